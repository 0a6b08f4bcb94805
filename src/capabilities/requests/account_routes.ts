// /account/requests: the data that a signed-in user's own pages fetch about the user's requests.

import { Elysia } from "elysia";

import { PAGE_SIZE } from "../../domain/pushes/own_pushes.ts";
import { toOwnEntry } from "../../http/contract/own_push_json.ts";
import { readPage } from "../../http/contract/schemas.ts";
import { textsFor } from "../../http/pages/language.ts";
import { contextOf } from "../../http/request_context.ts";
import { clientInfoOf } from "../../http/sessions/identity.ts";
import { SameOriginRequests } from "../../http/sessions/same_origin.ts";
import { roleOf } from "../../model/account.ts";
import { REQUEST_STATES } from "../../model/request.ts";
import { toOwnLine, toOwnRequest } from "./json.ts";
import type { RequestsOptions } from "./options.ts";

export const accountRequestRoutes = (options: RequestsOptions) => {
  const { own } = options;
  const sameOrigin = new SameOriginRequests(options);
  const base = (request: Request): string => options.baseUrl ?? contextOf(request).origin;

  return new Elysia({ name: "requests of an account" })
    .guard({ detail: { hide: true } })
    .resolve(async ({ request }) => {
      const { user } = await sameOrigin.admitSignedIn(request);
      return { owner: { userId: user.id, role: roleOf(user), client: clientInfoOf(request) } };
    })
    .get("/account/requests", async ({ request, owner }) => {
      const { userId } = owner;
      const query = new URL(request.url).searchParams;
      const state = REQUEST_STATES.find((one) => one === query.get("state")) ?? "open";
      const page = readPage(query);
      const [listed, unopened] = await Promise.all([own.list([state], userId, page), own.unopened(userId)]);
      const more = listed.length === PAGE_SIZE && (await own.list([state], userId, page + 1)).length > 0;
      const subjects = await Promise.all(listed.map((one) => own.subjectOf(one, owner)));
      return {
        requests: listed.map((one, index) => {
          const newAnswers = unopened.each.get(one.request.push.id) ?? 0;
          return toOwnLine(one, { subject: subjects[index] ?? "", newAnswers }, base(request));
        }),
        more,
        new_answers: unopened.all,
      };
    })
    .get("/account/requests/:token", async ({ request, owner, params }) =>
      toOwnRequest(await own.details(params.token, owner), base(request)),
    )
    .get("/account/requests/:token/audit", async ({ request, owner: { userId }, params }) => {
      const page = readPage(new URL(request.url).searchParams);
      return { logs: (await own.auditLog(params.token, userId, page)).map(toOwnEntry(textsFor(request).returned)) };
    })
    .delete("/account/requests/:token", async ({ owner, params }) => {
      await own.close(params.token, owner);
      return {};
    });
};
