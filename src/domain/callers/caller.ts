// The caller: the person or program that makes a request, and the rules for pushes that the caller's role and groups set.

import { Problems } from "../../base/errors.ts";
import { type Turn, turnAt, turnOfUser } from "../../base/fair_queue.ts";
import { type Role, roleOf, type User } from "../../model/account.ts";
import type { Addressee } from "../../model/addressee.ts";
import type { ClientInfo } from "../../model/audit.ts";
import { checkSource, policyRoleOf } from "../../model/policy.ts";
import type { PushRules } from "../../model/rules.ts";
import { isMember, type Membership } from "../../model/rules_by_group.ts";
import type { RulesByRole } from "../../model/rules_by_role.ts";
import type { Awaitable } from "../../store/contract.ts";

export interface Caller {
  client: ClientInfo;
  /** Null if the caller is anonymous. */
  userId: number | null;
  /** Null if the caller is anonymous. */
  role: Role | null;
  /** The id of the caller's API token, if there is one. */
  tokenId?: number | undefined;
  /** Whether this request may concern only what was created with the token. */
  bound?: boolean;
  /** The person whom the company's sign-in has just recognised in this browser, with or without an account here. */
  recognised?: Addressee | null;
  /** The request, from which gates read proofs that few pushes require. */
  request?: Request;
  /** The address that the caller has proved, as a digest, if the push is addressed to it. */
  address?: Uint8Array | null;
  /** The key of the caller's device, if the push requires a device and the caller sent its key. */
  device?: string | null;
}

/** What proves that a wait for a held push belongs to the caller. */
export interface HoldProof {
  /** The id of the wait; null if the request names none. */
  holdId: string | null;
  /** The value of a cookie that only this browser has; null for programs. */
  browser: string | null;
}

export const NO_HOLD_PROOF: HoldProof = { holdId: null, browser: null };

/** Whose turn in the queue the work for a caller takes: the user's or, if the caller is anonymous, the address's. */
export const turnOf = ({ userId, client }: Caller): Turn => (userId === null ? turnAt(client.ip) : turnOfUser(userId));

/** Callers with the same key count as one towards limits. */
export const queueKeyOf = (caller: Caller): string => turnOf(caller).key;

/** A user, or a person without an account. */
export type Who = Pick<Caller, "userId" | "role">;

/** @param user null: a person without an account */
export const whoIs = (user: User | null): Who => ({ userId: user?.id ?? null, role: user && roleOf(user) });

export class RoleRules {
  readonly #groupsOf: (userId: number) => Promise<readonly Membership[]>;
  #rules: RulesByRole;

  /** @param groupsOf finds the groups that a user is in now */
  constructor(rules: RulesByRole, groupsOf: (userId: number) => Promise<readonly Membership[]>) {
    this.#rules = rules;
    this.#groupsOf = groupsOf;
  }

  renew(rules: RulesByRole): void {
    this.#rules = rules;
  }

  /**
   * The rules that apply to this caller now. The caller's groups are looked up each time, so that a policy applies as soon as someone joins
   * its group, whatever session or token is used. Without policies for groups, nothing is looked up.
   */
  of(who: Who): Awaitable<PushRules> {
    const role = policyRoleOf(who.role);
    return this.#underGroups(who)?.then(({ pushes }) => pushes) ?? this.#rules.pushes[role];
  }

  /** The rules for answers to this person's requests. */
  forAnswersTo(who: Who): Awaitable<PushRules> {
    return this.#underGroups(who)?.then(({ answers }) => answers) ?? this.#rules.answers[policyRoleOf(who.role)];
  }

  /** Refuses callers in a network from which their role cannot create anything. @throws AppError `invalid` */
  expectSource({ role, client }: Caller): void {
    const problems = new Problems();
    checkSource(this.#rules.pushes[policyRoleOf(role)].policy, client.ip, problems);
    problems.throwIfAny();
  }

  /** Null for an anonymous caller, or if no group has a policy. */
  #underGroups({ userId, role }: Who): Promise<ReturnType<RulesByRole["under"]>> | null {
    if (userId === null || this.#rules.groups.length === 0) return null;
    return this.#groupsOf(userId).then((memberships) => {
      const theirs = this.#rules.groups.filter(({ name }) => isMember(memberships, name));
      return this.#rules.under(policyRoleOf(role), theirs);
    });
  }
}
