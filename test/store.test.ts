// What the database connection promises: writes share commits without sharing failures, and an answer
// means that the disk has it.

import { SQLiteError } from "bun:sqlite";
import { afterAll, describe, expect, setDefaultTimeout, test } from "bun:test";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";

import { AppError } from "../src/base/errors.ts";
import { makeTempDir } from "./harness.ts";
import { BatchWindow } from "../src/store/sqlite/writer/index.ts";
import { notesIn, WRITERS } from "./notes_database.ts";
import type { DbOptions } from "../src/store/sqlite/db.ts";

// Processes and disks take their time on a busy machine; none of it is waited for by the clock.
setDefaultTimeout(60_000);

const root = makeTempDir();
afterAll(() => rmSync(root, { recursive: true, force: true }));
const notes = notesIn(root);

/** How many commits a write-ahead log holds. The last page of each says how large the database is after it. */
function commitsIn(log: string): number {
  const [head, frameHead] = [32, 24];
  const bytes = readFileSync(log);
  const page = bytes.readUInt32BE(8);
  let commits = 0;
  for (let at = head; at < bytes.length; at += frameHead + page) if (bytes.readUInt32BE(at + 4) > 0) commits += 1;
  return commits;
}

const outcome = (write: Promise<unknown>): Promise<unknown> =>
  write.then(
    () => "stored",
    (error: unknown) => error,
  );

describe.each(["here", "in a thread"] as const)("group commit, by a writer %s", (where) => {
  const open = (options: Partial<DbOptions> = {}) => notes.open({ writer: WRITERS[where](), ...options });

  test("resolves a write only once another connection sees it", async () => {
    const { add, seen, close } = open();
    const seenWhenResolved = [1, 2, 3].map((n) => add(`note ${n}`).then(() => seen()));
    expect(seen()).toEqual([]);
    for (const texts of await Promise.all(seenWhenResolved)) expect(texts).toEqual(["note 1", "note 2", "note 3"]);
    close();
  });

  test("shares one commit among the writes of a turn, as many as are allowed", async () => {
    for (const [maxWritesPerCommit, commits] of [
      [256, 1],
      [4, 3],
      [1, 10],
    ] as const) {
      const { db, add, path, close } = open({ maxWritesPerCommit });
      const before = commitsIn(`${path}-wal`);
      await Promise.all(Array.from({ length: 10 }, (_, n) => add(`note ${n}`)));
      expect(commitsIn(`${path}-wal`) - before).toBe(commits);
      expect(db.prepare<{ n: number }>("SELECT count(*) AS n FROM notes").get({})?.n).toBe(10);
      close();
    }
  });

  test("lets a failing write harm no other, and undoes all that it had done", async () => {
    const { db, add, seen, close } = open();
    const halfDone = db.write("addHalf", { text: "half done" });
    const outcomes = await Promise.all(
      [add("first"), add("first"), halfDone, db.write("addNothing", undefined), add("last")].map(outcome),
    );
    expect(outcomes[0]).toBe("stored");
    expect((outcomes[1] as SQLiteError).code).toBe("SQLITE_CONSTRAINT_UNIQUE");
    expect(outcomes[2]).toEqual(new Error("second thoughts"));
    expect(outcomes[3]).toBeInstanceOf(Error); // a parameter is missing: the caller's mistake, and only its
    expect(outcomes[4]).toBe("stored");
    expect(seen()).toEqual(["first", "last"]);
    close();
  });

  test("rejects every write of a batch that could not be stored, and stores the next batch", async () => {
    const { add, seen, other, close } = open({ busyTimeoutMs: 20 });
    other.run("BEGIN IMMEDIATE");
    for (const failed of await Promise.all([add("a"), add("b")].map(outcome))) {
      expect(failed).toBeInstanceOf(AppError);
      expect((failed as AppError).code).toBe("unavailable");
      expect((failed as AppError).cause).toMatchObject({ code: "SQLITE_BUSY" });
    }
    other.run("ROLLBACK");
    expect(seen()).toEqual([]);
    await add("c");
    expect(seen()).toEqual(["c"]);
    close();
  });

  test("a store that fails in the middle of a batch stores none of it", async () => {
    const { db, add, seen, close } = open();
    const size = db.prepare<{ page_count: number }>("PRAGMA page_count").get({})?.page_count ?? 0;
    // No file system needed to run out of space: the database may not grow.
    await db.write("limitPages", { pages: size });
    const large = () => add("x".repeat(50_000));
    for (const failed of await Promise.all([add("small"), large(), add("other")].map(outcome))) {
      expect((failed as AppError).code).toBe("unavailable");
    }
    expect(seen()).toEqual([]);
    await db.write("limitPages", { pages: 1_000_000 });
    await add("again");
    expect(seen()).toEqual(["again"]);
    close();
  });

  test("closing finishes what is queued; afterwards writes are refused and nothing is left running", async () => {
    const { db, add, other, seen } = open();
    const queued = [add("one"), add("two")];
    db.close();
    expect(await Promise.all(queued.map(outcome))).toEqual(["stored", "stored"]);
    expect(seen()).toEqual(["one", "two"]);
    // The turn of the event loop that the commit was meant for still comes.
    await new Promise((resolve) => setImmediate(resolve));
    const late = await outcome(add("three"));
    expect((late as AppError).code).toBe("unavailable");
    expect(seen()).toEqual(["one", "two"]);
    other.close();
  });

  test("takes bytes both ways, and errors as they were thrown", async () => {
    const { db, close } = open();
    const [one, none] = [new Uint8Array([1, 2, 3]), new Uint8Array()];
    const inverted = await Promise.all([db.write("invert", { bytes: one }), db.write("invert", { bytes: none })]);
    expect(inverted).toEqual([{ bytes: new Uint8Array([254, 253, 252]) }, { bytes: none }]);
    expect(one).toEqual(new Uint8Array([1, 2, 3])); // the caller keeps its own
    expect(await outcome(db.write("refuse", undefined))).toEqual(
      new AppError("conflict", "Not today.", { fields: { text: ["is refused"] } }),
    );
    close();
  });

  test("tells an operation at its commit whether who asked for it is still there", async () => {
    const { db, other, seen, close } = open();
    const [stays, leaves, left] = [new AbortController(), new AbortController(), new AbortController()];
    left.abort();
    const add = (text: string, { signal }: AbortController) => db.write("addUnlessGone", { text }, signal);
    // In a thread, the writes are on their way when one disconnects: another connection keeps them from committing.
    if (where === "in a thread") other.run("BEGIN IMMEDIATE");
    const added = [add("stays", stays), add("leaves", leaves), add("left", left)];
    await new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
    if (where === "in a thread") {
      leaves.abort();
      other.run("COMMIT");
    }
    expect(await Promise.all(added)).toEqual([false, where === "in a thread", true]);
    expect(seen()).toEqual(where === "in a thread" ? ["stays"] : ["stays", "leaves"]);
    close();
  });

  test("a closed database leaves one file, its log emptied", async () => {
    const { add, close, path } = open();
    await add("x".repeat(10_000));
    expect(existsSync(`${path}-wal`)).toBe(true);
    close();
    expect(existsSync(`${path}-wal`)).toBe(false);
  });
});

