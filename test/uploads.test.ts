// Files on their way in: bytes, names and types come back as they were sent.

import { afterAll, describe, expect, setDefaultTimeout, test } from "bun:test";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { MARKER, PUSHES } from "./api_checks.ts";
import {
  base64,
  bytesOf,
  download,
  FIELD,
  filePart,
  filesOf,
  inline,
  MIB,
  OPEN,
  type Part,
  same,
  send,
  sendForm,
  textPart,
} from "./multipart_forms.ts";
import { type Answer, startServer } from "./harness.ts";
import { takesRoom } from "./own_temporary.ts";
import { upload } from "./plain_client.ts";
import { ownServer } from "./scratch.ts";
import { storedFiles } from "./stored_files.ts";

setDefaultTimeout(60_000); // other load on the machine slows the tests down
takesRoom();

const directory = mkdtempSync(join(tmpdir(), "secretpush-uploads-"));
const server = ownServer({ flags: OPEN });
afterAll(() => {
  rmSync(directory, { recursive: true, force: true });
});

describe("bytes come back as they were sent", () => {
  const SIZES = [0, 1, 65_535, 65_536, 65_537, 2 * 65_536, MIB, MIB + 1];

  async function expectRoundTrip(created: Answer, bytes: Uint8Array): Promise<void> {
    expect(created.status).toBe(201);
    expect(created.body).toMatchObject({ kind: "file", expired: false });
    const [file, ...others] = await filesOf(server, created.body);
    expect(others).toEqual([]);
    expect(file).toMatchObject({ byte_size: bytes.byteLength });
    expect(same(await download(file?.url ?? ""), bytes)).toBe(true);
  }

  for (const size of SIZES) {
    test(`${size} bytes by fetch, by a plain client and by JSON`, async () => {
      const bytes = bytesOf(size);
      await expectRoundTrip(await sendForm(server, [[FIELD, new Blob([bytes]), "file.bin"]]), bytes);
      const { status, text } = await upload(server.url + PUSHES, [bytes]);
      expect(status).toBe(201);
      await expectRoundTrip({ status, text, body: JSON.parse(text), headers: new Headers() }, bytes);
      await expectRoundTrip(await server.json("POST", PUSHES, { push: { files: [inline(bytes)] } }), bytes);
    });
  }

  test("100 MiB, by a client that waits until the server asks for them", async () => {
    const bytes = bytesOf(100 * MIB);
    const { status, text } = await upload(server.url + PUSHES, [bytes], { waits: true });
    await expectRoundTrip({ status, text, body: JSON.parse(text), headers: new Headers() }, bytes);
  });

  test("bytes that look like the form around them", async () => {
    const tricky = `\r\n--\r\n------boundary7MA4YWx\r\n\r\n--boundary\r\n------boundary7MA4YWx`.repeat(5_000);
    const created = await send(server, [filePart(`; filename="a.txt"`, tricky)]);
    await expectRoundTrip(created, Buffer.from(tricky));
  });

  test("JSON takes base64 with line ends, in its url form, and as a data: URL", async () => {
    const bytes = Uint8Array.from([0xfb, 0xff, 0xfe, 0, 1, 2, 3]);
    for (const content of [
      base64(bytes).replace(/.{4}/g, "$&\r\n"),
      Buffer.from(bytes).toString("base64url"),
      `data:application/octet-stream;base64,${base64(bytes)}`,
    ]) {
      const created = await server.json("POST", PUSHES, { push: { files: [{ filename: "a.bin", content }] } });
      await expectRoundTrip(created, bytes);
    }
  });
});

