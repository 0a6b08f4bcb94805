// What the server does with what it keeps: sweeps, writes, purges, and the keys that seal it.

import type { Row } from "./row.ts";

export const UPKEEP = [
  {
    key: "sweepIntervalMs",
    toml: "sweep_interval",
    type: "duration",
    default: "60s",
    min: "1s",
    max: "1d",
    doc: "How often the server erases expired content; pushes expire on time whatever this says.",
  },
  {
    key: "rotationCheckIntervalMs",
    toml: "rotation_check_interval",
    type: "duration",
    default: "1s",
    min: "10ms",
    max: "1m",
    doc: "How often the server checks whether a rotation of the master key was requested.",
  },
  {
    key: "maxWritesPerCommit",
    toml: "max_writes_per_commit",
    type: "integer",
    default: 256,
    min: 1,
    max: 10_000,
    doc: "Most writes that share one flush to disk; 1: each write is flushed alone.",
  },
  {
    key: "slowFlushMs",
    toml: "slow_flush",
    type: "duration",
    default: "1ms",
    min: "0ms",
    max: "1m",
    doc: "Once a flush to disk took this long, writes go through a thread of their own, so that other requests do not wait for the disk; 0ms: always.",
  },
  {
    key: "purgeAnonymousAfterMs",
    toml: "purge_anonymous_after",
    type: "duration",
    default: "1d",
    min: "0s",
    max: "10y",
    off: true,
    doc: "How long after its expiry an anonymous push is deleted entirely; off: never.",
  },
  {
    key: "purgeAfterMs",
    toml: "purge_after",
    type: "duration",
    default: "off",
    min: "0s",
    max: "10y",
    off: true,
    doc: "How long after its expiry an owned push is deleted entirely, with its audit log; off: never.",
  },
  {
    key: "key",
    toml: "key",
    type: "masterKey",
    doc: "Master key; unset: the file master.key in data_dir, created at the first start.",
  },
  {
    key: "previousKey",
    toml: "previous_key",
    type: "masterKey",
    doc: "Previous master key, given with a new key until everything is sealed under the new one.",
  },
] as const satisfies readonly Row[];
