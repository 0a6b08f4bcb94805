// One-time links with which users set a password. They get one from an administrator, or with an invitation.

import { newToken, sha256 } from "../../base/crypto.ts";
import { AppError, Problems } from "../../base/errors.ts";
import { turnOfUser } from "../../base/fair_queue.ts";
import { limitKey } from "../../base/network.ts";
import { MINUTE_MS } from "../../base/clock.ts";
import type { User } from "../../model/account.ts";
import { checkPassword } from "../accounts/accounts.ts";
import { type Actor, adminChanged } from "../events/admin_changes.ts";
import { actorIn, type Attempt } from "./throttle.ts";
import { noticeOf } from "../events/notices.ts";
import { allowsPasswords, noPasswords, type PasswordOptions } from "./local_passwords.ts";
import { SECRET_LENGTH, type SignInOutcome } from "./sessions.ts";

export const LINK_LIFETIME_MS = 24 * 60 * MINUTE_MS;

export class PasswordLinks {
  constructor(private readonly options: PasswordOptions) {}

  /** @returns the code of a one-time link with which the user sets a password. @throws AppError `not-found`, `conflict` */
  async create(userId: number, by: Actor): Promise<{ user: User; code: string; expiresAtMs: number }> {
    const { store, clock, localSignIn } = this.options;
    const user = await store.findUserById(userId);
    if (!user) throw new AppError("not-found", "There is no such user.");
    if (user.disabled) throw new AppError("conflict", "This account is disabled: enable it first.");
    if (!allowsPasswords(localSignIn, user.admin)) throw noPasswords();
    const code = newToken(SECRET_LENGTH);
    const expiresAtMs = clock.now() + LINK_LIFETIME_MS;
    await store
      .withEvents([adminChanged("password_link.made", { by, user, atMs: clock.now() })])
      .createPasswordLink({ userId, hash: sha256(code), expiresAtMs });
    return { user, code, expiresAtMs };
  }

  /** The user whose password a one-time link sets. Does not use up the link. @throws AppError `forbidden`, `rate-limited` */
  async find({ code }: { code: string }, attempt: Attempt): Promise<User & { invited: boolean }> {
    const user = await this.#found(sha256(code), attempt);
    if (!user) throw linkNotValid();
    return user;
  }

  /** Sets a password with a one-time link, revokes all sessions and API tokens, and signs in. @throws AppError `forbidden`, `invalid`, `rate-limited` */
  async use({ code, password }: { code: string; password: string }, attempt: Attempt): Promise<SignInOutcome> {
    const hash = sha256(code);
    const good = await this.#found(hash, attempt);
    const problems = new Problems();
    await checkPassword({ password, email: good?.email ?? "" }, problems, this.options.refuseCommonPasswords);
    problems.throwIfAny();
    const passwordHash = good ? await this.options.passwords.hash(password, turnOfUser(good.id)) : "";
    const user = good && (await this.#setByLink(good, { hash, passwordHash, attempt }));
    if (!user) throw linkNotValid();
    return this.options.sessions.begin({ user, how: "link", passwordHash }, attempt);
  }

  #setByLink(
    user: User & { invited: boolean },
    { hash, passwordHash, attempt }: { hash: Uint8Array; passwordHash: string; attempt: Attempt },
  ): Promise<User | null> {
    const told = { by: actorIn("password link", attempt), user, atMs: this.options.clock.now() };
    // An invited user had no password before, so none has changed.
    const notices = user.invited ? [] : [noticeOf("password", told)];
    return this.options.store
      .withEvents([adminChanged("password.set", told), ...notices])
      .usePasswordLink(hash, passwordHash, this.options.clock.now());
  }

  async #found(hash: Uint8Array, attempt: Attempt): Promise<(User & { invited: boolean }) | null> {
    const user = await this.options.throttle.try([["code", limitKey(attempt.address)]], () =>
      this.options.store.findPasswordLink(hash, this.options.clock.now()),
    );
    if (user && !allowsPasswords(this.options.localSignIn, user.admin)) throw linkNotValid();
    if (!user) await this.options.throttle.report("wrong password link", attempt);
    return user;
  }
}

const linkNotValid = (): AppError =>
  new AppError("forbidden", "This link is no longer valid. Ask an administrator for a new one.");
