// Uploads that are refused leave nothing behind.

import { afterAll, afterEach, beforeAll, describe, expect, setDefaultTimeout, test } from "bun:test";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { bodyOf } from "./error_bodies.ts";
import { PUSHES } from "./api_checks.ts";
import {
  bytesOf,
  FIELD,
  filePart,
  form,
  inline,
  KIB,
  MIB,
  send,
  sendForm,
  textPart,
  until,
} from "./multipart_forms.ts";
import { type TestServer } from "./harness.ts";
import { upload } from "./plain_client.ts";
import { ownServer } from "./scratch.ts";
import { storedFiles, uploadsOf } from "./stored_files.ts";
import { bucketOf } from "./test_engine.ts";
import { ask, begin, patch } from "./tus.ts";

setDefaultTimeout(60_000); // other load on the machine slows the tests down

const directory = mkdtempSync(join(tmpdir(), "secretpush-uploads-"));
afterAll(() => {
  rmSync(directory, { recursive: true, force: true });
});

const stored = (of: TestServer): Promise<string[]> => storedFiles(of).names();
describe("refusals leave nothing behind", () => {
  let owner: Record<string, string>;
  const strict = ownServer({
    flags: {
      "upload-max-files": "3",
      "upload-max-file-bytes": "64KiB",
      "upload-max-push-bytes": "96KiB",
      "upload-max-stored-bytes": "128KiB",
      "upload-max-json-bytes": "8MiB",
      "upload-free-space-floor": "0",
    },
  });
  beforeAll(async () => {
    ({ headers: owner } = await strict.user());
  });
  afterEach(async () => {
    // Nothing is stored, and all the room is there again: exactly as much as is allowed still fits.
    await until(async () => (await stored(strict)).length === 0, "no blobs");
    expect(await filling()).toEqual([201, 201]);
    expect(await stored(strict)).toEqual([]);
  });

  /** Pushes exactly as much as is allowed in all, and deletes it. @returns the statuses */
  async function filling(): Promise<number[]> {
    const statuses: number[] = [];
    const made: string[] = [];
    for (const sizes of [[64 * KIB, 32 * KIB], [32 * KIB]]) {
      const push = { files: sizes.map((size) => inline(bytesOf(size))) };
      const { status, body } = await strict.json("POST", PUSHES, { push }, owner);
      statuses.push(status);
      if (status === 201) made.push(body.url_token);
    }
    for (const token of made) await strict.json("DELETE", `${PUSHES}/${token}`, undefined, owner);
    return statuses;
  }

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

  test("what does not fit beside uploads that have only begun is 507, whatever they declare", async () => {
    const upload = await begin(strict, 64 * KIB, "a.bin", owner);
    const other = await begin(strict, 64 * KIB, "b.bin", owner);
    await expect(begin(strict, 1, "c.bin", owner)).rejects.toThrow("507");
    expect((await send(strict, [fileOf(1)], owner)).status).toBe(507);
    expect((await ask("DELETE", other.url, owner)).status).toBe(204);
    expect((await patch(upload, 0, bytesOf(64 * KIB), owner)).status).toBe(204);
    const { status, body } = await strict.json("POST", PUSHES, { push: { uploads: [upload.id] } }, owner);
    expect(status).toBe(201);
    await expect(begin(strict, 64 * KIB + 1, "c.bin", owner)).rejects.toThrow("413");
    await strict.json("DELETE", `${PUSHES}/${body.url_token}`, undefined, owner);
    await until(async () => (await uploadsOf(strict)).length === 0, "no uploads");
  });

  test("files over the server's total are 507", async () => {
    const first = await send(strict, [fileOf(64 * KIB)], owner);
    const over = await send(strict, [fileOf(64 * KIB), fileOf(1)], owner);
    expect(over.status).toBe(507);
    expect(over.body).toEqual({ error: "files: all files on this server together may have at most 128 KiB." });
    expect(await stored(strict)).toHaveLength(1);
    await strict.json("DELETE", `${PUSHES}/${first.body.url_token}`, undefined, owner);
  });

  test("a sender of far more than the limit sees the status, with fetch and without, and whether it waits to be asked", async () => {
    const piece = new Uint8Array(MIB);
    const pieces = Array.from({ length: 40 }, () => piece);
    for (const [headers, waits, expected] of [
      [owner, true, 413],
      [owner, false, 413],
      [{}, false, 401],
    ] as const) {
      const { status, whole, text } = await upload(strict.url + PUSHES, pieces, { headers, waits });
      expect([status, whole]).toEqual([expected, true]);
      expect(bodyOf(status, text)).toEqual({ error: expect.any(String) });
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
    expect(bodyOf(413, await chunked.text())).toEqual(declared.body);
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
    expect([response.status, bodyOf(response.status, await response.text())]).toEqual([
      400,
      { error: "The body is not a complete multipart form." },
    ]);
  });

  test("a sender that hangs up in the middle leaves nothing", async () => {
    const { body, headers } = form([fileOf(20 * KIB, "first.bin"), fileOf(60 * KIB)]);
    await hangUp(strict, { ...headers, ...owner }, body, 60 * KIB);
    // Nobody waits for an answer, and a bucket does not show that the second one is still being given up.
    await until(async () => (await filling()).every((status) => status === 201), "all the room is there again");
  });
});

const head = (to: TestServer, headers: Record<string, string>, length: number): string => {
  const all = { Host: new URL(to.url).host, "Content-Length": String(length), ...headers };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return [`POST ${PUSHES} HTTP/1.1`, ...lines, "", ""].join("\r\n");
};

/** Sends a whole file and part of another, waits until something of them is stored, and closes the connection. */
async function hangUp(to: TestServer, headers: Record<string, string>, body: Uint8Array, bytes: number): Promise<void> {
  const socket = await Bun.connect({
    hostname: "127.0.0.1",
    port: Number(new URL(to.url).port),
    socket: { data() {}, open: (socket) => void socket.write(head(to, headers, body.length)) },
  });
  socket.write(body.subarray(0, bytes));
  // Of the second one a bucket shows nothing yet.
  const visible = bucketOf(to.dataDir) === undefined ? 2 : 1;
  await until(async () => (await stored(to)).length === visible, "a draft");
  socket.terminate();
  await until(async () => (await stored(to)).length === 0, "no blobs");
}
