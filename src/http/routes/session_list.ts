// /account/sessions ends a signed-in user's sessions; /admin/data/users/…/sessions ends any user's, for administrators.
// A session is named by its public id, and only together with its user.

import { Elysia } from "elysia";

import type { Accounts } from "../../domain/accounts/accounts.ts";
import type { SessionList } from "../../domain/sign_in/session_list.ts";
import type { Bodies } from "../bodies/body_bytes.ts";
import type { BrowserSessions } from "../sessions/browser_sessions.ts";
import { idOf, UNPARSED } from "../bodies/form.ts";
import type { Acts } from "../pages/acts.ts";
import { ACCOUNT_PATH } from "../pages/user_pages.ts";
import { userPage } from "../pages/users_list.ts";
import { actorOf } from "../sessions/identity.ts";
import { SameOriginRequests } from "../sessions/same_origin.ts";

export interface SessionListOptions {
  accounts: Accounts;
  sessionList: SessionList;
  browserSessions: BrowserSessions;
  bodies: Bodies;
  acts: Acts;
}

export const sessionListRoutes = (options: SessionListOptions) => {
  const { accounts, sessionList, acts } = options;
  const sameOrigin = new SameOriginRequests(options);

  const own = new Elysia({ name: "own sessions" })
    .guard({ detail: { hide: true } })
    .resolve(async ({ request }) => ({ signedIn: await sameOrigin.admitSignedIn(request) }))
    .post(
      "/account/sessions/end_others",
      ({ request, signedIn }) =>
        acts.answer(request, signedIn, ACCOUNT_PATH, async ({ user, sessionId }, { texts, words }) => {
          const ended = await sessionList.endOthers(user, sessionId, actorOf(request, signedIn));
          return { ended, said: words.say(texts.sessionsLive.othersEnded, { n: ended }) };
        }),
      UNPARSED,
    )
    .post(
      "/account/sessions/:session/end",
      ({ request, signedIn, params }) =>
        acts.answer(request, signedIn, ACCOUNT_PATH, async ({ user }, { texts }) => {
          await sessionList.end(user, params.session, actorOf(request, signedIn));
          return { said: texts.sessionsLive.sessionEnded };
        }),
      UNPARSED,
    );

  const anybodys = new Elysia({ name: "sessions of users" })
    .guard({ detail: { hide: true } })
    .resolve(async ({ request }) => ({ administrator: await sameOrigin.admitAdministrator(request) }))
    .post(
      "/admin/data/users/:id/sessions/end",
      ({ request, administrator, params }) =>
        acts.answer(request, administrator, userPage(idOf(params.id)), async (_given, { texts, words }) => {
          const user = await accounts.userById(idOf(params.id));
          const by = actorOf(request, administrator);
          const ended = await sessionList.endOthers(user, administrator.sessionId, by);
          return { ended, said: words.say(texts.adminLive.sessionsEnded, { email: user.email }) };
        }),
      UNPARSED,
    )
    .post(
      "/admin/data/users/:id/sessions/:session/end",
      ({ request, administrator, params }) =>
        acts.answer(request, administrator, userPage(idOf(params.id)), async (_given, { texts }) => {
          const user = await accounts.userById(idOf(params.id));
          await sessionList.end(user, params.session, actorOf(request, administrator));
          return { said: texts.sessionsLive.sessionEnded };
        }),
      UNPARSED,
    );

  return new Elysia({ name: "lists of sessions" }).use(own).use(anybodys);
};
