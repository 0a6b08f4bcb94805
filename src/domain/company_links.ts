// How accounts here are linked to people elsewhere, by hand: where an address must not decide it, and to take it back.

import type { Clock } from "../base/clock.ts";
import { AppError } from "../base/errors.ts";
import type { Identity, User } from "../model/account.ts";
import type { AccountStore, IdentityStore, OutboxStore } from "../store/contract.ts";
import { normalEmail, NO_PASSWORD } from "./accounts.ts";
import { type Actor, type AdminChange, adminChanged, COMMAND_LINE } from "./events/admin_changes.ts";

/** An account, and what it can sign in with. */
export interface Linked {
  user: User;
  hasPassword: boolean;
  identities: Identity[];
}

export class CompanyLinks {
  readonly #accounts: AccountStore;
  readonly #identities: IdentityStore;
  readonly #outbox: Pick<OutboxStore, "add">;
  readonly #clock: Clock;

  constructor(options: {
    accounts: AccountStore;
    identities: IdentityStore;
    outbox: Pick<OutboxStore, "add">;
    clock: Clock;
  }) {
    this.#accounts = options.accounts;
    this.#identities = options.identities;
    this.#outbox = options.outbox;
    this.#clock = options.clock;
  }

  /** @returns null where there is no such account */
  async of(email: string): Promise<Linked | null> {
    const found = await this.#accounts.findPassword(normalEmail(email));
    if (!found) return null;
    const { user, passwordHash } = found;
    return { user, hasPassword: passwordHash !== NO_PASSWORD, identities: await this.#identities.of(user.id) };
  }

  /** The account that somebody elsewhere is linked to. */
  whoIs({ issuer, subject }: Pick<Identity, "issuer" | "subject">): Promise<User | null> {
    return this.#identities.find(issuer, subject);
  }

  /** @throws AppError `not-found`, `conflict` where either is linked already */
  async link(
    email: string,
    { issuer, subject }: Pick<Identity, "issuer" | "subject">,
    by: Actor = COMMAND_LINE,
  ): Promise<User> {
    const { user, identities } = await this.#linked(email);
    const other = identities.find((one) => one.issuer === issuer && one.subject !== subject);
    if (other)
      throw new AppError("conflict", `${user.email} is linked to ${other.subject} there already: unlink it first.`);
    if (identities.some((one) => one.issuer === issuer)) return user;
    if (
      !(await this.#identities.link(user.id, { issuer, subject, groups: [], email: null, seenAtMs: this.#clock.now() }))
    ) {
      const owner = await this.#identities.find(issuer, subject);
      throw new AppError(
        "conflict",
        `${subject} is linked to ${owner?.email ?? "another account"} already: unlink it first.`,
      );
    }
    await this.#tell("user.linked", user, by);
    return user;
  }

  /** Ends its sessions and API tokens too. @throws AppError `not-found` */
  async unlink(email: string, issuer: string, by: Actor = COMMAND_LINE): Promise<User> {
    const { user, identities } = await this.#linked(email);
    if (!identities.some((one) => one.issuer === issuer)) {
      throw new AppError("not-found", `${user.email} is not linked to anybody there.`);
    }
    await this.#identities.unlink(user.id, issuer);
    // Whoever came in by the link must not stay.
    await this.#accounts.endAccess(user.id);
    await this.#tell("user.unlinked", user, by);
    return user;
  }

  #tell(what: AdminChange, user: User, by: Actor): Promise<void> {
    return this.#outbox.add(adminChanged(what, { by, user, atMs: this.#clock.now() }));
  }

  async #linked(email: string): Promise<Linked> {
    const linked = await this.of(email);
    if (!linked) throw new AppError("not-found", `There is no user ${normalEmail(email)}.`);
    return linked;
  }
}
