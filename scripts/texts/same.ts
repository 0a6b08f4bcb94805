// Words that may stand in a translation as they are in English: those of static/texts/same.csv, which gives the reason for
// each, and the targets of the language's glossary.

import { csv } from "./csv.ts";
import type { Trouble } from "./fluent.ts";

export const LATIN_WORD = /\p{Script=Latin}[\p{Script=Latin}\p{N}._'’-]*[\p{Script=Latin}\p{N}]|\p{Script=Latin}/gu;

interface Row {
  line: number;
  words: string[];
  /** Or "all". */
  languages: string[];
  reason: string;
}

export class SameWords {
  readonly #rows: readonly Row[];
  readonly #used = new Set<string>();

  constructor(source: string) {
    this.#rows = csv(source)
      .slice(1)
      .map(({ line, cells: [words = "", languages = "", reason = ""] }) => ({
        line,
        words: words.split(" "),
        languages: languages.split(" "),
        reason: reason.trim(),
      }));
  }

  /** Says of a word whether it may be the same in a language. @param targets - of its glossary */
  of(tag: string, targets: readonly string[]): (word: string) => boolean {
    const own = new Set(targets.flatMap((target) => target.toLowerCase().match(LATIN_WORD) ?? []));
    const rows = this.#rows.filter(({ languages }) => languages.includes(tag) || languages.includes("all"));
    return (word) => {
      // Names of settings, such as base_url and notices.mail.
      if (own.has(word.toLowerCase()) || /[_\d]|^[a-z]+\.[a-z]+$/.test(word)) return true;
      const row = rows.find(({ words }) => words.includes(word));
      if (row !== undefined) this.#used.add(`${row.line} ${word}`);
      return row !== undefined;
    };
  }

  *troubles(): Generator<Trouble> {
    for (const { line, words, reason } of this.#rows) {
      if (reason === "")
        yield { line, id: words.join(" "), says: "It gives no reason. Write one into the third column." };
    }
  }

  /** Once all languages were looked at: words that none of them needs. */
  *advice(): Generator<string> {
    for (const { line, words, languages } of this.#rows) {
      const idle = words.filter((word) => !this.#used.has(`${line} ${word}`));
      if (idle.length > 0) yield `No text in ${languages.join(" or ")} needs: ${idle.join(" ")}`;
    }
  }
}
