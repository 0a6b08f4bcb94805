// Invitations: an account that is waiting for its user, and the one-time link with which the user sets a password. An administrator may
// pass the link on in any way, so mail is not needed.

import { newToken, sha256 } from "../../base/crypto.ts";
import { AppError, Problems } from "../../base/errors.ts";
import type { Clock } from "../../base/clock.ts";
import type { Invitation, User } from "../../model/account.ts";
import type { NewEvent } from "../../model/event.ts";
import type { AccountStore } from "../../store/contract.ts";
import { checkedEmail, NO_PASSWORD } from "../accounts/accounts.ts";
import {
  type Actor,
  type AdminChange,
  type AdminChanged,
  adminChanged,
  COMMAND_LINE,
} from "../events/admin_changes.ts";
import { allowsPasswords, type LocalSignIn, noPasswords } from "./local_passwords.ts";
import { LINK_LIFETIME_MS } from "./password_links.ts";
import { SECRET_LENGTH } from "./sessions.ts";

/** An invitation with its code, which cannot be shown again. */
export interface Invited extends Invitation {
  code: string;
}

export class Invitations {
  constructor(private readonly options: { store: AccountStore; clock: Clock; localSignIn: LocalSignIn }) {}

  /**
   * Invites a person. A second invitation replaces the link and the rights of the first one.
   * @throws AppError `invalid`, `forbidden` if passwords are off, `conflict` if there is already an account
   */
  async invite(
    person: { email: string; admin: boolean; auditor?: boolean },
    by: Actor = COMMAND_LINE,
  ): Promise<Invited> {
    const problems = new Problems();
    const email = checkedEmail(person.email, problems);
    problems.throwIfAny();
    const { admin, auditor = false } = person;
    // The link would set a password with which no one could sign in.
    if (!allowsPasswords(this.options.localSignIn, admin)) throw noPasswords();
    const again = (await this.options.store.invitations()).some(({ user }) => user.email === email);
    const about = { by, user: { email }, more: { administrator: admin, ...(auditor && { auditor }) } };
    const invited = this.#told("user.invited", about);
    const code = newToken(SECRET_LENGTH);
    const nowMs = this.options.clock.now();
    const expiresAtMs = nowMs + LINK_LIFETIME_MS;
    const user = await this.options.store
      .withEvents(again ? [invited] : [this.#told("user.added", about), invited])
      .invite({ email, passwordHash: NO_PASSWORD, admin, auditor, hash: sha256(code), nowMs, expiresAtMs }, again);
    if (!user) throw new AppError("conflict", `There is already a user ${email}.`);
    return { user, code, expiresAtMs };
  }

  /** The invitations that have not been accepted yet, including expired ones. */
  open(): Promise<Invitation[]> {
    return this.options.store.invitations();
  }

  /**
   * Withdraws an invitation, and removes its account unless something else belongs to the account.
   * @throws AppError `not-found` if there is none, or it was accepted
   */
  async withdraw(userId: number, by: Actor): Promise<User> {
    const found = (await this.options.store.invitations()).find(({ user }) => user.id === userId);
    const withdrawn =
      found &&
      (await this.options.store
        .withEvents([this.#told("invitation.withdrawn", { by, user: found.user })])
        .withdraw(userId));
    if (!withdrawn) throw new AppError("not-found", "This invitation no longer exists.");
    return found.user;
  }

  #told(what: AdminChange, about: Omit<AdminChanged, "atMs">): NewEvent {
    return adminChanged(what, { ...about, atMs: this.options.clock.now() });
  }
}
