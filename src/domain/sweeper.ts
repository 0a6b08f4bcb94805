// The background pass. Nothing depends on it for correctness: an expired push is never served, swept or not. It
// has the store erase what nobody retrieves any more, and unlinks the files.

import { isCorrupt } from "../base/errors.ts";
import type { Log } from "../base/log.ts";
import { Repeated } from "../base/repeated.ts";
import type { Clock } from "../base/clock.ts";
import type { Maintenance } from "../store/contract.ts";
import type { Files } from "./files.ts";

export interface SweeperOptions {
  maintenance: Maintenance;
  files: Pick<Files, "unlinkDue">;
  /** Removes what uploads left that were cut off long ago. */
  removeLeftBehind?: () => Promise<void>;
  /** What the administrators' log needs. */
  tendLog?: (stop: AbortSignal) => Promise<void>;
  clock: Clock;
  log: Log;
  intervalMs: number;
  /** How long expired anonymous pushes are kept, in ms; null is forever. */
  purgeAnonymousAfterMs: number | null;
  /** The same for pushes with an owner. */
  purgeAfterMs: number | null;
}

export class Sweeper {
  readonly #options: SweeperOptions;
  readonly #passes: Repeated;

  constructor(options: SweeperOptions) {
    const { log, intervalMs } = options;
    this.#options = options;
    // The next pass tries again: a full disk, for instance, may have room by then.
    this.#passes = new Repeated({ pass: () => this.#sweepAndTell(), failure: "sweep failed", log, intervalMs });
  }

  /** Sweeps now, and again one interval after the end of each pass. */
  start(): void {
    this.#passes.start();
  }

  /** Ends after the step that is running. */
  stop(): Promise<void> {
    return this.#passes.stop();
  }

  async #sweepAndTell(): Promise<void> {
    const done = await this.sweep();
    if (done.expired + done.purged + done.unlinked > 0) this.#options.log.info("sweep", { ...done });
  }

  /** One whole pass. Damage to the database does not keep files from being unlinked. @returns what it did. */
  async sweep(): Promise<{ expired: number; purged: number; unlinked: number }> {
    const { maintenance, files, clock, purgeAnonymousAfterMs, purgeAfterMs } = this.#options;
    const nowMs = clock.now();
    const before = (afterMs: number | null): number | null => (afterMs === null ? null : nowMs - afterMs);
    const times = {
      nowMs,
      purgeAnonymousBeforeMs: before(purgeAnonymousAfterMs),
      purgeOwnedBeforeMs: before(purgeAfterMs),
    };
    let damage: unknown;
    const done = await maintenance.maintain(times, this.#passes.stopped).catch((error: unknown) => {
      if (!isCorrupt(error)) throw error;
      damage = error;
      return { expired: 0, purged: 0 };
    });
    const unlinked = await files.unlinkDue();
    await this.#options.removeLeftBehind?.();
    await this.#options.tendLog?.(this.#passes.stopped);
    if (damage !== undefined) throw damage;
    return { ...done, unlinked };
  }
}
