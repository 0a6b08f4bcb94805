// A list that the server renders. Its links and its filter work by themselves; this keeps the page while they do.

import "./sections.ts";
import { any, waitOn } from "./dom.ts";
import { inOwnZone, swap } from "./swap.ts";

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
  const form = filterOf(event);
  if (!form) return;
  event.preventDefault();
  void showAsked(form, "push");
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
inOwnZone(document);
