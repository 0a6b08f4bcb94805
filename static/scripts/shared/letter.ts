// Prints the letter of a link, for those who hand over secrets on paper. It never names the passphrase. A page loads this, and the
// words of the letter, once someone prints it.

import { any, maybe } from "./elements.ts";

export interface Letter {
  link: string;
  /** On which terms it can be opened, and until when. */
  terms: string;
  guarded: boolean;
  /** The QR code of its link. */
  code: Element;
}

/** Loads its page in the reader's language. No script may turn text into HTML, so the browser itself parses the page. */
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

/** @throws TypeError if its words do not arrive */
export async function printLetter({ link, terms, guarded, code }: Letter): Promise<void> {
  if (!maybe("letter")) await load();
  const copy = code.cloneNode(true) as Element;
  copy.removeAttribute("id");
  // No one scrolls to what is printed.
  if (copy instanceof HTMLImageElement) copy.loading = "eager";
  any("letter-code").replaceChildren(copy);
  any("letter-link").textContent = link;
  any("letter-terms").textContent = terms;
  any("letter-press").hidden = guarded;
  any("letter-passphrase").hidden = !guarded;
  // Without its code, the letter is still useful.
  if (copy instanceof HTMLImageElement) await copy.decode().catch(() => {});
  print();
}
