// Reports the state of waits for held pushes to the waiting browsers. It reads all these waits from the store in one query each
// second, so that decisions on other nodes arrive too; a decision on this node is reported at once.

import type { Clock } from "../../base/clock.ts";
import { AppError } from "../../base/errors.ts";
import type { Log } from "../../base/log.ts";
import { type HoldState, stateOf } from "../../model/hold.ts";
import type { HoldStore } from "../../store/contract.ts";
import type { Caller, HoldProof } from "../../domain/callers/caller.ts";
import { isOf, waiterOf } from "./gate.ts";
import type { Pushes } from "../../domain/pushes/pushes.ts";

/** What the waiting person may know about a wait. */
export interface HoldStatus {
  state: HoldState;
  words: string;
  expiresAtMs: number;
}

/** Called with the status after each query, and with null once the server stops. */
type Listener = (status: HoldStatus | null) => void;

export interface HoldWatchOptions {
  store: HoldStore;
  pushes: Pick<Pushes, "find">;
  clock: Clock;
  log: Log;
}

const LOOK_MS = 1_000;

export class HoldWatch {
  readonly #listeners = new Map<string, Set<Listener>>();
  #timer: ReturnType<typeof setInterval> | null = null;
  #looking = false;
  #again = false;

  constructor(private readonly options: HoldWatchOptions) {}

  /** The state of the caller's wait. @throws AppError `not-found` if it is unknown, or another caller's */
  async statusOf(urlToken: string, caller: Caller, holdProof: HoldProof): Promise<HoldStatus> {
    const { pushes, store } = this.options;
    const { record } = await pushes.find(urlToken);
    const hold = await store.find(record.id, holdProof.holdId ?? "");
    if (!hold || !isOf(hold, waiterOf(record, caller, holdProof))) {
      throw new AppError("not-found", "You have no such wait.");
    }
    const { words, expiresAtMs } = hold;
    return { state: stateOf(hold, record, this.options.clock.now()), words, expiresAtMs };
  }

  /** @returns a function that ends the listening */
  listen(id: string, listener: Listener): () => void {
    const listeners = this.#listeners.get(id) ?? new Set();
    this.#listeners.set(id, listeners.add(listener));
    this.#timer ??= setInterval(() => this.lookNow(), LOOK_MS);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0 && this.#listeners.get(id) === listeners) this.#listeners.delete(id);
      if (this.#listeners.size === 0) this.#stopLooking();
    };
  }

  /** Looks at once, without waiting for the next second. */
  lookNow(): void {
    if (this.#looking) this.#again = true;
    else void this.#look();
  }

  /** Ends all listening, because the server is stopping. */
  close(): void {
    this.#stopLooking();
    for (const listeners of this.#listeners.values()) for (const listener of listeners) listener(null);
    this.#listeners.clear();
  }

  async #look(): Promise<void> {
    this.#looking = true;
    do {
      this.#again = false;
      const ids = [...this.#listeners.keys()];
      if (ids.length > 0) await this.#tell(ids);
    } while (this.#again);
    this.#looking = false;
  }

  async #tell(ids: string[]): Promise<void> {
    const { store, clock, log } = this.options;
    try {
      const found = await store.look(ids);
      const nowMs = clock.now();
      const statuses = new Map(
        found.map(({ hold, push }) => {
          const { id, words, expiresAtMs } = hold;
          return [id, { state: stateOf(hold, push, nowMs), words, expiresAtMs }];
        }),
      );
      for (const id of ids) {
        // A wait that is no longer there ended long ago.
        const status = statuses.get(id) ?? { state: "expired" as const, words: "", expiresAtMs: nowMs };
        for (const listener of this.#listeners.get(id) ?? []) listener(status);
      }
    } catch (error) {
      log.warn("the waits for held pushes could not be read", { reason: String(error) });
    }
  }

  #stopLooking(): void {
    if (this.#timer) clearInterval(this.#timer);
    this.#timer = null;
  }
}
