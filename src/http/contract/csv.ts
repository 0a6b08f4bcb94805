// Tables for spreadsheet programs, written so that no field is taken for a formula.

import { iso } from "../../base/clock.ts";
import { DOWNLOAD_HEADERS } from "../headers.ts";

/** @param name the file's name, without the day @param pages pages of rows, read as the client takes them */
export const csvResponse = <Row>(
  name: string,
  head: readonly string[],
  pages: AsyncIterable<Row[]>,
  cells: (row: Row) => string[],
): Response =>
  new Response(streamOf(csvOf(head, pages, cells)), {
    headers: {
      ...DOWNLOAD_HEADERS,
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="${name}-${iso(Date.now()).slice(0, 10)}.csv"`,
    },
  });

async function* csvOf<Row>(
  head: readonly string[],
  pages: AsyncIterable<Row[]>,
  cells: (row: Row) => string[],
): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  const lines = (rows: ReadonlyArray<readonly string[]>): Uint8Array =>
    encoder.encode(rows.map((row) => `${row.map(cell).join(",")}\r\n`).join(""));
  // The byte order mark tells spreadsheet programs that the text is UTF-8.
  yield encoder.encode("\uFEFF");
  yield lines([head]);
  for await (const rows of pages) yield lines(rows.map(cells));
}

/** Requests the next part only once the reader has consumed the previous one, and none once the reader has gone. */
const streamOf = (parts: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> =>
  new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { value, done } = await parts.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      await parts.return(undefined);
    },
  });

const cell = (text: string): string => `"${text.replace(/^(?=[=+\-@\t\r])/, "'").replaceAll('"', '""')}"`;
