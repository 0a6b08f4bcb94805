// What a page with a link loads on request: the QR code, and the letter for printing the link.

import { textsFor } from "./language.ts";
import type { Page } from "./layout.ts";
import type { Values } from "./template.ts";

export const LETTER_PATH = "/letter";
/** The same for a request. */
export const LETTER_OF_REQUEST = "/letter?for=request";

/** The QR code at this path for static/pages/share.html; null: a script draws it, or there is none. */
export const codeAt = (path: string | null): Values => ({
  code: path,
  codeSource: path === null ? "" : `src="${path}"`,
});

/** The letter without the link. */
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
