// Reads a table in any form that people have: saved by a spreadsheet or an administration tool, or copied from a mail.
// Encoding and separator are detected. Anything uncertain is a mistake, reported with its line.

import { isUtf8 } from "node:buffer";

export interface Table {
  /** The encoding's name, for people. */
  encoding: string;
  /** Whether letters beyond ASCII may be misread, because the bytes do not reveal their encoding. */
  isGuessed: boolean;
  rows: readonly Row[];
  /** Lines that cannot belong to a table. */
  mistakes: readonly Mistake[];
  /** Lines that describe the table or show how to fill it in. */
  leftOut: readonly Mistake[];
}

export interface Row {
  /** The line on which it begins. */
  line: number;
  cells: readonly string[];
}

export interface Mistake {
  line: number;
  why: string;
}

/** @param hits how many of the wanted values a cell contains: the separator that yields the most is the right one */
export function tableIn(bytes: Uint8Array, hits: (cell: string) => number): Table {
  const label = markOf(bytes) ?? utf16Of(bytes) ?? (isUtf8(bytes) ? "utf-8" : "windows-1252");
  const read = { encoding: NAMES[label], isGuessed: label === "windows-1252" };
  const text = textIn(bytes, label);
  if (typeof text !== "string") return { ...read, rows: [], mistakes: [text], leftOut: [] };
  if (text.split("\n", MOST_LINES + 2).length > MOST_LINES + 1) {
    const why = `a table may have at most ${MOST_LINES.toLocaleString("en")} lines: divide it`;
    return { ...read, rows: [], mistakes: [{ line: MOST_LINES + 1, why }], leftOut: [] };
  }
  // Spreadsheet programs obey this line without showing it.
  const [whole = "", given] = /^\n*"?sep=([,;\t|])"?[,;\t ]*(?:\n|$)/i.exec(text) ?? [];
  const possible = given === undefined ? [",", ";", "\t"].filter((one) => text.includes(one)) : [given];
  const [best = { rows: [], mistakes: [] }] = (possible.length === 0 ? [","] : possible)
    .map((separator) => fitted(split(text, separator, whole.length), hits))
    .toSorted((one, other) => other.held - one.held || one.besides - other.besides);
  return { ...read, ...withoutInstructions(best.rows), mistakes: best.mistakes };
}

/** Millions of lines would keep the command busy before any of them is refused. */
const MOST_LINES = 250_000;

function fitted(parts: Parts, hits: (cell: string) => number): Parts & { held: number; besides: number } {
  let held = -parts.mistakes.length;
  let besides = 0;
  for (const { cells } of parts.rows) {
    for (const cell of cells) {
      const found = hits(cell);
      held += found;
      if (found === 0 && cell !== "") besides += 1;
    }
  }
  return { ...parts, held, besides };
}

/** Microsoft's directory puts the version of its form in the first row, and an example below the heading. */
function withoutInstructions(rows: readonly Row[]): Pick<Table, "rows" | "leftOut"> {
  const isForm = /^version:\s*v?\d/i.test(rows[0]?.cells[0] ?? "");
  // Forms in other languages have another word for "Example".
  const example = isForm ? /^\p{L}[\p{L}\p{M} ]*[:：]/u : /^example:/i;
  const isLeftOut = ({ cells: [first = ""] }: Row, at: number): boolean =>
    (isForm && at === 0) || (at === (isForm ? 2 : 1) && example.test(first));
  return {
    rows: rows.filter((row, at) => !isLeftOut(row, at)),
    leftOut: rows.filter(isLeftOut).map(({ line, cells }) => ({ line, why: cells[0] ?? "" })),
  };
}

/** Decodes the text, and turns each line break into a line feed. */
function textIn(bytes: Uint8Array, label: Label): string | Mistake {
  let text: string;
  try {
    text = new TextDecoder(label, { fatal: true }).decode(bytes).replace(/\r\n?/g, "\n");
  } catch {
    return { line: 1, why: `the file begins as ${NAMES[label]} and continues as something else. ${SAVE_AGAIN}` };
  }
  const odd = /[^\P{Cc}\t\n\f\v]/u.exec(text);
  if (!odd) return text;
  const code = odd[0].charCodeAt(0).toString(16).toUpperCase().padStart(4, "0");
  const line = text.slice(0, odd.index).split("\n").length;
  return { line, why: `the control character U+${code} does not occur in a table of text. ${SAVE_AGAIN}` };
}

