// Signs in people whom a company's own sign-in (an OpenID provider or a directory) has recognised. The issuer and
// their identifier there identify them, never an email address that no one has verified. Their rights are worked out again at each sign-in.

import type { Clock } from "../../base/clock.ts";
import { Problems } from "../../base/errors.ts";
import type { Log } from "../../base/log.ts";
import { type Identity, type Role, rightsOf, roleOf, type SignInMethod, type User } from "../../model/account.ts";
import { type CompanyPerson, type CompanyRules, accessFor, vouchedAddress } from "../../model/company.ts";
import type { AccountStore, IdentityStore } from "../../store/contract.ts";
import { checkedEmail, NO_PASSWORD } from "../accounts/accounts.ts";
import { SignInRefused } from "./refusals.ts";
import { type Actor, type AdminChange, adminChanged } from "../events/admin_changes.ts";
import type { Attempt } from "./throttle.ts";
import type { Recognised, Sessions, SignInOutcome } from "./sessions.ts";

export interface CompanySignInsOptions {
  accounts: AccountStore;
  identities: IdentityStore;
  sessions: Pick<Sessions, "begin">;
  clock: Clock;
  log: Log;
}

/** The result that a sign-in would have. */
export interface Preview {
  /** null: an account would be added. */
  user: User | null;
  email: string;
  role: Role;
  /**
   * True if the account was found by its address, for which no one here has vouched: the account's password, tokens and sessions would end,
   * because they may belong to someone else.
   */
  endsOthers: boolean;
}

export class CompanySignIns {
  constructor(private readonly options: CompanySignInsOptions) {}

  /**
   * Signs in a person whom a company's sign-in has just recognised.
   * @throws SignInRefused if this person is not allowed to sign in, `unauthorized` if the account is disabled
   */
  async signIn(
    person: CompanyPerson,
    how: Extract<SignInMethod, "oidc" | "ldap">,
    {
      rules,
      attempt,
      ...more
    }: { rules: CompanyRules; attempt: Attempt } & Pick<Recognised, "provider" | "strong" | "typed">,
  ): Promise<SignInOutcome> {
    const user = await this.admit(person, rules, {
      name: how,
      client: { ip: attempt.address, userAgent: attempt.userAgent },
    });
    return this.options.sessions.begin({ user, how, ...more }, attempt);
  }

