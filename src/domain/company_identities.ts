// How the company's sign-ins know the accounts of this server: as whom an account counts, and whether its address is vouched for.

import type { Addressee } from "../model/addressee.ts";
import { type Source, sourceOf } from "../model/group.ts";
import { isActive, type User } from "../model/account.ts";
import type { AccountStore, IdentityStore } from "../store/contract.ts";

export interface CompanyIdentitiesStores {
  identities: Pick<IdentityStore, "of" | "find">;
  accounts: Pick<AccountStore, "findUser" | "findUserById">;
}

export class CompanyIdentities {
  readonly #store: CompanyIdentitiesStores["identities"];
  readonly #accounts: CompanyIdentitiesStores["accounts"];
  readonly #issuers: readonly string[];

  /** @param issuers those whom the settings name */
  constructor({ identities, accounts }: CompanyIdentitiesStores, issuers: readonly string[]) {
    this.#store = identities;
    this.#accounts = accounts;
    this.#issuers = issuers;
  }

  /** The company's sign-ins that the settings name. */
  get sources(): Source[] {
    return this.#issuers.map((issuer) => sourceOf({ issuer }));
  }

  /** Whom a user counts as. What a sign-in said that nobody uses any more may have changed long ago. */
  async recognised(userId: number): Promise<Addressee[]> {
    return (await this.#store.of(userId)).filter(({ issuer }) => this.#issuers.includes(issuer));
  }

  /** The company's sign-in that an account comes from; null if there is none, or more than one. */
  async sourceOf(userId: number): Promise<Source | null> {
    const [only = null, ...others] = new Set((await this.recognised(userId)).map(sourceOf));
    return others.length === 0 ? only : null;
  }

  /** The account here of somebody whom a company's sign-in has recognised, if it lets nobody in. */
  async closedAccountOf({ issuer, subject, email }: Omit<Addressee, "groups">): Promise<User | null> {
    const linked = await this.#store.find(issuer, subject);
    const user = linked ?? (email === null ? null : await this.#accounts.findUser(email));
    return user && !isActive(user) ? user : null;
  }

  /**
   * Whether others may take this address of an account for its user's. Whoever came by a company's sign-in may have chosen
   * the address there, so it must have been verified there, or an administrator must vouch for it.
   */
  async vouchesFor(userId: number, email: string): Promise<boolean> {
    const known = await this.#store.of(userId);
    if (known.length === 0 || known.some((one) => one.email === email)) return true;
    return (await this.#accounts.findUserById(userId))?.vouched === true;
  }
}
