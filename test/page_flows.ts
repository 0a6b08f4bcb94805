// What the browser tests of whole flows share: a server, and steps that a user takes on the pages. On every
// page they check that it asks no other host and logs no error, and in the long run that axe finds no violation.

import { afterAll, beforeAll, expect } from "bun:test";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { violationsAtStep } from "./axe.ts";
import { hasBrowser, type Page } from "./browser.ts";
import { FULL } from "./full.ts";
import { startServer, type TestServer } from "./harness.ts";
import { press } from "./page_actions.ts";

export const SECRET = "correct  horse\tbattery staple\n\nline & <b>bold</b> 🐎 \u202e drow";
/** A phone. every_page.ts has axe look at each page at other widths. */
export const WIDTHS = FULL ? [390, 1280] : [390];

export let server: TestServer;
export let downloads: string;

/** Starts the server before the tests of a file, and stops it after them. */
export function useServer(): void {
  beforeAll(async () => {
    if (!hasBrowser) return;
    server = await startServer({
      flags: {
        "file-attachments-require-authentication": "false",
        "upload-max-file-bytes": "6MiB",
        "reveal-check": "press",
      },
    });
    downloads = mkdtempSync(join(tmpdir(), "secretpush-downloads-"));
    await server.user("root@example.org", true);
  });
  afterAll(async () => {
    if (!hasBrowser) return;
    await server.stop();
    rmSync(downloads, { recursive: true, force: true });
  });
}

/** The page as it is now: no request to another host, no error, and in the long run no violation that axe finds. */
export async function isSound(page: Page): Promise<void> {
  expect(page.outside()).toEqual([]);
  expect(page.problems).toEqual([]);
  expect(await violationsAtStep(page)).toEqual([]);
}

/** The section Users with all that it loads, and with the form that adds one open. */
export async function usersShown(page: Page): Promise<void> {
  await page.until("document.querySelector('#users .name') && document.querySelector('#users').ariaBusy !== 'true'");
  await page.view.evaluate("void (document.querySelector('#add').ariaExpanded = 'true')");
}

/** Opens the menu of a user in the list, once it is there. */
export async function openUser(page: Page, email: string): Promise<void> {
  const line = `[...document.querySelectorAll("#users > li")].find((one) => one.querySelector(".name")?.textContent === ${JSON.stringify(email)})`;
  await page.until(line);
  await page.view.evaluate(`${line}.querySelector("summary").scrollIntoView({ block: "center" })`);
  await page.view.evaluate(`void (${line}.querySelector(".menu").open = true)`);
  await page.until(`${line}?.querySelector(".menu button")`);
}

/** Returns what the page copies, whether or not this Chromium lets pages write to its clipboard. */
export async function copied(page: Page, selector: string): Promise<string> {
  await page.view.evaluate(`(() => {
    window.copied = null;
    Object.defineProperty(navigator, "clipboard", { configurable: true, value: {
      writeText: async (text) => { window.copied = text; } } });
  })()`);
  await press(page, selector);
  await page.until("window.copied !== null");
  return String(await page.view.evaluate("window.copied"));
}

export const opened = "document.querySelector('#opened:not([hidden])')";
export const made = "document.querySelector('#made:not([hidden])')";

export async function reveal(page: Page): Promise<void> {
  await press(page, "#submit");
  await page.until(opened);
}

/** The link that the page of a new push shows. */
export const linkOf = async (page: Page): Promise<string> => {
  await page.until(made);
  return String(await page.view.evaluate("document.querySelector('#link').value"));
};

/** The recipient's page states how many views are left; reading it counts no view. */
export const viewsLeft = (link: string): Promise<number> => viewsLeftAt(server, link);

export async function viewsLeftAt(at: TestServer, link: string): Promise<number> {
  const token = /\/p\/(\w+)/.exec(link)?.[1] ?? "";
  const page = await (await at.fetch(`/p/${token}`)).text();
  return Number(/"views":(\d+)/.exec(page)?.[1] ?? "0");
}
