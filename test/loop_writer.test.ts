// The writer of a server: statements in the event loop, flushes beside it, and what is longer in its thread.

import { Database } from "bun:sqlite";
import { afterAll, describe, expect, setDefaultTimeout, test } from "bun:test";
import { fdatasync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { slowDisk } from "../bench/slow_disk.ts";
import { DiskPace, LEADS_TO, LogFile, type Writing } from "../src/store/sqlite/writer/index.ts";
import { makeTempDir } from "./harness.ts";
import { needs } from "./needs.ts";
import { notesIn, notesInLoop, WRITERS } from "./notes_database.ts";
import { runProgram, Servers } from "./processes.ts";

setDefaultTimeout(60_000); // a machine that others use too is slow at times

const root = makeTempDir();
const notes = notesIn(root);
const servers = new Servers();
afterAll(async () => {
  await servers.end();
  rmSync(root, { recursive: true, force: true });
});

const MARKER = "the secret of a failing disk";

type Done = (error: Error | null) => void;

/** Real flushes, each of which waits until it is let through. */
class HeldFlushes {
  readonly #held: Array<() => void> = [];
  #begun = Promise.withResolvers<void>();

  readonly flush = (fd: number, done: Done): void => {
    this.#held.push(() => fdatasync(fd, done));
    this.#begun.resolve();
  };

  /** Resolves once one waits. */
  async begun(): Promise<void> {
    await this.#begun.promise;
  }

  get count(): number {
    return this.#held.length;
  }

  letThrough(): void {
    this.#begun = Promise.withResolvers<void>();
    this.#held.shift()?.();
  }
}

const create = (url: string): Promise<Response> =>
  fetch(`${url}/api/v2/pushes`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ push: { payload: MARKER } }),
  });

const threadsOf = ({ pid }: { pid: number }): string[] =>
  readdirSync(`/proc/${pid}/task`).map((id) => readFileSync(`/proc/${pid}/task/${id}/comm`, "utf8").trim());

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
async function turns(): Promise<void> {
  for (let n = 0; n < 20; n += 1) await turn();
}
const places = (seen: string[]): string[] => seen.map((text) => text.split(" ")[0] ?? "");

/** Notes whose flushes are held, and what this connection reads of them. */
function openHeld(how: { stuckAfterMs?: number } = {}, given: Parameters<typeof notes.open>[0] = {}) {
  const held = new HeldFlushes();
  const opened = notes.open({ writer: notesInLoop({ flush: held.flush, ...how }), ...given });
  const all = opened.db.prepare<{ text: string }>("SELECT text FROM notes ORDER BY id");
  const named = opened.db.prepare<{ text: string }>("SELECT text FROM notes WHERE text = $text");
  return {
    ...opened,
    held,
    read: (): string[] => all.all({}).map(({ text }) => text),
    readAhead: (text: string) => named.getAhead({ text })?.text ?? null,
  };
}

