// A database of notes and replies with a schema of its own, for what the connection to SQLite promises by itself.

import { Database } from "bun:sqlite";
import { join } from "node:path";

import { Db, type DbOptions } from "../src/store/sqlite/db.ts";

export const NOTES = `
  CREATE TABLE notes (id INTEGER PRIMARY KEY, text TEXT NOT NULL UNIQUE) STRICT;
  CREATE TABLE replies (note_id INTEGER NOT NULL REFERENCES notes (id) ON DELETE CASCADE, text TEXT NOT NULL) STRICT;`;

/** Opens such databases in the directory `root`. */
export function notesIn(root: string) {
  let files = 0;
  const newPath = (): string => join(root, `${(files += 1)}.db`);

  /** A database with notes and replies, and a second connection as another process would have it. */
  function open(options: Partial<DbOptions> = {}) {
    const path = options.path ?? newPath();
    const db = new Db({ path, migrations: [NOTES], ...options });
    db.migrate();
    const other = new Database(path, { strict: true });
    const insert = db.prepare("INSERT INTO notes (text) VALUES ($text)");
    return {
      db,
      other,
      path,
      add: (text: string) => db.write(() => void insert.run({ text })),
      /** What the other connection sees. */
      seen: () =>
        other
          .query<{ text: string }, []>("SELECT text FROM notes ORDER BY id")
          .all()
          .map(({ text }) => text),
      close() {
        other.close();
        db.close();
      },
    };
  }

  return { newPath, open };
}
