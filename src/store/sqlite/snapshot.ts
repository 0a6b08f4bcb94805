// A copy of the database at one moment, to be read and changed while a server continues to write. It is a file in the data directory,
// which has the right permissions and is on the right disk. Closing the copy removes it; after a crash, the next snapshot removes it.

import { constants, Database } from "bun:sqlite";
import { existsSync, statSync, unlinkSync, writeFileSync } from "node:fs";
import { type FileHandle, open } from "node:fs/promises";
import { join } from "node:path";

import { draftName } from "../../base/durable_file.ts";
import { flushLog } from "./connection.ts";
import { isDamage, unusable } from "./damage.ts";
import { removeStaleDrafts } from "../data_dir.ts";
import type { Membership } from "../../model/rules_by_group.ts";
import { ALL_GROUPS, toMembership } from "../sql/identities.ts";
import { schemaVersionOf } from "./migrate.ts";
import type { KeyFingerprints } from "../contract.ts";

const PREFIX = "snapshot-";
const BUFFER_BYTES = 1024 * 1024;

export const databasePath = (dataDir: string): string => join(dataDir, "secretpush.db");

/** The database of a data directory, opened while its server may be running. */
export type LiveDatabase = Database;

export const hasDatabase = (dataDir: string): boolean => existsSync(databasePath(dataDir));

/** @throws Error with a message for the administrator if there is no database */
export function requireDatabase(dataDir: string, name = "secretpush.db"): void {
  if (existsSync(join(dataDir, name))) return;
  throw new Error(`There is no Secret Push database in ${dataDir}: name another directory with --data-dir.`);
}

/** Opens the database of a data directory beside its server. @throws Error with a message for the administrator */
export function openLive(dataDir: string, name = "secretpush.db"): LiveDatabase {
  const path = join(dataDir, name);
  requireDatabase(dataDir, name);
  let live: Database | undefined;
  try {
    live = new Database(path, { readwrite: true, create: false, strict: true });
    live.run("PRAGMA busy_timeout = 5000");
    // A query reads the schema, which may be on a damaged page.
    live.query("SELECT 1 FROM sqlite_master").get();
    return live;
  } catch (error) {
    live?.close();
    throw unusable(path, error);
  }
}

/** Whether a data directory contains an account; false if it cannot be read. */
export function hasAccounts(dataDir: string): boolean {
  try {
    const live = openReadOnly(databasePath(dataDir));
    try {
      return live.query("SELECT 1 FROM users LIMIT 1").get() !== null;
    } finally {
      live.close();
    }
  } catch {
    return false;
  }
}

/** Whether there are subscribers to events; false in a database from before there were subscriptions. */
export function hasSubscriptions(live: LiveDatabase): boolean {
  const table = live.query("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'subscriptions'").get();
  return table !== null && live.query("SELECT 1 FROM subscriptions LIMIT 1").get() !== null;
}

/** All groups that anyone is in; none in a database from before there were groups. */
export function groupsIn(live: LiveDatabase): Membership[] {
  const table = live.query("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'group_members'").get();
  return table === null ? [] : live.query<Parameters<typeof toMembership>[0], []>(ALL_GROUPS).all().map(toMembership);
}

/** Opens any database for reading. @throws an error that `isDatabaseError` recognises */
export const openReadOnly = (path: string): LiveDatabase => new Database(path, { readonly: true, strict: true });

/**
 * Opens a database that no program is using, even if its directory is not writable: to open a database with a write-ahead log, SQLite normally
 * writes beside it.
 * @throws Error with a message for the administrator
 */
