// Where everything is stored: the data directory, PostgreSQL, buckets.

import type { Row } from "./row.ts";

export const STORAGE = [
  {
    key: "dataDir",
    toml: "data_dir",
    type: "path",
    default: "./data",
    doc: "Directory of the database, the files and the master key; created at the first start.",
  },
  {
    key: "databaseUrl",
    toml: "database_url",
    type: "databaseUrl",
    doc: "PostgreSQL database that several nodes share, such as postgres://user:password@db.example.org/secretpush?sslmode=verify-full; unset: SQLite in data_dir.",
  },
  {
    key: "databaseSchema",
    toml: "database_schema",
    type: "text",
    default: "secretpush",
    maxCharacters: 63,
    doc: "Schema of the PostgreSQL database that holds everything of this service; created at the first start.",
  },
  {
    key: "databaseRequireSyncStandby",
    toml: "database_require_sync_standby",
    type: "boolean",
    default: false,
    doc: "Whether to refuse a PostgreSQL database that confirms changes before a standby has them.",
  },
  {
    key: "eraseHorizonMs",
    toml: "erase_horizon",
    type: "duration",
    default: "1d",
    min: "1s",
    max: "90d",
    doc: "How long the keys of erased pushes may stay readable in the remains of a PostgreSQL database and in its backups; needs blobs.url. No older backup of the database opens anything.",
  },
  {
    key: "blobs.url",
    toml: "blobs.url",
    type: "bucket",
    needs: "blobs.access_key",
    doc: "Bucket for the files of pushes, on an S3 server; unset: they are in data_dir, or off where database_url is set.",
  },
  {
    key: "blobs.endpoint",
    toml: "blobs.endpoint",
    type: "url",
    needs: "blobs.url",
    doc: "Address of the S3 server; unset: that of Amazon in blobs.region.",
  },
  {
    key: "blobs.region",
    toml: "blobs.region",
    type: "host",
    default: "us-east-1",
    doc: "Region of the bucket.",
  },
  {
    key: "blobs.accessKey",
    toml: "blobs.access_key",
    type: "secretText",
    needs: "blobs.secret_key",
    doc: "Access key for the bucket.",
  },
  {
    key: "blobs.secretKey",
    toml: "blobs.secret_key",
    type: "secretText",
    needs: "blobs.url",
    doc: "Secret key for the bucket.",
  },
  {
    key: "blobs.timeoutMs",
    toml: "blobs.timeout",
    type: "duration",
    default: "15s",
    min: "1s",
    max: "5m",
    doc: "How long the S3 server may say nothing before a request to it is given up. Large requests get longer.",
  },
] as const satisfies readonly Row[];
