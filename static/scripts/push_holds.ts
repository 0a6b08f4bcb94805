// Who waits for the owner of a held push: their words, and what the owner decides. It asks again every few seconds while
// the page is seen.

import { agentWords } from "./agent.ts";
import { any, type Answer, busy, make, maybe, refill, relativeWords, request, say, textsOf } from "./dom.ts";

interface Wait {
  id: string;
  words: string;
  ip: string;
  user_agent: string;
  asked_at: string;
  state: "waiting" | "released" | "refused" | "used" | "expired";
}

const POLL_MS = 3_000;
const texts = textsOf("holdOwnLive");

/**
 * Shows who waits, where the push is held.
 * @param changed called after a decision, and once a released recipient has opened the push
 */
export function watchHolds(
  token: string,
  failed: (answer: Answer<unknown>) => boolean,
  changed: () => Promise<unknown>,
): void {
  if (!maybe("holds")) return;
  const path = `/api/v2/pushes/${token}/holds`;
  const title = document.title;
  let shown = "";
  let known = new Map<string, Wait["state"]>();

  async function look(): Promise<void> {
    const answer = await request<Wait[]>("GET", path);
    if (!answer.ok) return;
    const open = answer.body.filter(({ state }) => state === "waiting" || state === "released");
    const opened = answer.body.some(({ id, state }) => state === "used" && (known.get(id) ?? "used") !== "used");
    const arrived = open.filter(({ id, state }) => state === "waiting" && !known.has(id));
    known = new Map(answer.body.map(({ id, state }) => [id, state]));
    show(open);
    if (arrived.length > 0) {
      any("holds-status").textContent = arrived.map(({ words }) => say(texts.arrived, { words })).join(" ");
    }
    if (opened) await changed();
  }

  function show(open: Wait[]): void {
    const asking = open.filter(({ state }) => state === "waiting");
    const waiting = asking.length;
    any("asked").hidden = waiting === 0;
    any("asked-words").textContent = asking.map(({ words }) => say(texts.arrived, { words })).join(" ");
    document.title = waiting > 0 ? `(${waiting}) ${title}` : title;
    any("holds-hint").hidden = waiting === 0;
    any("holds-none").hidden = open.length > 0;
    // What has not changed keeps the focus on its button.
    const now = JSON.stringify(open.map(({ id, state }) => [id, state]));
    if (now !== shown) refill(any("waits"), open.map(line));
    shown = now;
  }

  function line({ id, words, ip: address, user_agent: agent, asked_at: at, state }: Wait): HTMLElement {
    const from = say(texts.from, { address, browser: agentWords(agent), relative: relativeWords(at) });
    const decide = (label: string, to: "release" | "refuse", className: string, said: string): HTMLButtonElement => {
      const made = make("button", { type: "button", className }, label);
      made.setAttribute("aria-describedby", `words-${id}`);
      made.addEventListener("click", () => void busy(made, () => send(id, to, said)));
      return made;
    };
    const buttons = make(
      "div",
      { className: "row" },
      decide(texts.release, "release", "", texts.nowReleased),
      decide(texts.refuse, "refuse", "danger", texts.nowRefused),
    );
    const shownWords = make("p", { id: `words-${id}`, className: "three-words", lang: "en", translate: false }, words);
    return make(
      "li",
      null,
      shownWords,
      make("p", { className: "meta" }, from),
      state === "waiting" ? buttons : make("span", { className: "badge on" }, texts.isReleased),
    );
  }

  async function send(id: string, to: "release" | "refuse", said: string): Promise<void> {
    const answer = await request("POST", `${path}/${id}/${to}`);
    const tooLate = answer.status === 409;
    if (!tooLate && failed(answer)) return;
    await Promise.all([look(), changed()]);
    any("status").textContent = tooLate ? texts.tooLate : said;
    any("name").focus();
  }

  const lookIfSeen = (): void => {
    if (document.visibilityState === "visible") void look();
  };
  setInterval(lookIfSeen, POLL_MS);
  document.addEventListener("visibilitychange", lookIfSeen);
  void look();
}
