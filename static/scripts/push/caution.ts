// What keeps an owner's push closed: the owner freezes it and unfreezes it, and sees that a recipient has reported it.

import { agentWords } from "../shared/agent.ts";
import { askText } from "../shared/ask.ts";
import { any, button, maybe } from "../shared/elements.ts";
import { busy } from "../shared/forms.ts";
import { type Answer, request } from "../shared/session.ts";
import { say, textsOf, words } from "../shared/texts.ts";
import { type Cautioned, cautionWords } from "./terms.ts";

const texts = textsOf("cautionOwnLive");

/** Shows how things are. @returns what to call the state of the push; null where there is nothing special about it */
export function showCaution(push: Cautioned): string | null {
  const said = cautionWords(push, texts, words, agentWords);
  const isClosed = said.frozen !== "";
  const thaw = button("thaw");
  thaw.textContent = isClosed ? (thaw.dataset["thaw"] ?? "") : texts.settle;
  thaw.hidden = push.expired;
  for (const part of ["alarm", "frozen"] as const) {
    any(part).hidden = said[part] === "";
    any(part).textContent = said[part];
  }
  any("caution").hidden = said.alarm + said.frozen === "";
  const freeze = maybe("freeze");
  if (freeze) freeze.hidden = push.expired || isClosed;
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
