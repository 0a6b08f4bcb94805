// Reads the part of Mozilla's Fluent that the texts use: plain text, { $name }, and for what counts one choice by $n around
// the whole text. The standard's own parser, which `bun run texts` holds this one to, takes fifty times as long.

import type { Forms } from "../strings.ts";

const MESSAGE = /^([a-zA-Z][\w-]*) *=(.*)$/;
const CHOICE = /^\{ *\$n *->\n([^]*)\n\s*\}$/;
const FORM = /^\s*\*?\[ *(\w+) *\] *(\S.*)$/;

/**
 * The messages of a file by their ids; placeholders become {name}.
 * @throws Error with the line or the id of what is not in this part of Fluent
 */
export function messagesIn(source: string): Map<string, string | Forms> {
  const lines = new Map<string, string[]>();
  let open: string[] | null = null;
  for (const [at, line] of source.split(/\r?\n/).entries()) {
    const [, id, start = ""] = MESSAGE.exec(line) ?? [];
    if (id !== undefined) {
      if (lines.has(id)) throw new Error(`line ${at + 1}: ${id} is there twice`);
      lines.set(id, (open = [start.trim()]));
    } else if (line.startsWith("#")) open = null;
    else if (line.trim() === "" || (open && line.startsWith(" "))) open?.push(line);
    else throw new Error(`line ${at + 1} is neither a message nor a comment`);
  }
  return new Map(Array.from(lines, ([id, [first = "", ...block]]) => [id, textOf(id, first, block)] as const));
}

function textOf(id: string, first: string, block: readonly string[]): string | Forms {
  const indents = block.filter((line) => line.trim() !== "").map((line) => line.search(/\S/));
  const indent = Math.min(...indents);
  const text = [first, ...block.map((line) => line.slice(indent).trimEnd())].join("\n").trim();
  if (text === "") throw new Error(`${id} is empty`);
  const [, forms] = CHOICE.exec(text) ?? [];
  if (forms === undefined) return plain(id, text);
  const found = forms.split("\n").map((line) => {
    const [, rule, form] = FORM.exec(line) ?? [];
    if (rule === undefined || form === undefined)
      throw new Error(`${id} has a form that is not [rule] text on one line`);
    return [rule, plain(id, form)] as const;
  });
  const chosen = Object.fromEntries(found);
  if (chosen.other === undefined || !/^\s*\*\[ *other *\]/m.test(forms)) throw new Error(`${id} has no form *[other]`);
  return chosen as Forms;
}

function plain(id: string, text: string): string {
  const filled = text.replace(/\{ *\$(\w+) *\}/g, "\u0000$1\u0001");
  if (/[{}]/.test(filled)) throw new Error(`${id} has braces around something else than $name`);
  return filled.replaceAll("\u0000", "{").replaceAll("\u0001", "}");
}
