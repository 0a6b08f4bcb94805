// Opens a store in PostgreSQL: schema, master key, and the operations on them. The master key stays where it is without
// PostgreSQL: every node needs the same one, and the database remembers its fingerprint.

import type { Store, StoreOptions } from "../contract.ts";
import { makeDataDir } from "../data_dir.ts";
import { findMasterKeys, fingerprint, type MasterKeys, removeKeyFile } from "../keys/master_keys.ts";
import { isDoctorsWord } from "../maintenance/check.ts";
import { PURGE_LOG_PURPOSE } from "../sqlite/purge_log.ts";
import { PostgresAccounts } from "./accounts.ts";
import { PostgresBlobTable } from "./blob_table.ts";
import { DatabaseClock } from "./clock.ts";
import { Connection } from "./connection.ts";
import { Damages } from "./damages.ts";
import { sqlStateOf } from "./faults.ts";
import { PostgresMaintenance } from "./maintenance.ts";
import { migrate } from "./migrate.ts";
import { PostgresOverview } from "./overview.ts";
import { PurgeLog } from "./purge_log.ts";
import { placeOf, unusable } from "./place.ts";
import { PostgresPushes } from "./pushes.ts";
import { PostgresRotationState, rememberedKeys } from "./rotation_state.ts";

export interface PostgresOptions extends StoreOptions {
  databaseUrl: string;
  schema: string;
  /** The moments that callers pass decide, in place of the database's clock: for tests that set the time. */
  testClock?: boolean;
}

type Engine = Omit<Store, "blobs">;

/** @throws Error with a sentence for the administrator: not reachable, not ours, newer schema, key missing or wrong */
export async function openPostgres(options: PostgresOptions): Promise<Engine> {
  const { databaseUrl: url, schema } = options;
  const where = placeOf(url, schema);
  const db = new Connection({ url, schema });
  try {
    makeDataDir(options.dataDir);
    // With the wrong key nothing is changed, not even the schema.
    const known = await rememberedKeys(db).catch((error: unknown) => {
      if (isMissing(error)) return null;
      throw error;
    });
    if (known !== null) findMasterKeys(options, known, where);
    if (known !== null) await refusePending(db, where);
    const migrated = await migrate(db, options.applicationVersion ?? "0");
    const keys = await agreedKeys(db, options, where);
    if (keys.leftOver !== null && options.exclusive) removeKeyFile(keys.leftOver);
    const clock = new DatabaseClock();
    await clock.measure(db);
    return { ...engineOn(db, keys, options, clock), migrated, notices: keys.notices };
  } catch (error) {
    await db.close();
    throw unusable(where, error);
  }
}

/** Of two first starts at once one was quicker: its key counts, and the other's must be the same. */
async function agreedKeys(db: Connection, options: PostgresOptions, where: string): Promise<MasterKeys> {
  const found = await rememberedKeys(db);
  const keys = findMasterKeys(options, found, where);
  if (found === null) {
    await db.change("INSERT INTO meta (key, value) VALUES ('key_fingerprint', $1) ON CONFLICT (key) DO NOTHING", [
      fingerprint(keys.ring.newest),
    ]);
    return findMasterKeys(options, await rememberedKeys(db), where);
  }
  if (keys.wanted && options.exclusive) {
    await stageKey(db, fingerprint(keys.wanted));
    keys.ring.adopt(keys.wanted);
  }
  return keys;
}

async function stageKey(db: Connection, next: string): Promise<void> {
  await db.change("INSERT INTO meta (key, value) VALUES ('next_key_fingerprint', $1) ON CONFLICT (key) DO NOTHING", [
    next,
  ]);
}

function engineOn(
  db: Connection,
  { ring }: MasterKeys,
  options: PostgresOptions,
  clock: DatabaseClock,
): Omit<Engine, "migrated" | "notices"> {
  const damages = new Damages(options.onDamage);
  const purgeLog = new PurgeLog(ring.purpose(PURGE_LOG_PURPOSE));
  const testClock = options.testClock === true;
  return {
    pushes: new PostgresPushes(db, damages, testClock),
    accounts: new PostgresAccounts(db),
    blobTable: new PostgresBlobTable(db),
    overview: new PostgresOverview(db),
    rotation: new PostgresRotationState(db, purgeLog),
    maintenance: new PostgresMaintenance(db, damages, purgeLog, testClock),
    keys: ring,
    clock,
    nextKey: () => null,
    findLoss: () => db.loss,
    async isDoctor(word) {
      const [row] = await db.read<{ value: string }>("SELECT value FROM meta WHERE key = 'doctor'");
      return isDoctorsWord(row?.value ?? "", word, Date.now());
    },
    async checkWritable() {
      if (damages.any) throw damages.error();
      await db.change(`
        INSERT INTO meta (key, value) VALUES ('write_check', txid_current()::text)
        ON CONFLICT (key) DO UPDATE SET value = excluded.value`);
    },
    close: () => db.close(),
  };
}

async function refusePending(db: Connection, where: string): Promise<void> {
  const [row] = await db.read("SELECT 1 FROM meta WHERE key = 'pending_migration'");
  if (!row) return;
  throw new Error(`The database ${where} holds a migration that did not end. Run "secretpush migrate" again.`);
}

/** The schema, or a table of it, does not exist yet. */
const isMissing = (error: unknown): boolean => ["42P01", "3F000"].includes(sqlStateOf(error));
