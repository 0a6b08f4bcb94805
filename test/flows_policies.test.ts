// Policies on the page of a new push in a real Chromium: it offers what the person may push, and says what is required before
// anything is sent.

import { afterAll, beforeAll, expect, setDefaultTimeout, test } from "bun:test";

import { hasBrowser, openPage, type Page } from "./browser.ts";
import { startServer, type TestServer } from "./harness.ts";
import { needs } from "./needs.ts";
import {
  cookiesOf,
  fill,
  go,
  openTerms,
  press,
  reload,
  suggestPassphrase,
  termsOf,
  textAt,
  openPart,
} from "./page_actions.ts";
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
      "generator-style": "words",
      "generator-words": "5",
      "generator-separator": ".",
      preset: JSON.stringify({
        client: { label: "For a <client>", label_de: "Für Kunden", lifetime: "3d", views: 1, passphrase: "generated" },
        contract: { label: "Contract", kind: "file", lifetime: "10d", views: 9, hold: true, passphrase: "asked" },
      }),
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

needs("chromium").describe("a required passphrase", () => {
  test.each(WIDTHS)("is marked before anything is sent, and so is its length (%d px)", async (width) => {
    const page = await openPage(server.url, { width });
    expect(await tabsOf(page)).toBe("Text, Link");
    expect(await visible(page, "#passphrase")).toBe(true);
    expect(await textAt(page, 'label[for="passphrase"]')).toBe("Passphrase (required)");
    expect(await textAt(page, "#passphrase-hint")).toContain("At least 30 characters");
    expect(await visible(page, "#views")).toBe(false);
    expect(await termsOf(page)).toBe("4 days · 2 views");
    expect(
      await page.view.evaluate("[...document.querySelector('#lifetime').options].map((one) => one.text).join()"),
    ).toBe("2 days,3 days,4 days,until …");
    expect(await page.view.evaluate("(({ checked, disabled }) => checked && disabled)(covered)")).toBe(true);

    await fill(page, "#text", "secret");
    await press(page, "#submit");
    expect(await textAt(page, "#problem-passphrase")).toBe("Enter a passphrase.");
    expect(await page.view.evaluate("document.activeElement.id")).toBe("passphrase");
    await fill(page, "#passphrase", "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa");
    await press(page, "#submit");
    expect(await textAt(page, "#problem-passphrase")).toContain("too short. Use at least 30 characters");
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
    expect(await textAt(page, "#problem-passphrase")).toBe("Enter a passphrase.");
    await suggestPassphrase(page);
    await press(page, "#submit");
    await page.until(made);
    page.close();
  });
});

