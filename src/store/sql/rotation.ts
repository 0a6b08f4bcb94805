// The state of a rotation of the master key: the fingerprints of the keys, and the progress of the rotation. Both are in `meta`, and are written
// in the same commits as the renewed seals, so that a rotation can continue after a crash at any moment. Each engine renews the seals in its own
// way (rotation_state.ts).

import type { MasterSeals } from "../../model/push.ts";
import { renewAdminLog } from "./admin_log.ts";
import { renewPurgeLog } from "./purge_log.ts";
import { all, alone, changed, type Offered, only, otherNodes, type Statement, type Steps } from "./voice.ts";

export type RotationState = Offered<typeof rotation> & RotationByHand;

/** The fingerprints of master keys that are stored in the database. */
export interface KeyFingerprints {
  current: string;
  /** The new key during a rotation; otherwise null. */
  next: string | null;
}

/** The seals of a push, and those under the new key. Null leaves a seal unchanged. */
export interface RenewedSeals {
  read: MasterSeals;
  wrappedKey: Uint8Array | null;
  labels: Uint8Array | null;
}

export interface RotationByHand {
  /** The number of pushes in a step. It is so small that requests wait no longer than a few milliseconds for a step. */
  readonly stepPushes: number;

  /**
   * Begins a rotation to the key with this fingerprint, unless one is under way.
   * @returns the fingerprints that are stored afterwards
   * @throws Error with a message for the administrator, with nothing changed, if other nodes are running
   */
  stage(next: string): Promise<KeyFingerprints>;

  /**
   * The seals of up to `limit` pushes after the id `cursor`, sorted by id. Waits for all earlier creations, so that it misses no push that was
   * sealed under the old key.
   */
  sealsAfter(cursor: number, limit: number): Promise<MasterSeals[]>;

  /**
   * Compares and sets: replaces each seal with the renewed one, unless the push has expired in the meantime. Stores `cursor` in the same
   * commit, so that the rotation continues there after a crash. If another node has finished the rotation, nothing changes.
   */
  replaceSeals(changes: readonly RenewedSeals[], cursor: number): Promise<void>;

  /** The last step: the new key becomes the current one. Afterwards, no log in the database has a seal under the old key. */
  finish(): Promise<void>;
}

export interface KnownKeys extends KeyFingerprints {
  /** The oldest program that may use the schema, as the number of migrations that it knows. */
  oldestSchema: number;
}

/** Null if the database is new. */
export function* rememberedKeys(): Steps<KnownKeys | null> {
  const rows = yield* all<{ key: string; value: string }>(
    "SELECT key, value FROM meta WHERE key IN ('key_fingerprint', 'next_key_fingerprint', 'oldest_schema')",
  );
  const valueOf = (name: string): string | null => rows.find(({ key }) => key === name)?.value ?? null;
  const current = valueOf("key_fingerprint");
  if (current === null) return null;
  return { current, next: valueOf("next_key_fingerprint"), oldestSchema: Number(valueOf("oldest_schema") ?? 0) };
}

/** Until the end of the transaction, no other rotation begins or ends, and no node starts. */
const lockKeys = alone("keys");

function* fingerprints(): Steps<KeyFingerprints> {
  return (yield* rememberedKeys()) ?? { current: "", next: null };
}

export function* stageRotation(next: string): Steps<KeyFingerprints> {
  yield* lockKeys;
  const remembered = yield* fingerprints();
  if (remembered.next !== null || remembered.current === next) return remembered;
  const { length: others } = yield* otherNodes;
  if (others > 0) {
    throw new Error(
      `A rotation of the master key must begin with a single node, but ${others} others are running: stop them ` +
        "first, and give them the new key before they start again. Nothing was changed.",
    );
  }
  yield* changed("DELETE FROM meta WHERE key = 'rotation_cursor'");
  yield* changed("INSERT INTO meta (key, value) VALUES ('next_key_fingerprint', $next)", { next });
  return { ...remembered, next };
}

export const passSealsUpTo = (cursor: number): Statement<number> =>
  changed(
    `INSERT INTO meta (key, value) VALUES ('rotation_cursor', $cursor)
     ON CONFLICT (key) DO UPDATE SET value = excluded.value`,
    { cursor: String(cursor) },
  );

/** The next key becomes the current one. */
export function* endRotation(): Steps<void> {
  yield* lockKeys;
  const { next } = yield* fingerprints();
  if (next === null) return;
  // The order matters: changes to accounts also lock the admin log last.
  yield* renewPurgeLog();
  yield* renewAdminLog();
  yield* changed("UPDATE meta SET value = $next WHERE key = 'key_fingerprint'", { next });
  yield* changed("DELETE FROM meta WHERE key IN ('next_key_fingerprint', 'rotation_cursor')");
}

export const rotation = {
  reads: {
    fingerprints,

    /** The progress of a rotation: the id of the last renewed push, and the highest id. */
    progress: () =>
      only(
        `SELECT coalesce((SELECT CAST(value AS bigint) FROM meta WHERE key = 'rotation_cursor'), 0) AS n_done,
                coalesce((SELECT max(id) FROM pushes), 0) AS n_total`,
        {},
        (row: { n_done: number; n_total: number }) => ({ done: row.n_done, total: row.n_total }),
      ),
  },
};