describe("a flush that is under way", () => {
  test("keeps the answer, and nobody reads in this process what it has not confirmed", async () => {
    const { add, seen, read, held, close } = openHeld();
    let answered = false;
    const first = add("first").then(() => (answered = true));
    await held.begun();
    await turns();
    expect(answered).toBe(false);
    expect(seen()).toEqual(["first"]); // it is committed
    expect(read()).toEqual([]);
    held.letThrough();
    await first;
    expect(read()).toEqual(["first"]);
    const second = add("second");
    await held.begun();
    expect(read()).toEqual(["first"]);
    await turns();
    expect(read()).toEqual(["first"]);
    held.letThrough();
    await second;
    expect(read()).toEqual(["first", "second"]);
    close();
  });

  test("keeps what another program commits meanwhile from reads until it is done", async () => {
    const { add, other, read, held, close } = openHeld();
    const first = add("first");
    await held.begun();
    other.run("INSERT INTO notes (text) VALUES ('by an older program')");
    await turns();
    expect(read()).toEqual([]);
    held.letThrough();
    await first;
    expect(read()).toEqual(["first", "by an older program"]);
    close();
  });

  test("hides no commit of another process for which its batch has waited", async () => {
    const { add, read, held, path, close } = openHeld();
    const beside = new Worker(new URL("./programs/commits_beside.ts", import.meta.url).href);
    const shared = new Int32Array(new SharedArrayBuffer(8));
    for (let n = 0; n < 10; n += 1) {
      beside.postMessage({ path, shared }, []);
      while (Atomics.load(shared, 0) === n) await turn();
      const added = add(`${n}`);
      await Promise.race([added, held.begun()]); // it took the thread where the wait was long
      while (Atomics.load(shared, 1) === n) await turn();
      expect(read().filter((text) => text.length > 2)).toHaveLength(n + 1);
      held.letThrough();
      await added;
    }
    beside.terminate();
    close();
  });

  test("hides nothing from a read that is followed by a write, which is confirmed later", async () => {
    const { add, read, readAhead, held, close } = openHeld();
    const first = add("first");
    await held.begun();
    expect([read(), readAhead("first")]).toEqual([[], "first"]);
    expect(read()).toEqual([]); // the two do not mix, in one turn neither
    let answered = false;
    const second = add("second").then(() => (answered = true));
    await turns();
    expect(answered).toBe(false);
    held.letThrough();
    await first;
    await held.begun();
    await turns();
    expect([answered, readAhead("second")]).toEqual([false, "second"]);
    held.letThrough();
    await second;
    close();
  });

  test("has the writes that come meanwhile share the next one", async () => {
    const { add, read, held, close } = openHeld();
    const first = add("first");
    await held.begun();
    const others = [add("second"), add("third")];
    await turns();
    expect(held.count).toBe(1);
    held.letThrough();
    await first;
    await held.begun();
    expect(read()).toEqual(["first"]); // the next ones are under way
    held.letThrough();
    await Promise.all(others);
    expect(read()).toEqual(["first", "second", "third"]);
    close();
  });

  test("is not waited for by a batch that has changed nothing", async () => {
    const { db, held, read, close } = openHeld();
    const gone = { aborted: true };
    expect(await db.write("addUnlessGone", { text: "nobody" }, gone)).toBe(true);
    expect([held.count, read()]).toEqual([0, []]);
    close();
  });

  test("keeps the log from being emptied", async () => {
    const { db, add, held, close } = openHeld();
    const written = add("first");
    await held.begun();
    const emptied = db.truncateLog();
    const later = add("second");
    await turns();
    expect(db.logSize()).toBeGreaterThan(0);
    held.letThrough();
    await written;
    expect(await emptied).toBe(true);
    await held.begun();
    held.letThrough();
    await later;
    close();
  });

  test("is finished by closing, and so is what waits for it", async () => {
    const { db, other, add, held, path } = openHeld();
    const writes = [add("first")];
    await held.begun();
    writes.push(add("second"));
    other.close();
    db.close();
    await Promise.all(writes);
    const again = notes.open({ path });
    expect(again.seen()).toEqual(["first", "second"]);
    again.close();
  });
});

describe("closing stores what waits", () => {
  test("for the emptying of the log, which waits for a flush", async () => {
    const { db, other, add, held, path } = openHeld();
    const writes = [add("first")];
    await held.begun();
    const refused = db.truncateLog().catch((error: unknown) => error);
    writes.push(add("second"));
    other.close();
    db.close();
    expect(await Promise.allSettled(writes)).toMatchObject([{ status: "fulfilled" }, { status: "fulfilled" }]);
    expect(await refused).toMatchObject({ code: "unavailable" });
    const again = notes.open({ path });
    expect(again.seen()).toEqual(["first", "second"]);
    again.close();
  });

  test("for the log to begin anew", async () => {
    const seen = { isClosed: false, writes: 0 };
    const closesSoon = (): void =>
      queueMicrotask(() => {
        other.close();
        db.close();
        seen.isClosed = true;
      });
    const { db, other, add, path } = notes.open({ writer: notesInLoop({ beginsAnew: closesSoon }) });
    for (; !seen.isClosed; seen.writes += 1) await add(`${seen.writes} ${"x".repeat(100_000)}`);
    const again = notes.open({ path });
    expect(again.seen()).toHaveLength(seen.writes);
    again.close();
  });
});

