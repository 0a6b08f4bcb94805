// /session: signing in and out, the first run, sign-up, and one-time links for a new password.

import { Elysia } from "elysia";

import type { ProviderSignIns } from "../domain/provider_sign_ins.ts";
import type { SecondSteps } from "../domain/second_factors/steps.ts";
import type { Elsewhere, Sessions, SignInOutcome } from "../domain/sessions.ts";
import type { Bodies } from "./body_bytes.ts";
import type { BrowserSessions } from "./browser_sessions.ts";
import { PageRequests } from "./page_requests.ts";
import { jsonWithCookies as json, sessionAnswer } from "./session_answer.ts";

export interface SessionRoutesOptions {
  sessions: Sessions;
  /** The company's directory; null where there is none. */
  elsewhere: Elsewhere | null;
  secondSteps: SecondSteps;
  browserSessions: BrowserSessions;
  bodies: Bodies;
  /** Null where nobody signs in at a provider. */
  providerSignIns: Pick<ProviderSignIns, "goodbye"> | null;
}

const unparsed = { parse: "none" } as const;

export const sessionRoutes = (options: SessionRoutesOptions) => {
  const { sessions, browserSessions, elsewhere } = options;
  const requests = new PageRequests(options);
  const begin = (request: Request, outcome: SignInOutcome): Response => sessionAnswer(request, outcome, options);

  return new Elysia({ name: "session" })
    .guard({ detail: { hide: true } })
    .resolve(({ request }) => {
      requests.checkOrigin(request);
      return { attempt: browserSessions.attemptOf(request) };
    })
    .post(
      "/session",
      async ({ request, attempt }) => {
        const form = await requests.readForm(request);
        return begin(request, await sessions.signIn(form.texts("email", "password"), attempt, elsewhere));
      },
      unparsed,
    )
    .delete("/session", async ({ request, attempt }) => {
      const sessionId = browserSessions.sessionIdOf(request);
      const hint = sessionId === null ? null : await sessions.signOut(sessionId, attempt);
      const there = hint && (options.providerSignIns?.goodbye(hint) ?? null);
      return json(there === null ? {} : { goes_on_to: there }, [browserSessions.ended(request)]);
    })
    .post(
      "/session/setup",
      async ({ request, attempt }) => {
        const form = await requests.readForm(request);
        return begin(request, await sessions.setUp(form.texts("code", "email", "password"), attempt));
      },
      unparsed,
    )
    .post(
      "/session/sign_up",
      async ({ request, attempt }) => {
        const form = await requests.readForm(request);
        return begin(request, await sessions.signUp(form.texts("email", "password"), attempt));
      },
      unparsed,
    )
    .post(
      "/session/reset/account",
      async ({ request, attempt }) => {
        const form = await requests.readForm(request);
        const { email, invited } = await sessions.findPasswordLink(form.texts("code"), attempt);
        return json({ email, invited }, []);
      },
      unparsed,
    )
    .post(
      "/session/reset",
      async ({ request, attempt }) => {
        const form = await requests.readForm(request);
        return begin(request, await sessions.usePasswordLink(form.texts("code", "password"), attempt));
      },
      unparsed,
    );
};
