// The export of Password Pusher (rails pwpush:export, schema_version 1) as a source of its data. It is plain text: payloads, notes,
// passphrases and the secrets of second factors are unencrypted in it.

import type { OldServer } from "../../model/old_server.ts";
import { entryOf, fileOf, numberIn, type Opened, type OldRow, pushOf, userOf } from "./rows.ts";

const TABLES = ["users", "pushes", "audit_logs", "active_storage_blobs", "active_storage_attachments"] as const;
type Table = (typeof TABLES)[number];

/** @throws Error with a message for the administrator, also if the export is incomplete */
export function oldServerIn(name: string, text: string): OldServer {
  const tables = tablesIn(name, text);
  const entries = Map.groupBy(byId(tables.audit_logs), (row) => numberIn(row, "push_id"));
  const blobs = new Map(tables.active_storage_blobs.map((row) => [numberIn(row, "id"), row]));
  const attached = Map.groupBy(
    byId(tables.active_storage_attachments).filter((row) => row["record_type"] === "Push" && row["name"] === "files"),
    (row) => numberIn(row, "record_id"),
  );
  return {
    isPlain: true,
    hasPublicKey: false,
    pushCount: tables.pushes.length,
    async *users() {
      yield* byId(tables.users).map((row) => userOf(row, inClear));
    },
    async *pushes() {
      for (const row of byId(tables.pushes)) {
        const id = numberIn(row, "id");
        const files = (attached.get(id) ?? []).map((one) => fileOf(blobs.get(numberIn(one, "blob_id")) ?? {}));
        yield pushOf(row, inClear, { entries: (entries.get(id) ?? []).map(entryOf), files });
      }
    },
    async close() {},
  };
}

const byId = (rows: readonly OldRow[]): OldRow[] => rows.toSorted((a, b) => numberIn(a, "id") - numberIn(b, "id"));

const inClear: Opened = (_table, column, row) => {
  const text = row[column];
  if (typeof text === "string") return text.toWellFormed();
  return typeof row[`${column}_ciphertext`] === "string" ? { unreadable: true } : null;
};

function tablesIn(name: string, text: string): Record<Table, OldRow[]> {
  const found = parsed(name, text);
  const meta = objectIn(found["meta"]);
  if (!meta) throw new Error(`${name} is not an export of Password Pusher (bin/rails pwpush:export).`);
  if (meta["schema_version"] !== 1) {
    throw new Error(
      `${name} has the schema_version ${String(meta["schema_version"])}: this program reads only version 1.`,
    );
  }
  const counts = objectIn(meta["record_counts"]) ?? {};
  const tables = TABLES.map((table): [Table, OldRow[]] => {
    const rows = found[table];
    if (!Array.isArray(rows) || rows.length !== Number(counts[table] ?? rows.length)) {
      throw new Error(
        `${name} is incomplete: it should have ${String(counts[table])} ${table}, but has ${Array.isArray(rows) ? rows.length : "none"}.`,
      );
    }
    return [table, rows.map(objectIn).filter((row) => row !== null)];
  });
  return Object.fromEntries(tables) as Record<Table, OldRow[]>;
}

const objectIn = (value: unknown): OldRow | null =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? (value as OldRow) : null;

function parsed(name: string, text: string): OldRow {
  try {
    return objectIn(JSON.parse(text)) ?? {};
  } catch {
    // The parser's message would repeat part of the text.
    throw new Error(`${name} is incomplete, or not JSON.`);
  }
}
