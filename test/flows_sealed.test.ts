// Pushes sealed end to end, in a real Chromium: what the sender chooses, and how text, addresses and codes are opened.

import { expect, setDefaultTimeout, test } from "bun:test";

import { qrPath } from "../static/modules/qr.ts";
import { openPage, type Page } from "./browser.ts";
import { startServer } from "./harness.ts";
import { needs } from "./needs.ts";
import { back, fill, go, openTerms, press, reload, textAt, switchTo, writeLetter } from "./page_actions.ts";
import { isSound, linkOf, reveal, viewsLeftAt, WIDTHS } from "./page_flows.ts";
import { asked, linkTo, openLink, PASSPHRASE, ready, SECRET, server, shown, useServer } from "./sealed_flows.ts";

const long = needs("the long run");

setDefaultTimeout(60_000); // other load on the machine slows the tests down

useServer();

needs("chromium").describe("sealed by the page, opened by the page", () => {
  test.each(WIDTHS)("a text with a passphrase (%p px)", async (width) => {
    const sender = await openPage(server.url, { width });
    await fill(sender, "#text", SECRET);
    await press(sender, "#sealed");
    await openTerms(sender);
    await fill(sender, "#passphrase", PASSPHRASE);
    await isSound(sender);
    await press(sender, "#submit");
    const link = await linkOf(sender);
    const [address = "", fragment = ""] = link.split("#");
    expect(fragment).toMatch(/^e1\.[\w-]{45}$/);
    expect(await shown(sender, "#shown-once")).toBe(true);
    // Whatever hands the link on has its end too: the code, the letter, mail and message.
    const code = String(await sender.view.evaluate("document.querySelector('#qr').src"));
    expect(decodeURIComponent(code)).toContain(`"${qrPath(link)?.path}"`);
    await writeLetter(sender);
    expect(await sender.view.evaluate("document.querySelector('#letter-code img').src")).toBe(code);
    expect(await sender.view.evaluate("document.querySelector('#letter-link').textContent")).toBe(link);
    expect(await sender.view.evaluate("decodeURIComponent(document.querySelector('#mail').href)")).toContain(link);
    expect(await textAt(sender, "#made-passphrase")).toBe(PASSPHRASE);
    await isSound(sender);
    // The only page that shows the link asks before it is left.
    await go(sender, `${server.url}/about`);
    expect(sender.leaving.asked).toBe(1);
    expect(sender.requests.filter(({ url }) => url.includes(fragment))).toEqual([]);
    sender.close();

    const recipient = await openLink(link, { width });
    await isSound(recipient);
    await fill(recipient, "#passphrase", "another one");
    await press(recipient, "#submit");
    await recipient.until("document.querySelector('#problem')?.checkVisibility()");
    expect(await textAt(recipient, "#problem")).toBe("The passphrase is wrong.");
    expect(await viewsLeftAt(server, link)).toBe(5);
    await fill(recipient, "#passphrase", PASSPHRASE);
    await reveal(recipient);
    expect(await recipient.view.evaluate("document.querySelector('#payload').textContent")).toBe(SECRET);
    expect(await viewsLeftAt(server, link)).toBe(4);
    expect(recipient.problems).toEqual([]);
    // The address and the title do not show what opens it.
    expect(await recipient.view.evaluate("location.href")).toBe(address);
    expect(await recipient.view.evaluate("document.title")).not.toContain(fragment);
    // A reload shows nothing, counts nothing, and can still open it.
    await reload(recipient);
    await ready(recipient);
    expect(await shown(recipient, "#passphrase")).toBe(true);
    expect(await recipient.view.evaluate("document.body.textContent")).not.toContain("battery staple");
    expect(await viewsLeftAt(server, link)).toBe(4);
    recipient.close();
  });

  test("after the last view the tab keeps nothing that opens the link, nor does going back", async () => {
    const link = await linkTo({ payload: SECRET, fields: { expire_after_views: 1 } });
    const page = await openLink(link);
    await reveal(page);
    expect(await page.view.evaluate("history.state")).toBe(null);
    await go(page, `${server.url}/about`);
    await back(page, "document.querySelector('main h1')?.textContent.includes('Nothing here')");
    expect(await page.view.evaluate("document.documentElement.outerHTML")).not.toContain("battery staple");
    page.close();
  });

  long.test("another language keeps the end of the link, which the address shows no more after a reload", async () => {
    const page = await openLink(await linkTo({ payload: SECRET }));
    await switchTo(page, "de");
    await page.until("document.documentElement.lang === 'de' && document.readyState === 'complete'");
    await ready(page);
    await reveal(page);
    await reload(page);
    await ready(page);
    await switchTo(page, "fr");
    await page.until("document.documentElement.lang === 'fr' && document.readyState === 'complete'");
    await ready(page);
    await reveal(page);
    expect(await page.view.evaluate("document.querySelector('#payload').textContent")).toBe(SECRET);
    page.close();
  });

  long.test("a text that is not Unicode is not sealed, and the page says so", async () => {
    const page = await openPage(server.url);
    await page.view.evaluate("void (document.querySelector('#text').value = 'half of a pair: \\ud800')");
    await press(page, "#sealed");
    await press(page, "#submit");
    await page.until("document.querySelector('#problem')?.checkVisibility()");
    expect(await textAt(page, "#problem")).toBe("Your browser couldn’t encrypt the secret. Nothing was sent.");
    expect(asked(page)).toEqual([]);
    page.close();
  });

  test("covered, it shows nothing until it is pressed", async () => {
    const page = await openLink(await linkTo({ payload: SECRET, fields: { covered: true } }), { width: 390 });
    await reveal(page);
    expect(await page.view.evaluate("document.body.textContent.includes('battery')")).toBe(false);
    await press(page, "#show");
    expect(await page.view.evaluate("document.querySelector('#payload').textContent")).toBe(SECRET);
    page.close();
  });

  long.test("an address on the web is a link after a question, another one is text", async () => {
    const sender = await openPage(server.url, { width: 390 });
    await press(sender, "#tab-url");
    await fill(sender, "#url", "example.org/a?b=1");
    await press(sender, "#sealed");
    await press(sender, "#submit");
    const page = await openLink(await linkOf(sender), { width: 390 });
    sender.close();
    await reveal(page);
    expect(await textAt(page, "#address-shown")).toBe("https://example.org/a?b=1");
    await press(page, "#go");
    expect(await page.view.evaluate("document.querySelector('#leave').href")).toBe("https://example.org/a?b=1");
    page.close();
    const hostile = await openLink(await linkTo({ kind: "url", payload: "javascript:alert(1)" }));
    await reveal(hostile);
    expect([await shown(hostile, "#go"), await shown(hostile, "#no-address")]).toEqual([false, true]);
    expect(await textAt(hostile, "#address-shown")).toBe("javascript:alert(1)");
    hostile.close();
  });

  long.test("a code is drawn in the page, and what is too long for one is text", async () => {
    const page = await openLink(await linkTo({ kind: "qr", payload: "WIFI:T:WPA;S:guests;P:staple;;" }));
    await reveal(page);
    const drawn = String(
      await page.view.evaluate("document.querySelector('#code-drawn svg path:last-child').outerHTML"),
    );
    expect(drawn).toContain(`"${qrPath("WIFI:T:WPA;S:guests;P:staple;;")?.path}"`);
    await isSound(page);
    page.close();
    const long = await openLink(await linkTo({ kind: "qr", payload: "x".repeat(1_025) }));
    await reveal(long);
    expect([await shown(long, "#code"), await shown(long, "#payload")]).toEqual([false, true]);
    long.close();
  });
});

