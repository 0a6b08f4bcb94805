// Parts of a page that the server renders again. The browser itself parses them, as it parses a page: the policy of pages lets no
// string become HTML.

import { maybe } from "./elements.ts";
import { complain } from "./forms.ts";
import { inOwnZone } from "./own_zone.ts";
import { textsOf } from "./texts.ts";
import { ifSignedOut, signInAgain } from "./session.ts";

/** A page: its address, and what a form posts to it. */
export interface Asked {
  url: string;
  posted?: FormData;
}

/** @returns the page, or what is wrong as a sentence */
async function pageOf(asked: Asked): Promise<Document | string> {
  const page = await load(asked);
  if (page === null) return textsOf("listLive").offline;
  if (whoseOf(page) !== undefined) return page;
  // Those who chose not to sign in are not asked again.
  const declined = ifSignedOut({ status: 401, body: { error: "session-ended" } });
  if (declined !== "") return declined;
  const refused = await signInAgain();
  return refused === null ? pageOf(asked) : ifSignedOut(refused);
}

const whoseOf = (page: Document): string | undefined =>
  page.querySelector<HTMLMetaElement>('meta[name="person"]')?.content;

function load({ url, posted }: Asked): Promise<Document | null> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open(posted ? "POST" : "GET", url);
    request.responseType = "document";
    request.setRequestHeader("accept", "text/html");
    // What is new stays marked as new for as long as the page is open.
    const looked = document.querySelector<HTMLElement>("[data-looked]")?.dataset.looked;
    if (looked !== undefined) request.setRequestHeader("x-looked-at", looked);
    request.addEventListener("loadend", () => resolve(request.status === 200 ? request.responseXML : null));
    request.send(posted ? new URLSearchParams([...posted] as string[][]) : null);
  });
}

/** This part of another page, as the server shows it; or what is wrong, as a sentence. */
export async function partOf(url: string, id: string): Promise<HTMLElement | string | null> {
  const page = await pageOf({ url });
  return typeof page === "string" ? page : page.getElementById(id);
}

const parts = (page: ParentNode): HTMLElement[] => [...page.querySelectorAll<HTMLElement>("[data-swap]")];

/**
 * Replaces the parts of this page by what the server renders now, except a form in which someone is typing.
 * @param isWanted whether nothing newer has been asked for meanwhile
 * @returns whether they have arrived
 */
export async function swap(asked: Asked, isWanted: () => boolean = () => true): Promise<boolean> {
  const page = await pageOf(asked);
  if (!isWanted()) return false;
  const problem = maybe("problem");
  if (problem) complain(problem, typeof page === "string" ? page : "");
  if (typeof page === "string") return false;
  // One page must not mix what two people may see.
  if (whoseOf(page) !== whoseOf(document)) location.assign(asked.url);
  else for (const part of parts(document)) putIn(part, page.getElementById(part.id));
  document.title = page.title;
  for (const symbol of page.querySelectorAll("symbol")) {
    if (!maybe(symbol.id)) document.querySelector("body > svg[hidden]")?.append(document.adoptNode(symbol));
  }
  dispatchEvent(new Event("swapped"));
  return true;
}

function putIn(part: HTMLElement, found: HTMLElement | null): void {
  const focused = part.contains(document.activeElement) ? document.activeElement : null;
  if (!found || (part instanceof HTMLFormElement && focused?.matches("input, select"))) return;
  // Screen readers announce a status whose words change, but not one that is replaced.
  if (part.role === "status") return void (part.textContent = found.textContent);
  // In a document that runs no scripts, noscript holds elements, which would be shown here.
  for (const plain of found.querySelectorAll("noscript")) plain.remove();
  part.replaceWith(document.adoptNode(found));
  inOwnZone(found);
  if (!focused) return;
  const again = focused.id === "" ? null : maybe(focused.id);
  if (!again) found.tabIndex = -1;
  (again ?? found).focus({ preventScroll: true });
}
