// The moment of success: the link of the new push and its passphrase, and the button that deletes the push again.

import { takeDraft } from "./draft.ts";
import { clearFields, passphrase } from "./fields.ts";
import { clearFiles } from "./files.ts";
import { clearSuggestion, isSuggested } from "./generator_form.ts";
import type { SealedLink } from "./send.ts";
import { type CreatedPush, limits, openTab, problem, texts } from "./parts.ts";
import { rememberTerms, showTermsLine } from "./terms.ts";
import { askText } from "../shared/ask.ts";
import { any, button, element, make, maybe, refill } from "../shared/elements.ts";
import { busy, complain } from "../shared/forms.ts";
import { loadModule } from "../shared/modules.ts";
import { type Answer, request } from "../shared/session.ts";
import { dateWords, relativeWords, say, textsOf } from "../shared/texts.ts";
import { showAddressed } from "../shared/addressees.ts";
import { dropResult, keepResult, keptResult, type KeptResult } from "../shared/kept_result.ts";
import { dropLetter } from "../shared/letter.ts";
import { type Keeper, keeperHere } from "../shared/kept_here.ts";
import { copyPassphrase, sharing } from "../shared/share_link.ts";
import { deleteWithUndo, undoWords } from "../shared/undo.ts";

/** What the module for signed-in people works with. */
const TOOLS = { any, busy, dateWords, make, refill, relativeWords, request, say };

interface Result extends KeptResult {
  push: CreatedPush;
  /** With its end, where the push is sealed. */
  link: string;
  /** The picture of its code. */
  code: string;
  sealed: boolean;
  /** What is lost with this page, because the sender has not copied it yet and no other page shows it. */
  unsaved: Array<"link" | "passphrase">;
}

const link = element("link", HTMLTextAreaElement);
const madePassphrase = any("made-passphrase");
const code = element("qr", HTMLImageElement);

const formTitle = document.title;
const brand = formTitle.slice(formTitle.lastIndexOf(" · "));
const heading = any("ready");
const readyHeading = heading.textContent ?? "";
const onlyHere = maybe("shown-once")?.textContent ?? "";

let result: Result | null = null;
/** What keeps its link, if it is sealed. */
let keeper: Keeper | null = null;
let unfollow = (): void => {};

addEventListener("beforeunload", (event) => {
  if (result && result.unsaved.length > 0) event.preventDefault();
});
/** Signed-in people find the link on the page of the push, and what keeps a sealed one may ask for a passkey. */
const keep = (made: Omit<Result, "who">): void => keepResult(limits.signedIn ? { ...made, link: "", code: "" } : made);

function saved(what: "link" | "passphrase"): void {
  if (!result) return;
  result.unsaved = result.unsaved.filter((one) => one !== what);
  keep(result);
}
const shareLink = sharing(() => saved("link"));

/** The page of the push, for signed-in people. */
const pageOf = ({ url_token: token }: CreatedPush): string => `/p/${token}/preview`;

function showHeading(words: string): void {
  heading.textContent = words;
  document.title = words + brand;
}

/** Removes from the page everything that was shared; this device remembers the terms. */
export function forgetForm(): void {
  takeDraft();
  rememberTerms();
  clearFields();
  clearFiles();
  clearSuggestion();
  showTermsLine();
}

/**
 * Shows the link in place of the form, and removes from the page everything that was shared.
 * @param sealed of a push that is sealed: no other page knows its link
 */
export function showLink(push: CreatedPush, sealed?: SealedLink): void {
  const address = sealed ? `${push.html_url}#${sealed.fragment}` : push.html_url;
  const made: Omit<Result, "who"> = {
    push,
    link: address,
    code: sealed ? `data:image/svg+xml,${encodeURIComponent(sealed.draw(address))}` : `/p/${push.url_token}/qr.svg`,
    sealed: sealed !== undefined,
    passphrase: passphrase.value,
    // The sender still has to pass the passphrase on, and no other page shows it.
    unsaved: [
      ...(isSuggested(passphrase.value) ? ["passphrase" as const] : []),
      ...(!limits.signedIn || sealed ? ["link" as const] : []),
    ],
  };
  keep(made);
  // Signed-in people come back to the link: a reload of this address shows it again.
  if (limits.signedIn) history.replaceState(null, "", pageOf(push));
  forgetForm();
  show({ ...made, who: limits.userId }, true);
}

const receiptBox = maybe("receipt-box");
const withReceipts = (use: (module: typeof import("../../modules/receipts.ts")) => void): void =>
  void loadModule<typeof import("../../modules/receipts.ts")>("receipts").then(use, () => {});
try {
  if (receiptBox && localStorage.getItem("receipts")) withReceipts(({ showRecent }) => showRecent());
} catch {
  // A browser without storage remembers nothing.
}

/** Watches for a person from the first link on, for people without an account. */
let acts: Promise<typeof import("../../modules/acts.ts")> | undefined;

