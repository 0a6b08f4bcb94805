// The page of a push in a real Chromium: what its owner sees while it can be opened and after, what others see, and
// that it follows what happens.

import { expect, setDefaultTimeout, test } from "bun:test";

import { openPage, type Page, partsOf } from "./browser.ts";
import { needs } from "./needs.ts";
import { afterUndo, cookiesOf, enterAs, fill, go, openTerms, press, textAt } from "./page_actions.ts";
import { copied, isSound, linkOf, made, server, useServer, WIDTHS } from "./page_flows.ts";

const long = needs("the long run");

setDefaultTimeout(60_000); // other load on the machine slows the tests down

useServer();

const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0";
const IPHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1";

const open = (token: string, agent: string, query = "") =>
  server.json("GET", `/api/v2/pushes/${token}${query}`, undefined, { "user-agent": agent });
const pageOf = (token: string): string => `${server.url}/p/${token}/preview`;
const rowsOf = (page: Page, table: string): Promise<unknown> =>
  page.view.evaluate(`[...document.querySelectorAll("${table} tr")].map((row) =>
    [...row.cells].slice(1).map((cell) => cell.textContent))`);

/** Tells the page that its tab was hidden and is visible again. */
const comeBack = (page: Page): Promise<unknown> =>
  page.view.evaluate("void document.dispatchEvent(new Event('visibilitychange'))");

const file = (filename: string, content: string) => ({
  filename,
  content_type: "text/plain",
  content: Buffer.from(content).toString("base64"),
});

