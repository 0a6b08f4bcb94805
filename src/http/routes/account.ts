// /account, for a signed-in user's own pages: the password, API tokens and preferences. Every route concerns only the
// signed-in user.

import { Elysia } from "elysia";

import { AppError } from "../../base/errors.ts";
import { DAY_MS } from "../../base/clock.ts";
import type { Accounts } from "../../domain/accounts/accounts.ts";
import type { PasswordSignIns } from "../../domain/sign_in/passwords.ts";
import { networksIn } from "../../model/networks.ts";
import type { LimitsDraft } from "../../model/token.ts";
import type { Bodies } from "../bodies/body_bytes.ts";
import type { BrowserSessions } from "../sessions/browser_sessions.ts";
import type { Acts } from "../pages/acts.ts";
import { ACCOUNT_PATH } from "../pages/user_pages.ts";
import { type Form, idOf, UNPARSED } from "../bodies/form.ts";
import { actorOf } from "../sessions/identity.ts";
import { SameOriginRequests } from "../sessions/same_origin.ts";
import { contextOf } from "../request_context.ts";
import { jsonWithCookies } from "../sessions/session_answer.ts";

export interface AccountRoutesOptions {
  accounts: Accounts;
  passwordSignIns: PasswordSignIns;
  browserSessions: BrowserSessions;
  bodies: Bodies;
  acts: Acts;
}

export const accountRoutes = (options: AccountRoutesOptions) => {
  const { accounts, passwordSignIns } = options;
  const sameOrigin = new SameOriginRequests(options);

  return new Elysia({ name: "account" })
    .guard({ detail: { hide: true } })
    .resolve(async ({ request }) => ({ signedIn: await sameOrigin.admitSignedIn(request) }))
    .post(
      "/account/password",
      async ({ request, signedIn }) => {
        const { user, sessionId, form } = await signedIn.readForm();
        // Tokens end unless the user asks to keep them: they may include tokens that the user does not know of.
        const keepTokens = form.flag("revoke_tokens") === false;
        const change = { ...form.texts("current", "next"), sessionId, keepTokens };
        const attempt = options.browserSessions.attemptOf(request);
        const { tokensEnded, device } = await passwordSignIns.change(user, change, attempt);
        return jsonWithCookies({ tokens_revoked: tokensEnded }, [
          options.browserSessions.deviceCookie(request, device),
        ]);
      },
      UNPARSED,
    )
    .post(
      "/account/tokens",
      async ({ request, signedIn }) => {
        const { user, form } = await signedIn.readForm();
        const { name } = form.texts("name");
        const draft = { email: user.email, name, ...limitsIn(form) };
        const { token, record } = await accounts.createToken(draft, actorOf(request, signedIn));
        contextOf(request).status = 201;
        return { token, id: record.id };
      },
      UNPARSED,
    )
    .post(
      "/account/tokens/:id/revoke",
      ({ request, signedIn, params }) =>
        options.acts.answer(request, signedIn, ACCOUNT_PATH, async ({ user }, { texts }) => {
          await accounts.revokeTokenOf(user.id, idOf(params.id), actorOf(request, signedIn));
          return { said: texts.accountLive.revoked };
        }),
      UNPARSED,
    )
    .post(
      "/account/looked",
      async ({ signedIn }) => {
        const { user, form } = await signedIn.readForm();
        const atMs = Date.parse(form.texts("at").at);
        if (Number.isNaN(atMs)) throw new AppError("malformed", "The field at must be a time.");
        await accounts.looked(user.id, atMs);
        return {};
      },
      UNPARSED,
    )
    .post(
      "/account/preferences",
      async ({ signedIn }) => {
        const { user, form } = await signedIn.readForm();
        const notifyMe = form.flag("notify_me");
        if (notifyMe === null) throw new AppError("malformed", "The field notify_me must be true or false.");
        await accounts.setPreferences(user.id, { notifyMe });
        return { notify_me: notifyMe };
      },
      UNPARSED,
    );
};

/** The limits of a new token; a limit that is missing does not apply. @throws AppError `malformed` */
function limitsIn(form: Form): LimitsDraft {
  const days = form.number("expires_in_days");
  return {
    scopes: form.has("scopes") ? form.lists("scopes").scopes : null,
    networks: form.has("networks") ? networksIn(form.texts("networks").networks) : null,
    lifetimeMs: days === null ? null : days * DAY_MS,
  };
}
