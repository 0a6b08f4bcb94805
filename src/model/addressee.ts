// Whom a push is addressed to, and who somebody is whom a company's sign-in has recognised.

import { normalEmail, isAddress } from "../base/mailbox.ts";
import type { Problems } from "../base/errors.ts";
import { DIRECTORY_ISSUER, groupName } from "./company.ts";

export const MAX_RECIPIENTS = 50;
const MAX_GROUP_CHARACTERS = 255;
const GROUP = "group:";

/** Somebody whom a company's sign-in has recognised. */
export interface Addressee {
  /** Who recognised them. */
  issuer: string;
  /** In small letters; null where nobody vouches for one. */
  email: string | null;
  groups: readonly string[];
}

export function isAddressed(recipients: readonly string[], { issuer, email, groups }: Addressee): boolean {
  // A directory's groups are kept in one spelling.
  const spelt = (group: string): string => (issuer === DIRECTORY_ISSUER ? groupName(group) : group);
  return recipients.some((one) =>
    one.startsWith(GROUP) ? groups.includes(spelt(one.slice(GROUP.length))) : one === email,
  );
}

/** The groups among the recipients. */
export const groupsAmong = (recipients: readonly string[]): string[] =>
  recipients.filter((one) => one.startsWith(GROUP)).map((one) => one.slice(GROUP.length));

/** Reads addresses and groups between commas. */
export function recipientsIn(text: string, problems: Problems): string[] {
  const recipients = text
    .split(/[,;\n]/)
    .map((one) => one.trim())
    .filter((one) => one !== "")
    .map((one) => (one.startsWith(GROUP) ? `${GROUP}${one.slice(GROUP.length).trim()}` : normalEmail(one)));
  if (recipients.length > MAX_RECIPIENTS) problems.add("recipients", `must name at most ${MAX_RECIPIENTS}`);
  const wrong = recipients.find((one) => !isRecipient(one));
  if (wrong !== undefined) {
    const shown = wrong.length > 50 ? `${wrong.slice(0, 50)}…` : wrong;
    problems.add("recipients", `must be e-mail addresses or groups such as group:staff: ${shown} is neither`);
  }
  return [...new Set(recipients)];
}

const isRecipient = (text: string): boolean =>
  text.startsWith(GROUP)
    ? text.length > GROUP.length && text.length <= GROUP.length + MAX_GROUP_CHARACTERS && !/\p{C}/u.test(text)
    : isAddress(text);
