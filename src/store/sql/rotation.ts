// What the database knows of its master key and of a rotation to another: fingerprints, and how far the rotation has come. Both
// are in `meta`, and are committed together with the renewed seals. So after a crash at any moment the database itself tells
// how to go on. The seals themselves are renewed by hand, in each engine: rotation_state.ts of both.

import type { MasterSeals } from "../../model/push.ts";
import { renewAdminLog } from "./admin_log.ts";
import { renewPurgeLog } from "./purge_log.ts";
import { all, alone, changed, type Offered, only, otherNodes, type Statement, type Steps } from "./voice.ts";

export type RotationState = Offered<typeof rotation> & RotationByHand;

/** Fingerprints of master keys, as the database remembers them. */
export interface KeyFingerprints {
  current: string;
  /** The key that a rotation leads to; null while none is under way. */
  next: string | null;
}

/** The seals of a push as they were read, and the same under the new key; null stays as it is. */
export interface RenewedSeals {
  read: MasterSeals;
  wrappedKey: Uint8Array | null;
  labels: Uint8Array | null;
}

export interface RotationByHand {
  /** How many pushes a step renews, so that requests wait at most a few milliseconds for it. */
  readonly stepPushes: number;

  /**
   * Begins a rotation to the key with this fingerprint, unless one is under way. @returns what is remembered then
   * @throws Error with a sentence if other nodes are running: then nothing is changed
   */
  stage(next: string): Promise<KeyFingerprints>;

  /**
   * The seals of up to `limit` pushes, from the first id after `cursor` on, in the order of their ids. Waits for
   * every earlier `create`, so no push sealed under the old key is missed.
   */
  sealsAfter(cursor: number, limit: number): Promise<MasterSeals[]>;

  /**
   * Compares and sets: each renewed seal takes the place of the one that was read, unless the push has expired in
   * between. `cursor` is remembered in the same atomic step, so that a rotation goes on there after a crash. If
   * another node has ended the rotation already, nothing is changed.
   */
  replaceSeals(changes: readonly RenewedSeals[], cursor: number): Promise<void>;

  /**
   * The last step: the new key becomes the current one. Afterwards no database log holds anything sealed under the
   * old key.
   */
  finish(): Promise<void>;
}

export interface KnownKeys extends KeyFingerprints {
  /** For how many migrations the oldest program was built that may work with the schema. */
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

function* fingerprints(): Steps<KeyFingerprints> {
  return (yield* rememberedKeys()) ?? { current: "", next: null };
}

export const rotation = {
  reads: {
    fingerprints,

    /** How far a rotation has come: the id of the last push it has passed, and the highest id there is. */
    progress: () =>
      only(
        `SELECT coalesce((SELECT CAST(value AS bigint) FROM meta WHERE key = 'rotation_cursor'), 0) AS n_done,
                coalesce((SELECT max(id) FROM pushes), 0) AS n_total`,
        {},
        (row: { n_done: number; n_total: number }) => ({ done: row.n_done, total: row.n_total }),
      ),
  },
};

/** Until the end of the transaction, no other rotation begins or ends, and no node enters. */
const lockKeys = alone("keys");

export function* stageRotation(next: string): Steps<KeyFingerprints> {
  yield* lockKeys;
  const remembered = yield* fingerprints();
  if (remembered.next !== null || remembered.current === next) return remembered;
  const others = yield* otherNodes;
  if (others > 0) {
    throw new Error(
      `A rotation of the master key begins with one node alone, and ${others} others are running: stop them ` +
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
  // Whoever changes accounts takes the lock of the administrators' log last too.
  yield* renewPurgeLog();
  yield* renewAdminLog();
  yield* changed("UPDATE meta SET value = $next WHERE key = 'key_fingerprint'", { next });
  yield* changed("DELETE FROM meta WHERE key IN ('next_key_fingerprint', 'rotation_cursor')");
}
