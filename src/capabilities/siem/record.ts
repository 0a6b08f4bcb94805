// An event as a collector gets it, before any format: names and plain values.

import { type EventKind, type StoredEvent, type ToldKind, EVENT_WORDS } from "../../model/event.ts";

/** The program that sends it. */
export interface Teller {
  host: string;
  processId: number;
  version: string;
  /** The id of a push: the same for all its events, and useless for opening it. */
  pushIdOf: (rowId: number) => string;
}

export interface EventRecord {
  id: number;
  kind: EventKind | "siem.test";
  atMs: number;
  /** As in syslog: 0 is the most severe, 7 the least. */
  severity: number;
  sentence: string;
  push: string | null;
  owner: number | null;
  ip: string;
  userAgent: string;
  detail: Readonly<Record<string, string | number | boolean>>;
}

/** A message that an administrator sends to see it arrive. */
export const testRecord = (atMs: number): EventRecord => ({
  id: 0,
  kind: "siem.test",
  atMs,
  severity: 6,
  sentence: "This is a test message of Secret Push",
  push: null,
  owner: null,
  ip: "",
  userAgent: "",
  detail: {},
});

/** After a downgrade, the database may hold kinds of a newer version. */
const KNOWN: Partial<typeof EVENT_WORDS> = EVENT_WORDS;

export function recordOf(event: StoredEvent, { pushIdOf }: Teller): EventRecord {
  const { id, kind, atMs, pushId, ownerId: owner, client, detail } = event;
  const { ip, userAgent } = client;
  const push = pushId === null ? null : pushIdOf(pushId);
  const { severity, sentence } = KNOWN[kind as ToldKind] ?? { severity: 6, sentence: "Something has happened" };
  // `push` is the answer. The request gets an id of the same kind.
  const { request } = detail;
  const told = typeof request === "number" ? { ...detail, request: pushIdOf(request) } : detail;
  return { id, kind, atMs, severity, sentence, push, owner, ip, userAgent, detail: told };
}
