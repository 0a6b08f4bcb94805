// Freezing and thawing: an owner stops a push that has not expired, and resumes it. A recipient raises an alarm if someone else has
// opened the push before.

import { type Clock, MINUTE_MS } from "../../base/clock.ts";
import { AppError, notFound } from "../../base/errors.ts";
import type { Gate } from "../../base/limiter.ts";
import { limitKey, networkOf } from "../../base/network.ts";
import { isFrozen, owns, type Push, type PushRecord, tellsOpenings } from "../../model/push.ts";
import type { PushStore } from "../../store/contract.ts";
import { outside } from "../gates/barriers.ts";
import type { AttemptGates } from "../callers/attempt_gates.ts";
import type { Caller } from "../callers/caller.ts";
import type { Finding } from "./finding.ts";

const WINDOW_MS = 15 * MINUTE_MS;

interface FreezesOptions {
  store: PushStore;
  clock: Clock;
  gate: AttemptGates;
  finding: Finding;
}

export class Freezes {
  readonly #options: FreezesOptions;
  readonly #perAddress: Gate;
  readonly #perNetwork: Gate;
  readonly #perPush: Gate;

  constructor(options: FreezesOptions) {
    this.#options = options;
    const { gate } = options;
    this.#perAddress = gate("alarm by address", { failures: 3, windowMs: WINDOW_MS });
    this.#perNetwork = gate("alarm by network", { failures: 6, windowMs: WINDOW_MS });
    this.#perPush = gate("alarm by push", { failures: 20, windowMs: WINDOW_MS });
  }

  /** Freezes the caller's own push, or thaws it. @throws AppError `unauthorized`, `forbidden`, `not-found`, `conflict` */
  async set(urlToken: string, frozen: boolean, caller: Caller): Promise<Push> {
    const { record: push } = await this.#options.finding.find(urlToken);
    if (!owns(caller.userId, push)) {
      throw caller.userId === null
        ? new AppError("unauthorized", "Only the owner of this push may freeze or thaw it. Send an API token.")
        : new AppError("forbidden", "Only the owner of this push may freeze or thaw it.");
    }
    return this.#change(urlToken, push, frozen, frozen ? "freeze" : "thaw", caller);
  }

  /**
   * Records a recipient's report that an earlier view was not theirs. If viewers may delete the push, this freezes it.
   * @throws AppError `not-found`, `forbidden`, `rate-limited`, `wrong-network`
   */
  async alarm(urlToken: string, given: Caller): Promise<Push> {
    const found = await this.#options.finding.find(urlToken);
    const { record: push } = found;
    const caller = await this.#options.finding.expectAddressed(found, given);
    const refusal = isFrozen(push) ? null : outside(push, caller);
    if (refusal) throw refusal.error;
    if (!mayAlarm(push) || owns(caller.userId, push)) {
      throw new AppError("forbidden", "There is nothing to report about this push.");
    }
    await this.#enter(this.#perAddress, `${push.id} ${limitKey(caller.client.ip)}`);
    await this.#enter(this.#perNetwork, `${push.id} ${networkOf(caller.client.ip)}`);
    // The first alarm after a thaw freezes the push again, so it is accepted even if strangers have used up the limit.
    const isFirst = push.traits.alarmed !== true;
    await this.#enter(this.#perPush, String(push.id), isFirst);
    return this.#change(urlToken, push, push.deletableByViewer ? true : null, "alarm", caller);
  }

  async #change(
    urlToken: string,
    { id }: PushRecord,
    frozen: boolean | null,
    kind: "freeze" | "thaw" | "alarm",
    { client }: Caller,
  ): Promise<Push> {
    const changed = await this.#options.store.setFrozen(id, frozen, kind, client, this.#options.clock.now());
    if (!changed) throw notFound();
    return this.#options.finding.seen(urlToken, changed);
  }

  // Each alarm counts as a failed attempt, so that the limit applies to all of them.
  async #enter(gate: Gate, key: string, always = false): Promise<void> {
    const place = await gate.enter(key);
    if ("retryAfterSeconds" in place) {
      if (always) return;
      throw new AppError(
        "rate-limited",
        `Too many reports about this push. Try again in ${place.retryAfterSeconds} seconds.`,
        place,
      );
    }
    place.settle(true);
  }
}

/** Whether to ask a recipient if an earlier view was theirs: only if an owner or the holder of a receipt can be told. */
export const mayAlarm = (push: PushRecord): boolean =>
  (push.ownerId !== null || push.traits.receipt !== undefined) &&
  (tellsOpenings(push) || (push.traits.lock === true && push.viewsCounted > 0));
