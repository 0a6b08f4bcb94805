// Reads and writes the rows of a schema in PostgreSQL, inside one transaction.

import type { Query } from "../postgres/connection.ts";
import type { Epochs } from "../postgres/epochs.ts";
import { byteas, flags, numbers, type Parameter, texts } from "../postgres/parameters.ts";
import { columnsOf, keyOf, type Table, type Type } from "../sql/tables.ts";
import { type LastIds, NUMBERED, PAGE_BYTES, PAGE_ROWS, type Row } from "./rows.ts";

const SQL_TYPE: Record<Type, string> = { number: "bigint", text: "text", bytes: "bytea", flag: "boolean" };
/** Writes a column as an array parameter. */
const LITERAL: Record<Type, (values: readonly never[]) => string> = {
  number: numbers,
  text: texts,
  bytes: byteas,
  flag: flags,
};

/** Lifts the time limits of a transaction that copies all rows. */
export async function unlimited(query: Query): Promise<void> {
  await query("SET LOCAL statement_timeout = 0");
  await query("SET LOCAL idle_in_transaction_session_timeout = 0");
}

/** Epoch keys. Only PostgreSQL seals each wrapped key under one. */
export type EpochKeys = Pick<Epochs, "open" | "seal" | "current">;

/** The rows of a table, page by page in the order of their keys. */
export async function* postgresRows(query: Query, table: Table, epochs: EpochKeys): AsyncGenerator<Row[]> {
  const columns = columnsOf(table);
  const key = keyOf(table);
  const type = table.columns[key] ?? "number";
  // Text is ordered byte by byte, as in SQLite.
  const order = type === "text" ? `${key} COLLATE "C"` : key;
  const isSealed = table.name === "sealed_payloads";
  const names = [
    ...columns.map(([name, of]) => (of === "number" ? `${name}::float8 AS ${name}` : name)),
    ...(isSealed ? ["epoch", "lookup"] : []),
  ].join(", ");
  // A page contains as many large rows as fit. PostgreSQL knows the size of a large value without reading it.
  const limited = table.large
    ? `(SELECT * FROM (SELECT t.*, sum(octet_length(t.payload)) OVER (ORDER BY ${order}) - octet_length(t.payload) AS before
          FROM FROM_TABLE t WHERE AFTER ORDER BY ${order} LIMIT ${PAGE_ROWS}) sized WHERE before < ${PAGE_BYTES}) page`
    : `FROM_TABLE t WHERE AFTER ORDER BY ${order} LIMIT ${PAGE_ROWS}`;
  const from = limited.replace("FROM_TABLE", table.postgres ?? table.name);
  const last = table.large ? ` ORDER BY ${order}` : "";
  for (let after: Parameter | undefined; ;) {
    const beyond = after === undefined ? "true" : `${order} > $1::${SQL_TYPE[type]}`;
    const text = `SELECT ${names} FROM ${from.replace("AFTER", beyond)}${last}`;
    const found = await query(text, after === undefined ? [] : [after]);
    if (found.length === 0) return;
    if (isSealed) await openKeys(found as unknown as SealedRow[], epochs);
    yield found.map((row) => columns.map(([name]) => row[name] as Row[number]));
    after = found.at(-1)?.[key] as Parameter;
  }
}

interface SealedRow {
  epoch: number;
  lookup: Uint8Array;
  wrapped_key: Uint8Array;
}

// A key that does not open stays as it is, and the check of the seals reports it.
async function openKeys(rows: SealedRow[], epochs: EpochKeys): Promise<void> {
  for (const row of rows) {
    const { epoch, lookup, wrapped_key: wrappedKey } = row;
    row.wrapped_key = (await epochs.open(lookup, { epoch, wrappedKey })) ?? wrappedKey;
  }
}

/** Seals each wrapped key under the current epoch. */
async function sealKeys(query: Query, rows: readonly Row[], epochs: EpochKeys): Promise<Row[]> {
  const pushes = await query<{ id: number; lookup: Uint8Array }>(
    "SELECT id::float8 AS id, lookup FROM pushes WHERE id = ANY ($1::bigint[])",
    [numbers(rows.map(([id]) => Number(id)))],
  );
  const lookups = new Map(pushes.map(({ id, lookup }) => [id, lookup]));
  return rows.map(([id = null, key = null, ...rest]) => {
    const lookup = lookups.get(Number(id));
    if (!lookup) throw new Error(`Push ${String(id)} is missing, but its payload exists. Nothing was kept.`);
    return [id, epochs.seal(lookup, key as Uint8Array), ...rest];
  });
}

export async function addPostgresRows(
  query: Query,
  table: Table,
  given: readonly Row[],
  epochs: EpochKeys,
): Promise<void> {
  const columns = columnsOf(table);
  const isSealed = table.name === "sealed_payloads";
  const rows = isSealed ? await sealKeys(query, given, epochs) : given;
  const values = columns.map(([, type], at) => LITERAL[type](rows.map((row) => row[at]) as never[]));
  const unnested = `unnest(${columns.map(([, type], at) => `$${at + 1}::${SQL_TYPE[type]}[]`).join(", ")})`;
  const names = columns.map(([name]) => name).join(", ");
  if (!isSealed) {
    await query(`INSERT INTO ${table.name} (${names}) OVERRIDING SYSTEM VALUE SELECT * FROM ${unnested}`, values);
    return;
  }
  await query(
    `WITH given AS (SELECT * FROM ${unnested} AS g (${names})),
          keys AS (INSERT INTO push_keys (push_id, epoch, wrapped_key) SELECT push_id, $${columns.length + 1}::int, wrapped_key FROM given)
     INSERT INTO sealed_payloads (push_id, payload, checksum, words)
     SELECT push_id, payload, checksum, words FROM given`,
    [...values, epochs.current],
  );
}

export async function postgresLastIds(query: Query): Promise<LastIds> {
  const ids: LastIds = { users: 0, api_tokens: 0, pushes: 0 };
  for (const name of NUMBERED) {
    const [row] = await query<{ last: number }>(
      `SELECT (CASE WHEN is_called THEN last_value ELSE 0 END)::float8 AS last FROM ${name}_id_seq`,
    );
    ids[name] = row?.last ?? 0;
  }
  return ids;
}

export async function setPostgresLastIds(query: Query, ids: LastIds): Promise<void> {
  const set = "SELECT setval($1::text::regclass, greatest($2::bigint, 1), $2::bigint > 0)";
  for (const name of NUMBERED) await query(set, [`${name}_id_seq`, ids[name]]);
  for (const name of ["audit_entries", "mailings", "recipient_codes", "subscriptions", "outbox", "deliveries"]) {
    await query(`SELECT setval('${name}_id_seq', greatest(max(id), 1), max(id) IS NOT NULL) FROM ${name}`);
  }
}
