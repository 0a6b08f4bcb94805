// /account/hooks: a signed-in user's own webhooks. If users may have none, these addresses do not exist.

import { Elysia } from "elysia";

import type { RoutesOptions } from "../../http/pages/part.ts";
import { idOf } from "../../http/bodies/form.ts";
import { SameOriginRequests } from "../../http/sessions/same_origin.ts";
import { contextOf } from "../../http/request_context.ts";
import type { Hooks } from "./hooks.ts";

const HOOKS_PATH = "/users/hooks";
const unparsed = { parse: "none" } as const;

export const hookRoutes = (hooks: Hooks, options: RoutesOptions) => {
  const sameOrigin = new SameOriginRequests(options);

  return new Elysia({ name: "webhooks" })
    .guard({ detail: { hide: true } })
    .resolve(async ({ request }) => ({ signedIn: await sameOrigin.admitSignedIn(request) }))
    .post(
      "/account/hooks",
      async ({ request, signedIn }) => {
        const { user, form } = await signedIn.readForm();
        const draft = { ...form.texts("name", "url", "template"), ...form.lists("events", "include") };
        const made = await hooks.add(user.id, draft, options.baseUrl ?? contextOf(request).origin);
        contextOf(request).status = 201;
        return { id: made.hook.id, secret: made.secret };
      },
      unparsed,
    )
    .post(
      "/account/hooks/:id/secret",
      async ({ signedIn, params }) => {
        const { user } = await signedIn.readForm();
        return { secret: await hooks.rotate(user.id, idOf(params.id)) };
      },
      unparsed,
    )
    .post(
      "/account/hooks/:id/test",
      ({ request, signedIn, params }) =>
        options.acts.answer(request, signedIn, HOOKS_PATH, async ({ user }, { texts, words }) => {
          const { hooksLive: live } = texts;
          const { status, failure, ms } = await hooks.test(user.id, idOf(params.id));
          if (failure !== null) return { said: words.say(live.testFailed, { reason: failure }) };
          return { said: words.say(live.tested, { status: status ?? 0, n: ms }) };
        }),
      unparsed,
    )
    .post(
      "/account/hooks/:id/on",
      ({ request, signedIn, params }) =>
        options.acts.answer(request, signedIn, HOOKS_PATH, async ({ user }) => {
          await hooks.switchOn(user.id, idOf(params.id));
          return {};
        }),
      unparsed,
    )
    .post(
      "/account/hooks/:id/remove",
      ({ request, signedIn, params }) =>
        options.acts.answer(request, signedIn, HOOKS_PATH, async ({ user }, { texts }) => {
          await hooks.remove(user.id, idOf(params.id));
          return { said: texts.hooksLive.removed };
        }),
      unparsed,
    );
};