needs("chromium").describe("fewer kinds", () => {
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

needs("chromium").describe("presets", () => {
  const chips = (page: Page): Promise<unknown> =>
    page.view.evaluate("Array.from(document.querySelectorAll('#presets > *'), (chip) => chip.innerText).join(', ')");
  const chip = (n: number): string => `#presets > :nth-child(${n})`;
  const pressed = (page: Page, n: number): Promise<void> =>
    page.until(`document.querySelector("${chip(n)}").ariaPressed === "true"`);

  test.each(WIDTHS)("of the operator are chips above the terms, and a tap sets the terms (%d px)", async (width) => {
    const page = await openPage(server.url, { width });
    expect(await chips(page)).toBe("For a <client>");
    const top = () =>
      page.view.evaluate("document.querySelector('[role=tablist]').getBoundingClientRect().top + scrollY");
    const before = await top();
    await press(page, chip(1));
    await page.until("passphrase.value !== ''");
    expect(await termsOf(page)).toBe("3 days · 1 view");
    expect(await top()).toBe(before);
    await isSound(page);

    // A second tap goes back to the defaults, and takes the passphrase that was made up along.
    await press(page, chip(1));
    await page.until("passphrase.value === ''");
    expect(await termsOf(page)).toBe("4 days · 2 views");

    await press(page, chip(1));
    await page.until("passphrase.value !== ''");
    await openTerms(page);
    await fill(page, "#views", "2");
    expect(await page.view.evaluate(`document.querySelector("${chip(1)}").ariaPressed`)).toBe("false");
    await fill(page, "#views", "1");
    await fill(page, "#text", "secret");
    await press(page, "#submit");
    await page.until(made);
    const link = String(await page.view.evaluate("document.querySelector('#link').value"));
    const passphrase = await textAt(page, "#made-passphrase");
    const path = `/api/v2/pushes/${/\/p\/(\w+)/.exec(link)?.[1]}`;
    const { body } = await server.json("GET", path, undefined, { "x-passphrase": passphrase });
    expect(body).toMatchObject({ payload: "secret", expire_after_days: 3, expire_after_views: 1 });
    page.close();
  });

  test("may name a kind, days of their own, and a passphrase that must be typed", async () => {
    const page = await as("ann@example.org", 390);
    expect(await chips(page)).toBe("For a <client>, Contract");
    await press(page, chip(2));
    await pressed(page, 2);
    expect(await page.view.evaluate("document.querySelector('[aria-selected=true]').id")).toBe("tab-file");
    expect(await termsOf(page)).toBe("10 days · 9 views · passphrase required · ask me first");
    // They stay in another tab.
    await press(page, "#tab-url");
    expect(await termsOf(page)).toBe("10 days · 9 views · passphrase required · ask me first");
    await fill(page, "#url", "https://example.org");
    await press(page, "#submit");
    expect(await textAt(page, "#problem-passphrase")).toContain("Enter a passphrase");
    expect(sent(page)).toBe(0);
    page.close();
  });

  test("of one's own are kept from the form, and renamed and removed in the account", async () => {
    const page = await as("root@example.org", 390);
    await openTerms(page);
    await fill(page, "#views", "3");
    await fill(page, "#passphrase", "never stored in a preset");
    await press(page, "#keep-terms");
    await page.until("document.querySelector('#preset-dialog[open]')");
    await isSound(page);
    await press(page, "#preset-dialog [type=submit]");
    await page.until("document.querySelector('#problem-preset')?.innerText.startsWith('Enter a name of')");
    await fill(page, "#preset-name", "Für <Ben>");
    await press(page, "#preset-dialog [type=submit]");
    await pressed(page, 3);
    await reload(page);
    await page.until("!document.querySelector('#push').inert");
    expect(await chips(page)).toBe("For a <client>, Contract, Für <Ben>");
    await press(page, chip(3));
    await pressed(page, 3);
    expect(await termsOf(page)).toBe("7 days · 3 views · passphrase required");
    expect(JSON.stringify((await server.json("GET", "/api/v2/presets")).body)).not.toContain("never stored");

    await go(page, `${server.url}/users/token`);
    await page.until("document.querySelector('#own-presets li')");
    expect(await textAt(page, "#own-presets")).toContain("7 days · 3 views");
    await openPart(page, "saved-presets");
    await press(page, "#own-presets summary");
    await isSound(page);
    await fill(page, "#own-presets [name=to]", "For Ben");
    await press(page, "#own-presets details [type=submit]");
    await page.until("document.querySelector('#own-presets bdi').innerText === 'For Ben'");
    await isSound(page);
    await press(page, '#own-presets [aria-label="Delete: For Ben"]');
    await press(page, "#ask-yes");
    await page.until("!document.querySelector('#own-presets li')");
    await go(page, `${server.url}/`);
    expect(await chips(page)).toBe("For a <client>, Contract");
    page.close();
  });
});

needs("chromium").describe("the generator", () => {
  test("begins as the administrator set it, and loads its words only when they are wanted", async () => {
    const page = await openPage(server.url, { width: 390 });
    const words = (): number => page.requests.filter(({ url }) => url.includes("/assets/words-")).length;
    expect(words()).toBe(0);
    await press(page, "#generate");
    await page.until("suggestion.value !== ''");
    expect(words()).toBe(1);
    expect(await textAt(page, "#suggestion")).toMatch(/^(?:[a-z]{3,9}\.){4}[a-z]{3,9}$/);
    expect(await page.view.evaluate("document.querySelector('#pin-hint').hidden")).toBe(true);
    await suggestPassphrase(page);
    expect(await page.view.evaluate("passphrase.value")).toMatch(/^(?:[a-z]{3,9}\.){4,}[a-z]{3,9}$/);
    page.close();
  });

  test("makes PINs, and says how weak they are", async () => {
    const page = await openPage(server.url, { width: 390 });
    await press(page, "#generate");
    await page.until("suggestion.value !== ''");
    await page.view.evaluate(`(() => {
      const style = document.querySelector("#generator-style");
      style.value = "pin";
      style.dispatchEvent(new Event("change"));
    })()`);
    await page.until("/^[0-9]{6}$/.test(suggestion.value)");
    expect(await textAt(page, "#strength")).toBe("about 19 bits");
    expect(await textAt(page, "#pin-hint")).toContain("Too weak to be the secret itself.");
    await press(page, "#generator-length");
    await page.view.press("End");
    expect(await textAt(page, "#suggestion")).toMatch(/^\d{12}$/);
    await isSound(page);
    page.close();
  });
});
