// Files of nodes that are killed with -9, on PostgreSQL and S3: in the middle of uploads, deletions and downloads, of the
// removal of what has expired, and between the parts of one push. Every row keeps its blob, and after a sweep no blob is
// without a row. Kills are driven by what was seen, not by the clock.

import { SQL } from "bun";
import { afterAll, afterEach, beforeEach, expect, setDefaultTimeout, test } from "bun:test";
import { rmSync } from "node:fs";

import { monotonicClock } from "../src/base/clock.ts";
import { Log } from "../src/base/log.ts";
import { Files } from "../src/domain/files/files.ts";
import { PUSHES } from "./api_checks.ts";
import { makeTempDir } from "./harness.ts";
import { bytesOf, FIELD, KIB, MIB, OPEN, same, until } from "./multipart_forms.ts";
import { needs } from "./needs.ts";
import { Servers, type ServerProcess } from "./processes.ts";
import { bucketSettings, newBucket } from "./s3.ts";
import { newPostgresPlace, type PostgresPlace } from "./store_engines.ts";
import { inBucket, type StoredFiles } from "./stored_files.ts";
import { whole } from "./tus.ts";

setDefaultTimeout(180_000); // other load on the machine slows the tests down

const KEY = "ab".repeat(32);
const root = makeTempDir();
afterAll(() => rmSync(root, { recursive: true, force: true }));

interface Stored {
  urlToken: string;
  bytes: Uint8Array;
  /** It was deleted or its one view taken, or may have been. */
  touched: boolean;
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

async function upload(
  node: ServerProcess,
  files: Array<Uint8Array<ArrayBuffer>>,
  fields: Record<string, string>,
): Promise<Stored | null> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(`push[${name}]`, value);
  for (const bytes of files) body.append(FIELD, new Blob([bytes]), "a.bin");
  const answer = await ask(node.url + PUSHES, { method: "POST", body });
  if (!answer) return null;
  expect(answer.status).toBe(201);
  return { urlToken: json(answer).url_token as string, bytes: files[0] ?? new Uint8Array(), touched: false };
}

/** @returns the bytes of the file; null where the node was gone */
async function viewed(node: ServerProcess, { urlToken }: Stored): Promise<Uint8Array | null> {
  const answer = await ask(`${node.url}${PUSHES}/${urlToken}`);
  return (answer && (await ask(json(answer).files[0]?.url ?? ""))?.bytes) ?? null;
}

