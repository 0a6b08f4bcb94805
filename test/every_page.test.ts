// What every page keeps in every state (test/page_states.ts): how much it transfers, that it asks nobody else, and that
// axe finds no violation at any width, light or dark.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from "bun:test";

import { hasBrowser, type Page, type PageRequest, showAt } from "./browser.ts";
import { FULL } from "./full.ts";
import { ANN, makeWorld, STATES, type World } from "./page_states.ts";

setDefaultTimeout(120_000); // a machine that others use too is slow at times

const AXE = readFileSync(join(import.meta.dir, "../node_modules/axe-core/axe.min.js"), "utf8");
const MAX_REQUESTS = 3;
const MAX_BYTES = 60_000;
const MAX_RECIPIENT_BYTES = 30_000;
/** With the modules that seal and open, and that draw codes. */
const MAX_SEALED_REQUESTS = 5;
const MAX_SEALED_BYTES = 65_000;

let world: World;
beforeAll(async () => {
  if (hasBrowser) world = await makeWorld();
});
afterAll(async () => {
  if (hasBrowser) await world.stop();
});

/** What the page itself is made of, before it asks the server for anything. */
function partsOf({ requests: all }: Page): PageRequest[] {
  // Some states are a second page.
  const requests = all.slice(all.findLastIndex(({ type }) => type === "Document"));
  const asks = requests.findIndex(({ type }) => /^(?:Fetch|XHR|EventSource)$/.test(type));
  return requests.slice(0, asks === -1 ? undefined : asks).filter(({ url }) => !/^(?:data|blob|about):/.test(url));
}

/**
 * @param rules those to check; else all
 * @returns axe's violations in the page as it is now, and the texts whose contrast it could not compute
 */
const violations = (page: Page, rules?: string[]): Promise<unknown> =>
  page.view
    .evaluate(`axe.run(document, ${JSON.stringify({ resultTypes: ["violations", "incomplete"], ...(rules && { runOnly: rules }) })}).then(({ violations, incomplete }) => {
    const unsure = incomplete.filter(({ id }) => id === "color-contrast").map(({ id, nodes }) => ({
      id: id + " (not computed)",
      nodes: nodes.filter(({ any }) => any.some(({ data }) => ${UNSURE}.includes(data?.messageKey))),
    })).filter(({ nodes }) => nodes.length > 0);
    return [...violations, ...unsure].map(({ id, nodes }) =>
      id + ": " + nodes.map(({ html, failureSummary }) => html + " " + failureSummary).join(" | "));
  })`);

/** Why axe gives up on a contrast: something of ours lies behind or over the text. */
const UNSURE = JSON.stringify(["bgOverlap", "bgGradient", "imgNode", "complexTextShadows", "nonBmp"]);

/** What axe has to say about colours. */
const COLOURS = ["color-contrast", "link-in-text-block"];

// High enough that a button which sticks to the lower edge lies over nothing.
const HEIGHT = 2_400;

describe.skipIf(!hasBrowser)("every page", () => {
  test.each(STATES)("$name is small, asks nobody else, and axe finds nothing", async (state) => {
    const page = await world.open(state, { width: 320 });
    const parts = partsOf(page);
    const limit = state.sealed ? MAX_SEALED_BYTES : state.recipient ? MAX_RECIPIENT_BYTES : MAX_BYTES;
    // Where a form led here, what it left behind was another page.
    const last = parts.findLastIndex(({ type }) => type === "Document");
    expect(parts.length - last).toBeLessThanOrEqual(state.sealed ? MAX_SEALED_REQUESTS : MAX_REQUESTS);
    // The protocol tells a request's size a moment after the page has it.
    const endMs = performance.now() + 45_000;
    while (parts.some(({ bytes }) => bytes === undefined) && performance.now() < endMs) await Bun.sleep(10);
    const bytes = parts.reduce((sum, part) => sum + (part.bytes ?? Infinity), 0);
    expect(bytes).toBeGreaterThan(1_000);
    expect(bytes).toBeLessThan(limit);
    expect(page.outside()).toEqual([]);
    expect(page.problems.filter((problem) => !ANSWERS.test(problem))).toEqual([]);

    await page.view.evaluate(`(() => { ${AXE} })()`);
    for (const width of [320, 390, 1280]) {
      for (const scheme of ["light", "dark"] as const) {
        await showAt(page, width, HEIGHT, scheme);
        // In the dark a page has other colours, and nothing else.
        const rules = FULL || scheme === "light" ? undefined : COLOURS;
        expect([width, scheme, await violations(page, rules)]).toEqual([width, scheme, []]);
      }
    }
    page.close();
  });

  test("nothing moves for whoever wants that, and something does for others", async () => {
    const page = await world.open({ name: "busy", path: "/admin", as: ANN });
    await page.until("document.querySelector('#pushes .name')");
    await page.view.evaluate(`(() => {
      for (const one of document.querySelectorAll(".list, button")) one.setAttribute("aria-busy", "true");
      document.querySelector("#ask").showModal();
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
    page.close();
  });

  test("with forced colours, a switch still shows its state, and a wrong field that it is wrong", async () => {
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
      [".composer", "one.querySelector('#text').setAttribute('aria-invalid', 'true')"],
    ] as const) {
      const [before, after] = (await look(selector, change)) as [string, string];
      expect([selector, after]).not.toEqual([selector, before]);
    }
    page.close();
  });

  test("axe would find a faint text", async () => {
    const page = await world.open({ name: "faint", path: "/users/sign_in" });
    await page.view.evaluate(`(() => { ${AXE} })()`);
    await page.view.evaluate("document.querySelector('h1').style.color = '#ddd'");
    expect(JSON.stringify(await violations(page))).toContain("color-contrast");
    page.close();
  });
});

/** A browser logs an answer from 400 on, which some states are about. */
const ANSWERS = /^network: .* status of (?:400|401|403|404|422|429)\b/;
