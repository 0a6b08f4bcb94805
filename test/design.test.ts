// The design system keeps its own rules (static/README.md): contrast of every pair of colours, logical properties only,
// sizes from the scales.

import { describe, expect, test } from "bun:test";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { DEFAULT_ACCENT, meetings } from "../scripts/design/contrast.ts";
import { components, designPage } from "../scripts/design/page.ts";
import { COLOURS } from "../src/http/pages/theme.ts";
import { ICONS } from "../static/icons.ts";

const ROOT = join(import.meta.dir, "..");
const STYLES = join(import.meta.dir, "../static/styles");
const sheets = readdirSync(STYLES)
  .filter((name) => name.endsWith(".css"))
  .map((name) => ({ name, css: readFileSync(join(STYLES, name), "utf8").replace(/\/\*[\s\S]*?\*\//g, "") }));

const declared = (css: string): Array<{ property: string; value: string }> =>
  [...css.matchAll(/(?:^|[;{])\s*([a-z-]+)\s*:\s*([^;{}]+);/g)].map(([, property = "", value = ""]) => ({
    property,
    value: value.trim(),
  }));

// Each names an edge of the screen, which is the wrong one where people read from right to left.
const PHYSICAL =
  /^(?:(?:scroll-)?(?:margin|padding)-(?:left|right|top|bottom)|left|right|top|bottom|border-(?:left|right|top|bottom)(?:-\w+)?|border-(?:top|bottom)-(?:left|right)-radius)$/;

/** What in a stylesheet does not turn around with the direction of reading. */
const physicalIn = (css: string): string[] =>
  declared(css)
    .filter(({ property, value }) => {
      if (PHYSICAL.test(property)) return true;
      if (/^(?:text-align|float|clear)$/.test(property)) return /\b(?:left|right)\b/.test(value);
      if (!/^(?:margin|padding|inset|border-radius|border-width)$/.test(property)) return false;
      // Four values name the right edge second and the left edge fourth.
      const edges = value.split(/\s+(?![^(]*\))/);
      return edges.length === 4 && edges[1] !== edges[3];
    })
    .map(({ property, value }) => `${property}: ${value}`);

describe("the styles", () => {
  test("there are styles to look at", () => expect(sheets.length).toBeGreaterThan(10));

  test.each(sheets)("$name uses logical properties only", ({ css }) => expect(physicalIn(css)).toEqual([]));

  test.each([
    ["margin-left: 1rem", true],
    ["border-top-right-radius: 1px", true],
    ["inset: 0 1px 0 2px", true],
    ["text-align: right", true],
    ["left: 0", true],
    ["float: left", true],
    ["float: inline-end", false],
    ["margin: 0 1px 2px 1px", false],
    ["margin-inline-start: 1rem", false],
    ["padding: calc(1px + 2px) 1px 0", false],
  ])("%s is physical: %p", (line, physical) => expect(physicalIn(`a { ${line}; }`).length > 0).toBe(physical));

  test.each(sheets)("$name uses only variables that exist", ({ css }) => {
    const known = new Set(
      sheets.flatMap((sheet) => [...sheet.css.matchAll(/(--[\w-]+)\s*:/g)].map(([, name]) => name)),
    );
    const accent = new Set(["--accent", "--accent-hover", "--on-accent", "--accent-soft", "--accent-line"]);
    const used = [...css.matchAll(/var\((--[\w-]+)/g)].map(([, name = ""]) => name);
    expect(used.filter((name) => !known.has(name) && !accent.has(name))).toEqual([]);
  });

  const besideColours = sheets.filter(({ name }) => name !== "01_colours.css");
  test.each(besideColours)("$name takes its colours from the roles", ({ css }) => {
    // A QR code is black on white for scanners, and shadows are shades of the ink.
    const own = declared(css).filter(
      ({ property, value }) => /#[0-9a-f]{3,8}\b/i.test(value) && !/^--|shadow/.test(property) && value !== "#ffffff",
    );
    expect(own).toEqual([]);
  });

  /** What a stylesheet says for some widths of the screen. */
  const ofWidths = (css: string): string[] =>
    [...css.matchAll(/@media[^{]*width[^{]*\{((?:[^{}]*\{[^{}]*\})*)[^{}]*\}/g)].map(([, rules = ""]) => rules);
  /** The colour that a muted text has on a phone is one of the roles, whose contrasts are computed below. */
  const ROLE = /^var\(--[\w-]+\)$/;
  const coloursIn = (rules: string): string[] =>
    declared(rules)
      .filter(({ property }) => /colou?r|background|opacity|filter|shadow/.test(property))
      .filter(({ property, value }) => property !== "color" || !ROLE.test(value))
      .map(({ property, value }) => `${property}: ${value}`);

  // So that it shows enough to look at each page's colours at one width (test/every_page.ts).
  test("no width of the screen changes a colour, but for texts that take another role's", () => {
    const rules = sheets.flatMap(({ css }) => ofWidths(css));
    expect(rules.length).toBeGreaterThan(5);
    expect(rules.flatMap(coloursIn)).toEqual([]);
    expect(
      ofWidths("@media (max-width: 1rem) { a { color: red; } b { opacity: 0.5; } } c { color: red; }").flatMap(
        coloursIn,
      ),
    ).toEqual(["color: red", "opacity: 0.5"]);
  });
});

describe("the components", () => {
  /** The names of classes in a stylesheet's selectors. */
  const classesIn = (css: string): string[] => [
    ...new Set([...css.replace(/\{[^{}]*\}/g, "{}").matchAll(/\.([a-z][\w-]*)/g)].map(([, name = ""]) => name)),
  ];
  // Rooms of their own (10, 11, 16 and more) belong to one page; what these hold is for all pages.
  const shared = sheets.filter(({ name }) => /^0\d|^12/.test(name));

  test.each(sheets)("$name has no class that nothing uses", async ({ css }) => {
    const used = new Set<string>();
    for (const folder of ["static/pages", "static/scripts", "src/http/pages", "src/capabilities"]) {
      for (const file of readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })) {
        if (!/\.(?:html|ts)$/.test(file)) continue;
        const text = readFileSync(join(ROOT, folder, file), "utf8");
        // In HTML, what stands in class="…"; in a script, any word.
        const strings = file.endsWith(".html")
          ? [...text.matchAll(/class="([^"]*)"/g)].map(([, names = ""]) => names)
          : [text];
        for (const names of strings) for (const word of names.split(/[^\w-]+/)) used.add(word);
      }
    }
    const dead = classesIn(css).filter((name) => !used.has(name) && !Object.hasOwn(ICONS, name));
    expect(dead).toEqual([]);
  });

  test.each(shared)("$name: every class is on the page of components", async ({ css }) => {
    const page = await components();
    const shown = new Set([...page.matchAll(/class="([^"]*)"/g)].flatMap(([, names = ""]) => names.split(/\s+/)));
    // Only a state of the whole page has this one.
    expect(classesIn(css).filter((name) => !shown.has(name) && name !== "holding")).toEqual([]);
  });

  test("each component that static/README.md names is on that page", async () => {
    const page = await components();
    const shown = new Set([...page.matchAll(/class="([^"]*)"/g)].flatMap(([, names = ""]) => names.split(/\s+/)));
    const table = /\n## Components\n([^]*?)\n## /.exec(readFileSync(join(ROOT, "static/README.md"), "utf8"))?.[1] ?? "";
    const named = [...table.matchAll(/^\| (`.*?) \|/gm)].flatMap(([, cell = ""]) => classesIn(`${cell}{}`));
    expect(named.length).toBeGreaterThan(20);
    expect(named.filter((name) => !shown.has(name))).toEqual([]);
  });

  test("the page of components needs no other file and shows both schemes", async () => {
    const [light, dark] = [await designPage("light"), await designPage("dark")];
    for (const page of [light, dark]) expect(page).not.toMatch(/prefers-color-scheme|url\((?!["']?data:)|src=/);
    expect(light).not.toBe(dark);
  });
});

describe("the colours", () => {
  test.each([DEFAULT_ACCENT, "#ffee00", "#ff0000", "#000000", "#ffffff", "#7a00ff", "#808080"])(
    "with the accent %s every pair is readable, light and dark",
    (colour) => {
      const poor = meetings(colour).filter(({ least, light, dark }) => Math.min(light, dark) < least);
      expect(poor).toEqual([]);
    },
  );

  test("light and dark have the same roles", () => {
    expect(Object.keys(COLOURS.dark)).toEqual(Object.keys(COLOURS.light));
  });
});
