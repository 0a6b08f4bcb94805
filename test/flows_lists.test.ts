// The lists of the administration in a real Chromium: what they show of many rows, how these are found, and what is done with several.

import { beforeAll, expect, setDefaultTimeout, test } from "bun:test";

import { type Page, showAt } from "./browser.ts";
import { needs } from "./needs.ts";
import { afterUndo, back, enterAs, fill, go, press, textAt, toSection } from "./page_actions.ts";
import { isSound, server, useServer } from "./page_flows.ts";
import { pushSealed } from "./sealed_pushes.ts";

setDefaultTimeout(60_000); // other load on the machine slows the tests down
useServer();

/** Chooses in a select as a person does; the page hears of it. */
const choose = (page: Page, selector: string, value: string): Promise<unknown> =>
  page.view.evaluate(`(() => {
    const field = document.querySelector(${JSON.stringify(selector)});
    field.value = ${JSON.stringify(value)};
    field.dispatchEvent(new Event("change", { bubbles: true }));
  })()`);

/** The choices that a select of the page has no room for. */
const cutChoices = `[...document.querySelectorAll("select")].flatMap((field) => {
  const style = getComputedStyle(field);
  const drawn = Object.assign(document.createElement("canvas").getContext("2d"), { font: style.font });
  const room = field.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
  return [...field.options].map(({ text }) => text).filter((text) => drawn.measureText(text).width > room);
})`;

