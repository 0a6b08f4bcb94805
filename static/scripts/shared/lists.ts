// Lists that the server renders. Their links and forms work by themselves; this keeps the page while they do.

import { any, type Answer, askText, complain, copyOn, ifSignedOut, request, say, textsOf, waitOn } from "./dom.ts";
import { inOwnZone, swap } from "./swap.ts";

const texts = textsOf("listLive");

/** Counts the questions, so that a late answer does not replace that of a newer one. */
let asked = 0;
let typing: ReturnType<typeof setTimeout> | undefined;

const list = (): HTMLElement => document.querySelector<HTMLElement>("ul[data-swap]") ?? any("main");

async function show(url: string, how: "push" | "replace" | "keep"): Promise<void> {
  clearTimeout(typing);
  const question = (asked += 1);
  const isShown = await waitOn(
    list(),
    swap(url, () => question === asked),
  );
  if (!isShown) return;
  if (how === "push" && url !== location.href) history.pushState(null, "", url);
  if (how === "replace") history.replaceState(null, "", url);
}

function showAsked(form: HTMLFormElement, how: "push" | "replace"): Promise<void> {
  const filled = [...new FormData(form)].filter(([, value]) => value !== "") as Array<[string, string]>;
  const query = String(new URLSearchParams(filled));
  return show(form.action + (query && `?${query}`), how);
}

/** Sends a form that does something, once that is confirmed, and shows what holds now. */
async function act(form: HTMLFormElement): Promise<void> {
  const { ask, yes, ...fields } = Object.fromEntries(new FormData(form)) as Record<string, string>;
  if (ask !== undefined && !(await askText(ask, yes))) return;
  const place = form.closest("section") ?? document;
  const shown = form.closest<HTMLElement>("[data-swap]") ?? form;
  // What it is asked of, a second press is not.
  if (shown.ariaBusy === "true") return;
  // form.action may be a field of this name.
  const answer = await waitOn(shown, request<{ said?: string }>("POST", form.getAttribute("action") ?? "", fields));
  const failure = failureOf(answer);
  const problem = place.querySelector<HTMLElement>(".problem[role=alert]");
  if (problem) complain(problem, failure);
  else tell(place, failure);
  // What has gone meanwhile is as it should be.
  if (failure === "" && (await swap(location.href))) tell(place, answer.body.said ?? "");
}

function tell(place: ParentNode, said: string): void {
  const status = place.querySelector("[role=status]");
  if (status) status.textContent = said;
}

/** Why something did not work, as a sentence; "" if it did. */
function failureOf(answer: Answer<unknown>): string {
  const { ok, status, retryAfter } = answer;
  if (ok || status === 404) return "";
  if (status === 429) return say(texts.rateLimited, { n: retryAfter });
  return ifSignedOut(answer) || (status === 0 ? texts.offline : say(texts.failed, { status }));
}

const filterOf = ({ target }: Event): HTMLFormElement | null =>
  target instanceof Element ? target.closest<HTMLFormElement>('form[method="get"][data-swap]') : null;

document.addEventListener("click", (event) => {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("[data-swap] a") : null;
  if (!link || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  if (link.origin + link.pathname !== location.origin + location.pathname) return;
  event.preventDefault();
  // Reading continues at the top of another page.
  const turnsPage = link.closest(".pager") !== null;
  void show(link.href, "push").then(() => {
    if (!turnsPage) return;
    list().tabIndex = -1;
    list().focus({ preventScroll: true });
    scrollTo(0, 0);
  });
});
document.addEventListener("submit", (event) => {
  const filter = filterOf(event);
  const form = event.target;
  const acts = form instanceof HTMLFormElement && form.dataset.act !== undefined;
  if (filter || acts) event.preventDefault();
  if (filter) void showAsked(filter, "push");
  else if (acts) void act(form);
});
document.addEventListener("change", (event) => {
  const form = filterOf(event);
  if (form && event.target instanceof HTMLSelectElement) void showAsked(form, "push");
});
document.addEventListener("input", (event) => {
  const form = filterOf(event);
  // A filter with a button of its own finds nothing before it is complete.
  if (!form || !(event.target instanceof HTMLInputElement) || form.querySelector("[type=submit]")) return;
  clearTimeout(typing);
  typing = setTimeout(() => void showAsked(form, "replace"), 200);
});
addEventListener("popstate", () => {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  void show(location.href, "keep");
});
const copied = new WeakSet<HTMLButtonElement>();
function startCopying(): void {
  for (const by of document.querySelectorAll<HTMLButtonElement>("[data-copy]")) {
    if (copied.has(by)) continue;
    copied.add(by);
    copyOn(by, () => by.dataset.copy ?? "", texts, any("status"));
  }
}
addEventListener("swapped", startCopying);
startCopying();
inOwnZone(document);
