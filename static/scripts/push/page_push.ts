// The page of one push, which the server renders. Its owner sees what is new, can pause and delete it, and lets recipients in;
// anyone else with the link sees it and its terms. The page never holds the payload or the passphrase.

import { askText } from "../shared/ask.ts";
import { any, make, maybe, refill } from "../shared/elements.ts";
import { busy, complain } from "../shared/forms.ts";
import { loadModule } from "../shared/modules.ts";
import { request } from "../shared/session.ts";
import { dateWords, relativeWords, say, settings, textsOf } from "../shared/texts.ts";
import { dropResult, keptResult } from "../shared/kept_result.ts";
import { failed } from "../shared/failures.ts";
import { ownPage } from "../shared/own_page.ts";
import { type Asking, keepAsking, type News } from "../shared/pace.ts";
import { copyPassphrase, dropLetter, type Posted, sharing } from "../shared/share_link.ts";
import { writeTimes } from "../shared/own_zone.ts";

interface OwnPush extends Posted {
  url_token: string;
  expired: boolean;
  /** Sealed end to end: only this browser may know its whole link. */
  e2e?: boolean;
  frozen?: boolean;
  totals: { view?: number };
  version: string;
}

const texts = { ...textsOf("pushLive"), ...textsOf("cautionOwnLive"), ...textsOf("listLive") };
/** The tools for the module that shows who waits. */
const TOOLS = { any, busy, dateWords, make, refill, relativeWords, request, say, textsOf };

// A page that is loaded after the push has expired has no link. The link of a sealed push is shown by kept.ts.
const shareLink = maybe("link") && !maybe("shown-once") ? sharing() : null;

function showLink(push: Posted & { expired: boolean }): void {
  if (!push.expired) return shareLink?.(push, any("qr"));
  if (shareLink) dropLetter();
  for (const part of ["shareable", "shown-once", "guarded", "change"]) maybe(part)?.toggleAttribute("hidden", true);
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

/** Keeps the owner's page up to date with what happens to the push. */
function follow(first: OwnPush): void {
  const token = first.url_token;
  const unloaded = (): null => {
    complain(any("problem"), texts.offline);
    return null;
  };
  const kept = first.e2e ? loadModule<typeof import("./kept.ts")>("kept_link").catch(unloaded) : null;
  /** While a deletion can be undone, the page stays as it is. */
  let canUndo = false;
  let waits: Asking | undefined;

  function show(push: OwnPush): void {
    showLink(push);
    if (push.e2e) void kept?.then((module) => module?.showKept(push));
    const freeze = maybe("freeze");
    if (freeze) freeze.hidden = push.frozen === true;
  }
  const page = ownPage(`/account/pushes/${token}`, first, (push, before) => {
    show(push);
    if ((push.totals.view ?? 0) > (before.totals.view ?? 0)) any("status").textContent = texts.openedMeanwhile;
    if (push.expired) waits?.stop();
  });
  const refresh = async (): Promise<boolean> => !canUndo && page.refresh();

  async function look(): Promise<News> {
    const before = page.known();
    await refresh();
    const now = page.known();
    return now.expired ? "over" : now === before ? "same" : "new";
  }

  const said = (sentence: string): void => {
    any("status").textContent = sentence;
    any("name").focus();
  };

  async function expire(): Promise<void> {
    const wait = (isWaiting: boolean): void => {
      canUndo = any("change").hidden = isWaiting;
      any("status").textContent = "";
    };
    const undo = await loadModule<typeof import("../shared/undo.ts")>("undo").catch(unloaded);
    if (!undo) return;
    const answer = await undo.deleteWithUndo(token, () => wait(true), failed);
    wait(false);
    if (answer === null || !(await refresh())) return;
    if (answer !== "undone") dropResult(token);
    said(answer === "deleted" ? texts.ended : undo.undoWords(answer));
  }

  /** A press on "thaw" also settles what a recipient has reported. */
  async function change(to: "freeze" | "thaw", by: string): Promise<void> {
    const isOpened = to === "thaw" && page.known().frozen === true;
    if (isOpened && !(await askText(say(texts.thawQuestion, { name: any("name").textContent ?? "" }), by, ""))) return;
    const answer = await request("POST", `/api/v2/pushes/${token}/${to}`);
    // If it has ended meanwhile (409), the page shows that.
    if ((answer.status !== 409 && failed(answer)) || !(await refresh())) return;
    const sentence = to === "freeze" ? texts.nowFrozen : isOpened ? texts.nowThawed : texts.nowSettled;
    said(page.known().expired ? "" : sentence);
  }

  const asking = keepAsking(look, false);
  addEventListener("pageshow", (event) => {
    if (event.persisted) void asking.now();
  });
  // Some of these buttons are replaced when the server renders them again.
  document.addEventListener("click", ({ target: by }) => {
    if (!(by instanceof HTMLButtonElement)) return;
    const { id } = by;
    if (id === "end" || id === "delete-now") void busy(by, expire);
    if (id === "freeze" || id === "thaw") void busy(by, () => change(id, by.textContent ?? ""));
  });
  if (maybe("holds")) {
    void loadModule<typeof import("../shared/waits.ts")>("waits").then(
      ({ watchWaits }) => (waits = watchWaits(TOOLS, token, { failed, changed: refresh, said })),
      unloaded,
    );
  }
  show(first);
  if (!first.expired) showPassphrase(token);
}

const push = settings<OwnPush>();
if (maybe("opened")) follow(push);
else {
  showLink(push);
  writeTimes(document);
}
