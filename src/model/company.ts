// What a company's own sign-in says of a person, and what that person may do here.

import { normalEmail } from "../base/mailbox.ts";
import type { Role } from "./account.ts";
import { type Group, isIn, type Member } from "./group.ts";

/** Whom an OpenID provider or a directory has recognised. */
export interface CompanyPerson {
  /** Of an OpenID provider its issuer, of a directory "ldap". */
  issuer: string;
  /** Never given to anybody else there; an e-mail address is none. */
  subject: string;
  /** null where it tells none. */
  email: string | null;
  /** It vouches that the address is this person's. */
  emailVerified: boolean;
  groups: readonly Group[];
}

/** Groups by name or, in a directory, by distinguished name, as the settings have them. An empty list says nothing. */
export interface CompanyRules {
  /** Who may sign in; empty: everybody. */
  allowedGroups: readonly string[];
  adminGroups: readonly string[];
  auditorGroups: readonly string[];
  /** Whether somebody who has no account here gets one. */
  createUsers: boolean;
}

/**
 * What somebody's groups make of them.
 * @returns null: nothing, they may not sign in. `role` is null where no setting decides it: then it stays as it is here
 */
export function accessFor(
  person: Member,
  { allowedGroups, adminGroups, auditorGroups }: CompanyRules,
): { role: Role | null } | null {
  const isInOne = (named: readonly string[]): boolean => named.some((one) => isIn(person, one));
  const [isAdmin, isAuditor] = [isInOne(adminGroups), isInOne(auditorGroups)];
  // Whoever administers or audits may sign in, whether or not the other list names them too.
  if (allowedGroups.length > 0 && !isInOne(allowedGroups) && !isAdmin && !isAuditor) return null;
  if (adminGroups.length + auditorGroups.length === 0) return { role: null };
  return { role: isAdmin ? "admin" : isAuditor ? "auditor" : "user" };
}

/** The address that is surely this person's; null where nobody vouches for one. */
export function vouchedAddress({
  email,
  emailVerified,
}: Pick<CompanyPerson, "email" | "emailVerified">): string | null {
  return emailVerified && email !== null && !/\p{C}/u.test(email) ? normalEmail(email) : null;
}
