// Comma-separated values, as spreadsheets write them: a cell with a comma, a quotation mark or a line break is in "…".

/** Rows of a file, each with the line on which it begins. Empty ones are left out. */
export function csv(source: string): { line: number; cells: string[] }[] {
  const rows: { line: number; cells: string[] }[] = [];
  let line = 1;
  let row: { line: number; cells: string[] } | undefined;
  for (const [all, quoted, bare = "", end = ""] of source.matchAll(/(?:"((?:[^"]|"")*)"|([^,\n\r]*))(,|\r?\n|$)/g)) {
    row ??= { line, cells: [] };
    row.cells.push(quoted === undefined ? bare : quoted.replaceAll('""', '"'));
    line += all.split("\n").length - 1;
    if (end === ",") continue;
    if (row.cells.some((cell) => cell !== "")) rows.push(row);
    row = undefined;
  }
  return rows;
}
