// The webhooks of users on the pages of their account.

import { type ActForm, actHtml } from "../../http/pages/acts.ts";
import { eventName } from "../../http/pages/event_name.ts";
import { iconHtml } from "../../http/pages/icons.ts";
import { menuHtml, type Reader, readerOf } from "../../http/pages/list.ts";
import { attribute, DOT, dotted, Html, markup } from "../../http/pages/markup.ts";
import type { PagesPart } from "../../http/pages/part.ts";
import {
  type Hook,
  HOOK_EVENTS,
  HOOK_EXTRAS,
  HOOK_TEMPLATES,
  type Hooks,
  type HookTemplate,
  MAX_HOOK_NAME_CHARACTERS,
} from "./hooks.ts";
import { hookRoutes } from "./routes.ts";

/** The product names of the other templates. */
const TEMPLATE_NAMES: Readonly<Record<HookTemplate, string>> = {
  standard: "Standard Webhooks",
  ntfy: "ntfy",
  mattermost: "Mattermost",
  slack: "Slack",
  teams: "Microsoft Teams",
};
const CHOSEN_AT_FIRST: ReadonlySet<string> = new Set(["push.viewed", "push.alarm", "push.hold_asked"]);

export const hookPages = (hooks: Hooks): PagesPart => ({
  routes: (_layout, options) => hookRoutes(hooks, options),
  async hooksPage(request, { user }) {
    const reader = readerOf(request);
    const { hooks: words, hooksLive: live } = reader.texts;
    const lines = (await hooks.listOf(user.id)).map((hook) => lineOf(hook, reader));
    const extras = { name: live.linkName, link: live.linkItself };
    const box = (value: string, word: string): Html =>
      markup`<label><input type="checkbox" value="${value}" autocomplete="off"${attribute("checked", CHOSEN_AT_FIRST.has(value))}> ${word}</label>`;
    return {
      template: "hooks",
      title: words.title,
      script: "hooks",
      live: ["hooksLive", "listLive"],
      form: true,
      values: {
        maxName: MAX_HOOK_NAME_CHARACTERS,
        hooks: lines.length > 0 ? lines.join("") : String(markup`<li class="meta">${live.none}</li>`),
        templates: HOOK_TEMPLATES.map(
          (one) => markup`<option value="${one}" translate="no">${TEMPLATE_NAMES[one]}</option>`,
        ).join(""),
        events: HOOK_EVENTS.map((one) => box(one, eventName(one, reader.texts))).join(""),
        extras: HOOK_EXTRAS.map((one) => box(one, extras[one])).join(""),
      },
    };
  },
});

function lineOf({ id, name, host, events, template, isOff }: Hook, reader: Reader): Html {
  const { hooksLive: live } = reader.texts;
  const { say, beside } = reader.words;
  const act = (does: string, word: string, given: Partial<ActForm> = {}): Html =>
    actHtml({ path: `/account/hooks/${id}/${does}`, word, about: name, ...given });
  const items = [
    act("test", live.test),
    act("secret", live.newSecret, { ask: say(live.newSecretQuestion, { name }) }),
    act("remove", live.remove, { ask: say(live.removeQuestion, { name }), className: "danger" }),
  ];
  const kinds = beside(...events.map((kind) => eventName(kind, reader.texts)));
  const about = markup`<span class="meta"><bdi>${host}</bdi>${DOT}<bdi>${TEMPLATE_NAMES[template]}</bdi></span><span class="meta">${dotted(kinds)}</span>${isOff && markup`<strong class="meta">${new Html(iconHtml("icon-warning"))} ${live.off}</strong><div class="row">${act("on", live.switchOn)}</div>`}`;
  return markup`<li><div class="beside"><div><span class="name"><bdi>${name}</bdi></span>${about}</div>${menuHtml(`hook-${id}`, name, items, reader)}</div></li>`;
}
