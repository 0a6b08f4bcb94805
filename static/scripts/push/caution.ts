// What keeps an owner's push closed: the owner freezes it and unfreezes it, and sees that a recipient has reported it.

import { agentWords } from "../shared/agent.ts";
import {
  type Answer,
  any,
  askText,
  busy,
  button,
  dateWords,
  maybe,
  relativeWords,
  request,
  say,
  sentences,
  textsOf,
} from "../shared/dom.ts";
import type { LogEntry } from "../shared/push_log.ts";

export interface Cautioned {
  url_token: string;
  expired: boolean;
  expires_at: string;
  frozen?: boolean;
  /** The newest, until it is settled. */
  alarm: LogEntry | null;
}

const texts = textsOf("cautionOwnLive");

function alarmWords({ created_at: at, ip: address, user_agent: agent }: LogEntry): string {
  const values = { date: dateWords(at), relative: relativeWords(at), address, browser: agentWords(agent) };
  return sentences(say(texts.alarm, values), texts.alarmNext);
}

/** Shows how things are. @returns what to call the state of the push; null where there is nothing special about it */
export function showCaution({
  expired,
  expires_at: at,
  frozen = false,
  alarm,
}: Omit<Cautioned, "url_token">): string | null {
  const isClosed = frozen && !expired;
  const thaw = button("thaw");
  thaw.dataset.label ??= thaw.textContent ?? "";
  thaw.textContent = isClosed ? thaw.dataset.label : texts.settle;
  thaw.hidden = expired;
  any("alarm").hidden = alarm === null;
  any("alarm").textContent = alarm ? alarmWords(alarm) : "";
  any("frozen").hidden = !isClosed;
  any("frozen").textContent = isClosed ? say(texts.frozenNow, { date: dateWords(at) }) : "";
  any("caution").hidden = alarm === null && !isClosed;
  const freeze = maybe("freeze");
  if (freeze) freeze.hidden = expired || frozen;
  return isClosed ? texts.frozen : null;
}

/**
 * Makes the buttons work.
 * @param now what to call the push, and how it is, at the moment
 * @param failed reports a failed request, and says whether it was one
 * @param refresh reads the push again, and says whether it could
 */
export function cautionButtons(
  token: string,
  now: () => { name: string; frozen: boolean; expired: boolean },
  failed: (answer: Answer<unknown>) => boolean,
  refresh: () => Promise<boolean>,
): void {
  const change = async (to: "freeze" | "thaw"): Promise<void> => {
    const { name, frozen } = now();
    const isOpened = to === "thaw" && frozen;
    if (isOpened && !(await askText(say(texts.thawQuestion, { name }), button("thaw").textContent ?? ""))) return;
    const answer = await request("POST", `/api/v2/pushes/${token}/${to}`);
    // If it has ended meanwhile (409), the page shows that.
    if ((answer.status !== 409 && failed(answer)) || !(await refresh())) return;
    const said = to === "freeze" ? texts.nowFrozen : frozen ? texts.nowThawed : texts.nowSettled;
    any("status").textContent = now().expired ? "" : said;
    any("name").focus();
  };
  button("thaw").addEventListener("click", () => void busy(button("thaw"), () => change("thaw")));
  maybe("freeze")?.addEventListener("click", () => void busy(button("freeze"), () => change("freeze")));
}