describe("the log of a disk", () => {
  /** @returns what tells whether a flush is over */
  const flush = (log: LogFile): { isOver: boolean; over: Promise<void> } => {
    const { promise: over, resolve } = Promise.withResolvers<void>();
    const begun = { isOver: false, over };
    log.flush((error) => {
      expect(error).toBeNull();
      begun.isOver = true;
      resolve();
    });
    expect(begun.isOver).toBe(false);
    return begun;
  };

  test("that is quick is flushed in the event loop, once a flush beside it has shown so", async () => {
    const path = join(root, "quick.log");
    writeFileSync(path, "");
    const log = new LogFile(path);
    const first = flush(log);
    await Promise.resolve();
    expect(first.isOver).toBe(false);
    await first.over;
    for (;;) {
      const next = flush(log);
      await Promise.resolve();
      if (next.isOver) break; // where others use the disk, it is not always quick
      await next.over;
    }
    log.close();
  });

  test("that is slow never keeps the event loop waiting, and one that is slow at times does so for a fiftieth of the time", () => {
    let nowMs = 1_000;
    const pace = new DiskPace(() => nowMs);
    for (let flushes = 0; flushes < 100; flushes += 1) {
      expect(pace.isQuick).toBe(false);
      pace.flushedInPool(5);
    }
    pace.flushedInPool(0.2);
    for (let flushes = 0; flushes < 100; flushes += 1) {
      expect(pace.isQuick).toBe(true);
      pace.flushedInLoop(0.3);
      pace.flushedInPool(5); // the loop heard late of it
    }
    pace.flushedInLoop(8);
    pace.flushedInPool(0.2);
    nowMs += 399;
    expect(pace.isQuick).toBe(false);
    nowMs += 1;
    expect(pace.isQuick).toBe(true);
    pace.flushedInLoop(8);
    nowMs += 60_000;
    expect(pace.isQuick).toBe(false); // nothing has shown yet that it is quick again
    pace.flushedInPool(0.2);
    expect(pace.isQuick).toBe(true);
  });
});

test("a flush that fails ends all writing: nobody is told of its batch that it is stored, and nobody reads it", async () => {
  const failures: string[] = [];
  const NO_FILE = 1_000_000;
  let works = true;
  const { db, add, other, seen } = notes.open({
    onFailure: (sentence) => failures.push(sentence),
    writer: notesInLoop({ flush: (fd, done) => fdatasync(works ? fd : NO_FILE, done) }),
  });
  const all = db.prepare<{ text: string }>("SELECT text FROM notes ORDER BY id");
  await add("first");
  works = false;
  const [second, third] = await Promise.allSettled([add("second"), turn().then(() => add("third"))]);
  expect(second).toMatchObject({ status: "rejected", reason: { code: "unconfirmed" } });
  expect(third).toMatchObject({ status: "rejected", reason: { code: "unavailable" } });
  works = true; // another flush would succeed, and prove nothing
  await expect(add("fourth")).rejects.toMatchObject({ code: "unavailable" });
  await expect(db.truncateLog()).rejects.toMatchObject({ code: "unavailable" });
  expect(failures).toEqual([
    expect.stringMatching(/^The disk has failed to confirm a change: EBADF.*\. Nothing more can be stored\.$/),
  ]);
  await turns();
  expect(all.all({})).toEqual([{ text: "first" }]);
  db.close();
  expect(seen()).toEqual(["first", "second"]); // it is in the log, and the next start reads what the disk has of it
  other.close();
});

