// /account/hooks: a signed-in user's own webhooks. If users may have none, these addresses do not exist.

import { Elysia } from "elysia";

import type { Reader } from "../../http/pages/list.ts";
import type { RoutesOptions } from "../../http/pages/part.ts";
import { idOf } from "../../http/bodies/form.ts";
import { SameOriginRequests } from "../../http/sessions/same_origin.ts";
import { contextOf } from "../../http/request_context.ts";
import type { Hooks } from "./hooks.ts";

const unparsed = { parse: "none" } as const;

export const hookRoutes = (hooks: Hooks, options: RoutesOptions) => {
  const sameOrigin = new SameOriginRequests(options);

  const routes = new Elysia({ name: "webhooks" })
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
    );
  const acts: Readonly<Record<string, (userId: number, id: number, reader: Reader) => Promise<object>>> = {
    async test(userId, id, { texts: { hooksLive: live }, words }) {
      const { status, failure, ms } = await hooks.test(userId, id);
      const facts = { status: status ?? 0, n: ms, reason: failure ?? "" };
      return { said: words.say(failure === null ? live.tested : live.testFailed, facts) };
    },
    secret: async (userId, id) => ({ secret: await hooks.rotate(userId, id) }),
    on: (userId, id) => hooks.switchOn(userId, id).then(() => ({})),
    remove: (userId, id, { texts }) => hooks.remove(userId, id).then(() => ({ said: texts.hooksLive.removed })),
  };
  for (const [name, act] of Object.entries(acts)) {
    routes.post(
      `/account/hooks/:id/${name}`,
      ({ request, signedIn, params }) =>
        options.acts.answer(request, signedIn, "/users/hooks", ({ user }, reader) =>
          act(user.id, idOf(params.id), reader),
        ),
      unparsed,
    );
  }
  return routes;
};
