// Mails that notify people of a push: the recipients, the language and the outcome. The field errors and the statuses are Password Pusher's.

import { isAddress } from "./mailbox.ts";

export const MAX_RECIPIENTS = 5;

/** A request for mails. */
export interface MailOrder {
  /** Addresses separated by commas, as given. */
  recipients: string;
  /** Null: the server chooses. */
  locale: string | null;
}

export const MAILING_STATUSES = ["pending", "processing", "completed", "partially_failed", "fully_failed"] as const;
export type MailingStatus = (typeof MAILING_STATUSES)[number];

/** The outcome of an order so far. */
export interface MailOutcome {
  status: MailingStatus;
  /** Why a recipient has not received the mail, as a sentence; null if nothing failed. */
  error: string | null;
  /** The addresses to which the mail was sent. */
  sent: readonly string[];
}

export interface Mailing extends MailOrder, MailOutcome {
  id: number;
  pushId: number;
  /** The number of its entry in the audit log of the push. */
  seq: number;
  /** When its outcome last changed; null if nothing was tried yet. */
  proceededAtMs: number | null;
}

export const recipientsIn = (text: string): string[] => text.split(",").map((address) => address.trim());

/** The problems of a list of recipients. Each completes a sentence that begins with the name of the field. */
export function recipientProblems(text: string): string[] {
  const all = recipientsIn(text);
  const named = all.filter((address) => address !== "");
  const problems: string[] = [];
  if (named.length < all.length) problems.push("has commas used in the wrong way");
  if (new Set(named.map((address) => address.toLowerCase())).size < named.length) {
    problems.push("contains duplicate emails");
  }
  if (all.length > MAX_RECIPIENTS) problems.push(`contains more than ${MAX_RECIPIENTS} email(s)`);
  if (!named.every(isAddress)) problems.push("contains invalid email(s)");
  return problems;
}

/** A language, perhaps with its script and country: "de", "pt-BR", "zh-Hant-TW". */
export const isLocale = (text: string): boolean => /^[A-Za-z]{2,3}(?:[-_][A-Za-z0-9]{2,8}){0,3}$/.test(text);

/** How much of a notification is read. Mail servers send a few kilobytes. */
export const MAX_NOTIFICATION_BYTES = 256 * 1024;

/** A mail that came back to this server. */
export interface ReturnedMail {
  recipient: string;
  /** Why, as in RFC 3463: "5.1.1". */
  status: string;
}

/** Why a mail came back, as far as people can do something about it. */
export const RETURN_REASONS = [
  "no_mailbox",
  "no_domain",
  "closed",
  "full",
  "too_large",
  "unreachable",
  "policy",
  "refused",
] as const;
export type ReturnReason = (typeof RETURN_REASONS)[number];

/** By the second and third numbers of the status; "1." stands for all others that begin with 1. */
const REASONS: Readonly<Record<string, ReturnReason>> = {
  "1.2": "no_domain",
  "1.7": "refused",
  "1.8": "refused",
  "1.": "no_mailbox",
  "2.2": "full",
  "2.3": "too_large",
  "2.": "closed",
  "3.1": "full",
  "3.4": "too_large",
  "4.4": "no_domain",
  "4.": "unreachable",
  "7.": "policy",
};

export function returnReason(status: string): ReturnReason {
  const [, subject = "", detail = ""] = status.split(".");
  return REASONS[`${subject}.${detail}`] ?? REASONS[`${subject}.`] ?? "refused";
}

const RETURNED = /^returned:(\d+)\.(\d+):([\d.]+)$/;

// No browser sends such a referrer, so this column of the log can name the mail. The address is only in the mailing, and is deleted with it.
export const signOfReturn = (seq: number, place: number, status = ""): string => `returned:${seq}.${place}:${status}`;

/** The mail that an entry of the kind `mail_returned` is about. */
export function returnedIn(referrer: string, mailings: ReadonlyMap<number, Mailing>): ReturnedMail | null {
  const [, seq, place, status = ""] = RETURNED.exec(referrer) ?? [];
  const mailing = mailings.get(Number(seq));
  const recipient = mailing && recipientsIn(mailing.recipients)[Number(place)];
  return recipient === undefined ? null : { recipient, status };
}
