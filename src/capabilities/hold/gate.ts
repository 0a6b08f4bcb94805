// Held release: the door that a retrieval of a held push passes. Whoever has not been released begins to wait there,
// and learns three words to compare with the owner. The owner's side is releases.ts.

import type { Clock } from "../../base/clock.ts";
import { newToken, sameBytes, sha256 } from "../../base/crypto.ts";
import { AppError } from "../../base/errors.ts";
import { ASK_AGAIN_MS, type Hold, type HoldState, MAX_WAITING_OF_NETWORK, stateOf } from "../../model/hold.ts";
import { owns, type PushRecord } from "../../model/push.ts";
import { newWords } from "../../model/words.ts";
import type { HoldStore } from "../../store/contract.ts";
import type { Caller, Claimant } from "../../domain/caller.ts";
import type { Attempt, Permit, PushGate } from "../../domain/push_gates.ts";

/** The push is held, and whoever asks must wait for its owner. */
export class Held extends AppError {
  readonly hold: Pick<Hold, "id" | "words" | "expiresAtMs">;

  constructor(hold: Hold) {
    super("forbidden", "The owner of this push must release it to you: tell them these three words, and wait.", {
      more: { hold: toHold(hold) },
    });
    this.hold = hold;
  }
}

/** The wait as its waiter's program or page gets it. */
export const toHold = ({ id, words, expiresAtMs }: Pick<Hold, "id" | "words" | "expiresAtMs">) => ({
  id,
  words,
  expires_at: new Date(expiresAtMs).toISOString(),
});

/** The wait that a request goes on with is over. An unknown one counts as expired. */
export class WaitOver extends AppError {
  readonly state: Exclude<HoldState, "waiting" | "released">;

  constructor(state: WaitOver["state"], message = OVER[state]) {
    super("forbidden", message);
    this.state = state;
  }
}

/** So many of this network wait already that nobody else of it can. */
export class TooManyWait extends AppError {
  constructor() {
    super(
      "rate-limited",
      `${MAX_WAITING_OF_NETWORK} others of your network wait for the owner of this push already. Try again in a minute.`,
      { retryAfterSeconds: ASK_AGAIN_MS / 1_000 },
    );
  }
}

/** 24 letters and digits hold 142 random bits. */
const ID_LENGTH = 24;
const ID = /^[0-9A-Za-z]{24}$/;

const OVER = {
  refused: "The owner of this push has refused to release it to you.",
  used: "This wait was released and used up: ask again without it to begin another.",
  expired: "This wait is over: ask again without it to begin another.",
};
const UNKNOWN = "There is no such wait of yours: ask again without it to begin another.";

/** Among so many, a browser's own wait is looked for. Far more than can wait at once. */
const NEWEST = 100;

/** A wait as its own waiter sees it. */
export type OwnWait = Pick<Hold, "id" | "words" | "expiresAtMs"> & { state: HoldState };

export class Holds implements PushGate {
  readonly trait = "hold";
  readonly #store: HoldStore;
  readonly #clock: Clock;
  readonly #timeoutMs: number;

  constructor({ store, clock, timeoutMs }: { store: HoldStore; clock: Clock; timeoutMs: number }) {
    this.#store = store;
    this.#clock = clock;
    this.#timeoutMs = timeoutMs;
  }

  guards({ traits }: PushRecord): boolean {
    return traits.hold === true;
  }

  /**
   * No key is derived for a wait that is still undecided or was refused. The gate of the freeze comes later, so that a refusal that
   * has frozen the push is still told as a refusal.
   * @throws Held, WaitOver
   */
  async beforePassphrase({ push, caller, claimant, hasEffects }: Attempt): Promise<null> {
    if (!hasEffects || claimant.holdId === null) return null;
    const hold = await this.#find(push, claimant.holdId, waiterOf(push, caller, claimant));
    const state = hold && stateOf(hold, push, this.#clock.now());
    if (hold && state === "waiting") throw new Held(hold);
    if (state === "refused") throw new WaitOver(state);
    return null;
  }

  /**
   * The caller's released wait. If they name none, one begins.
   * @throws Held while it waits; WaitOver, TooManyWait
   */
  async beforeClaim({ push, caller, claimant, hasEffects }: Attempt): Promise<Permit> {
    const waiter = waiterOf(push, caller, claimant);
    const hold =
      claimant.holdId === null
        ? await this.#begin(push, caller, waiter, hasEffects)
        : await this.#find(push, claimant.holdId, waiter);
    if (!hold) throw new WaitOver("expired", UNKNOWN);
    const state = stateOf(hold, push, this.#clock.now());
    if (state === "waiting") throw new Held(hold);
    if (state === "released") return { uses: hold.id, usedUp: () => new WaitOver("used") };
    throw new WaitOver(state);
  }

  /**
   * The newest wait of this browser, however it stands; null if it has none, or only one that was over for long. Owners
   * wait for nobody.
   */
  async newestOf(push: PushRecord, caller: Caller, browser: string | null): Promise<OwnWait | null> {
    if (!this.guards(push) || browser === null || owns(caller.userId, push)) return null;
    const waiter = waiterOf(push, caller, { holdId: null, browser });
    const holds = await this.#store.list(push.id, NEWEST);
    const own = holds.find((hold) => hold.waiter !== null && isOf(hold, waiter));
    return own ? { ...own, state: stateOf(own, push, this.#clock.now()) } : null;
  }

  /** How many wait for each of these pushes, by its id. Pushes for which nobody waits are left out. */
  async countWaiting(pushes: ReadonlyArray<{ record: PushRecord; expired: boolean }>): Promise<Map<number, number>> {
    const held = pushes.filter(({ record, expired }) => this.guards(record) && !expired).map(({ record }) => record.id);
    return held.length === 0 ? new Map() : this.#store.countWaiting(held, this.#clock.now());
  }

  async #begin(push: PushRecord, caller: Caller, waiter: Uint8Array | null, begins: boolean): Promise<Hold> {
    if (!begins) throw new AppError("forbidden", "The owner of this push must release it: ask with GET to wait.");
    const nowMs = this.#clock.now();
    const wait = {
      id: newToken(ID_LENGTH),
      pushId: push.id,
      waiter,
      words: newWords(),
      expiresAtMs: nowMs + this.#timeoutMs,
    };
    const hold = await this.#store.ask(wait, caller.client, nowMs);
    if (hold === "full") throw new TooManyWait();
    if (!hold) throw new WaitOver("expired", "This push has ended, or is frozen.");
    return hold;
  }

  async #find(push: PushRecord, id: string, waiter: Uint8Array | null): Promise<Hold | null> {
    const hold = ID.test(id) ? await this.#store.find(push.id, id) : null;
    return hold && isOf(hold, waiter) ? hold : null;
  }
}

/** What shows that a request comes from the same browser or user as another; null if only the id of a wait does. */
export function waiterOf({ id }: PushRecord, { userId }: Caller, { browser }: Claimant): Uint8Array | null {
  // With the push in it, so that nobody who reads the database can tell that two waits are of one browser.
  if (browser !== null) return sha256(`browser ${id} ${browser}`);
  return userId === null ? null : sha256(`user ${id} ${userId}`);
}

export const isOf = ({ waiter }: Hold, shown: Uint8Array | null): boolean =>
  waiter === null || (shown !== null && sameBytes(waiter, shown));
