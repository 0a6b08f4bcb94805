// What is decided about the administrators' log (sql/admin_log.ts): how its end is sealed, and which failures to sign in get an
// entry.
//
// An entry is written in the commit of what it tells. Where the log begins and ends is in the one row of
// `admin_log_end`, sealed under a key of the master key: without it nobody can add an entry or cut some off at either end.
// It goes on from the sealed end, never from the rows.

import { isCorrupt } from "../base/errors.ts";
import type { PurposeKey } from "../base/keyring.ts";
import { limitKey } from "../base/network.ts";
import {
  type AdminDetail,
  type AdminEntry,
  FAILURES_LEFT_OUT,
  type NewAdminEntry,
  nextAdminLink,
  type StoredAdminEntry,
  storedEntry,
} from "../model/admin_log.ts";
import { FIRST_LINK } from "../model/audit.ts";

/**
 * What people need in order to come in and look after a damaged server goes on without its entry: signing in and out, and
 * being told that a password is wrong. The damage is reported; no change of accounts goes on without.
 * @param untold the same without the entry
 */
export const unlessLogDamaged = <T>(told: () => Promise<T>, untold: () => Promise<T>): Promise<T> =>
  told().catch((error: unknown) => {
    if (!isCorrupt(error)) throw error;
    return untold();
  });

/** Where the log begins and ends. */
export interface AdminLogEnd {
  /** The last entry that was deleted, which the first one that is left follows; 0: none was. */
  firstId: number;
  firstLink: Uint8Array;
  lastId: number;
  lastLink: Uint8Array;
}

export type EndRow = {
  first_id: number;
  first_link: Uint8Array;
  last_id: number;
  last_link: Uint8Array;
  seal: Uint8Array | null;
};

/** An end, and whether it may be sealed: one that somebody else wrote stays as evidence. */
export interface FoundEnd {
  end: AdminLogEnd;
  isSealed: boolean;
}

export type AdminRow = {
  id: number;
  kind: string;
  actor: string;
  user_id: number | null;
  user_email: string;
  ip: string;
  user_agent: string;
  at_ms: number;
  detail: string;
  hash: Uint8Array;
};

const CONTEXT = "end of the administrators' log";
const LINK_BYTES = 32;
const END_BYTES = 2 * (8 + LINK_BYTES);

export const NO_ENTRIES: AdminLogEnd = { firstId: 0, firstLink: FIRST_LINK, lastId: 0, lastLink: FIRST_LINK };

export function sealedEnd(end: AdminLogEnd, key: PurposeKey): Uint8Array {
  const bytes = Buffer.alloc(END_BYTES);
  bytes.writeBigUInt64BE(BigInt(end.firstId), 0);
  bytes.set(end.firstLink, 8);
  bytes.writeBigUInt64BE(BigInt(end.lastId), 8 + LINK_BYTES);
  bytes.set(end.lastLink, 16 + LINK_BYTES);
  return key.seal(bytes, CONTEXT);
}

/**
 * @param row null where there is none @param last the newest entry, asked for only then
 * @param key null where the master key is not here: then the row is believed
 */
export function foundEnd(row: EndRow | null, last: () => AdminRow | null, key: PurposeKey | null): FoundEnd {
  if (!row) {
    const left = last();
    if (!left) return { end: NO_ENTRIES, isSealed: true };
    return { end: { ...NO_ENTRIES, lastId: left.id, lastLink: left.hash }, isSealed: false };
  }
  const opened = row.seal && key && key.open(row.seal, CONTEXT);
  if (opened?.byteLength === END_BYTES) {
    const bytes = Buffer.from(opened);
    const end = {
      firstId: Number(bytes.readBigUInt64BE(0)),
      firstLink: bytes.subarray(8, 8 + LINK_BYTES),
      lastId: Number(bytes.readBigUInt64BE(8 + LINK_BYTES)),
      lastLink: bytes.subarray(16 + LINK_BYTES),
    };
    return { end, isSealed: true };
  }
  const end = { firstId: row.first_id, firstLink: row.first_link, lastId: row.last_id, lastLink: row.last_link };
  return { end, isSealed: key === null && row.seal !== null };
}

/** The entry that follows, and the end after it. */
export function nextEntry(
  { firstId, firstLink, lastId, lastLink }: AdminLogEnd,
  entry: NewAdminEntry,
): { stored: StoredAdminEntry; end: AdminLogEnd } {
  const stored = storedEntry(lastId + 1, entry);
  return { stored, end: { firstId, firstLink, lastId: stored.id, lastLink: nextAdminLink(lastLink, stored) } };
}

export const toStored = (row: AdminRow): StoredAdminEntry => ({
  id: row.id,
  kind: row.kind,
  actor: row.actor,
  userId: row.user_id,
  userEmail: row.user_email,
  ip: row.ip,
  userAgent: row.user_agent,
  atMs: row.at_ms,
  detail: row.detail,
});

export function toAdminEntry(row: AdminRow): AdminEntry {
  const { ip, userAgent, detail, ...rest } = toStored(row);
  return { ...rest, client: { ip, userAgent }, detail: detailIn(detail) };
}