describe("fields and files in any order", () => {
  test("fields count before and after the files", async () => {
    const parts = [
      textPart("push[payload]", "read me"),
      filePart(`; filename="a.txt"`, "A"),
      textPart("push[name]", "N"),
    ];
    const { headers } = await server.user();
    for (const order of [parts, parts.toReversed()]) {
      const created = await send(server, order, headers);
      expect(created.status).toBe(201);
      expect(created.body).toMatchObject({ kind: "file", name: "N" });
      const { body } = await server.json("GET", `${PUSHES}/${created.body.url_token}`);
      expect(body).toMatchObject({ payload: "read me", files: [{ filename: "a.txt", byte_size: 1 }] });
    }
  });

  test("a text of a megabyte beside files of many comes back letter by letter", async () => {
    const letters = "abcdefghijklmnopqrstuvwxyz\r\n-äß✓";
    const payload = Array.from(bytesOf(600_000, 3), (byte) => letters[byte % letters.length]).join("");
    const file = bytesOf(5_000_000, 4);
    const parts = [
      filePart(`; filename="a"`, file),
      textPart("push[payload]", payload),
      filePart(`; filename="b"`, file),
    ];
    const created = await send(server, parts);
    expect(created.status).toBe(201);
    const { body } = await server.json("GET", `${PUSHES}/${created.body.url_token}`);
    expect(body.payload === payload).toBe(true);
    for (const { url } of body.files as Array<{ url: string }>) expect(same(await download(url), file)).toBe(true);
  });

  test("push[files], push[files][] and push[files][0] are the same; a file of any other name is passed over", async () => {
    for (const name of ["push[files]", "push[files][]", "push[files][0]"]) {
      const created = await sendForm(server, [[name, new Blob(["A"]), "a.txt"]]);
      expect(created.status).toBe(201);
      expect(await filesOf(server, created.body)).toMatchObject([{ filename: "a.txt" }]);
    }
    // So are they in another wrapper or in none: what is taken is not called ignored.
    for (const name of ["file_push[files][]", "files[]"]) {
      const data = new FormData();
      data.append("push[payload]", "text");
      data.append(name, new Blob(["A"]), "a.txt");
      const response = await server.fetch(PUSHES, { method: "POST", body: data });
      expect([response.status, response.headers.get("x-ignored")]).toEqual([201, null]);
      expect(await filesOf(server, (await response.json()) as { url_token: string })).toMatchObject([
        { filename: "a.txt" },
      ]);
    }
    const other = await sendForm(server, [
      ["push[payload]", "text"],
      ["push[picture]", new Blob(["A"]), "a.txt"],
    ]);
    expect(other.body).toMatchObject({ kind: "text" });
    expect(await filesOf(server, other.body)).toEqual([]);
  });

  test("a file in the place of a text is refused, not passed over: a push must not lack the passphrase it was sent", async () => {
    for (const name of ["passphrase", "payload", "note", "expire_after_views", "retrieval_step"]) {
      const { status, body } = await sendForm(server, [
        ["push[payload]", "text"],
        [`push[${name}]`, new Blob(["A"]), "a.txt"],
      ]);
      expect([status, Object.keys(body)]).toEqual([422, [name]]);
    }
    const instead = await sendForm(server, [["push", new Blob(["A"]), "a.txt"]]);
    expect(instead.status).toBe(400);
  });

  test("a field whose bytes are said to be of no type is a text all the same, where it has no file name", async () => {
    const untyped = (part: Part): Part => ({
      ...part,
      headers: [...part.headers, "Content-Type: application/octet-stream"],
    });
    const created = await send(server, [
      untyped(textPart("push[payload]", "text ✓")),
      untyped(textPart("push[passphrase]", "open sesame")),
      untyped(textPart(FIELD, "A")),
    ]);
    const path = `${PUSHES}/${created.body.url_token}`;
    expect((await server.json("GET", path)).status).toBe(401);
    const { body } = await server.json("GET", `${path}?passphrase=open+sesame`);
    expect(body).toMatchObject({ payload: "text ✓", files: [{ byte_size: 1 }] });
  });

  test("two files of the same name in one push, and in two at once", async () => {
    const pair = [filePart(`; filename="a.txt"`, "first"), filePart(`; filename="a.txt"`, "second")];
    const answers = await Promise.all([send(server, pair), send(server, pair)]);
    for (const { body } of answers) {
      const files = await filesOf(server, body);
      expect(files.map(({ filename }) => filename)).toEqual(["a.txt", "a.txt"]);
      const texts = await Promise.all(files.map(async ({ url }) => Buffer.from(await download(url)).toString()));
      expect(texts).toEqual(["first", "second"]);
    }
  });

  test("fields are UTF-8 whatever their parts say, and files are files whatever theirs say", async () => {
    const text = {
      headers: [...textPart("push[payload]", "").headers, "Content-Type: text/plain; charset=utf-8"],
      body: "größer ✓",
    };
    const created = await send(server, [
      text,
      filePart(`; filename=""`, Uint8Array.of(0xff, 0), "Content-Type: text/plain"),
    ]);
    const { body } = await server.json("GET", `${PUSHES}/${created.body.url_token}`);
    expect(body).toMatchObject({ payload: "größer ✓", files: [{ filename: "file", byte_size: 2 }] });
  });

  test("10 files at once, in their order", async () => {
    const parts = Array.from({ length: 10 }, (_, index) => filePart(`; filename="${index}.txt"`, `text ${index}`));
    const files = await filesOf(server, (await send(server, parts)).body);
    expect(files.map(({ filename }) => filename)).toEqual(parts.map((_, index) => `${index}.txt`));
    expect(Buffer.from(await download(files[9]?.url ?? "")).toString()).toBe("text 9");
  });

  test("files are attachments of a text, url or qr push that says its kind", async () => {
    const payloads = { text: "words", url: "https://example.org/", qr: "WIFI:" };
    for (const [kind, payload] of Object.entries(payloads)) {
      const fields = [textPart("push[payload]", payload), textPart("push[kind]", kind)];
      const created = await send(server, [...fields, filePart(`; filename="a.txt"`, "A")]);
      expect(created.body).toMatchObject({ kind });
      const byJson = await server.push({ payload, kind, files: [inline(bytesOf(3))] });
      for (const push of [created.body, byJson]) {
        const { body } = await server.json("GET", `${PUSHES}/${push.url_token}`);
        expect(body).toMatchObject({ kind, payload });
        expect(body.files).toHaveLength(1);
      }
    }
  });

  test("an empty file field of a form is no file", async () => {
    const empty = filePart(`; filename=""`, "", "Content-Type: application/octet-stream");
    const created = await send(server, [textPart("push[payload]", "only text"), empty]);
    expect(created.body).toMatchObject({ kind: "text" });
    const hidden = await send(server, [textPart("push[payload]", "only text"), textPart(FIELD, "")]);
    expect(hidden.body).toMatchObject({ kind: "text" });
    const nothing = await send(server, [empty, textPart("push[kind]", "file")]);
    expect(nothing.status).toBe(422);
    expect(nothing.body.files).toEqual(["can't be blank in a file push"]);
  });

  test("a file push needs files or a text that says no other kind", async () => {
    const { status, body } = await server.json("POST", PUSHES, { push: { kind: "file", payload: "words" } });
    expect(status).toBe(422);
    expect(Object.keys(body)).toEqual(["files"]);
  });
});

