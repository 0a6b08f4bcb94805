// /account/sessions: a signed-in user's sessions, and ending them. /admin/data/users/…/sessions: the same for
// administrators, for any user. A session is named by its public id, and only together with its user.

import { Elysia } from "elysia";

import type { Accounts } from "../../domain/accounts/accounts.ts";
import { type ListedSession, publicIdFor, type SessionList } from "../../domain/sign_in/session_list.ts";
import type { Bodies } from "../bodies/body_bytes.ts";
import type { BrowserSessions } from "../sessions/browser_sessions.ts";
import { idOf } from "../bodies/form.ts";
import { actorOf } from "../sessions/identity.ts";
import { SameOriginRequests } from "../sessions/same_origin.ts";

export interface SessionListOptions {
  accounts: Accounts;
  sessionList: SessionList;
  browserSessions: BrowserSessions;
  bodies: Bodies;
}

const unparsed = { parse: "none" } as const;

export const sessionListRoutes = (options: SessionListOptions) => {
  const { accounts, sessionList } = options;
  const sameOrigin = new SameOriginRequests(options);

  const own = new Elysia({ name: "own sessions" })
    .guard({ detail: { hide: true } })
    .resolve(async ({ request }) => ({ signedIn: await sameOrigin.admitSignedIn(request) }))
    .get("/account/sessions", async ({ signedIn: { user, sessionId } }) =>
      (await sessionList.of(user.id)).map(toListed(sessionId)),
    )
    .post(
      "/account/sessions/end_others",
      async ({ request, signedIn }) => {
        const { user, sessionId } = await signedIn.readForm();
        return { ended: await sessionList.endOthers(user, sessionId, actorOf(request, signedIn)) };
      },
      unparsed,
    )
    .delete("/account/sessions/:session", async ({ request, signedIn, params }) => {
      await sessionList.end(signedIn.user, params.session, actorOf(request, signedIn));
      return {};
    });

  const anybodys = new Elysia({ name: "sessions of users" })
    .guard({ detail: { hide: true } })
    .resolve(async ({ request }) => ({ administrator: await sameOrigin.admitAdministrator(request) }))
    .get("/admin/data/users/:id/sessions", async ({ administrator, params }) =>
      (await sessionList.of(idOf(params.id))).map(toListed(administrator.sessionId)),
    )
    .delete("/admin/data/users/:id/sessions", async ({ request, administrator, params }) => {
      const user = await accounts.userById(idOf(params.id));
      const by = actorOf(request, administrator);
      return { ended: await sessionList.endOthers(user, administrator.sessionId, by) };
    })
    .delete("/admin/data/users/:id/sessions/:session", async ({ request, administrator, params }) => {
      const user = await accounts.userById(idOf(params.id));
      await sessionList.end(user, params.session, actorOf(request, administrator));
      return {};
    });

  return new Elysia({ name: "lists of sessions" }).use(own).use(anybodys);
};

const toListed = (sessionId: string) => {
  const current = publicIdFor(sessionId);
  return ({ id, how, strong, ip, userAgent, createdAtMs, lastUsedAtMs }: ListedSession) => ({
    id,
    how,
    strong,
    ip,
    user_agent: userAgent,
    created_at: new Date(createdAtMs).toISOString(),
    last_used_at: new Date(lastUsedAtMs).toISOString(),
    current: id === current,
  });
};
