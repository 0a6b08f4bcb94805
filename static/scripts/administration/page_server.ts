// For administrators: searches the settings on the page.

import "../shared/sections.ts";
import { any, input } from "../shared/elements.ts";
import { say, textsOf } from "../shared/texts.ts";

const texts = textsOf("settingsLive");
const search = input("find-setting");
const onlyChanged = input("only-changed");
const groups = [...any("settings").querySelectorAll("details")];
/** Which groups are open while no filter applies. */
const usual = groups.map(({ open }) => open);
const lines = (group: HTMLElement): HTMLElement[] => [...group.querySelectorAll("li")];
/** The text of a line: the setting, its value and its purpose. */
const said = (line: HTMLElement): string =>
  [...line.querySelectorAll("div > :not(.from)")]
    .map((one) => one.textContent)
    .join(" ")
    .toLowerCase();

function show(): void {
  const wanted = search.value.trim().toLowerCase();
  // A filter opens the groups, so that its matches are in sight. The whole list would be long.
  const isNarrowed = wanted !== "" || onlyChanged.checked;
  let found = 0;
  for (const [index, group] of groups.entries()) {
    const isOut = onlyChanged.checked && group.dataset.changed === undefined;
    for (const line of lines(group)) line.hidden = isOut || !said(line).includes(wanted);
    const n = lines(group).filter(({ hidden }) => !hidden).length;
    group.hidden = n === 0;
    group.open = isNarrowed || usual[index] === true;
    const count = group.querySelector("summary .meta");
    if (count) count.textContent = say("{n}", { n });
    found += n;
  }
  any("settings-found").textContent = found === 0 ? texts.none : say(texts.found, { n: found });
}

search.addEventListener("input", show);
onlyChanged.addEventListener("change", show);
