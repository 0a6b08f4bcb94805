// The answers to requests that a client may repeat, kept sealed. Each is written in the commit of its push.

import { HOUR_MS } from "../../base/clock.ts";
import { AppError } from "../../base/errors.ts";
import { all, any, changed, did, type Offered, one, short } from "./voice.ts";

export type KeptAnswerStore = Offered<typeof keptAnswers>;

export const conflict = (): AppError => new AppError("conflict", "There is already a push with this Idempotency-Key.");

export const KEPT_FOR_MS = 24 * HOUR_MS;

export const keptAnswers = {
  reads: {
    find: (hash: Uint8Array, nowMs: number) =>
      one<{ sealed: Uint8Array }>("SELECT sealed FROM kept_answers WHERE hash = $hash AND until_ms > decided($nowMs)", {
        hash,
        nowMs,
      }),

    /** The next few after this hash, sorted by hash. */
    after: (hash: Uint8Array, limit: number) =>
      all<{ hash: Uint8Array; sealed: Uint8Array }>(
        "SELECT hash, sealed FROM kept_answers WHERE hash > $hash ORDER BY hash LIMIT $limit",
        { hash, limit },
      ),

    isAnyOver: (nowMs: number) =>
      any("SELECT 1 AS n FROM kept_answers WHERE until_ms <= decided($nowMs) LIMIT 1", { nowMs }),
  },

  writes: {
    /** @returns false, with nothing changed, if this request already has an answer */
    keep: (hash: Uint8Array, sealed: Uint8Array, nowMs: number) =>
      did(
        `INSERT INTO kept_answers (hash, sealed, until_ms) VALUES ($hash, $sealed, decided($nowMs) + $keptForMs)
         ON CONFLICT (hash) DO UPDATE SET sealed = excluded.sealed, until_ms = excluded.until_ms
          WHERE kept_answers.until_ms <= decided($nowMs)`,
        { hash, sealed, nowMs, keptForMs: KEPT_FOR_MS },
      ),

    replace: (hash: Uint8Array, sealed: Uint8Array, renewed: Uint8Array) =>
      did("UPDATE kept_answers SET sealed = $renewed WHERE hash = $hash AND sealed = $sealed", {
        hash,
        sealed,
        renewed,
      }),

    forget: short((nowMs: number) => changed("DELETE FROM kept_answers WHERE until_ms <= decided($nowMs)", { nowMs })),
  },
};
