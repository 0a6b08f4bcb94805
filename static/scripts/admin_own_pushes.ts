// The user's own pushes, active or expired: a list with pages and a search.

import {
  actionButton,
  emptyLine,
  expireButton,
  failed,
  type Kind,
  lookedAt,
  status,
  texts,
  withoutKey,
} from "./admin_shared.ts";
import {
  any,
  button,
  copyOn,
  icon,
  input,
  make,
  refill,
  relativeWords,
  request,
  say,
  shortDate,
  textsOf,
  waitOn,
} from "./dom.ts";

interface Push {
  url_token: string;
  html_url: string;
  kind: Kind;
  /** Sealed end to end: the server does not know the end of its link. */
  e2e?: boolean;
  name: string;
  note: string;
  expired: boolean;
  deleted: boolean;
  expire_after_views: number;
  views_remaining: number;
  created_at: string;
  updated_at: string;
  expires_at: string;
  expired_on: string | null;
  frozen?: true;
  alarmed?: true;
  /** What cannot be read of its name, note and link is empty. */
  damaged?: true;
  holds_waiting?: number;
  /** Of a push that tells its owner, once it was opened. */
  last_opened_at?: string;
}

const caution = textsOf("cautionOwnLive");
const hold = textsOf("holdOwnLive");
const list = any("pushes");
const search = input("search");

let state = "active";
let pageNumber = 1;
/** Counts the requests, so that a response to an earlier one is dropped. */
let asked = 0;
/** Whether the server knows that the user has seen the list. */
let told = false;

/** Shows the first page of the active or of the expired pushes. */
export function showOwnPushes(of: "active" | "expired"): Promise<void> {
  state = of;
  pageNumber = 1;
  return show();
}

async function show(): Promise<void> {
  const turn = (asked += 1);
  const query = new URLSearchParams({ state, page: String(pageNumber), q: withoutKey(search.value) });
  const answer = await waitOn(
    list,
    request<{ pushes: Push[]; more: boolean; as_of: string }>("GET", `/account/pushes?${query}`),
  );
  if (turn !== asked || failed(answer)) return;
  const { pushes, more } = answer.body;
  refill(list, pushes.length > 0 ? pushes.map(pushLine) : [emptyList()]);
  any("pager").hidden = pageNumber === 1 && !more;
  button("newer").disabled = pageNumber === 1;
  button("older").disabled = !more;
  // As long as the page is open, the marks stay.
  if (!told) told = (await request("POST", "/account/looked", { at: answer.body.as_of })).ok;
}

/** What stands in place of the list, with the next step where there is one. */
function emptyList(): HTMLElement {
  if (search.value.trim() !== "") {
    const clear = actionButton(texts.clearSearch, () => {
      search.value = "";
      search.focus();
      return show();
    });
    return make("li", { className: "empty" }, make("p", null, texts.noneFound), clear);
  }
  if (state === "expired") return emptyLine(texts.noneExpired);
  const first = make("a", { className: "button", href: "/" }, texts.shareSecret);
  return make("li", { className: "empty" }, make("p", null, texts.noneActive), first);
}

function pushLine(push: Push): HTMLElement {
  const name = push.name || say(texts.unnamed, { kind: texts[push.kind], date: shortDate(push.created_at) });
  const when = push.expired
    ? say(push.deleted ? texts.byHand : texts.endedOn, { when: relativeWords(push.expired_on ?? push.expires_at) })
    : `${say(texts.viewsLeft, { n: push.views_remaining })} · ${say(texts.endsIn, { when: relativeWords(push.expires_at) })}`;
  const line = make(
    "li",
    null,
    make(
      "div",
      { className: "head" },
      make(
        "span",
        null,
        push.url_token === ""
          ? make("bdi", { className: "name" }, name)
          : make("a", { className: "name", href: `/p/${push.url_token}/preview` }, make("bdi", null, name)),
        " ",
        make("span", { className: "badge" }, texts[push.kind]),
        ...cautionBadges(push),
        ...(push.damaged ? [" ", make("span", { className: "badge warning" }, texts.damaged)] : []),
        ...(isNews(push) ? [" ", make("span", { className: "badge on" }, texts.openedSince)] : []),
      ),
      make("span", { className: "meta" }, say(texts.created, { when: relativeWords(push.created_at) })),
    ),
    make("span", { className: "meta" }, `${when} · ${viewedWords(push)}`),
    ...(push.expired || push.url_token === ""
      ? []
      : [
          push.e2e
            ? make("div", { className: "meta" }, texts.sealedLink)
            : make("div", { className: "address" }, push.html_url),
        ]),
    ...(push.note === "" ? [] : [make("p", { className: "note meta", dir: "auto" }, push.note)]),
    ...(push.expired || push.url_token === ""
      ? []
      : [make("div", { className: "row" }, ...(push.e2e ? [] : [copyButton(push)]), endButton(push, name))]),
  );
  return line;
}

/** What its owner should look at. */
const cautionBadges = ({ expired, frozen, alarmed, holds_waiting: waiting }: Push): Array<Node | string> =>
  [waiting && say(hold.asks, { n: waiting }), alarmed && caution.alarmed, frozen && !expired && caution.frozen].flatMap(
    (word) => (word ? [" ", make("span", { className: "badge warning" }, word)] : []),
  );
/** Was it opened since the user last looked at this list? */
const isNews = ({ last_opened_at: at }: Push): boolean => at !== undefined && Date.parse(at) > lookedAt;

function endButton(push: Push, name: string): HTMLButtonElement {
  const end = expireButton(name, list, () => request("POST", `/p/${push.url_token}/expire`), show);
  end.className = "link end";
  return end;
}

/** How often it was viewed, and when last: an active push last changed when it was viewed. */
function viewedWords(push: Push): string {
  const views = push.expire_after_views - push.views_remaining;
  if (views === 0) return push.expired ? texts.neverViewed : texts.notViewed;
  if (push.expired) return say(texts.viewed, { n: views });
  return say(texts.viewedLast, { n: views, when: relativeWords(push.updated_at) });
}

function copyButton(push: Push): HTMLButtonElement {
  const copy = make("button", { type: "button", className: "quiet" }, icon("icon-copy"), texts.copyLink);
  const link = make("span", { className: "meta" }, push.html_url);
  copyOn(copy, () => push.html_url, texts, status, link);
  return copy;
}

async function turnPage(by: number): Promise<void> {
  pageNumber = Math.max(1, pageNumber + by);
  await show();
  // The pressed button may be disabled now, and reading continues at the top of the list.
  list.tabIndex = -1;
  list.focus({ preventScroll: true });
  scrollTo(0, 0);
}

let typing: ReturnType<typeof setTimeout> | undefined;
search.addEventListener("input", () => {
  clearTimeout(typing);
  pageNumber = 1;
  typing = setTimeout(() => void show(), 200);
});
button("newer").addEventListener("click", () => void turnPage(-1));
button("older").addEventListener("click", () => void turnPage(1));
