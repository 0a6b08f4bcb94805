// Groups of people, as a company's sign-ins report them and as settings and recipients name them. In a directory, anyone who is allowed to add a
// group chooses its name, but not its position in the tree. So a name and a distinguished name never match each other, whatever the name looks like.

import { smallLetters } from "./mailbox.ts";

/** The issuer that stands for a directory. */
export const DIRECTORY_ISSUER = "ldap";

/** A company's sign-in. */
export const SOURCES = ["oidc", "ldap"] as const;
export type Source = (typeof SOURCES)[number];

export const sourceOf = ({ issuer }: { issuer: string }): Source => (issuer === DIRECTORY_ISSUER ? "ldap" : "oidc");

/** A group's name, or its distinguished name, which only a directory gives. Distinguished names have one spelling. */
export type Group = string | { readonly dn: string };

export const MAX_GROUP_CHARACTERS = 512;

/** Whether settings, recipients and administrators may use this group name. Spaces around it are not allowed. */
export const isGroupName = (name: string): boolean =>
  name !== "" && name === name.trim() && name.length <= MAX_GROUP_CHARACTERS && !/\p{C}/u.test(name);

/** A person's groups, as this sign-in reports them. */
export interface Member {
  issuer: string;
  groups: readonly Group[];
}

/** Whether a person is in the group with this name. A provider's names are compared exactly. */
export function isIn({ issuer, groups }: Member, named: string): boolean {
  if (sourceOf({ issuer }) === "oidc") return groups.includes(named);
  if (!readsAsDn(named)) return groups.includes(groupName(named));
  const dn = canonicalDn(named);
  return groups.some((group) => typeof group !== "string" && group.dn === dn);
}

/** A group as people read it. */
export const shownGroup = (group: Group): string =>
  typeof group !== "string" ? group.dn : readsAsDn(group) ? `the name ${group}` : group;

/** In a directory, the case of a group's name does not matter. */
export const groupName = (name: string): string => smallLetters(name.trim());

/** Whether a text can only be meant as a distinguished name, well-formed or not. */
export const readsAsDn = (text: string): boolean => /^\s*(?:[a-z][a-z0-9-]*|\d+(?:\.\d+)+)\s*=/i.test(text);

/**
 * A distinguished name in one spelling (RFC 4514), whatever its case, the spaces between its parts, and the way in which
 * characters are escaped. A text that is not a distinguished name is returned in a form that no distinguished name has.
 */
export function canonicalDn(text: string): string {
  const parts = split(text, ",").map((part) => split(part, "+").map(canonicalPair).toSorted().join("+"));
  return parts.join(",");
}

/** A value without the spaces around it. An escaped space is part of the value. */
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

/** Splits at separators that are not escaped. */
function split(text: string, separator: string): string[] {
  const parts = [""];
  for (const [piece] of text.matchAll(/\\[^]|[^]/g)) {
    if (piece === separator) parts.push("");
    else parts.push(`${parts.pop()}${piece}`);
  }
  return parts;
}
