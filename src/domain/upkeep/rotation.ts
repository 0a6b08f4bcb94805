// Replaces the master key while pushes are created and retrieved. It wraps every data key and seals every label
// again, a few at a time, and never opens a payload. `secretpush key rotate`, or a start with a new and a previous
// key, requests a rotation in the database. The process that holds the data directory carries it out, and continues it
// after a crash.

import { fingerprint, type Keyring } from "../../base/keyring.ts";
import { AppError } from "../../base/errors.ts";
import type { Log } from "../../base/log.ts";
import { Repeated } from "../../base/repeated.ts";
import type { MasterSeals } from "../../model/push.ts";
import type { OutboxStore, RenewedSeals, RotationState } from "../../store/contract.ts";
import type { Clock } from "../../base/clock.ts";
import { type AdminChange, adminChanged, SERVER } from "../events/admin_changes.ts";
import type { Seals } from "../pushes/seals.ts";

export interface RotationOptions {
  state: RotationState;
  keys: Keyring;
  seals: Seals;
  /** Reads the key with this fingerprint from the data directory; null if it is not there. */
  nextKey: (fingerprint: string) => Uint8Array | null;
  /** Everything else that is sealed under the master key. */
  others: readonly Sealed[];
  /** Takes an event when a rotation begins and when it ends. */
  outbox: Pick<OutboxStore, "add">;
  clock: Clock;
  log: Log;
}

export interface Sealed {
  /** Seals everything again under the newest master key; running it twice does no harm. @returns how many seals did not open */
  renewSeals(): Promise<number>;
}

export interface Rotated {
  renewed: number;
  /** How many pushes have a seal that opened under no key. Such seals stay as they were. */
  unreadable: number;
}

export class Rotation {
  readonly #options: RotationOptions;
  #checks: Repeated | undefined;
  #complained = false;
  /** Whether a rotation was under way at the last check. */
  #isUnderWay = false;

  constructor(options: RotationOptions) {
    this.#options = options;
  }

  /** Checks at this interval whether the database asks for a rotation, and carries it out. */
  start(checkIntervalMs: number): void {
    this.#checks = new Repeated({
      pass: () => this.#once(),
      failure: "key rotation interrupted",
      log: this.#options.log,
      intervalMs: checkIntervalMs,
    });
    this.#checks.start();
  }

  /** Ends after the current step; the next start continues the rotation. */
  async stop(): Promise<void> {
    await this.#checks?.stop();
  }

  async #once(): Promise<void> {
    const { state, log } = this.#options;
    const remembered = await Promise.resolve(state.fingerprints()).catch((error: unknown) => {
      // Other parts report a store that cannot be read; this one does so only if it interrupts a rotation.
      if (this.#isUnderWay || !(error instanceof AppError && error.code === "unavailable")) throw error;
      return { next: null };
    });
    const { next } = remembered;
    this.#isUnderWay = next !== null;
    if (next === null) return;
    log.info("key rotation", { to: next.slice(0, 8) });
    const rotated = await this.run();
    if (rotated) log[rotated.unreadable > 0 ? "error" : "info"]("key rotation done", { ...rotated });
  }

  /** Carries out the requested rotation. @returns null if the new key is not there, or `stop` came first */
  async run(onStep: () => void | Promise<void> = () => {}): Promise<Rotated | null> {
    const { state, keys, nextKey, log } = this.#options;
    const { next } = await state.fingerprints();
    if (next === null) return { renewed: 0, unreadable: 0 };
    const key = nextKey(next);
    // If the process started in the middle of a rotation, the ring already has the key.
    if (key) keys.adopt(key);
    else if (fingerprint(keys.newest) !== next) {
      if (!this.#complained) log.error("the key of a rotation cannot be read", { key: next.slice(0, 8) });
      this.#complained = true;
      return null;
    }
    // Pushes that were sealed under the old key a moment ago reach the store before the first step.
    await pause();
    const rotated: Rotated = { renewed: 0, unreadable: 0 };
    let cursor = (await state.progress()).done;
    if (cursor === 0) await this.#tell("key_rotation.begun", next);
    while (!this.#checks?.stopped.aborted) {
      const page = await state.sealsAfter(cursor, state.stepPushes);
      const changes = page.map((read) => this.#renew(read));
      const unreadable = changes.filter((change) => !isComplete(change)).length;
      rotated.renewed += changes.length - unreadable;
      rotated.unreadable += unreadable;
      cursor = page.at(-1)?.id ?? cursor;
      if (changes.length > 0) await state.replaceSeals(changes, cursor);
      const done = page.length < state.stepPushes;
      if (done) {
        for (const other of this.#options.others) rotated.unreadable += await other.renewSeals();
        await this.#tell("key_rotation.ended", next);
        await state.finish();
      }
      await onStep();
      if (done) return rotated;
      await pause();
    }
    return null;
  }

  #tell(what: AdminChange, to: string): Promise<void> {
    const { outbox, clock } = this.#options;
    return outbox.add(adminChanged(what, { by: SERVER, atMs: clock.now(), more: { key: to.slice(0, 8) } }));
  }

  #renew(read: MasterSeals): RenewedSeals {
    const { seals } = this.#options;
    const { lookup, wrappedKey, labels } = read;
    return {
      read,
      wrappedKey: wrappedKey && seals.rewrapKey(lookup, wrappedKey),
      labels: labels && seals.rewrapLabels(lookup, labels),
    };
  }
}

const isComplete = ({ read, wrappedKey, labels }: RenewedSeals): boolean =>
  (read.wrappedKey === null || wrappedKey !== null) && (read.labels === null || labels !== null);

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 1));
