// What only the browser of its owner keeps, in a real Chromium: complete links of sealed pushes, and the keys of sealed requests.

import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from "bun:test";

import { hasBrowser, openPage, type Page, type PageOptions } from "./browser.ts";
import { startServer, type TestServer } from "./harness.ts";
import { cookiesOf, fill, go, press, reload, textAt } from "./page_actions.ts";
import { copied, isSound, linkOf, reveal, WIDTHS } from "./page_flows.ts";
import { openLink } from "./sealed_flows.ts";

setDefaultTimeout(60_000); // other load on the machine slows the tests down

const SECRET = "a secret 5b1e that only people read";
const KEPT = "Kept in this browser. Whoever can use this browser can copy the link.";

let server: TestServer;
/** Browsers keep passkeys by name, and 127.0.0.1 is none. */
let base = "";
beforeAll(async () => {
  if (!hasBrowser) return;
  server = await startServer({ flags: { "enable-requests": "true", "log-level": "debug", e2e: "preferred" } });
  base = server.url.replace("127.0.0.1", "localhost");
});
afterAll(() => server?.stop());

const enter = async (email: string, path = "/", options: PageOptions = {}): Promise<Page> =>
  openPage(base + path, { ...options, cookies: await cookiesOf(server, email) });

async function share(page: Page, text = SECRET): Promise<{ link: string; token: string; key: string }> {
  await page.until("document.querySelector('#push:not([inert])')");
  await fill(page, "#text", text);
  await press(page, "#submit");
  const link = await linkOf(page);
  const [, token = "", key = ""] = /\/p\/(\w+)\/?r?#(.+)$/.exec(link) ?? [];
  return { link, token, key };
}

const said = (page: Page, words: string): Promise<void> =>
  page.until(`document.querySelector('#shown-once')?.textContent.includes(${JSON.stringify(words)})`);

/** What the browser keeps of all accounts, as it lies in its database. */
const entries = (page: Page): Promise<unknown> =>
  page.view.evaluate(`new Promise((done, fail) => {
    const asked = indexedDB.open("kept in this browser");
    asked.onerror = fail;
    asked.onsuccess = () => {
      const read = asked.result.transaction("entries").objectStore("entries").getAll();
      read.onsuccess = () => done(read.result.map(({ account, token }) => [account, token]));
    };
  })`);

const copyInList = (token: string): string => `#pushes li:has(input[value="${token}"]) button:has(.icon-copy)`;

describe.skipIf(!hasBrowser)("the link of a sealed push", () => {
  test.each(WIDTHS)("is kept by the browser, shown again and copied from the list (%p px)", async (width) => {
    const { email } = await server.user();
    const page = await enter(email, "/", { width });
    const { link, token, key } = await share(page);
    await said(page, KEPT);
    await isSound(page);
    // The page of the push, after the address was loaded again, has everything that the first page had.
    await reload(page);
    await page.until("document.querySelector('#shareable:not([hidden])')");
    expect(page.leaving.asked).toBe(0);
    expect(await copied(page, "#copy")).toBe(link);
    expect(await textAt(page, "#shown-once")).toBe(KEPT);
    expect(await page.view.evaluate("document.querySelector('#letter-link').textContent")).toBe(link);
    await isSound(page);
    await go(page, `${base}/admin`);
    await page.until(`document.querySelector('${copyInList(token)}')`);
    await isSound(page);
    expect(await copied(page, copyInList(token))).toBe(link);
    const sent = page.requests.filter(({ url }) => url.includes(key));
    expect([sent, server.log().includes(key)]).toEqual([[], false]);
    const theirs = await openLink(link, { keep: true });
    await reveal(theirs);
    theirs.close();

    // Somebody else in this browser has none of it.
    const other = await server.user();
    for (const [name, value] of Object.entries(await cookiesOf(server, other.email))) {
      await page.view.cdp("Network.setCookie", { name, value, url: base });
    }
    await go(page, `${base}/p/${token}/preview`);
    expect(await page.view.evaluate("document.querySelector('#link')")).toBe(null);
    await go(page, `${base}/`);
    const own = await share(page);
    await said(page, KEPT);
    await go(page, `${base}/admin`);
    await page.until(`document.querySelector('${copyInList(own.token)}')`);
    expect(await copied(page, copyInList(own.token))).toBe(own.link);
    expect(await entries(page)).toHaveLength(2);
    page.close();
  });

  test("goes from the browser with the push", async () => {
    const { email } = await server.user();
    const page = await enter(email);
    const first = await share(page);
    await said(page, KEPT);
    await go(page, `${base}/`);
    const second = await share(page);
    await said(page, KEPT);
    await press(page, "#end");
    await press(page, "#ask-yes");
    await page.until("document.querySelector('#shareable').hidden");
    await page.view.evaluate(`fetch("/p/${first.token}/expire", { method: "POST" })`);
    await go(page, `${base}/p/${first.token}/preview`);
    await page.until("document.querySelector('#ended:not([hidden])')");
    await page.until("!document.querySelector('#shareable')?.checkVisibility()");
    expect(second.token).not.toBe(first.token);
    expect(await until(() => entries(page), [])).toEqual([]);
    page.close();
  });

  test("is shown once only where the browser cannot keep it, and the page asks before it is left", async () => {
    const { email } = await server.user();
    const page = await enter(email);
    await page.view.evaluate(
      "void (IDBFactory.prototype.open = () => { throw new DOMException('', 'SecurityError') })",
    );
    await share(page);
    await said(page, "Copy the link now. It cannot be shown again.");
    await go(page, `${base}/about`);
    expect(page.leaving.asked).toBe(1);
    page.close();
  });

  test("is kept by two tabs at once, that never kept anything before, and opens for its own push alone", async () => {
    const { email } = await server.user();
    const page = await enter(email);
    const seen = await page.view.evaluate(`(async () => {
      const { modules } = JSON.parse(document.querySelector('meta[name=settings]').content);
      const { keeperOf } = await import(modules.kept);
      const [one, two] = await Promise.all([keeperOf(7), keeperOf(7)]);
      const until = Date.now() + 60_000;
      const kept = await Promise.all([one.keep("a", { link: "A" }, until), two.keep("b", { link: "B" }, until)]);
      const opened = [await one.open("a"), await one.open("b"), await two.open("a"), await two.open("b")];
      // An entry that somebody has put in the place of another opens nothing.
      await new Promise((done) => {
        indexedDB.open("kept in this browser").onsuccess = ({ target: { result } }) => {
          const store = result.transaction("entries", "readwrite").objectStore("entries");
          store.get([7, "a"]).onsuccess = ({ target }) => {
            store.put({ ...target.result, token: "b" }).onsuccess = done;
          };
        };
      });
      return { kept, opened: opened.map((found) => found?.link), swapped: await one.open("b") };
    })()`);
    expect(seen).toEqual({ kept: [true, true], opened: ["A", "B", "A", "B"], swapped: null });
    page.close();
  });
});

/** What the page's database says once it has settled. */
async function until(look: () => Promise<unknown>, wanted: unknown): Promise<unknown> {
  const endMs = performance.now() + 30_000;
  let seen = await look();
  while (!Bun.deepEquals(seen, wanted) && performance.now() < endMs) {
    await Bun.sleep(20); // between two looks
    seen = await look();
  }
  return seen;
}
