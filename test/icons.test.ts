// The icons of the pages: one sprite, of which each page carries what it shows.

import { expect, setDefaultTimeout, test } from "bun:test";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { Template } from "../src/http/pages/template.ts";
import { ICONS } from "../static/icons.ts";
import { openPage } from "./browser.ts";
import { needs } from "./needs.ts";
import { press } from "./page_actions.ts";
import { ownServer } from "./scratch.ts";

setDefaultTimeout(60_000); // a machine that others use too is slow at times

const SCRIPTS = join(import.meta.dir, "../static/scripts");

const server = ownServer();

test("a page that names an icon which the sprite does not have is a defect", () => {
  expect(() => new Template("<p>{{icon-unicorn}}</p>")).toThrow("The sprite has no icon-unicorn.");
});

test("every icon that a script names is in the sprite", () => {
  for (const file of readdirSync(SCRIPTS, { recursive: true, encoding: "utf8" }).filter((name) =>
    name.endsWith(".ts"),
  )) {
    for (const [, name = ""] of readFileSync(join(SCRIPTS, file), "utf8").matchAll(/"(icon-[a-z-]+)"/g)) {
      expect([file, Object.hasOwn(ICONS, name), name]).toEqual([file, true, name]);
    }
  }
});

test("a secret that speaks of icons brings none along", async () => {
  const { url_token: token } = await server.push({ payload: '<use href="#icon-trash"/> icon-trash' });
  const opened = await server.fetch(`/p/${token}/r`, { method: "POST", body: "" });
  const text = await opened.text();
  expect(text).toContain("icon-trash");
  expect(text).not.toContain('<symbol id="icon-trash"');
});

needs("chromium").describe("in the browser", () => {
  test.each(["/p/fkwjfvhall92XkP0qLmT3sYz", "push"])(
    "each icon of %s is drawn from the page's own sprite, once, without a request",
    async (path) => {
      const at = path === "push" ? `/p/${(await server.push({ payload: "x" })).url_token}/r` : path;
      const page = await openPage(server.url + at);
      const icons = (await page.view.evaluate(`(() => {
        const named = [...document.querySelectorAll("use")].map((use) => use.getAttribute("href"));
        const symbols = [...document.querySelectorAll("symbol")].map(({ id }) => id);
        return { named, symbols, missing: named.filter((href) => !document.querySelector(href)) };
      })()`)) as { named: string[]; symbols: string[]; missing: string[] };
      expect(icons.missing).toEqual([]);
      expect(new Set(icons.symbols).size).toBe(icons.symbols.length);
      expect(icons.named.length).toBeGreaterThan(0);
      expect(page.requests.filter(({ type, url }) => type === "Image" && !url.startsWith("data:"))).toEqual([]);
      expect(page.problems).toEqual([]);
      page.close();
    },
  );

  test("an icon that a script adds is drawn from the same sprite", async () => {
    const { url_token: token } = await server.push({ payload: "x" });
    const page = await openPage(`${server.url}/p/${token}/preview`);
    await press(page, "#copy");
    await page.until("document.querySelector('#copy .icon')");
    const width = "document.querySelector('#copy .icon use').getBBox().width";
    expect(await page.view.evaluate(width)).toBeGreaterThan(0);
    expect(page.problems).toEqual([]);
    page.close();
  });
});
