// /account/hooks: a signed-in user's own webhooks. If users may have none, these addresses do not exist.

import { Elysia } from "elysia";

import { notFound } from "../../base/errors.ts";
import type { Hooks } from "../../domain/events/hooks.ts";
import type { Bodies } from "../bodies/body_bytes.ts";
import type { BrowserSessions } from "../sessions/browser_sessions.ts";
import { toHook } from "../contract/events_json.ts";
import { idOf } from "../bodies/form.ts";
import { PageRequests } from "../sessions/page_requests.ts";
import { contextOf } from "../request_context.ts";

export interface HookRoutesOptions {
  /** Null if users may have no webhooks. */
  hooks: Hooks | null;
  browserSessions: BrowserSessions;
  bodies: Bodies;
  baseUrl: string | null;
}

const unparsed = { parse: "none" } as const;

export const hookRoutes = (options: HookRoutesOptions) => {
  const requests = new PageRequests(options);

  return new Elysia({ name: "webhooks" })
    .guard({ detail: { hide: true } })
    .resolve(async ({ request }) => {
      const { hooks } = options;
      if (!hooks) throw notFound();
      return { hooks, signedIn: await requests.admitSignedIn(request) };
    })
    .get("/account/hooks", async ({ hooks, signedIn }) => (await hooks.listOf(signedIn.user.id)).map(toHook))
    .post(
      "/account/hooks",
      async ({ request, hooks, signedIn }) => {
        const { user, form } = await signedIn.readForm();
        const draft = { ...form.texts("name", "url", "template"), ...form.lists("events", "include") };
        const made = await hooks.add(user.id, draft, options.baseUrl ?? contextOf(request).origin);
        contextOf(request).status = 201;
        return { ...toHook(made.hook), secret: made.secret };
      },
      unparsed,
    )
    .post(
      "/account/hooks/:id/secret",
      async ({ hooks, signedIn, params }) => {
        const { user } = await signedIn.readForm();
        return { secret: await hooks.rotate(user.id, idOf(params.id)) };
      },
      unparsed,
    )
    .post(
      "/account/hooks/:id/test",
      async ({ hooks, signedIn, params }) => {
        const { user } = await signedIn.readForm();
        return hooks.test(user.id, idOf(params.id));
      },
      unparsed,
    )
    .post(
      "/account/hooks/:id/on",
      async ({ hooks, signedIn, params }) => {
        const { user } = await signedIn.readForm();
        await hooks.switchOn(user.id, idOf(params.id));
        return {};
      },
      unparsed,
    )
    .delete("/account/hooks/:id", async ({ hooks, signedIn, params }) => {
      await hooks.remove(signedIn.user.id, idOf(params.id));
      return {};
    });
};
