// Groups of people, as a company's sign-ins tell them and as settings and recipients name them. In a directory, whoever may add
// a group chooses its name, but not its place. So a name and a distinguished name never count as each other, however
// the name reads.

import { smallLetters } from "../base/mailbox.ts";

/** Who vouches for whoever a directory recognises. */
export const DIRECTORY_ISSUER = "ldap";

/** A company's sign-in. */
export const SOURCES = ["oidc", "ldap"] as const;
export type Source = (typeof SOURCES)[number];

export const sourceOf = ({ issuer }: { issuer: string }): Source => (issuer === DIRECTORY_ISSUER ? "ldap" : "oidc");

/** A name of a group, or its distinguished name, which only a directory tells. A directory's are in one spelling. */
export type Group = string | { readonly dn: string };

/** Who is in groups, by the word of this sign-in. */
export interface Member {
  issuer: string;
  groups: readonly Group[];
}

/** Whether somebody is in the group that is named so. A provider's names are compared letter by letter. */
export function isIn({ issuer, groups }: Member, named: string): boolean {
  if (sourceOf({ issuer }) === "oidc") return groups.includes(named);
  if (!readsAsDn(named)) return groups.includes(groupName(named));
  const dn = canonicalDn(named);
  return groups.some((group) => typeof group !== "string" && group.dn === dn);
}

/** A group in words. */
export const shownGroup = (group: Group): string =>
  typeof group !== "string" ? group.dn : readsAsDn(group) ? `the name ${group}` : group;

/** Names of groups of a directory are the same whatever their case. */
export const groupName = (name: string): string => smallLetters(name.trim());

/** Whether a text can only be meant as a distinguished name, well-formed or not. */
export const readsAsDn = (text: string): boolean => /^\s*(?:[a-z][a-z0-9-]*|\d+(?:\.\d+)+)\s*=/i.test(text);

/**
 * A distinguished name in one spelling (RFC 4514): whatever its case, the spaces between its parts, and the way in which
 * characters are escaped. What is none comes back as no distinguished name is spelled.
 */
export function canonicalDn(text: string): string {
  const parts = split(text, ",").map((part) => split(part, "+").map(canonicalPair).toSorted().join("+"));
  return parts.join(",");
}

/** Without the spaces around it. One that is escaped is part of it. */
const VALUE = /^ *((?: *(?:\\[^]?|[^\\ ]))*)/;

function canonicalPair(pair: string): string {
  const at = pair.indexOf("=");
  if (at < 0) return pair;
  const [type, [, value = ""]] = [pair.slice(0, at), VALUE.exec(pair.slice(at + 1)) ?? []];
  const meant = value.replaceAll(/((?:\\[0-9a-f]{2})+)|\\([^])/gi, (_whole, bytes: string | undefined, one: string) =>
    bytes === undefined ? one : Buffer.from(bytes.replaceAll("\\", ""), "hex").toString(),
  );
  const escaped = meant.replaceAll(/[,+"\\<>;=]|^[ #]| $/g, "\\$&");
  return `${type.trim().toLowerCase()}=${smallLetters(escaped)}`;
}

/** Where the separator is not escaped. */
function split(text: string, separator: string): string[] {
  const parts = [""];
  for (const [piece] of text.matchAll(/\\[^]|[^]/g)) {
    if (piece === separator) parts.push("");
    else parts.push(`${parts.pop()}${piece}`);
  }
  return parts;
}
