// A passphrase of words, for those who do not want to think of one.

import { randomInt } from "node:crypto";

import { passphraseWords } from "../../http/pages/modules.ts";

/** Six of 7,772 words: about 77 bits. */
export async function sixWords(): Promise<string> {
  const words = await passphraseWords();
  return Array.from({ length: 6 }, () => words[randomInt(words.length)]).join("-");
}
