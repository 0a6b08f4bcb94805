// Offboarding: one action ends everything with which someone who is leaving could sign in, read something or get messages.

import { AppError } from "../../base/errors.ts";
import type { Clock } from "../../base/clock.ts";
import type { Ended } from "../../model/account.ts";
import type { NewEvent } from "../../model/event.ts";
import type { PushRecord } from "../../model/push.ts";
import type { AccountStore, OutboxStore, PushStore, RequestStore } from "../../store/contract.ts";
import { type Actor, type AdminChange, adminChanged, COMMAND_LINE } from "../events/admin_changes.ts";
import type { Files } from "../files/files.ts";

/** How many pushes expire together, in shared commits. */
const AT_ONCE = 100;

export interface OffboardingOptions {
  accounts: AccountStore;
  pushes: PushStore;
  requests: RequestStore;
  outbox: Pick<OutboxStore, "add">;
  clock: Clock;
  /** Removes files at once. Without it, the sweeper of the running server does so. */
  files?: Pick<Files, "unlinkDue">;
}

export class Offboarding {
  constructor(private readonly options: OffboardingOptions) {}

  /**
   * Disables a user and ends everything that belongs to the account in one step. With `pushes`, the user's pushes and
   * requests expire after that, when the user can create no more of them. If interrupted, it can safely run again.
   * @returns how many of each have ended; null for pushes and requests if they stay
   * @throws AppError `not-found`, `conflict` if no administrator would be left
   */
  async end(
    userId: number,
    { pushes }: { pushes: boolean },
    by: Actor = COMMAND_LINE,
  ): Promise<Ended & { pushes: number | null }> {
    const { accounts, outbox, clock } = this.options;
    const user = await accounts.findUserById(userId);
    if (!user) throw noSuchUser();
    const told = (what: AdminChange, more?: { pushes: number }): NewEvent =>
      adminChanged(what, { by, user, atMs: clock.now(), ...(more && { more }) });
    const ended = await accounts.withEvents([told("user.ended")]).endEverything(userId, clock.now());
    if (ended === "last-admin") {
      throw new AppError("conflict", "This is the last administrator: make another one first.");
    }
    if (!ended) throw noSuchUser();
    if (!pushes) return { ...ended.counts, pushes: null };
    const expired = await this.#expireAll(userId, by);
    await this.options.files?.unlinkDue();
    await outbox.add(told("user.pushes_expired", { pushes: expired }));
    return { ...ended.counts, pushes: expired };
  }

  async #expireAll(userId: number, by: Actor): Promise<number> {
    const { pushes, requests, clock } = this.options;
    let expired = 0;
    const expire = async (found: PushRecord[]): Promise<void> => {
      const client = { ...by.client, referrer: "" };
      await Promise.all(found.map(({ id }) => pushes.expireByHand(id, client, clock.now())));
      expired += found.length;
    };
    for (let beforeId = Number.MAX_SAFE_INTEGER; ;) {
      const found = await pushes.list(userId, "active", clock.now(), { limit: AT_ONCE, beforeId });
      await expire(found.map(({ push }) => push));
      const last = found.at(-1);
      if (!last) break;
      beforeId = last.push.id;
    }
    // Closed requests leave the list, so the next ones are always on the first page.
    for (;;) {
      const found = await requests.list(userId, ["open", "ready"], clock.now(), { limit: AT_ONCE, offset: 0 });
      if (found.length === 0) return expired;
      await expire(found.map(({ request }) => request.push));
    }
  }
}

const noSuchUser = (): AppError => new AppError("not-found", "There is no such user.");
