// Reads what the database stores about its keys and the programs that may use it. The lock is for callers that change this or rely on it.

import { type KnownKeys, rememberedKeys } from "../sql/rotation.ts";
import type { Connection, Query } from "./connection.ts";
import { runIn } from "./run.ts";

/** A node without a heartbeat for longer than this counts as stopped. */
export const ALIVE_MS = 30_000;

/** The key in `meta` of the oldest program that may use the schema. */
export const OLDEST_SCHEMA = "oldest_schema";

/** @param query for a read inside a transaction @returns null if the database is new */
export const keyFingerprints = (
  db: Connection,
  query: Query = (text, parameters) => db.read(text, parameters),
): Promise<KnownKeys | null> => runIn(db, query, rememberedKeys());

/** Until the end of the transaction, no rotation begins or ends, and no node joins. */
export const lockKeys = (query: Query) =>
  query("SELECT pg_advisory_xact_lock(hashtextextended(current_schema() || ' keys', 0))");

export const setMeta = (query: Query, key: string, value: string) =>
  query("INSERT INTO meta (key, value) VALUES ($1, $2) ON CONFLICT (key) DO UPDATE SET value = excluded.value", [
    key,
    value,
  ]);