export const SAVE_AGAIN = 'Save the table as "CSV UTF-8"';
const NAMES = { "utf-8": "UTF-8", "utf-16le": "UTF-16", "utf-16be": "UTF-16", "windows-1252": "Windows-1252" } as const;
type Label = keyof typeof NAMES;

/** The encoding that a byte order mark names. */
function markOf([one, two, three]: Uint8Array): Label | null {
  if (one === 0xef && two === 0xbb && three === 0xbf) return "utf-8";
  if (one === 0xff && two === 0xfe) return "utf-16le";
  return one === 0xfe && two === 0xff ? "utf-16be" : null;
}

/** Separators, line ends and addresses are ASCII: in UTF-16, one of their two bytes is zero, and always the same one. */
function utf16Of(bytes: Uint8Array): Label | null {
  const zeros = [0, 0];
  const some = bytes.subarray(0, 4096);
  for (const [at, byte] of some.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (Math.max(even, odd) * 8 < some.length || Math.min(even, odd) > 0) return null;
  return odd > 0 ? "utf-16le" : even > 0 ? "utf-16be" : null;
}

interface Parts {
  rows: Row[];
  mistakes: Mistake[];
}

/** Skips empty lines and comments, which begin with #. A heading may be just #. */
function split(text: string, separator: string, from = 0): Parts {
  const parts: Parts = { rows: [], mistakes: [] };
  const boundary = new RegExp(`[${separator}\n]|$`, "g");
  let line = 1;
  let counted = 0;
  for (let at = from; at < text.length;) {
    for (; counted < at; counted += 1) if (text[counted] === "\n") line += 1;
    const row = text[at] === "#" && text[at + 1] !== separator ? { cells: [] } : rowAt(text, at, boundary);
    if (!row) parts.mistakes.push({ line, why: "its quotes do not match" });
    else if (row.cells.some((cell) => cell !== "")) parts.rows.push({ line, cells: row.cells });
    // After wrong quotes the end of the row is unknown, so the next line counts as the next row.
    const end = text.indexOf("\n", at);
    at = (row?.end ?? (end < 0 ? text.length : end)) + 1;
  }
  return parts;
}

/** Null if the row's quotes are wrong. */
function rowAt(text: string, begin: number, boundary: RegExp): { cells: string[]; end?: number } | null {
  const cells: string[] = [];
  for (let at = begin; ;) {
    const cell = cellAt(text, at, boundary);
    if (!cell) return null;
    cells.push(cell.value);
    if (cell.end === text.length || text[cell.end] === "\n") return { cells, end: cell.end };
    at = cell.end + 1;
  }
}

/** Quotes may contain separators, doubled quotes and several lines. */
function cellAt(text: string, begin: number, boundary: RegExp): { value: string; end: number } | null {
  const boundaryFrom = (from: number): number => {
    boundary.lastIndex = from;
    return boundary.exec(text)?.index ?? text.length;
  };
  let open = begin;
  while (text[open] === " ") open += 1;
  if (text[open] !== '"') {
    const end = boundaryFrom(open);
    const value = text.slice(open, end).trim();
    return value.includes('"') ? null : { value, end };
  }
  let close = text.indexOf('"', open + 1);
  while (close >= 0 && text[close + 1] === '"') close = text.indexOf('"', close + 2);
  if (close < 0) return null;
  const end = boundaryFrom(close + 1);
  const rest = text.slice(close + 1, end).trim();
  const quoted = text
    .slice(open + 1, close)
    .replaceAll('""', '"')
    .trim();
  if (rest === "") return { value: quoted, end };
  // "Weber, Anna" <anna@example.org>, as mail programs write it.
  return /^<[^<>"]*>$/.test(rest) && !quoted.includes("\n") ? { value: `"${quoted}" ${rest}`, end } : null;
}
