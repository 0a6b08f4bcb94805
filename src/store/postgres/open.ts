// Opens a store in PostgreSQL: its schema, its master key and its operations. Every node needs the same master key, and finds it in its own file
// or settings. The database stores the fingerprint of the key.

import type { SharedBlobs } from "../blobs/shared.ts";
import type { NodeOptions, Store, StoreOptions } from "../contract.ts";
import { makeDataDir } from "../data_dir.ts";
import { findMasterKeys, fingerprint, type MasterKeys, removeKeyFile, stagedKeyOf } from "../keys/master_keys.ts";
import { PURGE_LOG_PURPOSE } from "../purges.ts";
import { spokenBy } from "../sql/index.ts";
import { agreeOnLinkKey } from "../sql/link_key.ts";
import type { StoredPush } from "../sql/voice.ts";
import { stageRotation } from "../sql/rotation.ts";
import { sharedGate } from "./attempts.ts";
import { checkDatabase, KEEPS_EPOCHS, WITHOUT_EPOCHS } from "./checks.ts";
import { DatabaseClock } from "./clock.ts";
import { Connection } from "./connection.ts";
import { credentialsOn } from "./credentials.ts";
import { Creates } from "./creates.ts";
import { Damages } from "./damages.ts";
import { Epochs } from "./epochs.ts";
import { sqlStateOf } from "./faults.ts";
import { agreeOnDirectory } from "./files_directory.ts";
import { postgresMaintenance } from "./maintenance.ts";
import { migrate, outliveOlder, refuseOlder, refusePending } from "./migrate.ts";
import { Nodes, nodesAlive } from "./nodes.ts";
import { outboxByHand } from "./outbox.ts";
import { cleanClient } from "./parameters.ts";
import { placeOf, unusable } from "./place.ts";
import { pushesByHand, wordsOf } from "./pushes.ts";
import { keyFingerprints } from "./key_fingerprints.ts";
import { PostgresRotationState } from "./rotation_state.ts";
import { postgresAnswers, postgresRunner, runIn, type RunnerOptions, type Speak } from "./run.ts";
import { MIGRATIONS, type Migrations } from "./schema.ts";
import { SetupCode } from "./setup_code.ts";

export interface PostgresOptions extends StoreOptions, NodeOptions {
  databaseUrl: string;
  schema: string;
  /** For tests. */
  migrations?: Migrations;
  /** Where files and epoch keys are; undefined if there are none. */
  shared?: SharedBlobs | undefined;
}

/** Longer than the time for which a step of a key rotation holds its locks. */
const LOCKED_AFTER_MS = 2_000;
const DAY_MS = 24 * 60 * 60 * 1000;

type Engine = Omit<Store, "blobs">;

/** @throws Error with a message for the administrator if the database cannot be reached or used, or the key is missing or wrong */
export async function openPostgres(options: PostgresOptions): Promise<Engine> {
  const { databaseUrl: url, schema } = options;
  const where = placeOf(url, schema);
  const db = new Connection({ url, schema });
  try {
    makeDataDir(options.dataDir);
    const checks = await checkDatabase(db, options.requireSyncStandby === true);
    if (checks.refusal !== null) throw new Error(checks.refusal);
    // This comes first, so that nothing changes if the key is wrong, not even the schema.
    const known = await keyFingerprints(db).catch((error: unknown) => {
      if (isMissing(error)) return null;
      throw error;
    });
    if (known !== null) findMasterKeys(options, known, where);
    if (known !== null) await refusePending(db, where);
    if (options.upgrades === false) await refuseOlder(db, options.applicationVersion ?? "0", where);
    const { migrations = MIGRATIONS, onProgress } = options;
    const migrated = await migrate(db, options.applicationVersion ?? "0", migrations, onProgress);
    await outliveOlder(db, onProgress);
    const links = await db.transaction((query) => runIn(db, query, agreeOnLinkKey(known === null)));
    const keys = await agreedKeys(db, options, where);
    if (keys.leftOver !== null && options.exclusive) removeKeyFile(keys.leftOver);
    if (options.shared?.mark) await agreeOnDirectory(db, options.shared.mark);
    const clock = new DatabaseClock();
    await clock.measure(db);
    const facts = {
      version: options.applicationVersion ?? "",
      schemaVersion: migrations.length,
      settingsDigest: options.settingsDigest ?? "",
    };
    const epochs = new Epochs(db, {
      objects: options.shared?.epochs ?? null,
      keys: keys.ring,
      horizonMs: options.eraseHorizonMs ?? DAY_MS,
    });
    await epochs.start(null);
    const nodes = new Nodes(db, {
      clock,
      keys: keys.ring,
      epochs,
      facts,
      refusal: async () => (options.requireSyncStandby ? (await checkDatabase(db, true)).refusal : null),
    });
    // A command that runs beside the servers is not a node.
    if (options.exclusive) await nodes.start();
    const notices = [
      ...keys.notices,
      ...checks.notices,
      ...(await erasureNotices(options)),
      ...(options.exclusive ? await nodes.notices() : []),
    ];
    return { ...engineOn(db, keys, options, { clock, nodes, epochs }), links, migrated, notices };
  } catch (error) {
    await db.close();
    throw unusable(where, error);
  }
}