test("a flush that does not end is reported with a sentence", async () => {
  const { promise: failed, resolve } = Promise.withResolvers<string>();
  const { db, other, add, held } = openHeld({ stuckAfterMs: 500 }, { onFailure: resolve });
  const refused = add("first").catch((error: unknown) => error);
  await held.begun();
  expect(await failed).toBe(
    "The disk has failed to confirm a change: it has not answered for 1 seconds. Nothing more can be stored.",
  );
  expect(await refused).toMatchObject({ code: "unconfirmed" });
  db.close();
  other.close();
});

// The library is for glibc, and needs a compiler.
needs("linux", "cc").test(
  "a server whose disk fails ends with a sentence, and the next one has all that was confirmed",
  async () => {
    const dataDir = join(root, "data");
    const failing = join(root, "failing");
    const start = () => servers.start(dataDir, { env: { ...slowDisk(0, root), FSYNC_FAILS_BESIDE: failing } });
    let server = await start();
    const confirmed: string[] = [];
    for (;;) {
      rmSync(failing, { force: true });
      const stored = await create(server.url);
      expect(stored.status).toBe(201);
      confirmed.push(((await stored.json()) as { url_token: string }).url_token);
      writeFileSync(failing, ".db-wal");
      const refused = await create(server.url).catch(() => null);
      const said = (await refused?.text()) ?? "";
      if (refused === null || said.includes("has lost its access")) {
        // Something that the server wrote by itself was first.
        expect(await server.exited).toBe(1);
        rmSync(failing);
        server = await start();
        continue;
      }
      expect(refused.status).toBe(503);
      // Where the log has just begun anew, SQLite flushes it first, and stores nothing if it cannot.
      if (!said.includes("Nothing was stored")) break;
    }
    expect(await server.exited).toBe(1);
    expect(server.output()).toMatch(/The disk has failed to confirm a change: EIO.*Nothing more can be stored\./);
    const next = await servers.start(dataDir);
    for (const token of confirmed) {
      const opened = await fetch(`${next.url}/api/v2/pushes/${token}`);
      expect(await opened.json()).toMatchObject({ payload: MARKER, expired: false });
    }
    expect(await next.stop()).toBe(0);
    const { code, stderr } = await runProgram(["check", "--data-dir", dataDir]);
    expect(`${code} ${stderr}`).toStartWith("0 ");
  },
);

needs("linux", "cc").test(
  "a change that waited for another program, and whose flush fails, is not answered as refused",
  async () => {
    const dataDir = join(root, "waits");
    const failing = join(root, "failing while it waits");
    const server = await servers.start(dataDir, { env: { ...slowDisk(0, root), FSYNC_FAILS_BESIDE: failing } });
    const other = new Database(join(dataDir, "secretpush.db"));
    other.run("BEGIN IMMEDIATE");
    const answered = create(server.url);
    while (!threadsOf(server).includes("Worker")) await Bun.sleep(5);
    writeFileSync(failing, ".db-wal");
    other.run("ROLLBACK");
    other.close();
    const { status, ...response } = await answered.then(async (one) => ({
      status: one.status,
      body: await one.json(),
    }));
    expect([status, response.body]).toEqual([
      503,
      { code: "unconfirmed", error: "The disk did not confirm the change. It may or may not be stored." },
    ]);
    expect(await server.exited).toBe(1);
    expect(server.output()).toContain("Nothing more can be stored.");
  },
);

needs("linux").test("a server that nobody uses begins no thread", async () => {
  const dataDir = join(root, "unused");
  const server = await servers.start(dataDir);
  // The first pass ends so.
  while (statSync(join(dataDir, "secretpush.db-wal")).size > 0) await Bun.sleep(10);
  const names = threadsOf(server);
  expect(names).toContain("mi-scavenger");
  expect(names).not.toContain("Worker");
  await server.kill();
});

