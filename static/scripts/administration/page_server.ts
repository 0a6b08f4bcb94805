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
/** What is searched of a line: the setting, its value and its purpose. */
const searched = (line: HTMLElement): Element[] => [...line.querySelectorAll("div > :not(.from)")];
const said = (line: HTMLElement): string =>
  searched(line)
    .map((one) => one.textContent)
    .join(" ")
    .toLowerCase();

/** Marks what was found, also across the places where a name may break. */
function mark(part: Element, wanted: string): void {
  for (const old of part.querySelectorAll("mark")) old.replaceWith(old.textContent);
  part.normalize();
  const whole = part.textContent.toLowerCase();
  // A few letters have another length in lower case.
  if (wanted === "" || whole.length !== part.textContent.length) return;
  const found: number[] = [];
  for (let at = whole.indexOf(wanted); at !== -1; at = whole.indexOf(wanted, at + wanted.length)) found.push(at);
  if (found.length === 0) return;
  let end = whole.length;
  for (const text of textsIn(part).toReversed()) {
    const start = end - text.length;
    for (const at of found.toReversed()) {
      const [from, to] = [Math.max(at, start), Math.min(at + wanted.length, end)];
      if (from >= to) continue;
      const hit = text.splitText(from - start);
      hit.splitText(to - from);
      const marked = document.createElement("mark");
      hit.replaceWith(marked);
      marked.append(hit);
    }
    end = start;
  }
}

function textsIn(part: Element): Text[] {
  const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (walker.nextNode()) found.push(walker.currentNode as Text);
  return found;
}

function show(): void {
  const wanted = search.value.trim().toLowerCase();
  // A filter opens the groups, so that its matches are in sight. The whole list would be long.
  const isNarrowed = wanted !== "" || onlyChanged.checked;
  let found = 0;
  for (const [index, group] of groups.entries()) {
    const isOut = onlyChanged.checked && group.dataset.changed === undefined;
    for (const line of lines(group)) {
      line.hidden = isOut || !said(line).includes(wanted);
      for (const part of searched(line)) mark(part, line.hidden ? "" : wanted);
    }
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
