// Sign-ins of users who have a second factor: after the first step they get a sealed note in place of a session. The second
// step is a capability; without it, nobody comes further than this note.

import type { Clock } from "../../base/clock.ts";
import { newToken, sha256 } from "../../base/crypto.ts";
import type { Keyring } from "../../base/keyring.ts";
import type { SignInMethod } from "../../model/account.ts";
import type { SecondFactorStore } from "../../store/contract.ts";
import type { Actor } from "../events/admin_changes.ts";
import { SealedState } from "../sealed_state.ts";
import type { PendingSignIn, Recognised } from "./sessions.ts";

const LIFETIME_MS = 10 * 60_000;
const PURPOSE = "second step";

export interface PendingNote {
  id: string;
  userId: number;
  how: SignInMethod;
  /** Of the hash of the password that was right; null if there is none here. */
  password: string | null;
  /** The name that was typed: see `KnownDevice`. */
  typed: string;
}

/** Notes of first steps. Sessions hand them out in place of a session. */
export class PendingSignIns {
  readonly #state: SealedState;
  readonly #store: SecondFactorStore;

  constructor(options: { store: SecondFactorStore; keys: Keyring; clock: Clock }) {
    this.#state = new SealedState(options);
    this.#store = options.store;
  }

  /** @returns null if this sign-in is complete without a second step */
  async begin({ user, how, passwordHash = null, typed = user.email }: Recognised): Promise<PendingSignIn | null> {
    const kinds = await this.#store.kindsOf(user.id);
    if (!kinds.code && !kinds.passkey) return null;
    const note: PendingNote = { id: newToken(16), userId: user.id, how, password: digestOf(passwordHash), typed };
    return { user, pending: this.#state.seal(PURPOSE, note, LIFETIME_MS), kinds };
  }

  open(text: string): (PendingNote & { untilMs: number }) | null {
    return this.#state.open<PendingNote>(PURPOSE, text);
  }
}

export const digestOf = (passwordHash: string | null): string | null =>
  passwordHash === null ? null : Buffer.from(sha256(passwordHash)).toString("base64");

/** What the rest of the program asks of second factors. */
export interface FactorsOfUsers {
  /** A note for whoever has just proved who they are, and sets up a factor next. */
  confirmation(sessionId: string): string;
  /** All users who have a factor, by their ids. */
  holders(): Promise<Set<number>>;
  /**
   * For whoever has lost everything: removes all factors and ends all sessions.
   * @returns false if there is no factor @throws AppError `not-found`
   */
  reset(whose: { email: string } | { id: number }, by?: Actor): Promise<boolean>;
  /** Seals everything anew under the newest master key. @returns how much did not open; it stays as it is */
  renewSeals(): Promise<number>;
}
