// The letter that a link is printed as, without the link: the page with the link takes it from here once somebody prints it.

import { textsFor } from "./language.ts";
import type { Page } from "./layout.ts";

export const LETTER_PATH = "/letter";
/** The same for a request. */
export const LETTER_OF_REQUEST = "/letter?for=request";

export function letterPageFor(request: Request): Page {
  const { letter, requestLetter } = textsFor(request);
  const isOfRequest = new URL(request.url).searchParams.get("for") === "request";
  const texts = isOfRequest ? requestLetter : letter;
  return {
    template: "letter",
    title: texts.title,
    // Under the names that the template knows.
    values: Object.fromEntries(Object.entries(texts).map(([name, text]) => [`letter.${name}`, text])),
  };
}
