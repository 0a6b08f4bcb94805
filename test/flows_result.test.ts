// The page of a new push once its link is there, in a real Chromium: the link survives, and leads where it should.

import { describe, expect, setDefaultTimeout, test } from "bun:test";

import { hasBrowser, openPage, type Page } from "./browser.ts";
import { enterAs, fill, openTerms, press, textAt, suggestPassphrase, toSection } from "./page_actions.ts";
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

  test("tells a signed-in sender whether it was opened (390 px)", async () => {
    const { email } = await server.user();
    const page = await enterAs(server, email, server.url, { width: 390 });
    const link = await share(page);
    await page.until("document.querySelector('#news').textContent === 'Not opened yet.'");
    await isSound(page);
    await fetch(`${server.url}/api/v2/pushes/${new URL(link).pathname.split("/")[2]}`);
    await page.view.evaluate("document.dispatchEvent(new Event('visibilitychange'))");
    await page.until("document.querySelector('#news').textContent.startsWith('Opened once: ')");
    await press(page, "#another");
    expect(await page.view.evaluate("document.querySelector('#news').hidden")).toBe(true);
    page.close();
    const anonymous = await openPage(server.url);
    await share(anonymous);
    expect(await anonymous.view.evaluate("document.querySelector('#news')")).toBe(null);
    anonymous.close();
  });

  test("leaving asks until the link and a suggested passphrase were copied (390 px)", async () => {
    const page = await openPage(server.url, { width: 390 });
    expect(await reload(page)).toBe(0);
    await openTerms(page);
    await suggestPassphrase(page);
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

  test("one button is the next step, and says by a tick and aloud that it copied (390 px)", async () => {
    const page = await openPage(server.url, { width: 390, height: 844 });
    const link = await share(page);
    const filled = `[...document.querySelectorAll("#made :is(button, .button)")]
      .filter((one) => one.checkVisibility() && getComputedStyle(one).backgroundColor === getComputedStyle(document.querySelector("#copy")).backgroundColor)
      .map(({ id }) => id)`;
    expect(await page.view.evaluate(filled)).toEqual(["copy"]);
    // The whole link is in sight.
    expect(
      await page.view.evaluate(
        "(() => { const { scrollWidth, clientWidth, scrollHeight, clientHeight } = document.querySelector('#link'); return scrollWidth <= clientWidth && scrollHeight <= clientHeight; })()",
      ),
    ).toBe(true);
    expect(await copied(page, "#copy")).toBe(link);
    expect(await textAt(page, "#share-status")).toBe("Copied");
    expect(await page.view.evaluate("document.querySelector('#share-status').getAttribute('role')")).toBe("status");
    await page.until("document.querySelector('#copy .icon-copy')");
    await isSound(page);
    page.close();
  });

  test("the QR code opens below the link, and closes again", async () => {
    const page = await openPage(server.url, { width: 390 });
    await share(page);
    const shown =
      "[document.querySelector('#code-box').checkVisibility(), document.querySelector('#show-code').ariaExpanded]";
    expect(await page.view.evaluate(shown)).toEqual([false, "false"]);
    await press(page, "#show-code");
    await page.until("document.querySelector('#qr').naturalWidth > 0");
    expect(await page.view.evaluate(shown)).toEqual([true, "true"]);
    await isSound(page);
    await press(page, "#show-code");
    expect(await page.view.evaluate(shown)).toEqual([false, "false"]);
    page.close();
  });

  test("the passphrase is the second step, with a button and a word of its own", async () => {
    const page = await openPage(server.url, { width: 390 });
    await openTerms(page);
    await fill(page, "#passphrase", "open sesame");
    await share(page);
    expect(await textAt(page, "#second")).toBe("Now send the passphrase another way");
    const order = "document.querySelector('#copy').compareDocumentPosition(document.querySelector('#guarded'))";
    expect(await page.view.evaluate(`${order} & Node.DOCUMENT_POSITION_FOLLOWING`)).toBe(4);
    expect(await copied(page, "#copy-passphrase")).toBe("open sesame");
    expect(await textAt(page, "#passphrase-status")).toBe("Copied");
    expect(await textAt(page, "#share-status")).toBe("");
    await isSound(page);
    page.close();
    const open = await openPage(server.url);
    await share(open);
    expect(await open.view.evaluate("document.querySelector('#guarded').checkVisibility()")).toBe(false);
    open.close();
  });

  test("the system's share sheet is there where the browser has one", async () => {
    const page = await openPage(server.url);
    await page.view.evaluate("void Object.defineProperty(navigator, 'share', { value: undefined })");
    await share(page);
    expect(await page.view.evaluate("document.querySelector('#share').checkVisibility()")).toBe(false);
    page.close();
    const phone = await openPage(server.url, { width: 390 });
    await phone.view.evaluate(`void Object.defineProperty(navigator, "share", {
      value: async ({ text }) => { window.handedOver = text; },
    })`);
    const link = await share(phone);
    await press(phone, "#share");
    expect(await phone.view.evaluate("window.handedOver")).toContain(link);
    // Now the sender has it elsewhere, and leaves without a question.
    expect(await reload(phone)).toBe(0);
    phone.close();
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
    expect(await page.view.evaluate(titles)).toEqual(["The secret is deleted · Secret Push", "The secret is deleted"]);
    await isSound(page);
    await press(page, "#another");
    expect(await page.view.evaluate("document.title")).toBe("Share a secret · Secret Push");
    await share(page);
    expect(await page.view.evaluate(titles)).toEqual(["Your link is ready · Secret Push", "Your link is ready"]);
    page.close();
    const lists = await enterAs(server, "root@example.org", `${server.url}/admin`);
    await toSection(lists, "users");
    expect(await lists.view.evaluate("document.title")).toBe("Users · Secret Push");
    lists.close();
  });
});
