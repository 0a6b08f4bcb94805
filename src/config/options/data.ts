// Where data is stored (the data directory, PostgreSQL, buckets), and how the server maintains it: sweeps, writes, purges, keys and backups.

import { bucket, databaseUrl, directoryOrBucket, host, url } from "../types/addresses.ts";
import { boolean, duration, file, integer, masterKey, path, secretText, text } from "../types/plain.ts";

export const STORAGE = {
  data_dir: path({ default: "./data" }).doc(
    "Directory of the database, the files and the master key; created at the first start.",
  ),
  database_url: databaseUrl().doc(
    "PostgreSQL database that several nodes share, such as postgres://user:password@db.example.org/secretpush?sslmode=verify-full. If not set, SQLite in data_dir.",
  ),
  database_schema: text({ default: "secretpush", maxCharacters: 63 }).doc(
    "Schema in the PostgreSQL database for all tables of this service; created at the first start.",
  ),
  database_require_sync_standby: boolean({ default: false }).doc(
    "Whether to refuse a PostgreSQL database that confirms changes before a standby has them.",
  ),
  erase_horizon: duration({ default: "1d", min: "1s", max: "90d" }).doc(
    "How long the keys of erased secrets may stay readable in deleted rows and backups of PostgreSQL. A backup of the database that is older than that opens no link. Needs blobs.url.",
  ),
  "blobs.url": bucket().doc(
    "Where several nodes keep the files of links: a bucket on an S3 server, or a directory that all of them have mounted. If not set, files are in data_dir; with database_url, no one can attach files.",
  ),
  "blobs.endpoint": url({ needs: "blobs.url" }).doc("Address of the S3 server. If not set, Amazon's, in blobs.region."),
  "blobs.region": host({ default: "us-east-1" }).doc("Region of the bucket."),
  "blobs.access_key": secretText({ needs: "blobs.secret_key" }).doc("Access key for the bucket."),
  "blobs.secret_key": secretText({ needs: "blobs.url" }).doc("Secret key for the bucket."),
  "blobs.timeout": duration({ default: "15s", min: "1s", max: "5m" }).doc(
    "How long the S3 server, or the directory, may be silent before a request to it fails. Large requests get more time.",
  ),
};

export const UPKEEP = {
  sweep_interval: duration({ default: "60s", min: "1s", max: "1d" }).doc(
    "How often the server erases expired content. Links expire on time in any case.",
  ),
  rotation_check_interval: duration({ default: "1s", min: "10ms", max: "1m" }).doc(
    "Pause after a failure before the server continues a rotation of the master key.",
  ),
  max_writes_per_commit: integer({ default: 256, min: 1, max: 10_000 }).doc(
    "Most writes that share one flush to disk; 1: each write has its own flush.",
  ),
  purge_anonymous_after: duration({ default: "1d", min: "0s", max: "10y", off: true }).doc(
    "Time from the expiry of an anonymous link until it is deleted entirely; off: never.",
  ),
  purge_after: duration({ default: "off", min: "0s", max: "10y", off: true }).doc(
    "Time from the expiry of a user's link until it is deleted entirely, with its audit log; off: never.",
  ),
  admin_log_kept: duration({ default: "400d", min: "1d", max: "10y", off: true }).doc(
    "How long entries of the admin log are kept; off: forever.",
  ),
  key: masterKey().doc("Master key. If not set, the file master.key in data_dir, created at the first start."),
  previous_key: masterKey().doc(
    "Previous master key; needed together with a new key until everything is encrypted under the new one.",
  ),
};

/** Backups that the server makes by itself. */
export const BACKUPS = {
  "backup.every": duration({ default: "off", min: "1s", max: "31d", off: true }).doc(
    "How often the server makes a backup by itself, into backup.to; off: never.",
  ),
  "backup.to": directoryOrBucket().doc(
    "Directory or bucket for these backups, preferably on a different disk from the data. No other service may use it.",
  ),
  "backup.keep.last": integer({ default: 3, min: 1, max: 10_000 }).doc(
    "How many of the latest backups are always kept.",
  ),
  "backup.keep.days": integer({ default: 14, min: 0, max: 3_650 }).doc(
    "For how many days the last backup of each day is kept (in UTC). Only days with a backup count.",
  ),
  "backup.keep.weeks": integer({ default: 0, min: 0, max: 520 }).doc(
    "For how many weeks the last backup of each week is kept.",
  ),
  "backup.keep.months": integer({ default: 0, min: 0, max: 120 }).doc(
    "For how many months the last backup of each month is kept.",
  ),
  "backup.passphrase_file": file({ needs: "backup.to" }).doc(
    "File whose first line is the passphrase for these backups; other users must not be able to read it. If not set, these backups are not encrypted. Uploaded files are always encrypted.",
  ),
  "backup.with_key": boolean({ default: false }).doc(
    "Whether these backups contain the master key. Needs backup.passphrase_file.",
  ),
  "backup.endpoint": url({ needs: "backup.to" }).doc(
    "Address of the S3 server for backups. If not set, blobs.endpoint.",
  ),
  "backup.region": host({ needs: "backup.to" }).doc("Region of the bucket for backups. If not set, blobs.region."),
  "backup.access_key": secretText({ needs: "backup.secret_key" }).doc(
    "Access key for the bucket of backups. If not set, blobs.access_key.",
  ),
  "backup.secret_key": secretText({ needs: "backup.access_key" }).doc(
    "Secret key for the bucket of backups. If not set, blobs.secret_key.",
  ),
};
