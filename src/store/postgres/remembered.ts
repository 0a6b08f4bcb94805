// The fingerprints of master keys that the database remembers, as rows of `meta`, and the lock for whoever changes them or
// must not meet a change.

import type { RememberedKeys } from "../contract.ts";
import type { Connection, Query } from "./connection.ts";

const FINGERPRINTS = "SELECT key, value FROM meta WHERE key IN ('key_fingerprint', 'next_key_fingerprint')";

interface MetaRow {
  key: string;
  value: string;
}

/** @param query also of a transaction @returns null where the database is new */
export async function rememberedIn(query: Query): Promise<RememberedKeys | null> {
  const rows = await query<MetaRow>(FINGERPRINTS);
  const valueOf = (name: string): string | null => rows.find(({ key }) => key === name)?.value ?? null;
  const current = valueOf("key_fingerprint");
  return current === null ? null : { current, next: valueOf("next_key_fingerprint") };
}

export const rememberedKeys = (db: Connection): Promise<RememberedKeys | null> =>
  rememberedIn((text, parameters) => db.read(text, parameters));

/** Until the end of the transaction, no rotation begins or ends, and no node enters. */
export const lockKeys = (query: Query) =>
  query("SELECT pg_advisory_xact_lock(hashtextextended(current_schema() || ' keys', 0))");
