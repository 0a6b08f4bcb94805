// Files in a real Chromium: chosen, dropped, sent, cancelled, saved.

import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { crc32 } from "node:zlib";

import { afterAll, afterEach, beforeAll, beforeEach, expect, setDefaultTimeout, test } from "bun:test";

import { openPage, type Page } from "./browser.ts";
import { startServer, type TestServer } from "./harness.ts";
import { bytesOf, download, filesOf, MIB, same } from "./multipart_forms.ts";
import { needs } from "./needs.ts";
import { type Network, networkTo } from "./network.ts";
import { downloads, isSound, linkOf, reveal, server, useServer, WIDTHS } from "./page_flows.ts";
import { cookiesOf, enterAs, fill, PASSWORD, press, reload, textAt } from "./page_actions.ts";
import { uploadsOf } from "./stored_files.ts";
import { filesInZip } from "./zips.ts";

setDefaultTimeout(60_000); // other load on the machine slows the tests down

useServer();

const tokenIn = (link: string): string => /\/p\/([\w-]+)/.exec(link)?.[1] ?? link;

needs("chromium").describe("files", () => {
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

  /** A folder on the disk, with what systems leave there. */
  function makeFolder(): string {
    const folder = join(server.dataDir, "Pläne");
    mkdirSync(join(folder, "2026/Q1"), { recursive: true });
    writeFileSync(join(folder, "a.txt"), "first");
    writeFileSync(join(folder, "2026/Q1/größer.bin"), bytesOf(300_000));
    writeFileSync(join(folder, "2026/.DS_Store"), "left behind");
    return folder;
  }
  const IN_FOLDER = [
    ["Pläne/2026/Q1/größer.bin", 300_000, crc32(bytesOf(300_000))],
    ["Pläne/a.txt", 5, crc32("first")],
  ];

  async function expectFolder(page: Page): Promise<void> {
    await page.until("document.querySelector('#chosen li button')");
    expect(await textAt(page, "#chosen bdi")).toBe("Pläne.zip");
    await press(page, "#submit");
    const [file] = await filesOf(server, { url_token: tokenIn(await linkOf(page)) });
    expect(file?.filename).toBe("Pläne.zip");
    const path = join(server.dataDir, "folder.zip");
    await Bun.write(path, await download(file?.url ?? ""));
    expect(await filesInZip(path)).toEqual(IN_FOLDER);
  }

  test("a folder that is dropped becomes one file, with its folders in it", async () => {
    const page = await openPage(server.url);
    await press(page, "#tab-file");
    const data = { items: [], files: [makeFolder()], dragOperationsMask: 1 };
    const at = await page.view.evaluate(`(() => {
      const { x, y } = document.querySelector("#drop").getBoundingClientRect();
      return { x: x + 20, y: y + 20 };
    })()`);
    for (const type of ["dragEnter", "dragOver", "drop"]) {
      await page.view.cdp("Input.dispatchDragEvent", { type, data, ...(at as { x: number; y: number }) });
    }
    await expectFolder(page);
    page.close();
  });

  async function chooseFolder(page: Page, folder: string): Promise<void> {
    const { root } = (await page.view.cdp("DOM.getDocument", {})) as { root: { nodeId: number } };
    const input = (await page.view.cdp("DOM.querySelector", { nodeId: root.nodeId, selector: "#folder" })) as {
      nodeId: number;
    };
    await page.view.cdp("DOM.setFileInputFiles", { nodeId: input.nodeId, files: [folder] });
  }

  test("a folder is chosen too", async () => {
    const page = await openPage(server.url, { width: 390 });
    await press(page, "#tab-file");
    await isSound(page);
    await chooseFolder(page, makeFolder());
    await expectFolder(page);
    page.close();
  });

  test("a folder without files is answered", async () => {
    const empty = join(server.dataDir, "empty");
    mkdirSync(empty);
    const page = await openPage(server.url);
    await press(page, "#tab-file");
    await chooseFolder(page, empty);
    await page.until("document.querySelector('#problem-file').textContent !== ''");
    expect(await textAt(page, "#problem-file")).toBe("Choose at least one file.");
    page.close();
  });

  test("text may be dropped beside files", async () => {
    const page = await openPage(server.url);
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

needs("chromium").describe("large files", () => {
  const SIZE = 20 * MIB + 1;
  let host: TestServer;
  let network: Network;
  beforeAll(async () => {
    host = await startServer({ flags: { "file-attachments-require-authentication": "false" } });
  });
  afterAll(() => host?.stop());
  beforeEach(async () => {
    network = await networkTo(host);
  });
  afterEach(() => network?.stop());

  async function choose(page: Page, ...files: Array<[name: string, bytes: number]>): Promise<void> {
    await page.view.evaluate(`(() => {
      const bytesOf = ${bytesOf.toString()};
      const chosen = new DataTransfer();
      for (const [name, bytes] of ${JSON.stringify(files)}) {
        chosen.items.add(new File([bytesOf(bytes, name.length)], name, { lastModified: 1_700_000_000_000 }));
      }
      document.querySelector("#drop").dispatchEvent(new DragEvent("drop", { dataTransfer: chosen, bubbles: true }));
    })()`);
  }
  const says = (page: Page, words: string): Promise<void> =>
    page.until(`document.querySelector("#speed").textContent.includes(${JSON.stringify(words)})`);
  const LOST = "Connection lost. The upload will resume by itself.";

  async function expectFiles(link: string, ...files: Array<[name: string, bytes: number]>): Promise<void> {
    const shared = await filesOf(host, { url_token: tokenIn(link) });
    expect(shared.map(({ filename, byte_size }) => [filename, byte_size])).toEqual(files);
    for (const [index, { url }] of shared.entries()) {
      const [name, size] = files[index] ?? ["", 0];
      const at = new URL(url);
      expect([name, same(await download(host.url + at.pathname), bytesOf(size, name.length))]).toEqual([name, true]);
    }
  }

  test("go on by themselves after cuts and a restart of the server, and nothing is sent twice", async () => {
    const files: Array<[string, number]> = [
      ["größer.bin", SIZE],
      ["empty.txt", 0],
      ["small.txt", 70_000],
    ];
    const page = await openPage(network.url, { width: 390 });
    await press(page, "#tab-file");
    await choose(page, ...files);
    const first = network.holdAt(3 * MIB);
    await press(page, "#submit");
    await first;
    network.cut();
    await says(page, LOST);
    expect(await textAt(page, "#spoken")).toBe(LOST);
    network.mend();
    await network.holdAt(12 * MIB);
    network.cut();
    await says(page, LOST);
    await host.stop({ dataDir: true });
    host = await startServer({
      dataDir: host.dataDir,
      flags: { "file-attachments-require-authentication": "false" },
    });
    network.mend(host);
    const link = await linkOf(page);
    expect(network.sent()).toBeLessThan(SIZE + 4 * MIB);
    await expectFiles(link, ...files);
    expect(await uploadsOf(host)).toEqual([]);
    expect(page.problems.filter((problem) => !problem.startsWith("network: "))).toEqual([]);
    page.close();
  });

  test("that are cancelled leave nothing on the server", async () => {
    const page = await openPage(network.url, { width: 390 });
    await press(page, "#tab-file");
    await choose(page, ["large.bin", SIZE]);
    const held = network.holdAt(9 * MIB);
    await press(page, "#submit");
    await held;
    expect(await uploadsOf(host)).toHaveLength(1);
    await press(page, "#cancel");
    network.mend();
    await page.until("document.querySelector('#outcome:not([hidden])')");
    expect(await textAt(page, "#outcome")).toBe("Cancelled. Nothing was stored.");
    const endMs = performance.now() + 45_000;
    while ((await uploadsOf(host)).length > 0 && performance.now() < endMs) await Bun.sleep(10);
    expect(await uploadsOf(host)).toEqual([]);
    expect(await page.view.evaluate("sessionStorage.uploads")).toBe("{}");
    page.close();
  });

  test("go on after a reload, once the same file is chosen again", async () => {
    const page = await openPage(network.url);
    await press(page, "#tab-file");
    await choose(page, ["large.bin", SIZE]);
    const held = network.holdAt(10 * MIB);
    await press(page, "#submit");
    await held;
    network.cut();
    network.mend();
    await reload(page);
    await press(page, "#tab-file");
    await choose(page, ["large.bin", SIZE]);
    await press(page, "#submit");
    await expectFiles(await linkOf(page), ["large.bin", SIZE]);
    const begun = page.requests.filter(({ method, url }) => method === "POST" && url.endsWith("/api/v2/uploads"));
    expect(begun).toHaveLength(1);
    page.close();
  });

  test("wait for whoever signs in again, and are then theirs", async () => {
    const { email, headers } = await host.user();
    const page = await enterAs(host, email, network.url);
    await press(page, "#tab-file");
    await choose(page, ["large.bin", SIZE]);
    const held = network.holdAt(5 * MIB);
    await press(page, "#submit");
    await held;
    const cookie = Object.entries(await cookiesOf(host, email))
      .map((pair) => pair.join("="))
      .join("; ");
    const ended = await host.json(
      "POST",
      "/account/sessions/end_others",
      {},
      { cookie, "sec-fetch-site": "same-origin" },
    );
    expect(ended.status).toBe(200);
    network.mend();
    await page.until("document.querySelector('#again-password')?.checkVisibility()");
    await fill(page, "#again-password", PASSWORD);
    await press(page, "#sign-in-again [type=submit]");
    const link = await linkOf(page);
    const { body } = await host.json("GET", "/api/v2/pushes/active", undefined, headers);
    expect((body as Array<{ url_token: string }>).map(({ url_token }) => url_token)).toEqual([tokenIn(link)]);
    await expectFiles(link, ["large.bin", SIZE]);
    page.close();
  });
});
