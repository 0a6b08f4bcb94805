// doctor's summary of the policies: for each role and group, what is in force, and groups without members.

import { formatBytes } from "../../base/units.ts";
import type { Config } from "../../config/options.ts";
import { namedGroups } from "../../domain/accounts/groups.ts";
import { DIRECTORY_ISSUER } from "../../model/group.ts";
import { type GroupPolicy, POLICY_ROLES, type PolicyRole } from "../../model/policy.ts";
import { isMember, type Membership } from "../../model/rules_by_group.ts";
import { policyWords } from "../../model/rules_by_role.ts";
import { rulesByRoleOf } from "../../serve/limits.ts";
import { about, type Finding } from "../findings.ts";

const WHO: Record<PolicyRole, string> = {
  anonymous: "People without an account",
  user: "Users",
  admin: "Administrators and auditors",
};

const { ok, warn } = about("policy");

/** Groups that a policy names but that have no members: usually a typo. @param memberships of everyone */
export function emptyGroupFindings({ policy, oidc, ldap }: Config, memberships: readonly Membership[]): Finding[] {
  const known = memberships.filter(
    ({ issuer }) => issuer === null || issuer === oidc.issuer || isOfDirectory(issuer, ldap),
  );
  const alike = (name: string): string[] =>
    namedGroups(known).flatMap((one) => (one.name.trim().toLowerCase() === name.toLowerCase() ? one.name : []));
  return policy.group.flatMap(({ name }) => {
    if (isMember(known, name)) return [];
    const [similar] = alike(name);
    const remedy =
      similar === undefined
        ? "It applies to people who sign in with this group. To add people to it here: secretpush group add."
        : `There is a group ${similar}: write its name exactly like this.`;
    return warn(`policy.group.${name}: no one has been in a group of this name yet. ${remedy}`);
  });
}

/** A group's table as it is written in the settings. */
function limitWords(limits: GroupPolicy["limits"]): string {
  const words = Object.entries(limits).map(([name, value]) => {
    const field = name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
    const shown = Array.isArray(value)
      ? value.join(", ")
      : name === "maxFileBytes"
        ? formatBytes(Number(value))
        : value;
    return `${field} = ${shown}`;
  });
  return words.join("; ") || "no limits";
}

const isOfDirectory = (issuer: string, { url }: Config["ldap"]): boolean =>
  url !== undefined && issuer === DIRECTORY_ISSUER;

/** Empty if there are no policies. */
export function policyFindings(config: Config): Finding[] {
  const { pushes } = rulesByRoleOf(config);
  const { networks } = config.policy.anonymous;
  const groups = config.policy.group.map(({ name, limits }) => ok(`Members of ${name}: ${limitWords(limits)}.`));
  const roles = POLICY_ROLES.flatMap((role) => {
    const { policy } = pushes[role];
    const isOwn = Object.values(policy.by).some((setting) => setting.startsWith("policy.anonymous."));
    if (!config.allowAnonymous && role === "anonymous") {
      return isOwn ? warn("allow_anonymous is false, so policy.anonymous applies to no one.") : [];
    }
    const words = policyWords(pushes[role]);
    const where = role === "anonymous" && networks.length > 0 ? ` (${networks.join(", ")})` : "";
    return words === "" ? [] : ok(`${WHO[role]}: ${words}${where}.`);
  });
  return [...roles, ...groups];
}
