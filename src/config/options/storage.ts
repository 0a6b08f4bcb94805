// Where everything is stored: the data directory, PostgreSQL, buckets.

import { bucket, databaseUrl, host, url } from "../types/addresses.ts";
import { boolean, duration, path, secretText, text } from "../types/plain.ts";

export const STORAGE = {
  data_dir: path({ default: "./data" }).doc(
    "Directory of the database, the files and the master key; created at the first start.",
  ),
  database_url: databaseUrl().doc(
    "PostgreSQL database that several nodes share, such as postgres://user:password@db.example.org/secretpush?sslmode=verify-full; unset: SQLite in data_dir.",
  ),
  database_schema: text({ default: "secretpush", maxCharacters: 63 }).doc(
    "Schema of the PostgreSQL database that holds everything of this service; created at the first start.",
  ),
  database_require_sync_standby: boolean({ default: false }).doc(
    "Whether to refuse a PostgreSQL database that confirms a change before a standby has it.",
  ),
  erase_horizon: duration({ default: "1d", min: "1s", max: "90d" }).doc(
    "How long the keys of erased pushes may stay readable in what PostgreSQL has deleted and in its backups. Older backups of the database open nothing. Needs blobs.url.",
  ),
  "blobs.url": bucket({ needs: "blobs.access_key" }).doc(
    "Bucket for the files of pushes, on an S3 server. Unset: files are in data_dir; with database_url, nobody can attach files.",
  ),
  "blobs.endpoint": url({ needs: "blobs.url" }).doc("Address of the S3 server; unset: Amazon's, in blobs.region."),
  "blobs.region": host({ default: "us-east-1" }).doc("Region of the bucket."),
  "blobs.access_key": secretText({ needs: "blobs.secret_key" }).doc("Access key for the bucket."),
  "blobs.secret_key": secretText({ needs: "blobs.url" }).doc("Secret key for the bucket."),
  "blobs.timeout": duration({ default: "15s", min: "1s", max: "5m" }).doc(
    "How long the S3 server may be silent before a request to it fails. Large requests get more time.",
  ),
};
