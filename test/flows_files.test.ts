// Files in a real Chromium: chosen, dropped, sent, cancelled, saved.

import { describe, expect, setDefaultTimeout, test } from "bun:test";

import { hasBrowser, openPage, type Page } from "./browser.ts";
import { startServer } from "./harness.ts";
import { downloads, isSound, linkOf, reveal, server, useServer, WIDTHS } from "./page_flows.ts";
import { fill, PASSWORD, press, textAt } from "./page_actions.ts";

setDefaultTimeout(60_000); // other load on the machine slows the tests down

useServer();

describe.skipIf(!hasBrowser)("files", () => {
  async function choose(page: Page, files: Array<[name: string, bytes: number]>): Promise<void> {
    await page.view.evaluate(`(() => {
      const chosen = new DataTransfer();
      for (const [name, bytes] of ${JSON.stringify(files)}) {
        const content = new Uint8Array(bytes).map((_, index) => (index * 7919) >> 3);
        chosen.items.add(new File([content], name));
      }
      const drop = document.querySelector("#drop");
      drop.dispatchEvent(new DragEvent("drop", { dataTransfer: chosen, bubbles: true, cancelable: true }));
    })()`);
  }

  test.each(WIDTHS)("dropped, sent with progress, downloaded byte for byte (%p px)", async (width) => {
    const hostile = "<img src=x onerror=alert(1)>\u202efdp.txt";
    const sender = await openPage(server.url, { width });
    await press(sender, "#tab-file");
    await isSound(sender);
    expect(await textAt(sender, "#file-limits")).toContain("10 files, 6\u00a0MiB each");
    await choose(sender, [["too large.bin", 7 * 1024 * 1024]]);
    expect(await textAt(sender, "#problem-file")).toBe("“too large.bin” is larger than 6\u00a0MiB.");
    await press(sender, "#chosen button");
    await choose(sender, [
      [hostile, 300_000],
      ["empty.txt", 0],
    ]);
    await isSound(sender);
    await sender.view.evaluate(`(() => {
      window.seen = [];
      new MutationObserver(() => window.seen.push(document.querySelector("#speed").textContent))
        .observe(document.querySelector("#speed"), { childList: true });
    })()`);
    await press(sender, "#submit");
    const link = await linkOf(sender);
    expect(await sender.view.evaluate("window.seen.some((text) => /%|Sent/.test(text))")).toBe(true);
    sender.close();

    const recipient = await openPage(link, { width });
    await recipient.view.cdp("Browser.setDownloadBehavior", { behavior: "allow", downloadPath: downloads });
    await reveal(recipient);
    expect(await textAt(recipient, "#files li:first-child .size")).toContain("293\u00a0KiB");
    expect(await recipient.view.evaluate("document.querySelectorAll('#files img').length")).toBe(0);
    // Not turned round, which would have it end in "txt.pdf".
    expect(await textAt(recipient, "#files li:first-child bdi")).toBe(hostile.replace("\u202e", ""));
    // What the button hands to the browser, byte for byte.
    await recipient.view.evaluate(`(() => {
      window.saved = [];
      const make = URL.createObjectURL.bind(URL);
      URL.createObjectURL = (blob) => { window.saved.push(blob); return make(blob); };
    })()`);
    await press(recipient, "#files li:first-child a");
    await recipient.until("window.saved.length === 1");
    const same = await recipient.view.evaluate(`window.saved[0].arrayBuffer().then((buffer) => {
      const bytes = new Uint8Array(buffer);
      return bytes.length === 300000 && bytes.every((byte, index) => byte === (((index * 7919) >> 3) & 255));
    })`);
    expect(same).toBe(true);
    await recipient.until("document.querySelector('#status').textContent === 'Downloaded'");
    await isSound(recipient);
    recipient.close();
  });

  test("a folder is refused in words, and text may still be dropped", async () => {
    const page = await openPage(server.url);
    await press(page, "#tab-file");
    await page.view.evaluate("void (DataTransferItem.prototype.webkitGetAsEntry = () => ({ isDirectory: true }))");
    await choose(page, [["folder", 4096]]);
    expect(await textAt(page, "#problem-file")).toContain("folder");
    expect(await page.view.evaluate("document.querySelectorAll('#chosen li').length")).toBe(0);
    const isTaken = (type: string) =>
      page.view.evaluate(`(() => {
        const held = new DataTransfer();
        if (${JSON.stringify(type)} === "text") held.setData("text/plain", "words");
        else held.items.add(new File(["x"], "x"));
        const over = new DragEvent("dragover", { dataTransfer: held, bubbles: true, cancelable: true });
        document.querySelector("#text").dispatchEvent(over);
        return over.defaultPrevented;
      })()`);
    expect([await isTaken("text"), await isTaken("file")]).toEqual([false, true]);
    page.close();
  });

  test("whoever must sign in to share files comes back to them (390 px)", async () => {
    const closed = await startServer();
    try {
      await closed.user("ann@example.org");
      const page = await openPage(closed.url, { width: 390 });
      await press(page, "#tab-file");
      await isSound(page);
      await press(page, "#panel-file a");
      await page.until("location.pathname === '/users/sign_in' && document.readyState === 'complete'");
      await fill(page, "#email", "ann@example.org");
      await fill(page, "#password", PASSWORD);
      await press(page, "#submit");
      await page.until("location.pathname === '/' && document.querySelector('#drop')?.checkVisibility()");
      expect(await page.view.evaluate("location.href")).toBe(`${closed.url}/`);
      page.close();
    } finally {
      await closed.stop();
    }
  });

  test("sending is cancelled and leaves nothing", async () => {
    const page = await openPage(server.url, { width: 390 });
    await page.view.cdp("Network.emulateNetworkConditions", {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: 200_000,
    });
    await press(page, "#tab-file");
    await choose(page, [["slow.bin", 5_000_000]]);
    await press(page, "#submit");
    await page.until("/%/.test(document.querySelector('#speed').textContent)");
    await isSound(page);
    await press(page, "#cancel");
    await page.until("document.querySelector('#outcome:not([hidden])')");
    expect(await textAt(page, "#outcome")).toBe("Cancelled. Nothing was stored.");
    // It is what the user wanted, so it does not look like an error.
    expect(await page.view.evaluate("document.querySelector('#problem').checkVisibility()")).toBe(false);
    await isSound(page);
    // The files are still there for another try.
    expect(await textAt(page, "#chosen")).toContain("slow.bin");
    page.close();
  });
});
