// The recipient's page. It requests nothing until the recipient presses the button. Then one POST checks the
// passphrase, claims the view and returns the secret. The secret is only in memory and in text nodes, never in
// history, cache or storage, and is wiped when the recipient leaves the page. page_sealed.ts adds what sealed links need.

import "../shared/theme_links.ts";
import { isOpenedAtOnce } from "../shared/at_once.ts";
import { holdBack } from "../shared/countdown.ts";
import { any, button, element, maybe } from "../shared/elements.ts";
import { busy, complain, onSubmit } from "../shared/forms.ts";
import { request } from "../shared/session.ts";
import { momentWords, say, settings, textsOf } from "../shared/texts.ts";
import { rememberOpened } from "./opened_here.ts";
import { showFiles } from "./files.ts";
import { showSecret, wipeSecret } from "./secret.ts";
import { type Opened, texts } from "./parts.ts";
import type { Letters } from "../shared/person.ts";
import { writeTimes } from "../shared/own_zone.ts";
import { letSee } from "../shared/see.ts";
import { deleteWithUndo, undoWords } from "../shared/undo.ts";
import { type Waiting, waitForRelease } from "./waiting.ts";

type Outcome =
  | (Opened & { outcome: "open" })
  | { outcome: "gone" | "closed" | "wrong" | "not-released" }
  | { outcome: "held"; hold: Waiting }
  | { outcome: "limited" | "crowded"; seconds: number }
  | (Letters & { outcome: "letters" });

const page = settings<{
  token: string;
  covered: boolean;
  /** Whether this device may remember that it opened it. */
  remembers: boolean;
  own: boolean;
  views: number;
  expires: string;
  sealed?: object;
  /** How often it was opened before, and when last. */
  before?: { n: number; at: string };
  /** The wait of this browser, if the push is held. */
  hold?: Waiting & { state: "waiting" | "released" };
}>();
const problem = any("problem");
export const submit = button("submit");
const passphrase = maybe("passphrase") as HTMLInputElement | null;

let wiped = false;
/** The note that a person has opened it. */
let passed = "";
let holdId = page.hold?.state === "released" ? page.hold.id : "";

/** Seals and opens what goes between the page and the server, if a link is sealed end to end. */
export interface Seal {
  /** What the server gets in place of the passphrase. */
  access: (passphrase: string) => string;
  /** The content in place of the sealed one. Null if that is damaged; the page then says so. */
  open: (sealed: Opened, passphrase: string) => Promise<Opened | null>;
  /** Called when the content is about to be shown. */
  opened: (opened: Opened) => void;
}
/** Null as long as this page cannot open a sealed link. */
export const seal: { known: Seal | null } = { known: null };

/** Shows the server that a person is here, if the server asks for that. */
export const check: { known: { proof: () => Record<string, string>; ask: (letters: Letters) => void } | null } = {
  known: null,
};

// The server wrote the times in UTC; this shows them in the reader's time zone.
writeTimes(document);
if (holdId === "") any("left-words").textContent = page.own ? texts.ownView : remainingWords(page.views, page.expires);
else any("left-words").remove();

const before = maybe("before");
if (before && page.before) {
  const { n, at } = page.before;
  before.textContent = say(textsOf("cautionGateLive").openedBefore, { n, ...momentWords(at) });
}

// People type a passphrase of several words more reliably if they can read it.
letSee(passphrase);

onSubmit("open", claim);
// Only the owner's own tab can have asked for this, and an owner uses up no view. A sealed link needs its seal first.
const atOnce = page.own && isOpenedAtOnce(page.token);
export const openIfAtOnce = (): Promise<void> => (atOnce ? claim() : Promise.resolve());
if (!page.sealed) void busy(submit, openIfAtOnce);

