// What a page costs somebody who opens it for the first time, over a network whose answers take 80 ms: its bytes, and how far what is
// there already moves while the rest arrives. Beside the server, a second answer comes before the first picture, and nothing is seen to move.

import type { Page } from "./browser.ts";
import { leave } from "./page_actions.ts";

const LATENCY_MS = 80;
/** How far a page may move. */
export const MAX_SHIFT = 0.05;

const OBSERVER = `globalThis.shift = 0;
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) globalThis.shift += value;
  }).observe({ type: "layout-shift", buffered: true });`;
const SETTLED = `document.readyState === "complete" && !document.querySelector("[aria-busy=true]")`;

/** Loads this page anew, with nothing in the cache. */
export async function firstLoad(page: Page): Promise<{ shift: number; bytes: number }> {
  const { view } = page;
  await view.cdp("Page.enable");
  await view.cdp("Page.addScriptToEvaluateOnNewDocument", { source: OBSERVER });
  await view.cdp("Network.setCacheDisabled", { cacheDisabled: true });
  const network = { offline: false, latency: LATENCY_MS, downloadThroughput: -1, uploadThroughput: -1 };
  await view.cdp("Network.emulateNetworkConditions", network);
  await leave(page, "location.reload()");
  await page.until(SETTLED);
  // Two pictures later, what has arrived has been drawn.
  const numbers = `(async () => {
    for (let drawn = 0; drawn < 2; drawn += 1) await new Promise(requestAnimationFrame);
    const all = [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")];
    return JSON.stringify({ shift: globalThis.shift, bytes: all.reduce((sum, one) => sum + one.transferSize, 0) });
  })()`;
  return JSON.parse(String(await view.evaluate(numbers))) as { shift: number; bytes: number };
}
