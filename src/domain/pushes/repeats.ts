// Lets a client repeat a request that creates something: for a day, the same Idempotency-Key, caller and content get the first answer
// again. Someone with the database and the master key cannot read a kept answer: its key is derived from the header and the content,
// which only the sender knows.

import { combine, fromUtf8, open, seal, sha256, utf8 } from "../../base/crypto.ts";
import type { Clock } from "../../base/clock.ts";
import { AppError } from "../../base/errors.ts";
import type { Keyring, PurposeKey } from "../../base/keyring.ts";
import type { PushRecord } from "../../model/push.ts";
import type { KeptAnswerStore } from "../../store/contract.ts";
import { type Caller, queueKeyOf } from "../callers/caller.ts";

export interface RepeatsOptions {
  store: KeptAnswerStore;
  keys: Keyring;
  clock: Clock;
  damaged: (what: string) => Error;
}

/** An answer to keep with a push. */
export interface Keeping<Made = PushRecord> {
  id: Uint8Array;
  /** Seals the answer that describes what was created. */
  sealedFor: (made: Made) => Uint8Array;
}

/** A request that creates something, and may be a repeat. */
export interface Repeatable {
  /** Add the content of the request to this before you call `once`. */
  content: Bun.CryptoHasher;
  /**
   * @param make is called if no answer is kept yet; it must store the push with what `keep` returns and with `id`
   * @throws AppError `key-reused` if the first request had different content; also whatever `make` throws
   */
  once(make: (keep: (answer: string) => Uint8Array, id: Uint8Array) => Promise<string>): Promise<string>;
}

const RENEWED_AT_ONCE = 500;

export class Repeats {
  readonly #options: RepeatsOptions;
  readonly #key: PurposeKey;
  /** For each id, the end of the last request that is running or waiting. */
  readonly #turns = new Map<string, Promise<void>>();

  constructor(options: RepeatsOptions) {
    this.#options = options;
    this.#key = options.keys.purpose("kept answers");
  }

  /** @param key the value of the Idempotency-Key header */
  begin(caller: Caller, key: string): Repeatable {
    const secrets = [sha256(queueKeyOf(caller)), sha256(key)];
    const id = combine(secrets, "kept answer's id");
    const content = new Bun.CryptoHasher("sha256");
    return {
      content,
      once: async (make) => {
        const answerKey = combine([...secrets, content.digest()], "kept answer");
        const endTurn = await this.#turn(Buffer.from(id).toString("latin1"));
        try {
          const found = await this.#find(id, answerKey);
          if (found !== null) return found;
          return await make((answer) => this.#key.seal(seal(answerKey, utf8(answer), id), id), id);
        } catch (error) {
          // Another node may have been faster.
          const found = isReused(error) ? null : await this.#find(id, answerKey).catch((why: unknown) => why);
          if (typeof found === "string") return found;
          throw isReused(found) ? found : error;
        } finally {
          endTurn();
        }
      },
    };
  }

  /** @returns a function to call at the end */
  async #turn(id: string): Promise<() => void> {
    const before = this.#turns.get(id);
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#turns.set(id, promise);
    await before;
    return () => {
      if (this.#turns.get(id) === promise) this.#turns.delete(id);
      resolve();
    };
  }

  async #find(id: Uint8Array, answerKey: Uint8Array): Promise<string | null> {
    const { store, clock, damaged } = this.#options;
    const row = await store.find(id, clock.now());
    if (!row) return null;
    const inner = this.#key.open(row.sealed, id);
    if (!inner) throw damaged("a kept answer");
    const answer = open(answerKey, inner, id);
    if (!answer)
      throw new AppError("key-reused", "This Idempotency-Key was used with a different request: nothing was stored.");
    return fromUtf8(answer);
  }

  async tidy(): Promise<void> {
    const { store, clock } = this.#options;
    const nowMs = clock.now();
    if (await store.isAnyOver(nowMs)) await store.forget(nowMs);
  }

  async renewSeals(): Promise<number> {
    const { store } = this.#options;
    let unreadable = 0;
    for (let last: Uint8Array | undefined = new Uint8Array(); last;) {
      const page = await store.after(last, RENEWED_AT_ONCE);
      for (const { hash: id, sealed } of page) {
        const inner = this.#key.open(sealed, id);
        if (inner) await store.replace(id, sealed, this.#key.seal(inner, id));
        else unreadable += 1;
      }
      last = page.at(-1)?.hash;
    }
    return unreadable;
  }
}

const isReused = (error: unknown): boolean => error instanceof AppError && error.code === "key-reused";
