// How much room a text has. Translations grow, short ones most; a label must still fit beside others, on one line of a phone.

import { type Message, words } from "./fluent.ts";

/** In columns of the width of a Latin letter: a character of Chinese, Japanese or Korean has two, a combining mark none. */
export const width = (text: string): number => Bun.stringWidth(words(text));

const widest = (message: Message): number => Math.max(...message.forms.map(({ text }) => width(text)));

/** Of a sentence, which wraps, more than of a button, label or heading. `# Room: 24` above the English text sets it. */
export function room(english: Message): number {
  const set = /^Room: (\d+)\b/m.exec(english.note)?.[1];
  if (set !== undefined) return Number(set);
  const columns = widest(english);
  const isSentence = english.forms.some(({ text }) => /[.?!:…]$/u.test(text));
  return isSentence ? 24 + Math.ceil(columns * 1.5) : 20 + Math.ceil(columns * 1.5);
}

export function* tooLong(english: Message, own: Message): Generator<string> {
  const limit = room(english);
  const columns = widest(own);
  if (columns > limit) {
    yield `It is too long: ${columns} columns without its placeholders, and ${limit} fit. Shorten it.`;
  }
}
