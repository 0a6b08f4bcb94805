// Takes on another master key while pushes are created and retrieved: wraps every data key and seals
// every label anew, a few milliseconds at a time, and never opens a payload. A
// rotation is asked for in the database, by `secretpush key rotate` or by a start with a new and a
// previous key; whoever holds the data directory carries it out, and goes on after a crash.

import { isCorrupt } from "../base/errors.ts";
import type { Keyring } from "../base/keyring.ts";
import type { Log } from "../base/log.ts";
import type { Renew, RotationState } from "../store/contract.ts";
import { fingerprint } from "../store/keys/master_keys.ts";
import type { Seals } from "./seals.ts";

export interface RotationOptions {
  ledger: RotationState;
  keys: Keyring;
  seals: Seals;
  /** The key with this fingerprint, where it waits in the data directory. */
  nextKey: (fingerprint: string) => Uint8Array | null;
  log: Log;
}

export interface Rotated {
  renewed: number;
  /** Pushes of which something did not open under any key: left as they were. */
  unreadable: number;
}

const STEP_MS = 4;

export class Rotation {
  readonly #options: RotationOptions;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running: Promise<void> = Promise.resolve();
  #stopped = false;
  #complained = false;

  constructor(options: RotationOptions) {
    this.#options = options;
  }

  /** Looks every so often whether a rotation is asked for, and carries it out. */
  start(checkIntervalMs: number): void {
    this.#running = this.#once()
      .catch((error: unknown) => {
        // Damage is in the log already; this asks every second.
        if (!isCorrupt(error)) this.#options.log.error("key rotation interrupted", { reason: String(error) });
      })
      .then(() => {
        if (!this.#stopped) this.#timer = setTimeout(() => this.start(checkIntervalMs), checkIntervalMs);
      });
  }

  /** Ends after the step that is running; the rest is done after the next start. */
  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    await this.#running;
  }

  async #once(): Promise<void> {
    const { ledger, log } = this.#options;
    const { next } = ledger.remembered();
    if (next === null) return;
    log.info("key rotation", { to: next.slice(0, 8) });
    const rotated = await this.run();
    if (rotated) log[rotated.unreadable > 0 ? "error" : "info"]("key rotation done", { ...rotated });
  }

  /** Carries out what is asked for. @returns null where the new key is not there, or `stop` came first */
  async run(onStep: () => void = () => {}): Promise<Rotated | null> {
    const { ledger, keys, nextKey, log, seals } = this.#options;
    const { next } = ledger.remembered();
    if (next === null) return { renewed: 0, unreadable: 0 };
    const key = nextKey(next);
    // At a start in the middle of a rotation the ring has it already.
    if (key) keys.adopt(key);
    else if (fingerprint(keys.newest) !== next) {
      if (!this.#complained) log.error("the key of a rotation cannot be read", { key: next.slice(0, 8) });
      this.#complained = true;
      return null;
    }
    // What was sealed under the old key a moment ago is in the queue before the first step.
    await pause();
    const renew: Renew = ({ lookup, wrappedKey, labels }) => ({
      wrappedKey: wrappedKey && seals.rewrapKey(lookup, wrappedKey),
      labels: labels && seals.rewrapLabels(lookup, labels),
    });
    const rotated: Rotated = { renewed: 0, unreadable: 0 };
    while (!this.#stopped) {
      const { done, renewed, unreadable } = await ledger.advance(renew, STEP_MS);
      rotated.renewed += renewed;
      rotated.unreadable += unreadable;
      onStep();
      if (done) return rotated;
      await pause();
    }
    return null;
  }
}

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 1));
