// /account/pushes, for the page of a signed-in user's own pushes: a whole list as CSV, one push, deleting several pushes,
// and undoing that.

import { Elysia } from "elysia";

import { AppError, statusOf } from "../../base/errors.ts";
import { iso } from "../../base/clock.ts";
import type { Caller } from "../../domain/callers/caller.ts";
import { PAGE_SIZE } from "../../domain/pushes/own_pushes.ts";
import type { Pushes } from "../../domain/pushes/pushes.ts";
import { roleOf, type User } from "../../model/account.ts";
import { type Listed, viewsRemaining } from "../../model/push.ts";
import type { Bodies } from "../bodies/body_bytes.ts";
import { type Form, UNPARSED } from "../bodies/form.ts";
import { clientInfoOf, contextOf, queryOf } from "../request_context.ts";
import { csvResponse } from "../contract/csv.ts";
import { toOwnPush } from "../contract/own_push_json.ts";
import { textsFor } from "../pages/language.ts";
import { listingIn } from "../pages/own_pushes_list.ts";
import type { Scans } from "../scanners.ts";
import type { BrowserSessions } from "../sessions/browser_sessions.ts";
import { SameOriginRequests } from "../sessions/same_origin.ts";

export interface OwnPushRoutesOptions {
  browserSessions: BrowserSessions;
  pushes: Pushes;
  scans: Scans | null;
  bodies: Bodies;
  baseUrl: string | null;
}

export const ownPushRoutes = (options: OwnPushRoutesOptions) => {
  const { pushes } = options;
  const sameOrigin = new SameOriginRequests(options);
  const baseOf = (request: Request): string => options.baseUrl ?? contextOf(request).origin;

  return (
    new Elysia({ name: "own pushes" })
      .guard({ detail: { hide: true } })
      .resolve(async ({ request }) => ({ signedIn: await sameOrigin.admitSignedIn(request) }))
      .get("/account/pushes.csv", ({ request, signedIn }) => {
        const query = queryOf(request);
        const listing = listingIn(query, query.get("state") === "expired" ? "expired" : "active");
        const found = pushes.own.everyMatch(signedIn.user.id, listing, query.get("q") ?? "");
        return csvResponse("links", CSV_HEAD, found, csvRow);
      })
      // The answer lists the deleted pushes, for `restore`. It leaves out those that cannot be deleted, such as expired ones.
      .post(
        "/account/pushes/delete",
        async ({ request, signedIn }) => {
          const { user, form } = await signedIn.readForm();
          const by = callerOf(user, request);
          const ended = await forEach(form, async (urlToken) => ({
            urlToken,
            undoMs: (await pushes.deletions.deleteSoon(urlToken, by)).undoMs,
          }));
          const undoMs = ended.length === 0 ? 0 : Math.min(...ended.map((one) => one.undoMs));
          return { url_tokens: ended.map(({ urlToken }) => urlToken), seconds: Math.round(undoMs / 1_000) };
        },
        UNPARSED,
      )
      .post(
        "/account/pushes/restore",
        async ({ request, signedIn }) => {
          const { user, form } = await signedIn.readForm();
          const by = callerOf(user, request);
          const restore = async (token: string) => (await pushes.deletions.restore(token, by), token);
          return { url_tokens: await forEach(form, restore) };
        },
        UNPARSED,
      )
      // For the page of a new link, which keeps the link's state up to date.
      .get("/account/pushes/words", ({ request }) => {
        const { resultLive, holdOwnLive, agentLive, linksLive, admin } = textsFor(request);
        return { ...resultLive, ...holdOwnLive, ...agentLive, ...linksLive, email: admin.email };
      })
      .get("/account/pushes/:token", async ({ request, signedIn, params }) => {
        const push = await pushes.own.describe(params.token, signedIn.user.id);
        return toOwnPush(push, (await options.scans?.of(push.record.id)) ?? 0, baseOf(request));
      })
  );
};

const callerOf = (user: User, request: Request): Caller => ({
  userId: user.id,
  role: roleOf(user),
  client: clientInfoOf(request),
});

/**
 * Runs `act` for each push that the form names.
 * @returns the results, except for pushes that are gone or belong to someone else @throws AppError `malformed`, and what `act` throws
 */
async function forEach<T>(form: Form, act: (urlToken: string) => Promise<T>): Promise<T[]> {
  const { url_tokens: tokens } = form.lists("url_tokens");
  if (tokens.length > PAGE_SIZE) throw new AppError("malformed", `url_tokens may contain at most ${PAGE_SIZE} tokens.`);
  const results = await Promise.allSettled([...new Set(tokens)].map(act));
  return results.flatMap((result) => {
    if (result.status === "fulfilled") return [result.value];
    if (result.reason instanceof AppError && LEFT_OUT.has(statusOf(result.reason))) return [];
    throw result.reason;
  });
}

const LEFT_OUT: ReadonlySet<number> = new Set([403, 404, 409]);

const CSV_HEAD = [
  "name",
  "note",
  "kind",
  "state",
  "views",
  "views_remaining",
  "created_at",
  "expires_at",
  "expired_on",
];

const csvRow = ({ record, name, note, expired }: Listed): string[] => [
  name,
  note,
  record.kind,
  expired ? "expired" : record.frozen ? "frozen" : "active",
  String(record.viewsCounted),
  String(viewsRemaining(record)),
  iso(record.createdAtMs),
  iso(record.expiresAtMs),
  record.expiredAtMs === null ? "" : iso(record.expiredAtMs),
];
