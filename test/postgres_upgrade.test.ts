// Upgrades of the schema in PostgreSQL: every released one opens and holds what it held, and a node of the version before
// goes on working on the new one.

import { SQL } from "bun";
import { describe, expect, setDefaultTimeout, test } from "bun:test";

import { Connection } from "../src/store/postgres/connection.ts";
import { migrate } from "../src/store/postgres/migrate.ts";
import { MIGRATIONS } from "../src/store/postgres/schema.ts";
import { hasPostgres } from "./postgres.ts";
import { CLIENT, newPostgresPlace } from "./store_engines.ts";

setDefaultTimeout(60_000);

/** What a node of schema 1 sends to create a push without an owner: the one with this lookup lives for a year, for 5 views. */
const create = (lookup: number): string => `
  SELECT id::float8 AS id FROM create_batch_1(
    decode(repeat('0${lookup}', 32), 'hex'), decode(repeat('02', 60), 'hex'), decode('0304', 'hex'), '{2}', '{7}', 0, '{text}', '{NULL}',
    '{31536000000}', '{365}', '{5}', '{0}', '{t}', '{t}', '{NULL}', '{NULL}', '{NULL}', '{NULL}', '{NULL}', '{NULL}',
    '{}', '{}', '{}', '{}', '{}', '{}', '{192.0.2.1}', '{agent}', '{""}',
    ARRAY['"creation","192.0.2.1","agent",""'], '{NULL}', '{t}', '{NULL}')`;
const claim = (id: number): string => `
  SELECT views FROM claim_batch_1('{${id}}', '{192.0.2.1}', '{agent}', '{""}', ARRAY['"view","192.0.2.1","agent",""'], '{0}', NULL)`;

describe.skipIf(!hasPostgres())("PostgreSQL > a schema of version", () => {
  test.each(MIGRATIONS.slice(0, -1).map((_, index) => index + 1))(
    "%d is brought forward with what it holds, and its nodes go on",
    async (version) => {
      const place = await newPostgresPlace();
      const old = new Connection({ url: place.url, schema: place.schema });
      await migrate(old, "2.5.0", MIGRATIONS.slice(0, version));
      const [made] = await old.change<{ id: number }>(create(1));
      const id = made?.id ?? 0;
      const store = await place.open({ testClock: false });
      try {
        expect(store.migrated).toEqual({ from: version, to: MIGRATIONS.length, copy: null });
        const push = await store.pushes.findById(id);
        expect(push).toMatchObject({ viewsCounted: 0, covered: true, frozen: false, traits: {} });
        if (!push) throw new Error("The push is gone.");
        expect(await store.pushes.claimView(push, CLIENT, Date.now(), 0)).toMatchObject({ viewsCounted: 1 });
        const claimed = await old.change<{ views: number }>(claim(id));
        const [another] = await old.change<{ id: number }>(create(2));
        expect(claimed).toEqual([{ views: 2 }]);
        expect(await store.pushes.findById(another?.id ?? 0)).toMatchObject({ traits: {}, frozen: false });
        expect((await store.pushes.auditLog(id, { limit: 9, offset: 0 })).map(({ kind }) => kind)).toEqual([
          "creation",
          "view",
          "view",
        ]);
      } finally {
        await old.close();
        await store.close();
        await place.remove();
      }
    },
  );

  test("that is newest, with the version of the program that wrote it, is what a new database gets", async () => {
    const place = await newPostgresPlace();
    const store = await place.open();
    const sql = new SQL(place.url, { max: 1, connection: { search_path: place.schema } } as SQL.Options);
    try {
      expect(store.migrated).toBeNull();
      const [row] = await sql`SELECT value FROM meta WHERE key = 'schema_version'`;
      expect(row.value).toBe(String(MIGRATIONS.length));
    } finally {
      await sql.close();
      await store.close();
      await place.remove();
    }
  });
});
