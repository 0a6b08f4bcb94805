// Migrations: a schema moves forward or not at all.

import { Database } from "bun:sqlite";
import { afterAll, describe, expect, setDefaultTimeout, test } from "bun:test";
import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";

import { Db } from "../src/store/sqlite/db.ts";
import { MIGRATIONS } from "../src/store/sqlite/schema.ts";
import { makeTempDir } from "./harness.ts";
import { NOTES, notesIn } from "./notes_database.ts";

// Processes and disks take their time on a busy machine; none of it is waited for by the clock.
setDefaultTimeout(60_000);

const root = makeTempDir();
afterAll(() => rmSync(root, { recursive: true, force: true }));
const { newPath, open } = notesIn(root);

describe("migrations", () => {
  const MORE = "ALTER TABLE notes ADD COLUMN stars INTEGER NOT NULL DEFAULT 0";
  const copies = (path: string) => readdirSync(root).filter((name) => join(root, name).startsWith(`${path}.before`));

  test("bring a new database to the newest schema, without a copy", () => {
    const path = newPath();
    const db = new Db({ path });
    expect(db.schemaVersion).toBe(0);
    db.migrate();
    expect(db.schemaVersion).toBe(MIGRATIONS.length);
    expect(copies(path)).toEqual([]);
    db.migrate(); // again changes nothing
    db.close();
  });

  test("keep what an older database holds, and copy it first", async () => {
    const old = open();
    await old.add("kept");
    old.close();
    const { db, path, close } = open({ path: old.path, migrations: [NOTES, MORE] });
    expect(db.schemaVersion).toBe(2);
    expect(db.prepare<{ text: string; stars: number }>("SELECT text, stars FROM notes").all({})).toEqual([
      { text: "kept", stars: 0 },
    ]);
    expect(copies(path)).toEqual([`${path.slice(root.length + 1)}.before-schema-2`]);
    const copy = new Database(`${path}.before-schema-2`, { readonly: true });
    expect(copy.query("PRAGMA user_version").get()).toEqual({ user_version: 1 });
    expect(copy.query("SELECT * FROM notes").all()).toEqual([{ id: 1, text: "kept" }]);
    copy.close();
    close();
  });

  test("that fail change nothing", async () => {
    const old = open();
    await old.add("kept");
    old.close();
    const db = new Db({ path: old.path, migrations: [NOTES, `${MORE}; INSERT INTO nowhere VALUES (1)`] });
    expect(() => db.migrate()).toThrow("nowhere");
    expect(copies(old.path)).toEqual([]);
    expect(db.schemaVersion).toBe(1);
    expect(db.prepare("SELECT * FROM notes").all({})).toEqual([{ id: 1, text: "kept" }]);
    db.close();
  });

  test("another connection that was quicker has done the work, and keeps its copy", async () => {
    const old = open();
    await old.add("kept");
    old.close();
    const migrations = [NOTES, MORE];
    const [first, second] = [new Db({ path: old.path, migrations }), new Db({ path: old.path, migrations })];
    first.migrate();
    second.migrate();
    expect(second.schemaVersion).toBe(2);
    const copy = new Database(`${old.path}.before-schema-2`, { readonly: true });
    expect(copy.query("PRAGMA user_version").get()).toEqual({ user_version: 1 });
    copy.close();
    first.close();
    second.close();
  });

  test("never go back: a newer schema is refused with a sentence and left as it is", async () => {
    const newer = open({ migrations: [NOTES, MORE] });
    await newer.add("from the future");
    newer.close();
    expect(() => new Db({ path: newer.path, migrations: [NOTES] })).toThrow(
      /\.db has schema version 2, but this program, \d.* knows only up to 1\. It was written by a newer Secret Push/,
    );
    const { seen, close } = open({ path: newer.path, migrations: [NOTES, MORE] });
    expect(seen()).toEqual(["from the future"]);
    close();
  });
});
