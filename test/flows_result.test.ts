// The page of a new push once its link is there, in a real Chromium: the link survives, and leads where it should.

import { describe, expect, setDefaultTimeout, test } from "bun:test";

import { hasBrowser, openPage, type Page } from "./browser.ts";
import { enterAs, fill, openTerms, press, textAt } from "./page_actions.ts";
import { copied, isSound, linkOf, made, server, useServer } from "./page_flows.ts";

setDefaultTimeout(60_000); // other load on the machine slows the tests down

useServer();

describe.skipIf(!hasBrowser)("the finished link", () => {
  async function share(page: Page, text = "to be kept"): Promise<string> {
    await fill(page, "#text", text);
    await press(page, "#submit");
    return linkOf(page);
  }

  test("the message for the recipient names the time zone", async () => {
    const page = await openPage(server.url);
    await page.view.cdp("Emulation.setTimezoneOverride", { timezoneId: "Asia/Kolkata" });
    await share(page);
    expect(await copied(page, "#copy-message")).toMatch(
      /, until .* \d+:\d\d\sPM GMT\+5:30:|, until .* \d+:\d\d\sAM GMT\+5:30:/,
    );
    page.close();
  });

  /** Reloads as the browser's button does; the user stays where the page asks. @returns how often it asked */
  async function reload(page: Page): Promise<number> {
    const before = page.leaving.asked;
    const left = page.requests.length;
    await page.view.evaluate("void (window.loaded = true)");
    void page.view.cdp("Page.reload").catch(() => {});
    while (page.leaving.asked === before && page.requests.length === left) await Bun.sleep(10);
    if (page.leaving.asked === before) await page.until("!window.loaded && document.readyState === 'complete'");
    return page.leaving.asked - before;
  }

  test("leaving asks until the link and a suggested passphrase were copied (390 px)", async () => {
    const page = await openPage(server.url, { width: 390 });
    expect(await reload(page)).toBe(0);
    await openTerms(page);
    await press(page, "#suggest");
    const link = await share(page);
    page.leaving.stays = true;
    expect(await reload(page)).toBe(1);
    // The button below asks as well.
    await press(page, "#another");
    expect(await textAt(page, "#ask")).toContain("not copied the link");
    await isSound(page);
    await press(page, "#ask [data-close]");
    expect(await copied(page, "#copy")).toBe(link);
    expect(await reload(page)).toBe(1);
    await press(page, "#another");
    expect(await textAt(page, "#ask")).toContain("not copied the passphrase");
    await press(page, "#ask [data-close]");
    expect(await page.view.evaluate(made + " !== null")).toBe(true);
    await copied(page, "#copy-passphrase");
    expect(await reload(page)).toBe(0);
    page.close();
  });

  test("a link that has expired is left without a question", async () => {
    const page = await openPage(server.url);
    await share(page);
    await press(page, "#end");
    await press(page, "#ask-yes");
    await page.until("document.querySelector('#shareable').hidden");
    expect(await reload(page)).toBe(0);
    page.close();
  });

  test("signed-in people find link and QR code again after a reload (1280 px)", async () => {
    const page = await enterAs(server, "root@example.org", `${server.url}/`);
    const link = await share(page);
    expect(await reload(page)).toBe(0);
    expect(await page.view.evaluate("document.querySelector('#link').value")).toBe(link);
    expect(await page.view.evaluate("document.querySelector('.qr').checkVisibility()")).toBe(true);
    await isSound(page);
    page.close();
  });

  test("the heading and the title say what became of the link (390 px)", async () => {
    const page = await openPage(server.url, { width: 390 });
    const titles = "[document.title, document.querySelector('#ready').textContent]";
    await share(page);
    expect(await page.view.evaluate(titles)).toEqual(["Your link is ready · Secret Push", "Your link is ready"]);
    await press(page, "#end");
    await press(page, "#ask-yes");
    await page.until("document.querySelector('#shareable').hidden");
    expect(await page.view.evaluate(titles)).toEqual(["The link has expired · Secret Push", "The link has expired"]);
    await isSound(page);
    await press(page, "#another");
    expect(await page.view.evaluate("document.title")).toBe("Share a secret · Secret Push");
    await share(page);
    expect(await page.view.evaluate(titles)).toEqual(["Your link is ready · Secret Push", "Your link is ready"]);
    page.close();
    const lists = await enterAs(server, "root@example.org", `${server.url}/admin`);
    await press(lists, "#tab-users");
    expect(await lists.view.evaluate("document.title")).toBe("Users · Pushes and server · Secret Push");
    lists.close();
  });
});