describe("names and types", () => {
  /** Disposition parameters, then the name that comes out. */
  const NAMES: Array<[disposition: string, filename: string]> = [
    [`; filename="plain.txt"`, "plain.txt"],
    [`; filename=bare.txt`, "bare.txt"],
    [`; filename="Zürich – Straße.pdf"`, "Zürich – Straße.pdf"],
    [`; filename="отчёт.docx"`, "отчёт.docx"],
    [`; filename="報告書 最終.txt"`, "報告書 最終.txt"],
    [`; filename="تقرير.pdf"`, "تقرير.pdf"],
    [`; filename="דוח.txt"`, "דוח.txt"],
    [`; filename="रिपोर्ट.txt"`, "रिपोर्ट.txt"],
    [`; filename="😀👩‍👩‍👧.png"`, "😀👩‍👩‍👧.png"],
    [`; filename="e\u0301.txt"`, "e\u0301.txt"],
    [`; filename*=UTF-8''na%C3%AFve%20%E2%82%AC.txt`, "naïve €.txt"],
    [`; filename="naive.txt"; filename*=UTF-8''na%C3%AFve.txt`, "naïve.txt"],
    [`; filename*=UTF-8''na%C3%AFve.txt; filename="naive.txt"`, "naïve.txt"],
    [`; filename*=iso-8859-1''caf%E9.txt`, "café.txt"],
    [`; filename="a \\"quoted\\" name.txt"`, 'a "quoted" name.txt'],
    [`; filename="a %22quoted%22 name.txt"`, 'a "quoted" name.txt'],
    [`; filename="100%.txt"`, "100%.txt"],
    [`; filename="semi;colon, comma=equals.txt"`, "semi;colon, comma=equals.txt"],
    [`; filename="it's.txt"`, "it's.txt"],
    [`; filename="/etc/passwd"`, "passwd"],
    [`; filename="../../../../etc/passwd"`, "passwd"],
    [`; filename="C:\\\\fakepath\\\\report.pdf"`, "report.pdf"],
    [`; filename*=UTF-8''..%2F..%2Fevil.txt`, "evil.txt"],
    [`; filename=".."`, "file"],
    [`; filename="dir/"`, "file"],
    [`; filename=".bashrc"`, ".bashrc"],
    [`; filename="  spaces .txt  "`, "spaces .txt"],
    [`; filename="invoice\u202Efdp.exe"`, "invoicefdp.exe"],
    [`; filename="a\u0085b.txt"`, "ab.txt"],
    [`; filename*=UTF-8''a%00b%1Bc.txt`, "abc.txt"],
    [`; filename*=UTF-8''line%0D%0Abreak.txt`, "linebreak.txt"],
    [`; filename="<script>alert(1)</script>.svg"`, "script>.svg"],
    [`; filename="<img src=x onerror=alert(1)>.svg"`, "<img src=x onerror=alert(1)>.svg"],
  ];
  for (const [disposition, filename] of NAMES) {
    test(`${JSON.stringify(disposition.slice(2))} comes out as ${JSON.stringify(filename)}`, async () => {
      const created = await send(server, [filePart(disposition, "content", "Content-Type: application/x-test")]);
      expect(created.status).toBe(201);
      const files = await filesOf(server, created.body);
      expect(files).toMatchObject([{ filename, content_type: "application/x-test", byte_size: 7 }]);
      // A browser that follows the link saves it under the same name.
      const { headers } = await fetch(files[0]?.url ?? "");
      const disposed = headers.get("content-disposition") ?? "";
      expect(disposed).toStartWith("attachment; filename");
      const extended = /filename\*=UTF-8''(\S+)$/.exec(disposed)?.[1];
      const quoted = /filename="((?:[^"\\]|\\.)*)"/.exec(disposed)?.[1]?.replace(/\\(.)/g, "$1");
      const token = /filename=([^";\s]+)/.exec(disposed)?.[1];
      expect(extended === undefined ? (quoted ?? token) : decodeURIComponent(extended)).toBe(filename);
      // oxlint-disable-next-line no-control-regex
      expect(disposed).toMatch(/^[\u0020-\u007e]*$/);
    });
  }

  test("a header with a control character in it is no header: 400", async () => {
    for (const character of ["\u0000", "\u0007"]) {
      expect((await send(server, [filePart(`; filename="a${character}b.txt"`)])).status).toBe(400);
    }
  });

  test("JSON names are held to the same", async () => {
    const names = ["../../x.txt", "報告.txt", "a\u0000\u202e.txt", "", "..", "\ud800.txt"];
    const { url_token } = await server.push({ files: names.map((name) => inline(bytesOf(1), name)) });
    const files = await filesOf(server, { url_token });
    expect(files.map(({ filename }) => filename)).toEqual(["x.txt", "報告.txt", "a.txt", "file", "file", "\ufffd.txt"]);
  });

  test("a file without a name but with content is called file", async () => {
    const created = await send(server, [
      filePart(`; filename=""`, "content", "Content-Type: application/octet-stream"),
    ]);
    expect(await filesOf(server, created.body)).toMatchObject([{ filename: "file", byte_size: 7 }]);
  });

  test("an over-long name is cut to 255 bytes before its extension, between characters", async () => {
    const created = await send(server, [
      filePart(`; filename="${"ä".repeat(3_000)}.tar"`),
      filePart(`; filename="${"x".repeat(300)}"`),
    ]);
    const files = await filesOf(server, created.body);
    expect(files[0]?.filename).toBe(`${"ä".repeat(125)}.tar`);
    expect(files[1]?.filename).toBe("x".repeat(255));
  });

  test("without a Content-Type the name gives the type, and an invalid type becomes octet-stream", async () => {
    const created = await send(server, [
      filePart(`; filename="a.pdf"`),
      filePart(`; filename="noextension"`),
      filePart(`; filename="page.html"`, "x", "Content-Type: text/html; charset=utf-8"),
      filePart(`; filename="b"`, "x", `Content-Type: <script>`),
    ]);
    const types = (await filesOf(server, created.body)).map(({ content_type }) => content_type);
    expect(types).toEqual(["application/pdf", "application/octet-stream", "text/html", "application/octet-stream"]);
  });
});

