// "Undo", for the few seconds after a deletion in which the server still knows what was deleted. No one can open it meanwhile.

import { any, button } from "./elements.ts";
import { type Answer, request } from "./session.ts";
import { say, textsOf } from "./texts.ts";

const texts = textsOf("undoLive");

interface Deletion {
  /** Missing if the server asks for letters first. */
  seconds?: number;
  undo?: false;
}

/**
 * Deletes a push and offers to undo that.
 * @param meanwhile called once it is deleted
 * @param failed says what went wrong
 * @param send for people other than its owner, who must show that they are people
 * @returns how it ended; null if it could not be deleted
 */
export async function deleteWithUndo(
  token: string,
  meanwhile: () => void,
  failed: (answer: Answer<unknown>) => boolean,
  send: (path: string) => Promise<Answer<Deletion>> = (path) => request("POST", path),
): Promise<"deleted" | "undone" | "too-late" | null> {
  const answer = await send(`/p/${token}/delete`);
  if (failed(answer) || answer.body.seconds === undefined) return null;
  meanwhile();
  const { seconds, undo } = answer.body;
  // Someone else may have begun the deletion: only they can undo it.
  if (seconds < 1 || undo === false) return "deleted";
  if (!(await offerUndo(seconds, texts.deleted))) return "deleted";
  return (await request("POST", `/p/${token}/restore`)).ok ? "undone" : "too-late";
}

/** Ends the offer that is shown. */
let endOffer: (() => void) | undefined;

/** Offers for some seconds to undo what `words` say. A newer offer takes its place. @returns whether that is wanted */
export async function offerUndo(seconds: number, words: string): Promise<boolean> {
  endOffer?.();
  any("undo-words").textContent = words;
  any("undoing").hidden = false;
  let isNewest = true;
  const pressed = pressedWithin(seconds);
  endOffer = () => {
    isNewest = false;
    pressed.end();
  };
  const isWanted = await pressed.done;
  if (isNewest) {
    any("undoing").hidden = true;
    endOffer = undefined;
  }
  return isWanted;
}

/** The sentence for how it ended. */
export const undoWords = (ended: "undone" | "too-late"): string => (ended === "undone" ? texts.undone : texts.tooLate);

function pressedWithin(seconds: number): { done: Promise<boolean>; end: () => void } {
  const undo = button("undo");
  const endMs = Date.now() + seconds * 1_000;
  const over = new AbortController();
  const { promise: done, resolve } = Promise.withResolvers<boolean>();
  const end = (isPressed: boolean): void => {
    over.abort();
    clearInterval(timer);
    resolve(isPressed);
  };
  const show = (): void => {
    const left = Math.ceil((endMs - Date.now()) / 1_000);
    if (left > 0) undo.textContent = say(texts.undo, { seconds: left });
    else end(false);
  };
  const timer = setInterval(show, 250);
  // A name that changed each second would be read out each second.
  undo.ariaLabel = say(texts.undo, { seconds });
  undo.addEventListener("click", () => end(true), { signal: over.signal });
  show();
  undo.focus();
  return { done, end: () => end(false) };
}
