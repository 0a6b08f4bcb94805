// The moment of success: the link of the new push and its passphrase, and the button that deletes the push again. The page loads
// this once someone begins to fill the form in.

import { act } from "../../modules/acts.ts";
import { showAddressed } from "../shared/addressees.ts";
import { askText } from "../shared/ask.ts";
import { any, button, element, make, maybe, refill } from "../shared/elements.ts";
import { busy, complain } from "../shared/forms.ts";
import { type Keeper, keeperHere } from "../shared/kept_here.ts";
import { dropResult, keepResult, type KeptResult } from "../shared/kept_result.ts";
import { loadModule } from "../shared/modules.ts";
import { type Answer, request } from "../shared/session.ts";
import { copyPassphrase, dropLetter, sharing } from "../shared/share_link.ts";
import { dateWords, momentWords, relativeWords, say, settings, textsOf } from "../shared/texts.ts";
import { deleteWithUndo, undoWords } from "../shared/undo.ts";
import type { CreatedPush } from "./parts.ts";
import { showReceipt } from "./receipt.ts";
import type { SealedLink } from "./send.ts";

export { showRecent } from "../receipts/remember.ts";

/** The tools for the module for signed-in people. */
const TOOLS = { any, busy, dateWords, make, refill, relativeWords, request, say };

interface Result extends KeptResult {
  push: CreatedPush;
  /** With its end, if the push is sealed. */
  link: string;
  /** The image of its QR code. */
  code: string;
  sealed: boolean;
  /** What is lost with this page, because the sender has not copied it yet and no other page shows it. */
  unsaved: Array<"link" | "passphrase">;
}

/** What the page has made. */
export interface New {
  push: CreatedPush;
  /** Present if the push is sealed: no other page knows its link. */
  sealed: SealedLink | undefined;
  passphrase: string;
  /** Whether the page has made the passphrase up, so that the sender still has to pass it on. */
  isSuggested: boolean;
}

const texts = textsOf("createLive");
const { signedIn, userId } = settings<{ signedIn: boolean; userId: number | null }>();
const link = element("link", HTMLTextAreaElement);
const madePassphrase = any("made-passphrase");
const code = element("qr", HTMLImageElement);

const formTitle = document.title;
const brand = formTitle.slice(formTitle.lastIndexOf(" · "));
const heading = any("ready");
const readyHeading = heading.textContent ?? "";
const onlyHere = maybe("shown-once")?.textContent ?? "";

let result: Result | null = null;
/** Keeps the link, if the push is sealed. */
let keeper: Keeper | null = null;
let unfollow = (): void => {};

addEventListener("beforeunload", (event) => {
  if (result && result.unsaved.length > 0) event.preventDefault();
});
/** Leaves out the link for signed-in people, who find it on the page of the push, perhaps after using a passkey. */
const keep = (made: Omit<Result, "who">): boolean => keepResult(signedIn ? { ...made, link: "", code: "" } : made);

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

/** Shows the link in place of the form. @param again shows the form for the next push */
export function showLink({ push, sealed, passphrase, isSuggested }: New, again: () => void): void {
  const made: Omit<Result, "who"> = {
    push,
    link: sealed ? `${push.html_url}#${sealed.fragment}` : push.html_url,
    code: "",
    sealed: sealed !== undefined,
    passphrase,
    unsaved: [...(isSuggested ? ["passphrase" as const] : []), ...(!signedIn || sealed ? ["link" as const] : [])],
  };
  made.code = sealed
    ? `data:image/svg+xml,${encodeURIComponent(sealed.draw(made.link))}`
    : `/p/${push.url_token}/qr.svg`;
  keep(made);
  // For signed-in people, a reload shows the link again.
  if (signedIn) history.replaceState(null, "", pageOf(push));
  show({ ...made, who: userId }, true, again);
}

/** Shows the form again, for the next push. */
let showForm = (): void => {};

/** @param isNew whether it was made just now */
function show(made: Result, isNew: boolean, again: () => void): void {
  result = made;
  showForm = again;
  const { push, sealed, passphrase: words } = made;
  follow();
  madePassphrase.textContent = words;
  any("expiry").textContent = say(texts.opens, { n: push.views_remaining, ...momentWords(push.expires_at) });
  showAddressed(push.recipients ?? []);
  any("guarded").hidden = words === "";
  any("shareable").hidden = false;
  any("success").classList.remove("over");
  const page = maybe("own-page");
  if (page instanceof HTMLAnchorElement) page.href = pageOf(push);
  const shownOnce = maybe("shown-once");
  if (shownOnce) shownOnce.hidden = !sealed;
  if (sealed && shownOnce && signedIn) void keepLink(made, shownOnce);
  code.src = made.code;
  shareLink({ ...push, html_url: made.link, guarded: words !== "" }, code);
  showReceipt(push, isNew);
  any("passphrase-status").textContent = any("said").textContent = "";
  complain(any("problem-end"), "");
  button("end").hidden = !push.deletable_by_viewer && !signedIn;
  any("making").hidden = true;
  any("made").hidden = false;
  scrollTo(0, 0);
  showHeading(readyHeading);
  heading.focus();
}

/** Has this browser keep the link, so that no one has to copy it now. */
async function keepLink({ push, link: address }: Result, shown: HTMLElement): Promise<void> {
  shown.textContent = "";
  keeper = await keeperHere();
  const isKept = await keeper?.keep(push.url_token, { link: address }, Date.parse(push.expires_at));
  shown.textContent = isKept
    ? textsOf("keptLive")[keeper?.guard() === "passkey" ? "keptByPasskey" : "keptByBrowser"]
    : onlyHere;
  if (isKept && result?.push === push) saved("link");
}

/** Shows signed-in people whether the push was opened, and who waits. Without the module, the page of the push shows it. */
function follow(): void {
  unfollow();
  const made = result;
  if (!signedIn || !made) return;
  const module = loadModule<typeof import("../shared/waits.ts")>("waits");
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
    signedIn ? undefined : (path) => act(path, request),
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

/** Shows that no one can open the link any more. */
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
  if (signedIn) history.replaceState(null, "", "/");
  forgetLink();
  result = null;
  document.title = formTitle;
  madePassphrase.textContent = "";
  any("made").hidden = true;
  any("making").hidden = false;
  showForm();
}

button("another").addEventListener("click", () => void goOn());

/** Shows the result that this tab keeps, for someone without an account. Signed-in people have the page of the push for that. */
export function showAgain(kept: KeptResult, again: () => void): void {
  // The server has no QR code for a link that no longer opens anything.
  void fetch(`/p/${kept.push.url_token}/qr.svg`, { method: "HEAD" }).then(
    ({ headers }) => {
      if (headers.get("content-type")?.includes("html") && result === kept) showGone(texts.goneTitle, texts.gone);
    },
    () => {}, // Offline, the link can still be copied.
  );
  show(kept as Result, false, again);
}
