// What a form without scripts that deletes a push, or undoes that, leads to.

import { languageFor, textsFor, wordsOf } from "./language.ts";
import type { Page } from "./layout.ts";

export interface Deleted {
  title?: string;
  said?: string;
  /** Where its form goes that undoes the deletion. */
  restore?: string;
  /** The note of somebody who has shown that they are a person. */
  passed?: string;
  /** Where the push can be opened again. */
  again?: string;
}

export function deletedPageFor(request: Request, deleted: Deleted): Page {
  const { deletedTitle, deletedText } = textsFor(request).reveal;
  const { title = deletedTitle, said = deletedText, restore = null, passed = null, again = null } = deleted;
  return {
    template: "deleted_plain",
    title,
    form: true,
    forRecipients: true,
    values: { said, restore, passed, again },
  };
}

/** That it can be undone for so many seconds. The title says what. */
export const undoWords = (request: Request, seconds: number): string =>
  wordsOf(languageFor(request)).say(textsFor(request).undoPlain.seconds, { n: seconds });
