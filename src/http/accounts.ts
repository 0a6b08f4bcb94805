// What this service's own pages ask in a person's name: signing in and out, the first run, the account
// and its tokens, lists of pushes, and administration. JSON in, JSON out. Whatever changes something
// must come from the same origin; whatever tells something needs the session cookie, which browsers
// send with requests of the same site only. None of this is part of the API v2.

import { Elysia } from "elysia";

import { AppError } from "../base/errors.ts";
import type { Accounts } from "../domain/accounts.ts";
import type { Administration } from "../domain/administration.ts";
import type { Pushes } from "../domain/pushes.ts";
import type { Sessions, SignedIn } from "../domain/sessions.ts";
import type { ApiToken, User } from "../model/account.ts";
import { viewsRemaining } from "../model/push.ts";
import { readFields } from "./body.ts";
import type { Bodies } from "./body_bytes.ts";
import { clientInfoOf } from "./identity.ts";
import type { BrowserSessions, SignedInUser } from "./browser_sessions.ts";
import { Form, idOf, refuseFile } from "./form.ts";
import { readPage, toAuditEntry, toListedPush } from "./schemas.ts";
import { contextOf } from "./request_context.ts";

export interface SettingShown {
  option: string;
  value: string;
  origin: string;
}

export interface AccountRoutesOptions {
  accounts: Accounts;
  sessions: Sessions;
  browserSessions: BrowserSessions;
  pushes: Pushes;
  administration: Administration;
  bodies: Bodies;
  baseUrl: string | null;
  applicationVersion: string;
  /** Secrets already hidden. */
  settings: readonly SettingShown[];
}

const MAX_BODY_BYTES = 64 * 1024;
const hidden = { parse: "none", detail: { hide: true } } as const;

