// The answer to a sign-in: the session's cookies or, if a second step follows, the note about the first step.

import type { FactorsOfUsers } from "../../domain/sign_in/pending.ts";
import type { SignInOutcome } from "../../domain/sign_in/sessions.ts";
import { toUser } from "../contract/account_json.ts";
import type { BrowserSessions } from "./browser_sessions.ts";
import { JSON_HEADERS } from "../headers.ts";

export interface SessionAnswers {
  browserSessions: BrowserSessions;
  /** Null if users have no second factors here. */
  factors: Pick<FactorsOfUsers, "confirmation"> | null;
}

export function sessionAnswer(
  request: Request,
  outcome: SignInOutcome,
  { browserSessions, factors }: SessionAnswers,
): Response {
  const cookies = browserSessions.cookiesFor(request, outcome);
  if ("pending" in outcome) return jsonWithCookies({ second_factor: outcome.kinds }, cookies);
  // A user who is about to set up a second factor has just proved who they are.
  if (outcome.limited && factors) {
    cookies.push(browserSessions.noteCookie(request, "confirmed", factors.confirmation(outcome.sessionId)));
  }
  return jsonWithCookies({ user: toUser(outcome.user) }, cookies);
}

export function jsonWithCookies(value: unknown, cookies: string[]): Response {
  const headers = new Headers(JSON_HEADERS);
  for (const cookie of cookies) headers.append("set-cookie", cookie);
  return new Response(JSON.stringify(value), { headers });
}
