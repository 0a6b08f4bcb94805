// Opens a data directory: lock, database, master key, in that order. Everything above reaches the
// disk through what this hands out.

import { existsSync } from "node:fs";
import { join } from "node:path";

import { derive } from "../base/crypto.ts";
import { AccountStore } from "./accounts.ts";
import { loadMasterKey, lockDataDir, openDataDir } from "./data_dir.ts";
import { Db } from "./db.ts";
import { PushStore } from "./pushes.ts";

export interface StoreOptions {
  dataDir: string;
  key?: string | undefined;
  keyFile?: string | undefined;
  credentialsDir?: string | undefined;
  /** A server holds the directory; a command that runs beside it does not. */
  exclusive: boolean;
  maxWritesPerCommit?: number;
}

export interface Store {
  pushes: PushStore;
  accounts: AccountStore;
  masterKey: Uint8Array;
  db: Db;
  /** Commits something small. @throws AppError `unavailable` */
  checkWritable(): Promise<void>;
  close(): void;
}

/** @throws Error with a sentence for the administrator: lock taken, key missing or wrong, newer schema. */
export function openStore(options: StoreOptions): Store {
  openDataDir(options.dataDir);
  const unlock = options.exclusive ? lockDataDir(options.dataDir) : () => {};
  let db: Db | undefined;
  try {
    const path = join(options.dataDir, "secretpush.db");
    const existed = existsSync(path);
    db = new Db({ path, ...(options.maxWritesPerCommit ? { maxWritesPerCommit: options.maxWritesPerCommit } : {}) });
    const remembered = readFingerprint(db);
    const masterKey = loadMasterKey({ ...options, mayCreate: remembered === null });
    rememberFingerprint(db, masterKey, options.dataDir, existed);
    const opened = db;
    const touch = db.prepare("INSERT OR REPLACE INTO meta (key, value) VALUES ('write_check', $value)");
    let checks = 0;
    return {
      db,
      masterKey,
      pushes: new PushStore(db),
      accounts: new AccountStore(db),
      checkWritable: () => opened.write(() => void touch.run({ value: String((checks += 1)) })),
      close() {
        opened.close();
        unlock();
      },
    };
  } catch (error) {
    db?.close();
    unlock();
    throw error;
  }
}

/** What the database remembers of its key: enough to tell another one, useless for opening anything. */
export const fingerprint = (masterKey: Uint8Array): string =>
  Buffer.from(derive(masterKey, "fingerprint")).toString("hex").slice(0, 32);

function readFingerprint(db: Db): string | null {
  const row = db.prepare<{ value: string }>("SELECT value FROM meta WHERE key = 'key_fingerprint'").get({});
  return row?.value ?? null;
}

function rememberFingerprint(db: Db, masterKey: Uint8Array, dataDir: string, existed: boolean): void {
  const mine = fingerprint(masterKey);
  // Written at once, not queued: nothing may be sealed before it is known.
  db.prepare("INSERT OR IGNORE INTO meta (key, value) VALUES ('key_fingerprint', $mine)").run({ mine });
  const remembered = readFingerprint(db);
  if (remembered === mine) return;
  throw new Error(
    `The master key does not belong to the database in ${dataDir} (key ${mine.slice(0, 8)}…, ` +
      `database ${remembered?.slice(0, 8)}…). ${existed ? "Put the right key file back." : ""} Nothing was changed.`,
  );
}
