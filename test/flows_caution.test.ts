// What keeps a link closed, in a real Chromium: a recipient says "That wasn't me", an owner freezes and unfreezes, and
// a link opens only from its networks.

import { expect, setDefaultTimeout, test } from "bun:test";

import { openPage } from "./browser.ts";
import { needs } from "./needs.ts";
import { addTerms, enterAs, fill, go, press, reload, textAt } from "./page_actions.ts";
import { isSound, linkOf, opened, server, useServer, WIDTHS } from "./page_flows.ts";
import { alarm } from "./people.ts";
import { pushSealed } from "./sealed_pushes.ts";
import { appears, htmlOf, openPlain, pressPlain } from "./without_scripts.ts";

const long = needs("the long run");

setDefaultTimeout(60_000); // other load on the machine slows the tests down

useServer();

const SECRET = "correct horse battery staple";
const shows = (selector: string): string => `document.querySelector("${selector}")?.checkVisibility()`;
const view = (token: string) => server.json("GET", `/api/v2/pushes/${token}`);
/** The same server by another name: cookies are a host's. */
const elsewhere = (url: string): string => url.replace("127.0.0.1", "localhost");

needs("chromium").describe("“That wasn’t me”", () => {
  test.each(WIDTHS)("freezes the link; its owner sees why, and unfreezes it (%p px)", async (width) => {
    const { email, headers } = await server.user();
    const { url_token: token } = await server.push({ payload: SECRET, name: "Plans" }, headers);
    await view(token);
    const recipient = await openPage(elsewhere(`${server.url}/p/${token}`), { width });
    expect(await textAt(recipient, "#before")).toMatch(
      /^This link was opened once before, on .* \((?:just\snow|\d+ .*ago)\)\.$/,
    );
    expect(await textAt(recipient, "#before")).not.toContain("UTC");
    await press(recipient, "#not-me summary");
    await isSound(recipient);
    await press(recipient, "#tell");
    await recipient.until("document.title.startsWith('The sender can now see your report')");
    await isSound(recipient);
    await go(recipient, elsewhere(`${server.url}/p/${token}`));
    expect(await textAt(recipient, "h1")).toBe("This link is paused");
    recipient.close();

    const owner = await enterAs(server, email, `${server.url}/admin`, { width });
    await owner.until("document.querySelector('#pushes a.name')");
    expect(await textAt(owner, "#pushes .marks")).toContain("Reported Paused");
    await press(owner, "#pushes a.name");
    await owner.until(shows("#alarm"));
    expect(await textAt(owner, "#alarm")).toStartWith(
      "A recipient says that someone else opened the link before them.",
    );
    expect(await textAt(owner, "#state")).toBe("Paused");
    expect(await owner.view.evaluate("document.documentElement.scrollWidth")).toBe(width);
    // What the notice advises comes first, and once.
    expect(await owner.view.evaluate("[...document.querySelectorAll('#caution button')].map(({ id }) => id)")).toEqual([
      "delete-now",
      "thaw",
    ]);
    expect(await owner.view.evaluate(shows("#end") ?? "")).toBe(false);
    await press(owner, "#delete-now");
    await owner.until(shows("#undo"));
    expect(await owner.view.evaluate(shows("#thaw") ?? "")).toBe(false);
    await press(owner, "#undo");
    await owner.until(shows("#thaw"));
    await isSound(owner);
    await press(owner, "#thaw");
    await owner.until(shows("#ask"));
    expect(await textAt(owner, "#ask-text")).toContain("Plans");
    await press(owner, "#ask-yes");
    await owner.until("document.querySelector('#state').textContent === 'Active'");
    expect(await textAt(owner, "#status")).toBe("The link works again.");
    expect(await owner.view.evaluate(shows("#caution") ?? "")).toBe(false);
    await press(owner, "#log summary");
    await owner.until("document.querySelectorAll('#entries tr').length === 6");
    expect(await textAt(owner, "#entries")).toContain("reported: “That wasn’t me”");
    expect(await textAt(owner, "#entries")).toContain("resumed by you");
    await isSound(owner);
    owner.close();
    expect((await view(token)).body.payload).toBe(SECRET);
  });

  test("works without scripts, once, and leads back where the link still works", async () => {
    const { headers } = await server.user();
    const push = await server.push({ payload: SECRET, deletable_by_viewer: false }, headers);
    await view(push.url_token);
    const page = await openPage(`${server.url}/p/${push.url_token}`, { width: 390, scripts: false });
    await pressPlain(page, "#not-me summary");
    await appears(page, "#not-me[open]");
    await pressPlain(page, "#tell");
    await appears(page, "#act");
    await openPlain(page);
    expect(await htmlOf(page, ".card:has(.emblem.faded)")).toContain("The link still works");
    await pressPlain(page, ".card a.button");
    await appears(page, "#gate");
    expect(await htmlOf(page, ".before")).toContain("You told the sender that this wasn’t you.");
    expect(await htmlOf(page, ".before")).not.toContain("<form");
    await openPlain(page);
    expect(await htmlOf(page, "#opened > pre")).toContain(SECRET);
    page.close();
  });

  long.test("where nothing was frozen, its owner says that everything is fine", async () => {
    const { email, headers } = await server.user();
    const push = await server.push({ payload: SECRET, deletable_by_viewer: false }, headers);
    await view(push.url_token);
    expect((await alarm(server, `/p/${push.url_token}`)).status).toBe(200);
    const page = await enterAs(server, email, `${server.url}/p/${push.url_token}/preview`);
    await page.until(shows("#alarm"));
    expect([await textAt(page, "#state"), await textAt(page, "#thaw")]).toEqual(["Active", "Dismiss report"]);
    await press(page, "#thaw");
    await page.until("document.querySelector('#caution').hidden");
    expect(await textAt(page, "#status")).toBe("Report dismissed.");
    await go(page, `${server.url}/admin`);
    await page.until("document.querySelector('#pushes a.name')");
    expect(await textAt(page, "#pushes .marks")).not.toContain("Reported");
    page.close();
  });
});