needs("chromium").describe("the page of a push", () => {
  test.each(WIDTHS)("shows link, terms, files and who opened it to its owner (%p px)", async (width) => {
    const { email, headers } = await server.user();
    const push = await server.push(
      { payload: "kept out of sight", files: [file("plan.txt", "12345")], name: "<b>Plans</b>", note: "one\ntwo" },
      headers,
    );
    await open(push.url_token, FIREFOX);
    await open(push.url_token, IPHONE);
    for (let scan = 0; scan < 4; scan += 1) {
      await server.fetch(`/p/${push.url_token}`, { headers: { "user-agent": "Slackbot-LinkExpanding 1.0" } });
    }
    const page = await enterAs(server, email, `${server.url}/admin`, { width });
    await page.until("document.querySelector('#pushes a.name')");
    await press(page, "#pushes a.name");
    await page.until("document.querySelectorAll('#views tr').length === 2");
    expect(await page.view.evaluate("location.pathname")).toBe(`/p/${push.url_token}/preview`);
    expect(await page.view.evaluate("document.title")).toBe("<b>Plans</b> · Secret Push");
    expect(await textAt(page, "#name")).toBe("<b>Plans</b>");
    expect(await textAt(page, "#state")).toBe("Active");
    const terms = await textAt(page, "#terms");
    for (const term of ["3 of 5 left", "(in\u00a07\u00a0days)", "plan.txt", "5\u00a0B", "one\ntwo"])
      expect(terms).toContain(term);
    expect(await textAt(page, "#opened")).toStartWith("Opened 2 times, most recently ");
    // What somebody who comes back asks first is in sight at once, before the link.
    const order =
      "[...document.querySelectorAll('#name, #opened, #link, #terms-line, #views-table')].map(({ id }) => id).join()";
    expect(await page.view.evaluate(order)).toBe("name,opened,link,terms-line,views-table");
    expect(await page.view.evaluate("document.querySelector('#opened').getBoundingClientRect().top < 250")).toBe(true);
    expect(await textAt(page, "#opened")).toContain("loaded the page 4 times. No view was counted.");
    expect(await rowsOf(page, "#views")).toEqual([
      ["127.0.0.1", "Safari on iPhone"],
      ["127.0.0.1", "Firefox on Linux"],
    ]);
    expect(await copied(page, "#copy")).toBe(String(push.html_url));
    expect(await page.view.evaluate("document.querySelector(`#copy [href='#icon-check']`) !== null")).toBe(true);
    expect(await textAt(page, "#share-status")).toBe("Copied");
    const drawn = "document.querySelector('#qr').naturalWidth > 0";
    expect(await page.view.evaluate(drawn)).toBe(false);
    await press(page, "#show-code");
    await page.until(drawn);
    await press(page, "#log summary");
    await page.until("document.querySelectorAll('#entries tr').length === 3");
    expect(await rowsOf(page, "#entries")).toEqual([
      ["created", "127.0.0.1", expect.any(String)],
      ["opened", "127.0.0.1", "Firefox on Linux"],
      ["opened", "127.0.0.1", "Safari on iPhone"],
    ]);
    expect(await page.view.evaluate("document.documentElement.outerHTML.includes('kept out of sight')")).toBe(false);
    expect(await page.view.evaluate("document.documentElement.scrollWidth")).toBe(width);
    await isSound(page);
    page.close();
  });

  test("names its first file beside its terms, shortened in the middle, unless a passphrase guards the name", async () => {
    const { email, headers } = await server.user();
    const files = [file(`${"quarterly ".repeat(6)}report.pdf`, "1"), file("plan.txt", "2")];
    const [one, guarded] = [
      await server.push({ files }, headers),
      await server.push({ files, passphrase: "p" }, headers),
    ];
    const page = await enterAs(server, email, pageOf(one.url_token), { width: 320 });
    expect(await textAt(page, "#terms-line")).toMatch(
      /^quarterly quarterl…arterly report\.pdf \+1\s*·\s*5\sviews left/,
    );
    expect(await page.view.evaluate("document.documentElement.scrollWidth")).toBe(320);
    await go(page, pageOf(guarded.url_token));
    expect(await textAt(page, "#terms-line")).toMatch(/^5\sviews left/);
    page.close();
  });

  test("takes three requests: page, style and script", async () => {
    const { email, headers } = await server.user();
    const push = await server.push({ payload: "x" }, headers);
    const page = await enterAs(server, email, `${server.url}/users/token`);
    await go(page, pageOf(push.url_token));
    await page.until("document.querySelector('#terms dd')");
    const parts = partsOf(page);
    const own = parts.slice(parts.findIndex(({ url }) => url === pageOf(push.url_token)));
    expect(own.map(({ type }) => type)).toEqual(["Document", "Stylesheet", "Script"]);
    page.close();
  });

  test("follows what happens, by itself and when its user comes back", async () => {
    const { email, headers } = await server.user();
    const push = await server.push({ payload: "x", passphrase: "p", expire_after_views: 2 }, headers);
    const page = await enterAs(server, email, pageOf(push.url_token), { width: 390 });
    expect(await textAt(page, "#opened")).toBe("Not opened yet.");
    // A heading with nothing below it would be an empty card.
    const isHeaded = "document.querySelector('#opened-title').checkVisibility()";
    expect(await page.view.evaluate(isHeaded)).toBe(false);
    await open(push.url_token, FIREFOX, "?passphrase=wrong");
    await open(push.url_token, FIREFOX, "?passphrase=p");
    await page.until("document.querySelectorAll('#views tr').length === 1");
    expect(await page.view.evaluate(isHeaded)).toBe(true);
    expect(await textAt(page, "#opened")).toEndWith("1 wrong passphrase was entered.");
    expect(await textAt(page, "#status")).toBe("Opened just now.");
    expect(await textAt(page, "#terms")).toContain("1 of 2 left");
    await open(push.url_token, IPHONE, "?passphrase=p");
    await comeBack(page);
    await page.until("document.querySelector('#state').textContent === 'Expired'");
    expect(await textAt(page, "#ended")).toStartWith("The last view was used on ");
    expect(await page.view.evaluate("document.querySelector('#link').checkVisibility()")).toBe(false);
    expect(await page.view.evaluate("document.querySelector('#end').checkVisibility()")).toBe(false);
    await isSound(page);
    // A device that wakes up may not be connected yet.
    await page.view.evaluate("void (window.fetch = () => Promise.reject(new TypeError()))");
    await comeBack(page);
    expect(await page.view.evaluate("document.querySelector('#problem').checkVisibility()")).toBe(false);
    page.close();
  });

  test("says so where what deletes or prints does not arrive, and the next press does it", async () => {
    const { email, headers } = await server.user();
    const push = await server.push({ payload: "x" }, headers);
    const page = await enterAs(server, email, pageOf(push.url_token));
    await page.view.cdp("Network.setBlockedURLs", { urls: ["*/assets/undo-*", "*/assets/letter-*"] });
    await press(page, "#print");
    await page.until("document.querySelector('#share-status').textContent !== ''");
    await press(page, "#end");
    await page.until("document.querySelector('#problem').textContent.includes('didn’t answer')");
    expect(await textAt(page, "#state")).toBe("Active");
    await page.view.cdp("Network.setBlockedURLs", { urls: [] });
    await page.until("!document.querySelector('#end[aria-busy]')");
    await press(page, "#end");
    await page.until("document.activeElement.id === 'undo'");
    expect(await page.view.evaluate("document.querySelector('#problem').checkVisibility()")).toBe(false);
    page.close();
  });

  test("expires the push, which can be undone, by keyboard alone, and says by whom (390 px)", async () => {
    const { email, headers } = await server.user();
    const push = await server.push({ payload: "x", name: "Wi-Fi" }, headers);
    const page = await enterAs(server, email, pageOf(push.url_token), { width: 390 });
    await page.view.evaluate("document.querySelector('#end').focus()");
    await page.view.press("Enter");
    await page.until("document.activeElement.id === 'undo'");
    expect(await textAt(page, "#undo-words")).toBe("Deleted. No one can open it.");
    const shown = await textAt(page, "#undo");
    expect(shown).toMatch(/^Undo \([1-8]\)$/);
    const name = await page.view.evaluate("document.querySelector('#undo').ariaLabel");
    await isSound(page);
    // Who hears the page is told once how long there is.
    await page.until(`document.querySelector('#undo').textContent !== ${JSON.stringify(shown)}`);
    expect(await page.view.evaluate("document.querySelector('#undo').ariaLabel")).toBe(name);
    expect(name).toBe("Undo (8)");
    await page.view.press("Enter");
    await page.until("document.querySelector('#status').textContent === 'Restored.'");
    expect(await textAt(page, "#state")).toBe("Active");
    expect(await page.view.evaluate("document.activeElement.id")).toBe("name");
    await page.until("!document.querySelector('#end[aria-busy]')"); // until then a press does nothing
    await page.view.evaluate("document.querySelector('#end').focus()");
    await page.view.press("Enter");
    await page.until("document.activeElement.id === 'undo'");
    await afterUndo(page);
    await page.until("document.querySelector('#state').textContent === 'Deleted'");
    await page.until("document.querySelector('#status').textContent.startsWith('Deleted.')");
    expect(await page.view.evaluate("document.activeElement.id")).toBe("name");
    expect(await textAt(page, "#ended")).toMatch(/^Deleted .* from 127\.0\.0\.1 \(Chrome on Linux\)\./);
    expect(await textAt(page, "#opened")).toBe("No one opened the link.");
    await isSound(page);
    page.close();
  });

  long.test("is extended by one press, and changed on a page of its own, within its limits (390 px)", async () => {
    const { email, headers } = await server.user();
    const push = await server.push({ payload: "x", name: "Wi-Fi", expire_after_days: 3 }, headers);
    const read = async () => (await server.json("GET", "/api/v2/pushes/active", undefined, headers)).body[0];
    const page = await enterAs(server, email, pageOf(push.url_token), { width: 390 });
    expect(await textAt(page, "#change button")).toBe("Extend by 7 days");
    await press(page, "#change button");
    await page.until("document.querySelector('#status').textContent === 'Changes saved.'");
    expect(Date.parse((await read()).expires_at)).toBe(Date.parse(String(push.expires_at)) + 7 * 86_400_000);
    await isSound(page);
    await press(page, "#change a");
    await page.until("document.querySelector('#expires-hint')?.textContent.startsWith('No later than ')");
    await isSound(page);
    expect(await page.view.evaluate("document.documentElement.scrollWidth")).toBe(390);
    // What nobody touches stays as it is, to the millisecond.
    const before = await read();
    await press(page, "form [type=submit]");
    await page.until("document.querySelector('#status')?.textContent === 'Changes saved.'");
    expect(await read()).toEqual(before);
    await press(page, "#change a");
    await page.until("document.querySelector('#expires-hint')?.textContent.startsWith('No later than ')");
    const local = "2099-01-02T03:04";
    await page.view.evaluate(`void (document.querySelector("#expires-at").value = "${local}")`);
    await fill(page, "#views", "1000");
    await fill(page, "#name", "Guests");
    await press(page, "form [type=submit]");
    await page.until("document.querySelector('#problem-views')");
    expect(await textAt(page, "#problem-views")).toBe("Enter a number from 1 to 100.");
    expect(await textAt(page, "#problem-expires")).toMatch(/^Choose a time between .* and .*\.$/);
    await page.until("document.activeElement.id === 'expires-at'");
    // What was typed is still there.
    expect(await page.view.evaluate("document.querySelector('#name').value")).toBe("Guests");
    expect(await page.view.evaluate("document.querySelector('#expires-at').value")).toBe(local);
    await isSound(page);
    const soon = new Date(Date.parse(String(push.created_at)) + 2 * 86_400_000);
    await page.view.evaluate(`void (document.querySelector("#expires-at").value = (() => {
      const at = new Date("${soon.toISOString()}");
      return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
    })())`);
    await fill(page, "#views", "9");
    await press(page, "[name=notify_me]");
    await press(page, "form [type=submit]");
    await page.until("document.querySelector('#status')?.textContent === 'Changes saved.'");
    expect(await read()).toMatchObject({
      name: "Guests",
      expire_after_views: 9,
      notify_me: true,
      expires_at: `${soon.toISOString().slice(0, 16)}:00.000Z`,
    });
    expect(await textAt(page, "#name")).toBe("Guests");
    page.close();
  });

  test("is changed by nobody else, from no other site, and by its owner without scripts", async () => {
    const { email, headers } = await server.user();
    const push = await server.push({ payload: "x", name: "Wi-Fi" }, headers);
    const path = `/p/${push.url_token}/change`;
    const read = async () => (await server.json("GET", "/api/v2/pushes/active", undefined, headers)).body[0];
    const send = async (who: string | null, site: string, fields: Record<string, string>) => {
      const cookies = who === null ? {} : await cookiesOf(server, who);
      return server.fetch(path, {
        method: "POST",
        redirect: "manual",
        body: new URLSearchParams(fields),
        headers: {
          "sec-fetch-site": site,
          cookie: Object.entries(cookies)
            .map((pair) => pair.join("="))
            .join("; "),
        },
      });
    };
    const form = {
      expires_at: String(push.expires_at).slice(0, 16),
      expire_after_views: "7",
      name: "Guests",
      note: "a\r\nb",
    };
    const where = ({ status, headers: sent }: Response) => [status, sent.get("location")];
    expect(where(await send(null, "same-origin", form))).toEqual([303, "/users/sign_in"]);
    expect(where(await send("root@example.org", "same-origin", form))).toEqual([303, `/p/${push.url_token}/preview`]);
    for (const site of ["cross-site", "same-site", "none"]) expect((await send(email, site, form)).status).toBe(403);
    expect(await read()).toEqual(push);
    expect(where(await send(email, "same-origin", form))).toEqual([303, `/p/${push.url_token}/preview?changed=1`]);
    expect(await read()).toMatchObject({
      name: "Guests",
      note: "a\nb",
      expire_after_views: 7,
      expires_at: push.expires_at,
    });
    const refused = await send(email, "same-origin", { ...form, expires_at: "", name: "<i>" });
    expect(refused.status).toBe(200);
    const html = await refused.text();
    expect(html).toContain("Choose a time between ");
    expect(html).toContain('value="&lt;i&gt;"');
  });

  test("of an expired push says in its first answer why and when it ended", async () => {
    const { email, headers } = await server.user();
    const cookie = Object.entries(await cookiesOf(server, email))
      .map((pair) => pair.join("="))
      .join("; ");
    const endedOf = async (token: unknown) => {
      const page = await server.fetch(`/p/${String(token)}/preview`, { headers: { cookie, "sec-fetch-site": "none" } });
      const [, hidden, words = ""] =
        /<p class="notice" id="ended" data-swap (hidden)?>([^]*?)<\/p>/.exec(await page.text()) ?? [];
      return [hidden, words.replace(/<\/?(?:time|noscript)[^>]*>/g, "")];
    };
    const { url_token: deleted } = await server.push({ payload: "x" }, headers);
    expect(await endedOf(deleted)).toEqual(["hidden", ""]);
    await server.json("DELETE", `/api/v2/pushes/${deleted}`, undefined, { ...headers, "user-agent": "<b>curl" });
    expect(await endedOf(deleted)).toEqual([
      undefined,
      expect.stringMatching(
        /^Deleted .* UTC \(.*\) from 127\.0\.0\.1 \(&lt;b&gt;curl\)\. Its content has been erased\.$/,
      ),
    ]);
    const { url_token: used } = await server.push({ payload: "x", expire_after_views: 1 }, headers);
    await server.json("GET", `/api/v2/pushes/${used}`);
    expect(await endedOf(used)).toEqual([undefined, expect.stringMatching(/^The last view was used on .* UTC \(/)]);
  });

  test("stays for an expired push, with its log and without link or secret", async () => {
    const { email, headers } = await server.user();
    const push = await server.push({ payload: "gone", files: [file("a.txt", "1")], expire_after_views: 1 }, headers);
    await open(push.url_token, IPHONE);
    const page = await enterAs(server, email, `${server.url}/admin/expired`, { width: 390 });
    await page.until("document.querySelector('#pushes a.name')");
    await press(page, "#pushes a.name");
    await page.until("document.querySelectorAll('#views tr').length === 1");
    expect(await textAt(page, "#ended")).toStartWith("The last view was used on ");
    expect(await textAt(page, "#terms")).toContain("1 file, erased");
    expect(await page.view.evaluate("document.querySelector('#link, .qr, #end')")).toBe(null);
    await isSound(page);
    page.close();
    const late = await openPage(pageOf(push.url_token));
    expect(await textAt(late, "h1")).toBe("Nothing here any more");
    late.close();
  });

  long.test("turns the pages of a long log", async () => {
    const { email, headers } = await server.user();
    const push = await server.push({ payload: "x", expire_after_views: 60 }, headers);
    for (let view = 1; view <= 52; view += 1) await open(push.url_token, `reader ${view}`);
    const page = await enterAs(server, email, pageOf(push.url_token), { width: 320 });
    expect(await textAt(page, "#opened")).toContain("The latest 20 are listed here");
    expect(await textAt(page, "#log summary")).toContain("53");
    await press(page, "#log summary");
    await page.until("document.querySelector('#log-range').textContent === '1–50 of 53'");
    expect(await page.view.evaluate("document.querySelector('#older')")).toBe(null);
    await press(page, "#newer");
    await page.until("document.querySelector('#log-range').textContent === '51–53 of 53'");
    expect(await rowsOf(page, "#entries")).toEqual(
      [50, 51, 52].map((view) => ["opened", "127.0.0.1", `reader ${view}`]),
    );
    await page.until("document.activeElement.id === 'entries'");
    await isSound(page);
    await press(page, "#older");
    await page.until("document.querySelectorAll('#entries tr').length === 50");
    page.close();
  });

  long.test("shows others who have the link what it promises, and nothing of the owner's", async () => {
    const { headers } = await server.user();
    const push = await server.push(
      { payload: "x", files: [file("Private.txt", "1")], name: "Private name", note: "Private note" },
      headers,
    );
    await open(push.url_token, "Somebody/1.0");
    const anonymous = await openPage(pageOf(push.url_token), { width: 390 });
    expect(await textAt(anonymous, "#terms")).toContain("4 of 5 left");
    await isSound(anonymous);
    const admin = await enterAs(server, "root@example.org", pageOf(push.url_token));
    for (const page of [anonymous, admin]) {
      expect(await page.view.evaluate("document.querySelector('#link').value")).toBe(String(push.html_url));
      const html = String(await page.view.evaluate("document.documentElement.outerHTML"));
      expect(html).not.toMatch(/Private|Somebody|127\.0\.0\.1 \(/);
      expect(await page.view.evaluate("document.querySelector('#opened, #log, #end')")).toBe(null);
      page.close();
    }
  });

  long.test(
    "is where the finished link leads signed-in people; the tab that made the passphrase still shows it, no other does",
    async () => {
      const { email } = await server.user();
      const page = await enterAs(server, email, `${server.url}/`, { width: 390 });
      await fill(page, "#text", "x");
      await openTerms(page);
      await fill(page, "#passphrase", "open sesame");
      await press(page, "#submit");
      const link = await linkOf(page);
      await press(page, "#own-page");
      await page.until(`document.querySelector("#terms dd") && !${made}`);
      expect(await page.view.evaluate("document.querySelector('#link').value")).toBe(link);
      expect(await textAt(page, "#terms")).toContain("Set. The link won’t open without it.");
      // This tab made the passphrase, so it still shows it. No other one does, nor does the server know it.
      await page.until("document.querySelector('#made-passphrase').textContent === 'open sesame'");
      await isSound(page);
      const sent = await page.view.evaluate("fetch(location.href).then((answer) => answer.text())");
      expect(String(sent)).not.toContain("sesame");
      page.close();
      const elsewhere = await openPage(pageOf(new URL(link).pathname.split("/")[2] ?? ""), { keep: true });
      expect(await textAt(elsewhere, "#terms")).toContain("Set. The link won’t open without it.");
      expect(await elsewhere.view.evaluate("document.documentElement.outerHTML.includes('sesame')")).toBe(false);
      elsewhere.close();
    },
  );

  long.each([
    ["en", "3 of 5 left", "Deleted ", "2 of 5 views used"],
    ["de", "noch 3 von 5", "Gelöscht: ", "2 von 5 genutzt"],
    ["fr", "encore 3 sur 5", "Supprimé", "2 sur 5 utilisées"],
  ])("speaks %s", async (language, left, ended, used) => {
    const { email, headers } = await server.user();
    const push = await server.push({ payload: "x" }, headers);
    for (const agent of [FIREFOX, IPHONE]) await open(push.url_token, agent);
    const page = await enterAs(server, email, `${server.url}/users/token`, { width: 320 });
    await page.view.cdp("Network.setCookie", { name: "sp_lang", value: language, url: server.url });
    await go(page, pageOf(push.url_token));
    expect(await textAt(page, "#terms")).toContain(left);
    await isSound(page);
    expect(await page.view.evaluate("document.documentElement.scrollWidth")).toBe(320);
    await press(page, "#end");
    await page.until("document.activeElement.id === 'undo'");
    await press(page, "#undo");
    await page.until("document.querySelector('#end').checkVisibility()");
    expect(await textAt(page, "#terms")).toContain(left);
    await press(page, "#end");
    await page.until("document.activeElement.id === 'undo'");
    await isSound(page);
    await afterUndo(page);
    await page.until(`document.querySelector("#ended").textContent.includes("${ended}")`);
    // Nothing is left of what has expired: it says what was used.
    expect(await textAt(page, "#terms")).toContain(used);
    page.close();
  });
});