async function erasureNotices({ shared, exclusive }: PostgresOptions): Promise<string[]> {
  if (!exclusive) return [];
  if (!shared) return [WITHOUT_EPOCHS];
  if (!(await shared.epochs.keepsDeleted())) return [];
  return [KEEPS_EPOCHS];
}

/** If two nodes start on a new database at once, the key of the first one counts, and the other must have the same key. */
async function agreedKeys(db: Connection, options: PostgresOptions, where: string): Promise<MasterKeys> {
  const found = await keyFingerprints(db);
  const keys = findMasterKeys(options, found, where);
  if (found === null) {
    await db.change("INSERT INTO meta (key, value) VALUES ('key_fingerprint', $1) ON CONFLICT (key) DO NOTHING", [
      fingerprint(keys.ring.newest),
    ]);
    return findMasterKeys(options, await keyFingerprints(db), where);
  }
  if (keys.wanted && options.exclusive) {
    const wanted = fingerprint(keys.wanted);
    await db.transaction((query) => {
      const byEngine = { "other nodes": () => nodesAlive(query) };
      return runIn(db, query, stageRotation(wanted), { byEngine });
    });
    keys.ring.adopt(keys.wanted);
  }
  return keys;
}

function engineOn(
  db: Connection,
  { ring }: MasterKeys,
  options: PostgresOptions,
  { clock, nodes, epochs }: { clock: DatabaseClock; nodes: Nodes; epochs: Epochs },
): Omit<Engine, "links" | "migrated" | "notices"> {
  const damages = new Damages(options.onDamage);
  const testClock = options.testClock === true;
  const running: RunnerOptions = {
    byEngine: {
      ...postgresAnswers(async () => {
        // A node that has missed a rotation would take the new seal for a forgery.
        await nodes.makeSure();
        return ring.purpose(PURGE_LOG_PURPOSE).keys;
      }),
      "other nodes": () => nodes.others(),
      "sender's words": wordsOf(db, epochs),
      "expire if due": ({ pushId = 0, nowMs = 0 }, query) =>
        query("SELECT expire_if_due_1($1::bigint, decided_ms_1($2::bigint))", [
          Number(pushId),
          testClock ? Number(nowMs) : null,
        ]),
      async "store push"(given, query) {
        const { push, parts, client } = given as unknown as StoredPush;
        const givenMs = testClock ? push.createdAtMs : null;
        return [await creates.createIn(query, { push, ...parts, client: cleanClient(client), givenMs })];
      },
    },
    testClock,
  };
  const speak: Speak = (query, op) => runIn(db, query, op, running);
  const setupCode = new SetupCode(db, ring.purpose("setup code"));
  const spoken = spokenBy(postgresRunner(db, running));
  const creates = new Creates(db, { epochs, nodes, speak });
  return {
    ...spoken,
    accounts: { ...spoken.accounts, ...credentialsOn(db, spoken.accounts) },
    pushes: {
      ...spoken.pushes,
      ...pushesByHand(db, { damages, epochs, nodes, creates, speak, findById: spoken.pushes.findById, testClock }),
    },
    outbox: { ...spoken.outbox, ...outboxByHand(db) },
    rotation: Object.assign(new PostgresRotationState(db, { keys: ring, speak, setupCode, epochs }), spoken.rotation),
    maintenance: postgresMaintenance(db, { damages, speak, epochs, nodes, holds: spoken.holds, testClock }),
    keys: ring,
    clock,
    nextKey: (wanted) => stagedKeyOf(options.dataDir, wanted),
    findLoss: () => db.loss ?? nodes.loss,
    shared: {
      id: nodes.id,
      gate: (name, limits, own) => sharedGate(db, name, limits, { own, test: testClock ? own : null }),
      trouble: () => nodes.trouble,
      nodes: () => nodes.all(),
      differences: () => nodes.notices(),
      renewSettings: (digest) => nodes.renewSettings(digest),
      setupCode: (fresh) => setupCode.agree(fresh),
    },
    async checkWritable() {
      if (damages.any) throw damages.error();
      // The check also fails if the tables that creations and views need are locked.
      await db.change(`
        DO $$ BEGIN
          PERFORM set_config('lock_timeout', '${LOCKED_AFTER_MS}ms', true);
          LOCK TABLE pushes, push_keys, sealed_payloads, audit_entries IN ROW EXCLUSIVE MODE;
          INSERT INTO meta (key, value) VALUES ('write_check', txid_current()::text)
          ON CONFLICT (key) DO UPDATE SET value = excluded.value;
        END $$`);
    },
    async close() {
      await nodes.stop();
      await db.close();
    },
  };
}

/** Whether the schema, or a table in it, does not exist yet. */
const isMissing = (error: unknown): boolean => ["42P01", "3F000"].includes(sqlStateOf(error));
