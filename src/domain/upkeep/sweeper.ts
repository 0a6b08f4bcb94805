// The background pass. It has the store erase pushes whose time is up, and unlinks their files. Nothing depends on it for correctness: an
// expired push is never served, swept or not.

import { isCorrupt } from "../../base/errors.ts";
import type { Log } from "../../base/log.ts";
import { Repeated } from "../../base/repeated.ts";
import { type Clock, HOUR_MS, iso } from "../../base/clock.ts";
import type { Maintenance, OverviewStore } from "../../store/contract.ts";
import type { Files } from "../files/files.ts";

export interface SweeperOptions {
  maintenance: Pick<Maintenance, "maintain" | "renewKeys">;
  files: Pick<Files, "unlinkDue">;
  /** Removes the remains of uploads that were cut off long ago. */
  removeLeftBehind?: () => Promise<void>;
  /** The upkeep of the admin log. */
  tendLog?: (stop: AbortSignal) => Promise<void>;
  notes: Pick<OverviewStore, "note" | "setNote">;
  clock: Clock;
  log: Log;
  intervalMs: number;
  /** How long expired anonymous pushes are kept, in ms; null: forever. */
  purgeAnonymousAfterMs: number | null;
  /** The same for pushes with an owner. */
  purgeAfterMs: number | null;
}

/** How often the time is stored, so that later starts can compare their clock with it. */
const KNOWN_EVERY_MS = HOUR_MS;
/** How long a stop waits. The next start does the rest. */
const STOP_WITHIN_MS = 5_000;

interface Erased {
  expired: number;
  purged: number;
  damage?: unknown;
}

export class Sweeper {
  readonly #options: SweeperOptions;
  readonly #passes: Repeated;
  #following: Promise<void> | null = null;
  /** When the time was stored; null before the first pass. */
  #knownAtMs: number | null = null;
  #isWaiting = false;

  constructor(options: SweeperOptions) {
    const { log, intervalMs } = options;
    this.#options = options;
    // The next pass tries again: by then, a full disk may have room.
    this.#passes = new Repeated({ pass: () => this.#sweepAndTell(), failure: "sweep failed", log, intervalMs });
  }

  /** Sweeps now, and again one interval after the end of each pass. */
  start(): void {
    this.#passes.start();
  }

  /** Why the last pass failed, as in the log; null if it did not. */
  get failure(): string | null {
    return this.#passes.failure;
  }

  /** Waits for the current step, but not for long if that is waiting for a bucket. */
  async stop(): Promise<void> {
    await this.#passes.stop();
    await Promise.race([this.#following, new Promise((resolve) => setTimeout(resolve, STOP_WITHIN_MS).unref())]);
  }

  // Expiry needs only the database. A bucket that does not answer delays only the steps that need it.
  async #sweepAndTell(): Promise<void> {
    // The time is read before the clock is checked, so that a later jump does not affect this pass.
    const nowMs = this.#options.clock.now();
    if (await this.#mustWait(nowMs)) return;
    const erased = await this.#erase(nowMs);
    if (this.#following) return this.#end(erased, 0);
    this.#following = this.#follow()
      .then((unlinked) => this.#end(erased, unlinked))
      .catch((error: unknown) => this.#passes.report(error))
      .finally(() => (this.#following = null));
  }

  /**
   * A clock that has jumped far ahead may be wrong, and erased content cannot be restored. Until it is clear which time is right, the
   * known time stays in force, so that no request makes the database erase anything either.
   * @returns whether erasing must wait
   */
  async #mustWait(nowMs: number): Promise<boolean> {
    const { clock, notes, log } = this.#options;
    if (!clock.doubtedUntil) return false;
    if (this.#knownAtMs === null) {
      const known = Number((await notes.note("known_time")) ?? "");
      if (known > 0) clock.compare?.(known);
      this.#knownAtMs = 0;
    }
    if (this.#isDoubted) {
      if (!this.#isWaiting) {
        const clockSays = iso(clock.now());
        log.warn("the clock jumped ahead by more than a day: nothing is erased for an hour", { clock: clockSays });
      }
      this.#isWaiting = true;
      return true;
    }
    if (this.#isWaiting) log.info("the clock is no longer doubted: what has expired is erased");
    this.#isWaiting = false;
    if (nowMs - this.#knownAtMs >= KNOWN_EVERY_MS || nowMs < this.#knownAtMs) {
      await notes.setNote("known_time", String(nowMs));
      this.#knownAtMs = nowMs;
    }
    return false;
  }

  /** One whole pass. It unlinks files even if the database is damaged. @returns how many were expired, purged and unlinked */
  async sweep(): Promise<{ expired: number; purged: number; unlinked: number }> {
    const erased = await this.#erase(this.#options.clock.now());
    const unlinked = await this.#follow();
    if (erased.damage !== undefined) throw erased.damage;
    return { expired: erased.expired, purged: erased.purged, unlinked };
  }

  #end({ expired, purged, damage }: Erased, unlinked: number): void {
    if (damage !== undefined) this.#passes.report(damage);
    else if (expired + purged + unlinked > 0) this.#options.log.info("sweep", { expired, purged, unlinked });
  }

  async #erase(nowMs: number): Promise<Erased> {
    const { maintenance, purgeAnonymousAfterMs, purgeAfterMs } = this.#options;
    const before = (afterMs: number | null): number | null => (afterMs === null ? null : nowMs - afterMs);
    const times = {
      nowMs,
      purgeAnonymousBeforeMs: before(purgeAnonymousAfterMs),
      purgeOwnedBeforeMs: before(purgeAfterMs),
    };
    const erased = await maintenance.maintain(times, this.#passes.stopped).catch((damage: unknown) => {
      if (!isCorrupt(damage)) throw damage;
      return { expired: 0, purged: 0, damage };
    });
    if (!this.#isDoubted) await this.#options.tendLog?.(this.#passes.stopped);
    return erased;
  }

  get #isDoubted(): boolean {
    return (this.#options.clock.doubtedUntil?.() ?? null) !== null;
  }

  /** The steps that may have to wait for a bucket; they stop once the clock is in doubt. @returns how many files were unlinked */
  async #follow(): Promise<number> {
    const { maintenance, files, clock, removeLeftBehind } = this.#options;
    const unlinked = this.#isDoubted ? 0 : await files.unlinkDue();
    if (!this.#isDoubted) await maintenance.renewKeys?.(clock.now(), this.#passes.stopped);
    if (!this.#isDoubted) await removeLeftBehind?.();
    return unlinked;
  }
}
