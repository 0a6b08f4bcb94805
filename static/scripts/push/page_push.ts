// The page of one push. Its owner sees its terms, who opened it and its log, and can expire it; whoever else
// has the link sees link and terms. It never holds the payload or the passphrase. It shows what is new each
// time the user comes back to it.

import { agentWords } from "../shared/agent.ts";
import { any, button, make, maybe, refill } from "../shared/elements.ts";
import { busy, complain } from "../shared/forms.ts";
import { loadModule } from "../shared/modules.ts";
import { type Answer, ifSignedOut, request } from "../shared/session.ts";
import { dateWords, relativeWords, say, settings, shortDate, sizeWords, textsOf, words } from "../shared/texts.ts";
import { dropResult, keptResult } from "../shared/kept_result.ts";
import { type Asking, keepAsking, type News } from "../shared/pace.ts";
import { cautionButtons, showCaution } from "./caution.ts";
import { type LogEntry, logRow, wholeLog } from "../shared/push_log.ts";
import { languageName } from "../shared/language_name.ts";
import {
  type Cautioned,
  codesWords,
  endedWords,
  lineOf,
  openedWords,
  type Terms,
  termsOf,
  type TermTexts,
  type OpenedTexts,
} from "./terms.ts";
import { copyPassphrase, dropLetter, type Posted, sharing } from "../shared/share_link.ts";

type AnyPush = Terms & Posted & { url_token: string };

interface OwnPush extends AnyPush, Cautioned {
  kind: "text" | "file" | "url" | "qr";
  /** Sealed end to end: only this browser may know its whole link. */
  e2e?: boolean;
  name: string;
  note: string;
  deleted: boolean;
  created_at: string;
  updated_at: string;
  expired_on: string | null;
  file_count: number;
  files: Array<{ filename: string | null; byte_size: number }>;
  totals: Record<string, number>;
  scans: number;
  views: LogEntry[];
  ended: LogEntry | null;
  codes: LogEntry[];
}

const texts: TermTexts & OpenedTexts = {
  ...textsOf("pushLive"),
  ...textsOf("ownLogLive"),
  ...textsOf("resultLive"),
  ...textsOf("cautionOwnLive"),
  ...textsOf("holdOwnLive"),
  ...textsOf("languagesLive"),
};
/** What the module works with that shows who waits. */
const TOOLS = { any, busy, dateWords, make, refill, relativeWords, request, say, textsOf };

const isOwn = (push: AnyPush): push is OwnPush => "totals" in push;

function showTerms(push: AnyPush, further: Array<[string, string | Node]> = []): void {
  const language = push.language && languageName(push.language, document.documentElement.lang);
  const terms = [...termsOf({ ...push, language }, texts, words, isOwn(push)), ...further];
  any("terms").replaceChildren(...terms.flatMap(([name, term]) => [make("dt", null, name), make("dd", null, term)]));
  any("terms-line").textContent = lineOf(push, texts, words);
}

const withRelative = (iso: string): string => say(texts.when, { date: dateWords(iso), relative: relativeWords(iso) });
const nameOf = ({ name, kind, created_at: at }: OwnPush): string => name || words.beside(texts[kind], shortDate(at));

/** What only its owner sees of a push, besides its terms. */
function detailsOf(push: OwnPush): Array<[string, string | Node]> {
  const files = push.files.map(({ filename, byte_size: bytes }) =>
    make(
      "li",
      null,
      filename === null ? make("em", null, texts.fileGuarded) : make("bdi", null, filename),
      make("span", { className: "size" }, sizeWords(bytes)),
    ),
  );
  const bytes = push.files.reduce((sum, file) => sum + file.byte_size, 0);
  const sealed = say(texts.filesSealed, { n: files.length, size: sizeWords(bytes) });
  const erased = say(texts.filesErased, { n: push.file_count });
  const whole = push.e2e ? sealed : make("ul", { className: "files" }, ...files);
  const listed = files.length > 0 ? whole : erased;
  return [
    ...(push.file_count > 0 ? [[texts.files, listed] satisfies [string, string | Node]] : []),
    [texts.created, withRelative(push.created_at)],
    ...(push.note === ""
      ? []
      : [[texts.note, make("span", { className: "note", dir: "auto" }, push.note)] satisfies [string, Node]]),
  ];
}

// A page that is loaded after the push has expired has no link; that of a sealed push shows it itself (kept.ts).
const shareLink = maybe("link") && !maybe("shown-once") ? sharing() : null;

function showLink(push: AnyPush): void {
  if (!push.expired) return shareLink?.(push, any("qr"));
  if (shareLink) dropLetter();
  for (const part of ["shareable", "shown-once", "guarded", "change"]) {
    const shown = maybe(part);
    if (shown) shown.hidden = true;
  }
}

