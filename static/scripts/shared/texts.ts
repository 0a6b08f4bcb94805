// The texts and facts that the server sent along with this page, and words for sizes and times in the reader's language.

import type { Strings } from "../../strings.ts";
import { any } from "./elements.ts";
import { fromMeta } from "./session.ts";
import { wordsIn } from "./words.ts";

/** The texts the server sent along with this page. */
export const textsOf = <Group extends keyof Strings>(_group: Group): Strings[Group] =>
  fromMeta<Strings[Group]>("texts") ?? ({} as Strings[Group]);
/** Data about this page and instance, from the server. */
export const settings = <T>(): T => fromMeta<T>("settings") ?? ({} as T);

export const words = wordsIn(document.documentElement.lang);
export const {
  say,
  size: sizeWords,
  percent: percentWords,
  list: listWords,
  beside: besideWords,
  sentences,
  duration: durationWords,
  relative: relativeWords,
  date: dateWords,
  shortDate,
  zonedDate,
} = words;

/** A moment, as { $date } and { $relative } of a text. */
export const momentWords = (at: string) => ({ date: shortDate(at), relative: relativeWords(at) });

export const bytesOf = (text: string): number => new TextEncoder().encode(text).byteLength;

const ALMOST_FULL = 0.8;

/** Shows how much of its limit a text uses, once that is nearly all. */
export function countBytes(text: string, limit: number, words: string): void {
  const used = bytesOf(text);
  const count = any("text-count");
  const isTold = used >= ALMOST_FULL * limit;
  count.textContent = isTold ? say(words, { used: sizeWords(used), limit: sizeWords(limit) }) : "";
  count.classList.toggle("over", used > limit);
}
