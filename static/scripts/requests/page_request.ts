// The page of one request, for its owner, which the server renders: its link while it takes answers, its answers, its terms and its
// log. It shows what is new each time the owner comes back to it.

import { openAtOnce } from "../shared/at_once.ts";
import { askText } from "../shared/ask.ts";
import { any, button, maybe } from "../shared/elements.ts";
import { busy, waitOn } from "../shared/forms.ts";
import { request } from "../shared/session.ts";
import { say, sentences, settings, textsOf } from "../shared/texts.ts";
import { isIdentityLike } from "../shared/identity_like.ts";
import { failed } from "../shared/failures.ts";
import { ownPage } from "../shared/own_page.ts";
import { dropLetter } from "../shared/share_link.ts";
import { KeyPart } from "./keys.ts";
import { type ListedRequest, postedRequest, sharingRequest } from "./share.ts";

const texts = textsOf("requestWordsLive");
const first = settings<ListedRequest & { version: string }>();
const path = `/account/requests/${first.url_token}`;

/** The end of the second link of a sealed request, which opens its answers. This tab keeps it for a reload. */
const fragment = location.hash || String((history.state as { fragment?: string } | null)?.fragment ?? "");
const collecting = isIdentityLike(fragment) ? fragment : "";
if (location.hash !== "" && collecting !== "")
  history.replaceState({ fragment }, "", location.pathname + location.search);

const shareLink = maybe("link") && sharingRequest();
const page = ownPage(path, first, (now, before) => {
  show(now);
  if (now.responses_count > before.responses_count) any("status").textContent = texts.answeredMeanwhile;
});
const keys = first.e2e ? new KeyPart(first, collecting.replace(/^#/, ""), showKeptLink) : null;

/** Opens an answer with its key, which neither the address bar nor the history ever shows. */
async function openSealed(by: KeyPart, token: string): Promise<void> {
  const identity = await by.identity();
  if (identity === "") return;
  history.pushState({ fragment: `#${identity}` }, "", `/p/${token}`);
  location.reload();
}

/** Shows the link to send, which only this browser knows. */
function showKeptLink(link: string, code: Element): void {
  const shown = page.known();
  if (!shareLink || shown.responses_remaining === 0) return;
  shareLink({ ...postedRequest(shown), html_url: link }, code);
  any("shareable").hidden = false;
}

function show(own: ListedRequest): void {
  const end = maybe("end");
  if (end) end.hidden = own.state === "closed";
  if (own.responses_remaining > 0) {
    // Only `keys` knows the whole link of a sealed request.
    if (shareLink && !keys) shareLink(postedRequest(own), any("qr"));
    return;
  }
  if (shareLink) dropLetter();
  maybe("link-once")?.remove();
  const shareable = maybe("shareable");
  if (shareable) shareable.hidden = true;
}

/** Adds the end that only this tab knows to the links of answers. */
function completeLinks(): void {
  for (const open of document.querySelectorAll<HTMLAnchorElement>("a[data-answer]")) open.hash = collecting;
}

async function close(): Promise<void> {
  const question = say(texts.closeQuestion, { name: any("name").textContent ?? "" });
  const { responses_count: n } = page.known();
  if (!(await askText(sentences(question, n > 0 ? texts.answersStay : "")))) return;
  if (failed(await request("POST", `${path}/close`, {}))) return;
  if (!(await page.refresh())) return;
  // What the page shows now says so to everyone else.
  any("said").textContent = texts.closedNow;
  any("name").focus();
}

document.addEventListener("click", (event) => {
  const open = event.target;
  const token = open instanceof HTMLAnchorElement ? open.dataset.answer : undefined;
  if (token === undefined) return;
  openAtOnce(token);
  if (!keys || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  void waitOn(open as HTMLAnchorElement, openSealed(keys, token));
});
document.addEventListener("visibilitychange", () => {
  if (document.visibilityState === "visible") void page.refresh();
});
addEventListener("pageshow", (event) => {
  if (event.persisted) void page.refresh();
});
addEventListener("swapped", completeLinks);
maybe("end")?.addEventListener("click", () => void busy(button("end"), close));
completeLinks();
show(first);
