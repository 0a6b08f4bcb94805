// The reasons to refuse a person whom the company's sign-in has sent here. Each has a sentence on the sign-in page.

import { AppError } from "../../base/errors.ts";
import type { Identity } from "../../model/account.ts";

export const REFUSALS = [
  // Decisions of this server.
  "not-allowed",
  "no-account",
  "address-taken",
  "other-account",
  "not-set-up",
  "disabled",
  // Faults in the answer of the company's sign-in.
  "no-email",
  "bad-email",
  "no-groups",
  "too-many-groups",
  "bad-token",
  "clock",
  "other-issuer",
  "unreachable",
  "provider-error",
  "client-refused",
  "cancelled",
  // Faults in the browser's request.
  "begin-again",
] as const;

export type RefusalReason = (typeof REFUSALS)[number];

type Known = Pick<Identity, "issuer" | "subject">;

export class SignInRefused extends AppError {
  readonly why: RefusalReason;
  /** The person who was refused, if that is certain. */
  readonly who: Known | null;

  /** @param message the exact reason, for the log, without secrets */
  constructor(
    why: RefusalReason,
    message: string,
    { cause, who = null }: { cause?: unknown; who?: Known | null } = {},
  ) {
    super(why === "unreachable" ? "busy" : "forbidden", message, cause === undefined ? {} : { cause });
    this.why = why;
    this.who = who;
  }
}
