// Lists that the server renders. Their links and forms work by themselves; with this, they do so without a reload.

import { askText } from "./ask.ts";
import { copyOn } from "./copy.ts";
import { any } from "./elements.ts";
import { complain, waitOn } from "./forms.ts";
import { failureOf } from "./failures.ts";
import { request } from "./session.ts";
import { textsOf } from "./texts.ts";
import { inOwnZone } from "./own_zone.ts";
import { type Asked, swap } from "./swap.ts";
import { isLink, withoutKey } from "./typed_link.ts";

const texts = textsOf("listLive");

/** Counts the requests, so that a late response does not replace a newer one. */
let asked = 0;
let typing: ReturnType<typeof setTimeout> | undefined;
/** What the list shows, if that is not what the address says: the result of a form that was posted. */
let posted: FormData | undefined;

const list = (): HTMLElement => document.querySelector<HTMLElement>("ul[data-swap]") ?? any("main");

async function show(to: Asked, how: "push" | "replace" | "keep"): Promise<void> {
  clearTimeout(typing);
  const question = (asked += 1);
  const isShown = await waitOn(
    list(),
    swap(to, () => question === asked),
  );
  if (!isShown) return;
  posted = to.posted;
  if (how === "push" && to.url !== location.href) history.pushState(null, "", to.url);
  if (how === "replace") history.replaceState(null, "", to.url);
}

/** Shows the list as it is now. @returns whether that has arrived */
export const showAgain = (): Promise<boolean> => swap({ url: location.href, ...(posted && { posted }) });

function showAsked(form: HTMLFormElement, how: "push" | "replace"): Promise<void> {
  const filled = [...new FormData(form)].flatMap(([name, value]) => {
    const typed = withoutKey(String(value));
    return typed === "" ? [] : [[name, typed] as const];
  });
  const open = filled.filter(([, value]) => form.method === "get" || !isLink(value));
  const query = String(new URLSearchParams(open.map((pair) => [...pair])));
  const url = form.action + (query && `?${query}`);
  if (open.length === filled.length) return show({ url }, how);
  const all = new FormData();
  for (const [name, value] of filled) all.append(name, value);
  return show({ url, posted: all }, how);
}

interface Done {
  said?: string;
  /** Why something else did not work, as a sentence. */
  problem?: string;
}

/** Sends a form that does something, once that is confirmed, and shows the result. */
async function act(form: HTMLFormElement): Promise<void> {
  const { ask, yes, ...fields } = Object.fromEntries(new FormData(form)) as Record<string, string>;
  // Found first, because a menu drops the form once its button is pressed.
  const place = form.closest("section") ?? document;
  const shown = form.closest<HTMLElement>("[data-swap]") ?? form;
  const { conflict, refused, leadsTo } = form.dataset;
  if (ask !== undefined && !(await askText(ask, yes))) return;
  // While it waits, a second press does nothing.
  if (shown.ariaBusy === "true") return;
  // form.action may be a field of this name.
  const answer = await waitOn(shown, request<Done>("POST", form.getAttribute("action") ?? "", fields));
  // Something that is gone meanwhile is not a problem.
  const known = { 403: refused, 404: "", 409: conflict }[answer.status];
  const failure = known ?? (failureOf(answer) || (answer.body.problem ?? ""));
  const problem = place.querySelector<HTMLElement>(".problem[role=alert]");
  if (problem) complain(problem, failure);
  else tell(place, failure);
  if (!answer.ok && answer.status !== 404) return;
  form.reset();
  if (leadsTo !== undefined && leadsTo !== location.pathname) return location.assign(leadsTo);
  if (!(await showAgain())) return;
  if (failure !== "" && problem) complain(problem, failure);
  tell(place, answer.body.said ?? "");
  dispatchEvent(new CustomEvent("acted", { detail: answer.body }));
}

function tell(place: ParentNode, said: string): void {
  const status = place.querySelector("[role=status]");
  if (status) status.textContent = said;
}

const filterOf = ({ target }: Event): HTMLFormElement | null =>
  target instanceof Element ? target.closest<HTMLFormElement>("form[data-filter]") : null;

document.addEventListener("click", (event) => {
  if (!(event.target instanceof Element)) return;
  const opener = event.target.closest(".opener");
  opener?.setAttribute("aria-expanded", String(opener.ariaExpanded !== "true"));
  const link = event.target.closest<HTMLAnchorElement>("[data-swap] a, a[data-swap]");
  if (!link || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  // A list of two parts has a page for each.
  const isPart = link.dataset.list === list().id;
  if (!isPart && link.origin + link.pathname !== location.origin + location.pathname) return;
  event.preventDefault();
  // Reading continues at the top of another page.
  const turnsPage = link.closest(".pager") !== null;
  void show({ url: link.href }, "push").then(() => {
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
  const { target } = event;
  const isChoice =
    target instanceof HTMLSelectElement || (target instanceof HTMLInputElement && target.type === "date");
  if (form && isChoice) void showAsked(form, "push");
});
document.addEventListener("input", (event) => {
  const form = filterOf(event);
  // A filter with its own button waits until that is pressed.
  const { target } = event;
  const isSearch = target instanceof HTMLInputElement && target.type === "search";
  if (!form || !isSearch || form.querySelector("[type=submit]")) return;
  clearTimeout(typing);
  typing = setTimeout(() => void showAsked(form, "replace"), 200);
});
addEventListener("popstate", () => {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  void show({ url: location.href }, "keep");
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
