// Takes pictures of every page in every state (test/page_states.ts), at three widths, light and dark, in each language
// and in the two pseudo-languages, and puts them on one contact sheet. Made to be looked at by people.
//
//   bun run screenshots                          into the ignored folder screenshots/
//   bun run screenshots DIR                      into another
//   bun run screenshots DIR --only gate,made     states whose name contains one of these
//   bun run screenshots DIR --languages en,de    fewer languages
//   bun run screenshots DIR --widths 320,1280    other widths; --schemes light
//
// It names what is cut off or wider than the screen, and English on a page in another language, and exits with 1.

import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";

import { isLanguage, LANGUAGE_NAMES } from "../static/texts.ts";
import { monotonicClock } from "../src/base/clock.ts";
import { type Page, showAt } from "../test/browser.ts";
import { englishOn } from "../test/english.ts";
import { makeWorld, STATES } from "../test/page_states.ts";
import { choosing, learnPseudo, PSEUDO } from "../test/pseudo.ts";
import { findings } from "../test/pseudo_findings.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: "string", default: "" },
    languages: { type: "string" },
    widths: { type: "string", default: "320,390,1280" },
    schemes: { type: "string", default: "light,dark" },
  },
});
const folder = positionals[0] ?? join(import.meta.dir, "..", "screenshots");
const languages = values.languages?.split(",") ?? [...Object.keys(LANGUAGE_NAMES), ...Object.values(PSEUDO)];
const states = STATES.filter(({ name }) => values.only.split(",").some((part) => name.includes(part)));

const schemes = (["light", "dark"] as const).filter((scheme) => values.schemes.includes(scheme));
const views = values.widths.split(",").flatMap((width) => schemes.map((scheme) => ({ width: Number(width), scheme })));
const nameOf = (state: string, language: string, { width, scheme }: (typeof views)[number]): string =>
  `${state}-${language}-${width}-${scheme}`;

let failed = 0;
function found(where: string, what: string, texts: readonly string[]): void {
  failed += texts.length;
  for (const text of texts) console.error(`${where}: ${what}: ${text.replaceAll(/\s+/g, " ").trim()}`);
}

mkdirSync(folder, { recursive: true });
learnPseudo();
const world = await makeWorld({ clock: monotonicClock() });
try {
  for (const state of states) {
    for (const language of languages) {
      let page: Page | undefined;
      try {
        page = await world.open(state, { height: 800, cookies: choosing(language) });
        for (const view of views) {
          await showAt(page, view.width, 800, view.scheme);
          const { cut, wide } = await findings(page);
          found(nameOf(state.name, language, view), "is cut off", cut);
          found(nameOf(state.name, language, view), "is wider than the screen", wide);
          // As high as the page, so that what sticks to the lower edge lies where the page ends.
          const height = Number(await page.view.evaluate("document.documentElement.scrollHeight"));
          await showAt(page, view.width, Math.max(800, height), view.scheme);
          await page.view.evaluate("scrollTo(0, 0)");
          const picture = await page.picture();
          await Bun.write(join(folder, `${nameOf(state.name, language, view)}.png`), picture);
        }
        if (isLanguage(language)) found(`${state.name}-${language}`, "is English", await englishOn(page, language));
        // Some states are a refusal, which browsers report too.
        const problems = page.problems.filter((problem) => !problem.startsWith("network:"));
        found(`${state.name}-${language}`, "went wrong", problems);
      } catch (error) {
        failed += 1;
        console.error(state.name, language, error);
      }
      page?.close();
    }
    console.log(state.name);
  }
  await Bun.write(join(folder, "index.html"), contactSheet());
  console.log(`${folder}/index.html`);
} finally {
  await world.stop();
  Bun.WebView.closeAll();
}
if (failed > 0) process.exitCode = 1;

function contactSheet(): string {
  const rows = states.map(({ name }) => {
    const lines = languages.map((language) => {
      const pictures = views.map((view) => {
        const file = `${nameOf(name, language, view)}.png`;
        const width = view.width === 1280 ? 480 : 240;
        return `<a href="${file}"><img src="${file}" alt="${file}" title="${file}" width="${width}" loading="lazy"></a>`;
      });
      return `<h3>${language}</h3><div>${pictures.join("")}</div>`;
    });
    return `<section id="${name}"><h2>${name}</h2>${lines.join("")}</section>`;
  });
  return `<!doctype html><meta charset="utf-8"><title>Every page in every state</title><style>
  body { margin: 2rem; font: 1rem system-ui, sans-serif; background: #c9cdcc; }
  div { display: flex; gap: 1rem; align-items: flex-start; overflow-x: auto; }
  nav { columns: 12rem; margin-block-end: 2rem; }
  nav a { display: block; }
</style><nav>${states.map(({ name }) => `<a href="#${name}">${name}</a>`).join("")}</nav>${rows.join("")}`;
}
