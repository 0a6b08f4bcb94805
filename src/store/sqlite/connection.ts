// One connection to the database: its settings, its prepared statements, and what it takes for damage.

import { Database, SQLiteError } from "bun:sqlite";
import { existsSync } from "node:fs";

import { flush } from "../../base/durable_file.ts";
import type { DamagedPlace } from "../contract.ts";
import { Damage, isDamage } from "./damage.ts";
import { schemaVersionOf, whyUnusable, writtenBy } from "./migrate.ts";
import { type Parameters, Query, tableIn } from "./query.ts";
import type { Migrations } from "./schema.ts";
import { TurnSnapshot } from "./turn_snapshot.ts";

export interface ConnectionOptions {
  path: string;
  /** How long to wait for another connection that writes, in milliseconds. */
  busyTimeoutMs: number;
  /** Those that this program knows; without them, the schema is not looked at. */
  migrations?: Migrations;
  /** Whether checkpoints are left to `checkpoint`. */
  checkpointsLater?: boolean;
  /** Whether the reads of a turn of the event loop share a snapshot; "flushed": of what is on disk. */
  sharesSnapshots?: boolean | "flushed";
  /** Called each time damage is met. */
  onDamage: (place: DamagedPlace) => void;
}

/** 1 MiB at a time keeps each checkpoint short, for who waits for it. */
const CHECKPOINT_PAGES = 250;

/** How many pages the write-ahead log holds, and how many of them the database has too. */
export interface LogState {
  log: number;
  checkpointed: number;
}

export class Connection {
  readonly database: Database;
  readonly snapshot: TurnSnapshot | null;
  readonly #onDamage: (place: DamagedPlace) => void;

  /** @throws Error with a sentence for the administrator, where the schema is newer than this program */
  constructor(options: ConnectionOptions) {
    const { path, busyTimeoutMs, migrations, sharesSnapshots = false } = options;
    this.#onDamage = options.onDamage;
    this.database = new Database(path, { create: true, readwrite: true, strict: true });
    try {
      this.waitForLocks(busyTimeoutMs); // the CLI writes beside the server
      if (migrations) refuseUnusable(this.database, migrations, path); // before anything that would change the file
      this.#configure(options);
    } catch (error) {
      this.database.close();
      throw error;
    }
    const flush = sharesSnapshots === "flushed" ? () => flushLog(path) : null;
    this.snapshot = sharesSnapshots ? new TurnSnapshot(this.database, flush) : null;
  }

