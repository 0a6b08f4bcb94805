// Deletes the pushes that their owner has ticked. For a few seconds, that can be undone.

import { any, button, input } from "../shared/elements.ts";
import { busy, complain, waitOn } from "../shared/forms.ts";
import { type Answer, request } from "../shared/session.ts";
import { say, textsOf } from "../shared/texts.ts";
import { failureOf } from "../shared/failures.ts";
import { showAgain } from "../shared/lists.ts";
import { ticks } from "../shared/ticks.ts";
import { offerUndo, undoWords } from "../shared/undo.ts";

interface Ended {
  /** The pushes that were just deleted. */
  url_tokens: string[];
  /** For how long that can be undone. */
  seconds: number;
}

const texts = textsOf("ownListLive");
const status = any("status");
/** Shorter lists have no box that ticks all. */
const MANY = 10;

const ticked = ticks("pushes", input("tick-all"), (n, all) => {
  const end = button("end-ticked");
  end.hidden = n === 0;
  end.textContent = say(texts.endMany, { n });
  any("tick-every").hidden = all < MANY;
});

/** Sends an act on these pushes, and shows the list again. @returns null if it failed; the page then says so */
async function send<T>(what: string, tokens: readonly string[]): Promise<T | null> {
  const answer: Answer<T> = await waitOn(
    any("pushes"),
    request<T>("POST", `/account/pushes/${what}`, { url_tokens: tokens }),
  );
  // A push that is gone meanwhile is not a problem.
  complain(any("problem"), answer.status === 404 ? "" : failureOf(answer));
  if (!answer.ok) return null;
  await showAgain();
  return answer.body;
}

async function endTicked(): Promise<void> {
  const done = await send<Ended>("delete", ticked());
  if (!done) return;
  const { url_tokens: ended, seconds } = done;
  const words = ended.length > 0 ? say(texts.endedMany, { n: ended.length }) : "";
  // There is nothing to undo if all of them were over before.
  status.textContent = seconds < 1 ? words : "";
  if (seconds >= 1) void restoreIfWanted(ended, offerUndo(seconds, words));
}

async function restoreIfWanted(ended: readonly string[], isWanted: Promise<boolean>): Promise<void> {
  if (await isWanted) {
    const done = await send<Pick<Ended, "url_tokens">>("restore", ended);
    if (done) status.textContent = undoWords(done.url_tokens.length === ended.length ? "undone" : "too-late");
  }
  // The button that had the focus is gone.
  const { activeElement } = document;
  if (activeElement !== document.body && !any("undoing").contains(activeElement)) return;
  any("pushes").tabIndex = -1;
  any("pushes").focus({ preventScroll: true });
}

export function startTools(): void {
  const end = button("end-ticked");
  end.addEventListener("click", () => void busy(end, endTicked));
}
