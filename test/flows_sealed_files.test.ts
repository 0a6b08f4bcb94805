// Files sealed end to end, in a real Chromium: sealed with progress, opened on the way to the disk, and never a part of
// one that was damaged.

import { crc32 } from "node:zlib";

import { expect, setDefaultTimeout, test } from "bun:test";

import { rmSync } from "node:fs";
import { join } from "node:path";

import { openPage, type Page } from "./browser.ts";
import { bytesOf } from "./bytes.ts";
import { makeTempDir } from "./harness.ts";
import { needs } from "./needs.ts";
import { fill, press, textAt } from "./page_actions.ts";
import { isSound, linkOf, reveal, viewsLeftAt, WIDTHS } from "./page_flows.ts";
import { networkTo } from "./network.ts";
import { asked, chooseFiles, isChosen, keepSaved, linkTo, openLink, server, useServer } from "./sealed_flows.ts";
import { uploadsOf } from "./stored_files.ts";
import { filesInZip } from "./zips.ts";

const long = needs("the long run");

setDefaultTimeout(60_000); // other load on the machine slows the tests down

useServer();

needs("chromium").describe("files sealed by the page, opened by the page", () => {
  test.each(WIDTHS)("files, with progress, byte for byte (%p px)", async (width) => {
    const sender = await openPage(server.url, { width });
    await press(sender, "#tab-file");
    await press(sender, "#sealed");
    await chooseFiles(sender, [
      ["Überblick.bin", 300_000],
      ["empty.txt", 0],
    ]);
    await fill(sender, "#message", "the plans");
    await sender.view.evaluate(`(() => {
      window.seen = [];
      new MutationObserver(() => window.seen.push(document.querySelector("#speed").textContent))
        .observe(document.querySelector("#speed"), { childList: true });
    })()`);
    await press(sender, "#submit");
    const link = await linkOf(sender);
    const seen = (await sender.view.evaluate("window.seen")) as string[];
    expect(seen[0]).toStartWith("Encrypting in your browser:");
    expect(seen).toContain("Sent. The server is storing it…");
    sender.close();

    const recipient = await openLink(link, { width });
    await recipient.view.evaluate("void delete window.showSaveFilePicker");
    await keepSaved(recipient);
    await reveal(recipient);
    expect(await recipient.view.evaluate("document.querySelector('#payload').textContent")).toBe("the plans");
    expect(await textAt(recipient, "#files li:first-child bdi")).toBe("Überblick.bin");
    expect(await textAt(recipient, "#files li:first-child .size")).toBe("293\u00a0KiB");
    await isSound(recipient);
    await press(recipient, "#files li:first-child button");
    await recipient.until("document.querySelector('#status').textContent.includes('downloaded completely')");
    expect(await textAt(recipient, "#status")).toBe("“Überblick.bin” was downloaded completely and verified.");
    expect(await recipient.view.evaluate(isChosen("window.saved[0]", 300_000))).toBe(true);
    await press(recipient, "#download-all");
    await recipient.until("document.querySelector('#status').textContent === 'Downloaded'");
    const path = join(server.dataDir, "sealed.zip");
    await Bun.write(
      path,
      Buffer.from(
        String(
          await recipient.view.evaluate(`window.saved[1].arrayBuffer().then(
      (bytes) => new Uint8Array(bytes).toBase64())`),
        ),
        "base64",
      ),
    );
    const chosen = new Uint8Array(300_000).map((_, index) => (index * 7919) >> 3);
    expect(await filesInZip(path)).toEqual([
      ["Überblick.bin", 300_000, crc32(chosen)],
      ["empty.txt", 0, 0],
    ]);
    expect(await viewsLeftAt(server, link)).toBe(4);
    recipient.close();
  });

  test("a large one goes on after a cut, and is sealed once", async () => {
    const size = 18 * 1024 * 1024;
    const network = await networkTo(server);
    const sender = await openPage(network.url, { width: 390 });
    await press(sender, "#tab-file");
    await press(sender, "#sealed");
    await chooseFiles(sender, [["large.bin", size]]);
    const held = network.holdAt(10 * 1024 * 1024);
    await press(sender, "#submit");
    await held;
    network.cut();
    await sender.until("document.querySelector('#speed').textContent.startsWith('Connection lost')");
    expect(await uploadsOf(server)).toHaveLength(1);
    network.mend();
    const link = await linkOf(sender);
    expect(network.sent()).toBeLessThan(size + 4 * 1024 * 1024);
    expect(asked(sender)).toEqual(["/api/v2/uploads", "/api/v2/pushes"]);
    sender.close();
    network.stop();

    const recipient = await openLink(link.replace(network.url, server.url));
    await recipient.view.evaluate("void delete window.showSaveFilePicker");
    await keepSaved(recipient);
    await reveal(recipient);
    await press(recipient, "#files li button");
    await recipient.until("window.saved.length === 1");
    expect(await recipient.view.evaluate(isChosen("window.saved[0]", size))).toBe(true);
    recipient.close();
  });

  long.test("a picture is looked at", async () => {
    const png = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=";
    const picture = new File([Uint8Array.fromBase64(png)], "a.png", { type: "image/png" });
    const page = await openLink(await linkTo({ kind: "file", files: [picture] }));
    await reveal(page);
    await press(page, "#files li button:not(.button)");
    await page.until("document.querySelector('#files img')?.naturalWidth === 1");
    expect(page.problems).toEqual([]);
    page.close();
  });

  test("sealing is cancelled and sends nothing", async () => {
    const page = await openPage(server.url, { width: 390 });
    await press(page, "#tab-file");
    await press(page, "#sealed");
    await chooseFiles(page, [["large.bin", 300_000]]);
    await watchWorkers(page);
    // A worker that is not done yet.
    await page.view.evaluate("void (Worker.prototype.postMessage = () => {})");
    await press(page, "#submit");
    await page.until("window.workers.length === 1");
    await isSound(page);
    await press(page, "#cancel");
    await page.until("document.querySelector('#outcome:not([hidden])')");
    expect(await textAt(page, "#outcome")).toBe("Cancelled. Nothing was stored.");
    expect(await textAt(page, "#chosen")).toContain("large.bin");
    expect(asked(page)).toEqual([]);
    page.close();
  });

  long.test(
    "a worker seals, and files that could not be sent are not sealed again unless something changes",
    async () => {
      const page = await openPage(server.url, { width: 390 });
      await press(page, "#tab-file");
      await press(page, "#sealed");
      await chooseFiles(page, [["large.bin", 300_000]]);
      await watchWorkers(page);
      // The connection is lost once the page has what it seals with.
      await page.view.evaluate(`(() => {
      const { modules } = JSON.parse(document.querySelector("meta[name=settings]").content);
      return Promise.all([import(modules.seal), import(modules.qr)]).then(() => true);
    })()`);
      await offline(page, true);
      await press(page, "#submit");
      await page.until("document.querySelector('#problem')?.checkVisibility()");
      expect(await page.view.evaluate("[window.workers.length, window.sealedBy]")).toEqual([1, 1]);
      await press(page, "#submit:not([aria-busy])");
      await page.until("document.querySelector('#problem')?.checkVisibility()");
      expect(await page.view.evaluate("window.workers.length")).toBe(1);
      await offline(page, false);
      await fill(page, "#message", "and a message");
      await press(page, "#submit:not([aria-busy])");
      const link = await linkOf(page);
      expect(await page.view.evaluate("[window.workers.length, window.sealedBy]")).toEqual([2, 2]);
      expect(page.problems.filter((problem) => !problem.startsWith("network:"))).toEqual([]);
      page.close();
      const recipient = await openLink(link);
      await reveal(recipient);
      expect(await recipient.view.evaluate("document.querySelector('#payload').textContent")).toBe("and a message");
      recipient.close();
    },
  );

  long.each([
    ["has no workers", "void delete window.Worker"],
    ["starts none", "void (window.Worker = function () { throw new DOMException('', 'SecurityError') })"],
  ])("the page seals where the browser %s", async (_what, change) => {
    const page = await openPage(server.url, { width: 390 });
    await press(page, "#tab-file");
    await press(page, "#sealed");
    await chooseFiles(page, [["large.bin", 300_000]]);
    await page.view.evaluate(change);
    await press(page, "#submit");
    expect(await linkOf(page)).toContain("#e1.");
    expect(page.problems).toEqual([]);
    page.close();
  });
});

