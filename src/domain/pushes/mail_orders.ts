// What the mail capability offers the rest of the program: ordering mail for an existing push, and codes.

import type { Noun } from "../../model/push.ts";
import type { MailOrder } from "../../model/mailing.ts";
import type { Caller } from "../callers/caller.ts";
import type { MailWithPush } from "./new_pushes.ts";

/** A code that proves an address (recipient_code.ts). */
export interface CodeLetter {
  /** The code, in groups of letters. */
  code: string;
  /** The name that the sender gives themselves; null if none. */
  sender: string | null;
  minutes: number;
  /** What the code opens. */
  opens: Noun;
}

/** Whether the mail server accepted a mail; "never" if it never will. `status` is the server's answer, such as 550; "" for none. */
export type CodeOutcome = { outcome: "sent" } | { outcome: "not now" | "never"; status: string; reason: string };

/** Mails a code without delay. Never throws. */
export type SendCode = (to: string, language: string, letter: CodeLetter) => Promise<CodeOutcome>;

/** How users order mail, on a server that sends mail. */
export interface MailOrders {
  /** Admits a user who orders mail for their own push. @throws AppError `not-found`, `forbidden`, `rate-limited` */
  admit(urlToken: string, userId: number): Promise<void>;
  /** @throws AppError `not-found`, `forbidden`, `invalid` if the push has expired, `rate-limited` */
  order(urlToken: string, userId: number, caller: Caller, order: MailWithPush): Promise<void>;
  /** Counts the mails of an order. @throws AppError `rate-limited` if there are too many */
  count(userId: number, order: MailOrder): Promise<void>;
}
