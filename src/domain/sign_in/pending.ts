// Sign-ins of users with a second factor: after the first step, the browser gets a sealed note in place of a session. The
// second step is a capability; without it, such sign-ins end here.

import type { Clock } from "../../base/clock.ts";
import { newToken, sha256 } from "../../base/crypto.ts";
import type { Keyring } from "../../base/keyring.ts";
import type { SignInMethod } from "../../model/account.ts";
import type { SecondFactorStore } from "../../store/contract.ts";
import type { Actor } from "../events/admin_changes.ts";
import type { Factors } from "../../model/second_factor.ts";
import { SealedState } from "./sealed_state.ts";
import type { PendingSignIn, Recognised } from "./sessions.ts";

const LIFETIME_MS = 10 * 60_000;
const PURPOSE = "second step";

export interface PendingNote {
  id: string;
  userId: number;
  how: SignInMethod;
  /** A digest of the hash of the right password; null if no password of this server was used. */
  password: string | null;
  /** The name that was typed: see `KnownDevice`. */
  typed: string;
}

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

/** What the rest of the program uses of second factors. */
export interface FactorsOfUsers {
  /** A note for a user who has just proved who they are, and is about to set up a factor. */
  confirmation(sessionId: string): string;
  of(userId: number): Promise<Factors>;
  /** Removes all factors of a user who has lost them, and ends all sessions. @returns false if there is no factor @throws AppError `not-found` */
  reset(whose: { email: string } | { id: number }, by?: Actor): Promise<boolean>;
  /** Seals all secrets again under the newest master key. @returns how many could not be opened; these stay as they are */
  renewSeals(): Promise<number>;
}
