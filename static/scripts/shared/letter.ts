// The letter that a link is printed as, for those who hand secrets over on paper. It never names the passphrase.

import type { Forms } from "../../strings.ts";
import { any, say, zonedDate } from "./dom.ts";

export interface Posted {
  html_url: string;
  expires_at: string;
  views_remaining: number;
  guarded: boolean;
}

/**
 * Writes the letter; from now on the page prints it in place of itself.
 * @param code the link's QR code
 * @param terms the sentence with {n} and {date}
 */
export function writeLetter(push: Posted, code: Element, terms: Forms): void {
  const copy = code.cloneNode(true) as Element;
  copy.removeAttribute("id");
  any("letter-code").replaceChildren(copy);
  any("letter-link").textContent = push.html_url;
  any("letter-terms").textContent = say(terms, { n: push.views_remaining, date: zonedDate(push.expires_at) });
  any("letter-press").hidden = push.guarded;
  any("letter-passphrase").hidden = !push.guarded;
  any("letter").hidden = false;
}

/** Prints the letter, with its code. */
export async function printLetter(): Promise<void> {
  // Without its code the letter is still of use.
  await any("letter-code")
    .querySelector("img")
    ?.decode()
    .catch(() => {});
  print();
}

/** From now on the page prints itself again. */
export function dropLetter(): void {
  any("letter").hidden = true;
  any("letter-link").textContent = "";
  any("letter-code").replaceChildren();
}