describe("the connection", () => {
  const { open } = notes;
  test("is set to flush every commit, overwrite what is deleted and hold foreign keys", () => {
    const { db, close } = open();
    const pragma = (name: string) =>
      Object.values(db.prepare<Record<string, unknown>>(`PRAGMA ${name}`).get({}) ?? {})[0];
    expect(["journal_mode", "synchronous", "secure_delete", "foreign_keys", "busy_timeout"].map(pragma)).toEqual([
      "wal",
      2, // FULL
      1,
      1,
      5_000,
    ]);
    close();
  });

  test("refuses a row that refers to nothing, and deletes what belongs to a deleted row", async () => {
    const { db, add, close } = open();
    const orphan = await outcome(db.write("addReply", { noteId: 7, text: "to nobody" }));
    expect((orphan as SQLiteError).code).toBe("SQLITE_CONSTRAINT_FOREIGNKEY");
    await add("note");
    await db.write("addReply", { noteId: 1, text: "to somebody" });
    await db.write("removeAll", undefined);
    expect(db.prepare<{ n: number }>("SELECT count(*) AS n FROM replies").get({})?.n).toBe(0);
    close();
  });

  test("truncating the log empties it, and gives way to a reader instead of waiting", async () => {
    // Waiting would take a day, and this test with it.
    const { db, add, other, path, close } = open({ busyTimeoutMs: 24 * 3_600_000 });
    await add("x".repeat(10_000));
    other.run("BEGIN");
    other.query("SELECT * FROM notes").all();
    await add("y");
    expect(await db.truncateLog()).toBe(false);
    other.run("COMMIT");
    expect(await db.truncateLog()).toBe(true);
    expect(Bun.file(`${path}-wal`).size).toBe(0);
    await add("z");
    close();
  });

  test("keeps no snapshot of a read that followed a commit beyond its phase of the event loop", async () => {
    const { db, other, add, close } = open();
    await add("first");
    const read = db.prepare<{ text: string }>("SELECT text FROM notes");
    const written = add("second").then(() => read.all({}));
    // Queued behind the commit, so it runs in the same phase, before anything that arrives is looked at.
    const busy = new Promise<number | undefined>((resolve) =>
      setImmediate(() => {
        const row = other.query<{ busy: number }, []>("PRAGMA wal_checkpoint(TRUNCATE)").get();
        resolve(row?.busy);
      }),
    );
    expect((await written).length).toBe(2);
    // A snapshot that is still open keeps the log from being emptied.
    expect(await busy).toBe(0);
    close();
  });
});

