// The format of the admin log (sql/admin_log.ts): how its end is sealed, and which failed sign-ins get an entry.
//
// An entry is written in the commit of the change that it describes. The only row of `admin_log_end` says where the log begins
// and ends. It is sealed under a key derived from the master key: without that key, no one can add an entry or cut off entries
// at either end. The server continues from the sealed end, never from the rows.

import { DAY_MS, MINUTE_MS } from "../base/clock.ts";
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

export interface AdminLogEnd {
  /** The last deleted entry, which the first remaining one follows; 0 if none was deleted. */
  firstId: number;
  firstLink: Uint8Array;
  lastId: number;
  lastLink: Uint8Array;
}

/** The row of `admin_log_end`, in camel case. */
export type EndRow = AdminLogEnd & { seal: Uint8Array | null };
/** A row of `admin_entries`, in camel case. */
export type AdminRow = StoredAdminEntry & { hash: Uint8Array };

/** `isSealed`: whether the server may seal the end again. An end that someone else wrote stays as evidence. */
export interface FoundEnd {
  end: AdminLogEnd;
  isSealed: boolean;
}

/** Part of the seals in existing databases, so it must never change. */
const CONTEXT = "end of the administrators' log";
const LINK_BYTES = 32;
const END_BYTES = 2 * (8 + LINK_BYTES);

const NO_ENTRIES: AdminLogEnd = { firstId: 0, firstLink: FIRST_LINK, lastId: 0, lastLink: FIRST_LINK };

export function sealedEnd(end: AdminLogEnd, key: PurposeKey): Uint8Array {
  const bytes = Buffer.alloc(END_BYTES);
  bytes.writeBigUInt64BE(BigInt(end.firstId), 0);
  bytes.set(end.firstLink, 8);
  bytes.writeBigUInt64BE(BigInt(end.lastId), 8 + LINK_BYTES);
  bytes.set(end.lastLink, 16 + LINK_BYTES);
  return key.seal(bytes, CONTEXT);
}

/**
 * @param last returns the newest entry; called only if there is no row
 * @param key null if the master key is not available: then the row is trusted
 */
export function foundEnd(row: EndRow | null, last: () => AdminRow | null, key: PurposeKey | null): FoundEnd {
  if (!row) {
    const left = last();
    if (!left) return { end: NO_ENTRIES, isSealed: true };
    return { end: { ...NO_ENTRIES, lastId: left.id, lastLink: left.hash }, isSealed: false };
  }
  const { seal, firstId, firstLink, lastId, lastLink } = row;
  const opened = seal && key && key.open(seal, CONTEXT);
  if (opened?.byteLength !== END_BYTES) {
    return { end: { firstId, firstLink, lastId, lastLink }, isSealed: key === null && seal !== null };
  }
  const bytes = Buffer.from(opened);
  const end = {
    firstId: Number(bytes.readBigUInt64BE(0)),
    firstLink: bytes.subarray(8, 8 + LINK_BYTES),
    lastId: Number(bytes.readBigUInt64BE(8 + LINK_BYTES)),
    lastLink: bytes.subarray(16 + LINK_BYTES),
  };
  return { end, isSealed: true };
}

/** The entry that follows `end`, and the end after it. */
export function nextEntry(end: AdminLogEnd, entry: NewAdminEntry): { stored: StoredAdminEntry; end: AdminLogEnd } {
  const stored = storedEntry(end.lastId + 1, entry);
  return { stored, end: { ...end, lastId: stored.id, lastLink: nextAdminLink(end.lastLink, stored) } };
}

export function toAdminEntry({ ip, userAgent, detail, ...rest }: StoredAdminEntry): AdminEntry {
  return { ...rest, client: { ip, userAgent }, detail: detailIn(detail) };
}

/** Reads any text, because the entry may have been altered. */
function detailIn(text: string): AdminDetail {
  try {
    const read = JSON.parse(text) as unknown;
    return typeof read === "object" && read !== null ? (read as AdminDetail) : { unreadable: true };
  } catch {
    return { unreadable: true };
  }
}

/** The end after old entries are deleted. Deletion stops at the first entry that does not fit its hash: evidence of tampering stays. */
export function prunable(end: AdminLogEnd, rows: readonly AdminRow[], beforeMs: number): AdminLogEnd {
  let { firstId, firstLink } = end;
  for (const row of rows) {
    const fits = row.id === firstId + 1 && same(nextAdminLink(firstLink, row), row.hash);
    if (!fits || row.atMs >= beforeMs || row.id > end.lastId) break;
    [firstId, firstLink] = [row.id, row.hash];
  }
  return { ...end, firstId, firstLink };
}

export const same = (a: Uint8Array, b: Uint8Array): boolean => Buffer.from(a).equals(Buffer.from(b));

// Failed sign-ins. Strangers cause them, so the number of entries is limited, but every failure is counted. The first failure with the
// same account, address and reason gets an entry at once. Those of the next minute share one entry with their `count`. Each day has
// two limits, one for failures against accounts and one for all others, so that noise does not hide an attack on an account. One entry
// records that a limit is reached, and at the day's end another gives the `count` of the rest.

/** How many first failures get an entry each day. With the entries for counts, a day can have twice as many entries. */
export const FAILURES_A_DAY = { known: 1_000, unknown: 250 } as const;

/** A row of `admin_failures`. The seal covers the names of these properties. */
export type FailureRow = {
  key: string;
  until_ms: number;
  /** The number of failures after the first one. */
  more: number;
  /** JSON of the entry that reports `more`; null for the count of a day. */
  entry: string | null;
};

const FAILURES = "failures to sign in";

/** Seals a row, so that the server writes entries only from its own counts. */
export function sealedFailure(row: FailureRow, key: PurposeKey): FailureRow {
  const sealed = key.seal(Buffer.from(JSON.stringify(row)), FAILURES);
  return { ...row, entry: Buffer.from(sealed).toString("base64") };
}

/** The row that was sealed; null if someone else wrote it. */
export function openedFailure({ key: name, entry }: FailureRow, key: PurposeKey): FailureRow | null {
  const opened = key.open(Buffer.from(entry ?? "", "base64"), FAILURES);
  const row = opened && (JSON.parse(Buffer.from(opened).toString()) as FailureRow);
  return row?.key === name ? row : null;
}

/** The keys of the rows that decide how a failure is recorded. */
export function failureKeys({ userEmail, client, detail }: NewAdminEntry): { own: string; day: string; left: string } {
  const whose = userEmail === "" ? "unknown" : "known";
  const own = JSON.stringify([userEmail, limitKey(client.ip), detail.why ?? ""]);
  return { own, day: `day ${whose}`, left: `left out ${whose}` };
}

export interface FailurePlan {
  appends: NewAdminEntry[];
  /** Keys of rows to delete. */
  drops: string[];
  /** Rows to insert or replace. */
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
    appends.push(...countEntry(row));
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

/** The entry for the failures after the first one; none if there were none. */
export function countEntry({ until_ms: atMs, more, entry }: FailureRow): NewAdminEntry[] {
  if (entry === null || more === 0) return [];
  const first = JSON.parse(entry) as NewAdminEntry;
  return [{ ...first, atMs, detail: { ...first.detail, count: more } }];
}