needs("chromium").describe("whether the page of a new push seals", () => {
  const state = (page: Page): Promise<unknown> =>
    page.view.evaluate(`(() => {
      const choice = document.querySelector("#sealed");
      return choice && [choice.checked, choice.disabled];
    })()`);

  long.each([
    ["off", null],
    ["offered", [false, false]],
    ["preferred", [true, false]],
    ["required", [true, true]],
  ])("is the server's to say: %s", async (policy, expected) => {
    const own = await startServer({ flags: { e2e: policy } });
    try {
      const page = await openPage(own.url, { width: 390 });
      await page.until("document.querySelector('#waiting').hidden");
      expect(await state(page)).toEqual(expected);
      expect((await textAt(page, "#sealed-hint")).includes("This server requires this option")).toBe(
        policy === "required",
      );
      if (policy === "preferred" || policy === "required") {
        await fill(page, "#text", SECRET);
        await press(page, "#submit");
        expect(await linkOf(page)).toContain("#e1.");
      }
      await isSound(page);
      page.close();
    } finally {
      await own.stop();
    }
  });

  long.test("is remembered on this device, until the choices are reset", async () => {
    const first = await openPage(server.url);
    await press(first, "#sealed");
    await fill(first, "#text", "x");
    await press(first, "#submit");
    await linkOf(first);
    first.close();
    const second = await openPage(server.url, { keep: true });
    await second.until("document.querySelector('#waiting').hidden");
    expect(await state(second)).toEqual([true, false]);
    await openTerms(second);
    await press(second, "#reset");
    expect(await state(second)).toEqual([false, false]);
    second.close();
  });

  test("costs who does not seal no request: nothing that seals is loaded", async () => {
    const page = await openPage(server.url);
    await fill(page, "#text", "x");
    await press(page, "#submit");
    expect(await linkOf(page)).not.toContain("#");
    expect(page.requests.filter(({ url }) => /assets\/(?:seal|qr)-/.test(url))).toEqual([]);
    page.close();
  });
});
