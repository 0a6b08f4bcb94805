// Files on their way in: bytes and names come back as they were sent, and every refusal leaves nothing behind.

import { afterAll, afterEach, beforeAll, describe, expect, setDefaultTimeout, test } from "bun:test";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { MARKER, PUSHES, raw } from "./contract.ts";
import {
  blobsIn,
  bytesOf,
  curl,
  download,
  FIELD,
  filePart,
  filesOf,
  form,
  KIB,
  MIB,
  OPEN,
  type Part,
  same,
  send,
  sendForm,
  textPart,
  until,
} from "./filing.ts";
import { type Answer, startServer, type TestServer } from "./harness.ts";

setDefaultTimeout(60_000); // a machine that others use too is slow at times

const directory = mkdtempSync(join(tmpdir(), "secretpush-uploads-"));
let server: TestServer;
beforeAll(async () => {
  server = await startServer({ flags: OPEN });
});
afterAll(async () => {
  await server.stop();
  rmSync(directory, { recursive: true, force: true });
});

const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString("base64");
const inline = (content: Uint8Array, filename = "file.bin"): Record<string, string> => ({
  filename,
  content_type: "application/octet-stream",
  content: base64(content),
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
    test(`${size} bytes by fetch, by curl and by JSON`, async () => {
      const bytes = bytesOf(size);
      await expectRoundTrip(await sendForm(server, [[FIELD, new Blob([bytes]), "file.bin"]]), bytes);
      const path = join(directory, `file-${size}.bin`);
      writeFileSync(path, bytes);
      const { code, status, text } = await curl(server.url + PUSHES, "-F", `${FIELD}=@${path}`);
      expect([code, status]).toEqual([0, 201]);
      await expectRoundTrip({ status, text, body: JSON.parse(text), headers: new Headers() }, bytes);
      await expectRoundTrip(await server.json("POST", PUSHES, { push: { files: [inline(bytes)] } }), bytes);
    });
  }

  test("100 MiB by curl", async () => {
    const bytes = bytesOf(100 * MIB);
    const path = join(directory, "large.bin");
    writeFileSync(path, bytes);
    const { status, text } = await curl(server.url + PUSHES, "-F", `${FIELD}=@${path}`);
    rmSync(path);
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

  test("without a Content-Type the name tells the type, and a type that is none is octet-stream", async () => {
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

describe("refusals leave nothing behind", () => {
  let strict: TestServer;
  let owner: Record<string, string>;
  beforeAll(async () => {
    strict = await startServer({
      flags: {
        "upload-max-files": "3",
        "upload-max-file-bytes": "64KiB",
        "upload-max-push-bytes": "96KiB",
        "upload-max-stored-bytes": "128KiB",
        "upload-max-json-bytes": "8MiB",
        "upload-free-space-floor": "0",
      },
    });
    ({ headers: owner } = await strict.user());
  });
  afterAll(() => strict.stop());
  afterEach(async () => {
    // Nothing is on the disk, and all the room is there again: exactly as much as is allowed still fits.
    await until(() => blobsIn(strict.dataDir).length === 0, "no blobs");
    const full = await strict.json(
      "POST",
      PUSHES,
      { push: { files: [inline(bytesOf(64 * KIB)), inline(bytesOf(32 * KIB))] } },
      owner,
    );
    const rest = await strict.json("POST", PUSHES, { push: { files: [inline(bytesOf(32 * KIB))] } }, owner);
    for (const { status, body } of [full, rest]) {
      expect(status).toBe(201);
      await strict.json("DELETE", `${PUSHES}/${body.url_token}`, undefined, owner);
    }
    expect(blobsIn(strict.dataDir)).toEqual([]);
  });

  const fileOf = (size: number, name = "a.bin") => filePart(`; filename="${name}"`, bytesOf(size));

  test("one file too many is 422 that names files and the count", async () => {
    const four = Array.from({ length: 4 }, () => fileOf(10));
    for (const { status, body } of [
      await send(strict, four, owner),
      await strict.json("POST", PUSHES, { push: { files: four.map(() => inline(bytesOf(10))) } }, owner),
    ]) {
      expect(status).toBe(422);
      expect(body).toEqual({ files: ["must be at most 3 files"] });
    }
  });

  test("one byte over the limit of a file is 413 that names field, limit and unit; the limit itself is not", async () => {
    const fits = await send(strict, [fileOf(64 * KIB)], owner);
    expect(fits.status).toBe(201);
    await strict.json("DELETE", `${PUSHES}/${fits.body.url_token}`, undefined, owner);
    const over = await send(strict, [fileOf(64 * KIB + 1)], owner);
    expect([over.status, over.body]).toEqual([413, { error: "files: one file may have at most 64 KiB." }]);
  });

  test("files that are too much together are 413", async () => {
    const over = await send(strict, [fileOf(64 * KIB), fileOf(32 * KIB + 1)], owner);
    expect(over.status).toBe(413);
    expect(over.body).toEqual({ error: "files: all files of a push together may have at most 96 KiB." });
  });

  test("files over the server's total are 507", async () => {
    const first = await send(strict, [fileOf(64 * KIB)], owner);
    const over = await send(strict, [fileOf(64 * KIB), fileOf(1)], owner);
    expect(over.status).toBe(507);
    expect(over.body).toEqual({ error: "files: all files on this server together may have at most 128 KiB." });
    expect(blobsIn(strict.dataDir)).toHaveLength(1);
    await strict.json("DELETE", `${PUSHES}/${first.body.url_token}`, undefined, owner);
  });

  test("a sender of far more than the limit sees the status, with fetch and with curl", async () => {
    const path = join(directory, "far-too-large.bin");
    writeFileSync(path, new Uint8Array(40 * MIB));
    const authorization = ["-H", `Authorization: ${owner.authorization}`];
    for (const argv of [authorization, [...authorization, "-H", "Expect:"], ["-H", "Expect:"]]) {
      const { code, status, text } = await curl(strict.url + PUSHES, ...argv, "-F", `${FIELD}=@${path}`);
      expect([code, status]).toEqual([0, argv.includes(authorization[1] ?? "") ? 413 : 401]);
      expect(JSON.parse(text)).toEqual({ error: expect.any(String) });
    }
    const large = new Blob([new Uint8Array(40 * MIB)]);
    expect((await sendForm(strict, [[FIELD, large, "a.bin"]], owner)).status).toBe(413);
    expect((await sendForm(strict, [[FIELD, large, "a.bin"]])).status).toBe(401);
  });

  test("a JSON body over its limit is 413, whether it says its length or not", async () => {
    const body = JSON.stringify({ push: { files: [inline(bytesOf(8 * MIB))] } });
    const headers = { "content-type": "application/json", ...owner };
    const declared = await strict.json("POST", PUSHES, body, owner);
    const chunked = await strict.fetch(PUSHES, { method: "POST", headers, body: new Blob([body]).stream() });
    expect(declared.status).toBe(413);
    expect(chunked.status).toBe(413);
    expect(await chunked.json()).toEqual(declared.body);
    expect(declared.body).toEqual({ error: "The body is larger than the limit of 8388608 bytes." });
  });

  test("without a token: 401 for a file, for kind file, and for the mere presence of files", async () => {
    const empty = filePart(`; filename=""`, "", "Content-Type: application/octet-stream");
    const text = textPart("push[payload]", "words");
    const answers = [
      await send(strict, [text, fileOf(10)]),
      await send(strict, [text, empty]),
      await send(strict, [text, textPart(FIELD, "")]),
      await send(strict, [text, textPart("push[kind]", "file")]),
      await strict.json("POST", PUSHES, { push: { payload: "words", kind: "file" } }),
      await strict.json("POST", PUSHES, { push: { payload: "words", files: [] } }),
      await strict.json("POST", PUSHES, { push: { payload: "words", files: "x" } }),
      await strict.json("POST", PUSHES, { push: { payload: "words", files: [inline(bytesOf(3))] } }),
    ];
    for (const { status, body } of answers) {
      expect(status).toBe(401);
      expect(body).toEqual({ error: "Pushing files needs an API token: send Authorization: Bearer TOKEN." });
    }
    expect((await strict.json("POST", PUSHES, { push: { payload: "words", files: null } })).status).toBe(201);
  });

  test("a token that is not valid is 401, before anything is read", async () => {
    const { status } = await send(strict, [fileOf(10)], { authorization: "Bearer nonsense" });
    expect(status).toBe(401);
  });

  test("content that is no base64, and files that are no list, are 422 that names them", async () => {
    const bad: unknown[] = ["text", 5, { 0: "x" }, true];
    for (const files of bad) {
      const { status, body } = await strict.json("POST", PUSHES, { push: { payload: "words", files } }, owner);
      expect([status, body]).toEqual([422, { files: ["must be a list of files"] }]);
    }
    const items: unknown[] = [
      { filename: "a" },
      { filename: "a", content: "%%%" },
      { content: "A" },
      "x",
      null,
      { content: 5 },
    ];
    for (const item of items) {
      const push = { payload: "words", files: [inline(bytesOf(9)), item] };
      const { status, body } = await strict.json("POST", PUSHES, { push }, owner);
      expect(status).toBe(422);
      expect(body.files).toEqual([expect.stringMatching(/^number 2 must be .* base64$/)]);
    }
  });

  test("a field that breaks its rule is told after the files came, with every other one", async () => {
    const parts = [fileOf(10), textPart("push[expire_after_views]", "0"), textPart("push[kind]", "nonsense")];
    const { status, body } = await send(strict, parts, owner);
    expect(status).toBe(422);
    expect(Object.keys(body).sort()).toEqual(["expire_after_views", "kind"]);
  });

  test("a form that ends in the middle of a file is 400", async () => {
    const { body, headers } = form([fileOf(40 * KIB)]);
    const cut = body.subarray(0, body.length - 30);
    const response = await strict.fetch(PUSHES, { method: "POST", headers: { ...headers, ...owner }, body: cut });
    expect([response.status, await response.json()]).toEqual([
      400,
      { error: "The body is not a complete multipart form." },
    ]);
  });

  test("a sender that hangs up in the middle leaves nothing", async () => {
    const { body, headers } = form([fileOf(20 * KIB, "first.bin"), fileOf(60 * KIB)]);
    await hangUp(strict, { ...headers, ...owner }, body, 60 * KIB);
  });
});

describe("too many at once, too slow, or no room", () => {
  test("a caller's uploads beyond those allowed are 429 with Retry-After; another caller's are not, and places come back", async () => {
    const busy = await startServer({ flags: { "upload-at-once-per-caller": "2", "upload-free-space-floor": "0" } });
    try {
      const { headers: one } = await busy.user();
      const { headers: two } = await busy.user();
      const slow = [await slowUpload(busy, one), await slowUpload(busy, one)];
      await until(() => blobsIn(busy.dataDir).length === 2, "two drafts");
      const third = await send(busy, [filePart(`; filename="a"`)], one);
      expect(third.status).toBe(429);
      expect(Number(third.headers.get("retry-after"))).toBeGreaterThan(0);
      expect(third.body.error).toContain("2 uploads");
      expect((await send(busy, [filePart(`; filename="a"`)], two)).status).toBe(201);
      expect((await busy.json("POST", PUSHES, { push: { payload: "no file" } }, one)).status).toBe(201);
      for (const upload of slow) expect(await upload.finish()).toBe(201);
      expect((await send(busy, [filePart(`; filename="a"`)], one)).status).toBe(201);
    } finally {
      await busy.stop();
    }
  });

  test("a sender that pauses gets 408 with a sentence and leaves nothing, in a form and in JSON", async () => {
    const hasty = await startServer({ flags: { ...OPEN, "upload-idle-timeout": "1s" } });
    try {
      const { body, headers } = form([filePart(`; filename="a"`, bytesOf(50_000))]);
      const json = Buffer.from(JSON.stringify({ push: { payload: "x".repeat(500) } }));
      const largeJson = Buffer.from(JSON.stringify({ push: { payload: "x".repeat(500_000) } }));
      const type = { "content-type": "application/json" };
      const answers = await Promise.all([
        stalled(hasty, headers, body, 30_000),
        stalled(hasty, type, json, 100),
        stalled(hasty, type, largeJson, 100_000),
      ]);
      for (const { status, text } of answers) {
        expect(status).toBe(408);
        expect(JSON.parse(text)).toEqual({ error: "Nothing more of the body came for 1s." });
      }
      await until(() => blobsIn(hasty.dataDir).length === 0, "no blobs");
    } finally {
      await hasty.stop();
    }
  });

  test("a sender that dribbles for too long gets 408 and leaves nothing", async () => {
    const hasty = await startServer({ flags: { ...OPEN, "upload-timeout": "1s" } });
    try {
      const upload = await slowUpload(hasty, {});
      const dribble = setInterval(() => upload.more(), 20);
      expect(await upload.status).toBe(408);
      await upload.closed;
      clearInterval(dribble);
      await until(() => blobsIn(hasty.dataDir).length === 0, "no blobs");
    } finally {
      await hasty.stop();
    }
  });

  test("below the floor of free space files are 507, and texts are not", async () => {
    const full = await startServer({
      flags: {
        "file-attachments-require-authentication": "false",
        "upload-free-space-floor": "1024TiB",
        "upload-free-space-floor-percent": "90",
      },
    });
    try {
      const { status, body } = await send(full, [filePart(`; filename="a"`)]);
      const space = Bun.spawnSync(["df", "--output=pcent", full.dataDir]).stdout.toString();
      const used = Number(/(\d+)%/.exec(space)?.[1]);
      expect(status).toBe(used > 11 ? 507 : 201);
      if (status === 507)
        expect(body.error).toMatch(/^files: the server keeps .*[KMGT]iB of its disk free, and less is left\.$/);
      if (status === 507) expect(blobsIn(full.dataDir)).toEqual([]);
      expect((await full.json("POST", PUSHES, { push: { payload: "words" } })).status).toBe(201);
    } finally {
      await full.stop();
    }
  });
});

describe("the settings show in the version record", () => {
  test("switched off: files are 422, other pushes work, the flag is false", async () => {
    const off = await startServer({ flags: { "enable-file-pushes": "false" } });
    try {
      const { headers } = await off.user();
      for (const who of [headers, {}]) {
        const refused = await send(off, [filePart(`; filename="a"`), textPart("push[payload]", "x")], who);
        expect([refused.status, refused.body]).toEqual([422, { files: ["are switched off on this server"] }]);
        const kind = await off.json("POST", PUSHES, { push: { payload: "x", kind: "file" } }, who);
        expect([kind.status, Object.keys(kind.body)]).toEqual([422, ["kind"]]);
      }
      expect(blobsIn(off.dataDir)).toEqual([]);
      expect((await off.json("POST", PUSHES, { push: { payload: "x" } })).status).toBe(201);
      const { body } = await off.json("GET", "/api/v2/version");
      expect(body.features.pushes.file_attachments).toEqual({ enabled: false, requires_authentication: true });
    } finally {
      await off.stop();
    }
  });

  test("open to everybody: the flag says so", async () => {
    const { body } = await server.json("GET", "/api/v2/version");
    expect(body.features.pushes.file_attachments).toEqual({ enabled: true, requires_authentication: false });
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
    for (const { path } of blobsIn(private_.dataDir)) {
      expect(path.slice(private_.dataDir.length)).toMatch(/^\/blobs\/[0-9a-f]{2}\/[0-9a-f]{30}$/);
    }
    const modes = Bun.spawnSync(["find", join(private_.dataDir, "blobs"), "-perm", "/077"]).stdout.toString();
    expect(modes).toBe("");
  } finally {
    await private_.stop();
  }
});

// ── Senders with bad manners ──────────────────────────────────────────────────────────────────

const head = (to: TestServer, headers: Record<string, string>, length: number): string => {
  const all = { Host: new URL(to.url).host, "Content-Length": String(length), ...headers };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return [`POST ${PUSHES} HTTP/1.1`, ...lines, "", ""].join("\r\n");
};

/** Sends part of a body, waits until a draft is on the disk, and closes the connection. */
async function hangUp(to: TestServer, headers: Record<string, string>, body: Uint8Array, bytes: number): Promise<void> {
  const socket = await Bun.connect({
    hostname: "127.0.0.1",
    port: Number(new URL(to.url).port),
    socket: { data() {}, open: (socket) => void socket.write(head(to, headers, body.length)) },
  });
  socket.write(body.subarray(0, bytes));
  await until(() => blobsIn(to.dataDir).some(({ path }) => path.includes("drafts")), "a draft");
  socket.terminate();
  await until(() => blobsIn(to.dataDir).length === 0, "no blobs");
}

/** Sends part of a body and then nothing more. @returns the answer to it */
const stalled = (to: TestServer, headers: Record<string, string>, body: Uint8Array, bytes: number) =>
  raw(to, "POST", PUSHES, { ...headers, "Content-Length": String(body.length) }, body.subarray(0, bytes));

interface SlowUpload {
  status: Promise<number>;
  closed: Promise<void>;
  more: () => void;
  /** Sends the rest. @returns the status */
  finish: () => Promise<number>;
}

/** An upload that has begun and goes on as it is told. */
async function slowUpload(to: TestServer, headers: Record<string, string>): Promise<SlowUpload> {
  const size = 300_000;
  const { body, headers: type } = form([filePart(`; filename="slow"`, bytesOf(size))]);
  const status = Promise.withResolvers<number>();
  const closed = Promise.withResolvers<void>();
  let sent = 200_000;
  const socket = await Bun.connect({
    hostname: "127.0.0.1",
    port: Number(new URL(to.url).port),
    socket: {
      open: (socket) => void socket.write(head(to, { ...type, ...headers }, body.length)),
      data: (_socket, bytes) => status.resolve(Number(/^HTTP\/1.1 (\d+)/.exec(bytes.toString())?.[1])),
      close: () => {
        status.reject(new Error("The connection was cut."));
        closed.resolve();
      },
    },
  });
  status.promise.catch(() => {});
  for (let at = 0; at < sent;) at += socket.write(body.subarray(at, sent));
  return {
    status: status.promise,
    closed: closed.promise,
    more: () => void (sent += Math.max(0, socket.write(body.subarray(sent, sent + 10)))),
    async finish() {
      while (sent < body.length) {
        const written = socket.write(body.subarray(sent));
        if (written === 0) await Bun.sleep(1);
        sent += Math.max(0, written);
      }
      const seen = await status.promise;
      socket.end();
      return seen;
    },
  };
}
