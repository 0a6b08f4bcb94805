// Failed attempts at a secret, counted by all nodes together, so that no one can start over on each node. An attempt has a row while it runs.
// The row is deleted when the attempt succeeds, and marked when it fails. If a node dies in between, the row counts until the window is over, to
// be on the safe side.

import { type AttemptLimits, AttemptGate, type AttemptPlace, type Gate } from "../../base/limiter.ts";
import { sha256 } from "../../base/crypto.ts";
import { type Clock, MINUTE_MS } from "../../base/clock.ts";
import type { Connection } from "./connection.ts";

/** How long an attempt waits before it asks again, while attempts on other nodes hold all places. */
const ASK_AGAIN_MS = 50;
/** Attempts are kept for this long, so no window can be longer. */
const LONGEST_WINDOW_MS = 60 * MINUTE_MS;

/** The database answers that there is a place, that running attempts hold all places, or how many ms there are until one is free. */
const PLACE = 0;
const WAIT = -1;

/** @param clocks.test replaces the database's clock */
export function sharedGate(
  db: Connection,
  name: string,
  limits: AttemptLimits,
  clocks: { own: Clock; test: Clock | null },
): Gate {
  const { failures, windowMs } = limits;
  if (windowMs > LONGEST_WINDOW_MS) throw new Error(`Attempts at "${name}" are not kept for this long.`);
  const given = (): number | null => clocks.test?.now() ?? null;
  // Attempts of this node wait for each other here, without asking the database.
  const ownGate = new AttemptGate({ ...limits, now: () => clocks.own.now() });

  async function take(keyHash: Uint8Array, place: string): Promise<number> {
    for (;;) {
      const [row] = await db.change<{ wait: number }>(
        "SELECT enter_attempt_1($1, $2::text::uuid, $3::int, $4::bigint, $5::bigint)::float8 AS wait",
        [keyHash, place, failures, windowMs, given()],
      );
      const wait = row?.wait ?? WAIT;
      if (wait !== WAIT) return wait;
      await Bun.sleep(ASK_AGAIN_MS);
    }
  }

  // Not awaited: until the database has the result, the attempt counts as running, and the next one waits for it.
  function settle(own: AttemptPlace, place: string, failed: boolean): void {
    own.settle(failed);
    const done = failed
      ? db.change("UPDATE attempts SET failed = true, at_ms = decided_ms_1($2::bigint) WHERE place = $1::text::uuid", [
          place,
          given(),
        ])
      : db.change("DELETE FROM attempts WHERE place = $1::text::uuid", [place]);
    done.catch(() => {});
  }

  return {
    async enter(key) {
      const own = await ownGate.enter(key);
      if ("retryAfterSeconds" in own) return own;
      const place = crypto.randomUUID();
      try {
        const waitMs = await take(sha256(`${name} ${key}`), place);
        if (waitMs === PLACE) return { settle: (failed) => settle(own, place, failed) };
        own.settle(false);
        return { retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1_000)) };
      } catch (error) {
        own.settle(false);
        throw error;
      }
    },
  };
}

/** Deletes attempts that no longer count. @param givenMs a test's clock */
export async function forgetOldAttempts(db: Connection, givenMs: number | null): Promise<void> {
  await db.change("DELETE FROM attempts WHERE at_ms <= decided_ms_1($1::bigint) - $2::bigint", [
    givenMs,
    LONGEST_WINDOW_MS,
  ]);
}
