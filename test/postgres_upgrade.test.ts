// Upgrades of the schema in PostgreSQL: every released one opens and holds what it held, and a node of the version before
// goes on working on the new one, or stops where it would not enforce what is in it.

import { SQL } from "bun";
import { expect, setDefaultTimeout, test } from "bun:test";
import { join } from "node:path";

import { Connection } from "../src/store/postgres/connection.ts";
import { migrate } from "../src/store/postgres/migrate.ts";
import { openPostgres } from "../src/store/postgres/open.ts";
import { MIGRATIONS } from "../src/store/postgres/schema.ts";
import { tellingEntries, toldBy } from "../src/store/sql/told_entries.ts";
import { needs } from "./needs.ts";
import { ENVIRONMENT, PROGRAM_CWD } from "./processes.ts";
import { scratch } from "./scratch.ts";
import { CLIENT, newPostgresPlace } from "./store_engines.ts";

setDefaultTimeout(60_000);

/** What a node of the first schema sends to create a push without an owner: the one with this lookup lives for a year, for 5 views. */
const create = (lookup: number): string => `
  SELECT id::float8 AS id FROM create_batch_1(
    decode(repeat('0${lookup}', 32), 'hex'), decode(repeat('02', 60), 'hex'), decode('0304', 'hex'), '{2}', '{7}', 0, '{text}', '{NULL}',
    '{31536000000}', '{365}', '{5}', '{0}', '{t}', '{t}', '{NULL}', '{NULL}', '{NULL}', '{NULL}',
    '{}', '{}', '{}', '{}', '{}', '{}', '{192.0.2.1}', '{agent}', '{""}',
    ARRAY['"creation","192.0.2.1","agent",""'], '{NULL}', '{t}', '{NULL}', '{NULL}')`;
const claim = (id: number): string => `
  SELECT views FROM claim_batch_1('{${id}}', '{192.0.2.1}', '{agent}', '{""}', ARRAY['"view","192.0.2.1","agent",""'], '{0}', NULL, false)`;

/** Versions that a release may have had. */
const RELEASED = [...MIGRATIONS.keys()].map((index) => index + 1).filter((version) => MIGRATIONS[version] !== null);
const LATER = [...MIGRATIONS, { restricts: false, sql: "ALTER TABLE pushes ADD COLUMN stars int NOT NULL DEFAULT 0" }];

needs("postgresql").describe("PostgreSQL > a schema of version", () => {
  test.each(RELEASED)("%d is brought forward with what it holds, and its nodes go on", async (version) => {
    const place = await newPostgresPlace();
    const old = new Connection({ url: place.url, schema: place.schema });
    await migrate(old, "3.0.0", MIGRATIONS.slice(0, version));
    const [made] = await old.change<{ id: number }>(create(1));
    const id = made?.id ?? 0;
    const store = await openPostgres({
      databaseUrl: place.url,
      schema: place.schema,
      dataDir: place.dataDir,
      exclusive: true,
      migrations: LATER,
    });
    try {
      expect(store.migrated).toEqual({ from: version, to: LATER.length, copy: null });
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
  });

  test("that no release has had is refused, with the program that wrote it, and left as it is", async () => {
    const place = await newPostgresPlace(true);
    const db = new Connection({ url: place.url, schema: place.schema });
    try {
      for (const version of [MIGRATIONS.indexOf(null), MIGRATIONS.lastIndexOf(null)]) {
        await db.change(
          `UPDATE meta SET value = CASE key WHEN 'application_version' THEN '2.9.9' ELSE '${version}' END
            WHERE key IN ('schema_version', 'oldest_schema', 'application_version')`,
        );
        expect(place.open()).rejects.toThrow(
          new RegExp(
            `has version ${version}, which no release .* by Secret Push 2\\.9\\.9: make a backup .* Nothing was changed`,
          ),
        );
        expect(await db.read("SELECT value FROM meta WHERE key = 'schema_version'")).toEqual([{ value: `${version}` }]);
      }
    } finally {
      await db.close();
      await place.remove();
    }
  });

  test("that is newest, with the version of the program that wrote it, is what a new database gets", async () => {
    const place = await newPostgresPlace();
    const store = await place.open();
    const sql = new SQL(place.url, { max: 1, connection: { search_path: place.schema } } as SQL.Options);
    try {
      expect(store.migrated).toBeNull();
      const [row] = await sql`SELECT value FROM meta WHERE key = 'schema_version'`;
      expect(row.value).toBe(String(MIGRATIONS.length));
      // If this fails, EVENT_WORDS has changed: append a migration with entriesTell(TOLD_BY_ENTRIES).
      const [made] = await sql`SELECT pg_get_functiondef('entries_tell'::regproc) AS text`;
      expect(made.text).toContain(`${toldBy("e.kind")},`);
      expect(made.text).toContain(`e.kind IN ${tellingEntries()}`);
    } finally {
      await sql.close();
      await store.close();
      await place.remove();
    }
  });
});

needs("postgresql").describe("PostgreSQL > a node that is too old", () => {
  const { start, newPath } = scratch();
  const KEY = "ab".repeat(32);

  test("stops before a newer one serves that creates what it would not enforce; else both go on", async () => {
    const place = await newPostgresPlace();
    const env = {
      SECRETPUSH_DATABASE_URL: place.url,
      SECRETPUSH_DATABASE_SCHEMA: place.schema,
      SECRETPUSH_KEY: KEY,
    };
    /** A second process with these migrations more. @returns what it has said once it serves */
    async function newer(...more: string[]): Promise<{ said: string; end: () => Promise<void> }> {
      const node = Bun.spawn(
        [
          process.execPath,
          join(import.meta.dir, "programs/node_of_schema.ts"),
          place.url,
          place.schema,
          newPath("n"),
          ...more,
        ],
        { cwd: PROGRAM_CWD, env: { ...ENVIRONMENT, ...env }, stdin: "pipe", stdout: "pipe", stderr: "inherit" },
      );
      let said = "";
      for await (const chunk of node.stdout.pipeThrough(new TextDecoderStream())) {
        said += chunk;
        if (said.includes("serves\n")) break;
      }
      return {
        said,
        async end() {
          await node.stdin.end();
          await node.exited;
        },
      };
    }
    try {
      const older = await start(newPath("older"), { env });
      const kind = await newer("adds");
      expect(kind.said).toContain("Other nodes run version 3.");
      expect(kind.said).toContain(
        ` for schema version ${MIGRATIONS.length}, and this one runs 9.9.9 for schema version `,
      );
      expect(kind.said).not.toContain("waiting");
      await kind.end();
      expect((await fetch(`${older.url}/readyz`)).status).toBe(200);
      const late = await start(newPath("late"), { env }); // what is older may still join
      expect(await late.stop()).toBe(0);

      const strict = await newer("adds", "restricts");
      expect(strict.said).toContain("waiting until older nodes have stopped\n");
      expect(strict.said).not.toContain("Other nodes"); // none is left when it serves
      expect(await older.exited).toBe(1);
      expect(older.output()).toContain("A newer version of Secret Push has changed the database");
      await strict.end();
      const refusal = await start(newPath("never"), { env }).catch(String);
      expect(refusal).toContain(`has version ${MIGRATIONS.length + 2}, and only programs that know at least version`);
      expect(refusal).toContain(`knows up to ${MIGRATIONS.length}. It was written by Secret Push 9.9.9`);
    } finally {
      await place.remove();
    }
  });
});
