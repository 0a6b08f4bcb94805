// The lines of an audit export, and how one is read again.

import { type ExportedAdminEntry, type ExportedAdminStart, readAdminLine } from "./admin_export.ts";

/** One entry as a line of the file. */
export interface ExportedEntry {
  type: "entry";
  push: number;
  seq: number;
  kind: string;
  ip: string;
  user_agent: string;
  referrer: string;
  /** UTC with milliseconds. */
  at: string;
  /** 64 hexadecimal digits. */
  hash: string;
}

/** An entry of the log of purges as a line of the file. */
export interface ExportedPurge {
  type: "purge";
  seq: number;
  push: number;
  /** The same, save for pushes that were purged before there was such a log; of these the rest is null. */
  last_push: number;
  expired_at: string | null;
  purged_at: string | null;
  entries: number | null;
  hash: string;
}

export interface ExportEnd {
  type: "end";
  entries: number;
  pushes: number;
  /** Absent in files of versions that had no log of purges. */
  purges?: number;
  /** Entries of the administrators' log; absent in files of versions that had none. */
  admin?: number;
  /** SHA-256 of all lines before this one, line ends included. */
  sha256: string;
}

type ExportedLine = ExportedEntry | ExportedPurge | ExportedAdminEntry | ExportedAdminStart | ExportEnd;

/** @returns null where it is none */
export function readLine(line: string): ExportedLine | null {
  let read: Partial<ExportedEntry> & Partial<Omit<ExportEnd, "type">>;
  try {
    read = JSON.parse(line) as typeof read;
  } catch {
    return null;
  }
  if (read === null || typeof read !== "object") return null;
  if ((read.type as string) === "end") return read as unknown as ExportEnd;
  if (String(read.type).startsWith("admin")) return readAdminLine(read);
  if ((read.type as string) === "purge") return isPurge(read as unknown as ExportedPurge);
  const texts = [read.kind, read.ip, read.user_agent, read.referrer, read.at, read.hash];
  const isEntry =
    Number.isSafeInteger(read.push) &&
    Number.isSafeInteger(read.seq) &&
    texts.every((text) => typeof text === "string");
  return isEntry ? (read as ExportedEntry) : null;
}

function isPurge(read: ExportedPurge): ExportedPurge | null {
  const numbers = [read.seq, read.push, read.last_push, read.entries ?? 0];
  const texts = [read.expired_at ?? "", read.purged_at ?? "", read.hash];
  return numbers.every(Number.isSafeInteger) && texts.every((text) => typeof text === "string") ? read : null;
}