/** Of an entry that somebody altered, the text may be anything. */
function detailIn(text: string): AdminDetail {
  try {
    const read = JSON.parse(text) as unknown;
    return typeof read === "object" && read !== null ? (read as AdminDetail) : { unreadable: true };
  } catch {
    return { unreadable: true };
  }
}

/** How many rows from the front may be deleted: they are old, and each fits its hash. Evidence of tampering stays. */
export function prunable(end: AdminLogEnd, rows: readonly AdminRow[], beforeMs: number): AdminLogEnd {
  let [firstId, firstLink] = [end.firstId, end.firstLink];
  for (const row of rows) {
    const fits = row.id === firstId + 1 && same(nextAdminLink(firstLink, toStored(row)), row.hash);
    if (!fits || row.at_ms >= beforeMs || row.id > end.lastId) break;
    [firstId, firstLink] = [row.id, row.hash];
  }
  return { ...end, firstId, firstLink };
}

export const same = (a: Uint8Array, b: Uint8Array): boolean => Buffer.from(a).equals(Buffer.from(b));

// Failures. Strangers make them, so their number is bounded, and yet each is counted: the first one of an account, an address
// and a reason gets an entry at once. Those of the next minute are counted, and get one entry with their `count` after it.
// A day has a limit too, one for failures against accounts and one for others, so that noise does not hide an attack on an
// account. Beyond it, one entry says so at once, and one tells their `count` at the end of the day.

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** First failures a day that get an entry. With the entries of those that were counted, it can be twice as many. */
export const FAILURES_A_DAY = { known: 1_000, unknown: 250 } as const;

/** A row of `admin_failures`: what is being counted, until when. */
export type FailureRow = {
  key: string;
  until_ms: number;
  more: number;
  /** JSON of the entry that tells `more`; null for the count of a day. */
  entry: string | null;
};

const FAILURES = "failures to sign in";

/** As it is stored: sealed, because the server writes an entry of it, and only of what it has counted itself. */
export function sealedFailure(row: FailureRow, key: PurposeKey): FailureRow {
  const sealed = key.seal(Buffer.from(JSON.stringify(row)), FAILURES);
  return { ...row, entry: Buffer.from(sealed).toString("base64") };
}

/** What was sealed; null where somebody else wrote the row. */
export function openedFailure({ key: name, entry }: FailureRow, key: PurposeKey): FailureRow | null {
  const opened = key.open(Buffer.from(entry ?? "", "base64"), FAILURES);
  const row = opened && (JSON.parse(Buffer.from(opened).toString()) as FailureRow);
  return row?.key === name ? row : null;
}

/** The rows that decide about a failure. */
export interface FailureKeys {
  own: string;
  day: string;
  left: string;
}

export function failureKeys({ userEmail, client, detail }: NewAdminEntry): FailureKeys {
  const whose = userEmail === "" ? "unknown" : "known";
  const own = JSON.stringify([userEmail, limitKey(client.ip), detail.why ?? ""]);
  return { own, day: `day ${whose}`, left: `left out ${whose}` };
}

export interface FailurePlan {
  appends: NewAdminEntry[];
  /** Keys of rows that are over. */
  drops: string[];
  /** Rows to put in place of those with the same key. */
  puts: FailureRow[];
}

export function planFailure(entry: NewAdminEntry, rows: ReadonlyMap<string, FailureRow>): FailurePlan {
  const { own, day, left } = failureKeys(entry);
  const nowMs = entry.atMs;
  const appends: NewAdminEntry[] = [];
  const drops: string[] = [];
  const openRow = (key: string): FailureRow | undefined => {
    const row = rows.get(key);
    if (!row || nowMs < row.until_ms) return row;
    const told = toldBy(row);
    if (told) appends.push(told);
    drops.push(key);
    return undefined;
  };
  const counting = openRow(own);
  if (counting) return { appends, drops, puts: [{ ...counting, more: counting.more + 1 }] };
  const today = openRow(day);
  const first = today?.more ?? 0;
  const endOfDayMs = (Math.floor(nowMs / DAY_MS) + 1) * DAY_MS;
  if (first >= FAILURES_A_DAY[day === "day known" ? "known" : "unknown"]) {
    const leaving = openRow(left);
    if (leaving) return { appends, drops, puts: [{ ...leaving, more: leaving.more + 1 }] };
    const note: NewAdminEntry = {
      ...entry,
      kind: FAILURES_LEFT_OUT,
      actor: "server",
      userId: null,
      userEmail: "",
      client: { ip: "", userAgent: "" },
      detail: { of: day === "day known" ? "accounts" : "no account" },
    };
    appends.push(note);
    return { appends, drops, puts: [{ key: left, until_ms: endOfDayMs, more: 0, entry: JSON.stringify(note) }] };
  }
  appends.push(entry);
  const puts = [
    { key: own, until_ms: nowMs + MINUTE_MS, more: 0, entry: JSON.stringify(entry) },
    { key: day, until_ms: endOfDayMs, more: first + 1, entry: null },
  ];
  return { appends, drops, puts };
}

/** The entry for what a row has counted besides the first one; null where there was nothing more. */
export function toldBy({ until_ms: atMs, more, entry }: FailureRow): NewAdminEntry | null {
  if (entry === null || more === 0) return null;
  const first = JSON.parse(entry) as NewAdminEntry;
  return { ...first, atMs, detail: { ...first.detail, count: more } };
}
