// Drafts that a killed copy, upgrade or change of keys leaves in the data directory. They contain bytes that must be erased, so
// each start of a server removes them.

import { Database } from "bun:sqlite";
import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";

import { isBusy } from "./damage.ts";

/** The name of a draft ends in twelve digits (durable_file.ts). The name of an old key ends in eight digits; old keys stay. */
const DATABASES = /^((?:snapshot-|secretpush\.db\.before-schema-\d+\.)[0-9a-f]{12}(?:\.db)?)(?:-journal|-wal|-shm)?$/;
const KEYS = /^master\.key(?:\.next|\.[0-9a-f]{8})?\.[0-9a-f]{12}$/;

/** Removes all drafts except those that a command is writing now. Call this while holding the lock of the directory. */
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
    return isBusy(error); // any other error means that the draft is incomplete
  } finally {
    draft?.close();
  }
}
