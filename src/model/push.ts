// A push is one secret behind one link. Start reading here: this file says what the server stores about a push, and what follows from that at a given
// moment. Units are in the names: `…Ms` is milliseconds (for moments, since 1970 in UTC), `…Bytes` and `byteSize` are bytes, `…KiB` is 1,024 bytes.

import { withinStored } from "../base/network.ts";
import { DAY_MS, MINUTE_MS } from "../base/clock.ts";
import { isToken } from "./url_token.ts";

export const KINDS = ["text", "file", "url", "qr"] as const;
export type Kind = (typeof KINDS)[number];

export const eachKind = <T>(of: (kind: Kind) => T): Record<Kind, T> => ({
  text: of("text"),
  url: of("url"),
  file: of("file"),
  qr: of("qr"),
});

/** One push as the database stores it. Nothing in it reveals the secret or the link. */
export interface PushRecord {
  id: number;
  /** The key by which the database finds the push: a hash of the url_token (domain/pushes/links.ts). */
  lookup: Uint8Array;
  /** Null if the sender was anonymous. */
  ownerId: number | null;
  kind: Kind;
  createdAtMs: number;
  updatedAtMs: number;
  /** When its time is up. */
  expiresAtMs: number;
  /** When it expired: by hand, by its last view, or at the end of its time. Null until one of these is recorded: see `isExpired`. */
  expiredAtMs: number | null;
  /** Expired by hand, not by views or time. */
  deleted: boolean;
  /** As its sender requested, rounded up to whole days. */
  expireAfterDays: number;
  expireAfterViews: number;
  viewsCounted: number;
  /** The link ends in /r. With or without it, the page has a button, and only the button retrieves the secret. */
  retrievalStep: boolean;
  /** The recipient's page shows the opened secret covered until it is tapped once more. */
  covered: boolean;
  /** Anyone with the link may expire it. */
  deletableByViewer: boolean;
  fileCount: number;
  /** Null if no passphrase guards the push. */
  guard: Guard | null;
  /** No one gets the payload until the owner thaws the push. */
  frozen: boolean;
  traits: Traits;
}

/** At most this many loads of a push's page by programs are counted. */
export const MAX_SCANS = 9_999;

const isTrue = (value: unknown): value is true => value === true;
const isText = (value: unknown): value is string => typeof value === "string";
/** A deletion that can be undone until the push expires, and how an undo restores the push. */
export interface Deletion {
  /** If false, another person with the link deleted the push. */
  byOwner: boolean;
  frozen: boolean;
  expiresAtMs: number;
  /** The digest of a key with which the browser that deleted the push can undo that, if `byOwner` is false. */
  undo?: string;
  /** The waits that the deletion has interrupted, by id. */
  waits?: Record<string, "waiting" | "released">;
}
const isDeletion = (value: unknown): value is Deletion =>
  typeof value === "object" && value !== null && Number.isSafeInteger((value as Deletion).expiresAtMs);
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0;
const isMoment = (value: unknown): value is number => Number.isSafeInteger(value);
const isTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText);

/** Properties that few pushes have, with the values that this program understands. "It" is the push. */
export const TRAITS = {
  /** Its sender's program sealed the payload, end to end: this server cannot read it. */
  e2e: isTrue,
  /** Its owner must release each recipient who asks for it. */
  hold: isTrue,
  /** The only networks from which it can be opened: addresses and CIDR ranges. */
  networks: isTexts,
  /** The moment before which it does not open. */
  notBefore: isMoment,
  /** It expires this many minutes after its first view, unless it expires sooner. */
  minutesAfterFirstView: isCount,
  /**
   * The only people who may open it: email addresses in lower case, and groups of a company's sign-in as
   * "oidc:group:NAME" or "ldap:group:NAME". "group:NAME" was stored before there could be two sign-ins.
   */
  recipients: isTexts,
  /** How often each recipient may open it, by the address that they proved. */
  viewsEach: isCount,
  /** Only the device that opens it first may open it again. */
  lock: isTrue,
  /** Recipients may prove their address by a code that is mailed to them. */
  codes: isTrue,
  /** Its page, and mail about it, are in this language for recipients who have chosen none themselves. */
  language: isText,
  /** Its owner gets a mail when it is opened, in this language. */
  notifyMe: isText,
  /** Its page does not say how often it was opened before. */
  openedBefore: (value: unknown): value is false => value === false,
  /** Its page asks for three letters before it opens. */
  revealCheck: (value: unknown): value is "letters" => value === "letters",
  /** A recipient said that an earlier view was not theirs, and its owner has not thawed it since. */
  alarmed: isTrue,
  /** The digest of the secret in its receipt, with which a sender without an account sees its state (receipts.ts). */
  receipt: isText,
  /** It was deleted from a page. It counts as expired, but can be restored for a few seconds. */
  deletion: isDeletion,
  /** It contains the question of a request (request.ts). No one can retrieve it. */
  request: isTrue,
  /** The API token that made the request. */
  token: isCount,
  /** Only its `recipients` may answer the request. Earlier programs do not check gates for requests, so they must keep such a request closed. */
  recipientsAnswer: isTrue,
  /** At least one of its files has its own key, because the file arrived before there was a push. */
  ownFileKeys: isTrue,
};

