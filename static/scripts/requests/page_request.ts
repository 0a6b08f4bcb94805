// The page of one request, for its owner: its link while it takes answers, its answers, its terms and its log. It shows
// what is new each time the owner comes back to it.

import { openAtOnce } from "../shared/at_once.ts";
import { askText } from "../shared/ask.ts";
import { any, button, make, maybe } from "../shared/elements.ts";
import { busy, complain, waitOn } from "../shared/forms.ts";
import { type Answer, ifSignedOut, request } from "../shared/session.ts";
import { say, settings, shortDate, textsOf, words } from "../shared/texts.ts";
import { isIdentityLike } from "../shared/identity_like.ts";
import { dropLetter } from "../shared/share_link.ts";
import { wholeLog } from "../shared/push_log.ts";
import { KeyPart } from "./keys.ts";
import { requestTerms, requestWords } from "./terms.ts";
import { type ListedRequest, postedRequest, sharingRequest } from "./share.ts";

interface OwnRequest extends ListedRequest {
  text: string | null;
  answers: Array<{
    sender_name: string;
    identity?: string;
    confirmed_address?: string;
    url_token: string;
    created_at: string;
    expired: boolean;
    unopened: boolean;
  }>;
  entries: number;
}

const texts = { ...textsOf("requestLive"), ...textsOf("requestWordsLive") };
const logTexts = textsOf("ownLogLive");
const status = any("status");
/** With the term that says who alone may answer it. */
const first = settings<OwnRequest & { only?: [string, string] }>();
const path = `/account/requests/${first.url_token}`;
let shown = first;

/** The end of the second link of a sealed request, which opens its answers. This tab keeps it for a reload. */
const fragment = location.hash || String((history.state as { fragment?: string } | null)?.fragment ?? "");
const collecting = isIdentityLike(fragment) ? fragment : "";
if (location.hash !== "" && collecting !== "")
  history.replaceState({ fragment }, "", location.pathname + location.search);

const shareLink = maybe("link") && sharingRequest();
const keys = first.e2e ? new KeyPart(first, collecting.replace(/^#/, ""), showKeptLink) : null;
const showLog = wholeLog(`${path}/audit`, failed, {
  expire: texts.logClosed,
});

const nameOf = ({ name, subject, created_at: at }: OwnRequest): string =>
  name || subject || say(texts.unnamedRequest, { date: shortDate(at) });

function failed(answer: Answer<unknown>): boolean {
  const { ok, status: code } = answer;
  const sentence = code === 0 ? logTexts.offline : say(logTexts.failed, { status: code });
  complain(any("problem"), ok ? "" : ifSignedOut(answer) || sentence);
  return !ok;
}

function answerLine({
  sender_name: sender,
  identity,
  confirmed_address: confirmed,
  url_token: token,
  created_at: at,
  expired,
  unopened,
}: OwnRequest["answers"][number]): HTMLElement {
  const name = sender === "" ? say(texts.answerOf, { date: shortDate(at) }) : say(texts.answerBy, { name: sender });
  const who = confirmed === undefined ? identity : say(logTexts.byCode, { address: confirmed });
  const badge = expired ? texts.answerOver : unopened ? texts.newAnswer : "";
  const open = make("a", { className: "button quiet", href: `/p/${token}${collecting}` }, texts.answerOpen);
  open.addEventListener("click", (event) => {
    openAtOnce(token);
    if (!keys || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void waitOn(open, openSealed(keys, token));
  });
  open.setAttribute("aria-label", `${texts.answerOpen}: ${name}`);
  return make(
    "li",
    null,
    make(
      "div",
      { className: "beside" },
      make(
        "div",
        null,
        make(
          "span",
          null,
          make("bdi", { className: "name" }, name),
          " ",
          ...(badge === "" ? [] : [make("span", { className: expired ? "badge over" : "badge on" }, badge)]),
        ),
        make(
          "span",
          { className: "meta" },
          ...(sender === "" ? [] : [`${shortDate(at)} · `]),
          ...(who === undefined ? [] : [make("bdi", null, who), " · "]),
          make("a", { href: `/p/${token}/preview` }, texts.answerPage),
        ),
      ),
      ...(expired ? [] : [open]),
    ),
  );
}

/** Opens an answer with its key, which neither the address bar nor the history ever shows. */
async function openSealed(by: KeyPart, token: string): Promise<void> {
  const identity = await by.identity();
  if (identity === "") return;
  history.pushState({ fragment: `#${identity}` }, "", `/p/${token}`);
  location.reload();
}

/** The link to send, which this browser alone knows. */
function showKeptLink(link: string, code: Element): void {
  if (!shareLink || shown.responses_remaining === 0) return;
  shareLink({ ...postedRequest(shown), html_url: link }, code);
  any("shareable").hidden = false;
}

function showLink(own: OwnRequest): void {
  if (own.responses_remaining > 0) {
    // The whole link of a sealed one is known to its keys alone.
    if (shareLink && !keys) shareLink(postedRequest(own), any("qr"));
    return;
  }
  if (shareLink) dropLetter();
  const shareable = maybe("shareable");
  if (shareable) shareable.hidden = true;
}

function show(own: OwnRequest): void {
  shown = own;
  any("name").replaceChildren(make("bdi", null, nameOf(own)));
  const said = requestWords(own, own.answers.length, texts);
  any("state").textContent = said.state;
  any("state").className = said.stateClass;
  any("over").textContent = said.over;
  any("over").hidden = said.over === "";
  const end = maybe("end");
  if (end) end.hidden = own.state === "closed";
  showLink(own);
  any("answers").replaceChildren(...own.answers.map(answerLine));
  any("no-answers").textContent = said.noAnswers;
  any("no-answers").hidden = said.noAnswers === "";
  any("asked").textContent = said.asked;
  any("terms").replaceChildren(
    ...requestTerms(own, first.only, texts, logTexts, words).flatMap(([name, term]) => [
      make("dt", null, name),
      make("dd", { dir: "auto" }, term),
    ]),
  );
  showLog(own.entries);
}

/** @returns whether it was read */
async function refresh(): Promise<boolean> {
  const answer = await request<OwnRequest>("GET", path);
  // A device that wakes up may not be connected yet: the page shows what it showed before.
  if (answer.status === 0 || failed(answer)) return false;
  const isNew = answer.body.responses_count > shown.responses_count;
  show(answer.body);
  if (isNew) status.textContent = texts.answeredMeanwhile;
  return true;
}

async function close(): Promise<void> {
  if (!(await askText(say(texts.closeQuestion, { name: nameOf(shown) })))) return;
  if (failed(await request("POST", `${path}/close`, {}))) return;
  if (!(await refresh())) return;
  status.textContent = texts.closedNow;
  any("name").focus();
}

document.addEventListener("visibilitychange", () => {
  if (document.visibilityState === "visible") void refresh();
});
addEventListener("pageshow", (event) => {
  if (event.persisted) void refresh();
});
maybe("end")?.addEventListener("click", () => void busy(button("end"), close));
show(first);
