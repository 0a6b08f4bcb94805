// The moment of success: the link of the new push and its passphrase, and the button that expires the push again.

import { clearFields, passphrase } from "./create_fields.ts";
import { clearFiles } from "./create_files.ts";
import { clearSuggestion, isSuggested } from "./create_generator.ts";
import { followPush } from "./create_news.ts";
import type { SealedLink } from "./create_send.ts";
import { type CreatedPush, limits, openTab, texts } from "./create_shared.ts";
import { rememberTerms, showTermsLine } from "./create_terms.ts";
import {
  any,
  askText,
  button,
  complain,
  dateWords,
  element,
  maybe,
  relativeWords,
  request,
  say,
  textsOf,
} from "./dom.ts";
import { dropLetter } from "./letter.ts";
import { type Keeper, keeperHere } from "./kept_here.ts";
import { copyPassphrase, sharing } from "./share_link.ts";

const shareTexts = textsOf("shareLive");

const link = element("link", HTMLTextAreaElement);
const madePassphrase = any("made-passphrase");
const code = element("qr", HTMLImageElement);

const formTitle = document.title;
const brand = formTitle.slice(formTitle.lastIndexOf(" · "));
const heading = any("ready");
const readyHeading = heading.textContent ?? "";
const onlyHere = maybe("shown-once")?.textContent ?? "";
const endLabel = button("ask-yes").textContent ?? "";

let created: CreatedPush | null = null;
/** What keeps its link, if it is sealed. */
let keeper: Keeper | null = null;
/** What is lost with this page, because the sender has not copied it yet and no other page shows it. */
const unsaved = new Set<"link" | "passphrase">();

addEventListener("beforeunload", (event) => {
  if (unsaved.size > 0) event.preventDefault();
});
const shareLink = sharing(() => void unsaved.delete("link"));
const passphraseSaved = (): void => void unsaved.delete("passphrase");

/** The page of the push, for signed-in people. */
const pageOf = ({ url_token: token }: CreatedPush): string => `/p/${token}/preview`;

function showHeading(words: string): void {
  heading.textContent = words;
  document.title = words + brand;
}

/**
 * Shows the link in place of the form, and removes from the page everything that was shared.
 * @param sealed of a push that is sealed: no other page knows its link
 */
export function showLink(push: CreatedPush, sealed?: SealedLink): void {
  rememberTerms();
  // The sender still has to pass the passphrase on, and no other page shows it.
  const words = passphrase.value;
  if (isSuggested(words)) unsaved.add("passphrase");
  // Signed-in people come back to the link: a reload of this address shows it again.
  if (limits.signedIn) history.replaceState(null, "", pageOf(push));
  followPush(push.url_token);
  if (!limits.signedIn || sealed) unsaved.add("link");
  clearFields();
  clearFiles();
  clearSuggestion();
  showTermsLine();
  created = push;
  madePassphrase.textContent = words;
  any("expiry").textContent = say(texts.opens, {
    views: say(shareTexts.viewsWords, { n: push.views_remaining }),
    date: dateWords(push.expires_at),
    relative: relativeWords(push.expires_at),
  });
  any("guarded").hidden = words === "";
  any("shareable").hidden = false;
  any("success").classList.remove("over");
  const page = maybe("own-page");
  if (page instanceof HTMLAnchorElement) page.href = pageOf(push);
  const shownOnce = maybe("shown-once");
  const address = sealed ? `${push.html_url}#${sealed.fragment}` : push.html_url;
  if (shownOnce) shownOnce.hidden = !sealed;
  if (sealed && shownOnce && limits.signedIn) void keepLink(push, address, shownOnce);
  code.src = sealed ? `data:image/svg+xml,${encodeURIComponent(sealed.draw(address))}` : `/p/${push.url_token}/qr.svg`;
  shareLink({ ...push, html_url: address, guarded: words !== "" }, code);
  any("passphrase-status").textContent = "";
  complain(any("problem-end"), "");
  button("end").hidden = !push.deletable_by_viewer && !limits.signedIn;
  any("making").hidden = true;
  any("made").hidden = false;
  scrollTo(0, 0);
  showHeading(readyHeading);
  heading.focus();
}

/** Has this browser keep the link, so that nobody has to copy it now. */
async function keepLink(push: CreatedPush, address: string, said: HTMLElement): Promise<void> {
  said.textContent = "";
  keeper = await keeperHere();
  const isKept = await keeper?.keep(push.url_token, { link: address }, Date.parse(push.expires_at));
  said.textContent = isKept
    ? textsOf("keptLive")[keeper?.guard() === "passkey" ? "keptByPasskey" : "keptByBrowser"]
    : onlyHere;
  if (isKept && created === push) unsaved.delete("link");
}

function forgetLink(): void {
  link.value = "";
  code.removeAttribute("src");
  dropLetter();
}

copyPassphrase(passphraseSaved);

button("end").addEventListener("click", async () => {
  if (!created || !(await askText(texts.endQuestion, endLabel))) return;
  const { ok, status } = await request("POST", `/p/${created.url_token}/expire`);
  complain(any("problem-end"), ok ? "" : status === 0 ? texts.offline : say(texts.failed, { status }));
  if (!ok) return;
  unsaved.clear();
  void keeper?.forget([created.url_token]);
  followPush(null);
  showHeading(texts.endedTitle);
  any("expiry").textContent = texts.ended;
  madePassphrase.textContent = "";
  any("shareable").hidden = true;
  any("success").classList.add("over");
  forgetLink();
  button("end").hidden = true;
  button("another").focus();
});

button("another").addEventListener("click", async () => {
  if (unsaved.has("link") && !(await askText(texts.linkUnsaved, texts.leaveIt))) return;
  if (unsaved.has("passphrase") && !(await askText(texts.passphraseUnsaved, texts.leaveIt))) return;
  unsaved.clear();
  if (limits.signedIn) history.replaceState(null, "", "/");
  created = null;
  followPush(null);
  document.title = formTitle;
  forgetLink();
  madePassphrase.textContent = "";
  any("made").hidden = true;
  any("making").hidden = false;
  maybe({ text: "text", file: "files", url: "url", qr: "code" }[openTab.kind])?.focus();
});
