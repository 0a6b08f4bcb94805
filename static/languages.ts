// The languages of the pages without their texts, and the choice of one for a reader.

export type Language = "en" | "de" | "fr";

/** Which way people read each. */
export const DIRECTIONS: Record<Language, "ltr" | "rtl"> = { en: "ltr", de: "ltr", fr: "ltr" };

/** Each in its own language, for the language switch. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: "English", de: "Deutsch", fr: "Français" };

export const isLanguage = (text: string | null | undefined): text is Language =>
  text !== null && text !== undefined && Object.hasOwn(DIRECTIONS, text);

/** The available language that an Accept-Language header prefers most; English if it names none. */
export function languageOf(acceptLanguage: string | null): Language {
  const wanted = (acceptLanguage ?? "").split(",").map((part, index) => {
    const [tag = "", quality] = part.trim().split(/\s*;\s*q=/i);
    const weight = quality === undefined ? 1 : Number(quality);
    return { language: tag.toLowerCase().split("-")[0] ?? "", weight: Number.isNaN(weight) ? 0 : weight, index };
  });
  wanted.sort((a, b) => b.weight - a.weight || a.index - b.index);
  const found = wanted.find(({ language, weight }) => weight > 0 && isLanguage(language))?.language;
  return isLanguage(found) ? found : "en";
}
