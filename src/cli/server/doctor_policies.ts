// doctor's summary of the policies: for each role, what is in force, in words.

import type { Config } from "../../config/options.ts";
import { POLICY_ROLES, type PolicyRole } from "../../model/policy.ts";
import { policyWords } from "../../model/rules_by_role.ts";
import { rulesByRoleOf } from "../../serve/limits.ts";
import { about, type Finding } from "../findings.ts";

const WHO: Record<PolicyRole, string> = {
  anonymous: "People without an account",
  user: "Users",
  admin: "Administrators and auditors",
};

const { ok, warn } = about("policy");

/** Returns nothing if there are no policies. */
export function policyFindings(config: Config): Finding[] {
  const { pushes } = rulesByRoleOf(config);
  const { networks } = config.policy.anonymous;
  return POLICY_ROLES.flatMap((role) => {
    const { policy } = pushes[role];
    const isOwn = Object.values(policy.by).some((setting) => setting.startsWith("policy.anonymous."));
    if (!config.allowAnonymous && role === "anonymous") {
      return isOwn ? warn("allow_anonymous is false, so what policy.anonymous says holds for nobody.") : [];
    }
    const words = policyWords(pushes[role]);
    const where = role === "anonymous" && networks.length > 0 ? ` (${networks.join(", ")})` : "";
    return words === "" ? [] : ok(`${WHO[role]}: ${words}${where}.`);
  });
}
