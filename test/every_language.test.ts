// In each language: somebody makes a push with a passphrase, and somebody else opens and deletes it. Both press what a screen
// reader would name to them, and read no English.

import { expect, setDefaultTimeout, test } from "bun:test";

import { DIRECTIONS, type Language, LANGUAGES } from "../static/languages.ts";
import { textsIn } from "../static/texts.ts";
import { named } from "./accessibility_tree.ts";
import { openPage, type Page } from "./browser.ts";
import { englishOn } from "./english.ts";
import { needs } from "./needs.ts";
import { openTerms, press, textAt } from "./page_actions.ts";
import { linkOf, made, opened, server, useServer } from "./page_flows.ts";
import { choosing } from "./pseudo.ts";

setDefaultTimeout(60_000); // other load on the machine slows the tests down

useServer();

/** One of each way to write: in Latin, Arabic, Cyrillic, Indic and Thai letters, and in signs. "bun run texts" checks all of them. */
const OF_EACH_SCRIPT: ReadonlySet<Language> = new Set(["de", "ar", "ru", "hi", "th", "ja"]);

/** Presses what has this role and this name. */
const pressNamed = async (page: Page, role: string, name: string): Promise<void> =>
  press(page, await named(page, role, name));

async function typeInto(page: Page, name: string, text: string): Promise<void> {
  await pressNamed(page, "textbox", name);
  await page.view.type(text);
}

const NAME = "in %s has every name and every word in this language, on a phone";
async function itsWay(language: Language): Promise<void> {
  const { create, reveal, revealLive, undoLive } = textsIn(language);
  const readsEnglish: string[] = [];
  const read = async (page: Page): Promise<void> => {
    expect(await page.view.evaluate("[document.documentElement.lang, document.documentElement.dir].join()")).toBe(
      `${language},${DIRECTIONS[language]}`,
    );
    expect(await page.view.evaluate("document.documentElement.scrollWidth <= innerWidth")).toBe(true);
    readsEnglish.push(...(await englishOn(page, language)));
  };
  const openAs = (url: string): Promise<Page> => openPage(url, { width: 320, cookies: choosing(language) });

  const sender = await openAs(server.url);
  await sender.until("!document.querySelector('#submit').disabled");
  await typeInto(sender, create.textLabel, "0123456789");
  await openTerms(sender);
  await typeInto(sender, create.passphrase, "31415926");
  await read(sender);
  await pressNamed(sender, "button", create.submit);
  const link = await linkOf(sender);
  await sender.until(made);
  await read(sender);
  sender.close();

  const recipient = await openAs(link);
  await read(recipient);
  await typeInto(recipient, reveal.passphrase, "31415926");
  await pressNamed(recipient, "button", reveal.unlock);
  await recipient.until(opened);
  expect(await textAt(recipient, "#payload")).toBe("0123456789");
  expect(await textAt(recipient, "#said")).toBe(revealLive.shown);
  await read(recipient);
  await pressNamed(recipient, "button", reveal.remove);
  await recipient.until(`document.body.textContent.includes(${JSON.stringify(undoLive.deleted)})`);
  await read(recipient);
  expect(recipient.problems).toEqual([]);
  recipient.close();
  expect(readsEnglish).toEqual([]);
}

needs("chromium").describe("the way of a secret", () => {
  test.each(LANGUAGES.filter((language) => OF_EACH_SCRIPT.has(language)))(NAME, itsWay);

  test("on pages in English would be found to be English", async () => {
    const page = await openPage(server.url, { width: 320 });
    const found = await englishOn(page, "fr");
    expect(found).toContain(textsIn("en").create.title);
    expect(found).toContain(textsIn("en").create.textPlaceholder);
    page.close();
  });
});

needs("chromium", "the long run").describe("the way of a secret", () => {
  test.each(LANGUAGES.filter((language) => !OF_EACH_SCRIPT.has(language)))(NAME, itsWay);
});
