// The rules for pushes that each caller's role and groups set.

import { Problems } from "../base/errors.ts";
import { roleOf, type User } from "../model/account.ts";
import { checkSource, policyRoleOf } from "../model/policy.ts";
import type { PushRules } from "../model/rules.ts";
import { isMember, type Membership } from "../model/rules_by_group.ts";
import type { RulesByRole } from "../model/rules_by_role.ts";
import type { Awaitable } from "../store/contract.ts";
import type { Caller } from "./caller.ts";

/** A user, or somebody without an account. */
export type Who = Pick<Caller, "userId" | "role">;

/** @param user null: somebody without an account */
export const whoIs = (user: User | null): Who => ({ userId: user?.id ?? null, role: user && roleOf(user) });

export class RoleRules {
  readonly #groupsOf: (userId: number) => Promise<readonly Membership[]>;
  #rules: RulesByRole;

  /** @param groupsOf the groups that a user is in now */
  constructor(rules: RulesByRole, groupsOf: (userId: number) => Promise<readonly Membership[]>) {
    this.#rules = rules;
    this.#groupsOf = groupsOf;
  }

  renew(rules: RulesByRole): void {
    this.#rules = rules;
  }

  /**
   * The rules that hold for somebody now. They are looked up each time, so that a group binds from the moment in which
   * somebody is in it, whatever session or token is used. Without policies for groups, nothing is looked up.
   */
  of(who: Who): Awaitable<PushRules> {
    const role = policyRoleOf(who.role);
    return this.#underGroups(who)?.then(({ pushes }) => pushes) ?? this.#rules.pushes[role];
  }

  /** The rules for answers to a request of this person. */
  forAnswersTo(who: Who): Awaitable<PushRules> {
    return this.#underGroups(who)?.then(({ answers }) => answers) ?? this.#rules.answers[policyRoleOf(who.role)];
  }

  /** Refuses callers whose role may create nothing from their network. @throws AppError `invalid` */
  expectSource({ role, client }: Caller): void {
    const problems = new Problems();
    checkSource(this.#rules.pushes[policyRoleOf(role)].policy, client.ip, problems);
    problems.throwIfAny();
  }

  /** Null if no group can bind. */
  #underGroups({ userId, role }: Who): Promise<ReturnType<RulesByRole["under"]>> | null {
    if (userId === null || this.#rules.groups.length === 0) return null;
    return this.#groupsOf(userId).then((memberships) => {
      const theirs = this.#rules.groups.filter(({ name }) => isMember(memberships, name));
      return this.#rules.under(policyRoleOf(role), theirs);
    });
  }
}
