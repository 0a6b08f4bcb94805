// Opens the database of a data directory. First it compares the master key with the fingerprint in the database; then it brings the
// schema up to date. With the wrong key, nothing is changed.

import { existsSync } from "node:fs";

import { AppError } from "../../base/errors.ts";
import type { Keyring } from "../../base/keyring.ts";
import type { Migrated, KeyFingerprints, Store, StoreOptions } from "../contract.ts";
import { olderSchema } from "../data_dir.ts";
import { findMasterKeys, fingerprint, removeKeyFile } from "../keys/master_keys.ts";
import { spokenBy } from "../sql/index.ts";
import { agreeOnLinkKey } from "../sql/link_key.ts";
import { rememberedKeys } from "../sql/rotation.ts";
import { runNow } from "../sql/voice.ts";
import { Damage, unusable } from "./damage.ts";
import { writerHere } from "./writer/carrier.ts";
import { Db, keptTokens } from "./db.ts";
import { writerInLoop } from "./writer/thread.ts";
import { SqliteMaintenance } from "./maintenance.ts";
import { operationsOn, SHORT, SHORT_BY_HAND, type StoreDb, type StoreOperations } from "./operations/index.ts";
import { PURGE_LOG_PURPOSE } from "../purges.ts";
import { beginPurgeLog } from "../sql/purge_log.ts";
import { sqlitePushes } from "./pushes.ts";
import { sqliteRotation } from "./rotation_state.ts";
import { answersOn, speaksOn, sqliteRunner } from "./run.ts";
import { MIGRATIONS } from "./schema.ts";
import { migrateInThread } from "./upgrade_thread.ts";

type Engine = Omit<Store, "blobs" | "nextKey" | "findLoss">;

/** @throws Error with a message for the administrator if the key is missing or wrong, the schema is newer, or the database is damaged */
export function openSqlite(options: StoreOptions, path: string): Engine {
  let db: StoreDb | undefined;
  try {
    db = new Db<StoreOperations>({
      ...options,
      path,
      isBeside: !options.exclusive,
      leavesAccounts: new Set(SHORT_BY_HAND),
      writer: options.ownThread ? writerInLoop(operationsOn, { short: SHORT }) : writerHere(operationsOn),
    });
    const remembered = keyFingerprints(db);
    if (options.upgrades === false && db.schemaVersion < MIGRATIONS.length) throw olderSchema(path);
    let keys = findMasterKeys(options, remembered, path);
    const migrated = db.migrate({ floor: options.spaceFloor, onProgress: options.onProgress });
    const links = speaksOn(db)(agreeOnLinkKey(remembered === null));
    if (remembered === null) {
      noteOnce(db, "key_fingerprint", fingerprint(keys.ring.newest));
      // If two servers start on a new database at once, the key of the first one counts, and the other must have the same key.
      keys = findMasterKeys(options, keyFingerprints(db), path);
    }
    if (options.applicationVersion !== undefined && options.exclusive) rememberVersion(db, options.applicationVersion);
    if (keys.leftOver !== null && options.exclusive) removeKeyFile(keys.leftOver);
    const purgeLogBegins =
      speaksOn(db)(beginPurgeLog(), keys.ring.purpose(PURGE_LOG_PURPOSE).keys) && remembered !== null;
    if (keys.wanted && options.exclusive) {
      noteOnce(db, "next_key_fingerprint", fingerprint(keys.wanted));
      keys.ring.adopt(keys.wanted);
    }
    if (options.ownThread) db.startWriter();
    const notices = purgeLogBegins ? [...keys.notices, PURGE_LOG_BEGINS] : keys.notices;
    return { ...engineOn(db, keys.ring), keys: keys.ring, links, migrated, notices };
  } catch (error) {
    db?.close();
    throw unusable(path, error);
  }
}

/**
 * Migrates the database of a server in a thread, if there is something to migrate and the keys are available.
 * @throws Error with a message for the administrator, as `openSqlite`
 */
export async function migrateFirst(options: StoreOptions, path: string): Promise<Migrated | null> {
  if (!existsSync(path)) return null;
  let db: StoreDb | undefined;
  try {
    db = new Db<StoreOperations>({ path });
    if (db.schemaVersion === 0 || db.schemaVersion === MIGRATIONS.length) return null;
    findMasterKeys(options, keyFingerprints(db), path);
  } catch (error) {
    throw unusable(path, error);
  } finally {
    db?.close();
  }
  return migrateInThread(path, { floor: options.spaceFloor, onProgress: options.onProgress });
}

function engineOn(db: StoreDb, ring: Keyring): Omit<Engine, "keys" | "links" | "migrated" | "notices"> {
  const sealKeys = () => ring.purpose(PURGE_LOG_PURPOSE).keys;
  let checks = 0;
  const spoken = spokenBy(sqliteRunner(db, sealKeys));
  return {
    ...spoken,
    accounts: {
      ...spoken.accounts,
      findByTokenHash: keptTokens(db, (hash) => spoken.accounts.findByTokenHash(hash)),
    },
    pushes: { ...sqlitePushes(db), ...spoken.pushes },
    outbox: {
      ...spoken.outbox,
      fanOut: (events, nowMs) => db.write("fanOutEvents", { events, nowMs }),
      lease: (subscriptionId, times, limit) => db.write("leaseDeliveries", { subscriptionId, ...times, limit }),
      endEarlierLeases: () => db.write("endEarlierLeases", undefined),
    },
    rotation: { ...sqliteRotation(db, sealKeys), ...spoken.rotation },
    maintenance: new SqliteMaintenance(db, { sealKeys, holds: spoken.holds }),
    checkWritable: () =>
      db.isDamaged
        ? Promise.reject(new Damage())
        : db.wasFull
          ? Promise.reject(new AppError("unavailable", "The disk is full. Nothing was stored."))
          : db.write("touch", { value: String((checks += 1)) }),
    close: () => db.close(),
  };
}

const PURGE_LOG_BEGINS =
  "The log of purges begins now. This is expected once, at the first start after an upgrade; at any other time, someone has tampered with the database.";

// Null if the database is new.
const keyFingerprints = (db: StoreDb): KeyFingerprints | null =>
  db.schemaVersion === 0 ? null : runNow(rememberedKeys(), answersOn(db));

// Written at once, not queued: nothing must be sealed before this is stored.
const noteOnce = (db: StoreDb, key: string, value: string) =>
  db.prepare("INSERT OR IGNORE INTO meta (key, value) VALUES ($key, $value)").run({ key, value });

function rememberVersion(db: StoreDb, version: string): void {
  const known = db.prepare<{ value: string }>("SELECT value FROM meta WHERE key = 'application_version'").get({});
  if (known?.value === version) return;
  db.prepare("INSERT OR REPLACE INTO meta (key, value) VALUES ('application_version', $version)").run({ version });
}
