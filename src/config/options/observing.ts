// How operators observe the server: metrics and the log.

import type { Row } from "./row.ts";

export const OBSERVING = [
  {
    key: "metrics.listen",
    toml: "metrics.listen",
    type: "address",
    doc: "Address that serves Prometheus metrics at /metrics (plain HTTP, no authentication); unset: disabled.",
  },
  {
    key: "log.level",
    toml: "log.level",
    type: "word",
    default: "info",
    words: ["debug", "info", "warn", "error"],
    doc: "Lowest level of log lines to write.",
  },
  {
    key: "log.format",
    toml: "log.format",
    type: "word",
    default: "text",
    words: ["text", "json"],
    doc: "Format of a log line.",
  },
] as const satisfies readonly Row[];
