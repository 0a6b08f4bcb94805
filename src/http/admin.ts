// /admin/data: what the administrator's page asks for: all pushes, users, and the server itself.
// The whole group admits administrators only.

import { Elysia } from "elysia";

import { AppError } from "../base/errors.ts";
import type { Accounts } from "../domain/accounts.ts";
import type { Administration } from "../domain/administration.ts";
import type { Sessions } from "../domain/sessions.ts";
import { viewsRemaining } from "../model/push.ts";
import { toToken, toUser } from "./account_json.ts";
import type { Bodies } from "./body_bytes.ts";
import type { BrowserSessions } from "./browser_sessions.ts";
import { idOf } from "./form.ts";
import { clientInfoOf } from "./identity.ts";
import { PageRequests } from "./page_requests.ts";
import { contextOf } from "./request_context.ts";

export interface SettingShown {
  option: string;
  value: string;
  origin: string;
}

export interface AdminRoutesOptions {
  accounts: Accounts;
  sessions: Sessions;
  browserSessions: BrowserSessions;
  administration: Administration;
  bodies: Bodies;
  applicationVersion: string;
  /** Secrets already hidden. */
  settings: readonly SettingShown[];
}

const unparsed = { parse: "none" } as const;

export const adminRoutes = (options: AdminRoutesOptions) => {
  const { accounts, sessions, administration, browserSessions } = options;
  const requests = new PageRequests(options);
  const linkOf = (request: Request, code: string): string => `${browserSessions.base(request)}/users/reset#${code}`;

  return new Elysia({ name: "admin" })
    .guard({ detail: { hide: true } })
    .resolve(async ({ request }) => ({ administrator: await requests.admitAdministrator(request) }))
    .get("/admin/data/all", async ({ request }) => {
      const before = new URL(request.url).searchParams.get("before");
      const overview = await administration.overview(before === null ? null : idOf(before));
      return overview.map(({ record, ownerEmail, expired }) => ({
        id: record.id,
        owner: ownerEmail,
        kind: record.kind,
        expired,
        views_remaining: viewsRemaining(record),
        created_at: new Date(record.createdAtMs).toISOString(),
        expires_at: new Date(record.expiresAtMs).toISOString(),
      }));
    })
    .post(
      "/admin/data/end",
      async ({ request, administrator }) => {
        const { form } = await administrator.readForm();
        const client = clientInfoOf(request);
        const id = form.number("id");
        if (id !== null) await administration.expire({ id }, client);
        else await administration.expire({ urlToken: tokenIn(form.texts("link").link) }, client);
        return {};
      },
      unparsed,
    )
    .get("/admin/data/users", async () => (await accounts.listUsers()).map(toUser))
    .post(
      "/admin/data/users",
      async ({ request, administrator }) => {
        const { form } = await administrator.readForm();
        const added = await sessions.addUser({ ...form.texts("email"), admin: form.flag("admin") ?? false });
        contextOf(request).status = 201;
        return { user: toUser(added.user), link: linkOf(request, added.code) };
      },
      unparsed,
    )
    .post(
      "/admin/data/users/:id",
      async ({ administrator, params }) => {
        const { user, form } = await administrator.readForm();
        const id = idOf(params.id);
        const [admin, disabled] = [form.flag("admin"), form.flag("disabled")];
        if (id === user.id && (disabled === true || admin === false)) {
          throw new AppError("conflict", "You cannot take away your own rights. Ask another administrator.");
        }
        const rights = { ...(admin === null ? {} : { admin }), ...(disabled === null ? {} : { disabled }) };
        return toUser(await accounts.changeRights(id, rights));
      },
      unparsed,
    )
    .post(
      "/admin/data/users/:id/reset",
      async ({ request, administrator, params }) => {
        await administrator.readForm();
        const { code, expiresAtMs } = await sessions.createPasswordLink(idOf(params.id));
        return { link: linkOf(request, code), expires_at: new Date(expiresAtMs).toISOString() };
      },
      unparsed,
    )
    .get("/admin/data/users/:id/tokens", async ({ params }) => (await accounts.tokensOf(idOf(params.id))).map(toToken))
    .delete("/admin/data/users/:id/tokens/:tokenId", async ({ params }) => {
      await accounts.revokeTokenOf(idOf(params.id), idOf(params.tokenId));
      return {};
    })
    .get("/admin/data/server", async () => {
      const usage = await administration.usage();
      return {
        version: options.applicationVersion,
        settings: options.settings,
        storage: {
          pushes: usage.pushes,
          active_pushes: usage.activePushes,
          database_bytes: usage.databaseBytes,
          file_bytes: usage.fileBytes,
          free_bytes: usage.freeBytes,
          disk_bytes: usage.diskBytes,
        },
      };
    });
};

/** The url_token in a link, or the text itself where it is one. */
function tokenIn(text: string): string {
  return /(?:^|\/p\/)([0-9A-Za-z]{16,64})(?:[/?#.]|$)/.exec(text.trim())?.[1] ?? "";
}
