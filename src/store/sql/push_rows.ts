// The columns of `pushes` that make up a record. A new field is a column in tables.ts and in a migration (schema.ts of both engines); the type
// check then reports the functions that must fill it.

import { type Deletion, type Kind, NO_TRAITS, type PushRecord, TRAITS, type Traits } from "../../model/push.ts";
import { type State, stateAt } from "../../model/push_states.ts";
import { OTHERS_ENTRIES } from "./audit_trail.ts";
import { listed, type RowOf } from "./columns.ts";
import { PUSH_COLUMNS as ALL, type PushColumn } from "./tables.ts";
import { expireIfDue, lockPush, one, type Steps } from "./voice.ts";
import type { FreezeKind } from "../../model/audit.ts";

/** The state of the audit log, which is not in a record. */
const OF_LOG = ["uncounted_entries", "entry_count", "last_entry_id", "last_entry_hash"] as const;
/** The columns that the database sets, or whose default is right for a new push. */
const LATER = ["id", "expired_at_ms", "deleted", "views_counted", "frozen"] as const;
/** The columns of the guard are null if the push has no passphrase; `traits` is JSON, or null for no traits. */
type Nullable = "owner_id" | "expired_at_ms" | "traits" | "guard_salt" | "guard_memory_kib" | "guard_passes";

type Row = RowOf<Exclude<PushColumn, (typeof OF_LOG)[number]>, Nullable>;

/** @template Flag the type of a flag in the engine */
export type PushRow<Flag = boolean> = {
  [Name in keyof Row]: Name extends "kind" ? Kind : Row[Name] extends boolean ? Flag : Row[Name];
};
export type NewPushRow<Flag = boolean> = Omit<PushRow<Flag>, (typeof LATER)[number]>;

const without = (names: readonly string[], left: readonly string[]) => names.filter((name) => !left.includes(name));

export const PUSH_COLUMN_NAMES = without(ALL, OF_LOG);
export const NEW_PUSH_COLUMN_NAMES = without(PUSH_COLUMN_NAMES, LATER);

/** The columns, for a query in which `p` is the table. */
export const PUSH_COLUMNS = listed("p", PUSH_COLUMN_NAMES);
export const IS_NO_REQUEST = "NOT EXISTS (SELECT 1 FROM requests r WHERE r.push_id = p.id)";

export const toRecord = (row: PushRow<boolean | number>): PushRecord => ({
  id: row.id,
  lookup: row.lookup,
  ownerId: row.owner_id,
  kind: row.kind,
  createdAtMs: row.created_at_ms,
  updatedAtMs: row.updated_at_ms,
  expiresAtMs: row.expires_at_ms,
  expiredAtMs: row.expired_at_ms,
  deleted: Boolean(row.deleted),
  expireAfterDays: row.expire_after_days,
  expireAfterViews: row.expire_after_views,
  viewsCounted: row.views_counted,
  retrievalStep: Boolean(row.retrieval_step),
  covered: Boolean(row.covered),
  deletableByViewer: Boolean(row.deletable_by_viewer),
  fileCount: row.file_count,
  frozen: Boolean(row.frozen),
  traits: traitsIn(row.traits),
  guard: row.guard_salt && {
    salt: row.guard_salt,
    memoryKiB: row.guard_memory_kib ?? 0,
    passes: row.guard_passes ?? 0,
  },
});

/** A push that is locked until the end of the transaction. If its time is up, it has expired. */
export interface LockedPush {
  push: PushRecord;
  state: State;
  /** The column as it is stored. */
  traits: string | null;
  /** The number of entries that count towards the limit for others (OTHERS_ENTRIES). */
  nOthers: number;
  atMs: number;
}

/** Locks a push, for an act whose outcome depends on the push's state. @returns null if there is no such push */
export function* lockedPush(id: number, nowMs: number): Steps<LockedPush | null> {
  yield* lockPush(id);
  yield* expireIfDue(id, nowMs);
  return yield* one(
    `SELECT ${PUSH_COLUMNS}, ${OTHERS_ENTRIES} AS n_others, decided($nowMs) AS decided_ms FROM pushes p WHERE p.id = $id`,
    { id, nowMs },
    (row: PushRow & { n_others: number; decided_ms: number }) => {
      const push = toRecord(row);
      const { traits, n_others: nOthers, decided_ms: atMs } = row;
      return { push, state: stateAt(push, atMs), traits, nOthers, atMs };
    },
  );
}

// ── Traits: JSON in one column, null for most pushes ──────────────────────────────────────────

// A trait that only a newer program knows stays in the column, and keeps this program from opening the push.
const known = new Map(Object.entries(TRAITS));

export const traitsText = (traits: Traits): string | null =>
  Object.keys(traits).length === 0 ? null : JSON.stringify(traits);

export function traitsIn(column: unknown): Traits {
  if (typeof column !== "string") return NO_TRAITS;
  const traits = JSON.parse(column) as Traits;
  const isKnown = Object.entries(traits).every(([trait, value]) => known.get(trait)?.(value) === true);
  return isKnown ? traits : { ...traits, unknown: true };
}

/** The column after an entry of this kind: an alarm adds a mark, and a thaw removes it. */
export function alarmedBy(kind: FreezeKind, column: string | null): string | null {
  const { alarmed, ...others } = JSON.parse(column ?? "{}") as Traits;
  if (kind === "alarm" && !alarmed) return traitsText({ ...others, alarmed: true });
  return kind === "thaw" && alarmed ? traitsText(others) : column;
}

/** The column once the push's owner wants notifications in this language. @param language null for no notifications */
export function notifiedIn(language: string | null, column: string | null): string | null {
  const { notifyMe, ...others } = JSON.parse(column ?? "{}") as Traits;
  if (language === null) return notifyMe === undefined ? column : traitsText(others);
  return notifyMe === language ? column : traitsText({ ...others, notifyMe: language });
}

/** The column of a push with this deletion. @param deletion null for a push that was restored */
export function withDeletion(deletion: Deletion | null, column: string | null): string | null {
  const { deletion: _, ...others } = JSON.parse(column ?? "{}") as Traits;
  return traitsText(deletion ? { ...others, deletion } : others);
}

/** A deletion that is not final, after an entry of this kind. Every kind ends the waits, and all but an alarm make it the owner's deletion. */
export function frozenBy(kind: FreezeKind, { waits: _waits, ...deletion }: Deletion): Deletion {
  return { ...deletion, frozen: true, byOwner: deletion.byOwner || kind !== "alarm" };
}

/** Whether the files of an active push may be downloaded; null if it is deleted. */
export function downloadStateOf(isFrozen: boolean, column: string | null): "served" | "frozen" | "unknown" | null {
  const traits = traitsIn(column);
  if (traits.deletion) return null;
  return traits.unknown ? "unknown" : isFrozen ? "frozen" : "served";
}
