// The company's directory. Its client is loaded only if one is configured.

import { certificatesIn } from "../base/pem_file.ts";
import type { Log } from "../base/log.ts";
import type { Config } from "../config/options.ts";
import type { CompanyRules } from "../model/company.ts";
import type { LdapDirectory } from "../outgoing/directory/ldap_directory.ts";

/** @returns null if no directory is configured. @throws Error with a sentence for the administrator */
export async function openDirectory({ ldap }: Config, log: Log): Promise<LdapDirectory | null> {
  if (ldap.url === undefined || ldap.base === undefined) return null;
  const [{ LdapDirectory, MAX_DEPTH }, { filterReader }] = await Promise.all([
    import("../outgoing/directory/ldap_directory.ts"),
    import("../outgoing/directory/filters.ts"),
  ]);
  requirePlace("ldap.user_filter", ldap.userFilter, "{name}");
  requirePlace("ldap.group_filter", ldap.groupFilter, "{dn}", "{uid}");
  const { bindDn: dn, bindPassword: password } = ldap;
  return new LdapDirectory({
    urls: ldap.url,
    ca: await certificatesIn("ldap.ca_file", ldap.caFile),
    timeoutMs: ldap.timeoutMs,
    account: dn === undefined || password === undefined ? null : { dn, password },
    base: ldap.base,
    groupBase: ldap.groupBase ?? ldap.base,
    userFilter: await filterReader("ldap.user_filter", ldap.userFilter),
    // With * in its place, "has this name" becomes "has a name".
    everybodyFilter: await filterReader("ldap.user_filter", ldap.userFilter.replaceAll("{name}", "*")),
    groupFilter: await filterReader("ldap.group_filter", ldap.groupFilter),
    chainFilter: ldap.nestedGroups === "active-directory" ? await filterReader("the filter of groups", CHAIN) : null,
    maxDepth: ldap.nestedGroups === "off" ? 0 : MAX_DEPTH,
    attributes: { mail: ldap.mailAttribute, subject: ldap.subjectAttribute, groupName: ldap.groupNameAttribute },
    trustMail: ldap.trustMail,
    log,
  });
}

/** Active Directory's LDAP_MATCHING_RULE_IN_CHAIN. */
const CHAIN = "(member:1.2.840.113556.1.4.1941:={dn})";

export const directoryRulesOf = ({ ldap }: Config): CompanyRules => ({
  allowedGroups: ldap.allowedGroups,
  adminGroups: ldap.adminGroups,
  auditorGroups: ldap.auditorGroups,
  createUsers: ldap.createUsers,
});

/** Without its placeholder, the filter would find the same entry whoever signs in. */
function requirePlace(setting: string, filter: string, ...places: string[]): void {
  if (places.some((place) => filter.includes(place))) return;
  throw new Error(`${setting} must hold ${places.join(" or ")}.`);
}
