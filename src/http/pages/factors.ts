// The pages of second factors: a user's own, and the second step of signing in.

import { Elysia } from "elysia";

import type { SecondSteps } from "../../domain/second_factors/steps.ts";
import type { FactorKinds } from "../../model/second_factor.ts";
import type { BrowserSessions, SignedInUser } from "../sessions/browser_sessions.ts";
import { shown, textsFor } from "./language.ts";
import type { Layout, Page } from "./layout.ts";
import { redirect } from "./redirect.ts";

export interface FactorPagesOptions {
  browserSessions: BrowserSessions;
  secondSteps: SecondSteps;
}

export const factorPages = (layout: Layout, { browserSessions, secondSteps }: FactorPagesOptions) =>
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
        const halfway = await secondSteps.halfway(browserSessions.noteOf(request, "pending"));
        if (!halfway) return redirect("/users/sign_in");
        return layout.render(request, null, secondStepPageFor(request, halfway.user.email, halfway.kinds));
      }),
    );

function factorsPageFor(request: Request, { user, limited }: SignedInUser): Page {
  return {
    template: "factors",
    title: textsFor(request).factors.title,
    script: "factors",
    live: "factorsLive",
    settings: {},
    modules: ["passkeys", "qr"],
    values: { email: user.email, limited },
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
      email,
      passkey,
      codeLabel: code ? texts.code : texts.recoveryCode,
      codeHint: code ? texts.codeHint : texts.recoveryHint,
    },
  };
}