const offline = (page: Page, isOffline: boolean): Promise<unknown> =>
  page.view.cdp("Network.emulateNetworkConditions", {
    offline: isOffline,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });

/** window.workers are those that the page starts, window.sealedBy counts those that have sealed. */
const watchWorkers = (page: Page): Promise<unknown> =>
  page.view.evaluate(`(() => {
    window.workers = [];
    window.sealedBy = 0;
    window.Worker = new Proxy(Worker, { construct(target, given) {
      const made = new target(...given);
      made.addEventListener("message", ({ data }) => (window.sealedBy += "sealed" in data ? 1 : 0));
      window.workers.push(made);
      return made;
    } });
  })()`);

needs("chromium").test(
  "a file that the browser can no longer read is named in words, and nothing is sent",
  async () => {
    const folder = makeTempDir();
    const path = join(folder, "gone.bin");
    await Bun.write(path, new Uint8Array(300_000));
    const page = await openPage(server.url, { width: 390 });
    await press(page, "#tab-file");
    await press(page, "#sealed");
    const { root } = (await page.view.cdp("DOM.getDocument")) as { root: { nodeId: number } };
    const found = await page.view.cdp("DOM.querySelector", { nodeId: root.nodeId, selector: "#files" });
    await page.view.cdp("DOM.setFileInputFiles", { ...(found as { nodeId: number }), files: [path] });
    rmSync(folder, { recursive: true });
    await press(page, "#submit");
    await page.until("document.querySelector('#problem')?.checkVisibility()");
    expect(await textAt(page, "#problem")).toStartWith("Your browser can no longer read one of the files.");
    expect(asked(page)).toEqual([]);
    page.close();
  },
);

