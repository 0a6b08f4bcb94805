// How operators observe the server: metrics and the log.

import { address } from "../types/addresses.ts";
import { oneOf } from "../types/plain.ts";

export const OBSERVING = {
  "metrics.listen": address().doc(
    "Address that serves Prometheus metrics at /metrics (plain HTTP, no authentication); unset: no metrics.",
  ),
  "log.level": oneOf(["debug", "info", "warn", "error"], { default: "info" }).doc(
    "Lowest level of log lines to write.",
  ),
  "log.format": oneOf(["text", "json"], { default: "text" }).doc("Format of a log line."),
};
