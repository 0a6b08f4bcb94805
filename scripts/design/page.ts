// The page of components, in one colour scheme whatever the browser prefers, with the states that otherwise need a
// mouse or the keyboard: the classes is-hover and is-focus stand for them here.

import { join } from "node:path";

import { Assets } from "../../src/http/pages/assets.ts";
import { iconHtml, iconsInHtml, symbolsOf } from "../../src/http/pages/icons.ts";
import { Template } from "../../src/http/pages/template.ts";
import { ICONS } from "../../static/icons.ts";
import { DEFAULT_ACCENT } from "./contrast.ts";

/** The components, as the design page shows them. */
export async function components(): Promise<string> {
  const source = await Bun.file(join(import.meta.dir, "components.html")).text();
  return new Template(source).render({ icons: Object.keys(ICONS).map(iconHtml).join(" ") }, {});
}

/** @returns a page that needs no other file */
export async function designPage(scheme: "light" | "dark"): Promise<string> {
  const body = await components();
  return `<!doctype html><html lang="en" dir="ltr"><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Components, ${scheme}</title><style>${await style(scheme)}</style>
<body>${body}${symbolsOf(iconsInHtml(body))}</body></html>`;
}

async function style(scheme: "light" | "dark"): Promise<string> {
  const assets = new Assets({ accent: DEFAULT_ACCENT, logo: null });
  const { style: path = "" } = await assets.paths();
  const css = (await (await assets.answer(new Request("http://localhost/"), path))?.text()) ?? "";
  const [always, never] = ["(min-width:0)", "(max-width:0)"];
  return css
    .replace(/\(prefers-color-scheme:\s*dark\)/g, scheme === "dark" ? always : never)
    .replace(/\(prefers-color-scheme:\s*light\)/g, scheme === "light" ? always : never)
    .replaceAll(":hover", ":is(:hover,.is-hover)")
    .replaceAll(":focus-visible", ":is(:focus-visible,.is-focus)")
    .concat(`:root{color-scheme:${scheme}}dialog[open]{position:static}.waiting{animation:none}`);
}