needs("chromium").describe("an owner", () => {
  long.each(WIDTHS)("freezes a link while a recipient stands at its gate (%p px)", async (width) => {
    const { email, headers } = await server.user();
    const { url_token: token } = await server.push({ payload: SECRET }, headers);
    const recipient = await openPage(elsewhere(`${server.url}/p/${token}`), { width });
    const owner = await enterAs(server, email, `${server.url}/p/${token}/preview`, { width, keep: true });
    await press(owner, "#freeze");
    await owner.until("document.querySelector('#state').textContent === 'Paused'");
    expect(await textAt(owner, "#status")).toBe("Paused. No one but you can open the link.");
    expect(await owner.view.evaluate(`document.querySelector("#freeze").checkVisibility()`)).toBe(false);
    await isSound(owner);
    await press(recipient, "#submit");
    await recipient.until("document.querySelector('h1').textContent === 'This link is paused'");
    expect(await recipient.view.evaluate(`document.body.textContent.includes(${JSON.stringify(SECRET)})`)).toBe(false);
    recipient.close();
    // Her own page still opens it.
    await go(owner, `${server.url}/p/${token}`);
    await press(owner, "#submit");
    await owner.until(opened);
    expect(await textAt(owner, "#payload")).toBe(SECRET);
    owner.close();
  });

  long.each(WIDTHS)(
    "chooses networks and what recipients are told, on the page of a new link (%p px)",
    async (width) => {
      const { email } = await server.user();
      const page = await enterAs(server, email, `${server.url}/`, { width });
      await fill(page, "#text", SECRET);
      await addTerms(page, "networks");
      expect(await page.view.evaluate("document.querySelector('#openings').checked")).toBe(true);
      await press(page, "#openings");
      await fill(page, "#networks", "home, 192.0.2.0/24");
      expect(await textAt(page, "#terms")).toContain("from 2 networks only");
      await page.view.evaluate("options.open = false");
      await press(page, "#submit");
      await page.until(shows("#problem-networks"));
      expect(await textAt(page, "#problem-networks")).toBe(
        "“home” isn’t a network. Enter addresses and ranges such as 192.0.2.0/24.",
      );
      expect(await page.view.evaluate("document.activeElement.id")).toBe("networks");
      expect(await page.view.evaluate("document.querySelector('#networks').getAttribute('aria-invalid')")).toBe("true");
      await fill(page, "#networks", "192.0.2.0/24");
      expect(await page.view.evaluate(shows("#problem-networks") ?? "")).toBe(false);
      await press(page, "#submit");
      const link = await linkOf(page);
      expect(page.problems.filter((problem) => !problem.includes("422"))).toEqual([]);
      await go(page, `${link.replace(/\/r$/, "")}/preview`);
      await page.until("document.querySelector('#terms dd')");
      expect(await textAt(page, "#terms")).toContain("Only from 192.0.2.0/24");
      // It is remembered what recipients are told, and not where a link opens.
      await go(page, `${server.url}/`);
      expect(await page.view.evaluate("[openings, networks].map((field) => field.checked || field.value)")).toEqual([
        "on",
        "",
      ]);
      expect(await page.view.evaluate("openings.checked")).toBe(false);
      page.close();
      const recipient = await openPage(link, { width });
      expect(await textAt(recipient, "h1")).toBe("Wrong network");
      expect(await textAt(recipient, ".card")).toContain("Your address 127.0.0.1 isn’t in any of them.");
      recipient.close();
    },
  );

  long.test("chooses when a link opens, and recipients read it", async () => {
    const page = await openPage(`${server.url}/`, { width: 390 });
    await fill(page, "#text", SECRET);
    await addTerms(page, "not-before");
    const moment = (days: number): string => {
      const at = new Date(Date.now() + days * 86_400_000);
      return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
    };
    const choose = (days: number): Promise<unknown> =>
      page.view.evaluate(
        `(field => { field.value = "${moment(days)}"; field.dispatchEvent(new Event("input", { bubbles: true })) })(document.querySelector("#not-before"))`,
      );
    await choose(30);
    await page.view.evaluate("options.open = false");
    await press(page, "#submit");
    await page.until(shows("#problem-not-before"));
    expect(await textAt(page, "#problem-not-before")).toBe("Choose a time before the link expires.");
    // What only the server refuses stands at its field, too: this device's clock is ten days fast.
    await page.view.evaluate("void (Date.now = ((now) => () => now() + 864_000_000)(Date.now))");
    await choose(16);
    await press(page, "#submit");
    await page.until(`document.querySelector("#problem-not-before").textContent.startsWith("The server")`);
    expect(await page.view.evaluate("document.activeElement.id")).toBe("not-before");
    await choose(2);
    await page.view.evaluate(
      `(field => { field.value = "60"; field.dispatchEvent(new Event("input", { bubbles: true })) })(document.querySelector("#after-first-view"))`,
    );
    expect(await textAt(page, "#terms")).toContain("expires 1 hour after the first view");
    expect(await textAt(page, "#terms")).toContain("\nopens ");
    await press(page, "#submit");
    const link = await linkOf(page);
    await go(page, `${link.replace(/\/r$/, "")}/preview`);
    await page.until("document.querySelector('#terms dd')");
    expect(await textAt(page, "#terms")).toMatch(/Opens.*in\s(?:2\sdays|48\shours|47\shours)/s);
    expect(await textAt(page, "#terms")).toContain("The link expires 1 hour later");
    await go(page, link);
    expect(await textAt(page, "h1")).toBe("Not open yet");
    expect(await textAt(page, ".card")).toMatch(/This link opens on .*:\d\d \(in\s(?:2\sdays|48\shours|47\shours)\)\./);
    expect(page.problems.filter((problem) => !/403|422/.test(problem))).toEqual([]);
    page.close();
  });
});