needs("postgresql", "s3").describe("PostgreSQL", () => {
  let place: PostgresPlace;
  let bucket: Awaited<ReturnType<typeof newBucket>>;
  let objects: StoredFiles;
  let sql: SQL;
  let nodes: Servers;
  beforeEach(async () => {
    place = await newPostgresPlace();
    bucket = await newBucket();
    objects = inBucket(bucket);
    sql = new SQL(place.url, { max: 1, connection: { search_path: place.schema } } as SQL.Options);
    nodes = new Servers();
  });
  afterEach(async () => {
    await nodes.end();
    await sql.close();
    await place.remove();
  });

  const start = (flags: Record<string, string> = {}) =>
    nodes.start(`${root}/${crypto.randomUUID()}`, {
      flags: { ...OPEN, "upload-at-once-per-caller": "100", ...flags },
      env: {
        SECRETPUSH_DATABASE_URL: place.url,
        SECRETPUSH_DATABASE_SCHEMA: place.schema,
        SECRETPUSH_KEY: KEY,
        ...bucketSettings(bucket),
      },
    });
  const blobsOf = async (table: "files" | "doomed_blobs"): Promise<string[]> =>
    (await sql.unsafe(`SELECT blob_id FROM ${table} ORDER BY 1`)).map(({ blob_id }: { blob_id: string }) => blob_id);
  const blobsThere = async (): Promise<string[]> =>
    (await objects.names()).map((name) => name.split("/").slice(-2).join(""));

  /** What the background does, where what is left behind is old enough at once. */
  async function sweep(): Promise<void> {
    const store = await place.open({ key: KEY, testClock: false, shared: { place: bucket, leftBehindAfterMs: 0 } });
    try {
      const files = new Files({
        blobs: store.blobs,
        blobTable: store.blobTable,
        keys: store.keys,
        clock: store.clock ?? monotonicClock(),
        log: new Log({ level: "error", format: "text", write: () => {} }),
        limits: {} as Files["limits"],
        dataDir: "",
        isShared: true,
      });
      await files.unlinkDue();
      await files.removeLeftBehind();
    } finally {
      await store.close();
    }
  }

  test("an upload that two nodes take at once is in one push, which keeps it", async () => {
    const [one, other] = [await start(), await start()];
    for (let round = 0; round < 5; round += 1) {
      const bytes = bytesOf(round % 2 === 0 ? 6 * MIB : 70 * KIB, round);
      const { id } = await whole(one, bytes);
      const body = JSON.stringify({ push: { uploads: [id] } });
      const headers = { "content-type": "application/json" };
      const answers = await Promise.all(
        [one, other].map((node) => ask(node.url + PUSHES, { method: "POST", headers, body })),
      );
      const refused = {
        status: 422,
        body: expect.objectContaining({
          uploads: [expect.stringMatching(/ in a push already| already in a push| may have expired/)],
        }),
      };
      const read = answers.map((answer) => ({ status: answer?.status ?? 0, body: answer && json(answer) }));
      const created = read.find(({ status }) => status === 201)?.body;
      expect(read.filter(({ status }) => status !== 201)).toEqual([refused]);
      const received = await viewed(one, { urlToken: created.url_token, bytes, touched: false });
      expect(received && same(received, bytes)).toBe(true);
    }
    await sweep();
    expect(await blobsThere()).toHaveLength(5);
  });

  test("kills in the middle of uploads, deletions and downloads: no row without its blob, no blob without its row after a sweep", async () => {
    const stored: Stored[] = [];
    let unanswered = 0;
    const flags = { "sweep-interval": "1d" };
    let [survivor, victim] = [await start(flags), await start(flags)];
    for (let round = 0; round < 4; round += 1) {
      const target = stored.length + 12;
      let killed: Promise<void> | undefined;
      const work = async (worker: number): Promise<void> => {
        const node = worker % 2 === 0 ? victim : survivor;
        for (let turn = 0; killed === undefined; turn += 1) {
          // Of the larger ones, parts are on their way.
          const size = turn % 4 === 0 ? 6 * MIB : 40 * KIB + 70 * KIB * worker;
          const made = await upload(node, [bytesOf(size, stored.length + 1)], { expire_after_views: "1" });
          if (!made) {
            // It may be stored all the same.
            unanswered += 1;
            return;
          }
          stored.push(made);
          if (stored.length >= target) killed ??= victim.kill();
          if (turn % 3 === 2) continue;
          made.touched = true;
          if (turn % 3 === 0) await ask(`${node.url}${PUSHES}/${made.urlToken}`, { method: "DELETE" });
          else {
            const bytes = await viewed(node, made);
            if (bytes) expect(same(bytes, made.bytes)).toBe(true);
          }
        }
      };
      await Promise.all(Array.from({ length: 6 }, (_, worker) => work(worker)));
      await killed;
      // Before anything tidies up: every file of a push is there, and whole where nobody took it.
      const rows = await blobsOf("files");
      const there = new Set(await blobsThere());
      for (const id of rows) expect(there.has(id)).toBe(true);
      for (const made of stored.filter(({ touched }) => !touched)) {
        made.touched = true;
        const bytes = await viewed(survivor, made);
        expect(bytes !== null && same(bytes, made.bytes)).toBe(true);
      }
      // The other one is next.
      [survivor, victim] = [await start(flags), survivor];
    }
    for (const { urlToken } of stored) await ask(`${survivor.url}${PUSHES}/${urlToken}`, { method: "DELETE" });
    for (const node of [survivor, victim]) expect(await node.stop()).toBe(0);
    await sweep();
    const rows = await blobsOf("files");
    expect(await blobsOf("doomed_blobs")).toEqual([]);
    expect(rows.length).toBeLessThanOrEqual(unanswered);
    expect((await blobsThere()).toSorted()).toEqual(rows);
  });

  test("a kill between the files of one push leaves a whole one and parts of another, which a sweep removes", async () => {
    const node = await start();
    const kept = await upload(node, [bytesOf(10 * KIB)], {});
    if (!kept) throw new Error("The upload failed.");
    const part = (name: string) =>
      Buffer.from(`--b\r\nContent-Disposition: form-data; name="${FIELD}"; filename="${name}"\r\n\r\n`);
    const sent = [part("a"), bytesOf(100 * KIB), Buffer.from("\r\n"), part("b"), bytesOf(20 * MIB)];
    const request = ask(node.url + PUSHES, {
      method: "POST",
      headers: { "content-type": "multipart/form-data; boundary=b" },
      body: new ReadableStream<Uint8Array>({
        pull(controller) {
          const next = sent.shift();
          if (next) controller.enqueue(next);
          // Nothing comes any more, and no end.
          else return new Promise(() => {});
        },
      }),
    });
    await until(async () => (await objects.names()).length === 3, "a whole file, and an upload in parts");
    await node.kill();
    expect(await request).toBeNull();
    expect(await blobsOf("files")).toHaveLength(1);
    // Another node could be at it, so one that starts leaves it alone.
    const next = await start();
    expect(await objects.names()).toHaveLength(3);
    await sweep();
    expect(await blobsThere()).toEqual(await blobsOf("files"));
    expect(same((await viewed(next, kept)) ?? new Uint8Array(), kept.bytes)).toBe(true);
  });

  test("kills while nodes remove what has expired: the others go on, and nothing remains", async () => {
    const flags = { "sweep-interval": "1s" };
    const running = [await start(flags), await start(flags), await start(flags)];
    const [first] = running;
    if (!first) throw new Error("No node.");
    const FILES = 10;
    const files = Array.from({ length: FILES }, (_, n) => bytesOf(KIB, n));
    const pushes = await Promise.all(
      Array.from({ length: 20 }, () => upload(first, files, { expire_after_duration: "0" })),
    );
    expect(pushes.filter((made) => made !== null)).toHaveLength(20);
    const total = (await blobsThere()).length;
    expect(total).toBe(20 * FILES);
    // Their time is up: the database never goes back behind the latest moment that it decided by.
    await sql`INSERT INTO meta (key, value) VALUES ('latest_ms', ${String(Date.now() + 3_600_000)})
              ON CONFLICT (key) DO UPDATE SET value = excluded.value`;
    await until(async () => (await blobsThere()).length < total, "the first file is gone");
    await Promise.all(running.slice(0, 2).map((node) => node.kill()));
    // What is left of files has its row still: as a file of a push, or as one that waits to be removed.
    const there = await blobsThere();
    const rows = new Set([...(await blobsOf("files")), ...(await blobsOf("doomed_blobs"))]);
    console.log(`Killed with ${there.length} of ${total} files left.`);
    // The third one may have removed some since.
    const stillThere = new Set(await blobsThere());
    for (const id of there) if (stillThere.has(id)) expect(rows.has(id)).toBe(true);
    await running[2]?.kill();
    await start(flags);
    await until(async () => (await blobsThere()).length === 0, "all files are gone");
    await until(async () => (await blobsOf("doomed_blobs")).length === 0, "nothing waits to be removed");
    expect(await blobsOf("files")).toEqual([]);
    const [{ alive }] = await sql`SELECT count(*)::int AS alive FROM pushes WHERE expired_at_ms IS NULL`;
    expect(alive).toBe(0);
  });
});
