// The words of a link that is gone, on a device that opened it.

import { dateWords, maybe, relativeWords, say } from "./dom.ts";
import { openedHere } from "./opened_here.ts";

export function sayOpenedHere(token: string): void {
  const at = openedHere(token);
  const words = maybe("opened-here");
  if (at === null || !words) return;
  words.textContent = say(words.textContent ?? "", { date: dateWords(at), relative: relativeWords(at) });
  words.hidden = false;
  const otherwise = maybe("gone-text");
  if (otherwise) otherwise.hidden = true;
}
