// What a company's own sign-in says about a person, and what that person may do here.

import { normalEmail } from "./mailbox.ts";
import type { Role } from "./account.ts";
import { type Group, isIn, type Member } from "./group.ts";

/** A person whom an OpenID provider or a directory has recognised. */
export interface CompanyPerson {
  /** The issuer of an OpenID provider; "ldap" for a directory. */
  issuer: string;
  /** The person's identifier there. Unlike an email address, it is never given to anyone else. */
  subject: string;
  /** null if the sign-in gives none. */
  email: string | null;
  /** Whether the sign-in confirms that the address is this person's. */
  emailVerified: boolean;
  groups: readonly Group[];
}

/** Groups by name or, in a directory, by distinguished name, as the settings list them. An empty list decides nothing. */
export interface CompanyRules {
  /** The groups whose members may sign in; if empty, everyone may. */
  allowedGroups: readonly string[];
  adminGroups: readonly string[];
  auditorGroups: readonly string[];
  /** Whether a person without an account here gets one. */
  createUsers: boolean;
}

/**
 * What a person's groups allow.
 * @returns null if the person is not allowed to sign in. `role` is null if no setting decides it: the user then keeps the present role
 */
export function accessFor(
  person: Member,
  { allowedGroups, adminGroups, auditorGroups }: CompanyRules,
): { role: Role | null } | null {
  const isInOne = (named: readonly string[]): boolean => named.some((one) => isIn(person, one));
  const [isAdmin, isAuditor] = [isInOne(adminGroups), isInOne(auditorGroups)];
  // Administrators and auditors may sign in, even if the other list does not name them.
  if (allowedGroups.length > 0 && !isInOne(allowedGroups) && !isAdmin && !isAuditor) return null;
  if (adminGroups.length + auditorGroups.length === 0) return { role: null };
  return { role: isAdmin ? "admin" : isAuditor ? "auditor" : "user" };
}

/** The confirmed address of this person; null if none is confirmed. */
export function vouchedAddress({
  email,
  emailVerified,
}: Pick<CompanyPerson, "email" | "emailVerified">): string | null {
  return emailVerified && email !== null && !/\p{C}/u.test(email) ? normalEmail(email) : null;
}
