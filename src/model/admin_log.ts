// The admin log: who signed in or failed to, and who changed which account, key or setting. Its entries form one hash chain. No entry
// contains a password, a token, a link or a payload.

import { sha256 } from "../base/crypto.ts";
import type { ClientInfo } from "./audit.ts";
import type { NewEvent } from "./event.ts";

export type AdminDetail = Readonly<Record<string, string | number | boolean>>;

/** Kinds of entries besides the changes that `admin.changed` reports. */
export const SIGN_IN = "signin";
export const SIGN_IN_FAILED = "signin.failed";
export const SIGN_OUT = "signout";
/** Stands for failures that were left out, so that failures cannot fill the disk. */
export const FAILURES_LEFT_OUT = "signin.left_out";
/** The kinds that a user's own sign-in history shows. */
export const HISTORY_KINDS = [SIGN_IN, SIGN_IN_FAILED] as const;

export interface NewAdminEntry {
  kind: string;
  /** Who did it: the address of an account, or a description of the actor. */
  actor: string;
  /** The user concerned; null if there is none, or if the user was deleted. */
  userId: number | null;
  /** The address of that user at the time; "" if there is none. */
  userEmail: string;
  client: Pick<ClientInfo, "ip" | "userAgent">;
  atMs: number;
  detail: AdminDetail;
}

export interface AdminEntry extends NewAdminEntry {
  /** From 1, without gaps. */
  id: number;
}

/** An entry as it is stored and hashed. `detail` is JSON. */
export interface StoredAdminEntry {
  id: number;
  kind: string;
  actor: string;
  userId: number | null;
  userEmail: string;
  ip: string;
  userAgent: string;
  atMs: number;
  detail: string;
}

// PostgreSQL cannot store U+0000 in text, and UTF-8 has no lone surrogates. The hash must cover exactly what both engines store.
export const clean = (text: string): string => text.toWellFormed().replaceAll("\0", "");

export function storedEntry(id: number, entry: NewAdminEntry): StoredAdminEntry {
  const { kind, actor, userId, userEmail, client, atMs, detail } = entry;
  const cleaned = Object.entries(detail).map(([name, value]) => [
    name,
    typeof value === "string" ? clean(value) : value,
  ]);
  return {
    id,
    kind,
    actor: clean(actor),
    userId,
    userEmail: clean(userEmail),
    ip: clean(client.ip),
    userAgent: clean(client.userAgent),
    atMs,
    detail: JSON.stringify(Object.fromEntries(cleaned)),
  };
}

/** The hash of `entry`, which follows the entry with the hash `previous`. */
export function nextAdminLink(previous: Uint8Array, entry: StoredAdminEntry): Uint8Array<ArrayBuffer> {
  const { id, kind, actor, userId, userEmail, ip, userAgent, atMs, detail } = entry;
  const head = JSON.stringify([id, kind, actor, userId, userEmail, ip, userAgent, atMs]);
  // The detail is inserted as it is stored, so the hashed text is the JSON of the whole array.
  return sha256(Buffer.concat([previous, Buffer.from(`${head.slice(0, -1)},${detail}]`)]));
}

/** The entry for an event; null if the event does not belong in this log. */
export function adminEntryOf({ kind, ownerId, client, atMs, detail }: NewEvent): NewAdminEntry | null {
  const { user = "", ...rest } = detail;
  const common = { userId: ownerId, userEmail: String(user), client, atMs };
  if (kind === "signin.failed") return { ...common, kind: SIGN_IN_FAILED, actor: String(user), detail: rest };
  if (kind !== "admin.changed") return null;
  const { what = "", by = "", ...more } = rest;
  return { ...common, kind: String(what), actor: String(by), detail: more };
}