needs("chromium", "the long run").describe("one's own links", () => {
  const ANN = "ann@example.org";
  let tokens: string[];
  beforeAll(async () => {
    const { headers } = await server.user(ANN);
    tokens = [];
    for (let n = 0; n < 56; n += 1) {
      const fields = { payload: "x", name: n === 55 ? "=1+1" : `link ${n}.`, note: n === 54 ? "a note" : "" };
      tokens.push(
        (await server.push({ ...fields, expire_after_views: 100 - n, expire_after_days: 2 }, headers)).url_token,
      );
    }
    const [frozen, opened] = [54, 53].map((n) => tokens[n] ?? "");
    await server.json("POST", `/api/v2/pushes/${frozen}/freeze`, {}, headers);
    await server.json("GET", `/api/v2/pushes/${opened}`);
  });

  const rows = (n: number): string =>
    `document.querySelectorAll('#pushes > li').length === ${n} && document.querySelector('#pushes').ariaBusy !== 'true'`;
  const isAt = (query: string): string => `location.search === ${JSON.stringify(query)}`;

  test("are a line each on a desktop and a card on a phone, counted, sorted, and narrowed by chips", async () => {
    const page = await enterAs(server, ANN, `${server.url}/admin`, { width: 1280 });
    await page.until(rows(50));
    expect(await textAt(page, "#found")).toBe("56 links");
    const highest = "Math.max(...[...document.querySelectorAll('#pushes > li')].map((row) => row.offsetHeight))";
    expect(await page.view.evaluate(highest)).toBeLessThan(60);
    await isSound(page);
    for (const width of [390, 320]) {
      await showAt(page, width, 800, "light");
      expect(await page.view.evaluate("document.documentElement.scrollWidth")).toBe(width);
      expect(await page.view.evaluate(highest)).toBeGreaterThan(60);
      expect(await page.view.evaluate(cutChoices)).toEqual([]);
      await isSound(page);
    }

    await choose(page, "#order", "views");
    await page.until("document.querySelector('#pushes .name').textContent === '=1+1'");
    await press(page, "[data-part=frozen]");
    await page.until(rows(1));
    expect(await textAt(page, "#pushes .head")).toContain("Paused");
    expect(await page.view.evaluate("document.querySelector('[data-part=frozen]').getAttribute('aria-pressed')")).toBe(
      "true",
    );
    await press(page, "[data-part=opened]");
    await page.until("document.querySelector('#pushes .name').textContent === 'link 53.'");
    await press(page, "[data-part=sealed]");
    await page.until("document.querySelector('#pushes p')?.textContent === 'Nothing found.'");
    await press(page, "#pushes button");
    await page.until(rows(50));
    page.close();
  });

  test("stand within their list in each section, and of sealed files the number stands beside the name", async () => {
    const zoe = await server.user("zoe@example.org");
    await pushSealed(server, { kind: "file", files: [new File(["a"], "a"), new File(["b"], "b")] }, zoe.headers);
    const { url_token: ended } = await server.push({ payload: "x", name: "over" }, zoe.headers);
    await server.json("DELETE", `/api/v2/pushes/${ended}`, undefined, zoe.headers);
    for (const path of ["/admin", "/admin/expired"]) {
      const page = await enterAs(server, zoe.email, server.url + path, { width: 1280 });
      await page.until(rows(1));
      const outside = `(() => {
        const { left, right, height } = document.querySelector("#pushes > li").getBoundingClientRect();
        const parts = [...document.querySelectorAll("#pushes > li *")].filter((part) => part.checkVisibility());
        return JSON.stringify([height < 60, parts
          .filter((part) => part.getBoundingClientRect().left < left || part.getBoundingClientRect().right > right + 1)
          .map((part) => part.textContent)]);
      })()`;
      expect([path, await page.view.evaluate(outside)]).toEqual([path, "[true,[]]"]);
      if (path === "/admin") expect(await textAt(page, "#pushes .head .note")).toContain("2 files, names sealed");
      await showAt(page, 390, 800, "light");
      expect(await page.view.evaluate("document.querySelector('#pushes > li').offsetHeight")).toBeLessThan(260);
      page.close();
    }
  });

  test("are found again after a reload and by going back: search, part, order and page are in the address", async () => {
    const page = await enterAs(server, ANN, `${server.url}/admin`, { width: 390 });
    await page.until(rows(50));
    await press(page, "#older");
    await page.until(`${isAt("?page=2")} && ${rows(6)}`);
    await press(page, "#pushes a.name");
    await page.until("location.pathname.endsWith('/preview') && document.readyState === 'complete'");
    await back(page, `${isAt("?page=2")} && ${rows(6)}`);
    await choose(page, "#order", "expiry");
    await press(page, "[data-part=unopened]");
    await fill(page, "#search", "link 1");
    await page.until(`${isAt("?q=link+1&part=unopened&order=expiry")} && ${rows(11)}`);
    await go(page, String(await page.view.evaluate("location.href")));
    await page.until(rows(11));
    expect(
      await page.view.evaluate(
        "[document.querySelector('#search').value, document.querySelector('#order').value, document.querySelector('#found').textContent]",
      ),
    ).toEqual(["link 1", "expiry", "11 links"]);
    // What a search may not be kept of: the key at the end of a sealed link.
    await fill(page, "#search", "https://example.org/p/x#e1.secret");
    await page.until("document.querySelector('#pushes p')?.textContent === 'Nothing found.'");
    expect(await page.view.evaluate("location.href")).not.toContain("secret");
    await toSection(page, "expired");
    await page.until(`location.search === "" && location.pathname === "/admin/expired"`);
    expect(await page.view.evaluate("document.querySelector('#search').value")).toBe("");
    page.close();
  });

  test("are deleted together once they are ticked, or one by one, and each deletion can be undone", async () => {
    const page = await enterAs(server, ANN, `${server.url}/admin?q=link+4`, { width: 390 });
    await page.until(rows(11));
    expect(await page.view.evaluate("document.querySelector('#end-ticked').checkVisibility()")).toBe(false);
    await press(page, "#pushes .pick");
    await press(page, "#tick-all");
    expect(await textAt(page, "#end-ticked")).toBe("Delete 11");
    await press(page, "#pushes .pick");
    expect(await textAt(page, "#end-ticked")).toBe("Delete 10");
    await isSound(page);
    await press(page, "#end-ticked");
    const isOffered = "document.querySelector('#undoing').checkVisibility()";
    await page.until(`${isOffered} && ${rows(1)}`);
    expect(await textAt(page, "#undo-words")).toBe("10 links deleted.");
    expect(await page.view.evaluate("document.activeElement.id")).toBe("undo");
    // With a wide button beside it, too, the sentence keeps its words in one piece.
    await page.view.evaluate("void (undo.style.minInlineSize = '11rem')");
    await showAt(page, 320, 800, "light");
    expect(await page.view.evaluate("document.querySelector('#undo-words').offsetHeight")).toBeLessThan(40);
    await showAt(page, 390, 800, "light");
    expect(await page.view.evaluate("document.querySelector('#pushes .name').textContent")).toBe("link 49.");
    const isOver = async (n: number) => (await server.json("GET", `/api/v2/pushes/${tokens[n]}`)).body.expired;
    // Nobody can open them meanwhile.
    expect(await isOver(40)).toBe(true);
    await isSound(page);
    await press(page, "#undo");
    await page.until(`${rows(11)} && document.querySelector('#status').textContent === 'Restored.'`);
    expect(await page.view.evaluate("document.activeElement.id")).toBe("pushes");
    expect(await isOver(40)).toBe(false);

    await press(page, "[aria-label='Delete now: link 48.']");
    await page.until(`${isOffered} && ${rows(10)}`);
    expect(await textAt(page, "#undo-words")).toBe("1 link deleted.");
    // A newer offer takes its place; then it is too late.
    await press(page, "[aria-label='Delete now: link 47.']");
    await page.until(rows(9));
    await press(page, "#undo");
    await page.until(`${rows(10)} && !${isOffered}`);
    expect(await isOver(47)).toBe(false);
    await press(page, "[aria-label='Delete now: link 46.']");
    await page.until(`${isOffered} && ${rows(9)}`);
    await afterUndo(page);
    await page.until(`!${isOffered}`);
    expect(await page.view.evaluate("document.activeElement.id")).toBe("pushes");
    expect(await isOver(46)).toBe(true);
    page.close();
  });

  test("are saved as CSV, all that match and none as a formula", async () => {
    const page = await enterAs(server, ANN, `${server.url}/admin?q=link+1&order=views`, { width: 390 });
    await page.until(rows(11));
    const saved = (): Promise<string[]> =>
      page.view
        .evaluate("fetch(document.querySelector('#csv').href).then((answer) => answer.text())")
        .then((text) => String(text).trim().split("\r\n"));
    const [head, ...some] = await saved();
    expect(head).toContain('"name","note","kind","state","views"');
    expect(some).toHaveLength(11);
    await press(page, "#pushes .pick");
    await fill(page, "#search", "");
    await page.until(rows(50));
    const [, first, ...others] = await saved();
    expect(first).toStartWith(`"'=1+1","","text","active","0","45"`);
    // More than the fifty that are shown.
    expect(others.length).toBeGreaterThan(50);
    expect(others.join()).not.toContain(tokens[55] ?? "");
    expect((await fetch(`${server.url}/account/pushes.csv`)).status).toBe(401);
    page.close();
  });

  test("are found without their marks", async () => {
    const { headers } = await server.user("umlaut@example.org");
    await server.push({ payload: "x", name: "Für Frau Müller" }, headers);
    await server.push({ payload: "x", name: "Something else" }, headers);
    const page = await enterAs(server, "umlaut@example.org", `${server.url}/admin?q=fur+frau+MULLER`);
    await page.until(rows(1));
    expect(await textAt(page, "#pushes .name")).toBe("Für Frau Müller");
    page.close();
  });
});