/** The traits that have a gate (domain/gates/push_gates.ts). Without the gate, such a push stays closed. */
export const CLOSING = ["recipients", "viewsEach", "lock", "hold", "networks", "notBefore"] as const;

/** A property that a push lacks is absent. */
export type Traits = {
  -readonly [Trait in keyof typeof TRAITS]?: (typeof TRAITS)[Trait] extends (value: unknown) => value is infer Value
    ? Value
    : never;
} & {
  /** The push has a trait that this program does not know, so it stays closed here. Never stored. */
  unknown?: true;
};

export const NO_TRAITS: Traits = Object.freeze({});

/** Before this time, the push opens only for its owner; 0 if it opens from the start. */
export const opensAt = ({ traits }: { traits: Traits }): number => traits.notBefore ?? 0;

/** How to derive a key from the passphrase (Argon2id). */
export interface Guard {
  salt: Uint8Array;
  memoryKiB: number;
  passes: number;
}

/** A push and its url_token, which the store does not keep in plain text. */
export interface Push {
  urlToken: string;
  record: PushRecord;
  /** The moment that `expired` describes. */
  atMs: number;
  /** False even in the answer to the last view, although that view has expired the push. */
  expired: boolean;
}

/** What only the owner of a push sees. A label is empty if the push was stored before the label existed. */
export interface Labels {
  name: string;
  note: string;
  /** For an answer to a request with recipients: the recipient who answered, as named in the log (addressee.ts). */
  answeredBy?: string;
}
export const NO_LABELS: Labels = { name: "", note: "" };

/** A push in its owner's list. */
export interface Listed extends Push, Labels {
  /** Whether a label or the url_token can no longer be read. Unreadable ones are empty. */
  damaged: boolean;
  /** What the sender says to recipients; null if the sender says nothing, or once the push has expired. */
  sender: SenderWords | null;
  /** How many people are waiting for the owner to release it. */
  waiting: number;
  /** When it was last opened; absent if it never was, or if this was not requested. */
  openedAtMs?: number;
  /** Its receipt, which is known only when it is made. */
  receipt?: string;
}

/** The secret: the payload, encrypted with its own key, and that key, encrypted with the master key. */
export interface SealedPayload {
  wrappedKey: Uint8Array;
  payload: Uint8Array;
}

/** The sender's words, encrypted with a key that is derived from both the push's own key and its link. */
export interface SealedWords {
  wrappedKey: Uint8Array;
  words: Uint8Array;
}

/** What signed-in senders tell anyone with the link about themselves. Pages show it before they ask for the passphrase. */
export interface SenderWords {
  /** "" if the sender gave none; the same goes for the message. */
  name: string;
  message: string;
  /** Whether recipients see the email address of the sender's account. */
  showsEmail: boolean;
}

/** The account of a sender who lets recipients see it. */
export interface ShownAccount {
  email: string;
  /** Whether this server knows that the address belongs to the user. */
  isVouchedFor: boolean;
}

/** A file of a push: its blob on disk, and its name and type, encrypted. */
export interface FileRecord {
  blobId: string;
  /** Before encryption. */
  byteSize: number;
  /** The checksum of the encrypted bytes on disk. */
  checksum: string;
  sealedInfo: Uint8Array;
}

/** The parts of one push that are sealed under the master key. */
export interface MasterSeals {
  id: number;
  lookup: Uint8Array;
  /** null once the push has expired. */
  wrappedKey: Uint8Array | null;
  /** What only the owner sees (link, name and note), as one seal; null for an anonymous push. */
  labels: Uint8Array | null;
}

export type NewPush = Omit<PushRecord, "id" | "updatedAtMs" | "expiredAtMs" | "deleted" | "viewsCounted" | "frozen">;

/** The push once it is stored. @param atMs when it was created, by the authoritative clock */
export const afterCreation = (push: NewPush, id: number, atMs = push.createdAtMs): PushRecord => ({
  ...push,
  id,
  createdAtMs: atMs,
  updatedAtMs: atMs,
  expiresAtMs: atMs + push.expiresAtMs - push.createdAtMs,
  expiredAtMs: null,
  deleted: false,
  viewsCounted: 0,
  frozen: false,
});

/** The expiry of a push after view number `viewsCounted`: the first view may start a clock. */
const endAfterView = ({ traits }: PushRecord, expiresAtMs: number, viewsCounted: number, atMs: number): number =>
  viewsCounted > 1 || traits.minutesAfterFirstView === undefined
    ? expiresAtMs
    : Math.min(expiresAtMs, atMs + traits.minutesAfterFirstView * MINUTE_MS);

