// Held release: the gate for retrievals of held pushes. Here, a caller whom the owner has not let in begins to wait, and gets three
// words to compare with the owner. The owner's side is releases.ts.

import { iso, type Clock } from "../../base/clock.ts";
import { newToken, sameBytes, sha256 } from "../../base/crypto.ts";
import { AppError } from "../../base/errors.ts";
import { ASK_AGAIN_MS, type Hold, type HoldState, MAX_WAITING_OF_NETWORK, stateOf } from "../../model/hold.ts";
import { owns, type PushRecord } from "../../model/push.ts";
import { newWords } from "../../model/words.ts";
import type { HoldStore } from "../../store/contract.ts";
import type { Caller, HoldProof } from "../../domain/callers/caller.ts";
import type { Attempt, Permit, PushGate } from "../../domain/gates/push_gates.ts";

/** The push is held, and the caller must wait for its owner. */
export class Held extends AppError {
  constructor(readonly hold: Pick<Hold, "id" | "words" | "expiresAtMs">) {
    super("held", "The owner of this push must release it to you: tell them these three words, and wait.", {
      more: { hold: toHold(hold) },
    });
  }
}

/** The wait as JSON for the waiting program or page. */
export const toHold = ({ id, words, expiresAtMs }: Pick<Hold, "id" | "words" | "expiresAtMs">) => ({
  id,
  words,
  expires_at: iso(expiresAtMs),
});

/** The wait that a request names is over. An unknown wait counts as expired. */
export class WaitOver extends AppError {
  constructor(
    readonly state: Exclude<HoldState, "waiting" | "released">,
    message = OVER[state],
  ) {
    super(state === "refused" ? "refused-release" : "wait-over", message);
  }
}

/** The limit on waits from one network is reached. */
export class TooManyWait extends AppError {
  constructor() {
    super(
      "rate-limited",
      `${MAX_WAITING_OF_NETWORK} others from your network are already waiting for the owner of this push. Try again in a minute.`,
      { retryAfterSeconds: ASK_AGAIN_MS / 1_000 },
    );
  }
}

/** 24 letters and digits: 142 random bits. */
const ID_LENGTH = 24;
const ID = /^[0-9A-Za-z]{24}$/;

const OVER = {
  refused: "The owner of this push has refused to release it to you.",
  used: "This wait was released and used up: ask again without its id to begin another.",
  expired: "This wait is over: ask again without its id to begin another.",
};
const UNKNOWN = "You have no such wait: ask again without its id to begin another.";

/** How many waits for a push are searched for those of one browser: far more than can be open at once. */
const NEWEST = 100;

/** A wait as the waiting person sees it. */
export type OwnWait = Pick<Hold, "id" | "words" | "expiresAtMs"> & { state: HoldState };

export class Holds implements PushGate {
  readonly trait = "hold";
  readonly letsDelete = true;

  constructor(private readonly options: { store: HoldStore; clock: Clock; timeoutMs: number }) {}

  /**
   * Refuses a caller whose wait is undecided or refused, before the passphrase is checked. This gate comes before that of
   * the freeze, so that a caller whose refusal has also frozen the push learns of the refusal.
   * @throws Held, WaitOver
   */
  async beforePassphrase({ push, caller, holdProof, hasEffects }: Attempt): Promise<null> {
    if (!hasEffects || holdProof.holdId === null) return null;
    const hold = await this.#find(push, holdProof.holdId, waiterOf(push, caller, holdProof));
    const state = hold && stateOf(hold, push, this.options.clock.now());
    if (hold && state === "waiting") throw new Held(hold);
    if (state === "refused") throw new WaitOver(state);
    return null;
  }

  /**
   * Lets the caller in with the released wait that the request names. If it names none, a wait begins.
   * @throws Held while the wait is undecided; WaitOver, TooManyWait
   */
  async beforeClaim({ push, caller, holdProof, hasEffects }: Attempt): Promise<Permit> {
    const waiter = waiterOf(push, caller, holdProof);
    const hold =
      holdProof.holdId === null
        ? await this.#begin(push, caller, waiter, hasEffects)
        : await this.#find(push, holdProof.holdId, waiter);
    if (!hold) throw new WaitOver("expired", UNKNOWN);
    const state = stateOf(hold, push, this.options.clock.now());
    if (state === "waiting") throw new Held(hold);
    if (state === "released") return { need: { wait: hold.id }, refused: () => new WaitOver("used") };
    throw new WaitOver(state);
  }

  /** The newest wait of this browser, in any state; null if it has no recent one, and for owners, who need not wait. */
  async newestOf(push: PushRecord, caller: Caller, browser: string | null): Promise<OwnWait | null> {
    if (!push.traits.hold || browser === null || owns(caller.userId, push)) return null;
    const waiter = waiterOf(push, caller, { holdId: null, browser });
    const holds = await this.options.store.list(push.id, NEWEST);
    const own = holds.find((hold) => hold.waiter !== null && isOf(hold, waiter));
    return own ? { ...own, state: stateOf(own, push, this.options.clock.now()) } : null;
  }

  /** Counts the waits for each of these pushes, by id. Pushes for which no one is waiting are left out. */
  async countWaiting(pushes: ReadonlyArray<{ record: PushRecord; expired: boolean }>): Promise<Map<number, number>> {
    const held = pushes.filter(({ record, expired }) => record.traits.hold && !expired).map(({ record }) => record.id);
    return held.length === 0 ? new Map() : this.options.store.countWaiting(held, this.options.clock.now());
  }

  async #begin(push: PushRecord, caller: Caller, waiter: Uint8Array | null, begins: boolean): Promise<Hold> {
    if (!begins) throw new AppError("held", "The owner of this push must release it: send GET to begin a wait.");
    const nowMs = this.options.clock.now();
    const wait = {
      id: newToken(ID_LENGTH),
      pushId: push.id,
      waiter,
      words: newWords(),
      expiresAtMs: nowMs + this.options.timeoutMs,
    };
    const hold = await this.options.store.ask(wait, caller.client, nowMs);
    if (hold === "full") throw new TooManyWait();
    if (!hold) throw new WaitOver("expired", "This push has ended, or is frozen.");
    return hold;
  }

  async #find(push: PushRecord, id: string, waiter: Uint8Array | null): Promise<Hold | null> {
    const hold = ID.test(id) ? await this.options.store.find(push.id, id) : null;
    return hold && isOf(hold, waiter) ? hold : null;
  }
}

/** A digest that identifies the browser or user of a wait; null if the id of the wait is the only proof. */
export function waiterOf({ id }: PushRecord, { userId }: Caller, { browser }: HoldProof): Uint8Array | null {
  // The digest includes the push, so that a reader of the database cannot see that two waits belong to one browser.
  if (browser !== null) return sha256(`browser ${id} ${browser}`);
  return userId === null ? null : sha256(`user ${id} ${userId}`);
}

export const isOf = ({ waiter }: Hold, shown: Uint8Array | null): boolean =>
  waiter === null || (shown !== null && sameBytes(waiter, shown));
