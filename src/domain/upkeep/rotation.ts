// Replaces the master key while pushes are created and retrieved. A rotation wraps every data key and seals every label again, a few at a
// time, and never opens a payload. `secretpush key rotate`, or a start with a new and a previous key, begins it in the database. The
// process that has locked the data directory carries it out; after a crash, the next start continues it.

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
  /** Receives an event when a rotation begins and when it ends. */
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
  /** How many pushes, and how many other seals, opened under no key. These seals stay as they were. */
  unreadable: number;
}

export class Rotation {
  #rest: Repeated | undefined;
  #work: Promise<Rotated | null> | null = null;
  #isStopping = false;
  #complained = false;

  constructor(private readonly options: RotationOptions) {}

  /** Continues a rotation that is under way, if there is one. @param againMs the pause after a failure */
  start(againMs: number): void {
    const goOn = async (): Promise<void> => {
      // If the store does not answer, another part reports that: here it is unknown whether there is a rotation.
      const known = await this.options.state.fingerprints().catch(() => null);
      if (known && (known.next === null || (await this.#carryOut()))) void this.#rest?.stop();
    };
    const { log } = this.options;
    this.#rest = new Repeated({ pass: goOn, failure: "key rotation interrupted", log, intervalMs: againMs });
    this.#rest.start();
  }

  /** Ends after the current step; the next start continues the rotation. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    await this.#rest?.stop();
    await this.#work?.catch(() => {});
  }

  /** Carries out the rotation that was just begun. After a failure, the same command or the next start continues it. */
  async rotate(onStep: () => Promise<void>): Promise<Rotated> {
    const rotated = await this.#carryOut(onStep);
    if (rotated) return rotated;
    throw new AppError(
      "unavailable",
      "The new key cannot be read, or the server is stopping: run the same command again.",
    );
  }

  /** Only one rotation runs at a time. */
  #carryOut(onStep?: () => Promise<void>): Promise<Rotated | null> {
    return (this.#work ??= this.#told(onStep).finally(() => (this.#work = null)));
  }

  async #told(onStep?: () => Promise<void>): Promise<Rotated | null> {
    const { state, log } = this.options;
    log.info("key rotation", { to: (await state.fingerprints()).next?.slice(0, 8) });
    const rotated = await this.run(onStep);
    if (rotated) log[rotated.unreadable > 0 ? "error" : "info"]("key rotation done", { ...rotated });
    return rotated;
  }

  /** Carries out the requested rotation. @returns null if the new key is not there, or `stop` came first */
  async run(onStep: () => void | Promise<void> = () => {}): Promise<Rotated | null> {
    const { state, keys, nextKey, log } = this.options;
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
    // Lets pushes that were sealed under the old key a moment ago reach the store before the first step.
    await pause();
    const rotated: Rotated = { renewed: 0, unreadable: 0 };
    let cursor = (await state.progress()).done;
    if (cursor === 0) await this.#tell("key_rotation.begun", next);
    while (!this.#isStopping) {
      const page = await state.sealsAfter(cursor, state.stepPushes);
      const changes = page.map((read) => this.#renew(read));
      const unreadable = changes.filter((change) => !isComplete(change)).length;
      rotated.renewed += changes.length - unreadable;
      rotated.unreadable += unreadable;
      cursor = page.at(-1)?.id ?? cursor;
      if (changes.length > 0) await state.replaceSeals(changes, cursor);
      const done = page.length < state.stepPushes;
      if (done) {
        for (const other of this.options.others) rotated.unreadable += await other.renewSeals();
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
    const { outbox, clock } = this.options;
    return outbox.add(adminChanged(what, { by: SERVER, atMs: clock.now(), more: { key: to.slice(0, 8) } }));
  }

  #renew(read: MasterSeals): RenewedSeals {
    const { seals } = this.options;
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
