// The languages of pages and mails as a sentence for docs/configuration.md.

import { LANGUAGES } from "../../static/languages.ts";

/** In Markdown, by their English names. */
export function languagesSentence(): string {
  const names = new Intl.DisplayNames("en", { type: "language" });
  const listed = LANGUAGES.map((tag) => `${names.of(tag)} (\`${tag}\`)`).toSorted(new Intl.Collator("en").compare);
  return `${listed.join(", ")}: ${LANGUAGES.length} in all.`;
}
