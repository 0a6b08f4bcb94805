// /admin/data: what the administrator's page asks for: users, the server itself, the end of a push. The list of all
// pushes is in oversight.ts.
// The whole group admits administrators only.

import { Elysia } from "elysia";

import { AppError } from "../base/errors.ts";
import type { Accounts } from "../domain/accounts.ts";
import type { Administration } from "../domain/administration.ts";
import type { FirstStepsList } from "../domain/first_steps.ts";
import type { Invitations } from "../domain/invitations.ts";
import type { Sessions } from "../domain/sessions.ts";
import { type Role, ROLES, rightsOf } from "../model/account.ts";
import { toToken, toUser } from "./account_json.ts";
import type { Bodies } from "./body_bytes.ts";
import type { BrowserSessions } from "./browser_sessions.ts";
import { toFirstSteps } from "./first_steps_json.ts";
import { idOf } from "./form.ts";
import { actorOf, clientInfoOf } from "./identity.ts";
import { PageRequests } from "./page_requests.ts";
import { languageFor } from "./pages/language.ts";
import { contextOf } from "./request_context.ts";

export interface SettingShown {
  option: string;
  value: string;
  preset: string | null;
  origin: string;
  group: string;
  doc: string;
}

export interface AdminRoutesOptions {
  accounts: Accounts;
  invitations: Invitations;
  sessions: Sessions;
  browserSessions: BrowserSessions;
  administration: Administration;
  firstSteps: FirstStepsList;
  bodies: Bodies;
  applicationVersion: string;
  /** Secrets already hidden. */
  settings: readonly SettingShown[];
  /** Sends somebody the link that sets their password; null where this server sends no mail. */
  invite: Invite | null;
}

/** @returns why it was not sent, as a sentence; null where it was */
export type Invite = (
  kind: "invited" | "reset",
  language: string,
  invitation: { email: string; link: string; expiresAtMs: number },
) => Promise<string | null>;

const unparsed = { parse: "none" } as const;

export const adminRoutes = (options: AdminRoutesOptions) => {
  const { accounts, invitations, sessions, administration, firstSteps, browserSessions } = options;
  const requests = new PageRequests(options);
  const { invite } = options;
  const linkOf = (request: Request, code: string): string => `${browserSessions.base(request)}/users/reset#${code}`;

  /** What becomes of a link: it is mailed, and then shown to nobody, or the administrator gets it. */
  async function handOver(
    request: Request,
    kind: "invited" | "reset",
    { email, code, expiresAtMs, byMail }: { email: string; code: string; expiresAtMs: number; byMail: boolean },
  ): Promise<object> {
    const link = linkOf(request, code);
    if (!byMail) return { link };
    if (!invite) throw new AppError("conflict", "This server sends no mail.");
    const failure = await invite(kind, languageFor(request), { email, link, expiresAtMs });
    return failure === null ? { mailed: true } : { mailed: false, failure };
  }

  return new Elysia({ name: "admin" })
    .guard({ detail: { hide: true } })
    .resolve(async ({ request }) => ({ administrator: await requests.admitAdministrator(request) }))
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
    .get("/admin/data/users", async () => {
      const counts = new Map((await administration.countsOfUsers()).map((count) => [count.userId, count]));
      const invited = new Set((await invitations.list()).map(({ user }) => user.id));
      return (await accounts.listUsers()).map((user) => {
        const { active = 0, expired = 0 } = counts.get(user.id) ?? {};
        const more = { active_pushes: active, expired_pushes: expired, invited: invited.has(user.id) };
        return Object.assign(toUser(user), more);
      });
    })
    .post(
      "/admin/data/users",
      async ({ request, administrator }) => {
        const { form } = await administrator.readForm();
        const byMail = form.flag("mail") ?? false;
        if (byMail && !invite) throw new AppError("conflict", "This server sends no mail.");
        const person = { ...form.texts("email"), admin: form.flag("admin") ?? false };
        const { user, ...invited } = await invitations.invite(person, actorOf(request, administrator));
        contextOf(request).status = 201;
        const { email } = user;
        return {
          user: toUser(user),
          ...(await handOver(request, "invited", { email, ...invited, byMail })),
          expires_at: new Date(invited.expiresAtMs).toISOString(),
        };
      },
      unparsed,
    )
    .post(
      "/admin/data/users/:id",
      async ({ request, administrator, params }) => {
        const { user, form } = await administrator.readForm();
        const id = idOf(params.id);
        const role = form.has("role") ? roleIn(form.texts("role").role) : null;
        const given = role && rightsOf(role);
        const [admin, disabled] = [given?.admin ?? form.flag("admin"), form.flag("disabled")];
        if (id === user.id && (disabled === true || admin === false)) {
          throw new AppError("conflict", "You cannot take away your own rights. Ask another administrator.");
        }
        const rights = { ...given, ...(admin === null ? {} : { admin }), ...(disabled === null ? {} : { disabled }) };
        return toUser(await accounts.changeRights(id, rights, actorOf(request, administrator)));
      },
      unparsed,
    )
    .post(
      "/admin/data/users/:id/reset",
      async ({ request, administrator, params }) => {
        const { form } = await administrator.readForm();
        const byMail = form.flag("mail") ?? false;
        if (byMail && !invite) throw new AppError("conflict", "This server sends no mail.");
        const { user, ...made } = await sessions.createPasswordLink(idOf(params.id), actorOf(request, administrator));
        const { email } = user;
        return {
          ...(await handOver(request, "reset", { email, ...made, byMail })),
          expires_at: new Date(made.expiresAtMs).toISOString(),
        };
      },
      unparsed,
    )
    .get("/admin/data/users/:id/tokens", async ({ params }) => (await accounts.tokensOf(idOf(params.id))).map(toToken))
    .delete("/admin/data/users/:id/tokens/:tokenId", async ({ request, administrator, params }) => {
      await accounts.revokeTokenOf(idOf(params.id), idOf(params.tokenId), actorOf(request, administrator));
      return {};
    })
    .get("/admin/data/server", async () => {
      const storage = await administration.storage();
      return {
        version: options.applicationVersion,
        settings: options.settings,
        storage: {
          pushes: storage.pushes,
          active_pushes: storage.activePushes,
          database_bytes: storage.databaseBytes,
          payload_bytes: storage.payloadBytes,
          file_bytes: storage.fileBytes,
          max_file_bytes: storage.maxFileBytes,
          free_bytes: storage.disk?.freeBytes ?? null,
          disk_bytes: storage.disk?.totalBytes ?? null,
          free_space_floor_bytes: storage.freeSpaceFloorBytes,
        },
      };
    })
    .get("/admin/data/first_steps", async ({ request }) =>
      toFirstSteps(await firstSteps.read(), contextOf(request).origin),
    )
    .post(
      "/admin/data/key_copy",
      async ({ administrator }) => {
        const { form } = await administrator.readForm();
        const exists = form.flag("exists");
        if (exists === null) throw new AppError("malformed", "The field exists must be true or false.");
        await firstSteps.tickKeyCopy(exists);
        return {};
      },
      unparsed,
    );
};

/** @throws AppError `malformed` */
function roleIn(text: string): Role {
  const role = ROLES.find((one) => one === text);
  if (!role) throw new AppError("malformed", `The field role must be one of ${ROLES.join(", ")}.`);
  return role;
}

/** The url_token in a link, or the text itself where it is one. */
function tokenIn(text: string): string {
  return /(?:^|\/p\/)([0-9A-Za-z]{16,64})(?:[/?#.]|$)/.exec(text.trim())?.[1] ?? "";
}
