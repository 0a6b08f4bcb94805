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
