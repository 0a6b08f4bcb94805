// Lets administrators link accounts to people at the company's sign-in, in cases that an email address must not decide, and unlink them.

import type { Clock } from "../../base/clock.ts";
import { AppError } from "../../base/errors.ts";
import { normalEmail } from "../../model/mailbox.ts";
import type { Identity, User } from "../../model/account.ts";
import type { NewEvent } from "../../model/event.ts";
import type { AccountStore, IdentityStore } from "../../store/contract.ts";
import { NO_PASSWORD } from "../accounts/accounts.ts";
import { type Actor, type AdminChange, adminChanged, COMMAND_LINE } from "../events/admin_changes.ts";

/** An account with its ways to sign in. */
export interface Linked {
  user: User;
  hasPassword: boolean;
  identities: Identity[];
}

export class CompanyLinks {
  constructor(private readonly options: { accounts: AccountStore; identities: IdentityStore; clock: Clock }) {}

  /** @returns null if there is no such account */
  async of(email: string): Promise<Linked | null> {
    const found = await this.options.accounts.findPassword(normalEmail(email));
    if (!found) return null;
    const { user, passwordHash } = found;
    return { user, hasPassword: passwordHash !== NO_PASSWORD, identities: await this.options.identities.of(user.id) };
  }

  /** The account that a person at the company's sign-in is linked to. */
  whoIs({ issuer, subject }: Pick<Identity, "issuer" | "subject">): Promise<User | null> {
    return this.options.identities.find(issuer, subject);
  }

  /**
   * Links an account to a person. If no one has vouched for the account's address, another person may have created it, so
   * its password, tokens and sessions end: see `AccountStore.takeOver`.
   * @returns the account's user, and whether anything ended
   * @throws AppError `not-found`, `conflict` if the account or the person is already linked
   */
  async link(
    email: string,
    { issuer, subject }: Pick<Identity, "issuer" | "subject">,
    by: Actor = COMMAND_LINE,
  ): Promise<{ user: User; ended: boolean }> {
    const { user, identities } = await this.#linked(email);
    const other = identities.find((one) => one.issuer === issuer && one.subject !== subject);
    if (other) throw new AppError("conflict", `${user.email} is already linked to ${other.subject}: unlink it first.`);
    if (identities.some((one) => one.issuer === issuer)) return { user, ended: false };
    const identity = { issuer, subject, groups: [], email: null, seenAtMs: this.options.clock.now() };
    const outcome = await this.options.accounts
      .withEvents([this.#told("user.linked", user, by)])
      .takeOver({ userId: user.id, identity, passwordHash: NO_PASSWORD, byHand: true });
    if (!outcome) {
      const owner = await this.options.identities.find(issuer, subject);
      throw new AppError(
        "conflict",
        `${subject} is already linked to ${owner?.email ?? "another account"}: unlink it first.`,
      );
    }
    return { user, ended: !user.admin && !user.vouched };
  }

  /**
   * Vouches for an account's address: a person for whom the company's sign-in verifies this address then gets the account as it is.
   * @returns false if someone had already vouched for the address
   * @throws AppError `not-found`
   */
  async vouch(email: string, by: Actor = COMMAND_LINE): Promise<boolean> {
    const { user } = await this.#linked(email);
    return this.options.accounts.withEvents([this.#told("user.vouched", user, by)]).vouch(user.id);
  }

  /** The addresses of accounts that no one vouches for. */
  async notVouched(): Promise<string[]> {
    return (await this.options.accounts.listUsers()).filter(({ vouched }) => !vouched).map(({ email }) => email);
  }

  /** Unlinks an account, and ends its sessions and API tokens. @throws AppError `not-found` */
  async unlink(email: string, issuer: string, by: Actor = COMMAND_LINE): Promise<User> {
    const { user, identities } = await this.#linked(email);
    if (!identities.some((one) => one.issuer === issuer)) {
      throw new AppError("not-found", `${user.email} is not linked to anyone at that sign-in.`);
    }
    await this.options.accounts.withEvents([this.#told("user.unlinked", user, by)]).unlink(user.id, issuer);
    return user;
  }

  #told(what: AdminChange, user: User, by: Actor): NewEvent {
    return adminChanged(what, { by, user, atMs: this.options.clock.now() });
  }

  async #linked(email: string): Promise<Linked> {
    const linked = await this.of(email);
    if (!linked) throw new AppError("not-found", `There is no user ${normalEmail(email)}.`);
    return linked;
  }
}
