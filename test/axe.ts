// axe looks for what keeps people from using a page: missing names, faint text, targets too small, lost keyboards.

import { readFileSync } from "node:fs";
import { join } from "node:path";

import type { Page } from "./browser.ts";
import { LONG } from "./full.ts";

const AXE = readFileSync(join(import.meta.dir, "../node_modules/axe-core/axe.min.js"), "utf8");

// axe leaves the one rule of WCAG 2.2 that it has, on the size of targets, to whoever asks for it.

/** Why axe gives up on a contrast: something of ours lies behind or over the text. */
const UNSURE = ["bgOverlap", "bgGradient", "imgNode", "complexTextShadows", "nonBmp"];

/** @returns what axe finds wrong with the page as it is now, and the texts whose contrast it cannot compute because of ours */
export async function violations(page: Page): Promise<unknown> {
  if (!(await page.view.evaluate("'axe' in window"))) await page.view.evaluate(`(() => { ${AXE} })()`);
  return page.view
    .evaluate(`axe.run(document, { resultTypes: ["violations", "incomplete"], rules: { "target-size": { enabled: true } } }).then(({ violations, incomplete }) => {
    const unsure = incomplete.filter(({ id }) => id === "color-contrast").map(({ id, nodes }) => ({
      id: id + " (not computed)",
      nodes: nodes.filter(({ any }) => any.some(({ data }) => ${JSON.stringify(UNSURE)}.includes(data?.messageKey))),
    })).filter(({ nodes }) => nodes.length > 0);
    return [...violations, ...unsure].map(({ id, nodes }) =>
      id + ": " + nodes.map(({ html, failureSummary }) => html + " " + failureSummary).join(" | "));
  })`);
}

/** What axe finds at a step of a flow. It takes as long as the step, and test/every_page.ts has it look at each state: so in the long run. */
export const violationsAtStep = async (page: Page): Promise<unknown> => (LONG ? violations(page) : []);