test("neither contents nor names stand anywhere in the data directory or the log", async () => {
  const private_ = await startServer({ flags: OPEN });
  try {
    const content = `${MARKER} `.repeat(20_000);
    const created = await send(private_, [
      filePart(`; filename="${MARKER}.txt"`, content, `Content-Type: application/x-${MARKER}`),
      filePart(`; filename="${"n".repeat(100)}${MARKER}.txt"`, MARKER),
    ]);
    const [file] = await filesOf(private_, created.body);
    expect(Buffer.from(await download(file?.url ?? "")).toString()).toBe(content);
    const everything = Bun.spawnSync(["grep", "-rlai", MARKER, private_.dataDir]);
    expect(everything.stdout.toString()).toBe("");
    expect(private_.log()).not.toContain(MARKER);
    expect(private_.log()).not.toContain(file?.url.split("/").at(-1) ?? "?");
    const stored = storedFiles(private_);
    for (const name of await stored.names()) {
      expect(name).toMatch(/\/blobs\/[0-9a-f]{2}\/[0-9a-f]{30}$/);
      expect((await stored.read(name)).includes(MARKER)).toBe(false);
    }
    const modes = Bun.spawnSync(["find", private_.dataDir, "-mindepth", "1", "-perm", "/077"]).stdout.toString();
    expect(modes).toBe("");
  } finally {
    await private_.stop();
  }
});
