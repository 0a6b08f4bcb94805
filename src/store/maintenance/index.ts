// The store for the command line: all work on a data directory besides serving it, such as checks, backups and restores.

export { comeBack } from "./come_back.ts";
export { refuseMarked, SOCKET } from "../data_dir.ts";
export { loadMasterKey, writeKeyFile } from "../keys/key_file.ts";
export {
  type MasterKeys,
  findMasterKeys,
  fingerprint,
  newMasterKey,
  nextKeyPath,
  putKeyInPlace,
  stagedKey,
} from "../keys/master_keys.ts";
export { isEncrypted } from "./archive_reader.ts";
export { type AuditVerdict, exportAudit, verifyDatabase, verifyExport } from "./audit_export.ts";
export { writeBackup } from "./backup.ts";
export { type Manifest, verifyBackup } from "./backup_reader.ts";
export { inspectionOf, listsBlob, leaveDoctorsWord, newestMoment } from "./check.ts";
export { measure, SealedOnDisk } from "../blobs/sealed.ts";
export { hasLongLinks, lengthenLinks } from "./links.ts";
export { restoreBackup } from "./restore.ts";
export { type Forecast, forecastBackup, forecastDirectory, isDirectory } from "./upgrade.ts";
export { type CompactStep, compact } from "../sqlite/compact.ts";
export { schemaVersionOf, whyUnusable, writtenBy } from "../sqlite/migrate.ts";
export { DirectoryInUse, isInUse, lockDataDir, lockForUpgrade } from "../sqlite/directory_lock.ts";
export { askForRollBack } from "../sqlite/roll_back.ts";
export { PURGE_LOG_PURPOSE } from "../purges.ts";
export { MIGRATIONS } from "../sqlite/schema.ts";
export {
  groupsIn,
  hasSubscriptions,
  type LiveDatabase,
  databasePath,
  hasAccounts,
  hasDatabase,
  openLive,
  rememberedBy,
  requireDatabase,
} from "../sqlite/snapshot.ts";
