// What a person does at a page whose scripts do not run (openPage with `scripts: false`).

import type { Page } from "./browser.ts";

/**
 * Does something with an element once it is there. By the protocol's own means, because what looks for an element's
 * place is a script itself. An element may be gone by the time it is asked about, because another page loads.
 */
async function within<T>(page: Page, selector: string, use: (nodeId: number) => Promise<T>): Promise<T> {
  for (;;) {
    try {
      const { root } = (await page.view.cdp("DOM.getDocument")) as { root: { nodeId: number } };
      const found = await page.view.cdp("DOM.querySelector", { nodeId: root.nodeId, selector });
      const { nodeId } = found as { nodeId: number };
      if (nodeId !== 0) return await use(nodeId);
    } catch (error) {
      if (!/node/i.test(String(error))) throw error;
    }
    await Bun.sleep(10); // until the test's own limit
  }
}
/** Waits until there is such an element. */
export const appears = (page: Page, selector: string): Promise<void> => within(page, selector, async () => {});
/** Presses it, once it is there. */
export async function pressPlain(page: Page, selector: string): Promise<void> {
  const [x = 0, y = 0] = await within(page, selector, async (nodeId) => {
    await page.view.cdp("DOM.scrollIntoViewIfNeeded", { nodeId });
    const { model } = (await page.view.cdp("DOM.getBoxModel", { nodeId })) as { model: { content: number[] } };
    return model.content;
  });
  for (const type of ["mousePressed", "mouseReleased"]) {
    await page.view.cdp("Input.dispatchMouseEvent", { type, x: x + 5, y: y + 5, button: "left", clickCount: 1 });
  }
}
/** Opens a push: types the letters that its page asks for, and presses the button. */
export async function openPlain(page: Page): Promise<void> {
  const text = />([A-Z ]+)</.exec(await htmlOf(page, "#three-letters"))?.[1] ?? "";
  await pressPlain(page, "#typed");
  await page.view.cdp("Input.insertText", { text });
  await pressPlain(page, "#submit");
}
/** The HTML of an element, once it is there. */
export const htmlOf = (page: Page, selector: string): Promise<string> =>
  within(page, selector, async (nodeId) => {
    const { outerHTML } = (await page.view.cdp("DOM.getOuterHTML", { nodeId })) as { outerHTML: string };
    return outerHTML;
  });
