// A push: what the server knows of one, and what is true of it at a given moment. Pure types and
// functions; start reading here.

import { DAY_MS } from "../base/units.ts";

export type Kind = "text" | "file" | "url" | "qr";

/** How to turn a passphrase into a key: present where one guards the push. */
export interface Guard {
  salt: Uint8Array;
  memoryKiB: number;
  passes: number;
}

export interface PushRecord {
  id: number;
  /** SHA-256 of the url_token. */
  lookup: Uint8Array;
  ownerId: number | null;
  kind: Kind;
  createdAtMs: number;
  updatedAtMs: number;
  expiresAtMs: number;
  expiredAtMs: number | null;
  deleted: boolean;
  expireAfterDays: number;
  expireAfterViews: number;
  viewsCounted: number;
  retrievalStep: boolean;
  deletableByViewer: boolean;
  fileCount: number;
  guard: Guard | null;
}

export interface SealedPayload {
  wrappedKey: Uint8Array;
  payload: Uint8Array;
}

/** A file of a push: its blob on disk, and its name and type, sealed. */
export interface FileRecord {
  blobId: string;
  byteSize: number;
  /** Of the blob's bytes on disk. */
  checksum: string;
  sealedInfo: Uint8Array;
}

export interface SealedLabels {
  urlToken: Uint8Array;
  name: Uint8Array | null;
  note: Uint8Array | null;
}

export type NewPush = Omit<PushRecord, "id" | "updatedAtMs" | "expiredAtMs" | "deleted" | "viewsCounted">;

/** A push as its view with this number leaves it. */
export const afterView = (push: PushRecord, viewsCounted: number, atMs: number): PushRecord => ({
  ...push,
  viewsCounted,
  expiredAtMs: viewsCounted >= push.expireAfterViews ? atMs : null,
  updatedAtMs: atMs,
});

export const KINDS: readonly Kind[] = ["text", "file", "url", "qr"];

/** Is the push over at `nowMs`: by hand, by views or by time? */
export function isExpired(push: PushRecord, nowMs: number): boolean {
  return push.expiredAtMs !== null || push.expiresAtMs <= nowMs || push.viewsCounted >= push.expireAfterViews;
}

/** When it expired: the moment on record, or the end of its time where nobody noticed yet. */
export function expiredAtMs(push: PushRecord, nowMs: number): number | null {
  return push.expiredAtMs ?? (push.expiresAtMs <= nowMs ? push.expiresAtMs : null);
}

/** expire_after_days less the whole days gone by, never below 0. */
export function daysRemaining(push: PushRecord, nowMs: number): number {
  const daysGone = Math.floor(Math.max(0, nowMs - push.createdAtMs) / DAY_MS);
  return Math.max(0, push.expireAfterDays - daysGone);
}

export const viewsRemaining = (push: PushRecord): number => Math.max(0, push.expireAfterViews - push.viewsCounted);

/** Ownership needs two real user ids: nobody owns a push of nobody. */
export function owns(userId: number | null, push: PushRecord): boolean {
  return userId !== null && push.ownerId !== null && userId === push.ownerId;
}
