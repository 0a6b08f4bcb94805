// Retries or drops abandoned deliveries, for the forms in the section "Health".

import { Elysia } from "elysia";

import { AppError } from "../../base/errors.ts";
import type { DeadLetters } from "../../domain/events/dead_letters.ts";
import type { Bodies } from "../bodies/body_bytes.ts";
import { idOf, UNPARSED } from "../bodies/form.ts";
import type { Acts } from "../pages/acts.ts";
import { EVENTS_ACTS, EVENTS_PATH } from "../pages/events_list.ts";
import type { BrowserSessions } from "../sessions/browser_sessions.ts";
import { SameOriginRequests } from "../sessions/same_origin.ts";

export interface EventRoutesOptions {
  deadLetters: DeadLetters;
  browserSessions: BrowserSessions;
  bodies: Bodies;
  acts: Acts;
}

export const eventRoutes = (options: EventRoutesOptions) => {
  const { deadLetters, acts } = options;
  const sameOrigin = new SameOriginRequests(options);

  return new Elysia({ name: "events" }).guard({ detail: { hide: true } }).post(
    EVENTS_ACTS,
    async ({ request }) => {
      const administrator = await sameOrigin.admitAdministrator(request);
      return acts.answer(request, administrator, EVENTS_PATH, async ({ form }, { texts, words }) => {
        const { action, which } = form.texts("action", "which");
        const ids = which === "all" ? null : [idOf(which)];
        const { retried, dropped } = texts.eventsLive;
        if (action === "retry") return { said: words.say(retried, { n: await deadLetters.retry(ids) }) };
        if (action === "drop") return { said: words.say(dropped, { n: await deadLetters.drop(ids) }) };
        throw new AppError("malformed", "The field action must be retry or drop.");
      });
    },
    UNPARSED,
  );
};