export const accountRoutes = (options: AccountRoutesOptions) => {
  const { accounts, sessions, browserSessions, pushes, administration, bodies } = options;
  const base = (request: Request): string => options.baseUrl ?? contextOf(request).origin;

  const checkOrigin = (request: Request): void => {
    if (browserSessions.isSameOrigin(request)) return;
    throw new AppError(
      "forbidden",
      `This must come from the service's own pages: open them at ${browserSessions.base(request)}.`,
    );
  };
  const read = async (request: Request): Promise<Form> => {
    checkOrigin(request);
    return new Form(await readFields(bodies.open(request), MAX_BODY_BYTES, refuseFile));
  };
  const person = async (request: Request): Promise<SignedInUser> => {
    // A request that changes nothing may leave Origin out; but no other site may ask.
    const site = request.headers.get("sec-fetch-site");
    if (request.method !== "GET" || (site !== null && site !== "none")) checkOrigin(request);
    const found = await browserSessions.signedInUser(request);
    if (!found) throw new AppError("unauthorized", "Sign in first.");
    return found;
  };
  const administrator = async (request: Request): Promise<SignedInUser> => {
    const found = await person(request);
    if (!found.user.admin) throw new AppError("forbidden", "Only administrators may do this.");
    return found;
  };
  // A body may take its time, and meanwhile whoever sends it may lose the session or the rights: asked before, so
  // that strangers' bodies are not read, and again when it is there.
  const readFrom = async (who: typeof person, request: Request): Promise<SignedInUser & { form: Form }> => {
    await who(request);
    const form = await read(request);
    return { ...(await who(request)), form };
  };
  const begin = (request: Request, signedIn: SignedIn): Response =>
    json({ user: toUser(signedIn.user) }, browserSessions.cookiesFor(request, signedIn));
  const linkOf = (request: Request, code: string): string => `${browserSessions.base(request)}/users/reset#${code}`;

  return new Elysia({ name: "accounts" })
    .post(
      "/session",
      async ({ request }) => {
        const form = await read(request);
        const attempt = browserSessions.attemptOf(request);
        return begin(request, await sessions.signIn(form.texts("email", "password"), attempt));
      },
      hidden,
    )
    .delete(
      "/session",
      async ({ request }) => {
        checkOrigin(request);
        const sessionId = browserSessions.sessionIdOf(request);
        if (sessionId !== null) await sessions.signOut(sessionId);
        return json({}, [browserSessions.ended(request)]);
      },
      hidden,
    )
    .post(
      "/session/setup",
      async ({ request }) => {
        const form = await read(request);
        const attempt = browserSessions.attemptOf(request);
        return begin(request, await sessions.setUp(form.texts("code", "email", "password"), attempt));
      },
      hidden,
    )
    .post(
      "/session/sign_up",
      async ({ request }) => {
        const form = await read(request);
        return begin(
          request,
          await sessions.signUp(form.texts("email", "password"), browserSessions.attemptOf(request)),
        );
      },
      hidden,
    )
    .post(
      "/session/reset",
      async ({ request }) => {
        const form = await read(request);
        const attempt = browserSessions.attemptOf(request);
        return begin(request, await sessions.usePasswordLink(form.texts("code", "password"), attempt));
      },
      hidden,
    )
    .post(
      "/account/password",
      async ({ request }) => {
        const { user, sessionId, form } = await readFrom(person, request);
        // Whoever does not ask to keep the tokens may not know of them all.
        const keepTokens = form.flag("revoke_tokens") === false;
        const change = { ...form.texts("current", "next"), sessionId, keepTokens };
        return { tokens_revoked: await sessions.changePassword(user, change) };
      },
      hidden,
    )
    .get(
      "/account/tokens",
      async ({ request }) => (await accounts.tokensOf((await person(request)).user.id)).map(toToken),
      hidden,
    )
    .post(
      "/account/tokens",
      async ({ request }) => {
        const { user, form } = await readFrom(person, request);
        const { name } = form.texts("name");
        const { token, record } = await accounts.createToken({ email: user.email, name });
        contextOf(request).status = 201;
        return { token, ...toToken(record) };
      },
      hidden,
    )
    .delete(
      "/account/tokens/:id",
      async ({ request, params }) => {
        await accounts.revokeTokenOf((await person(request)).user.id, idOf(params.id));
        return {};
      },
      hidden,
    )
    .get(
      "/admin/data/pushes",
      async ({ request }) => {
        const { user } = await person(request);
        const query = new URL(request.url).searchParams;
        const state = query.get("state") === "expired" ? "expired" : "active";
        const found = await pushes.search(state, user.id, query.get("q") ?? "", readPage(query));
        return { pushes: found.pushes.map((push) => toListedPush(push, base(request))), more: found.more };
      },
      hidden,
    )
    .get(
      "/admin/data/pushes/:token/audit",
      async ({ request, params }) => {
        const { user } = await person(request);
        const entries = await pushes.auditLog(params.token, user.id, readPage(new URL(request.url).searchParams));
        return { logs: entries.map(toAuditEntry) };
      },
      hidden,
    )
    .get(
      "/admin/data/all",
      async ({ request }) => {
        await administrator(request);
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
      },
      hidden,
    )
    .post(
      "/admin/data/end",
      async ({ request }) => {
        const { form } = await readFrom(administrator, request);
        const client = clientInfoOf(request);
        const id = form.number("id");
        if (id !== null) await administration.expire({ id }, client);
        else await administration.expire({ urlToken: tokenIn(form.texts("link").link) }, client);
        return {};
      },
      hidden,
    )
    .get(
      "/admin/data/users",
      async ({ request }) => {
        await administrator(request);
        return (await accounts.listUsers()).map(toUser);
      },
      hidden,
    )
    .post(
      "/admin/data/users",
      async ({ request }) => {
        const { form } = await readFrom(administrator, request);
        const added = await sessions.addUser({ ...form.texts("email"), admin: form.flag("admin") ?? false });
        contextOf(request).status = 201;
        return { user: toUser(added.user), link: linkOf(request, added.code) };
      },
      hidden,
    )
    .post(
      "/admin/data/users/:id",
      async ({ request, params }) => {
        const { user, form } = await readFrom(administrator, request);
        const id = idOf(params.id);
        const [admin, disabled] = [form.flag("admin"), form.flag("disabled")];
        if (id === user.id && (disabled === true || admin === false)) {
          throw new AppError("conflict", "You cannot take away your own rights. Ask another administrator.");
        }
        const rights = { ...(admin === null ? {} : { admin }), ...(disabled === null ? {} : { disabled }) };
        return toUser(await accounts.changeRights(id, rights));
      },
      hidden,
    )
    .post(
      "/admin/data/users/:id/reset",
      async ({ request, params }) => {
        await readFrom(administrator, request);
        const { code, expiresAtMs } = await sessions.createPasswordLink(idOf(params.id));
        return { link: linkOf(request, code), expires_at: new Date(expiresAtMs).toISOString() };
      },
      hidden,
    )
    .get(
      "/admin/data/users/:id/tokens",
      async ({ request, params }) => {
        await administrator(request);
        return (await accounts.tokensOf(idOf(params.id))).map(toToken);
      },
      hidden,
    )
    .delete(
      "/admin/data/users/:id/tokens/:tokenId",
      async ({ request, params }) => {
        await administrator(request);
        await accounts.revokeTokenOf(idOf(params.id), idOf(params.tokenId));
        return {};
      },
      hidden,
    )
    .get(
      "/admin/data/server",
      async ({ request }) => {
        await administrator(request);
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
      },
      hidden,
    );
};

/** The url_token in a link, or the text itself where it is one. */
function tokenIn(text: string): string {
  return /(?:^|\/p\/)([0-9A-Za-z]{16,64})(?:[/?#.]|$)/.exec(text.trim())?.[1] ?? "";
}

function json(value: unknown, cookies: string[]): Response {
  const headers = new Headers({
    "content-type": "application/json; charset=utf-8",
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
  });
  for (const cookie of cookies) headers.append("set-cookie", cookie);
  return new Response(JSON.stringify(value), { headers });
}

const toUser = ({ id, email, admin, disabled, createdAtMs }: User) => ({
  id,
  email,
  admin,
  disabled,
  created_at: new Date(createdAtMs).toISOString(),
});

const toToken = ({ id, name, prefix, createdAtMs, lastUsedAtMs }: ApiToken) => ({
  id,
  name,
  prefix,
  created_at: new Date(createdAtMs).toISOString(),
  last_used_at: lastUsedAtMs === null ? null : new Date(lastUsedAtMs).toISOString(),
});
