// What the browser tests of sealed pushes share: a server, links, and files that a sender chooses.

import { afterAll, beforeAll } from "bun:test";

import { openPage, type Page, type PageOptions } from "./browser.ts";
import { startServer, type TestServer } from "./harness.ts";
import { pushSealed, type SealedWish } from "./sealed_pushes.ts";

export const SECRET = "correct  horse\tbattery staple\n\nline & <b>bold</b> 🐎";
export const PASSPHRASE = "drei kleine Wörter";

export let server: TestServer;

/** Starts the server before the tests of a file, and stops it after them. */
export function useServer(): void {
  beforeAll(async () => {
    server = await startServer({ flags: { "file-attachments-require-authentication": "false" } });
  });
  afterAll(() => server.stop());
}

export const linkTo = async (wish: SealedWish): Promise<string> => server.url + (await pushSealed(server, wish));
export const shown = (page: Page, selector: string): Promise<unknown> =>
  page.view.evaluate(`document.querySelector(${JSON.stringify(selector)})?.checkVisibility() ?? false`);
export const asked = (page: Page): string[] =>
  page.requests.filter(({ method }) => method === "POST").map(({ url }) => new URL(url).pathname);
/** The gate knows whether it can open the link. */
export const ready = (page: Page): Promise<void> =>
  page.until("document.querySelector('#submit') && !document.querySelector('#submit').hasAttribute('aria-busy')");

export async function openLink(link: string, options: PageOptions = {}): Promise<Page> {
  const page = await openPage(link, options);
  await ready(page);
  return page;
}

export async function chooseFiles(page: Page, files: Array<[name: string, bytes: number]>): Promise<void> {
  await page.view.evaluate(`(() => {
    const chosen = new DataTransfer();
    for (const [name, bytes] of ${JSON.stringify(files)}) {
      const content = new Uint8Array(bytes).map((_, index) => (index * 7919) >> 3);
      chosen.items.add(new File([content], name, { type: "image/x-made-up" }));
    }
    const drop = document.querySelector("#drop");
    drop.dispatchEvent(new DragEvent("drop", { dataTransfer: chosen, bubbles: true, cancelable: true }));
  })()`);
}

/** Whether a Blob of the page is what chooseFiles chose. */
export const isChosen = (blob: string, bytes: number): string => `${blob}.arrayBuffer().then((buffer) => {
  const content = new Uint8Array(buffer);
  return content.length === ${bytes} && content.every((byte, index) => byte === (((index * 7919) >> 3) & 255));
})`;

/** The page hands its downloads to window.saved in place of the browser. */
export const keepSaved = (page: Page): Promise<unknown> =>
  page.view.evaluate(`(() => {
    window.saved = [];
    const make = URL.createObjectURL.bind(URL);
    URL.createObjectURL = (blob) => { window.saved.push(blob); return make(blob); };
  })()`);
