// What comes with a new push besides itself, and how mail for a push is ordered.

import type { MailOrder } from "../model/mailing.ts";
import type { Caller } from "./caller.ts";

export interface Sending {
  /** The sender's, worked out only if somebody asks. */
  language: () => string;
  mail: MailOrder | null;
  admit?: (() => Promise<void>) | null;
}

export const NO_MAIL: Sending = { language: () => "en", mail: null };

/** What a server that sends mail offers to those who make pushes. */
export interface MailOrders {
  /** Admits a user who orders mail for a push of their own. @throws AppError `not-found`, `forbidden`, `rate-limited` */
  admit(urlToken: string, userId: number): Promise<void>;
  /** @throws AppError `not-found`, `forbidden`, `invalid` if the push has expired, `rate-limited` */
  order(urlToken: string, userId: number, caller: Caller, order: MailOrder): Promise<void>;
  /** Counts the mails of an order. @throws AppError `rate-limited` if they are too many */
  count(userId: number, order: MailOrder): Promise<void>;
}
