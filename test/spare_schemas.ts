// Schemas of PostgreSQL as a first start makes them, which tests use one after the other. To make one takes hundreds of files
// and most of the time of a test; to empty one takes a statement.

import { SQL } from "bun";

import { version } from "../src/base/build.ts";
import { Connection } from "../src/store/postgres/connection.ts";
import { migrate } from "../src/store/postgres/migrate.ts";
import { type Cluster, dropSchema, newSchema } from "./postgres.ts";

/** More rows than this leave so much room behind that a new one is better. */
const MOST_ROWS = 5_000;

/** What a migration leaves, the same in each schema: its rows, by table, and what it is made of. */
interface Whole {
  rows: Array<{ name: string; rows: string }>;
  /** Triggers that are switched off, until somebody subscribes. */
  resting: string[];
  parts: string;
}

const spare = new Map<Cluster, string[]>();
const whole = new Map<Cluster, Whole>();

/** A schema without a node, a key or a row of anybody. */
export async function takeSchema(cluster: Cluster): Promise<string> {
  const taken = spare.get(cluster)?.pop();
  if (taken !== undefined) return taken;
  const schema = newSchema();
  const db = new Connection({ url: cluster.url, schema });
  await migrate(db, version);
  await db.close();
  if (whole.has(cluster)) return schema;
  await using sql = new SQL(cluster.url, { max: 1 });
  const tables: Array<{ name: string }> = await sql.unsafe(
    "SELECT relname AS name FROM pg_class WHERE relnamespace = $1::text::regnamespace AND relkind = 'r'",
    [schema],
  );
  const rows: Whole["rows"] = [];
  for (const { name } of tables) {
    const [found] = await sql.unsafe(`SELECT json_agg(t)::text AS rows FROM "${schema}"."${name}" t`);
    if (found.rows !== null) rows.push({ name, rows: found.rows });
  }
  const resting: Array<{ name: string }> = await sql.unsafe(
    `SELECT tgname AS name FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid
      WHERE c.relnamespace = $1::text::regnamespace AND t.tgenabled = 'D'`,
    [schema],
  );
  whole.set(cluster, { rows, resting: resting.map(({ name }) => name), parts: await partsOf(sql, schema) });
  return schema;
}

/** Takes it back, when every server on it has ended. */
export async function giveBack(cluster: Cluster, schema: string): Promise<void> {
  const made = whole.get(cluster);
  await using sql = new SQL(cluster.url, {
    max: 1,
    connection: { search_path: schema, lock_timeout: 5_000 },
  } as SQL.Options);
  const isWhole =
    made !== undefined &&
    (await partsOf(sql, schema)) === made.parts &&
    (await empty(sql, schema, made).then(
      () => true,
      () => false,
    ));
  if (isWhole) spare.set(cluster, [...(spare.get(cluster) ?? []), schema]);
  else await dropSchema(cluster, schema);
}

/** @throws Error where somebody still uses it, or too much is in it */
async function empty(sql: SQL, schema: string, { rows, resting }: Whole): Promise<void> {
  const refill = rows.map(
    ({ name, rows: json }) =>
      `INSERT INTO "${name}" SELECT * FROM json_populate_recordset(NULL::"${name}", '${json.replaceAll("'", "''")}');`,
  );
  await sql
    .unsafe(
      `DO $do$ DECLARE t record; n bigint; total bigint := 0; BEGIN
         SET LOCAL session_replication_role = replica;
         FOR t IN SELECT oid::regclass AS name FROM pg_class
                   WHERE relnamespace = '${schema}'::regnamespace AND relkind = 'r' ORDER BY oid LOOP
           EXECUTE format('LOCK TABLE %s; DELETE FROM %s', t.name, t.name);
           GET DIAGNOSTICS n = ROW_COUNT;
           total := total + n;
         END LOOP;
         IF total > ${MOST_ROWS} THEN RAISE 'too much'; END IF;
         PERFORM setval(c.oid::regclass, s.seqstart, false) FROM pg_sequence s JOIN pg_class c ON c.oid = s.seqrelid
           WHERE c.relnamespace = '${schema}'::regnamespace;
         ${refill.join("\n")}
         FOR t IN SELECT tgname AS name, tgrelid::regclass AS of, array[tgname] <@ '{${resting.join()}}'::name[] AS rests
                    FROM pg_trigger JOIN pg_class c ON c.oid = tgrelid
                   WHERE c.relnamespace = '${schema}'::regnamespace AND NOT tgisinternal LOOP
           EXECUTE format('ALTER TABLE %s %s TRIGGER %I', t.of, CASE WHEN t.rests THEN 'DISABLE' ELSE 'ENABLE' END, t.name);
         END LOOP;
       END $do$`,
    )
    .simple();
}

/** Tables with their columns, indexes and rights, triggers, constraints and functions. */
async function partsOf(sql: SQL, schema: string): Promise<string> {
  const [row] = await sql.unsafe(
    `SELECT md5(replace(string_agg(part, ' ' ORDER BY part), $1::text, '')) AS parts FROM (
       SELECT concat_ws(' ', c.relname, c.relkind, c.relacl, a.attname, a.atttypid, a.attnotnull, i.indisvalid)
         FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND NOT a.attisdropped
         LEFT JOIN pg_index i ON i.indexrelid = c.oid WHERE c.relnamespace = $1::text::regnamespace
       UNION ALL
       SELECT t.tgname FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid
        WHERE c.relnamespace = $1::text::regnamespace AND NOT t.tgisinternal
       UNION ALL SELECT concat_ws(' ', conname, convalidated) FROM pg_constraint WHERE connamespace = $1::text::regnamespace
       UNION ALL SELECT concat_ws(' ', proname, md5(prosrc)) FROM pg_proc WHERE pronamespace = $1::text::regnamespace) p (part)`,
    [schema],
  );
  return String(row.parts);
}
