// The kinds of events as a table for docs/events.md.

import { EVENT_KINDS, wordsOf } from "../../src/model/event.ts";

/** As syslog names them. */
const SEVERITIES = ["emergency", "alert", "critical", "error", "warning", "notice", "info", "debug"];

/** In Markdown. */
export function eventsTable(): string {
  const rows = EVENT_KINDS.map((kind) => {
    const { severity, when, details = "" } = wordsOf(kind);
    return `| \`${kind}\` | ${SEVERITIES[severity]} | ${when} | ${details} |`;
  });
  return ["| Kind | Severity | When | Details |", "| --- | --- | --- | --- |", ...rows].join("\n");
}
