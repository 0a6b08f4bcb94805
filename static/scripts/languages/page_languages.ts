// The page of languages: filters them while the reader types. The end of the link from which readers come goes back with them.

import { any, element, input } from "../shared/elements.ts";
import { say, textsOf } from "../shared/texts.ts";
import { folded, isFound } from "./folded.ts";

const { found } = textsOf("languagesLive");
const search = input("search");
const lines = [...document.querySelectorAll<HTMLLIElement>("#choices > li")];

function filter(): void {
  const wanted = folded(search.value);
  let n = 0;
  for (const line of lines) {
    line.hidden = !isFound(line.dataset.names ?? "", wanted);
    if (!line.hidden) n += 1;
  }
  any("none").hidden = n > 0;
  any("found").textContent = search.value === "" || n === 0 ? "" : say(found, { n });
}

element("find-language", HTMLFormElement).addEventListener("submit", (event) => {
  event.preventDefault();
  filter();
});
search.addEventListener("input", (event) => {
  // What is typed here need not be kept.
  event.stopPropagation();
  filter();
});
for (const link of document.querySelectorAll<HTMLAnchorElement>("main a")) {
  if (location.hash !== "") link.hash = location.hash;
}
