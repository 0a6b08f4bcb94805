// State between two requests of one person. It is sealed and expires, and the person's browser keeps it, so that every
// node can read it, and no one can fill the database by beginning something again and again.

import { fromUtf8, utf8 } from "../../base/crypto.ts";
import type { Clock } from "../../base/clock.ts";
import type { Keyring, PurposeKey } from "../../base/keyring.ts";

const MAX_CHARACTERS = 4_096;

export class SealedState {
  readonly #key: PurposeKey;
  readonly #clock: Clock;

  /** @param options.purpose the kind of state: seals of one kind do not open as another */
  constructor({ keys, clock, purpose = "steps of a sign-in" }: { keys: Keyring; clock: Clock; purpose?: string }) {
    this.#key = keys.purpose(purpose);
    this.#clock = clock;
  }

  /** @param step the step that the state is for: the state opens for no other step */
  seal(step: string, value: object, lifetimeMs: number): string {
    const text = JSON.stringify({ ...value, untilMs: this.#clock.now() + lifetimeMs });
    return Buffer.from(this.#key.seal(utf8(text), step)).toString("base64url");
  }

  /** @returns null if this server did not seal the text, or if it is for a different step or too old */
  open<T extends object>(step: string, text: string): (T & { untilMs: number }) | null {
    if (text.length > MAX_CHARACTERS || !/^[\w-]+$/.test(text)) return null;
    const plain = this.#key.open(Buffer.from(text, "base64url"), step);
    if (!plain) return null;
    const value = JSON.parse(fromUtf8(plain)) as T & { untilMs: number };
    return value.untilMs > this.#clock.now() ? value : null;
  }
}