async function claim(): Promise<void> {
  complain(problem, "", passphrase ?? undefined);
  if (page.sealed && !seal.known) return;
  const typed = passphrase?.value ?? "";
  const access = seal.known?.access(typed) ?? typed;
  const wasConnected = navigator.onLine;
  const answer = await request<Outcome>("POST", `/p/${page.token}/reveal`, {
    passphrase: access,
    hold: holdId,
    ...check.known?.proof(),
  });
  if (answer.status === 429) return wait(texts.busy, answer.retryAfter);
  // A device that was not connected has sent nothing: not even a view can have been counted.
  const unanswered = wasConnected ? texts.offline : texts.unconnected;
  if (!answer.ok) return complain(problem, answer.status === 0 ? unanswered : texts.failed);
  const { body } = answer;
  if (body.outcome === "open") {
    const opened = seal.known ? await seal.known.open(body, typed) : body;
    return opened ? show(opened) : undefined;
  }
  if (body.outcome === "letters") return check.known?.ask(body);
  // The server has a page for each of these.
  if (["gone", "closed", "not-released"].includes(body.outcome)) return location.reload();
  // A person who has just pressed the button wants the secret as soon as it is released.
  if (body.outcome === "held") return waitIn(body.hold, () => void busy(submit, claim));
  if (body.outcome === "crowded") return wait(textsOf("holdGateLive").crowded, body.seconds);
  if (body.outcome === "limited") return wait(texts.limited, body.seconds);
  complain(problem, texts.wrong, passphrase ?? undefined);
  passphrase?.focus();
  passphrase?.select();
}

function waitIn(hold: Waiting, then: () => void): void {
  waitForRelease(page.token, hold, () => {
    holdId = hold.id;
    any("released").hidden = false;
    for (const name of ["asks", "left-words"]) maybe(name)?.remove();
    then();
  });
}

// A wait goes on after a reload. The released secret is not shown before someone asks for it.
if (page.hold?.state === "waiting") waitIn(page.hold, () => (passphrase ?? submit).focus());

function wait(sentence: Parameters<typeof say>[0], seconds: number): void {
  holdBack(submit, problem, seconds, (n) => say(sentence, { n }), texts.again);
  passphrase?.select();
}

function show(opened: Opened): void {
  if (passphrase) passphrase.value = "";
  any("gate").remove();
  maybe("room")?.remove();
  any("opened").hidden = false;
  ({ passed } = opened);
  // A link pressed by accident would leave the page, and the secret may be gone then. Its owner can open it again.
  document.body.classList.toggle("holding", !opened.own);
  seal.known?.opened(opened);
  if (!opened.own) rememberOpened(page.token, page.remembers);
  showSecret(opened, page.covered);
  showFiles(opened.files);
  const last = opened.files.length > 0 ? texts.lastViewFiles : texts.lastView;
  const isLast = opened.views === 0 && !opened.own;
  const left = any("left");
  left.textContent = opened.own ? texts.ownView : isLast ? last : remainingWords(opened.views, opened.expires);
  left.className = isLast ? "notice warning" : "small";
  if (isLast && opened.files.length === 0) maybe("delete-row")?.remove();
  any("opened-title").focus();
}

function remainingWords(views: number, expires: string): string {
  return say(texts.viewsLeft, { n: views, ...momentWords(expires) });
}

// ── Ends ────────────────────────────────────────────────────────────────────────────────────────

maybe("delete")?.addEventListener("click", async () => {
  const opened = any("opened");
  // No person sees the button before that. A program that presses every button would delete what it has not even opened.
  if (opened.hidden) return;
  const hide = (): void => void (opened.hidden = true);
  const ended = await deleteWithUndo(
    page.token,
    hide,
    ({ ok }) => !ok,
    (path) => request("POST", path, { passed }),
  );
  if (ended === "deleted" || ended === "too-late") {
    wipe();
    return showDeleted();
  }
  opened.hidden = false;
  any("status").textContent = ended === null ? texts.deleteFailed : undoWords(ended);
  button("delete").focus();
});

function showDeleted(): void {
  const main = element("main", HTMLElement);
  const content = element("deleted", HTMLTemplateElement).content.cloneNode(true);
  document.body.classList.remove("holding");
  main.replaceChildren(content);
  const title = main.querySelector("h1");
  document.title = title?.textContent ?? document.title;
  title?.focus();
}

function wipe(): void {
  wipeSecret();
  maybe("files")?.replaceChildren();
}

// Browsers may keep the page and show it again on "back": it then comes back empty.
addEventListener("pagehide", () => {
  wiped = true;
  wipe();
});

addEventListener("pageshow", () => {
  if (wiped) location.reload();
});
