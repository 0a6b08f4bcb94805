// Hands a table over to the downloads of the browser, for spreadsheet programs.

import { saveAs } from "./save_as.ts";

/** None of those programs takes it for a formula. */
const cell = (text: string): string => `"${text.replace(/^(?=[=+\-@\t\r])/, "'").replaceAll('"', '""')}"`;

/** @param name of the file, to which the day is added */
export function saveCsv(name: string, rows: ReadonlyArray<readonly string[]>): void {
  // The mark at the beginning tells spreadsheet programs that it is UTF-8.
  const text = `\uFEFF${rows.map((row) => row.map(cell).join(",")).join("\r\n")}\r\n`;
  saveAs(new Blob([text], { type: "text/csv" }), `${name}-${new Date().toISOString().slice(0, 10)}.csv`);
}
