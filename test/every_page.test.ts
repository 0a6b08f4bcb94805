// What every page keeps in every state (test/page_states.ts): how much it transfers, that it asks nobody else, that axe finds no
// violation, on a narrow screen and on a wide one, light and dark. It does so in a language that nobody speaks, whose texts are
// longer than those of any other: so it also finds text that is written into a page or a script instead of static/texts/,
// labels that are cut off, and pages that are wider than the screen, in either direction of reading.

import { afterAll, beforeAll, expect, setDefaultTimeout, test } from "bun:test";

import { monotonicClock } from "../src/base/clock.ts";
import { unnamed } from "./accessibility_tree.ts";
import { violations } from "./axe.ts";
import { hasBrowser, openPage, type Page, type PageRequest, partsOf, type Scheme, showAt } from "./browser.ts";
import { FULL } from "./full.ts";
import { startServer } from "./harness.ts";
import { needs } from "./needs.ts";
import { ANN, makeWorld, STATES, type World } from "./page_states.ts";
import { choosing, forgetPseudo, learnPseudo, PSEUDO, pseudo } from "./pseudo.ts";
import { findings, FITS } from "./pseudo_findings.ts";

setDefaultTimeout(120_000); // a machine that others use too is slow at times

const MAX_REQUESTS = 3;
// In the language of this walk, which has more bytes than any that people read: English has a twentieth less.
const MAX_BYTES = 50_000;
const MAX_CREATE_BYTES = 33_700;
const MAX_RECIPIENT_BYTES = 22_300;
/** Modules, which a page loads once somebody acts or if it has something for them: each is one request more. */
const MODULE_BYTES = {
  seal: 16_500,
  unseal: 16_500,
  qr: 7_700,
  presets: 3_300,
  links: 4_500,
  generator: 1_900,
  receipts: 2_600,
};
/** Not a word of Latin letters. */
const BRAND = "Сейф";

let world: World;
/** The path of the stylesheet that is whole. */
let whole = "";
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
const HEIGHT = 2_400;
type Screen = readonly [width: number, scheme: Scheme];
/**
 * Each width once and each scheme once: in the dark a page has other colours and nothing else, and its width changes no colour
 * (test/design.test.ts).
 */
const SCREENS: readonly Screen[] = FULL
  ? [320, 390, 1280].flatMap((width) => [[width, "light"] as const, [width, "dark"] as const])
  : [
      [320, "light"],
      [390, "light"],
      [1280, "dark"],
    ];
const TURNED: readonly Screen[] = FULL
  ? SCREENS
  : [
      [1280, "dark"],
      [320, "light"],
    ];
/** Flows have axe look at this width. */
const PHONE = 390;

async function fits(page: Page, screens = SCREENS): Promise<void> {
  for (const [width, scheme] of screens) {
    await showAt(page, width, HEIGHT, scheme);
    expect([width, await findings(page)]).toEqual([width, FITS]);
  }
}

/** With twice the size of text, on half of a laptop's screen. */
async function fitsEnlarged(page: Page): Promise<void> {
  await page.view.evaluate("document.documentElement.style.fontSize = '200%'");
  await showAt(page, 720, HEIGHT, "light");
  expect(["200 %", await findings(page)]).toEqual(["200 %", FITS]);
  await page.view.evaluate("document.documentElement.style.fontSize = ''");
}

