// Files of a real server process: killed in the middle of uploads, expiries and downloads, started
// again, and watched for the memory it takes. Kills are driven by what was seen, not by the clock.

import { Database } from "bun:sqlite";
import { afterAll, describe, expect, setDefaultTimeout, test } from "bun:test";
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { PUSHES } from "./api_checks.ts";
import { blobsIn, bytesOf, FIELD, MIB, OPEN, same, until } from "./multipart_forms.ts";
import { FULL } from "./full.ts";
import { makeTempDir } from "./harness.ts";
import { takesRoom } from "./own_temporary.ts";
import { upload as uploadPieces } from "./plain_client.ts";
import { type ServerProcess, spawnServer } from "./processes.ts";

setDefaultTimeout(60_000); // a machine that others use too is slow at times
takesRoom();

const root = makeTempDir();
afterAll(() => rmSync(root, { recursive: true, force: true }));

const FLAGS = { ...OPEN, "upload-at-once-per-caller": "100" };

interface Stored {
  urlToken: string;
  bytes: Uint8Array;
  deleted: boolean;
  /** Its one view was taken, or may have been. */
  viewed: boolean;
}

/** @returns null where no whole answer came. */
async function ask(url: string, init?: RequestInit): Promise<{ status: number; bytes: Uint8Array } | null> {
  try {
    const response = await fetch(url, init);
    return { status: response.status, bytes: await response.bytes() };
  } catch {
    return null;
  }
}

const json = (answer: { bytes: Uint8Array }) => JSON.parse(Buffer.from(answer.bytes).toString());

async function upload(server: ServerProcess, bytes: Uint8Array<ArrayBuffer>): Promise<Stored | null> {
  const body = new FormData();
  body.append("push[expire_after_views]", "1");
  body.append(FIELD, new Blob([bytes]), "a.bin");
  const answer = await ask(server.url + PUSHES, { method: "POST", body });
  if (!answer) return null;
  expect(answer.status).toBe(201);
  return { urlToken: json(answer).url_token as string, bytes, deleted: false, viewed: false };
}

/** @returns the file's link; null where the server was gone, "" where the push is over */
async function view(server: ServerProcess, stored: Stored): Promise<string | null> {
  stored.viewed = true;
  const answer = await ask(`${server.url}${PUSHES}/${stored.urlToken}`);
  return answer && ((json(answer).files[0]?.url as string | undefined) ?? "");
}

/** What the database says, from a copy, so that its recovery is not helped along. */
function rowsIn(dataDir: string): { files: string[]; doomed: string[] } {
  const copy = join(root, `copy-${crypto.randomUUID()}`);
  mkdirSync(copy);
  for (const name of readdirSync(dataDir).filter((name) => name.startsWith("secretpush.db"))) {
    cpSync(join(dataDir, name), join(copy, name));
  }
  const db = new Database(join(copy, "secretpush.db"));
  const ids = (table: string) =>
    db
      .query<{ blob_id: string }, []>(`SELECT blob_id FROM ${table}`)
      .all()
      .map(({ blob_id }) => blob_id);
  const rows = { files: ids("files"), doomed: ids("doomed_blobs") };
  db.close();
  rmSync(copy, { recursive: true });
  return rows;
}

const idsOnDisk = (dataDir: string): string[] => blobsIn(dataDir).map(({ path }) => path.split("/").slice(-2).join(""));

test("kills in the middle of uploads, expiries and downloads: no row without its blob, no blob without its row", async () => {
  const dataDir = join(root, "crash");
  const stored: Stored[] = [];
  let unanswered = 0;
  for (let round = 0; round < 3; round += 1) {
    let server = await spawnServer(dataDir, { flags: FLAGS });
    const target = stored.length + 12;
    let killed: Promise<void> | undefined;
    const work = async (worker: number): Promise<void> => {
      for (let turn = 0; ; turn += 1) {
        const made = await upload(server, bytesOf(40_000 + 70_000 * worker, stored.length + 1));
        if (!made) {
          // It may be stored all the same.
          unanswered += 1;
          return;
        }
        stored.push(made);
        if (stored.length >= target) killed ??= server.kill();
        if (turn % 3 === 0) {
          made.deleted = true;
          if (!(await ask(`${server.url}${PUSHES}/${made.urlToken}`, { method: "DELETE" }))) return;
        } else if (turn % 3 === 1) {
          const link = await view(server, made);
          if (link === null) return;
          const answer = await ask(link);
          if (!answer) return;
          expect(same(answer.bytes, made.bytes)).toBe(true);
        }
      }
    };
    await Promise.all([0, 1, 2, 3].map(work));
    await killed;
    // Before anything tidies up: every file of a push is there, whole.
    const left = new Set(idsOnDisk(dataDir));
    for (const id of rowsIn(dataDir).files) expect(left.has(id)).toBe(true);

    server = await spawnServer(dataDir, { flags: FLAGS });
    const wanted = stored.filter(({ deleted, viewed }) => !deleted && !viewed);
    for (const made of wanted) {
      const link = await view(server, made);
      expect(same((await ask(link ?? ""))?.bytes ?? new Uint8Array(), made.bytes)).toBe(true);
    }
    expect(await server.stop()).toBe(0);
    const rows = rowsIn(dataDir);
    expect(idsOnDisk(dataDir).sort()).toEqual([...rows.files, ...rows.doomed].sort());
    expect(server.output()).not.toContain("is missing");
  }
  // Everything that is known of is deleted in the end, and its space is back.
  const server = await spawnServer(dataDir, { flags: FLAGS });
  for (const { urlToken } of stored) await ask(`${server.url}${PUSHES}/${urlToken}`, { method: "DELETE" });
  expect(await server.stop()).toBe(0);
  const { files, doomed } = rowsIn(dataDir);
  expect(doomed).toEqual([]);
  expect(files.length).toBeLessThanOrEqual(unanswered);
  expect(idsOnDisk(dataDir).sort()).toEqual(files.sort());
});

