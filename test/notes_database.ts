// A database of notes and replies with a schema of its own, for what the connection to SQLite promises by itself.

import { Database } from "bun:sqlite";
import { join } from "node:path";

import { type StartCarrier, writerHere } from "../src/store/sqlite/writer/carrier.ts";
import { Db, type DbOptions } from "../src/store/sqlite/db.ts";
import type { LoopOptions, Writing } from "../src/store/sqlite/writer/index.ts";
import { writerInLoop, writerInThread } from "../src/store/sqlite/writer/thread.ts";
import { type NotesOperations, notesOperations } from "./programs/notes_operations.ts";

/** A writer of notes on this thread, and in one of its own. */
export const WRITERS: Record<"here" | "in a thread", (stuckAfterMs?: number) => { carrier: StartCarrier }> = {
  here: () => writerHere(notesOperations),
  "in a thread": (stuckAfterMs) => ({ carrier: notesThread(stuckAfterMs) }),
};

const notesThread = (stuckAfterMs?: number) =>
  writerInThread({
    module: new URL("./programs/notes_thread.ts", import.meta.url).href,
    ...(stuckAfterMs === undefined ? {} : { stuckAfterMs }),
  });

interface Told {
  /** Called when the writer's thread begins. What it throws keeps the thread from beginning. */
  begins?: () => void;
  /** Called when the log is about to begin anew. */
  beginsAnew?: () => void;
}

/** A server's writer of notes. */
export const notesInLoop = ({
  begins,
  beginsAnew,
  ...how
}: Pick<LoopOptions, "flush" | "stuckAfterMs"> & Told = {}): Writing =>
  writerInLoop(notesOperations, {
    short: new Set(["add", "addHalf", "addPlace", "addUnlessGone"]),
    startThread(options) {
      begins?.();
      const thread = notesThread()(options);
      const beginLog = thread.beginLog.bind(thread);
      return Object.assign(thread, {
        beginLog(): Promise<void> {
          beginsAnew?.();
          return beginLog();
        },
      });
    },
    ...how,
  });

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
    const db = new Db<NotesOperations>({ path, migrations: [NOTES], writer: WRITERS.here(), ...options });
    db.migrate();
    const other = new Database(path, { strict: true });
    return {
      db,
      other,
      path,
      add: (text: string) => db.write("add", { text }),
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
