// The page that a browser without scripts shows after a deletion, or after undoing one.

import { languageFor, textsFor, wordsOf } from "./language.ts";
import type { Page } from "./layout.ts";

export interface Deleted {
  title?: string;
  said?: string;
  /** The target of the form that undoes the deletion. */
  restore?: string;
  /** The note that proves that a person is present. */
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

/** Says how many seconds are left for an undo. The title names what was deleted. */
export const undoWords = (request: Request, seconds: number): string =>
  wordsOf(languageFor(request)).say(textsFor(request).undoPlain.seconds, { n: seconds });
