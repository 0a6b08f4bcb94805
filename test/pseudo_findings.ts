// What a page in the pseudo-language shows that static/texts/ does not have, labels that are cut off, and what is wider than
// the screen.

import type { Page } from "./browser.ts";
import { WRITTEN } from "./page_states.ts";

/** What the requests that filled the logs called themselves. */
const AGENTS = [`Bun/${Bun.version}`];

/** Whole texts that are not of a language: addresses, sizes, and what stands in a table of settings. */
const NO_LANGUAGE = String.raw`https?:\/\/\S*|\S+@\S+|\b(?:[KMGT]i)?B\b|\bUTC\b|[\w-]+\.(?:pdf|xlsx|txt)`;
const TECHNICAL =
  'script, style, noscript, template, code, pre, bdi, [translate="no"], [hreflang], [lang="en"]:not(:root), .api-page';

// Runs in the page. Returns what it shows besides the texts of its language, and what does not fit.
const FINDINGS = `(() => {
  const written = ${JSON.stringify([...WRITTEN, ...AGENTS].toSorted((a, b) => b.length - a.length))};
  written.unshift(navigator.userAgent);
  const rest = (text) => {
    let left = text;
    for (let before = ""; before !== left; ) {
      before = left;
      left = left.replace(/⟦[^⟦⟧]*⟧/gu, " ");
    }
    for (const one of written) left = left.replaceAll(one, " ");
    return left.replace(/${NO_LANGUAGE}/giu, " ");
  };
  const foreign = (text) => /[a-z]{2}/i.test(rest(text));
  const shown = (one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest(${JSON.stringify(TECHNICAL)});
  const said = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { data, parentElement } = walker.currentNode;
    if (parentElement && shown(parentElement) && foreign(data)) said.push(parentElement.localName + ": " + data.trim());
  }
  for (const name of ["aria-label", "title", "placeholder", "alt", "aria-description"]) {
    for (const one of document.querySelectorAll("[" + name + "]")) {
      if (shown(one) && foreign(one.getAttribute(name))) said.push(one.localName + "[" + name + "]: " + one.getAttribute(name));
    }
  }
  if (foreign(document.title)) said.push("title: " + document.title);
  const cut = [];
  for (const one of document.querySelectorAll("button, .button, label, legend, summary, h1, h2, h3, th, dt, .badge, nav a")) {
    // A box with a size; what is hidden from sight on purpose is a pixel wide.
    if (!one.checkVisibility() || one.clientWidth < 2 || one.closest(".unseen")) continue;
    // Letters of some fonts are higher than the line: nothing cuts them off.
    const higher = Math.max(4, Number.parseFloat(getComputedStyle(one).fontSize) / 4);
    if (one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + higher) {
      cut.push(one.localName + "#" + one.id + ": " + one.textContent.trim());
    }
  }
  // What stands below a field, such as its hint, begins where the field ends.
  for (const one of document.querySelectorAll(":is(input, select, textarea) + :is(small, p, label)")) {
    const field = one.previousElementSibling;
    if (!one.checkVisibility() || !field.checkVisibility() || field.matches('[type="checkbox"], [type="radio"], .unseen')) continue;
    if (one.getBoundingClientRect().top < field.getBoundingClientRect().bottom - 1 && getComputedStyle(one).position === "static") {
      cut.push("below #" + field.id + ": " + one.textContent.trim());
    }
  }
  const root = document.documentElement;
  const wide = root.scrollWidth > innerWidth
    ? [...document.querySelectorAll("body *")]
        .filter((one) => one.checkVisibility() && (one.getBoundingClientRect().right > innerWidth + 1 || one.getBoundingClientRect().left < -1))
        .map((one) => one.localName + "#" + one.id + "." + one.className).slice(0, 5).concat("page " + root.scrollWidth)
    : [];
  return { said, cut, wide };
})()`;

/** What findings returns of a page that is as it should be. */
export const FITS = { said: [], cut: [], wide: [] };

export const findings = async (page: Page): Promise<Record<keyof typeof FITS, string[]>> =>
  (await page.view.evaluate(FINDINGS)) as Record<keyof typeof FITS, string[]>;
