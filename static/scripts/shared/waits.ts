// Who waits for the owner of a held push: their words, and what the owner decides, on the page of a new link and on the page
// of a push. Also whether a new link has been opened. The page passes in its tools, so that they are not loaded twice.

import { agentWordsIn } from "./agent_words.ts";
import type * as elements from "./elements.ts";
import type * as forms from "./forms.ts";
import { type Asking, keepAsking, type News } from "./pace.ts";
import type { Answer, request } from "./session.ts";
import type * as texts from "./texts.ts";

export type Tools = Pick<typeof elements, "any" | "make" | "refill"> &
  Pick<typeof forms, "busy"> &
  Pick<typeof texts, "dateWords" | "relativeWords" | "say" | "textsOf"> & { request: typeof request };

interface Wait {
  id: string;
  words: string;
  ip: string;
  user_agent: string;
  asked_at: string;
  state: "waiting" | "released" | "refused" | "used" | "expired";
}

interface Page {
  /** Says what went wrong. @returns whether something did */
  failed: (answer: Answer<unknown>) => boolean;
  /** Called after a decision, and once a released recipient has opened the push. */
  changed: () => Promise<unknown>;
  /** Says what the owner's decision has led to. */
  said: (sentence: string) => void;
}

/** Shows who waits for a held push, in the title too: its owner may be on another page, with the recipient on the phone. */
export function watchWaits(tools: Tools, token: string, { failed, changed, said }: Page): Asking {
  const { any, busy, make, refill, relativeWords, request, say, textsOf } = tools;
  const texts = textsOf("holdOwnLive");
  const agents = textsOf("agentLive");
  const path = `/api/v2/pushes/${token}/holds`;
  let shown = "";
  let known = new Map<string, Wait["state"]>();

  async function look(): Promise<News> {
    const answer = await request<Wait[]>("GET", path);
    if (!answer.ok) return answer.status === 401 || answer.status === 404 ? "over" : "same";
    const open = answer.body.filter(({ state }) => state === "waiting" || state === "released");
    const opened = answer.body.some(({ id, state }) => state === "used" && (known.get(id) ?? "used") !== "used");
    const arrived = open.filter(({ id, state }) => state === "waiting" && !known.has(id));
    known = new Map(answer.body.map(({ id, state }) => [id, state]));
    const isNew = show(open);
    if (arrived.length > 0) any("holds-status").textContent = wordsOf(arrived);
    if (opened) await changed();
    return isNew ? "new" : "same";
  }

  // For screen readers only.
  const wordsOf = (waits: Wait[]): string => waits.map(({ words }) => say(texts.arrived, { words })).join(" ");

  /** @returns whether anything is new */
  function show(open: Wait[]): boolean {
    const now = JSON.stringify(open.map(({ id, state }) => [id, state]));
    const asking = open.filter(({ state }) => state === "waiting");
    badge(asking.length);
    // If nothing has changed, a button keeps the focus.
    if (now === shown) return false;
    shown = now;
    // On the page of a new link, too: who waits comes before the link.
    document.querySelector("#made .share")?.[open.length > 0 ? "before" : "after"](any("holds"));
    any("holds-hint").hidden = asking.length === 0;
    any("holds-none").hidden = open.length > 0;
    if (asking.length === 0) any("holds-status").textContent = "";
    // Words of someone who is in already are not to be compared by mistake.
    refill(any("waits"), [...asking, ...open.filter(({ state }) => state === "released")].map(line));
    return true;
  }

  function line({ id, words, ip: address, user_agent: agent, asked_at: at, state }: Wait): HTMLElement {
    const browser = agentWordsIn(agent, agents, say).replaceAll(/[()]/g, "");
    const from = say(texts.from, { address, browser, relative: relativeWords(at) });
    const decide = (label: string, to: "release" | "refuse", className: string, then: string): HTMLButtonElement => {
      const made = make("button", { type: "button", className }, label);
      made.setAttribute("aria-describedby", `words-${id}`);
      made.addEventListener("click", () => void busy(made, () => send(id, to, then)));
      return made;
    };
    const buttons = make(
      "div",
      { className: "row" },
      decide(texts.release, "release", "", texts.nowReleased),
      decide(texts.refuse, "refuse", "danger", texts.nowRefused),
    );
    const own = { id: `words-${id}`, lang: "en", translate: false };
    if (state === "waiting") {
      const compared = make("p", { ...own, className: "three-words" }, words);
      return make("li", null, compared, make("p", { className: "meta" }, from), buttons);
    }
    const released = make("span", { className: "badge on" }, texts.isReleased);
    return make("li", { className: "meta" }, make("div", own, words), make("div", null, from), released);
  }

  async function send(id: string, to: "release" | "refuse", then: string): Promise<void> {
    const answer = await request("POST", `${path}/${id}/${to}`);
    const tooLate = answer.status === 409;
    if (!tooLate && failed(answer)) return;
    await Promise.all([asking.now(), changed()]);
    said(tooLate ? texts.tooLate : then);
  }

  const asking = keepAsking(look, true);
  void asking.now();
  return {
    now: asking.now,
    stop: () => {
      asking.stop();
      badge(0);
    },
  };
}

/** Says in the title of the page how many wait. */
export function badge(waiting: number): void {
  const title = document.title.replace(/^\(\d+\) /, "");
  document.title = waiting > 0 ? `(${waiting}) ${title}` : title;
}

interface OwnPush {
  /** The newest first. */
  views: Array<{ created_at: string }>;
  totals: { view?: number };
  expired: boolean;
}

/**
 * Follows a new link for the signed-in sender who is looking at it: whether it was opened, and who waits.
 * @returns a function that ends this
 */
export function followResult(
  tools: Tools,
  push: { url_token: string; hold?: boolean },
  page: Omit<Page, "changed">,
): () => void {
  const { any, dateWords, request, say, textsOf } = tools;
  const texts = textsOf("resultLive");
  const news = any("news");
  let waits: Asking | null = null;

  async function look(): Promise<News> {
    const answer = await request<OwnPush>("GET", `/account/pushes/${push.url_token}`);
    if (!answer.ok) return answer.status === 401 || answer.status === 404 ? "over" : "same";
    const { views, totals, expired } = answer.body;
    const last = views[0]?.created_at;
    const words =
      last === undefined ? texts.notOpened : say(texts.openedTimes, { n: totals.view ?? 1, date: dateWords(last) });
    if (expired) waits?.stop();
    // A status that does not change is not read out again.
    if (news.textContent === words) return expired ? "over" : "same";
    news.textContent = words;
    return expired ? "over" : "new";
  }

  const asking = keepAsking(look, false);
  void asking.now();
  any("holds").hidden = push.hold !== true;
  if (push.hold) waits = watchWaits(tools, push.url_token, { ...page, changed: asking.now });
  return () => {
    asking.stop();
    waits?.stop();
    news.textContent = "";
    any("holds").hidden = true;
  };
}
