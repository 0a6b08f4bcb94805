// The user's webhooks: a list, and a form that adds one. A secret is shown once, when it is made.

import { askText } from "../shared/ask.ts";
import { copyOn } from "../shared/copy.ts";
import { any, button, element, input } from "../shared/elements.ts";
import { busy, complain, onSubmit, waitOn } from "../shared/forms.ts";
import { failed, failureOf } from "../shared/failures.ts";
import { request } from "../shared/session.ts";
import { swap } from "../shared/swap.ts";
import { say, textsOf } from "../shared/texts.ts";

interface Trial {
  status: number | null;
  failure: string | null;
  ms: number;
}

const texts = textsOf("hooksLive");
const status = any("hooks-status");
const secret = input("secret");

copyOn(button("copy"), () => secret.value, texts, status, secret);

/** Shows the webhooks as the server lists them now. */
const showHooks = (): Promise<boolean> => waitOn(any("hooks"), swap({ url: location.href }));

type Act = (path: string, name: string, label: string) => Promise<void>;
/** What the buttons do, by the name that each carries. */
const ACTS: Readonly<Record<string, Act>> = {
  async test(path) {
    const answer = await request<Trial>("POST", `${path}/test`, {});
    if (failed(answer)) return;
    const { status: code, failure: reason, ms } = answer.body;
    status.textContent =
      reason === null ? say(texts.tested, { status: code ?? 0, n: ms }) : say(texts.testFailed, { reason });
    if (code === 410) await showHooks();
  },
  async rotate(path, name, label) {
    if (!(await askText(say(texts.newSecretQuestion, { name }), label))) return;
    const answer = await request<{ secret: string }>("POST", `${path}/secret`, {});
    if (!failed(answer)) showSecret(answer.body.secret);
  },
  async on(path) {
    if (!failed(await request("POST", `${path}/on`, {}))) await showHooks();
  },
  async remove(path, name, label) {
    if (!(await askText(say(texts.removeQuestion, { name }), label))) return;
    if (failed(await waitOn(any("hooks"), request("DELETE", path)))) return;
    await showHooks();
    status.textContent = texts.removed;
  },
};

document.addEventListener("click", ({ target }) => {
  const by = target instanceof Element ? target.closest<HTMLButtonElement>("#hooks button") : null;
  const line = by?.closest("li");
  const act = ACTS[by?.dataset.does ?? ""];
  if (!by || !line || !act) return;
  status.textContent = "";
  const name = line.querySelector(".name")?.textContent ?? "";
  void busy(by, () => act(`/account/hooks/${line.dataset.id}`, name, by.textContent ?? ""));
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
  await showHooks();
  status.textContent = texts.added;
});

// A page restored from the browser's cache must not show a secret again.
addEventListener("pagehide", () => {
  secret.value = "";
  any("shown").hidden = true;
});
