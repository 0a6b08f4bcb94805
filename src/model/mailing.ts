// Mails that tell people of a push: who gets one, in which language, and what became of it. The field errors and the
// statuses are Password Pusher's.

export const MAX_RECIPIENTS = 5;
const MAX_ADDRESS_CHARACTERS = 254;

/** What somebody asks for. */
export interface MailOrder {
  /** Addresses between commas, as they were given. */
  recipients: string;
  /** Null: the server's own choice. */
  locale: string | null;
}

export const MAILING_STATUSES = ["pending", "processing", "completed", "partially_failed", "fully_failed"] as const;
export type MailingStatus = (typeof MAILING_STATUSES)[number];

/** What became of an order so far. */
export interface MailOutcome {
  status: MailingStatus;
  /** Why somebody has not got it, as a sentence; null where nothing failed. */
  error: string | null;
  /** Who has got it. */
  sent: readonly string[];
}

export interface Mailing extends MailOrder, MailOutcome {
  id: number;
  pushId: number;
  /** The number of its entry in the audit log of the push. */
  seq: number;
  /** When its outcome last changed; null where nothing was tried yet. */
  proceededAtMs: number | null;
}

export const recipientsIn = (text: string): string[] => text.split(",").map((address) => address.trim());

// Without quotes, comments, brackets and white space, so that an address is never more than that in a header.
const LOCAL = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const DOMAIN =
  /^(?=.{1,190}$)[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?(?:\.[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?)*$/u;

/** Whether mail can go to this text and nowhere else. */
export function isAddress(text: string): boolean {
  const at = text.lastIndexOf("@");
  return text.length <= MAX_ADDRESS_CHARACTERS && LOCAL.test(text.slice(0, at)) && DOMAIN.test(text.slice(at + 1));
}

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

/** A language, perhaps of a country: "de", "pt-BR". */
export const isLocale = (text: string): boolean => /^[A-Za-z]{2,3}(?:[-_][A-Za-z]{2,4})?$/.test(text);
