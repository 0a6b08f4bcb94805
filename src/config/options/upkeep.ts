// How the server looks after what it stores: sweeps, writes, purges, and the keys that seal it.

import { duration, integer, masterKey } from "../types/plain.ts";

export const UPKEEP = {
  sweep_interval: duration({ default: "60s", min: "1s", max: "1d" }).doc(
    "How often the server erases expired content. Pushes expire on time in any case.",
  ),
  rotation_check_interval: duration({ default: "1s", min: "10ms", max: "1m" }).doc(
    "How often the server checks whether a rotation of the master key was requested.",
  ),
  max_writes_per_commit: integer({ default: 256, min: 1, max: 10_000 }).doc(
    "Most writes that share one flush to disk; 1: each write has its own.",
  ),
  purge_anonymous_after: duration({ default: "1d", min: "0s", max: "10y", off: true }).doc(
    "Time from the expiry of an anonymous push until it is deleted entirely; off: never.",
  ),
  purge_after: duration({ default: "off", min: "0s", max: "10y", off: true }).doc(
    "Time from the expiry of a user's push until it is deleted entirely, with its audit log; off: never.",
  ),
  admin_log_kept: duration({ default: "400d", min: "1d", max: "10y", off: true }).doc(
    "How long entries of the administrators' log are kept; off: forever.",
  ),
  key: masterKey().doc("Master key; unset: the file master.key in data_dir, created at the first start."),
  previous_key: masterKey().doc(
    "Previous master key; needed beside a new key until everything is sealed under the new one.",
  ),
};
