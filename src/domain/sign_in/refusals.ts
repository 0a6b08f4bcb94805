// Why somebody whom a company's sign-in has sent here may not come in. Each reason has a sentence on the sign-in page.

import { AppError } from "../../base/errors.ts";
import type { Identity } from "../../model/account.ts";

export const REFUSALS = [
  // What this server decides.
  "not-allowed",
  "no-account",
  "address-taken",
  "other-account",
  "not-set-up",
  "disabled",
  // What the company's sign-in tells, or does not.
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
  // What the browser brings along.
  "begin-again",
] as const;

export type RefusalReason = (typeof REFUSALS)[number];

/** How somebody is known at the company's sign-in. */
type Known = Pick<Identity, "issuer" | "subject">;

export class SignInRefused extends AppError {
  readonly why: RefusalReason;
  /** Who was refused, where that is certain. */
  readonly who: Known | null;

  /** @param message what the log says more exactly; it holds no secret */
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
