// /session: signing in and out, signing in again in the middle of a task, the first run, sign-up, and one-time links
// for a new password.

import { Elysia } from "elysia";

import type { SignUps } from "../../domain/sign_in/sign_ups.ts";
import type { PasswordLinks } from "../../domain/sign_in/password_links.ts";
import type { PasswordDirectory, PasswordSignIns } from "../../domain/sign_in/passwords.ts";
import type { Sessions, SignInOutcome } from "../../domain/sign_in/sessions.ts";
import type { Bodies } from "../bodies/body_bytes.ts";
import { UNPARSED } from "../bodies/form.ts";
import type { BrowserSessions } from "../sessions/browser_sessions.ts";
import type { PersonCheck } from "../pages/part.ts";
import type { Provider } from "../pages/request_sender.ts";
import { standingOf } from "../pages/sign_in_again.ts";
import { SameOriginRequests } from "../sessions/same_origin.ts";
import { contextOf } from "../request_context.ts";
import { jsonWithCookies as json, sessionAnswer, type SessionAnswers } from "../sessions/session_answer.ts";

export interface SessionRoutesOptions {
  sessions: Sessions;
  passwordSignIns: PasswordSignIns;
  signUps: SignUps;
  passwordLinks: PasswordLinks;
  /** The company's directory; null if there is none. */
  directory: PasswordDirectory | null;
  factors: SessionAnswers["factors"];
  browserSessions: BrowserSessions;
  bodies: Bodies;
  /** Null if no provider is configured. */
  provider: Provider | null;
  personCheck: PersonCheck;
}

/**
 * Makes the browser forget what this person left in it: drafts, terms and a signature that the form keeps, and pages
 * that going back would show. Cookies stay: clearing them would remove the mark by which this device is known, and the
 * cookies of other sites below this domain. A page that keeps something under a passkey removes everything else itself.
 */
function withoutTraces(request: Request, response: Response): Response {
  const keeps = new URL(request.url).searchParams.get("keeps") === "passkey";
  response.headers.set("clear-site-data", keeps ? '"cache"' : '"cache", "storage"');
  return response;
}

export const sessionRoutes = (options: SessionRoutesOptions) => {
  const { sessions, passwordSignIns, signUps, passwordLinks, browserSessions, directory, personCheck } = options;
  const sameOrigin = new SameOriginRequests(options);
  const begin = (request: Request, outcome: SignInOutcome): Response => sessionAnswer(request, outcome, options);

  return new Elysia({ name: "session" })
    .guard({ detail: { hide: true } })
    .resolve(({ request }) => {
      sameOrigin.checkOrigin(request);
      return { attempt: browserSessions.attemptOf(request) };
    })
    .post(
      "/session",
      async ({ request, attempt }) => {
        const form = await sameOrigin.readForm(request);
        return begin(request, await passwordSignIns.signIn(form.texts("email", "password"), attempt, directory));
      },
      UNPARSED,
    )
    .post(
      "/session/again",
      async ({ request }) => {
        await sameOrigin.readForm(request);
        const found = await browserSessions.signedInOrLimited(request);
        const ways = {
          signUp: false,
          local: passwordSignIns.localSignIn,
          directory: directory !== null,
          provider: options.provider?.label ?? null,
        };
        return standingOf(request, found, ways);
      },
      UNPARSED,
    )
    .delete("/session", async ({ request, attempt }) => {
      // Even if something fails, the next user of the browser must be neither signed in nor recognised.
      contextOf(request).cookies = browserSessions.ended(request);
      const sessionId = browserSessions.sessionIdOf(request);
      const hint = sessionId === null ? null : await sessions.signOut(sessionId, attempt);
      const there = hint && (options.provider?.goodbye(hint) ?? null);
      return withoutTraces(request, json(there === null ? {} : { goes_on_to: there }, []));
    })
    .post(
      "/session/setup",
      async ({ request, attempt }) => {
        const form = await sameOrigin.readForm(request);
        return begin(request, await signUps.setUp(form.texts("code", "email", "password"), attempt));
      },
      UNPARSED,
    )
    .post(
      "/session/sign_up",
      async ({ request, attempt }) => {
        const form = await sameOrigin.readForm(request);
        return begin(request, await signUps.signUp(form.texts("email", "password"), attempt));
      },
      UNPARSED,
    )
    .post(
      "/session/reset/account",
      async ({ request, attempt }) => {
        const form = await sameOrigin.readForm(request);
        const { email, invited } = await passwordLinks.find(form.texts("code"), attempt);
        return json({ email, invited }, []);
      },
      UNPARSED,
    )
    .post(
      "/session/reset",
      async ({ request, attempt }) => {
        const form = await sameOrigin.readForm(request);
        const given = form.texts("code", "password");
        // A link for a new password needs no other proof, and this act uses it up.
        const act = { request, link: given.code, push: null, fields: form.fields, label: "", handsOn: null };
        return (await personCheck.keepsOut(act)) ?? begin(request, await passwordLinks.use(given, attempt));
      },
      UNPARSED,
    );
};
