// What every page has around its content. The script of each page begins with this (src/http/pages/assets.ts).

import { maybe } from "./elements.ts";

/** The end of the link, which a change of language keeps even if the address no longer shows it. */
export const along = { end: "" };

/** The links in the footer that load this page in another language, or lead to all languages. */
export const languageLinks = document.querySelectorAll<HTMLAnchorElement>("footer nav a");
for (const link of languageLinks) {
  link.addEventListener("click", () => {
    link.hash = location.hash || along.end;
  });
  // Once people have typed something, another language opens in a new tab, so that nothing is lost.
  document.addEventListener("input", () => (link.target = "_blank"));
}

// Browsers trust HTTPS, and plain HTTP from this machine itself.
const plain = maybe("plain");
if (plain) plain.hidden = isSecureContext;

for (const closer of document.querySelectorAll("[data-close]")) {
  closer.addEventListener("click", () => closer.closest("dialog")?.close());
}
