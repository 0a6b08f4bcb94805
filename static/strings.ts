// The texts of the pages in each language.

import type { Language } from "./languages.ts";
import { de } from "./strings/de.ts";
import { en, type Strings } from "./strings/en.ts";
import { fr } from "./strings/fr.ts";

export * from "./languages.ts";
export type { Strings } from "./strings/en.ts";

export const LANGUAGES: Record<Language, Strings> = { en, de, fr };
