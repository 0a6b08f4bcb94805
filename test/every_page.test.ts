// What holds on one page of each kind: it turns around, the keyboard gets everywhere, words of twice the
// size have room. And that the walk through every page (test/every_page.ts) would find what is wrong.

import { expect, test } from "bun:test";

import { unnamed } from "./accessibility_tree.ts";
import { violations } from "./axe.ts";
import { openPage, type Page, showAt } from "./browser.ts";
import { fits, fitsEnlarged, HEIGHT, NARROW, useWorld, WIDE, world } from "./every_page.ts";
import { FULL } from "./full.ts";
import { startServer } from "./harness.ts";
import { needs } from "./needs.ts";
import { ANN, STATES } from "./page_states.ts";
import { choosing, PSEUDO, pseudo } from "./pseudo.ts";
import { findings } from "./pseudo_findings.ts";

useWorld();

needs("chromium").describe("every page", () => {
  // One of each kind: all of them have the same frame, which says the direction, and the test above turns each around.
  const KINDS = new Set(["create", "made", "gate", "opened-text", "account", "pushes", "push", "admin-server"]);
  test.each(STATES.filter(({ name }) => FULL || KINDS.has(name)))(
    "$name turns around where people read from right to left",
    async (state) => {
      const page = await world.open(state, { width: 320, cookies: choosing(PSEUDO.rtl) });
      expect(await page.view.evaluate("getComputedStyle(document.body).direction")).toBe("rtl");
      await fits(page, NARROW, WIDE);
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
  needs("the long run").each(STATES.filter(({ name }) => TWICE.has(name)))(
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
  for (const text of ["OK", "New", "Share it separately, for example by phone."]) {
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
