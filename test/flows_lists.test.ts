// The lists of the administration in a real Chromium: what they show of many rows, how these are found, and what is done with several.

import { afterAll, beforeAll, expect, setDefaultTimeout, test } from "bun:test";

import { type Page, showAt } from "./browser.ts";
import { startServer, type TestServer } from "./harness.ts";
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
      expect(await page.view.evaluate(highest)).toBeLessThanOrEqual(88);
      expect(await page.view.evaluate("document.querySelector('#order').checkVisibility()")).toBe(false);
      await press(page, "#open-filters");
      expect(await page.view.evaluate(cutChoices)).toEqual([]);
      await isSound(page);
      await press(page, "#open-filters");
    }

    await press(page, "#open-filters");
    await choose(page, "#order", "views");
    await page.until(`${isAt("?order=views")} && document.querySelector('#pushes .name').textContent === '=1+1'`);
    await press(page, "#open-filters");
    await press(page, "#only-frozen");
    await page.until(rows(1));
    expect(await textAt(page, "#pushes .marks")).toContain("Paused");
    // What is chosen stays in sight, and nothing else of the filters does.
    const chips =
      "[...document.querySelectorAll('#chips > *')].filter((one) => one.checkVisibility()).map(({ id }) => id)";
    expect(await page.view.evaluate(chips)).toEqual(["only-frozen"]);
    await press(page, "#open-filters");
    await press(page, "#only-opened");
    await page.until("document.querySelector('#pushes .name').textContent === 'link 53.'");
    await press(page, "#open-filters");
    await press(page, "#only-sealed");
    await page.until("document.querySelector('#pushes p')?.textContent === 'Nothing found.'");
    await press(page, "#pushes .empty a");
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
      if (path === "/admin") expect(await textAt(page, "#pushes .note")).toContain("2 files, names encrypted");
      await showAt(page, 390, 800, "light");
      expect(await page.view.evaluate("document.querySelector('#pushes > li').offsetHeight")).toBeLessThanOrEqual(88);
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
    await page.until(isAt("?order=expiry"));
    await press(page, "#open-filters");
    await press(page, "#only-unopened");
    await page.until(isAt("?part=unopened&order=expiry"));
    await fill(page, "#search", "link 1");
    await page.until(`${isAt("?q=link+1&order=expiry&part=unopened")} && ${rows(11)}`);
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
    expect(await page.view.evaluate("location.href")).not.toMatch(/secret|example/);
    // A link finds its push, active or expired, and stays out of the address.
    await fill(page, "#search", `${server.url}/p/${tokens[3]}/r#e1.secret`);
    await page.until("document.querySelector('#pushes .name')?.textContent === 'link 3.'");
    expect(await page.view.evaluate("location.href")).not.toMatch(new RegExp(`secret|${tokens[3]}`));
    expect(page.requests.map(({ url }) => url).join()).not.toMatch(new RegExp(`secret|q=[^,]*${tokens[3]}`));
    await toSection(page, "expired");
    await page.until(`location.search === "" && location.pathname === "/admin/expired"`);
    expect(await page.view.evaluate("document.querySelector('h1').textContent")).toBe("Expired links");
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

    const end = async (name: string): Promise<void> => {
      await press(page, `[aria-label='Select ${name}']`);
      await press(page, "#end-ticked");
    };
    await end("link 48.");
    await page.until(`${isOffered} && ${rows(10)}`);
    expect(await textAt(page, "#undo-words")).toBe("1 link deleted.");
    // A newer offer takes its place; then it is too late.
    await end("link 47.");
    await page.until(rows(9));
    await press(page, "#undo");
    await page.until(`${rows(10)} && !${isOffered}`);
    expect(await isOver(47)).toBe(false);
    await end("link 46.");
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

  test("are searched 10,000 at a time, and the page says so and offers the older ones", async () => {
    const { headers } = await server.user("ten-thousand@example.org");
    const make = (name: string) => server.push({ payload: "x", name }, headers);
    const { url_token: oldest } = await make("the first of all");
    for (let made = 0; made < 10_000; made += 100) {
      await Promise.all(Array.from({ length: 100 }, (_, n) => make(`number ${made + n}`)));
    }
    const page = await enterAs(server, "ten-thousand@example.org", `${server.url}/admin?q=first+of+all`);
    expect(await textAt(page, "#pushes")).toContain("Nothing found.");
    expect(await textAt(page, "#searched")).toBe("10,000 links searched. There are older ones. Search older links");
    await press(page, "#searched a");
    await page.until("document.querySelector('#pushes .name')?.textContent === 'the first of all'");
    expect(await page.view.evaluate("document.querySelector('#searched').checkVisibility()")).toBe(false);
    await fill(page, "#search", "number 9999");
    await page.until("document.querySelector('#pushes .name')?.textContent === 'number 9999'");
    await fill(page, "#search", `${server.url}/p/${oldest}/r`);
    await page.until("document.querySelector('#pushes .name')?.textContent === 'the first of all'");
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

/** What moved while the page loaded, as browsers count it. */
const shifted = `new Promise((resolve) => {
  new PerformanceObserver((list) => resolve(list.getEntries().reduce((sum, { value }) => sum + value, 0)))
    .observe({ type: "layout-shift", buffered: true });
  setTimeout(() => resolve(0), 500);
})`;

needs("chromium", "the long run").describe("a list with many lines", () => {
  const LISTS = ["/admin", "/admin/expired", "/admin/links", "/admin/users", "/admin/log", "/admin/requests"];
  const OWN_LISTS = ["/admin", "/admin/expired", "/admin/requests"];
  const MANY = "many@example.org";
  const PLAIN = "plain@example.org";
  const SAME = "The password of the accounting database";
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({ flags: { "enable-requests": "true" } });
    const { headers } = await server.user(MANY, true);
    const plain = await server.user(PLAIN);
    for (const each of [headers, plain.headers]) {
      for (let n = 0; n < 12; n += 1) {
        const name = `${SAME} ${n}`;
        const { body } = await server.json("POST", "/api/v2/requests", { request: { name, request: "x" } }, each);
        // An answer that is new stands as a number in the sections.
        const answer = { request: { response: "x" } };
        if (n === 0) await server.json("PATCH", `/api/v2/requests/${body.url_token}/respond`, answer);
        await server.push({ payload: "x", name }, each);
        const { url_token: token } = await server.push({ payload: "x", name }, each);
        await server.json("DELETE", `/api/v2/pushes/${token}`, undefined, each);
      }
    }
    for (let n = 0; n < 60; n += 1) {
      const { url_token: token } = await server.push({ payload: "x", name: `${SAME} ${n}` }, headers);
      if (n % 2 === 0) await server.json("DELETE", `/api/v2/pushes/${token}`, undefined, headers);
      await server.user(`person-${n}-with-a-long-address@department.example.org`);
    }
    for (let n = 0; n < 30; n += 1) await server.push({ payload: "x" }, headers);
  });
  afterAll(() => server.stop());

  // Those who administer have their sections behind a button, and others above the list.
  test.each([
    [320, 568, 260, MANY, LISTS],
    [390, 844, 300, MANY, LISTS],
    [320, 568, 260, PLAIN, OWN_LISTS],
    [390, 844, 300, PLAIN, OWN_LISTS],
  ])("begins with its lines on a phone of %i × %i (up to %i px, %s)", async (width, height, limit, who, lists) => {
    const page = await enterAs(server, who, `${server.url}/admin`, { width, height });
    for (const path of lists) {
      await go(page, server.url + path);
      const [first, highest] = JSON.parse(
        String(
          await page.view.evaluate(`(() => {
            const lines = [...document.querySelectorAll("ul[data-swap] > li")].map((line) => line.getBoundingClientRect());
            return JSON.stringify([lines[0].top + scrollY, Math.max(...lines.map(({ height }) => height))]);
          })()`),
        ),
      );
      expect([path, first <= limit || first]).toEqual([path, true]);
      // Of what happened, nothing is left out.
      if (path !== "/admin/log") expect([path, highest <= 88 || highest]).toEqual([path, true]);
    }
    if (who === MANY) {
      // An address is a long word: it breaks.
      await go(page, `${server.url}/admin/users/1`);
      expect(await page.view.evaluate("document.documentElement.scrollWidth <= innerWidth")).toBe(true);
    }
    page.close();
  });

  test("shows enough of each name to tell it from others that begin alike", async () => {
    for (const email of [MANY, PLAIN]) {
      const { headers } = await server.user(`of-${email}`, email === MANY);
      for (let n = 0; n < 12; n += 1) await server.push({ payload: "x", name: `${SAME} ${n}` }, headers);
      const page = await enterAs(server, `of-${email}`, `${server.url}/admin`);
      for (const width of [320, 390, 768, 1024, 1280, 1440, 1920]) {
        await showAt(page, width, 900, "light");
        const cut = `[...document.querySelectorAll("#pushes .name")].filter((name) => {
          const text = document.createRange();
          text.selectNodeContents(name);
          const { bottom, right } = name.getBoundingClientRect();
          return [...text.getClientRects()].some((part) => part.bottom > bottom + 1 || part.right > right + 1);
        }).map(({ textContent }) => textContent)`;
        expect([email, width, await page.view.evaluate(cut)]).toEqual([email, width, []]);
      }
      page.close();
    }
  });

  test.each([390, 1280])("stands still while it loads over a slow line (%i px)", async (width) => {
    const page = await enterAs(server, MANY, `${server.url}/about`, { width });
    const slow = { offline: false, latency: 80, downloadThroughput: -1, uploadThroughput: -1 };
    await page.view.cdp("Network.emulateNetworkConditions", slow);
    for (const path of [...LISTS, "/admin/users/1"]) {
      await go(page, server.url + path);
      const shift = Number(await page.view.evaluate(shifted));
      expect([path, shift < 0.05 || shift]).toEqual([path, true]);
    }
    // Each of them was the page itself, and no answer that there is none.
    expect(page.problems).toEqual([]);
    page.close();
  });
});