/** The tab in which a push was made knows its passphrase, until someone shares something else there. */
function showPassphrase(token: string): void {
  const section = maybe("guarded");
  const kept = section && keptResult();
  if (!section || kept?.push.url_token !== token || kept.passphrase === "") return;
  any("made-passphrase").textContent = kept.passphrase;
  section.hidden = false;
  copyPassphrase();
}

/** The page for the owner, which follows what happens to the push. */
function ownPage(first: OwnPush): void {
  const token = first.url_token;
  const status = any("status");
  const brand = document.title.slice(document.title.lastIndexOf(" · "));
  const unloaded = (): null => {
    complain(any("problem"), texts.offline);
    return null;
  };
  const kept = first.e2e ? loadModule<typeof import("./kept.ts")>("kept_link").catch(unloaded) : null;
  const showLog = wholeLog(`/account/pushes/${token}/audit`, failed);
  let shown = first;
  /** While a deletion can be undone, the page stays as it is. */
  let canUndo = false;
  let waits: Asking | undefined;

  function failed(answer: Answer<unknown>): boolean {
    const { ok, status: code } = answer;
    const sentence = code === 0 ? texts.offline : say(texts.failed, { status: code });
    complain(any("problem"), ok ? "" : ifSignedOut(answer) || sentence);
    return !ok;
  }

  function show(push: OwnPush): void {
    shown = push;
    const name = nameOf(push);
    any("name").replaceChildren(make("bdi", null, name));
    document.title = (/^\(\d+\) /.exec(document.title)?.[0] ?? "") + name + brand;
    const state = any("state");
    const special = showCaution(push);
    state.textContent = special ?? (push.expired ? texts.expired : texts.active);
    state.className = special !== null ? "badge warning" : push.expired ? "badge over" : "badge on";
    any("ended").hidden = !push.expired;
    any("ended").textContent = push.expired ? endedWords(push, texts, words, agentWords) : "";
    any("codes").textContent = codesWords(push.codes, texts, words);
    any("codes").hidden = push.codes.length === 0;
    showLink(push);
    if (push.e2e) void kept?.then((module) => module?.showKept(push));
    showTerms(push, detailsOf(push));
    any("opened").textContent = openedWords(push, texts, words);
    any("views").replaceChildren(...push.views.map((view) => logRow(view, false)));
    any("views-table").hidden = push.views.length === 0;
    showLog(Object.values(push.totals).reduce((sum, count) => sum + count, 0));
  }

  /** @returns whether it was read */
  async function refresh(): Promise<boolean> {
    if (canUndo) return false;
    const answer = await request<OwnPush>("GET", `/account/pushes/${token}`);
    // A device that wakes up may not be connected yet: the page shows what it showed before.
    if (answer.status === 0 || failed(answer)) return false;
    const opened = (answer.body.totals.view ?? 0) > (shown.totals.view ?? 0);
    show(answer.body);
    if (opened) status.textContent = texts.openedMeanwhile;
    if (answer.body.expired) waits?.stop();
    return true;
  }

  async function look(): Promise<News> {
    const before = shown.updated_at;
    await refresh();
    return shown.expired ? "over" : shown.updated_at === before ? "same" : "new";
  }

  const said = (sentence: string): void => {
    status.textContent = sentence;
    any("name").focus();
  };

  async function expire(): Promise<void> {
    const wait = (isWaiting: boolean): void => {
      canUndo = any("change").hidden = isWaiting;
      status.textContent = "";
    };
    const undo = await loadModule<typeof import("../shared/undo.ts")>("undo").catch(unloaded);
    if (!undo) return;
    const answer = await undo.deleteWithUndo(token, () => wait(true), failed);
    wait(false);
    if (answer === null || !(await refresh())) return;
    if (answer !== "undone") dropResult(token);
    status.textContent = answer === "deleted" ? texts.ended : undo.undoWords(answer);
    any("name").focus();
  }

  const asking = keepAsking(look, false);
  addEventListener("pageshow", (event) => {
    if (event.persisted) void asking.now();
  });
  maybe("end")?.addEventListener("click", () => void busy(button("end"), expire));
  if (maybe("holds")) {
    const follow = { failed, changed: refresh, said };
    void loadModule<typeof import("../shared/waits.ts")>("waits").then(
      ({ watchWaits }) => (waits = watchWaits(TOOLS, token, follow)),
      unloaded,
    );
  }
  const now = () => ({ name: nameOf(shown), frozen: shown.frozen === true, expired: shown.expired });
  cautionButtons(token, now, failed, refresh);
  show(first);
  if (!first.expired) showPassphrase(token);
}

const push = settings<AnyPush | OwnPush>();
if (isOwn(push)) ownPage(push);
else {
  showLink(push);
  showTerms(push);
}