  #configure({ busyTimeoutMs, checkpointsLater = false }: ConnectionOptions): void {
    // Free pages can then be given back a few at a time. An existing database needs a VACUUM for it (`compact`).
    if (this.pragmaValue("page_count") === 0) this.#pragma("auto_vacuum = INCREMENTAL");
    this.#enterWal(busyTimeoutMs); // readers and the writer do not wait for each other
    this.#pragma("synchronous = FULL"); // every commit is flushed: nothing acknowledged is undone by a power cut
    this.#pragma("foreign_keys = ON"); // off by default in SQLite
    this.#pragma("secure_delete = ON"); // erased means overwritten, not just unlinked
    this.#pragma("temp_store = MEMORY"); // nothing spills into a temporary file elsewhere
    this.#pragma("cache_size = -4096"); // 4 MiB: the upper levels of every index stay in memory
    this.#pragma(`wal_autocheckpoint = ${checkpointsLater ? 0 : CHECKPOINT_PAGES}`);
  }

  // The one step of opening that the busy timeout does not cover: of two processes that switch a new
  // database over at once, one is told that it is locked.
  #enterWal(busyTimeoutMs: number): void {
    const endMs = performance.now() + busyTimeoutMs;
    for (;;) {
      try {
        this.#pragma("journal_mode = WAL");
        return;
      } catch (error) {
        if (!isBusy(error) || performance.now() >= endMs) throw error;
        Bun.sleepSync(5);
      }
    }
  }

  /** A statement that SQLite compiles when it is first used. */
  prepare<Row, P extends Parameters | undefined = Parameters>(sql: string): Query<Row, P> {
    return new Query<Row, P>(
      (other = this.database) => other.prepare(sql),
      this.snapshot,
      (error) => this.named(error, tableIn(sql)),
    );
  }

  /** Reports damage, and names where it was met. @returns other errors unchanged */
  named(error: unknown, what: string): unknown {
    return isDamage(error) ? this.damaged({ what, reason: error.message }, error) : error;
  }

  /** Reports damage. @returns the error for whoever needed what is damaged */
  damaged(place: DamagedPlace, cause?: unknown): Damage {
    this.#onDamage(place);
    return new Damage({ cause });
  }

  /**
   * From now on the caller flushes the log after a commit, and checkpoints are left to another connection. SQLite still
   * flushes what it has to before it begins the log anew.
   */
  leaveFlushes(): void {
    this.snapshot?.leave();
    this.#pragma("synchronous = NORMAL");
    this.#pragma("wal_autocheckpoint = 0");
  }

  /** How long a statement waits for another connection. */
  waitForLocks(ms: number): void {
    this.#pragma(`busy_timeout = ${ms}`);
  }

  /** Moves the write-ahead log into the database and empties it. @returns false where somebody reads meanwhile */
  truncateLog(): boolean {
    return this.database.query<{ busy: number }, []>("PRAGMA wal_checkpoint(TRUNCATE)").get()?.busy === 0;
  }

  logState(): LogState {
    return this.#checkpoint("NOOP");
  }

  /** Moves the write-ahead log into the database as far as nobody reads it. */
  checkpoint(): LogState {
    return this.#checkpoint("PASSIVE");
  }

  #checkpoint(mode: "NOOP" | "PASSIVE"): LogState {
    const row = this.database.query<LogState, []>(`PRAGMA wal_checkpoint(${mode})`).get();
    return row ?? { log: 0, checkpointed: 0 };
  }

  /**
   * Changes nothing, but writes a page. Where the database has the whole log, and nobody reads in it, the log begins anew
   * with that page: SQLite then flushes its head.
   */
  beginLog(): void {
    this.#pragma("synchronous = NORMAL"); // the page itself need not be on disk
    try {
      this.#pragma(`application_id = ${this.pragmaValue("application_id")}`);
    } finally {
      this.#pragma("synchronous = FULL");
    }
  }

  /** A number that SQLite reports or is set to. */
  pragmaValue(name: string): number {
    return this.database.query<Record<string, number>, []>(`PRAGMA ${name}`).get()?.[name] ?? 0;
  }

  /** Inside a transaction: gives up to `pages` free pages back to the disk. */
  vacuum(pages: number): void {
    // `all`, because the statement gives one page back for each row that is read.
    this.database.query(`PRAGMA incremental_vacuum(${pages})`).all();
  }

  close(): void {
    this.snapshot?.leave();
    this.database.close(true);
  }

  #pragma(pragma: string): void {
    this.database.run(`PRAGMA ${pragma}`);
  }
}

export const logPath = (path: string): string => `${path}-wal`;

/**
 * Flushes the write-ahead log of a database, whoever has written to it. A server commits before it flushes, and a killed
 * one has not flushed all.
 */
export function flushLog(path: string): void {
  if (existsSync(logPath(path))) flush(logPath(path));
}

function refuseUnusable(database: Database, migrations: Migrations, path: string): void {
  const found = schemaVersionOf(database);
  const refusal = whyUnusable(found, migrations, found === 0 ? null : writtenBy(database), `The database ${path}`);
  if (refusal !== null) throw new Error(refusal);
}

/** Whether another connection was writing. */
export const isBusy = (error: unknown): boolean =>
  error instanceof SQLiteError && (error.code ?? "").startsWith("SQLITE_BUSY");
