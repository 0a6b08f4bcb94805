// The letter that a link is printed as, for those who hand secrets over on paper. It never names the passphrase. Its words arrive
// once somebody prints it.

import type { Forms } from "../../strings.ts";
import { any, maybe } from "./elements.ts";
import { say, zonedDate } from "./texts.ts";

export interface Posted {
  html_url: string;
  expires_at: string;
  views_remaining: number;
  guarded: boolean;
}

/** What the letter says: the push, the QR code of its link, and the sentence with {n} and {date}. */
let letter: { push: Posted; code: Element; terms: Forms } | null = null;

/** From now on the button, and the keys for printing, print this letter. */
export function writeLetter(push: Posted, code: Element, terms: Forms): void {
  letter = { push, code, terms };
}

/** Its page in the reader's language. No script may make HTML of a text: the browser reads the page itself. */
const load = (): Promise<void> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("GET", any("print").dataset.letter ?? "");
    request.responseType = "document";
    request.addEventListener("loadend", () => {
      const found = request.response instanceof Document ? request.response.getElementById("letter") : null;
      if (!found) return reject(new TypeError("The letter did not arrive."));
      any("main").append(document.importNode(found, true));
      resolve();
    });
    request.send();
  });

/**
 * Prints the letter, with its code.
 * @throws TypeError where its words do not arrive
 */
export async function printLetter(): Promise<void> {
  if (!maybe("letter")) await load();
  if (!letter) return;
  const { push, code, terms } = letter;
  const copy = code.cloneNode(true) as Element;
  copy.removeAttribute("id");
  // Nobody scrolls to what is printed.
  if (copy instanceof HTMLImageElement) copy.loading = "eager";
  any("letter-code").replaceChildren(copy);
  any("letter-link").textContent = push.html_url;
  any("letter-terms").textContent = say(terms, { n: push.views_remaining, date: zonedDate(push.expires_at) });
  any("letter-press").hidden = push.guarded;
  any("letter-passphrase").hidden = !push.guarded;
  // Without its code the letter is still of use.
  if (copy instanceof HTMLImageElement) await copy.decode().catch(() => {});
  print();
}

addEventListener("keydown", (event) => {
  if (!letter || !(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== "p") return;
  event.preventDefault();
  any("print").click();
});

/** From now on the page prints itself again. */
export function dropLetter(): void {
  letter = null;
  maybe("letter")?.remove();
}