needs("chromium").describe("every page", () => {
  test.each(STATES)(
    "$name is small, asks nobody else, has room for its texts, and axe finds nothing",
    async (state) => {
      const page = await world.open(state, { width: 320, cookies: choosing(PSEUDO.ltr) });
      expect(await page.view.evaluate("document.documentElement.lang")).toBe(PSEUDO.ltr);
      const parts = firstPartsOf(page);
      const limit = state.recipient ? MAX_RECIPIENT_BYTES : state.path === "/" ? MAX_CREATE_BYTES : MAX_BYTES;
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

      for (const screen of SCREENS) {
        await fits(page, [screen]);
        if (FULL || screen[0] !== PHONE) expect([...screen, await violations(page)]).toEqual([...screen, []]);
      }
      // Turned around, a page has the same texts in the same sizes: what can differ is where it is too wide.
      await page.view.evaluate("document.documentElement.dir = 'rtl'");
      await fits(page, TURNED);
      if (FULL) await fitsEnlarged(page);
      await page.view.evaluate("document.documentElement.dir = 'ltr'");
      await fitsEnlarged(page);
      page.close();
    },
  );

  // One of each kind: all of them have the same frame, which says the direction, and the test above turns each around.
  const KINDS = new Set(["create", "made", "gate", "opened-text", "account", "pushes", "push", "admin-server"]);
  test.each(STATES.filter(({ name }) => FULL || KINDS.has(name)))(
    "$name turns around where people read from right to left",
    async (state) => {
      const page = await world.open(state, { width: 320, cookies: choosing(PSEUDO.rtl) });
      expect(await page.view.evaluate("getComputedStyle(document.body).direction")).toBe("rtl");
      await fits(page);
      await fitsEnlarged(page);
      page.close();
    },
  );

  test.each(STATES.filter(({ name }) => FULL || KINDS.has(name)))(
    "$name: the keyboard gets everywhere, nothing hides what has the focus, and wider text has room",
    async (state) => {
      const page = await world.open(state, { width: 320 });
      await showAt(page, 320, 568, "light");
      // From the top, wherever the page has put the focus.
      await page.view.evaluate("(() => { document.body.tabIndex = -1; document.body.focus(); scrollTo(0, 0); })()");
      const walked = await walk(page);
      expect(walked.hidden).toEqual([]);
      expect(walked.stops).toContain("a#.skip");
      expect(walked.stops.length).toBeGreaterThan(5);
      await page.view.evaluate(WIDER_TEXT);
      await showAt(page, 320, HEIGHT, "light");
      const { cut, wide } = await findings(page);
      expect({ cut, wide }).toEqual({ cut: [], wide: [] });
      page.close();
    },
  );

  test("the walk would see what lies over the focus, and the tree what has no name", async () => {
    const page = await world.open({ name: "covered", path: "/users/sign_in" });
    await page.view.evaluate(`(() => {
      const over = document.createElement("div");
      over.style.cssText = "position: fixed; inset: 0; z-index: 9";
      const button = document.createElement("button");
      document.body.append(over, button);
    })()`);
    expect((await walk(page)).hidden.length).toBeGreaterThan(0);
    expect(await unnamed(page)).toEqual(["button"]);
    page.close();
  });

  const TWICE = new Set(
    [
      ["create-options", "gate-passphrase", "opened-files", "hooks", "factors", "sign-in", "gone", "admin-users"],
      ["request-new-options", "request-asked"],
    ]
      .flat()
      .concat(...KINDS),
  );
  test.each(STATES.filter(({ name }) => TWICE.has(name)))(
    "$name needs no scrolling sideways on a phone, with German words of twice the size",
    async (state) => {
      const page = await world.open(state, { width: 390, cookies: choosing("de") });
      await page.view.evaluate("document.documentElement.style.fontSize = '200%'");
      for (const width of [390, 320]) {
        await showAt(page, width, HEIGHT, "light");
        expect([width, (await findings(page)).wide]).toEqual([width, []]);
      }
      page.close();
    },
  );

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

  test("nothing moves for whoever wants that, and something does for others", async () => {
    const page = await world.open({ name: "busy", path: "/admin", as: ANN });
    await page.until("document.querySelector('#pushes .name')");
    await page.view.evaluate(`(() => {
      for (const one of document.querySelectorAll(".list, button")) one.setAttribute("aria-busy", "true");
      document.querySelector("#ask").showModal();
      document.querySelector("#ask button[type]").classList.add("wide");
    })()`);
    const moving = (): Promise<unknown> =>
      page.view.evaluate(`document.getAnimations().map(({ animationName, transitionProperty, effect }) =>
        (animationName ?? transitionProperty) + " of " + effect.target.localName + (effect.pseudoElement ?? ""))`);
    expect(await moving()).toEqual([]);
    const ring = "getComputedStyle(document.querySelector('button[aria-busy]'), '::before').display";
    expect(await page.view.evaluate(ring)).toBe("none");
    const features = [{ name: "prefers-reduced-motion", value: "no-preference" }];
    await page.view.cdp("Emulation.setEmulatedMedia", { features });
    await page.until("document.getAnimations().length > 1");
    expect(await moving()).toEqual(expect.arrayContaining(["turn of button::before", "run of ul::before"]));
    page.close();
  });

  test("with forced colours, a switch and a tick still show their state, and a wrong field that it is wrong", async () => {
    const page = await world.open({ name: "forced", path: "/", as: ANN });
    await page.view.cdp("Emulation.setEmulatedMedia", { features: [{ name: "forced-colors", value: "active" }] });
    await page.until("matchMedia('(forced-colors: active)').matches");
    const look = (selector: string, change: string): Promise<unknown> =>
      page.view.evaluate(`(() => {
        const one = document.querySelector(${JSON.stringify(selector)});
        const look = () => {
          const { backgroundColor, borderBottomStyle } = getComputedStyle(one);
          return backgroundColor + " " + borderBottomStyle;
        };
        // Transitions would show a colour on its way.
        one.style.transition = "none";
        const before = look();
        ${change};
        return [before, look()];
      })()`);
    for (const [selector, change] of [
      ["#deletable", "one.checked = !one.checked"],
      ["#capitals", "one.checked = !one.checked"],
      [".composer", "one.querySelector('#text').setAttribute('aria-invalid', 'true')"],
    ] as const) {
      const [before, after] = (await look(selector, change)) as [string, string];
      expect([selector, after]).not.toEqual([selector, before]);
    }
    page.close();
  });

  test("the walk would see a word, a cut label and a wide page", async () => {
    const page = await openPage(world.server.url, { width: 320, cookies: choosing(PSEUDO.ltr) });
    await page.view.evaluate(`(() => {
      const button = document.querySelector("#submit");
      button.textContent = "Hello";
      button.title = "World";
      document.querySelector("h1").style.cssText = "inline-size: 2rem; white-space: nowrap";
      document.querySelector("main").style.inlineSize = "400px";
    })()`);
    const found = await findings(page);
    expect(found.said).toContain("button: Hello");
    expect(found.said).toContain("button[title]: World");
    expect(found.cut.length).toBeGreaterThan(0);
    expect(found.wide.length).toBeGreaterThan(0);
    page.close();
  });

  test("axe would find a faint text", async () => {
    const page = await world.open({ name: "faint", path: "/users/sign_in" });
    await page.view.evaluate("document.querySelector('h1').style.color = '#ddd'");
    expect(JSON.stringify(await violations(page))).toContain("color-contrast");
    page.close();
  });
});

