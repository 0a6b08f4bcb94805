// What readers call a language.

/** "fr" → "French". */
export const languageName = (tag: string, reader: string): string =>
  new Intl.DisplayNames(reader, { type: "language" }).of(tag) ?? tag;
