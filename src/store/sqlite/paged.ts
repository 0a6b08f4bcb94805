// Reads many rows beside a server: page by page, because a statement that stays open would keep the server from emptying its log.

/** @param page the next rows after a key, in the order of their keys; an empty page is the end */
export function* paged<Row, Key>(
  first: Key,
  page: (after: Key) => readonly Row[],
  keyOf: (row: Row) => Key,
): Generator<Row> {
  for (let after = first; ;) {
    const rows = page(after);
    yield* rows;
    const last = rows.at(-1);
    if (!last) return;
    after = keyOf(last);
  }
}