  /**
   * Finds or adds the user, and sets the user's rights according to the groups. Suspends a user who is no longer in any group that may sign in.
   * @throws SignInRefused
   */
  async admit(person: CompanyPerson, rules: CompanyRules, by: Actor): Promise<User> {
    const { accounts, identities } = this.options;
    const known = await this.#known(person);
    const access = accessFor(person, rules);
    if (!access) {
      if (known) await this.suspend(known, by);
      throw inNoGroup();
    }
    const user =
      known ??
      (await this.#newcomer(person, rules, rightsOf(access.role ?? "user"), by).catch(async (refused: unknown) => {
        // Another sign-in of the same person may have added the account in the meantime.
        const added = refused instanceof SignInRefused ? await this.#known(person) : null;
        if (added) return added;
        throw refused;
      }));
    if (known && !(await identities.link(known.id, this.#identityOf(person)))) throw otherAccount();
    if (user.suspended)
      await accounts.withEvents([this.#told("user.admitted", by, user.email)]).suspend(user.id, false);
    const { role } = access;
    if (role === null || user.disabled) return { ...user, suspended: false };
    return this.#withRights(user, { admin: role === "admin", auditor: role === "auditor" }, by);
  }

  /** Suspends a user whom the company no longer admits, except the last administrator. */
  async suspend(user: User, by: Actor): Promise<void> {
    const { accounts, log } = this.options;
    if (user.suspended) return;
    if (await accounts.withEvents([this.#told("user.suspended", by, user.email)]).suspend(user.id, true)) return;
    log.warn("the last administrator has left the company, but remains an administrator", { user: user.email });
  }

  /** Suspends the user with this identity, if any, because the sign-in no longer names the user's groups. */
  async lost(who: Pick<CompanyPerson, "issuer" | "subject">, by: Actor): Promise<void> {
    const known = await this.#known(who);
    if (known) await this.suspend(known, by);
  }

  /** The result that `admit` would have, without its effects. @throws SignInRefused if `admit` would */
  async preview(person: CompanyPerson, rules: CompanyRules): Promise<Preview> {
    const access = expectAllowed(person, rules);
    const known = await this.#known(person);
    const found = known ?? (await this.#accountOf(person, rules, access.role === "admin"));
    if (typeof found === "string") {
      return { user: null, email: found, role: access.role ?? "user", endsOthers: false };
    }
    if (found.disabled) throw new SignInRefused("disabled", `The account ${found.email} is disabled.`);
    const endsOthers = known === null && !found.vouched;
    return { user: found, email: found.email, role: access.role ?? roleOf(found), endsOthers };
  }

  // PostgreSQL refuses U+0000 in a query, and half of a surrogate pair would match another person's U+FFFD.
  async #known({ issuer, subject }: Pick<CompanyPerson, "issuer" | "subject">): Promise<User | null> {
    if (/\p{C}/u.test(subject)) {
      throw new SignInRefused("bad-token", "Your sign-in sends an identifier that contains control characters.");
    }
    return this.options.identities.find(issuer, subject);
  }

  async #withRights(user: User, rights: Pick<User, "admin" | "auditor">, by: Actor): Promise<User> {
    const { accounts, log } = this.options;
    if (user.admin === rights.admin && user.auditor === rights.auditor) return { ...user, suspended: false };
    const changes: AdminChange[] = [];
    if (user.admin !== rights.admin) changes.push(rights.admin ? "user.made_administrator" : "user.no_administrator");
    if (user.auditor !== rights.auditor) changes.push(rights.auditor ? "user.made_auditor" : "user.no_auditor");
    const told = changes.map((what) => this.#told(what, by, user.email));
    const changed = await accounts.withEvents(told).changeRights(user.id, { ...rights, disabled: user.disabled });
    if (changed === "last-admin") {
      log.warn("the last administrator is not in a group of administrators, but remains an administrator", {
        user: user.email,
      });
      return { ...user, suspended: false };
    }
    return changed ?? user;
  }

  async #newcomer(
    person: CompanyPerson,
    rules: CompanyRules,
    { admin, auditor }: Pick<User, "admin" | "auditor">,
    by: Actor,
  ): Promise<User> {
    const { accounts, clock } = this.options;
    const address = await this.#accountOf(person, rules, admin);
    if (typeof address !== "string") return this.#takeOver(address, person, by);
    const added = this.#told("user.added", by, address, { administrator: admin, ...(auditor && { auditor }) });
    const user = await accounts.withEvents([added]).createUser({
      email: address,
      passwordHash: NO_PASSWORD,
      admin,
      auditor,
      vouched: person.emailVerified,
      identity: this.#identityOf(person),
      nowMs: clock.now(),
    });
    // This address was taken a moment ago, perhaps by a simultaneous sign-in of the same person.
    const quicker = user ?? (await this.#known(person));
    if (!quicker) throw new SignInRefused("address-taken", `There is an account ${address} here already. Try again.`);
    return quicker;
  }

  #identityOf(person: CompanyPerson): Identity {
    const { issuer, subject, groups } = person;
    return { issuer, subject, groups, email: vouchedAddress(person), seenAtMs: this.options.clock.now() };
  }

  /** Links a person to the account with their verified address, and ends its password, tokens and sessions. */
  async #takeOver(user: User, person: CompanyPerson, by: Actor): Promise<User> {
    const { accounts } = this.options;
    const told = this.#told("user.linked", by, user.email);
    const ended = await accounts.withEvents([told]).takeOver({
      userId: user.id,
      identity: this.#identityOf(person),
      passwordHash: NO_PASSWORD,
      byHand: false,
    });
    if (!ended) throw otherAccount();
    return { ...user, vouched: true };
  }

  /** The account to which to link a person, or the address of the account to add. @throws SignInRefused */
  async #accountOf(
    { issuer, subject, email, emailVerified }: CompanyPerson,
    rules: CompanyRules,
    admin: boolean,
  ): Promise<User | string> {
    const { accounts, identities } = this.options;
    if (email === null) {
      throw new SignInRefused(
        "no-email",
        "Your sign-in gives this server no email address. Ask an administrator of this server.",
      );
    }
    const problems = new Problems();
    const address = checkedEmail(email, problems);
    // Without an administrator, the setup code is the only way in.
    if (!admin && !(await accounts.hasUsers()))
      throw new SignInRefused("not-set-up", "This server has not been set up yet.");
    // An account may have an address that the rules for new ones refuse.
    const found = /\p{C}/u.test(address) ? null : await accounts.findUser(address);
    if (!found && problems.has("email"))
      throw new SignInRefused("bad-email", "Your sign-in sends an email address that is not valid.");
    if (found) {
      // A company may reassign an address to another person, who must not inherit an administrator's rights.
      const isTaken = (await identities.of(found.id)).some((one) => one.issuer === issuer);
      if (emailVerified && !found.admin && !isTaken) return found;
      throw new SignInRefused(
        "address-taken",
        `There is an account ${address} here already. Ask an administrator to link it to your sign-in.`,
        { who: { issuer, subject } },
      );
    }
    if (!rules.createUsers)
      throw new SignInRefused("no-account", `There is no account ${address} here. Ask an administrator to add it.`);
    return address;
  }

  #told(what: AdminChange, by: Actor, email: string, more?: { administrator: boolean; auditor?: boolean }) {
    return adminChanged(what, { by, user: { email }, atMs: this.options.clock.now(), ...(more && { more }) });
  }
}

/** @returns a person's access here. @throws SignInRefused `not-allowed` if none of their groups may use this server */
export function expectAllowed(...given: Parameters<typeof accessFor>): NonNullable<ReturnType<typeof accessFor>> {
  const access = accessFor(...given);
  if (!access) throw inNoGroup();
  return access;
}

const otherAccount = (): SignInRefused =>
  new SignInRefused("other-account", "This sign-in belongs to another account here.");

const inNoGroup = (): SignInRefused =>
  new SignInRefused(
    "not-allowed",
    "You are not in any of the groups that may use this server. Ask an administrator of this server.",
  );
