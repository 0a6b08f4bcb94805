// The lines of an audit export. Each kind of line has one list of fields, both for reading and for writing.

import type { AdminDetail, StoredAdminEntry } from "../../model/admin_log.ts";
import type { ChainedEntry } from "../../model/audit.ts";
import { toAdminEntry } from "../admin_log.ts";
import type { PurgeEntry } from "../purges.ts";

/** An entry and its hash, which covers the entry before it too. */
export interface Linked<Entry> {
  entry: Entry;
  link: Uint8Array;
}

export interface ExportEnd {
  type: "end";
  entries: number;
  pushes: number;
  /** Undefined in files of versions without a log of purges. */
  purges?: number;
  /** Undefined in files of versions without an admin log. */
  admin?: number;
  /** SHA-256 of all lines before this one, line ends included. */
  sha256: string;
}

/** How a line represents a value. */
interface Form<Value> {
  write(value: Value): unknown;
  /** @returns undefined if it has another type */
  read(found: unknown): Value | undefined;
}

const number: Form<number> = {
  write: (value) => value,
  read: (found) => (Number.isSafeInteger(found) ? (found as number) : undefined),
};
const text: Form<string> = {
  write: (value) => value,
  read: (found) => (typeof found === "string" ? found : undefined),
};
/** UTC with milliseconds. */
const moment: Form<number> = {
  write: (ms) => new Date(ms).toISOString(),
  read: (found) => (typeof found === "string" ? Date.parse(found) : undefined),
};
const hash: Form<Uint8Array> = {
  write: (bytes) => Buffer.from(bytes).toString("hex"),
  read: (found) => (typeof found === "string" ? Buffer.from(found, "hex") : undefined),
};
const detail: Form<string> = {
  write: (stored): AdminDetail => toAdminEntry({ detail: stored } as StoredAdminEntry).detail,
  read: (found) => (typeof found === "object" && found !== null ? JSON.stringify(found) : undefined),
};
const orNull = <Value>({ write, read }: Form<Value>): Form<Value | null> => ({
  write: (value) => (value === null ? null : write(value)),
  read: (found) => (found === null || found === undefined ? null : read(found)),
});

/** In the order in which a line has them. */
type Fields<Entry> = { [Key in keyof Entry]: readonly [name: string, form: Form<Entry[Key]>] };

const fields = <Entry>(of: Fields<Entry>): Fields<Entry> => of;

const KINDS = {
  entry: fields<ChainedEntry>({
    pushId: ["push", number],
    seq: ["seq", number],
    kind: ["kind", text],
    ip: ["ip", text],
    userAgent: ["user_agent", text],
    referrer: ["referrer", text],
    atMs: ["at", moment],
  }),
  purge: fields<PurgeEntry>({
    seq: ["seq", number],
    pushId: ["push", number],
    untilId: ["last_push", number],
    expiredAtMs: ["expired_at", orNull(moment)],
    purgedAtMs: ["purged_at", orNull(moment)],
    entryCount: ["entries", orNull(number)],
  }),
  /** Only if entries were deleted: the last of them, which the first `admin` line follows. */
  admin_start: fields<{ id: number }>({ id: ["id", number] }),
  admin: fields<StoredAdminEntry>({
    id: ["id", number],
    kind: ["kind", text],
    actor: ["actor", text],
    userId: ["user", orNull(number)],
    userEmail: ["user_email", text],
    ip: ["ip", text],
    userAgent: ["user_agent", text],
    atMs: ["at", moment],
    detail: ["detail", detail],
  }),
};

type Kinds = typeof KINDS;
type EntryOf<Kind extends keyof Kinds> = Kinds[Kind] extends Fields<infer Entry> ? Entry : never;
/** The owner of the push whose entries follow. No chain covers this line, but the checksum of all lines does. */
export interface OwnerLine {
  type: "push";
  push: number;
  /** A user's ID, as in the admin log's `user` field; null if there is none. */
  owner: number | null;
}

/** All lines but the last. */
export type AuditLine = { [Kind in keyof Kinds]: { type: Kind } & Linked<EntryOf<Kind>> }[keyof Kinds] | OwnerLine;
type AnyFields = Array<[key: string, [name: string, form: Form<unknown>]]>;

export function written(line: AuditLine): string {
  if (line.type === "push") return `${JSON.stringify(line)}\n`;
  const { type, entry, link } = line;
  const found: Record<string, unknown> = { type };
  for (const [key, [name, form]] of Object.entries(KINDS[type]) as AnyFields) {
    found[name] = form.write((entry as unknown as Record<string, unknown>)[key]);
  }
  return `${JSON.stringify({ ...found, hash: hash.write(link) })}\n`;
}

/** @returns null if it is not a line of an export */
export function readLine(line: string): AuditLine | ExportEnd | null {
  let found: Record<string, unknown> | null;
  try {
    found = JSON.parse(line) as typeof found;
  } catch {
    return null;
  }
  const type = String(found?.["type"]);
  if (type === "push") return typeof found?.["push"] === "number" ? (found as unknown as OwnerLine) : null;
  if (type === "end") return found as unknown as ExportEnd;
  const link = hash.read(found?.["hash"]);
  if (!found || !Object.hasOwn(KINDS, type) || !link) return null;
  const entry: Record<string, unknown> = {};
  for (const [key, [name, form]] of Object.entries(KINDS[type as keyof Kinds]) as AnyFields) {
    const value = form.read(found[name]);
    if (value === undefined) return null;
    entry[key] = value;
  }
  return { type, entry, link } as unknown as AuditLine;
}
