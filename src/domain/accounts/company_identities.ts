// For this server's accounts: their identities at the company's sign-ins, their users' groups, and whether anyone vouches
// for their addresses.

import type { Addressee } from "../../model/addressee.ts";
import { type Source, sourceOf } from "../../model/group.ts";
import { isActive, type User } from "../../model/account.ts";
import type { Membership } from "../../model/rules_by_group.ts";
import type { AccountStore, IdentityStore } from "../../store/contract.ts";

export interface CompanyIdentitiesStores {
  identities: Pick<IdentityStore, "of" | "find" | "membershipsOf">;
  accounts: Pick<AccountStore, "findUser" | "findUserById">;
}

export class CompanyIdentities {
  readonly #store: CompanyIdentitiesStores["identities"];
  readonly #accounts: CompanyIdentitiesStores["accounts"];
  readonly #issuers: readonly string[];

  /** @param issuers the issuers that the settings name */
  constructor({ identities, accounts }: CompanyIdentitiesStores, issuers: readonly string[]) {
    this.#store = identities;
    this.#accounts = accounts;
    this.#issuers = issuers;
  }

  /** The company's sign-ins that the settings name. */
  get sources(): Source[] {
    return this.#issuers.map((issuer) => sourceOf({ issuer }));
  }

  /** A user's identities, without those from sign-ins that are no longer configured: they may be out of date. */
  async identitiesOf(userId: number): Promise<Addressee[]> {
    return (await this.#store.of(userId)).filter(({ issuer }) => this.#issuers.includes(issuer));
  }

  /** The groups that a user is in now, including those made here. */
  async groupsOf(userId: number): Promise<Membership[]> {
    const all = await this.#store.membershipsOf(userId);
    return all.filter(({ issuer }) => issuer === null || this.#issuers.includes(issuer));
  }

  /** The company's sign-in that an account comes from; null if there is none, or more than one. */
  async sourceOf(userId: number): Promise<Source | null> {
    const [only = null, ...others] = new Set((await this.identitiesOf(userId)).map(sourceOf));
    return others.length === 0 ? only : null;
  }

  /** The disabled or suspended account of a person whom a company's sign-in has recognised; null if there is none. */
  async closedAccountOf({ issuer, subject, email }: Omit<Addressee, "groups">): Promise<User | null> {
    const linked = await this.#store.find(issuer, subject);
    const user = linked ?? (email === null ? null : await this.#accounts.findUser(email));
    return user && !isActive(user) ? user : null;
  }

  /**
   * Whether others may rely on this address being the user's. People who come through a company's sign-in may have
   * chosen their address there, so it must be verified there, or an administrator must vouch for it.
   */
  async vouchesFor(userId: number, email: string): Promise<boolean> {
    const known = await this.#store.of(userId);
    if (known.length === 0 || known.some((one) => one.email === email)) return true;
    return (await this.#accounts.findUserById(userId))?.vouched === true;
  }
}
