// opener.html: one file that contains everything it needs. Its policy allows no script but its own, by hash.

import { openerParts } from "../../../static/opener_parts.ts" with { type: "macro" };

import { contentPolicy } from "../../http/headers.ts";
import { sourceHash } from "../../http/link_check.ts";

const { html, style, script } = openerParts();

/** The same executable always returns the same bytes. */
export function openerPage(): string {
  const shown = { style: style.trim(), script: script.trim().replaceAll("</script", "<\\/script") };
  const policy = contentPolicy(
    `script-src ${sourceHash(shown.script)}`,
    `style-src ${sourceHash(shown.style)}`,
    "img-src data:",
    "connect-src http: https:",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  );
  return html
    .replace("{{policy}}", () => policy)
    .replace("<style></style>", () => `<style>${shown.style}</style>`)
    .replace('<script type="module"></script>', () => `<script type="module">${shown.script}</script>`);
}
