// Every page in a language that nobody speaks, at 320, 390 and 1280 px: it finds text that is written into a page or a
// script instead of static/strings/, labels that are cut off, and pages that are wider than the screen.

import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from "bun:test";

import { monotonicClock } from "../src/base/clock.ts";
import { hasBrowser, openPage, type Page, showAt } from "./browser.ts";
import { FULL } from "./full.ts";
import { startServer } from "./harness.ts";
import { makeWorld, STATES, type World, WRITTEN } from "./page_states.ts";
import { choosing, forgetPseudo, learnPseudo, PSEUDO, pseudo } from "./pseudo.ts";

setDefaultTimeout(120_000); // a machine that others use too is slow at times

const BRAND = "Сейф";
/** What the requests that filled the logs called themselves. */
const AGENTS = [`Bun/${Bun.version}`];

/** Whole texts that are not of a language: addresses, sizes, and what stands in a table of settings. */
const NO_LANGUAGE = String.raw`https?:\/\/\S*|\S+@\S+|\b(?:[KMGT]i)?B\b|\bUTC\b|[\w-]+\.(?:pdf|xlsx|txt)`;
const TECHNICAL = 'script, style, noscript, template, code, pre, bdi, [translate="no"], footer [lang]';

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
    if (one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 4) {
      cut.push(one.localName + "#" + one.id + ": " + one.textContent.trim());
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

const fits = { said: [], cut: [], wide: [] };

async function findsNothing(page: Page): Promise<void> {
  for (const width of [320, 390, 1280]) {
    await showAt(page, width, 800, "light");
    expect([width, await page.view.evaluate(FINDINGS)]).toEqual([width, fits]);
  }
  // Twice the size of text, on half of a laptop's screen.
  await page.view.evaluate("document.documentElement.style.fontSize = '200%'");
  await showAt(page, 720, 800, "light");
  expect(["200 %", await page.view.evaluate(FINDINGS)]).toEqual(["200 %", fits]);
}

test("a pseudo-text is longer by two fifths and keeps what is put in", () => {
  expect(pseudo("Sign in")).toBe("⟦Šîîĝñ îîñ·⟧");
  expect(pseudo("Opens {views}, until {date}.")).toMatch(/^⟦Öþ.*\{views\}.*\{date\}.*⟧$/u);
  for (const text of ["OK", "New", "Send the passphrase separately, by phone for example."]) {
    expect(pseudo(text).length).toBeGreaterThanOrEqual(text.length * 1.4);
  }
});

describe.skipIf(!hasBrowser)("in the pseudo-language", () => {
  let world: World;
  beforeAll(async () => {
    learnPseudo();
    // A clock keeps the servers in this process, where an executable would have its languages built in.
    world = await makeWorld({ flags: { "branding-title": BRAND }, clock: monotonicClock() });
  });
  afterAll(async () => {
    await world.stop();
    forgetPseudo();
  });

  // The second opening of each page would show the same texts: the first one is turned around, too.
  test.each(STATES)("$name has all its text from the strings, and room for it in either direction", async (state) => {
    const page = await world.open(state, { width: 320, cookies: choosing(PSEUDO.ltr) });
    expect(await page.view.evaluate("document.documentElement.lang")).toBe(PSEUDO.ltr);
    await findsNothing(page);
    await page.view.evaluate("void Object.assign(document.documentElement, { dir: 'rtl', style: '' })");
    await findsNothing(page);
    page.close();
  });

  // A name without a hyphen is a page's first state.
  const opened = STATES.filter(({ name }) => FULL || !name.includes("-"));
  test.each(opened)("$name turns around where people read from right to left", async (state) => {
    const page = await world.open(state, { width: 320, cookies: choosing(PSEUDO.rtl) });
    expect(await page.view.evaluate("getComputedStyle(document.body).direction")).toBe("rtl");
    await findsNothing(page);
    page.close();
  });

  test("from right to left, the arrow keys follow the tabs, and secrets keep the order of their letters", async () => {
    const page = await world.open({ name: "tabs", path: "/" }, { cookies: choosing(PSEUDO.rtl) });
    const selected = "document.querySelector('[role=tab][aria-selected=true]').id";
    await page.view.evaluate("document.querySelector('#tab-text').focus()");
    await page.view.press("ArrowLeft");
    expect(await page.view.evaluate(selected)).toBe("tab-file");
    await page.view.press("ArrowRight");
    expect(await page.view.evaluate(selected)).toBe("tab-text");
    for (const technical of ["#suggestion", "#made-passphrase", "#link"]) {
      const direction = `getComputedStyle(document.querySelector(${JSON.stringify(technical)})).direction`;
      expect([technical, await page.view.evaluate(direction)]).toEqual([technical, "ltr"]);
    }
    page.close();
  });

  test("is not offered to readers", async () => {
    const page = await (await world.server.fetch("/", { headers: { "accept-language": "el-XA" } })).text();
    expect(page).toContain('<html lang="en"');
    expect(page).not.toContain("?lang=el");
  });

  test("the walk would see a word, a cut label and a wide page", async () => {
    const wrong = await startServer({ clock: monotonicClock() });
    const page = await openPage(wrong.url, { width: 320, cookies: choosing(PSEUDO.ltr) });
    await page.view.evaluate(`(() => {
      const button = document.querySelector("#submit");
      button.textContent = "Hello";
      button.title = "World";
      document.querySelector("h1").style.cssText = "inline-size: 2rem; white-space: nowrap";
      document.querySelector("main").style.inlineSize = "400px";
    })()`);
    const found = (await page.view.evaluate(FINDINGS)) as typeof fits;
    expect(found.said).toContain("button: Hello" as never);
    expect(found.said).toContain("button[title]: World" as never);
    expect(found.cut.length).toBeGreaterThan(0);
    expect(found.wide.length).toBeGreaterThan(0);
    page.close();
    await wrong.stop();
  });
});