describe("a writer's thread", () => {
  const failing = async (stuckAfterMs: number | undefined, what: "spin" | "endThread") => {
    const { promise, resolve } = Promise.withResolvers<string>();
    const { db, other, add } = notes.open({ writer: WRITERS["in a thread"](stuckAfterMs), onFailure: resolve });
    await add("before");
    const waiting = [db.write(what, undefined), add("with it")].map(outcome);
    return { sentence: await promise, waiting: await Promise.all(waiting), later: await outcome(add("later")), other };
  };

  test("waits for another process that writes, up to its timeout, and this thread does other things meanwhile", async () => {
    const { add, path, seen, close } = notes.open({ writer: WRITERS["in a thread"]() });
    const holder = Bun.spawn(
      [
        process.execPath,
        "-e",
        `const { Database } = require("bun:sqlite"); const db = new Database(process.argv[1]);
         db.run("BEGIN IMMEDIATE"); db.run("INSERT INTO notes (text) VALUES ('theirs')");
         console.log("holding"); prompt(); db.run("COMMIT");`,
        path,
      ],
      { stdin: "pipe", stdout: "pipe" },
    );
    await holder.stdout.getReader().read();
    const added = add("ours");
    // The other one is let go by this process, which it can only do if the wait leaves it the time.
    for (let turns = 0; turns < 20; turns += 1) await Bun.sleep(5);
    await holder.stdin.write("\n");
    await holder.stdin.end();
    await added;
    expect(seen()).toEqual(["theirs", "ours"]);
    expect(await holder.exited).toBe(0);
    close();
  });

  test("that ends is reported with a sentence, and whoever waits for it is answered", async () => {
    const { sentence, waiting, later, other } = await failing(undefined, "endThread");
    expect(sentence).toBe("The thread that writes to the database has ended. Nothing more can be stored.");
    // What it was given may be stored; what came after was not begun.
    for (const error of waiting) expect(error).toMatchObject({ code: "unconfirmed" });
    expect(later).toMatchObject({ code: "unavailable" });
    other.close();
  });

  test("that does not answer is reported with a sentence", async () => {
    const { sentence, waiting, later, other } = await failing(5_000, "spin");
    expect(sentence).toStartWith("The thread that writes to the database has not answered for");
    // What it was given may be stored; what came after was not begun.
    for (const error of waiting) expect(error).toMatchObject({ code: "unconfirmed" });
    expect(later).toMatchObject({ code: "unavailable" });
    other.close();
  });

  test("that has answered while the process was stopped goes on", async () => {
    const failures: string[] = [];
    const onFailure = (sentence: string) => failures.push(sentence);
    const { db, add, close } = notes.open({ writer: WRITERS["in a thread"](3_000), onFailure });
    await add("before");
    const meanwhile = add("meanwhile");
    await new Promise((resolve) => setImmediate(resolve)); // it has left
    Bun.sleepSync(3_100); // as good as stopped: no message is taken, and all timers are late
    await meanwhile;
    await add("afterwards");
    expect([failures, db.isDamaged]).toEqual([[], false]);
    close();
  });

  test.each([
    ["spin", "has not answered for 5 seconds"],
    ["endThread", "has ended"],
  ])("ends the whole process with a sentence: %s", async (what, how) => {
    const child = Bun.spawn([process.execPath, join(import.meta.dir, "programs/failing_writer.ts"), root, what], {
      stdout: "pipe",
      stderr: "pipe",
    });
    const [stderr, code] = await Promise.all([child.stderr.text(), child.exited]);
    expect(stderr).toBe(`secretpush: The thread that writes to the database ${how}. Nothing more can be stored.\n`);
    expect(code).toBe(1);
  });
});

describe("a batch", () => {
  const after = (writes: number, ...flushesMs: number[]) => {
    const time = { ms: 0 };
    const batchWindow = new BatchWindow(() => time.ms);
    for (const flushMs of flushesMs) batchWindow.answered(writes, flushMs);
    return { time, batchWindow };
  };

  test("waits after slow flushes until as many writes are there again, for a fraction of the flush at most", () => {
    const { time, batchWindow } = after(32, 9, 8, 7, 5);
    expect(batchWindow.waitMs(16)).toBeGreaterThan(0);
    expect(batchWindow.waitMs(16)).toBeLessThan(5 / 2);
    expect(batchWindow.waitMs(32)).toBe(0);
    time.ms = 2.5;
    expect(batchWindow.waitMs(16)).toBe(0);
  });

  test("never waits where some flush was fast, nor for a single client", () => {
    expect(after(32, 5, 5, 5).batchWindow.waitMs(1)).toBe(0);
    expect(after(32, 5, 0.2, 5, 5).batchWindow.waitMs(1)).toBe(0);
    expect(after(1, 5, 5, 5, 5).batchWindow.waitMs(1)).toBe(0);
  });
});
