// What sealing and opening a large file takes of a page's memory, in a real Chromium.

import { expect, setDefaultTimeout } from "bun:test";
import { rmSync } from "node:fs";
import { join } from "node:path";

import { openPage, type Page } from "./browser.ts";
import { makeTempDir } from "./harness.ts";
import { needs } from "./needs.ts";
import { press, textAt } from "./page_actions.ts";
import { linkOf, made, reveal } from "./page_flows.ts";
import { openLink, server, useServer } from "./sealed_flows.ts";

setDefaultTimeout(300_000); // a hundred megabytes on a machine that others use too

useServer();

const MIB = 1024 * 1024;
const FILE_BYTES = 100 * MIB;
const MAX_PAGE_BYTES = 200 * MIB;

/** The most that the page held of objects and buffers until the expression was true. */
async function mostUntil(page: Page, expression: string): Promise<number> {
  let most = 0;
  const watch = { isOver: false };
  const over = page.until(expression, 240_000).finally(() => {
    watch.isOver = true;
  });
  over.catch(() => {}); // thrown below
  while (!watch.isOver) {
    const { usedSize, backingStorageSize } = (await page.view.cdp("Runtime.getHeapUsage")) as Record<string, number>;
    most = Math.max(most, (usedSize ?? 0) + (backingStorageSize ?? 0));
    await Bun.sleep(10); // between two looks
  }
  await over;
  return most;
}

/** Presses in the page, so that what follows is watched from its beginning. */
const pressSoon = (page: Page, selector: string): Promise<unknown> =>
  page.view.evaluate(`void setTimeout(() => document.querySelector(${JSON.stringify(selector)}).click())`);

needs("chromium", "the long run").test("a file of 100 MiB is sealed and opened in less than 200 MiB", async () => {
  const folder = makeTempDir();
  try {
    const path = join(folder, "large.bin");
    await Bun.write(path, new Uint8Array(FILE_BYTES).fill(7));
    const sender = await openPage(server.url);
    await press(sender, "#tab-file");
    await press(sender, "#sealed");
    const { root } = (await sender.view.cdp("DOM.getDocument")) as { root: { nodeId: number } };
    const found = await sender.view.cdp("DOM.querySelector", { nodeId: root.nodeId, selector: "#files" });
    await sender.view.cdp("DOM.setFileInputFiles", { ...(found as { nodeId: number }), files: [path] });
    await pressSoon(sender, "#submit");
    const sealing = await mostUntil(sender, made);
    const link = await linkOf(sender);
    sender.close();

    const recipient = await openLink(link);
    await recipient.view.cdp("Browser.setDownloadBehavior", { behavior: "allow", downloadPath: folder });
    await recipient.view.evaluate("void delete window.showSaveFilePicker");
    await reveal(recipient);
    await pressSoon(recipient, "#files li button");
    const opening = await mostUntil(recipient, "document.querySelector('#status').textContent !== ''");
    expect(await textAt(recipient, "#status")).toBe("“large.bin” was downloaded completely and verified.");
    recipient.close();
    for (const bytes of [sealing, opening]) {
      expect(bytes).toBeGreaterThan(MIB);
      expect(bytes).toBeLessThan(MAX_PAGE_BYTES);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
