// Opens a data directory: lock, database, master key, in that order. Everything above reaches the
// disk through what this hands out.

import { join } from "node:path";

import type { Keyring } from "../base/keyring.ts";
import type { Maintenance, RememberedKeys } from "./contract.ts";
import { SqliteAccounts } from "./sqlite/accounts.ts";
import { SqliteBlobTable } from "./sqlite/blob_table.ts";
import { DiskBlobs } from "./blobs/disk.ts";
import { LOCK, openDataDir, watchFiles } from "./data_dir.ts";
import { Damage, isDatabaseError, unusable } from "./sqlite/damage.ts";
import { type DamagedPlace, Db } from "./sqlite/db.ts";
import type { Migrated } from "./sqlite/migrate.ts";
import { isDoctorsWord } from "./maintenance/check.ts";
import { SqliteRotationState } from "./sqlite/rotation_state.ts";
import { Erasure } from "./sqlite/erasure.ts";
import { KeySlots } from "./sqlite/key_slots.ts";
import { findMasterKeys, fingerprint, removeKeyFile, stagedKey } from "./keys/master_keys.ts";
import { lockDataDir } from "./sqlite/directory_lock.ts";
import { PURGE_LOG_PURPOSE, PurgeLog } from "./sqlite/purge_log.ts";
import { SqliteMaintenance } from "./sqlite/maintenance.ts";
import { SqlitePushes } from "./sqlite/pushes.ts";

export interface StoreOptions {
  dataDir: string;
  key?: string | undefined;
  keyFile?: string | undefined;
  /** The key before `key`, while a rotation between keys that are kept outside of files is wanted. */
  previousKey?: string | undefined;
  credentialsDir?: string | undefined;
  /** A server holds the directory; a command that runs beside it does not. */
  exclusive: boolean;
  maxWritesPerCommit?: number;
  /** Remembered by the database as the version that wrote it last. */
  applicationVersion?: string;
  /** Hears of each damaged place in the database once. */
  onDamage?: ((place: DamagedPlace) => void) | undefined;
}

export interface Store {
  pushes: SqlitePushes;
  accounts: SqliteAccounts;
  blobs: DiskBlobs;
  blobTable: SqliteBlobTable;
  keys: Keyring;
  rotation: SqliteRotationState;
  /** The key that a rotation leads to, where it waits in the data directory. */
  nextKey(fingerprint: string): Uint8Array | null;
  /** What the administrator should know of the keys: one sentence each. */
  notices: readonly string[];
  maintenance: Maintenance;
  /** What this opening changed of the schema. */
  migrated: Migrated | null;
  /** Looks whether the database and the lock are still the files that were opened. @returns a sentence where they are not */
  findLoss(): string | null;
  /** Has `doctor` left this word in the database a moment ago? */
  isDoctor(word: string): boolean;
  /** Commits something small. @throws AppError `unavailable`, and `corrupt` once damage was met anywhere */
  checkWritable(): Promise<void>;
  close(): void;
}

/** @throws Error with a sentence for the administrator: lock taken, key missing or wrong, newer schema. */
export function openStore(options: StoreOptions): Store {
  openDataDir(options.dataDir);
  const unlock = options.exclusive ? lockDataDir(options.dataDir) : () => {};
  const path = join(options.dataDir, "secretpush.db");
  let db: Db | undefined;
  try {
    db = new Db({
      path,
      onDamage: options.onDamage,
      ...(options.maxWritesPerCommit ? { maxWritesPerCommit: options.maxWritesPerCommit } : {}),
    });
    // The key is looked at before the schema is: with the wrong one nothing is changed.
    const remembered = rememberedKeys(db);
    let keys = findMasterKeys(options, remembered, path);
    const migrated = db.migrate();
    if (remembered === null) {
      rememberFingerprint(db, keys.ring.newest);
      // Of two first starts at once one was quicker: its key counts, and this one's must be the same.
      keys = findMasterKeys(options, rememberedKeys(db), path);
    }
    if (options.applicationVersion !== undefined && options.exclusive) rememberVersion(db, options.applicationVersion);
    if (keys.leftOver !== null && options.exclusive) removeKeyFile(keys.leftOver);
    const purgeLog = new PurgeLog(db, keys.ring.purpose(PURGE_LOG_PURPOSE));
    const purgeLogBegins = purgeLog.begin() && remembered !== null;
    const rotation = new SqliteRotationState(db, new KeySlots(db), purgeLog);
    if (keys.wanted && options.exclusive) beginRotation(db, keys.ring, keys.wanted);
    const opened = db;
    const keySlots = new KeySlots(db);
    const erasure = new Erasure(db, keySlots);
    const touch = db.prepare("INSERT OR REPLACE INTO meta (key, value) VALUES ('write_check', $value)");
    const doctor = db.prepare<{ value: string }>("SELECT value FROM meta WHERE key = 'doctor'");
    let checks = 0;
    return {
      maintenance: new SqliteMaintenance(db, erasure, purgeLog),
      migrated,
      findLoss: watchFiles([path, join(options.dataDir, LOCK)]),
      keys: keys.ring,
      rotation,
      notices: purgeLogBegins ? [...keys.notices, PURGE_LOG_BEGINS] : keys.notices,
      nextKey(wanted) {
        const staged = stagedKey(options.dataDir)?.key;
        return staged && fingerprint(staged) === wanted ? staged : null;
      },
      pushes: new SqlitePushes(db, keySlots, erasure),
      accounts: new SqliteAccounts(db),
      blobs: new DiskBlobs(options.dataDir),
      blobTable: new SqliteBlobTable(db),
      isDoctor: (word) => isDoctorsWord(doctor.get({})?.value ?? "", word, Date.now()),
      checkWritable: () =>
        opened.isDamaged
          ? Promise.reject(new Damage())
          : opened.write(() => void touch.run({ value: String((checks += 1)) })),
      close() {
        opened.close();
        unlock();
      },
    };
  } catch (error) {
    db?.close();
    unlock();
    throw isDatabaseError(error) || error instanceof Damage ? unusable(path, error) : error;
  }
}

// Said once after an upgrade. At any other time somebody has taken the log away.
const PURGE_LOG_BEGINS =
  "The log of purges begins now. Expected once, at the first start after an upgrade; at any other time the database was tampered with.";

// What the database remembers of its keys; null where it is new.
function rememberedKeys(db: Db): RememberedKeys | null {
  if (db.schemaVersion === 0) return null;
  const find = db.prepare<{ value: string }>("SELECT value FROM meta WHERE key = $key");
  const current = find.get({ key: "key_fingerprint" });
  return current && { current: current.value, next: find.get({ key: "next_key_fingerprint" })?.value ?? null };
}

// Written at once, not queued: nothing may be sealed before it is known.
function rememberFingerprint(db: Db, masterKey: Uint8Array): void {
  db.prepare("INSERT OR IGNORE INTO meta (key, value) VALUES ('key_fingerprint', $mine)").run({
    mine: fingerprint(masterKey),
  });
}

function rememberVersion(db: Db, version: string): void {
  const known = db.prepare<{ value: string }>("SELECT value FROM meta WHERE key = 'application_version'").get({});
  if (known?.value === version) return;
  db.prepare("INSERT OR REPLACE INTO meta (key, value) VALUES ('application_version', $version)").run({ version });
}

function beginRotation(db: Db, ring: Keyring, wanted: Uint8Array): void {
  db.prepare("INSERT OR IGNORE INTO meta (key, value) VALUES ('next_key_fingerprint', $next)").run({
    next: fingerprint(wanted),
  });
  ring.adopt(wanted);
}
