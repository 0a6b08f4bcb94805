// The owner's side of held pushes in API v2: lists, releases and refuses waits. Takes an API token or, from this service's own
// pages, a session.

import { Type as t } from "@sinclair/typebox";
import { Elysia } from "elysia";

import type { Releases } from "./releases.ts";
import type { Decision } from "../../model/hold.ts";
import { Hold, toWait } from "./json.ts";
import { identity, userIdOf } from "../../http/sessions/identity.ts";
import { references } from "../../http/contract/openapi.ts";
import type { ApiOptions } from "../../http/pages/part.ts";
import type { ApiRequest } from "../../http/routes/push_handlers.ts";
import { contextOf, queryOf } from "../../http/request_context.ts";
import { htmlUrl } from "../../http/contract/schemas.ts";

const reference = references({ tag: "Held pushes", auth: "required" });
const HOLD_ID = { hold: "The id of a wait." };

export const holdRoutes = (releases: Releases, options: ApiOptions) => {
  const decide = async (
    { caller, params }: Pick<ApiRequest, "caller"> & { params: { token: string; hold: string } },
    choice: { decision: Decision; freezes?: boolean },
  ) => {
    const owner = { userId: userIdOf(caller), client: caller.client };
    return toWait(await releases.decide(params.token, params.hold, choice, owner));
  };

  return new Elysia({ name: "holds" })
    .use(identity(options))
    .get(
      "/api/v2/holds",
      async ({ request, caller }) => {
        const waiting = await releases.waiting(userIdOf(caller));
        const base = options.baseUrl ?? contextOf(request).origin;
        return waiting.map(({ wait, push }) =>
          Object.assign(toWait(wait), { url_token: push.urlToken, html_url: htmlUrl(base, push), name: push.name }),
        );
      },
      reference({
        summary: "List who is waiting",
        id: "listWaiting",
        needs: ["read"],
        description: "The open waits for the caller's own pushes, oldest first; at most 200.",
        answers: {
          200: [
            "The waits.",
            t.Array(
              t.Object(
                {
                  ...Hold.properties,
                  url_token: t.String({
                    description: "The url_token of the push.",
                    examples: ["8cQtfkwjfvhall92XkP0qLmT3sYz"],
                  }),
                  html_url: t.String({
                    description: "The page of the push.",
                    examples: ["https://push.example/p/8cQtfkwjfvhall92XkP0qLmT3sYz/r"],
                  }),
                  name: t.String({ description: "The owner's name for the push, or empty.", examples: ["Wi-Fi"] }),
                },
                { title: "WaitingHold", additionalProperties: false },
              ),
            ),
          ],
        },
        errors: [401, 429],
      }),
    )
    .get(
      "/api/v2/pushes/:token/holds",
      async ({ caller, params }) => (await releases.list(params.token, userIdOf(caller))).map(toWait),
      reference({
        summary: "List the waits of a push",
        id: "listHolds",
        needs: ["audit"],
        description:
          "The waits for a held push, newest first, including those that ended within the last hour. Only the owner of the push gets this list.",
        token: true,
        answers: { 200: ["The waits.", t.Array(Hold)] },
        errors: [401, 403, 404, 429],
      }),
    )
    .post(
      "/api/v2/pushes/:token/holds/:hold/release",
      ({ caller, params }) => decide({ caller, params }, { decision: "released" }),
      reference({
        summary: "Release a wait",
        id: "releaseHold",
        posted: true,
        needs: ["expire", "read"],
        description:
          "The waiting person can open the push once, within the time that a wait lasts. Only the owner of the push may do this. Releasing the wait again has no further effect; 409 if it was refused or is over.",
        token: true,
        parameters: HOLD_ID,
        answers: { 200: ["The wait.", Hold] },
        errors: [401, 403, 404, 409, 429, 503],
      }),
    )
    .post(
      "/api/v2/pushes/:token/holds/:hold/refuse",
      ({ request, caller, params }) =>
        decide(
          { caller, params },
          { decision: "refused", freezes: !/^(?:false|0|no)$/i.test(queryOf(request).get("freeze") ?? "") },
        ),
      reference({
        summary: "Refuse a wait",
        id: "refuseHold",
        posted: true,
        needs: ["expire"],
        description:
          "The waiting person does not get the push, and the push is frozen, which ends all its waits. Only the owner of the push may do this. Refusing the wait again has no further effect; 409 if it was released or is over.",
        token: true,
        parameters: HOLD_ID,
        query: {
          freeze: {
            description: "If false, only this wait is refused, and the push is not frozen.",
            schema: { type: "boolean", default: true },
          },
        },
        answers: { 200: ["The wait.", Hold] },
        errors: [401, 403, 404, 409, 429, 503],
      }),
    );
};