test("a pseudo-text is longer by two fifths and keeps what is put in", () => {
  expect(pseudo("Sign in")).toBe("⟦Šîîĝñ îîñ·⟧");
  expect(pseudo("Opens {views}, until {date}.")).toMatch(/^⟦Öþ.*\{views\}.*\{date\}.*⟧$/u);
  for (const text of ["OK", "New", "Send the passphrase separately, by phone for example."]) {
    expect(pseudo(text).length).toBeGreaterThanOrEqual(text.length * 1.4);
  }
});

test("the pseudo-languages are not offered to readers who do not ask for them", async () => {
  const server = await startServer();
  const page = await (await server.fetch("/", { headers: { "accept-language": "en" } })).text();
  await server.stop();
  expect(page).toContain('<html lang="en"');
  for (const language of Object.values(PSEUDO)) expect(page).not.toContain(`lang=${language}`);
});

/** WCAG 2.2, 1.4.12: what readers may set. */
const WIDER_TEXT = `(() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } " +
    "p { margin-block-end: 2em !important }");
  document.adoptedStyleSheets = [sheet];
})()`;

/** What the tab key stops at, and of that what another element hides altogether. */
async function walk(page: Page): Promise<{ stops: string[]; hidden: string[] }> {
  const stops: string[] = [];
  const hidden: string[] = [];
  for (let step = 0; step < 80; step += 1) {
    await page.view.press("Tab");
    const at = (await page.view.evaluate(FOCUSED)) as { name: string; isSeen: boolean; isOver: boolean };
    if (at.isOver) break;
    stops.push(at.name);
    if (!at.isSeen) hidden.push(at.name);
  }
  return { stops, hidden };
}

const FOCUSED = `(() => {
  const one = document.activeElement;
  const isOver = one === document.body || one.dataset.walked === "yes";
  one.dataset.walked = "yes";
  const { left, top, width, height } = one.getBoundingClientRect();
  const isSeen = [[.5, .5], [.05, .1], [.95, .1], [.05, .9], [.95, .9]].some(([x, y]) => {
    const there = document.elementFromPoint(left + x * width, top + y * height);
    return there !== null && (one.contains(there) || [...(one.labels ?? [])].some((label) => label.contains(there)));
  });
  return { name: one.localName + "#" + one.id + "." + one.className, isSeen, isOver };
})()`;

/** A browser logs an answer from 400 on, which some states are about. */
const ANSWERS = /^network: .* status of (?:400|401|403|404|422|429)\b/;
