// /session/second_factor: the second step of a sign-in; /session/passkey: signing in with a passkey alone. None of these routes needs a
// session, and none begins one without a proof.

import { Elysia } from "elysia";

import type { PartOptions } from "../../http/pages/part.ts";
import { SameOriginRequests } from "../../http/sessions/same_origin.ts";
import { sessionAnswer } from "../../http/sessions/session_answer.ts";
import type { Parts } from "./parts.ts";

const unparsed = { parse: "none" } as const;

export const signInRoutes = ({ steps, passkeys }: Parts, options: PartOptions) => {
  const { browserSessions, branding } = options;
  const answers = { browserSessions, factors: steps };
  const sameOrigin = new SameOriginRequests(options);

  return new Elysia({ name: "second steps" })
    .guard({ detail: { hide: true } })
    .resolve(({ request }) => {
      sameOrigin.checkOrigin(request);
      return {
        attempt: browserSessions.attemptOf(request),
        site: browserSessions.siteOf(request, branding.title),
        pending: browserSessions.noteOf(request, "pending"),
      };
    })
    .post(
      "/session/second_factor",
      async ({ request, attempt, site, pending }) => {
        const form = await sameOrigin.readForm(request);
        const signedIn = form.has("response")
          ? await steps.byPasskey(pending, form.texts("ticket", "response"), site, attempt)
          : await steps.byCode(pending, form.texts("code").code, attempt);
        return sessionAnswer(request, signedIn, answers);
      },
      unparsed,
    )
    .post(
      "/session/second_factor/passkey",
      async ({ request, site, pending }) => {
        await sameOrigin.readForm(request);
        return steps.askPasskey(pending, site);
      },
      unparsed,
    )
    .post(
      "/session/passkey/begin",
      async ({ request, site }) => {
        await sameOrigin.readForm(request);
        return passkeys.ask(null, site);
      },
      unparsed,
    )
    .post(
      "/session/passkey",
      async ({ request, attempt, site }) => {
        const form = await sameOrigin.readForm(request);
        const signedIn = await steps.signInByPasskey(form.texts("ticket", "response"), site, attempt);
        return sessionAnswer(request, signedIn, answers);
      },
      unparsed,
    );
};
