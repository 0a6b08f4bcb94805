// Reads a database beside a server on a disk whose flushes fail while the file FAILING is there (bench/slow_disk.c), as
// a command does and as a backup does. Prints what came of it, as JSON. Usage: reads_beside.ts DIRECTORY FAILING

import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { reasonOf } from "../../src/base/errors.ts";
import { Db } from "../../src/store/sqlite/db.ts";
import { openLive, Snapshot } from "../../src/store/sqlite/snapshot.ts";

const [directory = "", failing = ""] = process.argv.slice(2);
const db = new Db({ path: join(directory, "secretpush.db"), isBeside: true });
const count = db.prepare<{ n: number }>("SELECT count(*) AS n FROM notes");
const live = openLive(directory);

async function attempts(): Promise<unknown[]> {
  const copied = Snapshot.of(live, directory).then(async (snapshot) => {
    await snapshot.close();
    return "copied";
  });
  const read = Promise.try(() => count.get({})?.n);
  return Promise.all([read, copied].map((attempt) => attempt.catch(reasonOf)));
}

const before = await attempts();
await new Promise((resolve) => setTimeout(resolve)); // another turn of the event loop
writeFileSync(failing, ".db-wal");
const during = await attempts();
rmSync(failing);
live.close();
db.close();
process.stdout.write(JSON.stringify({ before, during }));
