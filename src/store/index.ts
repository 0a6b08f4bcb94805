// The entry point of the store. `openStore` opens a data directory: its lock, database, master key and files. `openChosenStore` opens a data
// directory or a PostgreSQL database, as the settings say. contract.ts describes what they return.

import { Unmendable } from "../base/errors.ts";
import { join } from "node:path";

import type { DirectoryOptions } from "./blobs/directory.ts";
import { DiskBlobs, hasBlobs } from "./blobs/disk.ts";
import { NO_BLOBS } from "./blobs/none.ts";
import type { S3BlobsOptions } from "./blobs/s3.ts";
import type { SharedBlobs } from "./blobs/shared.ts";
import type { Migrated, NodeOptions, Store, StoreOptions } from "./contract.ts";
import { LOCK, openDataDir, watchFiles } from "./data_dir.ts";
import { stagedKeyOf } from "./keys/master_keys.ts";
import { lockDataDir } from "./sqlite/directory_lock.ts";
import { removeDrafts } from "./sqlite/drafts.ts";
import { rollBackIfAsked } from "./sqlite/roll_back.ts";
import { migrateFirst, openSqlite } from "./sqlite/open.ts";

export type { Store, StoreOptions } from "./contract.ts";
export { refuseMarked, SOCKET } from "./data_dir.ts";
export { stageKey } from "./keys/master_keys.ts";
export { hasDatabase, requireDatabase } from "./sqlite/snapshot.ts";

/** Where nodes share files: a bucket or a directory. */
export type SharedPlace = S3BlobsOptions | DirectoryOptions;

export interface ChosenStoreOptions extends StoreOptions, NodeOptions {
  /** A PostgreSQL database and its schema; undefined: the data directory. */
  postgres?: { url: string; schema: string } | undefined;
  /** Where nodes share files; undefined: the data directory. */
  shared?: SharedPlace | undefined;
}

/** @throws Error with a message for the administrator: database not reachable, key missing or wrong, newer schema */
export async function openChosenStore(options: ChosenStoreOptions): Promise<Store> {
  const { postgres, shared } = options;
  const blobs = shared && (await openBeside(shared, options.dataDir));
  if (!postgres) {
    const store = await openUpgraded(options);
    return blobs ? { ...store, blobs } : store;
  }
  const { openPostgres } = await import("./postgres/open.ts");
  const engine = await openPostgres({ ...options, databaseUrl: postgres.url, schema: postgres.schema, shared: blobs });
  return { ...engine, blobs: blobs ?? NO_BLOBS };
}

async function openBeside(place: SharedPlace, dataDir: string): Promise<SharedBlobs> {
  if (hasBlobs(dataDir)) {
    throw new Unmendable(
      `The data directory ${dataDir} contains files of pushes, but blobs.url puts files elsewhere. ` +
        "Start without blobs.url until these pushes have expired. Nothing was changed.",
    );
  }
  return openShared(place);
}

/** @throws Error with a message for the administrator if the place cannot be used */
export async function openShared(place: SharedPlace): Promise<SharedBlobs> {
  const blobs =
    "directory" in place
      ? new (await import("./blobs/directory.ts")).SharedDirectory(place)
      : new (await import("./blobs/s3.ts")).S3Blobs(place);
  await blobs.check();
  return blobs;
}

/** As `openStore`, but migrates the database of a server in a thread, so that the event loop stays responsive. */
async function openUpgraded(options: StoreOptions): Promise<Store> {
  const { dataDir } = options;
  if (!options.exclusive || !options.ownThread) return openStore(options);
  openDataDir(dataDir);
  const unlock = lockDataDir(dataDir);
  let migrated: Migrated | null;
  try {
    removeDrafts(dataDir);
    rollBack(options);
    migrated = await migrateFirst(options, join(dataDir, "secretpush.db"));
  } catch (error) {
    unlock();
    throw error;
  }
  const store = openStore(options, unlock);
  return migrated ? { ...store, migrated } : store;
}

function rollBack({ dataDir, onProgress }: StoreOptions): void {
  const copy = rollBackIfAsked(dataDir);
  if (copy !== null) onProgress?.("the upgrade was rolled back: the copy of the database was restored", { copy });
}

/**
 * @param held releases the lock of the directory, if the caller has taken it
 * @throws Error with a message for the administrator: lock taken, key missing or wrong, newer schema
 */
export function openStore(options: StoreOptions, held?: () => void): Store {
  const { dataDir } = options;
  if (options.migrates !== true) openDataDir(dataDir);
  const unlock = held ?? (options.exclusive ? lockDataDir(dataDir) : () => {});
  const path = join(dataDir, "secretpush.db");
  let close = unlock;
  try {
    if (options.exclusive) removeDrafts(dataDir);
    if (options.exclusive && !held) rollBack(options);
    const engine = openSqlite(options, path);
    close = () => {
      engine.close();
      unlock();
    };
    return {
      ...engine,
      blobs: new DiskBlobs(dataDir),
      findLoss: watchFiles([path, join(dataDir, LOCK)]),
      nextKey: (wanted) => stagedKeyOf(dataDir, wanted),
      close,
    };
  } catch (error) {
    close();
    throw error;
  }
}
