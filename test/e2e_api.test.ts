// The server's side of end-to-end pushes: it takes only what looks sealed, keeps no name, and follows its policy.

import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from "bun:test";

import { Preview, RetrievedPush } from "../src/http/contract/schemas.ts";
import { accessOf } from "../static/e2e/access.ts";
import { newKey } from "../static/e2e/link.ts";
import { manifestText } from "../static/e2e/manifest.ts";
import { openStream, openText } from "../static/e2e/open.ts";
import { sealStream, sealText } from "../static/e2e/seal.ts";
import { expectShape, MARKER, pathOf, PUSHES } from "./api_checks.ts";
import { startServer, type TestServer } from "./harness.ts";
import { bytesOf, download, filePart, OPEN, send, sendForm, textPart } from "./multipart_forms.ts";

setDefaultTimeout(60_000); // other load on the machine slows the tests down

const KEY = newKey();
const MAX_FILE_BYTES = 300 * 1024;
const NOT_SEALED =
  "must be an armored age file under e2e: an age file for one passphrase (age-encryption.org/v1, a single scrypt stanza of work factor 1 to 22)";
const notAge = (number: number): string =>
  `must each be an age file for one passphrase (age-encryption.org/v1, a single scrypt stanza of work factor 1 to 22) under e2e: number ${number} is not`;

let server: TestServer;
let armored: string;
let manifest: string;
let sealedFile: Uint8Array<ArrayBuffer>;
const CONTENT = bytesOf(100_000);

const sealFile = async (bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await new Response(await sealStream(new Blob([bytes]).stream(), KEY)).arrayBuffer());
const armor = (bytes: Uint8Array | string): string => {
  const lines =
    Buffer.from(bytes as string, "latin1")
      .toString("base64")
      .match(/.{1,64}/g) ?? [];
  return ["-----BEGIN AGE ENCRYPTED FILE-----", ...lines, "-----END AGE ENCRYPTED FILE-----", ""].join("\n");
};
const bytesIn = (armored: string): string =>
  Buffer.from(armored.split("\n").slice(1, -2).join(""), "base64").toString("latin1");

beforeAll(async () => {
  server = await startServer({
    flags: { ...OPEN, "upload-max-file-bytes": String(MAX_FILE_BYTES), "log-level": "debug" },
  });
  armored = await sealText("hunter22", KEY);
  manifest = await sealText(
    manifestText({ text: "", files: [{ name: "door codes.txt", type: "text/plain", size: CONTENT.length }] }),
    KEY,
  );
  sealedFile = await sealFile(CONTENT);
});
afterAll(() => server.stop());

const create = (fields: object) => server.json("POST", PUSHES, { push: { e2e: true, ...fields } });

