// The pages of second factors: a user's own factors, and the second step of a sign-in.

import { Elysia } from "elysia";

import type { FactorKinds } from "../../model/second_factor.ts";
import type { SignedInUser } from "../../http/sessions/browser_sessions.ts";
import { shown, textsFor } from "../../http/pages/language.ts";
import { filled } from "../../http/pages/sender_note.ts";
import type { Layout, Page } from "../../http/pages/layout.ts";
import { contextOf } from "../../http/request_context.ts";
import { redirect } from "../../http/pages/redirect.ts";
import type { PagesPart, PartOptions } from "../../http/pages/part.ts";
import { accountRoutes } from "./account_routes.ts";
import type { Parts } from "./parts.ts";
import { signInRoutes } from "./sign_in_routes.ts";

export const pagesPart = (parts: Parts): PagesPart => ({
  routes: (layout, options) =>
    new Elysia({ name: "second factors of people" })
      .use(signInRoutes(parts, options))
      .use(accountRoutes(parts, options))
      .use(factorPages(layout, parts, options)),
});

const factorPages = (layout: Layout, { steps }: Parts, { browserSessions }: PartOptions) =>
  new Elysia({ name: "pages of second factors" })
    .guard({ detail: { hide: true } })
    .get(
      "/users/factors",
      shown(async (request) => {
        const person = await browserSessions.signedInOrLimited(request);
        if (!person) return redirect("/users/sign_in");
        // A person who must set up a second factor has nowhere else to go yet.
        return layout.render(request, person.limited ? null : person, factorsPageFor(request, person));
      }),
    )
    .get(
      "/users/second_step",
      shown(async (request) => {
        const halfway = await steps.halfway(browserSessions.noteOf(request, "pending"));
        if (!halfway) return redirect("/users/sign_in");
        return layout.render(request, null, secondStepPageFor(request, halfway.user.email, halfway.kinds));
      }),
    );

function factorsPageFor(request: Request, { user, limited }: SignedInUser): Page {
  return {
    template: "factors",
    title: textsFor(request).factors.title,
    script: "factors",
    live: ["factorsLive", "listLive", "agentLive"],
    settings: {},
    modules: ["passkeys", "qr"],
    // Where the address has no name, browsers allow no passkeys: these come after what can be used.
    values: { email: user.email, limited, named: !/^(\[|[\d.]+$)/.test(new URL(contextOf(request).origin).hostname) },
  };
}

function secondStepPageFor(request: Request, email: string, { code, passkey }: FactorKinds): Page {
  const texts = textsFor(request).secondStep;
  return {
    template: "second_step",
    title: texts.title,
    script: "second_step",
    live: "secondStepLive",
    takes: ["answers"],
    settings: {},
    modules: ["passkeys"],
    values: {
      account: filled(textsFor(request).signIn.resetAccount, "email", email),
      passkey,
      codeLabel: code ? texts.code : texts.recoveryCode,
      codeHint: code ? texts.codeHint : texts.recoveryHint,
    },
  };
}