/** Whether the next view may be the one that starts the clock. */
export const startsClock = ({ traits, viewsCounted }: PushRecord): boolean =>
  traits.minutesAfterFirstView !== undefined && viewsCounted === 0;

/** The push after view number `viewsCounted` under these terms; the last view expires it. */
export const afterView = (
  push: PushRecord,
  { expireAfterViews, expiresAtMs }: Pick<PushRecord, "expireAfterViews" | "expiresAtMs">,
  viewsCounted: number,
  atMs: number,
): PushRecord => ({
  ...push,
  expireAfterViews,
  viewsCounted,
  expiresAtMs: endAfterView(push, expiresAtMs, viewsCounted, atMs),
  expiredAtMs: viewsCounted >= expireAfterViews ? atMs : null,
  updatedAtMs: atMs,
});

/** Whether the push has expired at `nowMs`: by hand, by views or by time. A deletion counts even while it can be undone. */
export const isExpired = (push: PushRecord, nowMs: number): boolean =>
  push.traits.deletion !== undefined || isOver(push, nowMs);

/** Whether the push can no longer be restored. */
export const isOver = (push: PushRecord, nowMs: number): boolean =>
  push.expiredAtMs !== null || push.expiresAtMs <= nowMs || push.viewsCounted >= push.expireAfterViews;

/** Whether the push is frozen or, while its deletion can be undone, whether an undo would leave it frozen. */
export const isFrozen = ({ frozen, traits }: PushRecord): boolean => traits.deletion?.frozen ?? frozen;

/** When the push expired: the recorded moment, otherwise the end of its time. Null while the push is active. */
export function expiredAtMs(push: PushRecord, nowMs: number): number | null {
  const isOver = push.expiresAtMs <= nowMs || push.traits.deletion !== undefined;
  return push.expiredAtMs ?? (isOver ? push.expiresAtMs : null);
}

/** expire_after_days minus the whole days that have passed, never below 0. */
export function daysRemaining(push: PushRecord, nowMs: number): number {
  const daysGone = Math.floor(Math.max(0, nowMs - push.createdAtMs) / DAY_MS);
  return Math.max(0, push.expireAfterDays - daysGone);
}

export const viewsRemaining = (push: PushRecord): number => Math.max(0, push.expireAfterViews - push.viewsCounted);

/** Whether the push's networks allow opening it from this address. */
export const opensFrom = ({ traits }: PushRecord, address: string): boolean =>
  !traits.networks || withinStored(address, traits.networks);

/** Whether the push's page tells recipients that it was opened before. If so, `updatedAtMs` is the moment of the last view. */
export const tellsOpenings = ({ traits, viewsCounted }: PushRecord): boolean =>
  viewsCounted > 0 && traits.openedBefore !== false;

/** Whether this user owns the push. No one owns an anonymous push, and an anonymous caller owns nothing. */
export function owns(userId: number | null, push: PushRecord): boolean {
  return userId !== null && push.ownerId !== null && userId === push.ownerId;
}

/** Whether pages of other sites may read a push through a reader's browser: if it is sealed, and not limited to networks, people or a device. */
export const mayLeave = ({ e2e, networks, recipients, lock }: Traits): boolean =>
  e2e === true && networks === undefined && recipients === undefined && lock === undefined;

// ── The link of a push, where people open it, and of a request, where they answer it ──────────

export const NOUNS = ["push", "request"] as const;
export type Noun = (typeof NOUNS)[number];
/** What a link opens. */
export interface Linked {
  noun: Noun;
  urlToken: string;
}

export const nounOf = ({ traits }: Pick<PushRecord, "traits">): Noun => (traits.request ? "request" : "push");

export const pathOf = ({ noun, urlToken }: Linked): string => `/${noun === "request" ? "req" : "p"}/${urlToken}`;

/** @param base what links start with, without a trailing slash */
export const linkOf = (base: string, { urlToken, record }: Push): string =>
  base + pathOf({ noun: nounOf(record), urlToken }) + (record.retrievalStep && !record.traits.request ? "/r" : "");

/** The link with which people answer a request. */
export const requestLinkOf = (base: string, urlToken: string): string => base + pathOf({ noun: "request", urlToken });

/** The form's name for what a person opens after signing in. */
export const goalOf = ({ noun, urlToken }: Linked): string => `${noun} ${urlToken}`;

/** @returns null unless the text names a push or a request by a well-formed url_token */
export function linkedIn(goal: string): Linked | null {
  const [, noun, urlToken = ""] = /^(push|request) (\S+)$/.exec(goal) ?? [];
  return noun === undefined || !isToken(urlToken) ? null : { noun: noun as Noun, urlToken };
}

/** The link with which a sender without an account sees the state of a push. */
export const receiptLinkOf = (base: string, receipt: string): string => `${base}/receipts/${receipt}`;
