// The letter that a link is printed as, as Chromium prints it: one page, all of it, black on white.

import { expect, setDefaultTimeout, test } from "bun:test";

import { openPage, type Page } from "./browser.ts";
import { needs } from "./needs.ts";
import { afterUndo, enterAs, fill, go, openTerms, press, writeLetter } from "./page_actions.ts";
import { linkOf, made, server, useServer } from "./page_flows.ts";
import { pagesOf } from "./pdf.ts";

setDefaultTimeout(60_000); // other load on the machine slows the tests down

useServer();

/** In inches. */
const PAPERS = [
  ["A4", { paperWidth: 8.27, paperHeight: 11.69 }],
  ["Letter", { paperWidth: 8.5, paperHeight: 11 }],
] as const;

/** @returns the text of each printed page, without white space */
async function printed(page: Page, paper: object = PAPERS[0][1]): Promise<string[]> {
  const options = { ...paper, preferCSSPageSize: false, printBackground: false };
  const { data } = (await page.view.cdp("Page.printToPDF", options)) as { data: string };
  return pagesOf(Buffer.from(data, "base64"));
}

const joined = (text: string): string => text.replace(/\s+/g, "");

async function share(page: Page, passphrase = ""): Promise<string> {
  await fill(page, "#text", "the secret itself");
  await openTerms(page);
  await fill(page, "#passphrase", passphrase);
  await press(page, "#submit");
  const link = await linkOf(page);
  await writeLetter(page);
  return link;
}

needs("chromium", "the long run").describe("the letter", () => {
  test.each(PAPERS)("is one page of %s, with the whole link, the terms and what to do", async (_name, paper) => {
    for (const dark of [false, true]) {
      const page = await openPage(server.url, { dark, width: 390 });
      await page.view.cdp("Emulation.setTimezoneOverride", { timezoneId: "Asia/Kolkata" });
      const link = await share(page);
      const [text = "", ...more] = await printed(page, paper);
      expect(more).toEqual([]);
      for (const part of [
        "Secret Push",
        "For",
        "From",
        "Something confidential for you",
        "Scan the code with your phone’s camera",
        link,
        "Press the button",
        "destroy this sheet",
        "The link works 5 times, until",
        "GMT+5:30",
      ]) {
        expect(text).toContain(joined(part));
      }
      // Nothing of the page around it, and nothing of the secret.
      expect(text).not.toMatch(/Yourlinkisready|Copythelink|Deutsch|thesecretitself|passphrase/);
      page.close();
    }
  });

  test("never names the passphrase, and says so", async () => {
    const page = await openPage(server.url);
    await share(page, "opensesame");
    const pages = await printed(page);
    expect(pages).toHaveLength(1);
    expect(pages[0]).toContain(joined("Enter the passphrase and press the button."));
    expect(pages[0]).toContain(joined("it isn’t printed on this sheet"));
    expect(pages[0]).not.toContain("sesame");
    page.close();
  });

  test("is black on white from both themes, with a QR code that is drawn", async () => {
    for (const dark of [false, true]) {
      const page = await openPage(server.url, { dark });
      await share(page);
      const features = [{ name: "prefers-color-scheme", value: dark ? "dark" : "light" }];
      await page.view.cdp("Emulation.setEmulatedMedia", { media: "print", features });
      const looks = await page.view.evaluate(`(() => {
        const letter = document.querySelector("#letter");
        const colours = new Set([letter, ...letter.querySelectorAll("*")].map((one) => getComputedStyle(one).color));
        const { width, height } = document.querySelector("#letter-code img").getBoundingClientRect();
        return {
          colours: [...colours],
          ground: getComputedStyle(document.body).backgroundColor,
          code: [Math.round(width), Math.round(height), document.querySelector("#letter-code img").naturalWidth > 0],
        };
      })()`);
      expect(looks).toEqual({ colours: ["rgb(0, 0, 0)"], ground: "rgb(255, 255, 255)", code: [159, 159, true] });
      page.close();
    }
  });

  test("has room for the longest link and brand on one page, in every language", async () => {
    const { email, headers } = await server.user();
    const push = await server.push({ payload: "x", passphrase: "p" }, headers);
    const page = await enterAs(server, email, `${server.url}/users/token`);
    for (const language of ["en", "de", "fr"]) {
      await page.view.cdp("Network.setCookie", { name: "sp_lang", value: language, url: server.url });
      await go(page, `${server.url}/p/${push.url_token}/preview`);
      await writeLetter(page);
      const long = `https://${"a-long-name.".repeat(16)}example.org/p/${push.url_token}/r`;
      await page.view.evaluate(`(() => {
        document.querySelector("#letter-link").textContent = "${long}";
        document.querySelector(".letter-brand span").textContent = "${"Wide ".repeat(8)}";
      })()`);
      for (const [, paper] of PAPERS) {
        const pages = await printed(page, paper);
        expect(pages).toHaveLength(1);
        expect(pages[0]).toContain(long);
      }
    }
    page.close();
  });

  test("is printed by a button, and only while there is a link", async () => {
    const page = await openPage(server.url);
    await fill(page, "#text", "x");
    await press(page, "#submit");
    await linkOf(page);
    const loaded = (): boolean => page.requests.some(({ url }) => url.endsWith("/letter"));
    expect(loaded()).toBe(false);
    await writeLetter(page);
    expect(loaded()).toBe(true);
    // As the keys for printing do, which browsers take for themselves otherwise.
    const isTaken = `!document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "p", ctrlKey: true, bubbles: true, cancelable: true }))`;
    expect(await page.view.evaluate(isTaken)).toBe(true);
    await page.until("window.asked === 2");
    await press(page, "#end");
    await page.until("document.activeElement.id === 'undo'");
    await afterUndo(page);
    await page.until("document.querySelector('#success').classList.contains('over')");
    expect((await printed(page)).join("")).not.toContain("confidential");
    await press(page, "#another");
    await page.until(`!${made}`);
    const form = (await printed(page)).join("");
    expect(form).not.toContain("confidential");
    expect(form).toContain(joined("Share a secret"));
    page.close();
  });
});
