// The page of a push or of a request for its owner. The server renders it; this puts in what is new, and the pages of its log.

import { any, element, maybe } from "./elements.ts";
import { waitOn } from "./forms.ts";
import { failed } from "./failures.ts";
import { request } from "./session.ts";
import { writeTimes } from "./own_zone.ts";
import { swap } from "./swap.ts";

const brand = document.title.slice(document.title.lastIndexOf(" · "));

/**
 * @param path the address of its state, as JSON
 * @param first the state when the page was loaded
 * @param show called with the new state, once the page shows it
 * @returns a function that brings the page up to date and returns whether it could, and one that returns the state
 */
export function ownPage<Own extends { version: string }>(
  path: string,
  first: Own,
  show: (now: Own, before: Own) => void,
) {
  const log = element("log", HTMLDetailsElement);
  let url = location.pathname + location.search;
  let known = first;

  function writeTitle(): void {
    const waiting = /^\(\d+\) /.exec(document.title)?.[0] ?? "";
    document.title = waiting + (any("name").textContent ?? "") + brand;
  }

  async function put(): Promise<boolean> {
    const { title } = document;
    const isShown = await waitOn(maybe("entries") ?? log, swap({ url }));
    document.title = title;
    writeTitle();
    return isShown;
  }

  async function refresh(): Promise<boolean> {
    const answer = await request<Own>("GET", path);
    // A device that wakes up may not be connected yet: the page shows what it showed before.
    if (answer.status === 0 || failed(answer)) return false;
    writeTimes(document);
    if (answer.body.version === known.version) return true;
    if (!(await put())) return false;
    const before = known;
    known = answer.body;
    show(known, before);
    return true;
  }

  log.addEventListener("toggle", () => {
    if (!log.open) return;
    if (!maybe("entries")) url = `${location.pathname}?page=1`;
    void put();
  });
  log.addEventListener("click", (event) => {
    const link = event.target instanceof HTMLAnchorElement && event.target;
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    url = link.href;
    void put().then(() => any("entries").focus({ preventScroll: true }));
  });
  writeTimes(document);
  writeTitle();
  return { refresh, known: () => known };
}
