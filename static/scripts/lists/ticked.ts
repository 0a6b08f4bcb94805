// Deleting one's own pushes from their list, one of them or all that are ticked; for a few seconds, that can be undone.

import { canEnd, type Push } from "./push_line.ts";
import { failed, status, texts } from "../shared/list_parts.ts";
import { any, busy, button, input, request, say, waitOn } from "../shared/dom.ts";
import { ticks } from "../shared/ticks.ts";
import { offerUndo, undoWords } from "../shared/undo.ts";

interface Ended {
  /** Those that were deleted now. */
  url_tokens: string[];
  /** For how long that can be undone. */
  seconds: number;
}

/** Shows what can be done with this list. */
export function toolsFor(pushes: readonly Push[]): void {
  any("tools").hidden = pushes.length === 0;
  any("tick-every").hidden = !pushes.some(canEnd);
  dispatchEvent(new Event("swapped"));
}

const ticked = ticks("pushes", input("tick-all"), (n) => {
  const end = button("end-ticked");
  end.hidden = n === 0;
  end.textContent = say(texts.endMany, { n });
});

/**
 * Deletes these of the user's pushes, and offers to undo that.
 * @param show shows the list again
 */
export async function endPushes(tokens: readonly string[], show: () => Promise<void>): Promise<void> {
  const answer = await waitOn(any("pushes"), request<Ended>("POST", "/account/pushes/delete", { url_tokens: tokens }));
  if (failed(answer)) return;
  await show();
  const { url_tokens: ended, seconds } = answer.body;
  const words = ended.length > 0 ? say(texts.endedMany, { n: ended.length }) : "";
  // There is nothing to undo if all of them were over before.
  status.textContent = seconds < 1 ? words : "";
  if (seconds >= 1) void restoreIfWanted(ended, offerUndo(seconds, words), show);
}

async function restoreIfWanted(
  ended: readonly string[],
  isWanted: Promise<boolean>,
  show: () => Promise<void>,
): Promise<void> {
  const list = any("pushes");
  if (await isWanted) {
    const sent = request<Pick<Ended, "url_tokens">>("POST", "/account/pushes/restore", { url_tokens: ended });
    const answer = await waitOn(list, sent);
    if (!failed(answer)) {
      await show();
      status.textContent = undoWords(answer.body.url_tokens.length === ended.length ? "undone" : "too-late");
    }
  }
  // The button that had the focus is gone.
  const { activeElement } = document;
  if (activeElement !== document.body && !any("undoing").contains(activeElement)) return;
  list.tabIndex = -1;
  list.focus({ preventScroll: true });
}

/** Makes the tools work. @param show shows the list again */
export function startTools(show: () => Promise<void>): void {
  const end = button("end-ticked");
  end.addEventListener("click", () => void busy(end, () => endPushes(ticked(), show)));
}
