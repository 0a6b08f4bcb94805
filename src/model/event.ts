// What happens that somebody may want to be told, and who wants to: events and subscriptions. No event holds a payload, a
// passphrase, a link or a file's name.

import type { AuditKind, ClientInfo } from "./audit.ts";

interface EventWords {
  /** The kind of audit entry that tells it. Absent: the operation tells it. */
  entry?: AuditKind;
  /** Of syslog: 0 is the worst, 7 the least. */
  severity: number;
  /** For a collector. */
  sentence: string;
  /** For a chat. */
  title: string;
  /** For the table in docs/siem.md, as are the names in `data`, in Markdown. */
  when: string;
  details?: string;
}

/** All that is said of a kind of event, except what the pages say: static/strings/hooks/. */
export const EVENT_WORDS = {
  "push.created": {
    entry: "creation",
    severity: 6,
    sentence: "A push was created",
    title: "A push was created",
    when: "A push was created.",
  },
  "push.viewed": {
    entry: "view",
    severity: 6,
    sentence: "A push was viewed",
    title: "A push was opened",
    when: "A view was counted.",
  },
  "push.wrong_passphrase": {
    entry: "failed_passphrase",
    severity: 4,
    sentence: "A wrong passphrase was given for a push",
    title: "Somebody entered a wrong passphrase",
    when: "A wrong passphrase was given.",
  },
  "push.expired": {
    severity: 6,
    sentence: "A push has expired",
    title: "A push has expired",
    when: "A push has expired.",
    details: "`by`: `views`, `time` or `hand`",
  },
  "push.alarm": {
    entry: "alarm",
    severity: 1,
    sentence: "A push has raised its alarm",
    title: "Somebody reported that a push was opened by a stranger",
    when: "A recipient reported that somebody else had opened the push.",
  },
  "push.hold_asked": {
    entry: "hold_asked",
    severity: 5,
    sentence: "Somebody waits for a push to be released",
    title: "Somebody waits for you to release a push",
    when: "Somebody waits for a push to be released.",
  },
  "request.answered": {
    severity: 6,
    sentence: "A request was answered",
    title: "A request was answered",
    when: "A request was answered.",
    details: "`push`: the answer; `request`: the id of the request",
  },
  "request.closed": {
    severity: 6,
    sentence: "A request was closed",
    title: "A request was closed",
    when: "A request was closed.",
    details: "`by`: `hand` or `time`",
  },
  "signin.failed": {
    severity: 4,
    sentence: "An attempt to sign in has failed",
    title: "A sign-in failed",
    when: "An attempt to sign in has failed.",
    details: "`why`, and `user` if there is such an account",
  },
  "admin.changed": {
    severity: 5,
    sentence: "Something was changed in the administration",
    title: "Something was changed in the administration",
    when: "Somebody, or the server, has changed what the table below names.",
    details: "`what`, `by`, and more by `what`",
  },
} as const satisfies Record<string, EventWords>;

/** What people and programs subscribe to. */
export type ToldKind = keyof typeof EVENT_WORDS;
export const EVENT_KINDS = Object.keys(EVENT_WORDS) as readonly ToldKind[];
export const wordsOf = (kind: ToldKind): EventWords => EVENT_WORDS[kind];

/** The kinds that an audit entry tells. */
export const TOLD_BY_ENTRIES = EVENT_KINDS.flatMap((kind) => {
  const { entry } = wordsOf(kind);
  return entry ? [{ kind, entry }] : [];
});

/** Those, and the server's own: mail that somebody has ordered, which nobody else is told of. */
export type EventKind = ToldKind | "mail.send";

export interface NewEvent {
  kind: EventKind;
  /** Null where it is about no push. */
  pushId: number | null;
  /** The user whom it concerns: the owner of the push. Null where nobody. */
  ownerId: number | null;
  client: Pick<ClientInfo, "ip" | "userAgent">;
  atMs: number;
  /** What else there is to say: `by` of an expiry is "views", "time" or "hand". */
  detail: Readonly<Record<string, string | number | boolean>>;
}

export interface StoredEvent extends NewEvent {
  /** Rises. The events of one push have their order. */
  id: number;
}

/** What delivers events. */
export type TargetKind = "hook" | "siem" | "mail";

/** These get everything in one order, so that nothing overtakes an event that waits; the others in the order of each push. */
export const IN_ONE_ORDER = ["siem"] as const satisfies readonly TargetKind[];

export interface NewSubscription {
  /** Null for one of the instance, which its settings name. */
  userId: number | null;
  target: TargetKind;
  /** What its owner calls it; unique among those of one user and target. */
  name: string;
  events: readonly EventKind[];
  /** Address, secrets and choices, sealed under the master key; null where the settings have them. */
  settings: Uint8Array | null;
  createdAtMs: number;
}

export interface Subscription extends NewSubscription {
  id: number;
}

/** One event on its way to one subscription. */
export interface Delivery {
  id: number;
  subscriptionId: number;
  /** How often it was tried and failed. */
  attempts: number;
  /** Why it failed last; "" before it has. */
  error: string;
  event: StoredEvent;
}

/** A delivery that was given up. */
export interface DeadLetter extends Delivery {
  diedAtMs: number;
}
