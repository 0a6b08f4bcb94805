// The rules for pushes that each caller's role sets.

import { Problems } from "../base/errors.ts";
import type { Role } from "../model/account.ts";
import { checkSource, policyRoleOf } from "../model/policy.ts";
import type { PushRules } from "../model/rules.ts";
import type { RulesByRole } from "../model/rules_by_role.ts";
import type { Caller } from "./caller.ts";

export class RoleRules {
  readonly #rules: RulesByRole;

  constructor(rules: RulesByRole) {
    this.#rules = rules;
  }

  of({ role }: Pick<Caller, "role">): PushRules {
    return this.#rules.pushes[policyRoleOf(role)];
  }

  /** The rules for answers to a request of somebody with this role. */
  forAnswersTo(role: Role | null): PushRules {
    return this.#rules.answers[policyRoleOf(role)];
  }

  /** Refuses callers whose role may create nothing from their network. @throws AppError `invalid` */
  expectSource(caller: Caller): void {
    const problems = new Problems();
    checkSource(this.of(caller).policy, caller.client.ip, problems);
    problems.throwIfAny();
  }
}
