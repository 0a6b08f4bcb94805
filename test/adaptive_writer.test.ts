// Where the writer works: in the event loop while flushes are quick, in its thread otherwise.

import { afterAll, describe, expect, setDefaultTimeout, test } from "bun:test";
import { rmSync } from "node:fs";

import { makeTempDir } from "./harness.ts";
import { adaptiveNotes, notesIn } from "./notes_database.ts";

setDefaultTimeout(60_000); // a machine that others use too is slow at times

const root = makeTempDir();
const notes = notesIn(root);
afterAll(() => rmSync(root, { recursive: true, force: true }));

const FAST = Infinity;
/** Every flush takes longer, and so many quick ones make the disk fast again. */
const SLOW = 1e-9;
const AGAIN = 3;

describe("an adaptive writer", () => {
  const places = (seen: string[]): string[] => seen.map((text) => text.split(" ")[0] ?? "");

  test("writes in the event loop until a flush was slow, and again after some quick ones", async () => {
    const disk = { slowFlushMs: FAST, quickAgain: AGAIN };
    const { db, seen, close } = notes.open({ writer: adaptiveNotes(disk) });
    const write = async (times: number): Promise<void> => {
      for (let n = 0; n < times; n += 1) await db.write("addPlace", undefined);
    };
    await write(2);
    disk.slowFlushMs = SLOW; // the next one is still in the event loop, which then knows
    await write(3);
    disk.slowFlushMs = FAST;
    await write(AGAIN + 2);
    const thread = Array<string>(2 + AGAIN).fill("thread");
    expect(places(seen())).toEqual(["loop", "loop", "loop", ...thread, "loop", "loop"]);
    close();
  });

  test("always writes in the thread where every flush counts as slow", async () => {
    const { db, seen, close } = notes.open({ writer: adaptiveNotes({ slowFlushMs: 0 }) });
    for (let n = 0; n < 5; n += 1) await db.write("addPlace", undefined);
    expect(new Set(places(seen()))).toEqual(new Set(["thread"]));
    close();
  });

  test("gives the thread what is not short, and nothing overtakes it", async () => {
    const { db, seen, close } = notes.open({ writer: adaptiveNotes({ slowFlushMs: FAST }) });
    const slow = db.write("addPlaceSlowly", undefined);
    await new Promise((resolve) => setImmediate(resolve)); // the batch has left
    await Promise.all([slow, db.write("addPlace", undefined)]);
    await db.write("addPlace", undefined);
    const last = places(seen()).slice(-3);
    expect([last[0], last[2]]).toEqual(["thread", "loop"]);
    close();
  });

  test("lets the thread wait for another program that writes", async () => {
    const { db, other, seen, close } = notes.open({ writer: adaptiveNotes({ slowFlushMs: FAST }) });
    await db.write("addPlace", undefined);
    expect(places(seen())).toEqual(["loop"]);
    other.run("BEGIN IMMEDIATE");
    const waits = db.write("addPlace", undefined);
    for (let turn = 0; turn < 20; turn += 1) await Bun.sleep(1); // the event loop goes on meanwhile
    other.run("COMMIT");
    await waits;
    expect(places(seen()).at(-1)).toBe("thread");
    await db.write("addPlace", undefined);
    expect(places(seen()).at(-1)).toBe("loop");
    close();
  });

  test("a failing write harms no other in either place", async () => {
    const disk = { slowFlushMs: FAST };
    const { db, seen, add, close } = notes.open({ writer: adaptiveNotes(disk) });
    for (let n = 0; n < 20; n += 1) {
      disk.slowFlushMs = n < 10 ? FAST : SLOW;
      const [good, bad] = await Promise.allSettled([add(`note ${n}`), db.write("addHalf", { text: `half ${n}` })]);
      expect([good.status, bad.status]).toEqual(["fulfilled", "rejected"]);
    }
    expect(seen()).toHaveLength(20);
    close();
  });

  test("the event loop goes on between its batches", async () => {
    const { db, add, close } = notes.open({ writer: adaptiveNotes({ slowFlushMs: FAST }), maxWritesPerCommit: 1 });
    db.pragmaValue("synchronous = OFF"); // after a slow flush, writes wait for each other anyway
    await add("the writer is open");
    const order: string[] = [];
    const first = add("first").then(() => {
      order.push("first");
      setImmediate(() => order.push("another request"));
    });
    const second = add("second").then(() => order.push("second"));
    const third = add("third").then(() => order.push("third"));
    await Promise.all([first, second, third]);
    expect(order.filter((what) => what !== "another request")).toEqual(["first", "second", "third"]);
    expect(order.slice(0, -1)).toContain("another request");
    close();
  });

  test("the log stays short", async () => {
    const { db, add, close } = notes.open({ writer: adaptiveNotes({ slowFlushMs: FAST }) });
    const text = "x".repeat(100_000);
    for (let n = 0; n < 400; n += 1) await add(`${n} ${text}`);
    expect(db.logSize()).toBeLessThan(20_000_000);
    await db.truncateLog();
    expect(db.logSize()).toBe(0);
    close();
  });

  test("what waits when it closes is stored", async () => {
    const path = notes.newPath();
    const { db, other } = notes.open({ path, writer: adaptiveNotes({ slowFlushMs: FAST }) });
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
