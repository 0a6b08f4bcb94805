// Parts of a page that the server renders anew. The browser itself parses them, as it parses a page: the policy of pages lets no
// string become HTML.

import { complain, maybe, shortDate, textsOf } from "./dom.ts";
import { ifSignedOut, signInAgain } from "./session.ts";

/** @returns the page at this address; what is wrong, as a sentence */
async function pageAt(url: string): Promise<Document | string> {
  const page = await load(url);
  if (page === null) return textsOf("listLive").offline;
  if (whoseOf(page) !== undefined) return page;
  // Those who chose not to sign in are not asked again.
  const declined = ifSignedOut({ status: 401, body: { error: "session-ended" } });
  if (declined !== "") return declined;
  const refused = await signInAgain();
  return refused === null ? pageAt(url) : ifSignedOut(refused);
}

const whoseOf = (page: Document): string | undefined =>
  page.querySelector<HTMLMetaElement>('meta[name="person"]')?.content;

function load(url: string): Promise<Document | null> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open("GET", url);
    request.responseType = "document";
    request.setRequestHeader("accept", "text/html");
    request.addEventListener("loadend", () => resolve(request.status === 200 ? request.responseXML : null));
    request.send();
  });
}

const parts = (page: ParentNode): HTMLElement[] => [...page.querySelectorAll<HTMLElement>("[data-swap]")];

/**
 * Puts in the parts of this page as the server renders them now, but no form that somebody types in.
 * @param isWanted whether nothing newer has been asked for meanwhile
 * @returns whether they are there
 */
export async function swap(url: string, isWanted: () => boolean = () => true): Promise<boolean> {
  const page = await pageAt(url);
  if (!isWanted()) return false;
  const problem = maybe("problem");
  if (problem) complain(problem, typeof page === "string" ? page : "");
  if (typeof page === "string") return false;
  // What another person may see stands nowhere beside what this one has seen.
  if (whoseOf(page) !== whoseOf(document)) location.assign(url);
  else for (const part of parts(document)) putIn(part, page.getElementById(part.id));
  for (const symbol of page.querySelectorAll("symbol")) {
    if (!maybe(symbol.id)) document.querySelector("body > svg[hidden]")?.append(document.adoptNode(symbol));
  }
  dispatchEvent(new Event("swapped"));
  return true;
}

function putIn(part: HTMLElement, found: HTMLElement | null): void {
  const focused = part.contains(document.activeElement) ? document.activeElement : null;
  if (!found || (focused && part instanceof HTMLFormElement)) return;
  // A status is read out as its words change, not as it is replaced.
  if (part.role === "status") return void (part.textContent = found.textContent);
  // A document that runs no scripts has elements in there.
  for (const plain of found.querySelectorAll("noscript")) plain.remove();
  part.replaceWith(document.adoptNode(found));
  inOwnZone(found);
  if (!focused) return;
  const again = focused.id === "" ? null : maybe(focused.id);
  if (!again) found.tabIndex = -1;
  (again ?? found).focus({ preventScroll: true });
}

/** The server knows no reader's zone, and writes times in UTC. */
export function inOwnZone(within: ParentNode): void {
  for (const time of within.querySelectorAll("time")) time.textContent = shortDate(time.dateTime);
}
