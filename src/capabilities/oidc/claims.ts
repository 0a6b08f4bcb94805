// Reads what the claims of a provider say about a person.

import { SignInRefused } from "../../domain/sign_in/refusals.ts";
import type { CompanyPerson } from "../../model/company.ts";

/** What groups decide. "rights": who may sign in, and in which role; "limits": only which policies apply. */
export type GroupsUse = "none" | "limits" | "rights";

export type Claims = Record<string, unknown>;

/** The value of a claim. If no claim has the whole name, a dot leads into an object. */
function claimIn(claims: Claims, name: string): unknown {
  if (Object.hasOwn(claims, name)) return claims[name];
  return name.split(".").reduce<unknown>((value, step) => {
    const inside = Object(value) as Claims;
    return Object.hasOwn(inside, step) ? inside[step] : undefined;
  }, claims);
}

/** @returns undefined if the claim is missing, which does not mean that the person is in no group */
function groupsIn(claims: Claims, name: string): string[] | undefined {
  const value = claimIn(claims, name);
  if (typeof value === "string") return [value];
  return Array.isArray(value) ? value.filter((one): one is string => typeof one === "string") : undefined;
}

/** If there are too many groups, Entra leaves them out of the token, and names an address that returns them instead. */
const leavesGroupsOut = (claims: Claims, name: string): boolean =>
  Object.hasOwn(Object(claims["_claim_names"]) as object, name) || claims["hasgroups"] === true;

/**
 * A claim that identifies something at the provider.
 * @returns null if there is none
 * @throws SignInRefused `bad-token` if it contains control characters: once stored, the name could become another one
 */
export function nameIn(value: unknown): string | null {
  if (typeof value !== "string" || value === "") return null;
  if (/\p{C}/u.test(value)) throw new SignInRefused("bad-token", "A claim contains control characters.");
  return value;
}

const emailIn = ({ email }: Claims): string | null => (typeof email === "string" && email !== "" ? email : null);

/** Whether the claims of the ID token lack something that is needed, so that the provider must be asked for more. */
export const lacks = (claims: Claims, groupsClaim: string, groupsUse: GroupsUse): boolean =>
  emailIn(claims) === null ||
  (groupsUse !== "none" && groupsIn(claims, groupsClaim) === undefined && !leavesGroupsOut(claims, groupsClaim));

/**
 * Combines the ID token with userinfo. An address and whether it is verified come from the same source: the ID token if
 * it has an address, otherwise userinfo.
 */
export function joined(claims: Claims & { sub: string }, { email, email_verified, ...more }: Claims): typeof claims {
  return { ...more, ...claims, ...(emailIn(claims) === null && { email, email_verified }) };
}

/** @throws SignInRefused `no-groups`, `too-many-groups`, `bad-token` */
export function personOf(
  claims: Claims & { sub: string },
  { issuer, groupsClaim, groupsUse }: { issuer: string; groupsClaim: string; groupsUse: GroupsUse },
): CompanyPerson {
  const subject = nameIn(claims.sub);
  // All people without a subject would share one account.
  if (subject === null) throw new SignInRefused("bad-token", "The ID token does not name a person: sub is empty.");
  const groups = groupsIn(claims, groupsClaim);
  if (groupsUse !== "none" && groups === undefined && leavesGroupsOut(claims, groupsClaim)) {
    throw new SignInRefused("too-many-groups", "The provider leaves out the groups, because there are too many.");
  }
  if (groupsUse === "rights" && groups === undefined) {
    // Some providers leave the claim out for a person who is in no group.
    throw new SignInRefused("no-groups", `The provider sends no groups: the claim ${groupsClaim} is missing.`, {
      who: { issuer, subject },
    });
  }
  const verified = claims["email_verified"];
  return {
    issuer,
    subject,
    email: emailIn(claims),
    emailVerified: verified === true || verified === "true",
    groups: groups ?? [],
  };
}
