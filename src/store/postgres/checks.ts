// Checks the settings of the database on which the promises of this program depend. Each result is one sentence, for the log at the start.

import type { Connection } from "./connection.ts";

/** These sentences say what remains of erased keys, and for how long. */
export const WITHOUT_EPOCHS =
  "blobs.url is not set, so there are no epoch keys: what expires is erased from the database, but its bytes stay in data " +
  "files, logs and backups of PostgreSQL until these reuse the space. With the master key, these bytes can be opened.";
export const KEEPS_EPOCHS =
  "The place in blobs.url keeps deleted objects (versioning, object lock or snapshots), and with them the keys of erased pushes: switch this off.";

interface SettingsRow {
  fsync: string;
  full_page_writes: string;
  synchronous_commit: string;
  synchronous_standby_names: string;
  in_recovery: boolean;
  encrypted: boolean | null;
  is_local: boolean;
  sync_standbys: number;
  async_standbys: number;
  unknown_standbys: number;
}

export interface DatabaseChecks {
  /** Why this database must not be used; null if it can be used. */
  refusal: string | null;
  notices: string[];
}

/** @param requireSyncStandby whether to refuse a database that confirms a view before a standby has it */
export async function checkDatabase(db: Connection, requireSyncStandby: boolean): Promise<DatabaseChecks> {
  const [row] = await db.read<SettingsRow>(`
    SELECT current_setting('fsync') AS fsync,
           current_setting('full_page_writes') AS full_page_writes,
           current_setting('synchronous_commit') AS synchronous_commit,
           current_setting('synchronous_standby_names') AS synchronous_standby_names,
           pg_is_in_recovery() AS in_recovery,
           (SELECT ssl FROM pg_stat_ssl WHERE pid = pg_backend_pid()) AS encrypted,
           coalesce(inet_client_addr() << '127.0.0.0/8' OR inet_client_addr() = '::1', true) AS is_local,
           (SELECT count(*) FROM pg_stat_replication WHERE sync_state IN ('sync', 'quorum'))::int AS sync_standbys,
           (SELECT count(*) FROM pg_stat_replication WHERE sync_state NOT IN ('sync', 'quorum'))::int AS async_standbys,
           -- A role without pg_monitor sees that there is a standby, but not of what kind it is.
           (SELECT count(*) FROM pg_stat_replication WHERE sync_state IS NULL)::int AS unknown_standbys`);
  if (!row) return { refusal: "The database does not answer.", notices: [] };
  const isSync = row.synchronous_standby_names !== "" && ["on", "remote_apply"].includes(row.synchronous_commit);
  return {
    refusal: refusalOf(row, requireSyncStandby && !isSync),
    notices: [...noticesOf(row, isSync), ...(row.is_local ? [] : connectionNotices(row, db.verifiesServer))],
  };
}

function refusalOf(row: SettingsRow, lacksStandby: boolean): string | null {
  if (row.in_recovery) return "The database is a standby, which accepts no writes: name the primary in database_url.";
  if (lacksStandby) {
    return (
      "database_require_sync_standby is set, but the database confirms changes before a standby has them: " +
      "set synchronous_standby_names, and synchronous_commit to on."
    );
  }
  const needed = standbysNeeded(row);
  if (row.sync_standbys + row.unknown_standbys < needed) {
    return (
      `The database confirms a change only once ${needed === 1 ? "a synchronous standby has" : `${needed} synchronous standbys have`} it ` +
      `(synchronous_standby_names), and ${row.sync_standbys === 0 ? "none" : `only ${row.sync_standbys}`} ${row.sync_standbys > 1 ? "are" : "is"} connected: ` +
      "every change would wait. Connect enough standbys first."
    );
  }
  return null;
}

/** The number of standbys for which a change waits. The setting is "ANY 2 (a, b)", "FIRST 1 (a, b)", "2 (a, b)" or a list. */
function standbysNeeded({ synchronous_standby_names: names, synchronous_commit }: SettingsRow): number {
  if (names.trim() === "" || ["off", "local"].includes(synchronous_commit)) return 0;
  return Number(/^\s*(?:ANY\s|FIRST\s)?\s*(\d+)\s*\(/i.exec(names)?.[1] ?? 1);
}

const noticesOf = (row: SettingsRow, isSync: boolean): string[] => [
  ...(row.fsync === "off" || row.full_page_writes === "off"
    ? ["The database runs without fsync or full_page_writes: a power cut can bring back views that were counted."]
    : []),
  ...(row.synchronous_commit === "off" || row.synchronous_commit === "local"
    ? [
        `The database has synchronous_commit = ${row.synchronous_commit}: after a failure, a secret can be revealed twice.`,
      ]
    : []),
  ...(row.async_standbys + row.unknown_standbys > 0 && !isSync
    ? ["The database has a standby that is asynchronous: after a failover to it, a secret can be revealed twice."]
    : []),
];

function connectionNotices({ encrypted }: SettingsRow, verifiesServer: boolean): string[] {
  if (encrypted === false)
    return ["The connection to the database is not encrypted: add ?sslmode=verify-full to database_url."];
  if (verifiesServer) return [];
  return [
    "The connection to the database is encrypted, but the server's certificate is not verified: use sslmode=verify-full in " +
      "database_url, with sslrootcert if the authority is your own.",
  ];
}
