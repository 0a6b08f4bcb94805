// The recipients of a push, and people whom a company's sign-in has recognised.

import type { ClientInfo } from "./audit.ts";
import { normalEmail, isAddress } from "./mailbox.ts";
import type { Problems } from "../base/errors.ts";
import type { RecipientDomains } from "./recipient_domains.ts";
import { type Group, isGroupName, isIn, readsAsDn, type Source, SOURCES, sourceOf } from "./group.ts";

export const MAX_RECIPIENTS = 50;
/** oidc:group:NAME, ldap:group:NAME, or group:NAME. The case of the part before the name does not matter. */
const GROUP = new RegExp(`^(?:(${SOURCES.join("|")}):)?group:(.*)$`, "is");

/** A person whom a company's sign-in has recognised. */
export interface Addressee {
  /** The sign-in that recognised them. */
  issuer: string;
  subject: string;
  /** In lower case; null if none is confirmed. */
  email: string | null;
  groups: readonly Group[];
}

/** The sign-ins whose groups a recipient may name. */
export interface GroupSources {
  /** The company's sign-ins that the settings name. */
  sources: readonly Source[];
  /** The sign-in that the sender's account comes from; null if there is none, or more than one. */
  own: Source | null;
}

/** How recipients can prove who they are. */
export interface Addressable extends GroupSources, RecipientDomains {
  /** Whether codes can be mailed to any address. */
  codes: boolean;
  /** Whether every push must have recipients, no matter who creates it. */
  required?: boolean;
}

function groupIn(recipient: string): { source: Source | null; name: string } | null {
  const [whole, source, name = ""] = GROUP.exec(recipient) ?? [];
  return whole === undefined
    ? null
    : { source: (source?.toLowerCase() as Source | undefined) ?? null, name: name.trim() };
}

/** The number of people among the recipients; null if they include a group. */
export const peopleAmong = (recipients: readonly string[]): number | null =>
  recipients.some((one) => groupIn(one)) ? null : recipients.length;

/** @param sources the company's sign-ins that the settings name */
export function isAddressed(recipients: readonly string[], person: Addressee, sources: readonly Source[]): boolean {
  const theirs = groupsAmong(recipients, sourceOf(person), sources);
  return theirs.some((name) => isIn(person, name)) || (person.email !== null && recipients.includes(person.email));
}

/** One sign-in's groups among the recipients. A group that names no sign-in was stored before there could be two. */
export function groupsAmong(recipients: readonly string[], of: Source, sources: readonly Source[]): string[] {
  const only = sources.length === 1 ? sources[0] : undefined;
  return recipients.flatMap((one) => {
    const group = groupIn(one);
    return group && (group.source ?? only) === of ? [group.name] : [];
  });
}

/** The addresses among the recipients, in their order. */
export const addressesAmong = (recipients: readonly string[]): string[] => recipients.filter((one) => !groupIn(one));

/** Whether the sender names a group without saying which sign-in it belongs to. */
export const leavesSourceOpen = (given: Recipients): boolean =>
  entriesOf(given).some((one) => groupIn(one)?.source === null);

export const namesNobody = (given: Recipients): boolean => entriesOf(given).length === 0;

/** A text with commas, or a list. In a list, entries may contain commas, as distinguished names do. */
export type Recipients = string | readonly string[];

/** Reads addresses and groups. Each group is returned with its sign-in. */
export function recipientsIn(given: Recipients, { sources, own }: GroupSources, problems: Problems): string[] {
  const recipients = entriesOf(given);
  if (recipients.length > MAX_RECIPIENTS) {
    problems.add("recipients", `must be at most ${MAX_RECIPIENTS} addresses and groups`);
    return [];
  }
  const wrong = recipients.find((one) => !isRecipient(one));
  if (wrong !== undefined) {
    const hint = readsAsDn(wrong) ? ". Send a distinguished name as an entry of a JSON list" : "";
    problems.add(
      "recipients",
      `must be email addresses or groups such as group:staff: ${shortened(wrong)} is neither${hint}`,
    );
    return [];
  }
  const named = recipients.map((one) => {
    const group = groupIn(one);
    if (!group) return one;
    const source = group.source ?? (sources.length === 1 ? (sources[0] ?? null) : own);
    const problem = problemOf(one, source, group.name, sources);
    if (problem !== null && sources.length > 0) problems.add("recipients", problem);
    return source === null ? one : `${source}:group:${group.name}`;
  });
  return [...new Set(named)];
}

function problemOf(one: string, source: Source | null, name: string, sources: readonly Source[]): string | null {
  const short = shortened(name);
  if (source === null) {
    return `must say whose group ${short} is: oidc:group:${short} of the provider, or ldap:group:${short} of the directory`;
  }
  const has = sources.includes(source);
  return has ? null : `name a group of a sign-in that this server does not have: ${shortened(one)}`;
}

const entriesOf = (given: Recipients): string[] =>
  (typeof given === "string" ? given.split(/[,;،؛、，；\n]/) : given)
    .map((one) => one.trim())
    .filter((one) => one !== "")
    .map((one) => (groupIn(one) ? one : normalEmail(one)));

const shortened = (text: string): string => (text.length > 50 ? `${text.slice(0, 50)}…` : text);

function isRecipient(text: string): boolean {
  const group = groupIn(text);
  if (!group) return isAddress(text);
  return isGroupName(group.name);
}

const SIGN = "mailto:";

// Browsers send no referrer for a push, so this column of the log can name its reader. The hash chain covers it.
export const signOf = (somebody: Addressee | undefined): string =>
  somebody ? `${SIGN}${somebody.email ?? "unknown"}` : "";

const CONFIRMED = "confirmed:";

/** The text for a person who has only proved, by a code, that mail to this address reaches them. */
export const signOfConfirmed = (address: string): string => `${CONFIRMED}${address}`;

/** The text for a recipient to whom a code is mailed. @param about when the mail arrives, or why it does not */
export const signOfCode = (address: string, about: string): string => `${signOfConfirmed(address)} ${about}`.trimEnd();

const TOKEN = "token:";

/** The text for the API token with which a request was created. */
export const signOfToken = (name: string): string => `${TOKEN}${name}`;

/** The API token that an entry names. */
export const tokenIn = ({ referrer }: Pick<ClientInfo, "referrer">): string | null =>
  referrer.startsWith(TOKEN) ? referrer.slice(TOKEN.length) : null;

/** The address that the reader of an entry has proved by a code. */
export const confirmedIn = ({ referrer }: Pick<ClientInfo, "referrer">): string | null =>
  referrer.startsWith(CONFIRMED) ? (referrer.slice(CONFIRMED.length).split(" ")[0] ?? "") : null;

/** What an entry says about the mail with a code; null if it says nothing. */
export const aboutCodeIn = ({ referrer }: Pick<ClientInfo, "referrer">): string | null =>
  referrer.startsWith(CONFIRMED) ? (referrer.split(" ")[1] ?? null) : null;

/** The person whom a text from `signOf` or `signOfConfirmed` names, as fields of the API; empty if it names none. */
export const provedBy = (referrer: string): { identity?: string; confirmed_address?: string } => {
  const [identity, confirmed] = [identityIn({ referrer }), confirmedIn({ referrer })];
  return { ...(identity !== null && { identity }), ...(confirmed !== null && { confirmed_address: confirmed }) };
};

/** The reader that an entry in the log of an addressed push names. */
export const identityIn = ({ referrer }: Pick<ClientInfo, "referrer">): string | null =>
  referrer.startsWith(SIGN) ? referrer.slice(SIGN.length) : null;