export function openUnused(path: string): LiveDatabase {
  let db: Database | undefined;
  try {
    db = openReadOnly(path);
    db.query("SELECT 1 FROM sqlite_master").get();
    return db;
  } catch (error) {
    db?.close();
    if (!/^SQLITE_(?:CANTOPEN|READONLY)/.test(String((error as { code?: unknown }).code)) || !existsSync(path))
      throw error;
    // Opened as immutable, the database would lack the content of its log.
    if ((statSync(`${path}-wal`, { throwIfNoEntry: false })?.size ?? 0) > 0) {
      const why = `this user is not allowed to write beside it. Copy it and ${path}-wal into a separate directory`;
      throw new Error(why, { cause: error });
    }
    const { SQLITE_OPEN_READONLY: readonly, SQLITE_OPEN_URI: isUri } = constants;
    return new Database(`${Bun.pathToFileURL(path).href}?immutable=1`, readonly | isUri);
  }
}

export const metaOf = (db: Database, key: string): string | null =>
  db.query<{ value: string }, [string]>("SELECT value FROM meta WHERE key = ?").get(key)?.value ?? null;

export const setMeta = (db: Database, key: string, value: string) =>
  db.query("INSERT OR REPLACE INTO meta (key, value) VALUES (?, ?)").run(key, value);

export class Snapshot {
  private constructor(
    readonly db: Database,
    private readonly path: string,
    private readonly handle: FileHandle,
  ) {}

  /** @param evenDamaged whether to copy the pages of a damaged database as they are if SQLite cannot copy its rows */
  static async of(live: Database, dataDir: string, evenDamaged = false): Promise<Snapshot> {
    process.umask(0o077);
    removeStaleDrafts(dataDir, PREFIX);
    const path = `${draftName(join(dataDir, PREFIX))}.db`;
    try {
      try {
        live.run("VACUUM INTO ?", [path]);
      } catch (error) {
        if (!evenDamaged || !isDamage(error)) throw error;
        writeFileSync(path, pagesOf(live), { mode: 0o600 });
      }
      // A backup must not contain anything that a power cut can undo in the server's database.
      flushLog(live.filename);
      const handle = await open(path, "r");
      const db = new Database(path, { readwrite: true, create: false, strict: true });
      // No journal on disk, because a snapshot is useless after a crash.
      db.run("PRAGMA journal_mode = MEMORY");
      db.run("PRAGMA synchronous = OFF");
      db.run("PRAGMA secure_delete = ON");
      // Both handles are open, so the file can be unlinked, and a crash leaves nothing behind. Windows does not allow this.
      if (process.platform !== "win32") unlinkSync(path);
      return new Snapshot(db, path, handle);
    } catch (error) {
      if (existsSync(path)) unlinkSync(path);
      throw error;
    }
  }

  /** Its bytes. Closes `db`. */
  async bytes(): Promise<{ size: number; bytes: AsyncGenerator<Uint8Array> }> {
    this.db.close(true);
    const { size } = await this.handle.stat();
    return { size, bytes: bytesOf(this.handle) };
  }

  async close(): Promise<void> {
    this.db.close();
    await this.handle.close().catch(() => {});
    if (existsSync(this.path)) unlinkSync(this.path);
  }
}

// All pages, in memory. Bytes 18 and 19 are 2 in a database with a write-ahead log. The copy has no log, so here they are 1.
function pagesOf(live: Database): Buffer {
  const pages = live.serialize();
  pages.fill(1, 18, 20);
  return pages;
}

/** Reads a file from beginning to end, in pieces. */
export async function* bytesOf(handle: FileHandle): AsyncGenerator<Uint8Array> {
  const buffer = Buffer.allocUnsafeSlow(BUFFER_BYTES);
  for (let position = 0; ;) {
    const { bytesRead } = await handle.read(buffer, 0, buffer.length, position);
    if (bytesRead === 0) return;
    position += bytesRead;
    yield buffer.subarray(0, bytesRead);
  }
}

/** The fingerprints in a live database. @throws Error with a message for the administrator if it has none yet */
export function rememberedBy(live: LiveDatabase, dataDir: string): KeyFingerprints {
  const current = schemaVersionOf(live) === 0 ? null : metaOf(live, "key_fingerprint");
  if (current === null) throw new Error(`The database in ${dataDir} is empty: no server has been started with it yet.`);
  return { current, next: metaOf(live, "next_key_fingerprint") };
}