describe("an end-to-end push", () => {
  test("comes back as the armor that was sent, and its records say what it is", async () => {
    const made = await create({ payload: armored, expire_after_views: 1 });
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({ e2e: true, kind: "text" });
    const preview = await server.json("GET", `${pathOf(made.body)}/preview`);
    expect(preview.body).toEqual({ url: made.body.html_url, e2e: true });
    expectShape(Preview, preview.body);
    const got = await server.json("GET", pathOf(made.body));
    expectShape(RetrievedPush, got.body);
    expect(got.body).toMatchObject({ e2e: true, payload: armored, views_remaining: 0 });
    expect(await openText(got.body.payload, KEY)).toBe("hunter22");
    expect((await server.json("GET", pathOf(made.body))).body).toMatchObject({ e2e: true, expired: true });
  });

  test("is named so only where it is one", async () => {
    for (const fields of [{ payload: "plain" }, { payload: "plain", e2e: false }, { payload: armored, e2e: null }]) {
      const made = await server.push(fields);
      expect(made).not.toHaveProperty("e2e");
      expect((await server.json("GET", `${pathOf(made)}/preview`)).body).toEqual({ url: made["html_url"] });
    }
  });

  test("may be a URL or a QR code that this server cannot check", async () => {
    const payload = await sealText(`ftp://${"x".repeat(20_000)}`, KEY);
    for (const kind of ["url", "qr", "text"]) {
      const made = await create({ payload, kind });
      expect([made.status, made.body.kind]).toEqual([201, kind]);
    }
  });

  test("is taken with CRLF, as forms of browsers send it, and from the older API", async () => {
    expect((await create({ payload: armored.replaceAll("\n", "\r\n") })).status).toBe(201);
    expect((await create({ payload: armored.trimEnd() })).status).toBe(201);
    const legacy = await server.json("POST", "/p.json", { password: { payload: armored, e2e: "true" } });
    expect([legacy.status, legacy.body.e2e]).toEqual([201, true]);
    const refused = await server.json("POST", "/p.json", { password: { payload: MARKER, e2e: true } });
    expect([refused.status, refused.body]).toEqual([422, { payload: [NOT_SEALED] }]);
  });

  test("is refused where its payload is anything but one armored age file for a passphrase", async () => {
    const inside = bytesIn(armored);
    const head = inside.indexOf("\n---");
    const stanza = inside.slice(inside.indexOf("->"), head + 1);
    const changed: Array<[what: string, payload: string]> = [
      ["nothing", ""],
      ["plain text", MARKER],
      ["text around it", `${MARKER}\n${armored}`],
      ["text behind it", `${armored}${MARKER}`],
      ["a space before it", ` ${armored}`],
      ["a line too long", armored.replace("\n", "\n \n")],
      ["lines of another length", armored.replace(/^(.{64})\n(.{64})\n/m, "$1$2\n")],
      ["no end", armored.slice(0, -40)],
      [
        "base64 with spare bits",
        armored.replace(/[AQgw](?===\n)/, (last) => ({ A: "B", Q: "R", g: "h" })[last] ?? "x"),
      ],
      ["base64 without padding", armored.replace("==\n", "\n")],
      ["base64url", armored.replace(/^[\w+/]{64}$/m, (line) => `${line.slice(0, -1)}-`)],
      ["another armor", armored.replaceAll("AGE ENCRYPTED FILE", "PGP MESSAGE")],
      ["the armor of a text", armor(MARKER.repeat(20))],
      ["another version", armor(inside.replace("/v1", "/v2"))],
      ["another recipient", armor(inside.replace("scrypt", "X25519"))],
      ["two stanzas", armor(inside.replace(stanza, stanza + stanza))],
      ["no stanza", armor(inside.replace(stanza, ""))],
      ["a work factor of 0", armor(inside.replace(/ 10\n/, " 0\n"))],
      ["a work factor of 23", armor(inside.replace(/ 10\n/, " 23\n"))],
      ["a work factor of 010", armor(inside.replace(/ 10\n/, " 010\n"))],
      ["a salt of 15 bytes", armor(inside.replace(/scrypt \S{22}/, `scrypt ${"A".repeat(20)}`))],
      ["a salt with spare bits", armor(inside.replace(/scrypt \S{22}/, `scrypt ${"A".repeat(21)}B`))],
      ["a body of 31 bytes", armor(inside.replace(/\n\S{43}\n---/, `\n${"A".repeat(42)}\n---`))],
      ["no MAC", armor(inside.replace(/--- \S{43}\n/, "---\n"))],
      ["no chunk", armor(inside.slice(0, 150 + 16))],
      ["half a tag", armor(inside.slice(0, 150 + 16 + 8))],
    ];
    for (const [what, payload] of changed) {
      expect(payload).not.toBe(armored);
      const { status, body } = await create({ payload });
      expect([what, status, body]).toEqual([what, 422, { payload: [NOT_SEALED] }]);
    }
    expect(server.log()).not.toContain(MARKER);
  });

  test("counts its armor against the limit of a payload, and says so", async () => {
    const { status, body } = await create({ payload: await sealText("x".repeat(800_000), KEY) });
    expect(status).toBe(422);
    expect(body.payload[0]).toMatch(/^is too long: at most 1048576 bytes, encrypted and armored; this has 1\d{6}$/);
  });

  test("takes an access key for its passphrase, and never the passphrase itself", async () => {
    const payload = await sealText("hunter22", KEY, "open sesame");
    for (const passphrase of [MARKER, "open sesame", `${accessOf(KEY, "open sesame")}=`]) {
      const { status, body, text } = await create({ payload, passphrase });
      expect([status, Object.keys(body)]).toEqual([422, ["passphrase"]]);
      expect(body.passphrase[0]).toContain("43 characters of base64url");
      expect(text).not.toContain(passphrase);
    }
    const access = accessOf(KEY, "open sesame");
    const made = await create({ payload, passphrase: access });
    expect(made.status).toBe(201);
    expect((await server.json("GET", `${pathOf(made.body)}?passphrase=open%20sesame`)).status).toBe(401);
    const got = await server.json("GET", `${pathOf(made.body)}?passphrase=${access}`);
    expect(await openText(got.body.payload, KEY, "open sesame")).toBe("hunter22");
  });
});

