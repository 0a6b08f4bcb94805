// The store's door. `openStore` opens a data directory: lock, database and master key, files. What it returns is
// described in contract.ts. The rooms behind it:
//
//   sqlite/        the engine: pushes, accounts, logs and rotation as rows
//   blobs/         file contents, sealed, as files on the disk
//   keys/          where the master key is kept
//   data_dir.ts    the directory itself
//   maintenance/   check, backup, restore, upgrade: a door of its own, for the command line

import { join } from "node:path";

import { DiskBlobs } from "./blobs/disk.ts";
import type { Store, StoreOptions } from "./contract.ts";
import { LOCK, openDataDir, watchFiles } from "./data_dir.ts";
import { fingerprint, stagedKey } from "./keys/master_keys.ts";
import { lockDataDir } from "./sqlite/directory_lock.ts";
import { openSqlite } from "./sqlite/open.ts";

export type { Store, StoreOptions } from "./contract.ts";

/** @throws Error with a sentence for the administrator: lock taken, key missing or wrong, newer schema */
export function openStore(options: StoreOptions): Store {
  const { dataDir } = options;
  openDataDir(dataDir);
  const unlock = options.exclusive ? lockDataDir(dataDir) : () => {};
  const path = join(dataDir, "secretpush.db");
  let close = unlock;
  try {
    const engine = openSqlite(options, path);
    close = () => {
      engine.close();
      unlock();
    };
    return {
      ...engine,
      blobs: new DiskBlobs(dataDir),
      findLoss: watchFiles([path, join(dataDir, LOCK)]),
      nextKey(wanted) {
        const staged = stagedKey(dataDir)?.key;
        return staged && fingerprint(staged) === wanted ? staged : null;
      },
      close,
    };
  } catch (error) {
    close();
    throw error;
  }
}