needs("linux", "cc").test("who reads beside a server reads what is on the disk", async () => {
  const directory = join(root, "beside");
  mkdirSync(directory);
  const { add, close } = notes.open({ path: join(directory, "secretpush.db"), writer: notesInLoop() });
  await add("first");
  const failing = join(root, "failing beside");
  const program = Bun.spawn([process.execPath, join(import.meta.dir, "programs/reads_beside.ts"), directory, failing], {
    env: { ...process.env, ...slowDisk(0, root), FSYNC_FAILS_BESIDE: failing },
    stdout: "pipe",
  });
  const refusal = expect.stringContaining("EIO");
  expect(JSON.parse(await program.stdout.text())).toEqual({ before: [1, "copied"], during: [refusal, refusal] });
  close();
});

needs("linux", "cc").test(
  "where what was before is lost during a flush, nobody reads what is not on the disk",
  async () => {
    const directory = join(root, "read error");
    mkdirSync(directory);
    const program = Bun.spawn([process.execPath, join(import.meta.dir, "programs/reads_during_flush.ts"), directory], {
      env: { ...process.env, ...slowDisk(0, root), READ_FAILS_BESIDE: join(directory, "failing") },
      stdout: "pipe",
    });
    expect(JSON.parse(await program.stdout.text())).toEqual([
      {},
      { before: ["first"] },
      { whileFailing: "corrupt", afterwards: "unavailable" },
    ]);
  },
);

