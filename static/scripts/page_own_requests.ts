// The user's own requests, open, answered or closed: a list with pages, and how many answers nobody has opened yet.

import { actionButton, emptyLine, failed, status, texts } from "./admin_shared.ts";
import {
  any,
  askText,
  besideWords,
  button,
  copyOn,
  element,
  icon,
  make,
  refill,
  relativeWords,
  request,
  say,
  settings,
  shortDate,
  textsOf,
  waitOn,
} from "./dom.ts";
import { showNewAnswers } from "./sections.ts";
import type { ListedRequest } from "./request_share.ts";

type OwnRequest = ListedRequest & { new_answers: number };

const own = { ...textsOf("requestsLive"), ...textsOf("requestWordsLive") };

let pageNumber = 1;
/** Counts the requests to the server, so that a response to an earlier one is dropped. */
let asked = 0;

const list = (): HTMLElement => any("requests");
const chosen = (): HTMLSelectElement => element("request-state", HTMLSelectElement);

/** Shows the first page. */
function showRequests(): Promise<void> {
  pageNumber = 1;
  return show();
}

async function show(): Promise<void> {
  const turn = (asked += 1);
  const state = chosen().value;
  const query = new URLSearchParams({ state, page: String(pageNumber) });
  const answer = await waitOn(
    list(),
    request<{ requests: OwnRequest[]; more: boolean; new_answers: number }>("GET", `/account/requests?${query}`),
  );
  if (turn !== asked || failed(answer)) return;
  const { requests, more, new_answers: unopened } = answer.body;
  const none: Record<string, string> = { open: own.noOpen, ready: own.noReady, closed: own.noClosed };
  refill(list(), requests.length > 0 ? requests.map(requestLine) : [emptyLine(none[state] ?? "")]);
  any("requests-pager").hidden = pageNumber === 1 && !more;
  button("requests-newer").disabled = pageNumber === 1;
  button("requests-older").disabled = !more;
  showNewAnswers(unopened);
}

function requestLine(one: OwnRequest): HTMLElement {
  const name = one.name || one.subject || say(own.unnamedRequest, { date: shortDate(one.created_at) });
  const isClosed = one.state === "closed";
  const count = one.responses_count;
  const answers = count === 0 ? own.noneYet : say(own.answersGot, { n: count });
  const when = isClosed ? own.hasClosed : say(own.closes, { when: relativeWords(one.close_after_at) });
  const page = make("a", { className: "name", href: `/requests/${one.url_token}` }, make("bdi", null, name));
  const badge = make("span", { className: "badge on" }, say(own.newAnswers, { n: one.new_answers }));
  return make(
    "li",
    null,
    make(
      "div",
      { className: "head" },
      make("span", null, page, " ", ...(one.new_answers > 0 ? [badge] : [])),
      make("span", { className: "meta" }, say(own.requestMade, { when: relativeWords(one.created_at) })),
    ),
    make("span", { className: "meta" }, besideWords(answers, when)),
    ...(isClosed
      ? []
      : [make("div", { className: "row" }, ...(one.e2e ? [] : [copyButton(one)]), closeButton(one, name))]),
  );
}

function copyButton({ html_url: url }: OwnRequest): HTMLButtonElement {
  const copy = make("button", { type: "button", className: "quiet" }, icon("icon-copy"), texts.copyLink);
  copyOn(copy, () => url, texts, status, make("span", { className: "meta" }, url));
  return copy;
}

function closeButton({ url_token: token }: OwnRequest, name: string): HTMLButtonElement {
  const close = actionButton(own.closeRequest, async () => {
    if (!(await askText(say(own.closeQuestion, { name }), own.closeRequest))) return;
    if (failed(await waitOn(list(), request("DELETE", `/account/requests/${token}`)))) return;
    await show();
    status.textContent = own.closedNow;
  });
  close.className = "link end";
  close.setAttribute("aria-label", `${own.closeRequest}: ${name}`);
  return close;
}

async function turnPage(by: number): Promise<void> {
  pageNumber = Math.max(1, pageNumber + by);
  await show();
  // The pressed button may be disabled now, and reading continues at the top of the list.
  list().tabIndex = -1;
  list().focus({ preventScroll: true });
  scrollTo(0, 0);
}

// What is new is what people come for.
if ((settings<{ newAnswers: number | null }>().newAnswers ?? 0) > 0) chosen().value = "ready";
chosen().addEventListener("change", () => void showRequests());
button("requests-newer").addEventListener("click", () => void turnPage(-1));
button("requests-older").addEventListener("click", () => void turnPage(1));
void showRequests();
