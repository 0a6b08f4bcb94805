// What a PDF that Chromium printed shows: its pages, and the text on each. Enough of the format for what Chromium
// writes: objects in clear, streams deflated, and fonts that name the character of each glyph (ToUnicode).

import { inflateSync } from "node:zlib";

interface PdfObject {
  dictionary: string;
  /** Inflated; "" where the object has none. */
  stream: string;
}

/** @returns the text of each page, without the white space between words */
export function pagesOf(pdf: Buffer): string[] {
  const objects = objectsOf(pdf.toString("latin1"));
  const pages = [...objects.values()].filter(({ dictionary }) => /\/Type\s*\/Page\b/.test(dictionary));
  return pages.map(({ dictionary }) => {
    const fonts = fontsOf(dictionary, objects);
    const contents = refsIn(/\/Contents\s*(\[[^\]]*\]|\d+ 0 R)/.exec(dictionary)?.[1] ?? "");
    return contents.map((id) => shownText(objects.get(id)?.stream ?? "", fonts)).join("");
  });
}

function objectsOf(text: string): Map<number, PdfObject> {
  const objects = new Map<number, PdfObject>();
  for (const match of text.matchAll(/(?:^|\n)(\d+) 0 obj\b([\s\S]*?)\bendobj/g)) {
    const [, id = "", body = ""] = match;
    const at = /\bstream\r?\n/.exec(body);
    const dictionary = at ? body.slice(0, at.index) : body;
    let stream = "";
    if (at) {
      const length = Number(/\/Length (\d+)/.exec(dictionary)?.[1] ?? "0");
      const bytes = Buffer.from(body.slice(at.index + at[0].length).slice(0, length), "latin1");
      stream = (dictionary.includes("/FlateDecode") ? inflateSync(bytes) : bytes).toString("latin1");
    }
    objects.set(Number(id), { dictionary, stream });
  }
  return objects;
}

const refsIn = (text: string): number[] => [...text.matchAll(/(\d+) 0 R/g)].map(([, id]) => Number(id));

/** The fonts of a page by their names, each as glyph → characters. */
function fontsOf(page: string, objects: Map<number, PdfObject>): Map<string, Map<number, string>> {
  const listed = /\/Font\s*<<([^>]*)>>/.exec(page)?.[1] ?? "";
  return new Map(
    [...listed.matchAll(/\/(\w+) (\d+) 0 R/g)].map(([, name = "", id]) => {
      const [map = 0] = refsIn(/\/ToUnicode \d+ 0 R/.exec(objects.get(Number(id))?.dictionary ?? "")?.[0] ?? "");
      return [name, glyphsOf(objects.get(map)?.stream ?? "")];
    }),
  );
}

function glyphsOf(map: string): Map<number, string> {
  const glyphs = new Map<number, string>();
  const characters = (hex: string): string =>
    String.fromCharCode(...(hex.match(/.{4}/g) ?? []).map((unit) => Number.parseInt(unit, 16)));
  for (const [, lines = ""] of map.matchAll(/beginbfchar([\s\S]*?)endbfchar/g)) {
    for (const [, glyph = "", to = ""] of lines.matchAll(/<(\w+)> <(\w+)>/g)) {
      glyphs.set(Number.parseInt(glyph, 16), characters(to));
    }
  }
  for (const [, lines = ""] of map.matchAll(/beginbfrange([\s\S]*?)endbfrange/g)) {
    for (const [, from = "", until = "", to = ""] of lines.matchAll(/<(\w+)> <(\w+)> <(\w+)>/g)) {
      const first = Number.parseInt(from, 16);
      for (let glyph = first; glyph <= Number.parseInt(until, 16); glyph += 1) {
        glyphs.set(glyph, String.fromCharCode(Number.parseInt(to, 16) + glyph - first));
      }
    }
  }
  return glyphs;
}

function shownText(content: string, fonts: Map<string, Map<number, string>>): string {
  let font = new Map<number, string>();
  let shown = "";
  for (const [, name, hex] of content.matchAll(/\/(\w+) [\d.]+ Tf|<([0-9A-Fa-f]+)>/g)) {
    if (name !== undefined) font = fonts.get(name) ?? new Map<number, string>();
    else shown += (hex?.match(/.{4}/g) ?? []).map((glyph) => font.get(Number.parseInt(glyph, 16)) ?? "").join("");
  }
  return shown.replace(/\s+/g, "");
}
