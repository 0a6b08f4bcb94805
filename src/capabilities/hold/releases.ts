// Held release, the owner's side: lists the waits for a push, and decides on them. The gate for recipients is in gate.ts.

import type { Clock } from "../../base/clock.ts";
import { AppError } from "../../base/errors.ts";
import type { ClientInfo } from "../../model/audit.ts";
import { type Decision, type Hold, type HoldState, stateOf } from "../../model/hold.ts";
import { owns, type PushRecord } from "../../model/push.ts";
import { outcomeOf, stateAt, waitOver } from "../../model/push_states.ts";
import type { HoldStore } from "../../store/contract.ts";
import type { HoldWatch } from "./watch.ts";
import type { Listed, Push, Pushes } from "../../domain/pushes/pushes.ts";

/** A wait with its state at the moment of the answer. */
export interface Wait extends Pick<Hold, "id" | "words" | "ip" | "userAgent" | "askedAtMs" | "expiresAtMs"> {
  state: HoldState;
}

/** How many waits of a push are listed, the newest first; older ones are over. */
const LISTED = 50;
/** How many waits for all pushes of one owner are listed. */
const MOST_WAITING = 200;

const OTHERWISE: Record<Decision, string> = {
  released: "This wait was released already: freeze or delete the push to keep the recipient from opening it.",
  refused: "This wait was refused already: the recipient can ask again.",
};

export class Releases {
  constructor(
    private readonly options: { store: HoldStore; pushes: Pushes; watch: HoldWatch; clock: Clock; timeoutMs: number },
  ) {}

  /** The waits of a push, newest first. @throws AppError `not-found`, `forbidden` */
  async list(urlToken: string, userId: number): Promise<Wait[]> {
    const record = await this.#own(urlToken, userId);
    const nowMs = this.options.clock.now();
    return (await this.options.store.list(record.id, LISTED)).map((hold) => waitOf(hold, record, nowMs));
  }

  /** The open waits for all pushes of this user, oldest first. */
  async waiting(userId: number): Promise<Array<{ wait: Wait; push: Listed }>> {
    const nowMs = this.options.clock.now();
    const holds = await this.options.store.waitingFor(userId, nowMs, MOST_WAITING);
    const pushes = new Map<number, Listed | null>();
    for (const { pushId } of holds) {
      if (!pushes.has(pushId)) pushes.set(pushId, await this.options.pushes.own.find(pushId, userId));
    }
    return holds.flatMap((hold) => {
      const push = pushes.get(hold.pushId);
      return push ? [{ wait: waitOf(hold, push.record, nowMs), push }] : [];
    });
  }

  /**
   * Releases a wait, or refuses it. Idempotent.
   * @param freezes whether a refusal also freezes the push
   * @throws AppError `not-found`, `forbidden`; `conflict` if it was decided differently or is over
   */
  async decide(
    urlToken: string,
    id: string,
    { decision, freezes = false }: { decision: Decision; freezes?: boolean },
    { userId, client }: { userId: number; client: ClientInfo },
  ): Promise<Wait> {
    const record = await this.#own(urlToken, userId);
    const { id: pushId } = record;
    const before = await this.options.store.find(pushId, id);
    const choice = { decision, freezes, timeoutMs: this.options.timeoutMs };
    const hold = await this.options.store.decide(pushId, id, choice, client, this.options.clock.now());
    if (!hold) throw new AppError("not-found", "There is no such wait, or it ended long ago.");
    const nowMs = this.options.clock.now();
    this.options.watch.lookNow();
    // This decision counts, even if the recipient has since used the push's last view with it.
    const wait = waitOf(hold, before?.stored === hold.stored ? record : null, nowMs);
    const decided: Partial<Record<HoldState, Decision>> = {
      released: "released",
      used: "released",
      refused: "refused",
    };
    const is = decided[wait.state];
    if (is === decision) return wait;
    if (is) throw new AppError("conflict", OTHERWISE[is]);
    outcomeOf(decision === "released" ? "release" : "refuse", stateAt(record, nowMs));
    throw waitOver();
  }

  async #own(urlToken: string, userId: number): Promise<PushRecord> {
    const { record } = await this.options.pushes.find(urlToken);
    if (!owns(userId, record))
      throw new AppError("forbidden", "Only the owner of this push may see the waits for it and decide on them.");
    return record;
  }
}

const waitOf = (hold: Hold, push: Push["record"] | null, nowMs: number): Wait => ({
  id: hold.id,
  words: hold.words,
  ip: hold.ip,
  userAgent: hold.userAgent,
  askedAtMs: hold.askedAtMs,
  expiresAtMs: hold.expiresAtMs,
  state: stateOf(hold, push, nowMs),
});
