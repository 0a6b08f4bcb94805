// Identifies the caller: the user of an API token, the user who is signed in on this service's own pages, or an anonymous
// client. An invalid token is refused; a limited one is refused wherever its limits do not allow the request.
// If anonymous access is off, a request with neither a token nor a session is refused too. A session counts only if the
// browser confirms that the request comes from the same origin.

import { bearer } from "@elysiajs/bearer";
import { Elysia } from "elysia";

import { AppError } from "../../base/errors.ts";
import type { Accounts } from "../../domain/accounts/accounts.ts";
import type { Caller } from "../../domain/pushes/pushes.ts";
import type { Actor } from "../../domain/events/admin_changes.ts";
import { roleOf, seesAll, type User } from "../../model/account.ts";
import { isBound, NO_LIMITS, type Scope, type TokenUse } from "../../model/token.ts";
import { type BrowserSessions, SESSION_USER_HEADER } from "./browser_sessions.ts";
import { clientInfoOf, contextOf } from "../request_context.ts";
import { languageFor } from "../language.ts";

export { clientInfoOf } from "../request_context.ts";

export interface IdentityOptions {
  accounts: Accounts;
  /** null: sessions never count here. */
  browserSessions: BrowserSessions | null;
  allowAnonymous: boolean;
  routeScopes: RouteScopes;
}

type Identified = { caller: Caller; user: User | null };

/** Gives the handlers of the Elysia instance that uses it their `caller`, and the caller's `user`. */
export const identity = (deps: IdentityOptions) =>
  // Elysia treats two instances with the same name as one.
  new Elysia({ name: `identity ${deps.browserSessions !== null} ${deps.allowAnonymous}` })
    // If a single hook names the headers or the query, as the plugin for bearer tokens does, Elysia reads all of them
    // for every request. So the routes that most callers use without a token avoid the plugin.
    .derive({ as: "scoped" }, function deriveCaller({ request, route }): Promise<Identified> {
      return identify(deps, request, route, tokenOf(request.headers));
    });

/** Like `identity`, for routes that are for programs with a token: sessions never count. */
export const identityByToken = (deps: IdentityOptions) =>
  new Elysia({ name: `identity by token ${deps.allowAnonymous}` })
    .use(bearer())
    .derive({ as: "scoped" }, function deriveHolder({ bearer, request, route }): Promise<Identified> {
      return identify({ ...deps, browserSessions: null }, request, route, tokenOf(request.headers, bearer));
    });

async function identify(
  deps: IdentityOptions,
  request: Request,
  route: string,
  token: string | null,
): Promise<Identified> {
  const context = contextOf(request);
  context.isForApi = true;
  if (token !== null && context.forRecipients) {
    throw new AppError("forbidden", "This address serves recipients only: repeat the request without an API token.");
  }
  const { headers } = request;
  const use = token === null ? null : deps.routeScopes.useOf(request.method, route, context.address);
  const used = token === null || use === null ? null : await deps.accounts.useToken(token, use);
  const bound = used !== null && use !== null && used.limits !== NO_LIMITS && isBound(used.limits, use);
  const lookup = bound ? deps.routeScopes.lookupIn(request, route) : null;
  if (lookup) await deps.accounts.expectMadeBy(used?.tokenId ?? 0, lookup);
  const user =
    used === null
      ? // Most callers send neither, so no session is looked up for them.
        headers.get("cookie") === null && headers.get(SESSION_USER_HEADER) === null
        ? null
        : ((await deps.browserSessions?.senderOf(request))?.user ?? null)
      : used.user;
  if (!user && !deps.allowAnonymous) {
    throw new AppError("unauthorized", "This server needs an API token: send Authorization: Bearer TOKEN.");
  }
  const client = clientInfoOf(request);
  const caller = {
    userId: user?.id ?? null,
    role: user && roleOf(user),
    client,
    request,
    tokenId: used?.tokenId,
    bound,
  };
  return { caller, user };
}

/** The person who changes something on this service's own pages. */
export const actorOf = (request: Request, { user }: { user: User }): Actor => ({
  name: user.email,
  client: clientInfoOf(request),
  language: languageFor(request),
});

/** The caller's user. @throws AppError `unauthorized` if the caller is anonymous */
export function userIdOf(caller: Caller): number {
  if (caller.userId === null) throw tokenNeeded();
  return caller.userId;
}

/** @throws AppError `unauthorized`, `forbidden` if the caller is neither auditor nor administrator */
export function expectAuditor(user: User | null): void {
  if (!user) throw tokenNeeded();
  if (!seesAll(user)) throw new AppError("forbidden", "Only auditors and administrators may do this.");
}

/** @throws AppError `unauthorized`, `forbidden` */
export function expectAdministrator(user: User | null): User {
  if (!user) throw tokenNeeded();
  if (!user.admin) throw new AppError("forbidden", "Only administrators may do this.");
  return user;
}

export const tokenNeeded = (): AppError =>
  new AppError("unauthorized", "This needs an API token: send Authorization: Bearer TOKEN.");

// Some clients send the token without a scheme. Credentials of another scheme, such as a proxy's Basic, are not tokens.
// The plugin also reads tokens from the query, so its result counts only if the header is there.
function tokenOf(headers: Headers, found?: string): string | null {
  const authorization = headers.get("authorization");
  if (authorization) {
    const [scheme = "", rest] = authorization.trim().split(/\s+(.*)/s);
    if (rest === undefined) return scheme;
    if (scheme === "Bearer" && found !== undefined) return found.trim();
    if (scheme.toLowerCase() === "bearer") return rest;
  }
  return headers.get("x-user-token") || null;
}

/** For a route's options. @param scopes a token must have all of them */
export const needing = (...scopes: Scope[]): { detail: object } => ({ detail: { hide: true, needs: scopes } });

interface DeclaredRoute {
  method: string;
  path: string;
  hooks: { detail?: object | undefined };
}

/**
 * Which scopes of an API token a route needs. Each route that looks at tokens declares them, by `reference` or, if the
 * API reference does not show the route, by `needing`. A route that declares nothing is closed to tokens with scopes.
 */
export class RouteScopes {
  readonly #needs = new Map<string, ReadonlyMap<string, Partial<TokenUse>>>();

  constructor(private readonly lookupOf: (urlToken: string) => Uint8Array) {}

  /** Reads what all routes declare. */
  learn(routes: readonly DeclaredRoute[]): void {
    for (const { method, path, hooks } of routes) {
      const declared = (hooks.detail ?? {}) as Partial<TokenUse>;
      if (declared.needs) this.#needs.set(path, new Map([...(this.#needs.get(path) ?? []), [method, declared]]));
    }
  }

  useOf(method: string, path: string, address: string): TokenUse {
    const { needs = null, own } = this.#needs.get(path)?.get(method === "HEAD" ? "GET" : method) ?? {};
    return { address, needs, own };
  }

  /** The value by which the store finds the push or request in the path; null if the route has none. */
  lookupIn(request: Request, route: string): Uint8Array | null {
    const at = route.split("/").indexOf(":token");
    return at === -1 ? null : this.lookupOf(new URL(request.url).pathname.split("/")[at] ?? "");
  }
}
