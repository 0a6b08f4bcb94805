// What each page costs somebody who opens it for the first time: its bytes, and how far it moves while it loads.

import { afterAll, beforeAll, expect, setDefaultTimeout, test } from "bun:test";

import { hasBrowser } from "./browser.ts";
import { firstLoad, MAX_SHIFT } from "./first_load.ts";
import { needs } from "./needs.ts";
import { makeWorld, type PageState, STATES, type World } from "./page_states.ts";

setDefaultTimeout(120_000); // other load on the machine slows the tests down

/** By the beginning of a state's name, the longest one counts: what it may take over the wire, with all that loads by itself. */
const BYTES: Readonly<Record<string, number>> = {
  "": 30_000,
  create: 28_500,
  "gate-sealed": 36_500,
  opened: 36_500,
  "opened-sealed-qr": 44_000,
  preview: 18_200,
  push: 26_800,
  // On a slow machine it asks a second time who waits, before it is still.
  "push-awaited": 28_600,
  "push-held": 28_600,
  "push-sealed": 29_400,
  pushes: 24_000,
  reference: 35_000,
  request: 34_500,
};

const SCREENS = [
  [1280, 800],
  [390, 844],
] as const;

let world: World;
beforeAll(async () => {
  if (hasBrowser) world = await makeWorld();
});
afterAll(() => world?.stop());

/** Each page once, as it is before anybody does anything there. The user's links come first: what other states make would stand among them. */
const pages = (): PageState[] => {
  const known = new Set<string>();
  const isList = ({ name }: PageState): number => Number(name.startsWith("pushes"));
  return STATES.toSorted((one, other) => isList(other) - isList(one))
    .filter(({ name, path, as = "", fresh, strict, company, scripts }) => {
      const key = typeof path === "string" ? JSON.stringify([path, as, fresh, strict, company]) : name;
      if (scripts === false || known.has(key)) return false;
      known.add(key);
      return true;
    })
    .map(({ act: _act, ...state }) => state);
};

const budgetOf = (table: Readonly<Record<string, number>>, name: string): number =>
  Object.entries(table)
    .filter(([start]) => name.startsWith(start))
    .toSorted(([one], [two]) => two.length - one.length)[0]?.[1] ?? 0;

needs("chromium", "the long run").describe("a first load", () => {
  test.each(pages())("of $name takes few bytes, and nothing jumps", async (state) => {
    for (const [width, height] of SCREENS) {
      const page = await world.open(state, { width, height });
      const { shift, bytes } = await firstLoad(page);
      page.close();
      expect(bytes).toBeGreaterThan(1_000);
      expect(bytes).toBeLessThan(budgetOf(BYTES, state.name));
      expect([width, shift <= MAX_SHIFT, shift]).toEqual([width, true, shift]);
    }
  });
});
