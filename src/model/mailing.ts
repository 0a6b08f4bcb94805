// Mails that inform people of a push: who gets one, in which language, and with what outcome. The field errors and the
// statuses are Password Pusher's.

import { isAddress } from "../base/mailbox.ts";

export const MAX_RECIPIENTS = 5;

/** A request for mails. */
export interface MailOrder {
  /** Addresses between commas, as given. */
  recipients: string;
  /** Null: the server chooses. */
  locale: string | null;
}

export const MAILING_STATUSES = ["pending", "processing", "completed", "partially_failed", "fully_failed"] as const;
export type MailingStatus = (typeof MAILING_STATUSES)[number];

/** The outcome of an order so far. */
export interface MailOutcome {
  status: MailingStatus;
  /** Why somebody has not received it, as a sentence; null if nothing failed. */
  error: string | null;
  /** The addresses that have received it. */
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

/** What is wrong with a list of recipients; each completes a sentence that begins with its field. */
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

/** A language, perhaps with a country: "de", "pt-BR". */
export const isLocale = (text: string): boolean => /^[A-Za-z]{2,3}(?:[-_][A-Za-z]{2,4})?$/.test(text);
