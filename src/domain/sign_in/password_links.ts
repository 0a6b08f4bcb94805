// One-time links with which a user sets a password: those of an administrator, and of invitations.

import { newToken, sha256 } from "../../base/crypto.ts";
import { AppError, Problems } from "../../base/errors.ts";
import { limitKey } from "../../base/network.ts";
import type { Passwords } from "../../base/passwords.ts";
import type { Clock } from "../../base/clock.ts";
import { MINUTE_MS } from "../../base/units.ts";
import type { User } from "../../model/account.ts";
import type { AccountStore } from "../../store/contract.ts";
import { checkPassword } from "../accounts.ts";
import { type Actor, adminChanged } from "../events/admin_changes.ts";
import { type Attempt, clientOf, type Guesses } from "./guesses.ts";
import { allowsPasswords, type LocalSignIn, noPasswords } from "./local_passwords.ts";
import { SECRET_LENGTH, type Sessions, type SignInOutcome } from "./sessions.ts";

export const LINK_LIFETIME_MS = 24 * 60 * MINUTE_MS;

export interface PasswordLinksOptions {
  store: AccountStore;
  sessions: Pick<Sessions, "begin">;
  guesses: Guesses;
  passwords: Passwords;
  clock: Clock;
  localSignIn: LocalSignIn;
}

export class PasswordLinks {
  readonly #store: AccountStore;
  readonly #sessions: Pick<Sessions, "begin">;
  readonly #guesses: Guesses;
  readonly #passwords: Passwords;
  readonly #clock: Clock;
  readonly #localSignIn: LocalSignIn;

  constructor({ store, sessions, guesses, passwords, clock, localSignIn }: PasswordLinksOptions) {
    this.#store = store;
    this.#sessions = sessions;
    this.#guesses = guesses;
    this.#passwords = passwords;
    this.#clock = clock;
    this.#localSignIn = localSignIn;
  }

  /** @returns the code of a one-time link with which the user sets a password. @throws AppError `not-found`, `conflict` */
  async create(userId: number, by: Actor): Promise<{ user: User; code: string; expiresAtMs: number }> {
    const user = await this.#store.findUserById(userId);
    if (!user) throw new AppError("not-found", "There is no such user.");
    if (user.disabled) throw new AppError("conflict", "This account is disabled: enable it first.");
    if (!allowsPasswords(this.#localSignIn, user.admin)) throw noPasswords();
    const code = newToken(SECRET_LENGTH);
    const expiresAtMs = this.#clock.now() + LINK_LIFETIME_MS;
    await this.#store
      .telling([adminChanged("password_link.made", { by, user, atMs: this.#clock.now() })])
      .createPasswordLink({ userId, hash: sha256(code), expiresAtMs });
    return { user, code, expiresAtMs };
  }

  /** Whose password a one-time link sets. The link stays as it is. @throws AppError `forbidden`, `rate-limited` */
  async find({ code }: { code: string }, attempt: Attempt): Promise<User & { invited: boolean }> {
    const user = await this.#found(sha256(code), attempt);
    if (!user) throw linkNotValid();
    return user;
  }

  /** Sets a password with a one-time link, revokes all sessions and API tokens, and signs in. @throws AppError `forbidden`, `invalid`, `rate-limited` */
  async use({ code, password }: { code: string; password: string }, attempt: Attempt): Promise<SignInOutcome> {
    const problems = new Problems();
    checkPassword(password, problems);
    problems.throwIfAny();
    const hash = sha256(code);
    const good = await this.#found(hash, attempt);
    const passwordHash = good ? await this.#passwords.hash(password, limitKey(attempt.address)) : "";
    const user = good && (await this.#setByLink(good, { hash, passwordHash, attempt }));
    if (!user) throw linkNotValid();
    return this.#sessions.begin({ user, how: "link", passwordHash }, attempt);
  }

  #setByLink(
    user: User,
    { hash, passwordHash, attempt }: { hash: Uint8Array; passwordHash: string; attempt: Attempt },
  ): Promise<User | null> {
    const by: Actor = { name: "password link", client: clientOf(attempt) };
    return this.#store
      .telling([adminChanged("password.set", { by, user, atMs: this.#clock.now() })])
      .usePasswordLink(hash, passwordHash, this.#clock.now());
  }

  async #found(hash: Uint8Array, attempt: Attempt): Promise<(User & { invited: boolean }) | null> {
    const user = await this.#guesses.try([["code", limitKey(attempt.address)]], () =>
      this.#store.findPasswordLink(hash, this.#clock.now()),
    );
    if (user && !allowsPasswords(this.#localSignIn, user.admin)) throw linkNotValid();
    if (!user) await this.#guesses.tell("wrong password link", attempt, null);
    return user;
  }
}

const linkNotValid = (): AppError =>
  new AppError("forbidden", "This link is no longer valid. Ask an administrator for a new one.");
