// A worker that commits as another program does: told a path and two numbers that both sides see, it holds the lock of
// the database, says so in the first one, commits a little later, and says so in the second one.

import { Database } from "bun:sqlite";

declare const self: Worker;

self.addEventListener("message", ({ data: { path, shared } }: MessageEvent<{ path: string; shared: Int32Array }>) => {
  const db = new Database(path);
  db.run("PRAGMA busy_timeout = 5000");
  db.run("BEGIN IMMEDIATE");
  db.run("INSERT INTO notes (text) VALUES (?)", [crypto.randomUUID()]);
  Atomics.add(shared, 0, 1);
  Atomics.notify(shared, 0);
  Bun.sleepSync(3);
  db.run("COMMIT");
  Atomics.add(shared, 1, 1);
  db.close();
});
