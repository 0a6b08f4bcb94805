// The background pass over the database. Each step is a short write (operations/background.ts, steps.ts) and finds due rows by an index.

import { type AppError, isCorrupt } from "../../base/errors.ts";
import { ENDED_KEPT_MS } from "../../model/hold.ts";
import type { HoldStore, Maintenance, PassTimes } from "../contract.ts";
import { FreePages } from "./free_pages.ts";
import { DUE } from "./operations/background.ts";
import type { StoreDb } from "./operations/index.ts";
import type { SealKeys } from "../purges.ts";
import { type Batch, inSteps, passingOverDamage } from "./steps.ts";

export class SqliteMaintenance implements Maintenance {
  readonly freePages: FreePages;
  readonly #due: ReturnType<typeof prepare>;

  /** @param parts.sealKeys returns the current keys of the log of purges */
  constructor(
    readonly db: StoreDb,
    private readonly parts: { sealKeys: () => SealKeys; holds: Pick<HoldStore, "forget"> },
  ) {
    this.freePages = new FreePages(db);
    this.#due = prepare(db);
  }

  get isDamaged(): boolean {
    return this.db.isDamaged;
  }

  sizes(): { databaseBytes: number; logBytes: number } {
    return { databaseBytes: this.db.size(), logBytes: this.db.logSize() };
  }

  refuseWrites(refusal: AppError): void {
    this.db.refuseWrites(refusal);
  }

  async maintain(times: PassTimes, stop?: AbortSignal): Promise<{ expired: number; purged: number }> {
    const { nowMs } = times;
    let damage: unknown;
    const part = (run: () => Promise<number>): Promise<number> =>
      run().catch((error: unknown) => {
        if (!isCorrupt(error)) throw error;
        damage ??= error;
        return 0;
      });
    const steps = (step: (budgetMs: number, skip: number) => Promise<Batch>): Promise<number> =>
      part(() => inSteps(passingOverDamage(step), stop));
    // A pass that finds nothing, as most do, does not need the writer's thread. If this query finds damage, so will the step, which reports it.
    const isDue = (find: () => object | null): boolean => {
      try {
        return find() !== null;
      } catch {
        return true;
      }
    };
    try {
      const expired = isDue(() => this.#due.expire.get({ nowMs }))
        ? await steps((budgetMs, skip) => this.expireDue(nowMs, budgetMs, skip))
        : 0;
      let purged = 0;
      for (const [whose, beforeMs] of [
        ["anonymous", times.purgeAnonymousBeforeMs],
        ["owned", times.purgeOwnedBeforeMs],
      ] as const) {
        if (beforeMs === null || !isDue(() => this.#due[whose].get({ beforeMs }))) continue;
        purged += await steps((budgetMs, skip) => this.purge(whose, beforeMs, nowMs, budgetMs, skip));
      }
      await steps(() => this.parts.holds.forget(nowMs - ENDED_KEPT_MS));
      await part(() => this.db.write("noteHighestPush", { sealKeys: this.parts.sealKeys() }).then(() => 0));
      await part(() => this.#giveBackPages(stop));
      if (damage !== undefined) throw damage;
      return { expired, purged };
    } finally {
      // Even if the disk was too full to erase anything: emptying the log makes room.
      await this.db.truncateLog();
    }
  }

  /** One step: expires and erases pushes whose time is up. Skips the first `skip` of them. */
  expireDue(nowMs: number, budgetMs: number, skip = 0): Promise<Batch> {
    return this.db.write("expireDue", { nowMs, budgetMs, skip });
  }

  /** One step: deletes and logs pushes that expired before the given time. Skips the first `skip` of them. */
  purge(
    whose: "anonymous" | "owned",
    expiredBeforeMs: number,
    nowMs: number,
    budgetMs: number,
    skip = 0,
  ): Promise<Batch> {
    const sealKeys = this.parts.sealKeys();
    return this.db.write("purge", { whose, expiredBeforeMs, nowMs, budgetMs, skip, sealKeys });
  }

  #giveBackPages(stop: AbortSignal | undefined): Promise<number> {
    let spare = this.freePages.spare();
    return inSteps(async (budgetMs) => {
      const done = spare > 0 ? await this.freePages.release(spare, budgetMs) : 0;
      spare -= done;
      return { done, more: done > 0 && spare > 0 };
    }, stop);
  }
}

function prepare(db: StoreDb) {
  const isAny = <P extends Record<string, number>>(due: string) =>
    db.prepare<object, P>(`SELECT 1 FROM pushes WHERE ${due} LIMIT 1`);
  return {
    expire: isAny<{ nowMs: number }>(DUE.expire),
    anonymous: isAny<{ beforeMs: number }>(DUE.anonymous),
    owned: isAny<{ beforeMs: number }>(DUE.owned),
  };
}