describe("a server's writer", () => {
  test("begins its thread when there is something for it", async () => {
    let threads = 0;
    const { db, add, close } = notes.open({ writer: notesInLoop({ begins: () => (threads += 1) }) });
    for (let n = 0; n < 50; n += 1) await add(`note ${n}`);
    expect(threads).toBe(0);
    await db.write("addPlaceSlowly", undefined);
    await db.write("addPlaceSlowly", undefined);
    expect(threads).toBe(1);
    close();
  });

  test("goes on with short writes where no thread can begin", async () => {
    let room = false;
    const begins = (): void => {
      if (!room) throw new Error("no room for a thread");
    };
    const { db, seen, close } = notes.open({ writer: notesInLoop({ begins }) });
    await expect(db.write("addPlaceSlowly", undefined)).rejects.toMatchObject({ code: "unavailable" });
    await db.write("addPlace", undefined);
    room = true;
    await db.write("addPlaceSlowly", undefined);
    await db.write("addPlace", undefined);
    expect(places(seen())).toEqual(["loop", "thread", "loop"]);
    close();
  });

  test("gives the thread what is not short, and nothing overtakes it", async () => {
    const { db, seen, close } = notes.open({ writer: notesInLoop() });
    const slow = db.write("addPlaceSlowly", undefined);
    await turn(); // the batch has left
    await Promise.all([slow, db.write("addPlace", undefined)]);
    await db.write("addPlace", undefined);
    expect(places(seen())).toEqual(["thread", "loop", "loop"]);
    close();
  });

  test("lets the thread wait for another program that writes", async () => {
    const { db, other, seen, close } = notes.open({ writer: notesInLoop() });
    await db.write("addPlace", undefined);
    expect(places(seen())).toEqual(["loop"]);
    other.run("BEGIN IMMEDIATE");
    const waits = db.write("addPlace", undefined);
    for (let n = 0; n < 20; n += 1) await Bun.sleep(1); // the event loop goes on meanwhile
    other.run("COMMIT");
    await waits;
    expect(places(seen()).at(-1)).toBe("thread");
    await db.write("addPlace", undefined);
    expect(places(seen()).at(-1)).toBe("loop");
    close();
  });

  test("a failing write harms no other", async () => {
    const { db, seen, add, close } = notes.open({ writer: notesInLoop() });
    for (let n = 0; n < 10; n += 1) {
      const [good, bad] = await Promise.allSettled([add(`note ${n}`), db.write("addHalf", { text: `half ${n}` })]);
      expect([good.status, bad.status]).toEqual(["fulfilled", "rejected"]);
    }
    expect(seen()).toHaveLength(10);
    close();
  });

  // With a disk that confirms at once.
  const quick: Writing = {
    carrier(options) {
      const here = WRITERS.here().carrier(options);
      return {
        ...here,
        send: (calls, answered) => here.send(calls, ({ outcomes }) => answered({ outcomes, flushMs: 0 })),
      };
    },
  };
  test.each([
    ["", notesInLoop()],
    [", also where the disk is quick", quick],
  ])("lets other requests in between two batches%s", async (_, writer) => {
    const { add, close } = notes.open({ writer, maxWritesPerCommit: 1 });
    const order: string[] = [];
    const first = add("first").then(() => {
      order.push("first");
      setImmediate(() => order.push("another request"));
    });
    // A quick disk may confirm a few of them before this thread has looked at anything else.
    const others = Array.from({ length: 8 }, (_, n) => add(`${n}`).then(() => order.push(`${n}`)));
    await Promise.all([first, ...others]);
    const written = order.filter((what) => what !== "another request");
    expect(written).toEqual(["first", ...others.map((_, n) => `${n}`)]);
    expect(order.slice(0, -1)).toContain("another request");
    close();
  });

  test("keeps the log short, however much is written and read", async () => {
    const { db, add, close } = notes.open({ writer: notesInLoop() });
    const count = db.prepare<{ n: number }>("SELECT count(*) AS n FROM notes");
    const text = "x".repeat(100_000);
    const seen = { done: 0, longest: 0 };
    const write = async (who: number): Promise<void> => {
      for (let n = 0; n < 40; n += 1) {
        await add(`${who} ${n} ${text}`);
        seen.done += 1;
        seen.longest = Math.max(seen.longest, db.logSize());
      }
    };
    const read = async (): Promise<void> => {
      while (seen.done < 320) {
        await turn();
        expect(count.get({})?.n).toBeGreaterThanOrEqual(seen.done);
      }
    };
    await Promise.all([read(), ...Array.from({ length: 8 }, (_, who) => write(who))]);

    expect(seen.longest).toBeLessThan(40_000_000); // of 69 MB that are written
    await db.truncateLog();
    expect(db.logSize()).toBe(0);
    close();
  });

  test("shows at once what another process commits while the log begins anew", async () => {
    const seen = { begun: 0, note: [] as unknown[] };
    const beginsAnew = (): void => {
      seen.begun += 1;
      other.run("INSERT INTO notes (text) VALUES ('by a command')");
      seen.note = byCommand.all({});
    };
    const { db, other, add, close } = notes.open({ writer: notesInLoop({ beginsAnew }) });
    const byCommand = db.prepare("SELECT text FROM notes WHERE text = 'by a command'");
    for (let n = 0; seen.begun === 0; n += 1) await add(`${n} ${"x".repeat(100_000)}`);
    expect(seen).toEqual({ begun: 1, note: [{ text: "by a command" }] });
    close();
  });

  test("stores what waits when it closes", async () => {
    const { db, other, path } = notes.open({ writer: notesInLoop() });
    await db.write("addPlace", undefined);
    const writes = [
      db.write("addPlaceSlowly", undefined),
      db.write("addPlace", undefined),
      db.write("addPlace", undefined),
    ];
    other.close();
    db.close();
    await Promise.all(writes);
    const again = notes.open({ path });
    expect(again.seen()).toHaveLength(4);
    again.close();
  });
});

test("docs/architecture.md has the states of the writer, and where each may lead", () => {
  const document = readFileSync(join(import.meta.dir, "../docs/architecture.md"), "utf8");
  const rows = [...document.matchAll(/^\| `(\w+)` +\|[^|]+\|([\w, ]*)\|$/gm)];
  const drawn = rows.map(([, state = "", leadsTo = ""]) => [state, leadsTo.trim().split(", ").filter(Boolean)]);
  expect(Object.fromEntries(drawn)).toEqual(LEADS_TO);
});
