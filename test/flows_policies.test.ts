// Policies on the page of a new push in a real Chromium: it offers what the person may push, and says what is required before
// anything is sent.

import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from "bun:test";

import { hasBrowser, openPage, type Page } from "./browser.ts";
import { startServer, type TestServer } from "./harness.ts";
import { cookiesOf, fill, press, textAt, termsOf, suggestPassphrase } from "./page_actions.ts";
import { isSound, made, WIDTHS } from "./page_flows.ts";

setDefaultTimeout(120_000); // other load on the machine slows the tests down

let server: TestServer;
beforeAll(async () => {
  if (!hasBrowser) return;
  server = await startServer({
    flags: {
      "policy-anonymous-passphrase-required": "true",
      "policy-anonymous-passphrase-min-length": "30",
      "policy-anonymous-cover-required": "true",
      "policy-anonymous-expire-after-days-min": "2",
      "policy-anonymous-expire-after-days-max": "4",
      "policy-anonymous-expire-after-views-max": "2",
      "policy-anonymous-kinds": "text,url",
      "policy-user-kinds": "file,url",
      "policy-user-max-file-bytes": "1KiB",
    },
  });
  await server.user("ann@example.org");
  await server.user("root@example.org", true);
});
afterAll(async () => {
  if (hasBrowser) await server.stop();
});

const tabsOf = async (page: Page): Promise<unknown> =>
  page.view.evaluate(`[...document.querySelectorAll('[role="tab"]')].map(({ innerText }) => innerText).join(", ")`);
const visible = (page: Page, selector: string): Promise<unknown> =>
  page.view.evaluate(`document.querySelector(${JSON.stringify(selector)})?.checkVisibility() ?? false`);
const sent = (page: Page): number => page.requests.filter(({ method }) => method === "POST").length;
const as = async (email: string, width: number): Promise<Page> =>
  openPage(server.url, { width, cookies: await cookiesOf(server, email) });

describe.skipIf(!hasBrowser)("a required passphrase", () => {
  test.each(WIDTHS)("is marked before anything is sent, and so is its length (%d px)", async (width) => {
    const page = await openPage(server.url, { width });
    expect(await tabsOf(page)).toBe("Text, Link");
    expect(await visible(page, "#passphrase")).toBe(true);
    expect(await textAt(page, 'label[for="passphrase"]')).toBe("Passphrase (required)");
    expect(await textAt(page, "#passphrase-hint")).toContain("At least 30 characters");
    expect(await termsOf(page)).toBe("4 days · 2 views · passphrase required");
    expect(
      await page.view.evaluate("[...document.querySelector('#lifetime').options].map((one) => one.text).join()"),
    ).toBe("2 days,3 days,4 days");
    await press(page, "#more summary");
    expect(await page.view.evaluate("(({ checked, disabled }) => checked && disabled)(covered)")).toBe(true);

    await fill(page, "#text", "secret");
    await press(page, "#submit");
    expect(await textAt(page, "#problem-passphrase")).toBe("Enter a passphrase: this server requires one.");
    expect(await page.view.evaluate("document.activeElement.id")).toBe("passphrase");
    await fill(page, "#passphrase", "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa");
    await press(page, "#submit");
    expect(await textAt(page, "#problem-passphrase")).toContain("too short: at least 30 characters");
    await isSound(page);
    expect(sent(page)).toBe(0);

    await suggestPassphrase(page);
    expect(String(await page.view.evaluate("passphrase.value")).length).toBeGreaterThanOrEqual(30);
    await press(page, "#submit");
    await page.until(made);
    expect(sent(page)).toBe(1);
    page.close();
  });

  test("a sealed push keeps it too, though the server never sees the passphrase", async () => {
    const page = await openPage(server.url, { width: 390 });
    await fill(page, "#text", "secret");
    await press(page, "#sealed");
    await press(page, "#submit");
    expect(await textAt(page, "#problem-passphrase")).toBe("Enter a passphrase: this server requires one.");
    await suggestPassphrase(page);
    await press(page, "#submit");
    await page.until(made);
    page.close();
  });
});

describe.skipIf(!hasBrowser)("fewer kinds", () => {
  test.each(WIDTHS)("are the only ones that the page offers, from the first (%d px)", async (width) => {
    const page = await as("ann@example.org", width);
    expect(await tabsOf(page)).toBe("Files, Link");
    expect(await page.view.evaluate("document.querySelector('#tab-file').getAttribute('aria-selected')")).toBe("true");
    expect([await visible(page, "#panel-file"), await visible(page, "#panel-text")]).toEqual([true, false]);
    expect(await textAt(page, "#file-limits")).toContain("1\u00a0KiB");
    expect(await textAt(page, 'label[for="passphrase"]')).not.toContain("required");
    await isSound(page);
    await press(page, "#tab-url");
    await fill(page, "#url", "https://example.org/");
    await press(page, "#submit");
    await page.until(made);
    page.close();
  });

  test("are of one role alone", async () => {
    const page = await as("root@example.org", 1280);
    expect(await tabsOf(page)).toBe("Text, Files, Link, QR code");
    expect(await termsOf(page)).toBe("7 days · 5 views · no passphrase");
    page.close();
  });
});
