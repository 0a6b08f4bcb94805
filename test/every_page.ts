// What every page keeps in every state (test/page_states.ts): how much it transfers, that it asks nobody else, that it fits a narrow
// screen, and in the long run a wide one, and that axe finds no violation, light and dark. It does so in a language that nobody speaks,
// whose texts are longer than those of any other: so it also finds text that is written into a page or a script instead of
// static/texts/, labels that are cut off, and pages that are wider than the screen, in either direction of reading.
//
// Each part of the states is a file of tests, every_page_PART.test.ts, so that several run at once.

import { afterAll, beforeAll, expect, setDefaultTimeout, test } from "bun:test";

import { monotonicClock } from "../src/base/clock.ts";
import { unnamed } from "./accessibility_tree.ts";
import { violations } from "./axe.ts";
import { hasBrowser, type Page, type PageRequest, partsOf, type Scheme, showAt } from "./browser.ts";
import { FULL } from "./full.ts";
import { needs } from "./needs.ts";
import { makeWorld, type PageState, STATES, type World } from "./page_states.ts";
import { choosing, forgetPseudo, learnPseudo, PSEUDO } from "./pseudo.ts";
import { findings, FITS } from "./pseudo_findings.ts";

const MAX_REQUESTS = 3;
// In the language of this walk, which has more bytes than any that people read: English has a twentieth less.
const MAX_BYTES = 50_000;
const MAX_CREATE_BYTES = 31_000;
/** The page of a link for its owner, which is not compressed: others can write into its log. */
const MAX_PUSH_BYTES = 30_150;
const MAX_RECIPIENT_BYTES = 21_400;
/** Modules, which a page loads once somebody acts or if it has something for them: each is one request more. */
const MODULE_BYTES = {
  seal: 16_500,
  unseal: 16_550,
  qr: 7_700,
  presets: 3_300,
  links: 4_500,
  generator: 1_900,
  result: 7_500,
  kept_link: 3_500,
  undo: 2_600,
  waits: 2_600,
};
/** Not a word of Latin letters. */
const BRAND = "Сейф";

type Part = "recipient" | "sender" | "account" | "others";
const partOf = ({ name, recipient }: PageState): Part => {
  if (recipient) return "recipient";
  if (/^(?:create|made|receipt|preview|request)/.test(name)) return "sender";
  return /^(?:account|hooks|factors|push)/.test(name) ? "account" : "others";
};

export let world: World;
/** The path of the stylesheet that is whole. */
let whole = "";

/** Servers for the tests of a file, with a language that is longer than any other. */
export function useWorld(): void {
  setDefaultTimeout(120_000); // a machine that others use too is slow at times
  beforeAll(async () => {
    if (!hasBrowser) return;
    learnPseudo();
    // A clock keeps the servers in this process, where an executable would have its languages built in.
    world = await makeWorld({ flags: { "branding-title": BRAND }, clock: monotonicClock() });
    whole = /\/assets\/style-[0-9a-f]+\.css/.exec(await (await world.server.fetch("/about")).text())?.[0] ?? "";
  });
  afterAll(async () => {
    if (!hasBrowser) return;
    await world.stop();
    forgetPseudo();
  });
}

/** What the page itself is made of, before it asks the server for anything. */
function firstPartsOf(page: Page): PageRequest[] {
  const all = partsOf(page);
  // Some states are a second page.
  const requests = all.slice(all.findLastIndex(({ type }) => type === "Document"));
  const asks = requests.findIndex(({ type }) => /^(?:Fetch|XHR|EventSource)$/.test(type));
  return requests.slice(0, asks === -1 ? undefined : asks);
}

/**
 * What the whole stylesheet says of something on this page, hidden or shown and in any state, and the page's own does not. The
 * own one is made of the words of its kind's sources (static/sheets.ts).
 */
const lost = async (page: Page): Promise<string[]> =>
  JSON.parse(
    (await page.view.evaluate(`(async () => {
      const selectorsOf = (rules) => [...rules].flatMap((rule) =>
        rule.selectorText ? rule.selectorText : rule.cssRules ? selectorsOf(rule.cssRules).map((one) => (rule.conditionText ?? "") + "§" + one) : []);
      const css = await (await fetch(${JSON.stringify(whole)})).text();
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      const own = new Set([...document.styleSheets].flatMap(({ cssRules }) => selectorsOf(cssRules)).flatMap(split));
      function split(selector) {
        const [where, list] = selector.includes("§") ? selector.split("§") : ["", selector];
        return list.split(/,(?![^(]*\\))/).map((one) => where + "§" + one.trim());
      }
      const states = /::[\\w-]+(\\([^)]*\\))?|:(hover|focus|focus-visible|active|checked|disabled|empty|placeholder-shown|indeterminate|invalid)\\b/g;
      const there = (one) => {
        const selector = one.split("§").at(-1).replaceAll(states, "").trim();
        try { return selector !== "" && document.querySelector(selector); } catch { return null; }
      };
      return JSON.stringify(selectorsOf(sheet.cssRules).flatMap(split).filter((one) => !own.has(one) && there(one)));
    })()`)) as string,
  ) as string[];

