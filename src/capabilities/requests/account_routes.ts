// /account/requests: what the pages of signed-in users fetch about their requests, and how they close one.

import { Elysia } from "elysia";

import { contextOf } from "../../http/request_context.ts";
import { clientInfoOf } from "../../http/sessions/identity.ts";
import { SameOriginRequests } from "../../http/sessions/same_origin.ts";
import { roleOf } from "../../model/account.ts";
import { toOwnRequest } from "./json.ts";
import type { RequestsOptions } from "./options.ts";
import { REQUESTS_PATH } from "./own_list.ts";

export const accountRequestRoutes = (options: RequestsOptions) => {
  const { own, acts } = options;
  const sameOrigin = new SameOriginRequests(options);
  const base = (request: Request): string => options.baseUrl ?? contextOf(request).origin;

  return new Elysia({ name: "requests of an account" })
    .guard({ detail: { hide: true } })
    .resolve(async ({ request }) => {
      const admitted = await sameOrigin.admitSignedIn(request);
      const { user } = admitted;
      return { admitted, owner: { userId: user.id, role: roleOf(user), client: clientInfoOf(request) } };
    })
    .get("/account/requests/:token", async ({ request, owner, params }) =>
      toOwnRequest(await own.details(params.token, owner), base(request)),
    )
    .post(
      "/account/requests/:token/close",
      ({ request, admitted, owner, params }) =>
        acts.answer(request, admitted, REQUESTS_PATH, async (_given, { texts }) => {
          await own.close(params.token, owner);
          return { said: texts.requestWordsLive.closedNow };
        }),
      { parse: "none" },
    );
};
