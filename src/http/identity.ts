// Who is calling: the user behind an API token, or nobody. A token that is sent but not valid is
// refused everywhere; where anonymous access is off, so is a request without one.

import { bearer } from "@elysiajs/bearer";
import { Elysia } from "elysia";

import { AppError } from "../base/errors.ts";
import type { Accounts } from "../domain/accounts.ts";
import type { Caller } from "../domain/pushes.ts";
import { visitOf } from "./visit.ts";

const MAX_HEADER_CHARACTERS = 255;

/** Gives the handlers of the instance that uses it their `caller`. */
export const identity = (deps: { accounts: Accounts; allowAnonymous: boolean }) =>
  new Elysia({ name: "identity" })
    .use(bearer())
    .derive({ as: "scoped" }, async function deriveCaller({ bearer, headers, request }): Promise<{ caller: Caller }> {
      const token = tokenOf(headers.authorization, bearer, headers["x-user-token"]);
      const user = token === null ? null : await deps.accounts.userOfToken(token);
      if (token !== null && !user) throw new AppError("unauthorized", "The API token is not valid.");
      if (!user && !deps.allowAnonymous) {
        throw new AppError("unauthorized", "This server needs an API token: send Authorization: Bearer TOKEN.");
      }
      return {
        caller: {
          userId: user?.id ?? null,
          visitor: {
            ip: visitOf(request).address,
            userAgent: cut(headers["user-agent"]),
            referrer: cut(headers.referer),
          },
        },
      };
    });

/** The user of a caller who must be one. @throws AppError `unauthorized` */
export function userIdOf(caller: Caller): number {
  if (caller.userId === null) {
    throw new AppError("unauthorized", "This needs an API token: send Authorization: Bearer TOKEN.");
  }
  return caller.userId;
}

// `bearer` is the plugin's reading of the header; it also looks at the query, where a token has no
// business, so it counts only where the header is there. Other schemes (a proxy's Basic) are no tokens.
function tokenOf(authorization: string | undefined, bearer: string | undefined, userToken: string | undefined) {
  if (authorization !== undefined) {
    const [scheme = "", rest] = authorization.trim().split(/\s+(.*)/s);
    if (rest === undefined) return scheme;
    if (scheme === "Bearer" && bearer !== undefined) return bearer.trim();
    if (scheme.toLowerCase() === "bearer") return rest;
  }
  return userToken === undefined || userToken === "" ? null : userToken;
}

const cut = (header: string | undefined): string => (header ?? "").slice(0, MAX_HEADER_CHARACTERS);