// High enough that a button which sticks to the lower edge lies over nothing.
export const HEIGHT = 2_400;
type Screen = readonly [width: number, scheme: Scheme];
/**
 * One width and one scheme at a time: in the dark a page has other colours and nothing else, and its width changes no colour
 * (test/design.test.ts).
 */
export const NARROW: Screen = [320, "light"];
export const WIDE: Screen = [1280, "dark"];
const ALL = [320, 390, 1280].flatMap((width) => [[width, "light"] as const, [width, "dark"] as const]);
const MORE: readonly Screen[] = FULL ? ALL : [[390, "light"], WIDE];

export async function fits(page: Page, ...screens: Screen[]): Promise<void> {
  for (const [width, scheme] of screens) {
    await showAt(page, width, HEIGHT, scheme);
    expect([width, await findings(page)]).toEqual([width, FITS]);
  }
}

/** The links of header and footer that a finger would miss, on a phone. */
const LOW = `[...document.querySelectorAll("body > header a, body > footer a")]
  .filter((link) => link.checkVisibility() && link.offsetHeight < 44).map((link) => link.textContent.trim())`;

/** With twice the size of text, on half of a laptop's screen. */
export async function fitsEnlarged(page: Page): Promise<void> {
  await page.view.evaluate("document.documentElement.style.fontSize = '200%'");
  await showAt(page, 720, HEIGHT, "light");
  expect(["200 %", await findings(page)]).toEqual(["200 %", FITS]);
  await page.view.evaluate("document.documentElement.style.fontSize = ''");
}

/** The tests of the states of this part. */
export function everyPageOf(part: Part): void {
  useWorld();
  const states = STATES.filter((state) => partOf(state) === part);

  needs("chromium").describe("every page", () => {
    test.each(states)("$name is small, asks nobody else, and has room for its texts", async (state) => {
      const page = await world.open(state, { width: 320, cookies: choosing(PSEUDO.ltr) });
      expect(await page.view.evaluate("document.documentElement.lang")).toBe(PSEUDO.ltr);
      const parts = firstPartsOf(page);
      const isPush = /^push(?:$|-(?!change))/.test(state.name);
      const own = isPush ? MAX_PUSH_BYTES : state.path === "/" ? MAX_CREATE_BYTES : MAX_BYTES;
      const limit = state.recipient ? MAX_RECIPIENT_BYTES : own;
      const modules = Object.entries(MODULE_BYTES).filter(([name]) =>
        parts.some(({ url }) => url.includes(`/assets/${name}-`)),
      );
      // Where a form led here, what it left behind was another page.
      const last = parts.findLastIndex(({ type }) => type === "Document");
      expect(parts.length - last).toBeLessThanOrEqual(MAX_REQUESTS + modules.length);
      // The protocol tells a request's size a moment after the page has it.
      const endMs = performance.now() + 45_000;
      while (parts.some(({ bytes }) => bytes === undefined) && performance.now() < endMs) await Bun.sleep(10);
      const bytes = parts.reduce((sum, part) => sum + (part.bytes ?? Infinity), 0);
      expect(bytes).toBeGreaterThan(1_000);
      expect(bytes).toBeLessThan(modules.reduce((sum, [, most]) => sum + most, limit));
      expect(page.outside()).toEqual([]);
      expect(page.problems.filter((problem) => !ANSWERS.test(problem))).toEqual([]);
      expect(await unnamed(page)).toEqual([]);

      if (state.scripts !== false) expect(await lost(page)).toEqual([]);

      await fits(page, NARROW);
      expect(await page.view.evaluate(LOW)).toEqual([]);
      page.close();
    });
  });

  needs("chromium", "the long run").describe("every page", () => {
    test.each(states)(
      "$name has room on a phone, turned around and enlarged, and axe finds nothing in light and dark",
      async (state) => {
        const page = await world.open(state, { width: 320, cookies: choosing(PSEUDO.ltr) });
        for (const screen of MORE) {
          await fits(page, screen);
          expect([...screen, await violations(page)]).toEqual([...screen, []]);
        }
        // Turned around, a page has the same texts in the same sizes: what can differ is where it is too wide.
        await page.view.evaluate("document.documentElement.dir = 'rtl'");
        await fits(page, ...(FULL ? ALL : [WIDE, NARROW]));
        if (FULL) await fitsEnlarged(page);
        await page.view.evaluate("document.documentElement.dir = 'ltr'");
        await fitsEnlarged(page);
        page.close();
      },
    );
  });
}

/** A browser logs an answer from 400 on, which some states are about. */
const ANSWERS = /^network: .* status of (?:400|401|403|404|422|429)\b/;
