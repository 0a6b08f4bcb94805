// What the database remembers of its keys and of the programs that may work on it, as rows of `meta`, and the lock for whoever changes them or
// must not meet a change.

import type { KeyFingerprints } from "../contract.ts";
import type { Connection, Query } from "./connection.ts";

/** A node that has been silent for longer has ended. */
export const ALIVE_MS = 30_000;

/** The key in `meta` of the oldest program that may work with the schema: for how many migrations it was built. */
export const OLDEST_SCHEMA = "oldest_schema";

const REMEMBERED = `
  SELECT key, value FROM meta WHERE key IN ('key_fingerprint', 'next_key_fingerprint', '${OLDEST_SCHEMA}')`;

export interface KnownKeys extends KeyFingerprints {
  oldestSchema: number;
}

interface MetaRow {
  key: string;
  value: string;
}

/** @param query also of a transaction @returns null where the database is new */
export async function fingerprintsIn(query: Query): Promise<KnownKeys | null> {
  const rows = await query<MetaRow>(REMEMBERED);
  const valueOf = (name: string): string | null => rows.find(({ key }) => key === name)?.value ?? null;
  const current = valueOf("key_fingerprint");
  if (current === null) return null;
  return { current, next: valueOf("next_key_fingerprint"), oldestSchema: Number(valueOf(OLDEST_SCHEMA) ?? 0) };
}

export const keyFingerprints = (db: Connection): Promise<KnownKeys | null> =>
  fingerprintsIn((text, parameters) => db.read(text, parameters));

/** Until the end of the transaction, no rotation begins or ends, and no node enters. */
export const lockKeys = (query: Query) =>
  query("SELECT pg_advisory_xact_lock(hashtextextended(current_schema() || ' keys', 0))");