describe("what a kill leaves", () => {
  test("a half-received file is gone after the start, and the log says how many", async () => {
    const dataDir = join(root, "half");
    let server = await spawnServer(dataDir, { flags: FLAGS });
    const uploads = [1, 2, 3].map((seed) => endless(server, seed));
    await until(() => blobsIn(dataDir).filter(({ size }) => size > MIB).length === 3, "three drafts of a megabyte");
    await server.kill();
    for (const upload of uploads) expect(await upload).toBeNull();
    expect(blobsIn(dataDir)).toHaveLength(3);
    server = await spawnServer(dataDir, { flags: FLAGS });
    expect(blobsIn(dataDir)).toEqual([]);
    expect(server.output()).toContain("orphans=3");
    await server.stop();
  });

  test("a blob without a row goes, a row without a blob is named in the log and answers an error", async () => {
    const dataDir = join(root, "orphans");
    let server = await spawnServer(dataDir, { flags: FLAGS });
    const kept = await upload(server, bytesOf(1_000, 1));
    const [keptBlob] = blobsIn(dataDir);
    const lost = await upload(server, bytesOf(1_000, 2));
    await server.kill();
    const lostBlob = blobsIn(dataDir).find(({ path }) => path !== keptBlob?.path);
    rmSync(lostBlob?.path ?? "");
    const orphan = join(dataDir, "blobs", "00", "0".repeat(30));
    mkdirSync(join(dataDir, "blobs", "00"), { recursive: true });
    writeFileSync(orphan, "orphan");
    server = await spawnServer(dataDir, { flags: FLAGS });
    expect(blobsIn(dataDir)).toEqual([keptBlob ?? { path: "", size: 0 }]);
    expect(server.output()).toContain(
      `a file is missing from the disk blob=${lostBlob?.path.split("/").slice(-2).join("")}`,
    );
    expect(server.output()).toMatch(/orphans=1 missing=1/);
    if (!kept || !lost) throw new Error("An upload failed.");
    expect((await ask(`${server.url}${PUSHES}/${lost.urlToken}`))?.status).toBe(500);
    expect(same((await ask((await view(server, kept)) ?? ""))?.bytes ?? new Uint8Array(), kept.bytes)).toBe(true);
    await server.stop();
  });
});

/** Far less than the file, and more than waits for a collection on a busy machine. */
const MOST = 90 * MIB;
const ZEROS = new Uint8Array(500_000);

test("an upload of a large file and its download leave the server's memory flat", async () => {
  const server = await spawnServer(join(root, "memory"), { flags: FLAGS });
  const resident = (field: string): number => {
    const status = readFileSync(`/proc/${server.pid}/status`, "utf8");
    return Number(new RegExp(`^${field}:\\s+(\\d+) kB`, "m").exec(status)?.[1]) * 1024;
  };
  try {
    // A first small one: compiled code is no growth of an upload.
    await upload(server, bytesOf(8 * MIB));
    const beforeUpload = resident("VmRSS");
    const bytes = FULL ? 300_000_000 : 150_000_000;
    const made = await uploadZeros(server, bytes);
    expect(resident("VmHWM") - beforeUpload).toBeLessThan(MOST);

    writeFileSync(`/proc/${server.pid}/clear_refs`, "5"); // the highest mark starts again from here
    const beforeDownload = resident("VmRSS");
    const link = await view(server, made);
    let received = 0;
    for await (const piece of (await fetch(link ?? "")).body ?? []) received += piece.byteLength;
    expect(received).toBe(bytes);
    expect(resident("VmHWM") - beforeDownload).toBeLessThan(MOST);
  } finally {
    await server.kill();
  }
});

/** An upload that never ends by itself. */
async function endless(server: ServerProcess, seed: number): Promise<unknown> {
  const piece = bytesOf(64 * 1024, seed);
  const start = `--b\r\nContent-Disposition: form-data; name="${FIELD}"; filename="a"\r\n\r\n`;
  let begun = false;
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      if (!begun) controller.enqueue(Buffer.from(start));
      begun = true;
      controller.enqueue(piece);
      await new Promise((resolve) => setImmediate(resolve));
    },
  });
  return ask(server.url + PUSHES, {
    method: "POST",
    body,
    headers: { "content-type": "multipart/form-data; boundary=b" },
  });
}

/** The sender's own memory stays flat too: the bytes come from nowhere. */
async function uploadZeros(server: ServerProcess, size: number): Promise<Stored> {
  const pieces = Array.from({ length: size / ZEROS.byteLength }, () => ZEROS);
  const { text } = await uploadPieces(server.url + PUSHES, pieces);
  const { url_token: urlToken } = JSON.parse(text) as { url_token: string };
  return { urlToken, bytes: new Uint8Array(), deleted: false, viewed: false };
}
