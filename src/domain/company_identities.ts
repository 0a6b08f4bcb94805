// How the company's sign-ins know the accounts of this server: as whom an account counts, and whether its address is vouched for.

import type { Addressee } from "../model/addressee.ts";
import type { AccountStore, IdentityStore } from "../store/contract.ts";

export class CompanyIdentities {
  readonly #store: Pick<IdentityStore, "of">;
  readonly #accounts: Pick<AccountStore, "findUserById">;
  readonly #issuers: readonly string[];

  /** @param issuers those whom the settings name */
  constructor(
    { identities, accounts }: { identities: Pick<IdentityStore, "of">; accounts: Pick<AccountStore, "findUserById"> },
    issuers: readonly string[],
  ) {
    this.#store = identities;
    this.#accounts = accounts;
    this.#issuers = issuers;
  }

  /** Whom a user counts as. What a sign-in said that nobody uses any more may have changed long ago. */
  async recognised(userId: number): Promise<Addressee[]> {
    return (await this.#store.of(userId)).filter(({ issuer }) => this.#issuers.includes(issuer));
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