/** The sealed file with one bit flipped in its last chunk. */
async function flipped(sealed: Blob): Promise<Blob> {
  const bytes = await sealed.bytes();
  bytes.set([(bytes.at(-20) ?? 0) ^ 1], bytes.length - 20);
  return new Blob([bytes]);
}
const cut = async (sealed: Blob): Promise<Blob> => sealed.slice(0, sealed.size - 20);
/** Ends where a chunk does: header and nonce, then two chunks of 64 KiB with their tags. */
const shortened = async (sealed: Blob): Promise<Blob> => sealed.slice(0, 166 + 2 * 65_552);

needs("chromium").describe("saved to the disk as it opens", () => {
  /** In place of the system's dialog: a file that Chromium keeps for the page, and that takes what it is given. */
  const choosePlace = (page: Page): Promise<unknown> =>
    page.view.evaluate(`(() => {
      window.showSaveFilePicker = async ({ suggestedName }) => {
        window.suggested = suggestedName;
        const folder = await navigator.storage.getDirectory();
        return (window.place = await folder.getFileHandle("place", { create: true }));
      };
    })()`);
  const savedBytes = "window.place.getFile().then(({ size }) => size)";
  const file = (): File => new File([new Uint8Array(bytesOf(7, 300_000))], "plans.pdf", { type: "application/pdf" });

  async function save(link: string): Promise<{ page: Page; said: string }> {
    const page = await openLink(link);
    await choosePlace(page);
    await reveal(page);
    await press(page, "#files li button");
    await page.until("document.querySelector('#status').textContent !== ''");
    return { page, said: await textAt(page, "#status") };
  }

  test("a whole file, under its own name", async () => {
    const { page, said } = await save(await linkTo({ kind: "file", files: [file()] }));
    expect(said).toBe("“plans.pdf” was downloaded completely and verified.");
    expect(await page.view.evaluate("window.suggested")).toBe("plans.pdf");
    expect(await page.view.evaluate(savedBytes)).toBe(300_000);
    expect(page.problems).toEqual([]);
    page.close();
  });

  long.each([
    ["one bit is flipped in its last chunk", "“plans.pdf” was damaged or changed. None of it was saved.", flipped],
    ["its end is missing", "The end of “plans.pdf” is missing. None of it was saved.", cut],
    ["its last chunks are missing", "The end of “plans.pdf” is missing. None of it was saved.", shortened],
  ])("nothing of a file where %s", async (_what, sentence, change) => {
    const link = await linkTo({
      kind: "file",
      files: [file()],
      change: async (sealed) => ({ ...sealed, files: [await change(sealed.files[0] ?? new Blob())] }),
    });
    const { page, said } = await save(link);
    expect(said).toBe(sentence);
    expect(await page.view.evaluate(savedBytes)).toBe(0);
    page.close();
    const other = await openLink(link);
    await other.view.evaluate("void delete window.showSaveFilePicker");
    await keepSaved(other);
    await reveal(other);
    await press(other, "#files li button");
    await other.until("document.querySelector('#status').textContent !== ''");
    expect(await textAt(other, "#status")).toBe(sentence);
    expect(await other.view.evaluate("window.saved.length")).toBe(0);
    other.close();
  });
});
