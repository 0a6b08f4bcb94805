// The engines of the store, opened the way a server opens them, for tests that hold for each of them.

import { SQL } from "bun";
import { Database } from "bun:sqlite";
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";

import { type ChosenStoreOptions, openChosenStore, type Store } from "../src/store/index.ts";
import type { Claimed, NewSession } from "../src/store/contract.ts";
import type { MailOrder } from "../src/model/mailing.ts";
import type { PushParts } from "../src/store/contract.ts";
import type { NewPush, PushRecord, FileRecord } from "../src/model/push.ts";
import { makeTempDir } from "./harness.ts";
import type { NeedName } from "./needs.ts";
import { PLAIN_PUSH } from "./plain_push.ts";
import { dropSchema, newSchema, sharedCluster } from "./postgres.ts";
import { giveBack, takeSchema } from "./spare_schemas.ts";

/** Where a store is kept, until `remove`. */
export interface StorePlace {
  /** Opens it; a second time, as a second node of the same database would. */
  open: (options?: Partial<ChosenStoreOptions>) => Promise<Store>;
  /** Changes rows behind the store, with what both engines understand. */
  change: (...statements: string[]) => Promise<void>;
  /**
   * How much is read to answer what a store that is opened for it is asked, in a unit of the engine's own: rows, or pages of the
   * file. No other store may be open.
   */
  readBy: (ask: (store: Store) => Promise<unknown>) => Promise<number>;
  remove: () => Promise<void>;
}

export interface StoreEngine {
  name: string;
  needs: readonly NeedName[];
  /** Whether several stores may be open for writing at once. */
  manyNodes: boolean;
  newPlace: () => Promise<StorePlace>;
}

/** The push after a view that was counted, or null. */
export const viewed = (claimed: Claimed | undefined): PushRecord | null =>
  claimed && typeof claimed !== "string" && "viewsCounted" in claimed ? claimed : null;

const COMMON = { exclusive: true, applicationVersion: "2.5.0", testClock: true };

export const ENGINES: readonly StoreEngine[] = [
  {
    name: "SQLite",
    needs: [],
    manyNodes: false,
    async newPlace() {
      const dataDir = makeTempDir();
      const change = async (...statements: string[]): Promise<void> => {
        using database = new Database(join(dataDir, "secretpush.db"));
        for (const statement of statements) database.run(statement);
      };
      return {
        open: (options) => openChosenStore({ dataDir, ...COMMON, ...options }),
        change,
        async readBy(ask) {
          const store = await openChosenStore({ dataDir, ...COMMON });
          const bytesRead = () => Number(/^rchar: (\d+)$/m.exec(readFileSync("/proc/self/io", "utf8"))?.[1]);
          const before = bytesRead();
          await ask(store);
          const read = bytesRead() - before;
          await store.close();
          return Math.round(read / 4096);
        },
        remove: async () => rmSync(dataDir, { recursive: true, force: true }),
      };
    },
  },
  { name: "PostgreSQL", needs: ["postgresql"], manyNodes: true, newPlace: () => newPostgresPlace(true) },
];

export interface PostgresPlace extends StorePlace {
  url: string;
  schema: string;
  dataDir: string;
}

/** @param migrated with the schema of a database that was started once; else there is none yet */
export async function newPostgresPlace(migrated = false): Promise<PostgresPlace> {
  const dataDir = makeTempDir();
  const cluster = await sharedCluster();
  const schema = migrated ? await takeSchema(cluster) : newSchema();
  const open: PostgresPlace["open"] = (options) =>
    openChosenStore({ dataDir, ...COMMON, postgres: { url: cluster.url, schema }, ...options });
  return {
    url: cluster.url,
    schema,
    dataDir,
    open,
    async change(...statements) {
      await using sql = new SQL(cluster.url, { max: 1, connection: { search_path: schema } } as SQL.Options);
      for (const statement of statements) await sql.unsafe(statement);
    },
    async readBy(ask) {
      await using sql = new SQL(cluster.url, { max: 1 });
      const rowsRead = async (): Promise<number> => {
        // A connection adds what it has read when it ends.
        const others = () =>
          sql.unsafe(
            `SELECT 1 FROM pg_stat_activity
              WHERE datname = current_database() AND backend_type = 'client backend' AND pid <> pg_backend_pid()`,
          );
        while ((await others()).length > 0) await Bun.sleep(5);
        const [row] = await sql.unsafe(
          `SELECT (SELECT sum(seq_tup_read + coalesce(idx_tup_fetch, 0)) FROM pg_stat_all_tables WHERE schemaname = $1)
                + (SELECT sum(idx_tup_read) FROM pg_stat_all_indexes WHERE schemaname = $1) AS n`,
          [schema],
        );
        return Number(row.n);
      };
      const before = await rowsRead();
      const store = await open();
      await ask(store);
      await store.close();
      return (await rowsRead()) - before;
    },
    async remove() {
      rmSync(dataDir, { recursive: true, force: true });
      await (migrated ? giveBack : dropSchema)(cluster, schema);
    },
  };
}

export const CLIENT = { ip: "192.0.2.1", userAgent: "agent", referrer: "" };

/** Stores a push that lives from 1,000 to 2,000 ms, with bytes in place of real seals. */
export function createPush(
  store: Store,
  fields: Partial<NewPush> = {},
  parts: {
    labels?: Uint8Array;
    words?: Uint8Array;
    files?: readonly FileRecord[];
    wrappedKey?: Uint8Array;
    payload?: Uint8Array;
    mail?: MailOrder;
    kept?: PushParts["kept"];
  } = {},
): Promise<PushRecord> {
  const files = parts.files ?? [];
  return store.pushes.create(
    {
      lookup: crypto.getRandomValues(new Uint8Array(32)),
      ownerId: null,
      ...PLAIN_PUSH,
      createdAtMs: 1_000,
      expiresAtMs: 2_000,
      expireAfterDays: 1,
      expireAfterViews: 5,
      fileCount: files.length,
      ...fields,
    },
    {
      sealed: {
        wrappedKey: parts.wrappedKey ?? crypto.getRandomValues(new Uint8Array(60)),
        payload: parts.payload ?? crypto.getRandomValues(new Uint8Array(40)),
      },
      labels: parts.labels ?? null,
      words: parts.words ?? null,
      mail: parts.mail ?? null,
      kept: parts.kept ?? null,
      files,
    },
    CLIENT,
  );
}

/** A session from 1 to 900 ms, of a user whose password hash is "hash". */
export const newSession = (userId: number, fields: Partial<NewSession> & Pick<NewSession, "hash">): NewSession => ({
  userId,
  passwordHash: "hash",
  how: "password",
  strong: false,
  ip: "192.0.2.1",
  userAgent: "agent",
  providerSid: null,
  providerHint: null,
  nowMs: 1,
  expiresAtMs: 900,
  ...fields,
});
