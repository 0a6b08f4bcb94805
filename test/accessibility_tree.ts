// The accessibility tree of Chromium: what a screen reader gets of a page.

import type { Page } from "./browser.ts";

interface TreeNode {
  ignored: boolean;
  role?: { value: string };
  name?: { value: string };
}

/** Roles of what people use, and so must be told of by name. */
const USED =
  /^(?:button|checkbox|combobox|ComboBoxSelect|dialog|DisclosureTriangle|image|link|listbox|menuitem|option|PopUpButton|radio|region|searchbox|slider|spinbutton|switch|tab|table|textbox|tree)$/;

/** @returns the roles of all that is used and has no name */
export async function unnamed(page: Page): Promise<string[]> {
  const { nodes } = (await page.view.cdp("Accessibility.getFullAXTree", {})) as { nodes: TreeNode[] };
  return nodes
    .filter(({ ignored, role, name }) => !ignored && USED.test(role?.value ?? "") && (name?.value ?? "").trim() === "")
    .map(({ role }) => role?.value ?? "");
}

/** A selector of what has this role and this name, once there is one that can be seen. */
export async function named(page: Page, role: string, name: string): Promise<string> {
  const endMs = performance.now() + 45_000;
  for (;;) {
    const { root } = (await page.view.cdp("DOM.getDocument", { depth: 0 })) as { root: { nodeId: number } };
    const asked = { nodeId: root.nodeId, role, accessibleName: name };
    const { nodes } = (await page.view.cdp("Accessibility.queryAXTree", asked)) as {
      nodes: Array<{ ignored: boolean; backendDOMNodeId: number }>;
    };
    const found = nodes.find(({ ignored }) => !ignored);
    if (found) return marked(page, found.backendDOMNodeId);
    if (performance.now() > endMs) throw new Error(`Nothing on ${page.view.url} is a ${role} named “${name}”.`);
    await Bun.sleep(20);
  }
}

async function marked(page: Page, backendNodeId: number): Promise<string> {
  const { object } = (await page.view.cdp("DOM.resolveNode", { backendNodeId })) as { object: { objectId: string } };
  const mark = `m${backendNodeId}`;
  await page.view.cdp("Runtime.callFunctionOn", {
    objectId: object.objectId,
    functionDeclaration: "function (mark) { this.dataset.mark = mark; }",
    arguments: [{ value: mark }],
  });
  return `[data-mark="${mark}"]`;
}
