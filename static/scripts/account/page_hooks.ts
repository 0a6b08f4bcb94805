// The user's webhooks: a list, and a form that adds one. A secret is shown once, when it is made.

import { askText } from "../shared/ask.ts";
import { copyOn } from "../shared/copy.ts";
import { any, button, element, input, make, refill } from "../shared/elements.ts";
import { busy, complain, onSubmit, waitOn } from "../shared/forms.ts";
import { type Answer, ifSignedOut, request } from "../shared/session.ts";
import { besideWords, say, settings, textsOf } from "../shared/texts.ts";

interface Hook {
  id: number;
  name: string;
  host: string;
  events: string[];
  template: string;
  off: boolean;
}

interface Trial {
  status: number | null;
  failure: string | null;
  ms: number;
}

const texts = textsOf("hooksLive");
const eventNames: Readonly<Record<string, string>> = textsOf("eventNamesLive");
const known = settings<{ events: string[]; templates: string[]; extras: string[] }>();
const list = any("hooks");
const status = any("hooks-status");
const problem = any("problem-hooks");
const secret = input("secret");

/** By kind. One that this page does not know shows its name. */
const EVENT_NAMES = Object.fromEntries(known.events.map((kind) => [kind, eventNames[kind.replace(".", "-")] ?? kind]));
const EXTRA_WORDS: Record<string, string> = { name: texts.linkName, link: texts.linkItself };
/** The others are names. */
const TEMPLATE_WORDS: Record<string, string> = {
  standard: texts.standard,
  ntfy: "ntfy",
  mattermost: "Mattermost",
  slack: "Slack",
  teams: "Microsoft Teams",
};
const CHOSEN_AT_FIRST = ["push.viewed", "push.alarm", "push.hold_asked"];

copyOn(button("copy"), () => secret.value, texts, status, secret);

function failure(answer: Answer<unknown>): string {
  const { status: code, retryAfter } = answer;
  if (code === 429) return say(texts.limited, { n: retryAfter });
  return ifSignedOut(answer) || (code === 0 ? texts.offline : say(texts.failed, { status: code }));
}

/** Reports a failed request. @returns whether it failed */
function failed(answer: Answer<unknown>): boolean {
  complain(problem, answer.ok ? "" : failure(answer));
  return !answer.ok;
}

async function showHooks(): Promise<void> {
  const answer = await waitOn(list, request<Hook[]>("GET", "/account/hooks"));
  if (failed(answer)) return;
  const lines = answer.body.map(line);
  refill(list, lines.length > 0 ? lines : [make("li", { className: "meta" }, texts.none)]);
}

function line(hook: Hook): HTMLElement {
  const { id, name } = hook;
  const path = `/account/hooks/${id}`;
  const action = (label: string, run: () => Promise<void>, className = "quiet"): HTMLButtonElement => {
    const made = make("button", { type: "button", className }, label);
    made.setAttribute("aria-label", `${label}: ${name}`);
    made.addEventListener("click", () => {
      status.textContent = "";
      void busy(made, run);
    });
    return made;
  };

  const test = action(texts.test, async () => {
    const answer = await request<Trial>("POST", `${path}/test`, {});
    if (failed(answer)) return;
    const { status: code, failure: reason, ms } = answer.body;
    status.textContent =
      reason === null ? say(texts.tested, { status: code ?? 0, n: ms }) : say(texts.testFailed, { reason });
    if (code === 410) await showHooks();
  });
  const rotate = action(texts.newSecret, async () => {
    if (!(await askText(say(texts.newSecretQuestion, { name }), texts.newSecret))) return;
    const answer = await request<{ secret: string }>("POST", `${path}/secret`, {});
    if (!failed(answer)) showSecret(answer.body.secret);
  });
  const switchOn = action(texts.switchOn, async () => {
    if (!failed(await request("POST", `${path}/on`, {}))) await showHooks();
  });
  const remove = async (): Promise<void> => {
    if (!(await askText(say(texts.removeQuestion, { name }), texts.remove))) return;
    if (failed(await waitOn(list, request("DELETE", path)))) return;
    await showHooks();
    status.textContent = texts.removed;
  };

  const meta = say(texts.meta, { host: hook.host, template: TEMPLATE_WORDS[hook.template] ?? hook.template });
  return make(
    "li",
    null,
    make("div", { className: "head" }, make("bdi", { className: "name" }, name)),
    make("div", { className: "meta" }, meta),
    make("div", { className: "meta" }, besideWords(...hook.events.map((kind) => EVENT_NAMES[kind] ?? kind))),
    ...(hook.off ? [make("div", { className: "meta" }, texts.off)] : []),
    make(
      "div",
      { className: "row" },
      ...(hook.off ? [switchOn] : []),
      test,
      rotate,
      action(texts.remove, remove, "danger"),
    ),
  );
}

function showSecret(text: string): void {
  secret.value = text;
  any("shown").hidden = false;
  secret.focus();
  secret.select();
}

function checkboxes(group: string, values: readonly string[], words: Record<string, string>, chosen: string[]): void {
  for (const value of values) {
    const box = make("input", { type: "checkbox", value, checked: chosen.includes(value), autocomplete: "off" });
    any(group).append(make("label", null, box, ` ${words[value] ?? value}`));
  }
}

const chosenIn = (group: string): string[] =>
  [...any(group).querySelectorAll<HTMLInputElement>("input:checked")].map(({ value }) => value);

const template = element("template", HTMLSelectElement);
template.append(...known.templates.map((value) => make("option", { value }, TEMPLATE_WORDS[value] ?? value)));
checkboxes("events", known.events, EVENT_NAMES, CHOSEN_AT_FIRST);
checkboxes("include", known.extras, EXTRA_WORDS, []);

onSubmit("add", async () => {
  const [name, url, box] = [input("name"), input("url"), any("problem-add")];
  const wrong = (sentence: string, field?: HTMLInputElement): void => {
    complain(box, sentence, field);
    field?.focus();
  };
  for (const field of [name, url]) complain(box, "", field);
  const draft = {
    name: name.value,
    url: url.value,
    template: template.value,
    events: chosenIn("events"),
    include: chosenIn("include"),
  };
  if (draft.name.trim() === "") return wrong(texts.noName, name);
  if (!URL.canParse(draft.url)) return wrong(texts.badUrl, url);
  if (draft.events.length === 0) return wrong(texts.noEvents);
  const answer = await request<{ secret: string; url?: string[] }>("POST", "/account/hooks", draft);
  if (answer.status === 409) return wrong(texts.taken, name);
  if (answer.status === 422 && answer.body.url) {
    const isForbidden = answer.body.url.some((reason) => reason.includes("webhooks.allow"));
    return wrong(isForbidden ? texts.notAllowed : texts.badUrl, url);
  }
  if (!answer.ok) return wrong(failure(answer));
  name.value = "";
  url.value = "";
  showSecret(answer.body.secret);
  await showHooks();
  status.textContent = texts.added;
});

// A page restored from the browser's cache must not show a secret again.
addEventListener("pagehide", () => {
  secret.value = "";
  any("shown").hidden = true;
});

void showHooks();
