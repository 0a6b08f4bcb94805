// Where the writer works: in the event loop while flushes are quick, in its thread otherwise.

import { afterAll, describe, expect, setDefaultTimeout, test } from "bun:test";
import { rmSync } from "node:fs";

import { makeTempDir } from "./harness.ts";
import { adaptiveNotes, notesIn } from "./notes_database.ts";

setDefaultTimeout(60_000); // a machine that others use too is slow at times

const root = makeTempDir();
const notes = notesIn(root);
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** With which a disk counts as fast from the start. */
const FIRST = 32;

describe("an adaptive writer", () => {
  const places = (seen: string[]): string[] => seen.map((text) => text.split(" ")[0] ?? "");

  test("asks the thread first, and the event loop once enough flushes were quick", async () => {
    const { db, seen, close } = notes.open({ writer: adaptiveNotes(Infinity) });
    for (let n = 0; n < FIRST + 3; n += 1) await db.write("addPlace", undefined);
    expect(places(seen())).toEqual([...Array<string>(FIRST).fill("thread"), "loop", "loop", "loop"]);
    close();
  });

  test("stays in the thread where flushes are slow", async () => {
    const { db, seen, close } = notes.open({ writer: adaptiveNotes(0) });
    for (let n = 0; n < FIRST + 3; n += 1) await db.write("addPlace", undefined);
    expect(new Set(places(seen()))).toEqual(new Set(["thread"]));
    close();
  });

  test("gives the thread what is not short, and nothing overtakes it", async () => {
    const { db, seen, close } = notes.open({ writer: adaptiveNotes(Infinity) });
    for (let n = 0; n < FIRST; n += 1) await db.write("addPlace", undefined);
    const slow = db.write("addPlaceSlowly", undefined);
    await new Promise((resolve) => setImmediate(resolve)); // the batch has left
    await Promise.all([slow, db.write("addPlace", undefined)]);
    await db.write("addPlace", undefined);
    const last = places(seen()).slice(-3);
    expect([last[0], last[2]]).toEqual(["thread", "loop"]);
    close();
  });

  test("lets the thread wait for another program that writes", async () => {
    const { db, other, seen, close } = notes.open({ writer: adaptiveNotes(Infinity) });
    for (let n = 0; n < FIRST + 1; n += 1) await db.write("addPlace", undefined);
    expect(places(seen()).at(-1)).toBe("loop");
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
    const { db, seen, add, close } = notes.open({ writer: adaptiveNotes(Infinity) });
    for (let n = 0; n < FIRST + 1; n += 1) {
      const [good, bad] = await Promise.allSettled([add(`note ${n}`), db.write("addHalf", { text: `half ${n}` })]);
      expect([good.status, bad.status]).toEqual(["fulfilled", "rejected"]);
    }
    expect(seen()).toHaveLength(FIRST + 1);
    close();
  });

  test("the log stays short", async () => {
    const { db, add, close } = notes.open({ writer: adaptiveNotes(Infinity) });
    const text = "x".repeat(100_000);
    for (let n = 0; n < 400; n += 1) await add(`${n} ${text}`);
    expect(db.logSize()).toBeLessThan(20_000_000);
    await db.truncateLog();
    expect(db.logSize()).toBe(0);
    close();
  });

  test("what waits when it closes is stored", async () => {
    const path = notes.newPath();
    const { db, other } = notes.open({ path, writer: adaptiveNotes(Infinity) });
    for (let n = 0; n < FIRST; n += 1) await db.write("addPlace", undefined);
    const writes = [
      db.write("addPlaceSlowly", undefined),
      db.write("addPlace", undefined),
      db.write("addPlace", undefined),
    ];
    other.close();
    db.close();
    await Promise.all(writes);
    const again = notes.open({ path });
    expect(again.seen()).toHaveLength(FIRST + 3);
    again.close();
  });
});
