// The texts of pages and mails in each language, read when somebody asks for one.

import { keeping } from "./keeping.ts";
import type { Language } from "./languages.ts";
import type { Strings } from "./strings.ts";
import { readTexts } from "./texts/files.ts";

export * from "./languages.ts";
export type { Forms, Strings } from "./strings.ts";

/** How many languages stay in memory, at half a megabyte each. */
export const MOST_KEPT = 8;

/** All texts in a language; in English where that language has none. */
export const textsIn: (language: Language) => Strings = keeping(MOST_KEPT, readTexts);