needs("chromium").describe("a link for the first device", () => {
  test.each(WIDTHS)("opens again in the browser that opened it, and in no other (%p px)", async (width) => {
    const { email, headers } = await server.user();
    const owner = await enterAs(server, email, `${server.url}/`, { width });
    await fill(owner, "#text", SECRET);
    await addTerms(owner, "lock");
    expect(await textAt(owner, "#terms")).toContain("first device only");
    await press(owner, "#submit");
    await owner.until("document.querySelector('#made:not([hidden])')");
    const link = await linkOf(owner);
    const token = new URL(link).pathname.split("/")[2] ?? "";

    owner.close();

    const first = await openPage(link, { width });
    expect(await textAt(first, "#lock-first")).toStartWith(
      "Only the browser that opens this link first can open it again",
    );
    await isSound(first);
    await press(first, "#submit");
    await first.until(opened);
    await reload(first);
    expect(await textAt(first, "#lock-own")).toBe(
      "This browser opened the link first, and only this browser can open it again.",
    );
    await press(first, "#submit");
    await first.until(opened);
    expect(await textAt(first, "#payload")).toBe(SECRET);

    const other = await openPage(elsewhere(link), { width, keep: true });
    expect(await textAt(other, "h1")).toBe("Opened in another browser");
    expect(await textAt(other, ".card")).toContain("This link was opened 2 times before");
    await press(other, "#not-me summary");
    await press(other, "#tell");
    await other.until("document.title.startsWith('The sender can now see your report')");
    other.close();
    first.close();
    const log = await enterAs(server, email, `${server.url}/p/${token}/preview`, { width });
    await log.until(shows("#alarm"));
    expect(await textAt(log, "#terms")).toContain("Only the first device can open it again");
    await press(log, "#log summary");
    await log.until("document.querySelector('#log').textContent.includes('tried on another device')");
    await isSound(log);
    log.close();
    expect((await server.json("GET", `/api/v2/pushes/${token}`, undefined, headers)).body.frozen).toBe(true);
  });

  long.test("that is sealed end to end opens there, too, with two at the gate at once", async () => {
    const { headers } = await server.user();
    const path = await pushSealed(server, { payload: SECRET, fields: { lock: true } }, headers);
    const first = await openPage(server.url + path, { width: 390 });
    const other = await openPage(elsewhere(server.url + path), { width: 390, keep: true });
    const ready = "document.querySelector('#submit') && !document.querySelector('#submit').hasAttribute('aria-busy')";
    for (const page of [first, other]) await page.until(ready);
    await press(first, "#submit");
    await first.until(opened);
    expect(await textAt(first, "#payload")).toBe(SECRET);
    await press(other, "#submit");
    await other.until("document.querySelector('h1').textContent === 'Opened in another browser'");
    expect(await other.view.evaluate("location.hash.length > 40")).toBe(true);
    await reload(first);
    await first.until(ready);
    await press(first, "#submit");
    await first.until(opened);
    expect(await textAt(first, "#payload")).toBe(SECRET);
    for (const page of [first, other]) page.close();
  });

  test("works without scripts, and says so to whoever lost the cookie", async () => {
    const { headers } = await server.user();
    const { url_token: token } = await server.push({ payload: SECRET, lock: true }, headers);
    const page = await openPage(`${server.url}/p/${token}`, { width: 390, scripts: false });
    await page.view.cdp("Network.clearBrowserCookies");
    await openPlain(page);
    expect(await htmlOf(page, "#problem:not([hidden])")).toContain("Allow cookies for this page");
    await openPlain(page);
    expect(await htmlOf(page, "#opened > pre")).toContain(SECRET);
    await page.view.cdp("Network.clearBrowserCookies");
    await page.view.navigate(`${server.url}/p/${token}`);
    expect(await htmlOf(page, "h1")).toContain("Opened in another browser");
    await pressPlain(page, "#not-me summary");
    await appears(page, "#not-me[open]");
    await pressPlain(page, "#tell");
    await appears(page, "#act");
    await openPlain(page);
    expect(await htmlOf(page, ".card:has(.emblem.faded):not(:has(#not-me))")).toContain("The link is paused");
    page.close();
  });

  long.test("says to a browser without its cookie that it needs one", async () => {
    const { headers } = await server.user();
    const { url_token: token } = await server.push({ payload: SECRET, lock: true }, headers);
    const page = await openPage(`${server.url}/p/${token}`, { width: 390 });
    await page.view.cdp("Network.clearBrowserCookies");
    await press(page, "#submit");
    await page.until("document.querySelector('#problem').textContent.includes('Allow cookies for this page')");
    await press(page, "#submit");
    await page.until(opened);
    expect(await page.view.evaluate("document.querySelector('#payload').textContent")).toBe(SECRET);
    page.close();
  });
});
