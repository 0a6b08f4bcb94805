// The administrators' log: all of it at /admin/data/log, for auditors and administrators; each user's own sign-ins at
// /account/sign_ins.

import { Elysia } from "elysia";

import { normalEmail } from "../../base/mailbox.ts";
import type { AdminEntry, AdminLog } from "../../domain/admin_log.ts";
import type { Bodies } from "../bodies/body_bytes.ts";
import type { BrowserSessions } from "../sessions/browser_sessions.ts";
import { idOf } from "../bodies/form.ts";
import { SameOriginRequests } from "../sessions/same_origin.ts";

export interface AdminLogRoutesOptions {
  adminLog: AdminLog;
  browserSessions: BrowserSessions;
  bodies: Bodies;
}

export const adminLogRoutes = (options: AdminLogRoutesOptions) => {
  const { adminLog } = options;
  const sameOrigin = new SameOriginRequests(options);

  return new Elysia({ name: "administrators' log" })
    .guard({ detail: { hide: true } })
    .get("/admin/data/log", async ({ request }) => {
      await sameOrigin.admitAuditor(request);
      const query = new URL(request.url).searchParams;
      const before = query.get("before");
      const person = normalEmail(query.get("person") ?? "");
      const filter = { person: person || undefined, kind: query.get("kind") || undefined };
      const { entries, next } = await adminLog.page(filter, before === null ? null : idOf(before));
      return { entries: entries.map(toEntry), next };
    })
    .get("/account/sign_ins", async ({ request }) => {
      const { user } = await sameOrigin.admitSignedIn(request);
      return { entries: (await adminLog.historyOf(user.id)).map(toEntry) };
    });
};

const toEntry = ({ id, kind, actor, userEmail, client, atMs, detail }: AdminEntry) => ({
  id,
  kind,
  by: actor,
  about: userEmail,
  ip: client.ip,
  user_agent: client.userAgent,
  at: new Date(atMs).toISOString(),
  detail,
});