describe("its files", () => {
  const part = (bytes: Uint8Array | string) =>
    filePart('; filename="door codes.txt"', bytes, "Content-Type: text/plain");
  const e2e = textPart("push[e2e]", "true");
  const payload = () => textPart("push[payload]", manifest);

  test("are stored under numbers, whatever their sender calls them, and open again", async () => {
    for (const parts of [
      [e2e, payload(), part(sealedFile), part(sealedFile)],
      [part(sealedFile), part(sealedFile), payload(), e2e],
    ]) {
      const made = await send(server, parts);
      expect(made.status).toBe(201);
      const { body } = await server.json("GET", pathOf(made.body));
      expect(body).toMatchObject({ e2e: true, kind: "file", payload: manifest });
      const files = body.files as Array<{ filename: string; content_type: string; byte_size: number; url: string }>;
      expect(files.map(({ filename, content_type, byte_size }) => [filename, content_type, byte_size])).toEqual([
        ["1.age", "application/octet-stream", sealedFile.length],
        ["2.age", "application/octet-stream", sealedFile.length],
      ]);
      const response = await fetch(files[1]?.url ?? "");
      expect(response.headers.get("content-type")).toBe("application/octet-stream");
      expect(response.headers.get("content-disposition")).toContain("filename=2.age");
      const opened = await openStream(new Blob([new Uint8Array(await response.arrayBuffer())]).stream(), KEY);
      expect(Buffer.compare(Buffer.from(await new Response(opened).arrayBuffer()), CONTENT)).toBe(0);
    }
  });

  test("are refused where one is not sealed, wherever e2e stands in the form", async () => {
    for (const other of [MARKER, bytesOf(200_000), "", sealedFile.slice(0, 170), sealedFile.slice(1)]) {
      for (const parts of [
        [e2e, payload(), part(sealedFile), part(other)],
        [payload(), part(sealedFile), part(other), e2e],
      ]) {
        const { status, body } = await send(server, parts);
        expect([status, body]).toEqual([422, { files: [notAge(2)] }]);
      }
    }
  });

  test("are refused from the first bytes where e2e comes first: 422 before the limit of a file", async () => {
    const large = bytesOf(MAX_FILE_BYTES + 1);
    expect((await send(server, [e2e, payload(), part(large)])).body).toEqual({ files: [notAge(1)] });
    expect((await send(server, [payload(), part(large), e2e])).status).toBe(413);
  });

  test("come in JSON too, under the same rule", async () => {
    const inline = (bytes: Uint8Array | string) => ({
      filename: "door codes.txt",
      content_type: "text/plain",
      content: Buffer.from(bytes as string).toString("base64"),
    });
    const made = await create({ payload: manifest, files: [inline(sealedFile)] });
    expect(made.status).toBe(201);
    const { body } = await server.json("GET", pathOf(made.body));
    expect(body.files).toMatchObject([{ filename: "1.age", content_type: "application/octet-stream" }]);
    expect(Buffer.compare(await download(body.files[0].url), sealedFile)).toBe(0);
    const refused = await create({ payload: manifest, files: [inline(sealedFile), inline(MARKER)] });
    expect([refused.status, refused.body]).toEqual([422, { files: [notAge(2)] }]);
  });

  test("need the sealed payload that names them", async () => {
    const { status, body } = await sendForm(server, [
      ["push[e2e]", "1"],
      ["push[files][]", new Blob([sealedFile]), "1.age"],
    ]);
    expect(status).toBe(422);
    expect(body.payload[0]).toStartWith("must be an armored age file with the names of the files under e2e");
  });

  test("without e2e they are files like any others", async () => {
    const made = await send(server, [part(sealedFile), part(MARKER)]);
    const { body } = await server.json("GET", pathOf(made.body));
    expect(body.files).toMatchObject([{ filename: "door codes.txt" }, { filename: "door codes.txt" }]);
  });
});

describe("the policy", () => {
  const under = async (policy: string, work: (server: TestServer) => Promise<void>): Promise<void> => {
    const server = await startServer({ flags: { ...OPEN, e2e: policy } });
    try {
      await work(server);
    } finally {
      await server.stop();
    }
  };

  test("off refuses end-to-end pushes and takes all others", () =>
    under("off", async (server) => {
      const { status, body } = await server.json("POST", PUSHES, { push: { payload: armored, e2e: true } });
      expect([status, body]).toEqual([
        422,
        { e2e: ["is switched off: this server does not accept end-to-end pushes"] },
      ]);
      await server.push({ payload: "plain" });
    }));

  test("required refuses all others, in either API and with files, and says why", () =>
    under("required", async (server) => {
      const refusal = {
        e2e: ["must be true: this server accepts only what the sender's program has encrypted end to end"],
      };
      for (const [path, body] of [
        [PUSHES, { push: { payload: MARKER } }],
        [PUSHES, { push: { payload: armored, e2e: false } }],
        [PUSHES, { push: { files: [{ filename: "a", content: "YQ==" }] } }],
        ["/p.json", { password: { payload: MARKER } }],
      ] as const) {
        const answer = await server.json("POST", path, body);
        expect([answer.status, answer.body]).toEqual([422, refusal]);
      }
      await server.push({ payload: armored, e2e: true });
    }));

  test("preferred takes both", () =>
    under("preferred", async (server) => {
      for (const push of [{ payload: "plain" }, { payload: armored, e2e: true }])
        expect((await server.json("POST", "/api/v2/pushes", { push })).status).toBe(201);
    }));
});
