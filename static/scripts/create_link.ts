// The link of the new push: what to copy and share, and the button that expires the push again.

import { clearFields, passphrase } from "./create_fields.ts";
import { clearFiles } from "./create_files.ts";
import { clearSuggestion, isSuggested } from "./create_generator.ts";
import { type CreatedPush, limits, openTab, texts } from "./create_shared.ts";
import { rememberTerms, showTermsLine } from "./create_terms.ts";
import {
  any,
  askText,
  button,
  copyOn,
  dateWords,
  element,
  input,
  maybe,
  relativeWords,
  request,
  say,
  zonedDate,
} from "./dom.ts";

const link = input("link");
const status = any("made-status");
const madePassphrase = any("made-passphrase");

const formTitle = document.title;
const brand = formTitle.slice(formTitle.lastIndexOf(" · "));
const heading = any("ready");
const readyHeading = heading.textContent ?? "";
const endLabel = button("ask-yes").textContent ?? "";

let created: CreatedPush | null = null;
/** What is lost with this page, because the sender has not copied it yet and no other page shows it. */
const unsaved = new Set<"link" | "passphrase">();

addEventListener("beforeunload", (event) => {
  if (unsaved.size > 0) event.preventDefault();
});
const saved = (what: "link" | "passphrase") => (): void => void unsaved.delete(what);

const viewsWords = (of: CreatedPush): string => say(texts.viewsWords, { n: of.views_remaining });

// The recipient may live in another time zone than the sender.
function messageText(): string {
  if (!created) return "";
  const values = { views: viewsWords(created), date: zonedDate(created.expires_at) };
  return `${say(texts.shareText, values)}\n\n${created.html_url}\n`;
}

function showHeading(words: string): void {
  heading.textContent = words;
  document.title = words + brand;
}

/** Shows the link in place of the form, and removes from the page everything that was shared. */
export function showLink(push: CreatedPush): void {
  rememberTerms();
  // The sender still has to pass the passphrase on, and no other page shows it.
  const words = passphrase.value;
  if (isSuggested(words)) unsaved.add("passphrase");
  // Signed-in people come back to the link: a reload of this address shows it again.
  if (limits.signedIn) history.replaceState(null, "", `/p/${push.url_token}/preview`);
  else unsaved.add("link");
  clearFields();
  clearFiles();
  clearSuggestion();
  showTermsLine();
  created = push;
  madePassphrase.textContent = words;
  link.value = push.html_url;
  any("expiry").textContent = say(texts.opens, {
    views: viewsWords(push),
    date: dateWords(push.expires_at),
    relative: relativeWords(push.expires_at),
  });
  any("guarded").hidden = words === "";
  any("shareable").hidden = false;
  const mail = element("mail", HTMLAnchorElement);
  mail.href = `mailto:?subject=${encodeURIComponent(texts.mailSubject)}&body=${encodeURIComponent(messageText())}`;
  const qr = element("qr", HTMLImageElement);
  qr.src = `/p/${push.url_token}/qr.svg`;
  qr.hidden = false;
  status.textContent = "";
  button("end").hidden = !push.deletable_by_viewer && !limits.signedIn;
  button("share").hidden = typeof navigator.share !== "function";
  any("making").hidden = true;
  any("made").hidden = false;
  scrollTo(0, 0);
  showHeading(readyHeading);
  heading.focus();
}

copyOn(button("copy"), () => link.value, texts, status, link, saved("link"));
copyOn(button("copy-message"), messageText, texts, status, undefined, saved("link"));
const passphraseWords = (): string => madePassphrase.textContent ?? "";
copyOn(button("copy-passphrase"), passphraseWords, texts, status, madePassphrase, saved("passphrase"));
link.addEventListener("copy", saved("link"));
madePassphrase.addEventListener("copy", saved("passphrase"));
any("mail").addEventListener("click", saved("link"));
link.addEventListener("focus", () => link.select());

button("share").addEventListener("click", () => {
  // Closing the system's share sheet is not an error.
  void navigator.share({ text: messageText() }).then(saved("link"), () => {});
});

button("end").addEventListener("click", async () => {
  if (!created || !(await askText(texts.endQuestion, endLabel))) return;
  const { ok, status: code } = await request("POST", `/p/${created.url_token}/expire`);
  status.textContent = ok ? "" : code === 0 ? texts.offline : say(texts.failed, { status: code });
  if (!ok) return;
  unsaved.clear();
  showHeading(texts.endedTitle);
  any("expiry").textContent = texts.ended;
  madePassphrase.textContent = "";
  any("shareable").hidden = true;
  button("end").hidden = true;
  button("another").focus();
});

button("another").addEventListener("click", async () => {
  if (unsaved.has("link") && !(await askText(texts.linkUnsaved, texts.leaveIt))) return;
  if (unsaved.has("passphrase") && !(await askText(texts.passphraseUnsaved, texts.leaveIt))) return;
  unsaved.clear();
  if (limits.signedIn) history.replaceState(null, "", "/");
  created = null;
  document.title = formTitle;
  link.value = "";
  madePassphrase.textContent = "";
  any("made").hidden = true;
  any("making").hidden = false;
  maybe({ text: "text", file: "files", url: "url", qr: "code" }[openTab.kind])?.focus();
});
