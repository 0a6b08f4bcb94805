// What a copy, an upgrade or a change of keys leaves in the data directory if it is killed: files under a draft's name, with
// what erasing must reach. Whoever holds the directory's lock removes them all.

import { Database } from "bun:sqlite";
import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";

import { isBusy } from "./connection.ts";

/** A draft ends in twelve digits (durable_file.ts). Eight digits after a key's name are an old key, which stays. */
const DATABASES = /^((?:snapshot-|secretpush\.db\.before-schema-\d+\.)[0-9a-f]{12}(?:\.db)?)(?:-journal|-wal|-shm)?$/;
const KEYS = /^master\.key(?:\.next|\.[0-9a-f]{8})?\.[0-9a-f]{12}$/;

/** Removes every draft, whatever its age, save those that a command beside the server is writing at the moment. */
export function removeDrafts(dataDir: string): void {
  for (const name of readdirSync(dataDir)) {
    const draft = DATABASES.exec(name)?.[1];
    const isLeft = draft === undefined ? KEYS.test(name) : !isBeingWritten(join(dataDir, draft));
    if (isLeft) rmSync(join(dataDir, name), { force: true });
  }
}

function isBeingWritten(path: string): boolean {
  let draft: Database | undefined;
  try {
    draft = new Database(path, { readwrite: true, create: false });
    draft.run("PRAGMA busy_timeout = 0");
    draft.run("BEGIN EXCLUSIVE");
    return false;
  } catch (error) {
    return isBusy(error); // anything else is half a database
  } finally {
    draft?.close();
  }
}
