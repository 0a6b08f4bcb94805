// /admin/data/invitations withdraws invitations; /admin/data/users/…/end ends the accounts of people who leave. For
// administrators only.

import { Elysia } from "elysia";

import { AppError } from "../../base/errors.ts";
import type { Invitations } from "../../domain/sign_in/invitations.ts";
import type { Offboarding } from "../../domain/accounts/offboarding.ts";
import type { Bodies } from "../bodies/body_bytes.ts";
import type { BrowserSessions } from "../sessions/browser_sessions.ts";
import { idOf, UNPARSED } from "../bodies/form.ts";
import type { Acts } from "../pages/acts.ts";
import { USERS_PATH } from "../pages/users_list.ts";
import { actorOf } from "../sessions/identity.ts";
import { SameOriginRequests } from "../sessions/same_origin.ts";

export interface OffboardingRoutesOptions {
  invitations: Invitations;
  offboarding: Offboarding;
  browserSessions: BrowserSessions;
  bodies: Bodies;
  acts: Acts;
}

export const offboardingRoutes = (options: OffboardingRoutesOptions) => {
  const { invitations, offboarding } = options;
  const sameOrigin = new SameOriginRequests(options);

  return new Elysia({ name: "invitations and offboarding" })
    .guard({ detail: { hide: true } })
    .resolve(async ({ request }) => ({ administrator: await sameOrigin.admitAdministrator(request) }))
    .post(
      "/admin/data/invitations/:id/withdraw",
      ({ request, administrator, params }) =>
        options.acts.answer(request, administrator, USERS_PATH, async (_given, { texts, words }) => {
          const { email } = await invitations.withdraw(idOf(params.id), actorOf(request, administrator));
          return { said: words.say(texts.adminLive.withdrawn, { email }) };
        }),
      UNPARSED,
    )
    .post(
      "/admin/data/users/:id/end",
      async ({ request, administrator, params }) => {
        const { user, form } = await administrator.readForm();
        const id = idOf(params.id);
        if (id === user.id)
          throw new AppError("conflict", "You cannot end your own account. Ask another administrator.");
        return offboarding.end(id, { pushes: form.flag("pushes") ?? false }, actorOf(request, administrator));
      },
      UNPARSED,
    );
};
