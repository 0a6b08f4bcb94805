// Fills in the pages' HTML. There are six forms; every value is escaped, except in the second:
//
//   {{name}}                 a value, or a text of the catalogue: {{create.title}}
//   {{{name}}}               HTML that the server itself builds
//   {{#name}} … {{/name}}    only if the value is present (not false, null or "")
//   {{^name}} … {{/name}}    only if it is absent
//   {{icon-copy}}            an icon of the sprite
//   {{>name}}                another page's HTML; layout.ts puts it in
//
// An unknown name is a defect in the page, and throws.

import { iconHtml } from "./icons.ts";

export type Values = { readonly [name: string]: string | number | boolean | null | undefined };

type Part =
  | { kind: "text"; text: string }
  | { kind: "value"; name: string; raw: boolean }
  | { kind: "section"; name: string; wanted: boolean; parts: Part[] };

/** The texts that names with a dot stand for. */
export type Texts = Readonly<Record<string, Readonly<Record<string, string | object>>>>;

export class Template {
  readonly #parts: Part[];

  /** @throws Error if a section is not closed or an icon is unknown */
  constructor(source: string) {
    const root: Part[] = [];
    const open: Array<{ name: string; parts: Part[] }> = [{ name: "", parts: root }];
    let rest = 0;
    const here = (): Part[] => open.at(-1)?.parts ?? root;
    for (const match of source.matchAll(/\{\{\{(\w+)\}\}\}|\{\{([#^/]?)([\w.-]+)\}\}/g)) {
      here().push({ kind: "text", text: source.slice(rest, match.index) });
      rest = match.index + match[0].length;
      const [, rawName, sign, name = ""] = match;
      if (rawName !== undefined) here().push({ kind: "value", name: rawName, raw: true });
      else if (sign === "" && name.startsWith("icon-")) here().push({ kind: "text", text: iconHtml(name) });
      else if (sign === "") here().push({ kind: "value", name, raw: false });
      else if (sign === "/") {
        if (open.pop()?.name !== name) throw new Error(`{{/${name}}} closes a section that is not open.`);
      } else {
        const parts: Part[] = [];
        here().push({ kind: "section", name, wanted: sign === "#", parts });
        open.push({ name, parts });
      }
    }
    if (open.length > 1) throw new Error(`{{#${open.at(-1)?.name}}} is not closed.`);
    root.push({ kind: "text", text: source.slice(rest) });
    this.#parts = root;
  }

  /** @throws Error for a name that is neither a value nor a text */
  render(values: Values, texts: Texts): string {
    return renderParts(this.#parts, values, texts);
  }
}

function renderParts(parts: Part[], values: Values, texts: Texts): string {
  let html = "";
  for (const part of parts) {
    if (part.kind === "text") html += part.text;
    else if (part.kind === "value") {
      const value = valueOf(part.name, values, texts);
      html += part.raw ? String(value ?? "") : Bun.escapeHTML(String(value ?? ""));
    } else {
      const value = valueOf(part.name, values, texts);
      const there = value !== false && value !== null && value !== undefined && value !== "";
      if (there === part.wanted) html += renderParts(part.parts, values, texts);
    }
  }
  return html;
}

function valueOf(name: string, values: Values, texts: Texts): Values[string] {
  if (Object.hasOwn(values, name)) return values[name];
  const [group = "", key = ""] = name.split(".");
  const text = texts[group]?.[key];
  if (text === undefined) throw new Error(`The page names ${name}, which is neither a value nor a text.`);
  if (typeof text !== "string") throw new Error(`The page names ${name}, which takes a number.`);
  return text;
}
