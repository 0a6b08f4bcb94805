// The webhooks of users on the pages of their account.

import type { PagesPart } from "../../http/pages/part.ts";
import { HOOK_EVENTS, HOOK_EXTRAS, HOOK_TEMPLATES, type Hooks, MAX_HOOK_NAME_CHARACTERS } from "./hooks.ts";
import { hookRoutes } from "./routes.ts";

export const hookPages = (hooks: Hooks): PagesPart => ({
  routes: (_layout, options) => hookRoutes(hooks, options),
  hooksPage: (texts) => ({
    template: "hooks",
    title: texts.hooks.title,
    script: "hooks",
    live: ["hooksLive", "eventNamesLive"],
    settings: { events: HOOK_EVENTS, templates: HOOK_TEMPLATES, extras: HOOK_EXTRAS },
    values: { maxName: MAX_HOOK_NAME_CHARACTERS },
  }),
});