/** @param isNew whether it was made just now */
function show(made: Result, isNew: boolean): void {
  result = made;
  if (!limits.signedIn) acts ??= loadModule("acts");
  const { push, sealed, passphrase: words } = made;
  follow();
  madePassphrase.textContent = words;
  any("expiry").textContent = say(texts.opens, {
    n: push.views_remaining,
    date: dateWords(push.expires_at),
    relative: relativeWords(push.expires_at),
  });
  showAddressed(push.recipients ?? []);
  any("guarded").hidden = words === "";
  any("shareable").hidden = false;
  any("success").classList.remove("over");
  const page = maybe("own-page");
  if (page instanceof HTMLAnchorElement) page.href = pageOf(push);
  const shownOnce = maybe("shown-once");
  if (shownOnce) shownOnce.hidden = !sealed;
  if (sealed && shownOnce && limits.signedIn) void keepLink(made, shownOnce);
  code.src = made.code;
  shareLink({ ...push, html_url: made.link, guarded: words !== "" }, code);
  if (receiptBox) receiptBox.hidden = true;
  const { receipt_url: receipt } = push;
  if (receiptBox && receipt !== undefined) {
    withReceipts(({ showReceipt }) => showReceipt(receipt, push, isNew));
  }
  any("passphrase-status").textContent = any("said").textContent = "";
  complain(any("problem-end"), "");
  button("end").hidden = !push.deletable_by_viewer && !limits.signedIn;
  any("making").hidden = true;
  any("made").hidden = false;
  scrollTo(0, 0);
  showHeading(readyHeading);
  heading.focus();
}

/** Has this browser keep the link, so that nobody has to copy it now. */
async function keepLink({ push, link: address }: Result, shown: HTMLElement): Promise<void> {
  shown.textContent = "";
  keeper = await keeperHere();
  const isKept = await keeper?.keep(push.url_token, { link: address }, Date.parse(push.expires_at));
  shown.textContent = isKept
    ? textsOf("keptLive")[keeper?.guard() === "passkey" ? "keptByPasskey" : "keptByBrowser"]
    : onlyHere;
  if (isKept && result?.push === push) saved("link");
}

/** Whoever is signed in sees whether it was opened, and who waits. Without the module, the page of the push says it. */
function follow(): void {
  unfollow();
  const made = result;
  if (!limits.signedIn || !made) return;
  const module = loadModule<typeof import("../../modules/waits.ts")>("waits");
  const answer = request<ReturnType<typeof textsOf>>("GET", "/account/pushes/words");
  void Promise.all([module, answer]).then(
    ([{ followResult }, { ok, body }]) => {
      if (result !== made || !ok) return;
      const tools = { ...TOOLS, textsOf: () => body as never };
      unfollow = followResult(tools, made.push, { failed, said: (words) => void (any("said").textContent = words) });
    },
    () => {},
  );
}

function forgetLink(): void {
  unfollow();
  dropResult();
  link.value = "";
  code.removeAttribute("src");
  dropLetter();
}

copyPassphrase(() => saved("passphrase"));

function failed({ ok, status }: Answer<unknown>): boolean {
  complain(any("problem-end"), ok ? "" : status === 0 ? texts.offline : say(texts.failed, { status }));
  return !ok;
}

async function end(): Promise<void> {
  const made = result;
  if (!made) return;
  const wait = (isWaiting: boolean): void => {
    any("expiry").hidden = any("shareable").hidden = any("next").hidden = isWaiting;
    showHeading(isWaiting ? texts.endedTitle : readyHeading);
  };
  const ended = await deleteWithUndo(
    made.push.url_token,
    () => wait(true),
    failed,
    acts && (async (path) => (await acts!).act(path, request)),
  );
  wait(false);
  if (ended === null) return;
  if (ended === "undone") {
    any("said").textContent = undoWords(ended);
    return heading.focus();
  }
  void keeper?.forget([made.push.url_token]);
  showGone(texts.endedTitle, texts.ended);
  button("another").focus();
}

/** What the result is once nobody can open the link any more. */
function showGone(title: string, words: string): void {
  if (result) result.unsaved = [];
  showHeading(title);
  any("expiry").textContent = words;
  madePassphrase.textContent = "";
  any("shareable").hidden = true;
  any("success").classList.add("over");
  forgetLink();
  button("end").hidden = true;
}

button("end").addEventListener("click", () => void busy(button("end"), end));

/** Shows the form again, for the next push. */
async function goOn(): Promise<void> {
  if (result?.unsaved.includes("link") && !(await askText(texts.linkUnsaved, texts.leaveIt))) return;
  if (result?.unsaved.includes("passphrase") && !(await askText(texts.passphraseUnsaved, texts.leaveIt))) return;
  if (limits.signedIn) history.replaceState(null, "", "/");
  forgetLink();
  result = null;
  document.title = formTitle;
  madePassphrase.textContent = "";
  any("made").hidden = true;
  any("making").hidden = false;
  complain(problem, "");
  maybe({ text: "text", file: "files", url: "url", qr: "code" }[openTab.kind])?.focus();
}

button("another").addEventListener("click", () => void goOn());

/** Shows the result that this tab keeps, if there is one. Signed-in people have the page of the push for that. */
export function restoreResult(): void {
  const kept = limits.signedIn ? null : keptResult<Result>();
  if (!kept) return;
  // Of a link that opens nothing any more, the server has no code.
  void fetch(`/p/${kept.push.url_token}/qr.svg`, { method: "HEAD" }).then(
    ({ headers }) => {
      if (headers.get("content-type")?.includes("html") && result === kept) showGone(texts.goneTitle, texts.gone);
    },
    () => {}, // Offline, the link is still there to be copied.
  );
  show(kept, false);
}
