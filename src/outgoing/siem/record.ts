// What a collector is told of an event, before any format: names and plain values.

import type { EventKind, StoredEvent, ToldKind } from "../../model/event.ts";

/** Who tells it. */
export interface Teller {
  host: string;
  processId: number;
  version: string;
  /** What stands for a push: the same for all its events, and useless for opening it. */
  pushIdOf: (rowId: number) => string;
}

export interface EventRecord {
  id: number;
  kind: EventKind | "siem.test";
  atMs: number;
  /** Of syslog: 0 is the worst, 7 the least. */
  severity: number;
  sentence: string;
  push: string | null;
  owner: number | null;
  ip: string;
  userAgent: string;
  detail: Readonly<Record<string, string | number | boolean>>;
}

const KINDS: Record<ToldKind, { severity: number; sentence: string }> = {
  "push.created": { severity: 6, sentence: "A push was created" },
  "push.viewed": { severity: 6, sentence: "A push was viewed" },
  "push.wrong_passphrase": { severity: 4, sentence: "A wrong passphrase was given for a push" },
  "push.expired": { severity: 6, sentence: "A push has expired" },
  "push.alarm": { severity: 1, sentence: "A push has raised its alarm" },
  "push.hold_asked": { severity: 5, sentence: "Somebody waits for a push to be released" },
  "request.answered": { severity: 6, sentence: "A request was answered" },
  "request.closed": { severity: 6, sentence: "A request was closed" },
  "signin.failed": { severity: 4, sentence: "An attempt to sign in has failed" },
  "admin.changed": { severity: 5, sentence: "Something was changed in the administration" },
};

/** What somebody sends to see it arrive. */
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

export function recordOf(event: StoredEvent, { pushIdOf }: Teller): EventRecord {
  const { id, kind, atMs, pushId, ownerId: owner, client, detail } = event;
  const { ip, userAgent } = client;
  const push = pushId === null ? null : pushIdOf(pushId);
  // A kind of a newer version, in a database that went back to this one.
  const { severity, sentence } = KINDS[kind as ToldKind] ?? { severity: 6, sentence: "Something has happened" };
  // The answer is `push`. The request has an id of the same kind.
  const { request } = detail;
  const told = typeof request === "number" ? { ...detail, request: pushIdOf(request) } : detail;
  return { id, kind, atMs, severity, sentence, push, owner, ip, userAgent, detail: told };
}
