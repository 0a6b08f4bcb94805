// /admin/data/events: the deliveries that wait and those that were given up, for administrators only.

import { Elysia } from "elysia";

import { AppError } from "../../base/errors.ts";
import { type DeadLetters, LETTERS_AT_ONCE } from "../../domain/events/dead_letters.ts";
import type { Bodies } from "../bodies/body_bytes.ts";
import type { BrowserSessions } from "../sessions/browser_sessions.ts";
import { toBacklog, toLetter } from "../contract/events_json.ts";
import { SameOriginRequests } from "../sessions/same_origin.ts";
import { readPage } from "../contract/schemas.ts";

export interface EventRoutesOptions {
  deadLetters: DeadLetters;
  browserSessions: BrowserSessions;
  bodies: Bodies;
}

export const eventRoutes = (options: EventRoutesOptions) => {
  const { deadLetters } = options;
  const sameOrigin = new SameOriginRequests(options);

  return new Elysia({ name: "events" })
    .guard({ detail: { hide: true } })
    .resolve(async ({ request }) => ({ administrator: await sameOrigin.admitAdministrator(request) }))
    .get("/admin/data/events", async ({ request }) => {
      const letters = await deadLetters.list(readPage(new URL(request.url).searchParams));
      const backlog = await deadLetters.backlog();
      return { ...toBacklog(backlog), letters: letters.map(toLetter), more: letters.length === LETTERS_AT_ONCE };
    })
    .post(
      "/admin/data/events",
      async ({ administrator }) => {
        const { form } = await administrator.readForm();
        const { action } = form.texts("action");
        const [all, id] = [form.flag("all"), form.number("id")];
        if ((all === true) === (id !== null)) throw new AppError("malformed", "Send either id or all.");
        const ids = id === null ? null : [id];
        if (action === "retry") return { count: await deadLetters.retry(ids) };
        if (action === "drop") return { count: await deadLetters.drop(ids) };
        throw new AppError("malformed", "The field action must be retry or drop.");
      },
      { parse: "none" },
    );
};
