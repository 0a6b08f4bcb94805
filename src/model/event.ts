// Events to which people and programs can subscribe, and their subscriptions. No event contains a payload, a passphrase, a link or a file name.

import type { AuditKind, ClientInfo } from "./audit.ts";

interface EventWords {
  /** The kind of audit entry that raises the event. Absent: the operation raises it. */
  entry?: AuditKind;
  /** As in syslog: 0 is the most severe, 7 the least. */
  severity: number;
  /** For a collector. */
  sentence: string;
  /** For a chat. */
  title: string;
  /** For the table in docs/events.md, in Markdown, like `details`: the names in the event's `data`. */
  when: string;
  details?: string;
}

/** All texts about each kind of event, except those on the pages: `eventNamesLive` in static/texts/. */
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
    sentence: "A push was opened",
    title: "A push was opened",
    when: "A view was counted.",
  },
  "push.wrong_passphrase": {
    entry: "failed_passphrase",
    severity: 4,
    sentence: "A wrong passphrase was given for a push",
    title: "Someone entered a wrong passphrase",
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
    sentence: "A recipient reported that someone else had opened a push",
    title: "Someone reported that a push was opened by a stranger",
    when: "A recipient reported that someone else had opened the push.",
  },
  "push.hold_asked": {
    entry: "hold_asked",
    severity: 5,
    sentence: "Someone is waiting for a push to be released",
    title: "Someone is waiting for you to release a push",
    when: "Someone is waiting for a push to be released.",
  },
  "push.code_failed": {
    entry: "code_failed",
    severity: 4,
    sentence: "A code could not be emailed to a recipient",
    title: "A code could not be emailed to a recipient",
    when: "A code for a recipient could not be emailed, and the server will not try again.",
  },
  "request.answered": {
    severity: 6,
    sentence: "A request was answered",
    title: "A request was answered",
    when: "A request was answered.",
    details:
      "`push`: the answer; `request`: the id of the request; if it has recipients, `confirmed_address` or `identity`: who answered it",
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
    sentence: "An administrative change was made",
    title: "An administrative change was made",
    when: "A person or the server has made one of the changes in the table below.",
    details: "`what`, `by`, and more, depending on `what`",
  },
  "condition.began": {
    severity: 4,
    sentence: "A problem needs an administrator",
    title: "A problem needs an administrator",
    when: "The server has found something that an administrator should fix.",
    details: "`condition`, `subject`, `severity`, `says`, `mend`, `command`",
  },
  "condition.ended": {
    severity: 6,
    sentence: "A problem that needed an administrator is resolved",
    title: "A problem that needed an administrator is resolved",
    when: "The server has not seen the problem for six hours.",
    details: "`condition`, `subject`",
  },
} as const satisfies Record<string, EventWords>;

/** The kinds to which people and programs can subscribe. */
export type ToldKind = keyof typeof EVENT_WORDS;
export const EVENT_KINDS = Object.keys(EVENT_WORDS) as readonly ToldKind[];
export const wordsOf = (kind: ToldKind): EventWords => EVENT_WORDS[kind];

/** The kinds that an audit entry raises. */
export const TOLD_BY_ENTRIES = EVENT_KINDS.flatMap((kind) => {
  const { entry } = wordsOf(kind);
  return entry ? [{ kind, entry }] : [];
});

/** The kinds in `EVENT_WORDS`, plus one for internal use: a request to send mail. */
export type EventKind = ToldKind | "mail.send";

export interface NewEvent {
  kind: EventKind;
  /** Null if the event does not concern a push. */
  pushId: number | null;
  /** The user concerned: the owner of the push. Null if there is none. */
  ownerId: number | null;
  client: Pick<ClientInfo, "ip" | "userAgent">;
  atMs: number;
  /** Further details: `by` of an expiry is "views", "time" or "hand". */
  detail: Readonly<Record<string, string | number | boolean>>;
}

export interface StoredEvent extends NewEvent {
  /** Increases from event to event. A push's events keep their order. */
  id: number;
}

/** The ways in which events are delivered. */
export type TargetKind = "hook" | "siem" | "mail";

/** Targets that get all events in one order, so that none overtakes an event that is waiting. Others keep only the order for each push. */
export const IN_ONE_ORDER = ["siem"] as const satisfies readonly TargetKind[];

export interface NewSubscription {
  /** Null for a subscription that the server's settings name. */
  userId: number | null;
  target: TargetKind;
  /** The name that its owner chose; unique among the subscriptions of one user and target. */
  name: string;
  events: readonly EventKind[];
  /** Address, secrets and choices, sealed under the master key; null if they come from the settings. */
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
  /** How many attempts have failed. */
  attempts: number;
  /** Why the last attempt failed; "" before the first failure. */
  error: string;
  event: StoredEvent;
}

/** An abandoned delivery. */
export interface DeadLetter extends Delivery {
  diedAtMs: number;
}
