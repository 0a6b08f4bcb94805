// The user's webhooks: a list, and a form that adds one. A secret is shown once, when it is made.

import { copyOn } from "../shared/copy.ts";
import { any, button, element, input } from "../shared/elements.ts";
import { complain, onSubmit } from "../shared/forms.ts";
import { failureOf } from "../shared/failures.ts";
import { showAgain } from "../shared/lists.ts";
import { startMenus } from "../shared/menu.ts";
import { request } from "../shared/session.ts";
import { textsOf } from "../shared/texts.ts";

const texts = textsOf("hooksLive");
const status = any("hooks-status");
const secret = element("secret", HTMLTextAreaElement);

copyOn(button("copy"), () => secret.value, texts, status, secret);
startMenus();
addEventListener("acted", (event) => {
  const made = (event as CustomEvent<{ secret?: string }>).detail.secret;
  if (made !== undefined) showSecret(made);
});

function showSecret(text: string): void {
  secret.value = text;
  any("shown").hidden = false;
  secret.focus();
  secret.select();
}

const chosenIn = (group: string): string[] =>
  [...any(group).querySelectorAll<HTMLInputElement>("input:checked")].map(({ value }) => value);

const template = element("template", HTMLSelectElement);

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
  if (!answer.ok) return wrong(failureOf(answer));
  name.value = "";
  url.value = "";
  showSecret(answer.body.secret);
  await showAgain();
  status.textContent = texts.added;
});

// A page restored from the browser's cache must not show a secret again.
addEventListener("pagehide", () => {
  secret.value = "";
  any("shown").hidden = true;
});
