// /session/second_factor: the second step of a sign-in; /session/passkey: signing in with a passkey alone. None of
// these routes needs a session, and none gives one without a proof.

import { Elysia } from "elysia";

import type { Passkeys } from "../../domain/second_factors/passkeys.ts";
import type { SecondSteps } from "../../domain/second_factors/steps.ts";
import type { Bodies } from "../bodies/body_bytes.ts";
import type { BrowserSessions } from "../sessions/browser_sessions.ts";
import { PageRequests } from "../sessions/page_requests.ts";
import { sessionAnswer } from "../sessions/session_answer.ts";

export interface SecondStepRoutesOptions {
  secondSteps: SecondSteps;
  passkeys: Passkeys;
  browserSessions: BrowserSessions;
  bodies: Bodies;
  branding: { title: string };
}

const unparsed = { parse: "none" } as const;

export const secondStepRoutes = (options: SecondStepRoutesOptions) => {
  const { secondSteps, passkeys, browserSessions, branding } = options;
  const requests = new PageRequests(options);

  return new Elysia({ name: "second steps" })
    .guard({ detail: { hide: true } })
    .resolve(({ request }) => {
      requests.checkOrigin(request);
      return {
        attempt: browserSessions.attemptOf(request),
        site: browserSessions.siteOf(request, branding.title),
        pending: browserSessions.noteOf(request, "pending"),
      };
    })
    .post(
      "/session/second_factor",
      async ({ request, attempt, site, pending }) => {
        const form = await requests.readForm(request);
        const signedIn = form.has("response")
          ? await secondSteps.byPasskey(pending, form.texts("ticket", "response"), site, attempt)
          : await secondSteps.byCode(pending, form.texts("code").code, attempt);
        return sessionAnswer(request, signedIn, options);
      },
      unparsed,
    )
    .post(
      "/session/second_factor/passkey",
      async ({ request, site, pending }) => {
        await requests.readForm(request);
        return secondSteps.askPasskey(pending, site);
      },
      unparsed,
    )
    .post(
      "/session/passkey/begin",
      async ({ request, site }) => {
        await requests.readForm(request);
        return passkeys.ask(null, site);
      },
      unparsed,
    )
    .post(
      "/session/passkey",
      async ({ request, attempt, site }) => {
        const form = await requests.readForm(request);
        const signedIn = await secondSteps.signInByPasskey(form.texts("ticket", "response"), site, attempt);
        return sessionAnswer(request, signedIn, options);
      },
      unparsed,
    );
};
