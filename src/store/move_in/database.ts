// The database of Password Pusher as a source of its data: SQLite or PostgreSQL. It is only read.

import { reasonOf } from "../../base/errors.ts";
import type { OldServer } from "../../model/old_server.ts";
import { Connection } from "../postgres/connection.ts";
import { openUnused } from "../sqlite/snapshot.ts";
import { Lockbox, PUBLIC_KEY } from "./lockbox.ts";
import { entryOf, fileOf, numberIn, type Opened, type OldRow, pushOf, textIn, userOf } from "./rows.ts";

/** A payload of Password Pusher has at most a megabyte. */
const PAGE_ROWS = 200;

interface Engine {
  /** @param sql has parameters ?1, ?2 and so on */
  ask(sql: string, parameters?: readonly number[]): Promise<OldRow[]>;
  close(): Promise<void>;
}

/**
 * @param place the path of a SQLite file, or an address that begins with postgres://
 * @param keys the old server's keys; if there are none, the public key is used
 * @throws Error with a message for the administrator
 */
export async function openOldDatabase(place: string, keys: readonly string[]): Promise<OldServer> {
  const isPostgres = /^postgres(?:ql)?:\/\//.test(place);
  const name = isPostgres ? new URL(place).pathname.slice(1) : place;
  let engine: Engine | undefined;
  try {
    engine = isPostgres ? postgres(place) : sqlite(place);
    const [counted] = await engine.ask("SELECT count(*) AS n, count(url_token) AS tokens FROM pushes");
    await engine.ask("SELECT push_id FROM audit_logs LIMIT 1");
    const lockbox = new Lockbox(keys.length > 0 ? keys : [PUBLIC_KEY]);
    const isReadable = await opensAny(engine, lockbox);
    if (isReadable === false) {
      const which = keys.length > 0 ? "the given keys open" : "the default key of Password Pusher opens";
      throw new Error(`${which} nothing in it: name the file that contains PWPUSH_MASTER_KEY and any earlier keys`);
    }
    return read(engine, lockbox, {
      isPlain: false,
      hasPublicKey: isReadable === true && (keys.length === 0 || keys.includes(PUBLIC_KEY)),
      pushCount: numberIn(counted ?? {}, "n"),
    });
  } catch (error) {
    await engine?.close();
    const why = /no such (?:table|column)|(?:relation|column) .* does not exist/.test(reasonOf(error))
      ? "it is not a database of Password Pusher 1.68 to 2.11"
      : reasonOf(error);
    throw new Error(`The database ${name} cannot be read: ${why}.`, { cause: error });
  }
}

function sqlite(path: string): Engine {
  const db = openUnused(path);
  // All reads see the database at one moment.
  db.run("BEGIN");
  return {
    ask: async (sql, parameters = []) => db.query<OldRow, number[]>(sql).all(...parameters),
    close: async () => db.close(),
  };
}

function postgres(url: string): Engine {
  const db = new Connection({ url, schema: "public" });
  return {
    async ask(sql, parameters = []) {
      // In JSON, values have the same form as in the other sources. The driver can mix up answers, so each repeats its parameters.
      const asked = JSON.stringify([sql, ...parameters]);
      const rows = await db.read<{ asked: string; found: string }>(
        `SELECT $${parameters.length + 1}::text AS asked, coalesce(json_agg(t), '[]')::text AS found
           FROM (${sql.replace(/\?(\d)/g, "$$$1::bigint")}) t`,
        [...parameters, asked],
      );
      const [row] = rows;
      if (row?.asked !== asked) throw db.misrouted("the old server");
      return JSON.parse(row.found) as OldRow[];
    },
    close: () => db.close(),
  };
}

const SEALED = [
  ["pushes", "payload"],
  ["pushes", "note"],
  ["users", "otp_secret"],
] as const;

/** Whether a key opens anything; null if there is nothing to open. */
async function opensAny(engine: Engine, lockbox: Lockbox): Promise<boolean | null> {
  let found: false | null = null;
  for (const [table, column] of SEALED) {
    for (let after = 0; ;) {
      const rows = await engine.ask(
        `SELECT id, ${column}_ciphertext AS text FROM ${table}
          WHERE id > ?1 AND ${column}_ciphertext <> '' ORDER BY id LIMIT ${PAGE_ROWS}`,
        [after],
      );
      if (rows.some((row) => typeof lockbox.open(table, column, textIn(row, "text")) === "string")) return true;
      const last = rows.at(-1);
      if (!last) break;
      found = false;
      after = numberIn(last, "id");
    }
  }
  return found;
}

function read(
  engine: Engine,
  lockbox: Lockbox,
  facts: Pick<OldServer, "isPlain" | "hasPublicKey" | "pushCount">,
): OldServer {
  const opened: Opened = (table, column, row) => {
    const ciphertext = row[`${column}_ciphertext`];
    return typeof ciphertext === "string" ? lockbox.open(table, column, ciphertext) : null;
  };
  return {
    ...facts,
    async *users() {
      for await (const rows of pages(engine, "users")) yield* rows.map((row) => userOf(row, opened));
    },
    async *pushes() {
      for await (const rows of pages(engine, "pushes")) {
        const between = [numberIn(rows[0] ?? {}, "id"), numberIn(rows.at(-1) ?? {}, "id")];
        const entries = Map.groupBy(
          await engine.ask("SELECT * FROM audit_logs WHERE push_id BETWEEN ?1 AND ?2 ORDER BY id", between),
          (row) => numberIn(row, "push_id"),
        );
        const files = Map.groupBy(
          await engine.ask(
            `SELECT a.record_id, b.* FROM active_storage_attachments a JOIN active_storage_blobs b ON b.id = a.blob_id
              WHERE a.record_type = 'Push' AND a.name = 'files' AND a.record_id BETWEEN ?1 AND ?2 ORDER BY a.id`,
            between,
          ),
          (row) => numberIn(row, "record_id"),
        );
        for (const row of rows) {
          const id = numberIn(row, "id");
          yield pushOf(row, opened, {
            entries: (entries.get(id) ?? []).map(entryOf),
            files: (files.get(id) ?? []).map(fileOf),
          });
        }
      }
    },
    close: () => engine.close(),
  };
}

async function* pages(engine: Engine, table: string): AsyncGenerator<OldRow[]> {
  for (let after = 0; ;) {
    const rows = await engine.ask(`SELECT * FROM ${table} WHERE id > ?1 ORDER BY id LIMIT ${PAGE_ROWS}`, [after]);
    const last = rows.at(-1);
    if (!last) return;
    yield rows;
    after = numberIn(last, "id");
  }
}
