// Held release: the door that a retrieval of a held push passes. Whoever has not been released begins to wait there,
// and learns three words to compare with the owner. The owner's side is releases.ts.

import type { Clock } from "../base/clock.ts";
import { newToken, sameBytes, sha256 } from "../base/crypto.ts";
import { AppError } from "../base/errors.ts";
import { ASK_AGAIN_MS, type Hold, type HoldState, MAX_WAITING_OF_NETWORK, stateOf } from "../model/hold.ts";
import type { PushRecord } from "../model/push.ts";
import { newWords } from "../model/words.ts";
import type { HoldStore } from "../store/contract.ts";
import type { Caller } from "./caller.ts";

/** What a request shows of the wait that it goes on with. */
export interface Claimant {
  /** The id of its wait; null where it names none. */
  holdId: string | null;
  /** What its browser shows, as only that browser can; null for programs. */
  browser: string | null;
}

export const NO_CLAIMANT: Claimant = { holdId: null, browser: null };

/** The push is held, and whoever asks must wait for its owner. */
export class Held extends AppError {
  readonly hold: Pick<Hold, "id" | "words" | "expiresAtMs">;

  constructor(hold: Hold) {
    super("forbidden", "The owner of this push must release it to you: tell them these three words, and wait.");
    this.hold = hold;
  }
}

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

export class Holds {
  readonly #store: HoldStore;
  readonly #clock: Clock;
  readonly #timeoutMs: number;

  constructor({ store, clock, timeoutMs }: { store: HoldStore; clock: Clock; timeoutMs: number }) {
    this.#store = store;
    this.#clock = clock;
    this.#timeoutMs = timeoutMs;
  }

  /**
   * The released wait of whoever asks, which the claim uses up.
   * @param begins whether to begin a wait where there is none
   * @throws Held while it waits; WaitOver, TooManyWait
   */
  async admit(push: PushRecord, caller: Caller, claimant: Claimant, begins: boolean): Promise<string> {
    const waiter = waiterOf(push, caller, claimant);
    const hold =
      claimant.holdId === null
        ? await this.#begin(push, caller, waiter, begins)
        : await this.#find(push, claimant.holdId, waiter);
    if (!hold) throw new WaitOver("expired", UNKNOWN);
    const state = stateOf(hold, push, this.#clock.now());
    if (state === "waiting") throw new Held(hold);
    if (state === "released") return hold.id;
    throw new WaitOver(state);
  }

  /**
   * Before the passphrase: who asks again while it waits, or was refused, needs no key derived once more.
   * @throws Held, WaitOver
   */
  async expectDecided(push: PushRecord, caller: Caller, claimant: Claimant): Promise<void> {
    if (claimant.holdId === null) return;
    const hold = await this.#find(push, claimant.holdId, waiterOf(push, caller, claimant));
    const state = hold && stateOf(hold, push, this.#clock.now());
    if (hold && state === "waiting") throw new Held(hold);
    if (state === "refused") throw new WaitOver(state);
  }

  /** Whoever was refused is told so, though the refusal has frozen the push. @throws WaitOver */
  async expectUnrefused(push: PushRecord, caller: Caller, claimant: Claimant): Promise<void> {
    if (claimant.holdId === null) return;
    const hold = await this.#find(push, claimant.holdId, waiterOf(push, caller, claimant));
    if (hold && stateOf(hold, push, this.#clock.now()) === "refused") throw new WaitOver("refused");
  }

  /** The newest wait of this browser, however it stands; null where it has none, or only one that was over for long. */
  async newestOf(push: PushRecord, caller: Caller, browser: string): Promise<OwnWait | null> {
    const waiter = waiterOf(push, caller, { holdId: null, browser });
    const holds = await this.#store.list(push.id, NEWEST);
    const own = holds.find((hold) => hold.waiter !== null && isOf(hold, waiter));
    return own ? { ...own, state: stateOf(own, push, this.#clock.now()) } : null;
  }

  /** How many wait for each of these pushes. Pushes for which nobody waits are left out. */
  countWaiting(pushIds: readonly number[]): Promise<Map<number, number>> {
    return this.#store.countWaiting(pushIds, this.#clock.now());
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

/** What shows that a request comes from the same browser or user as another; null where only the id of a wait does. */
export function waiterOf({ id }: PushRecord, { userId }: Caller, { browser }: Claimant): Uint8Array | null {
  // With the push in it, so that nobody who reads the database can tell that two waits are of one browser.
  if (browser !== null) return sha256(`browser ${id} ${browser}`);
  return userId === null ? null : sha256(`user ${id} ${userId}`);
}

export const isOf = ({ waiter }: Hold, shown: Uint8Array | null): boolean =>
  waiter === null || (shown !== null && sameBytes(waiter, shown));
