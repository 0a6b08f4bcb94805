// A connection to the database: its settings, its prepared statements, and the damage that they find.

import { Database } from "bun:sqlite";
import { existsSync } from "node:fs";

import { flush } from "../../base/durable_file.ts";
import type { DamagedPlace } from "../contract.ts";
import { Damage, isBusy, isDamage } from "./damage.ts";
import { pragmaValue, refuseTooOld, refuseUnusable, schemaVersionOf, writtenBy } from "./migrate.ts";
import { type Parameters, Query, tableIn, TurnSnapshot } from "./reads.ts";
import type { Migrations } from "./schema.ts";

export interface ConnectionOptions {
  path: string;
  /** The maximum wait for another connection that writes, in milliseconds. */
  busyTimeoutMs: number;
  /** The known migrations. Without them, the schema is not checked. */
  migrations?: Migrations;
  /** Whether SQLite makes checkpoints only when `checkpoint` is called. */
  checkpointsLater?: boolean;
  /** Whether the reads of a turn of the event loop share a snapshot. "flushed": the log is flushed before any of them returns. */
  sharesSnapshots?: boolean | "flushed";
  /** Called for each read or write that finds damage. */
  onDamage: (place: DamagedPlace) => void;
}

/**
 * A commit writes each page that it changes. The data of a push is spread over seven pages, so a single create in a new database writes 17 kB;
 * with pages of 4 KiB, it would write 31 kB. With pages of 1 KiB, reads would cost a sixth more.
 */
export const PAGE_BYTES = 2_048;
/** Small, so that each checkpoint is short. */
const CHECKPOINT_BYTES = 1024 * 1024;

/** The bytes of pages in the write-ahead log, and how many of these bytes a checkpoint has copied into the database. */
export interface LogState {
  log: number;
  checkpointed: number;
}

export class Connection {
  readonly database: Database;
  readonly snapshot: TurnSnapshot | null;
  readonly #onDamage: (place: DamagedPlace) => void;
  #flushes = true;
  #pageBytes = PAGE_BYTES;

  /** @throws Error with a message for the administrator if the schema is newer than this program */
  constructor(options: ConnectionOptions) {
    const { path, busyTimeoutMs, migrations, sharesSnapshots = false } = options;
    this.#onDamage = options.onDamage;
    this.database = new Database(path, { create: true, readwrite: true, strict: true });
    try {
      this.waitForLocks(busyTimeoutMs); // commands write beside the server
      // This comes before anything changes the file.
      const found = migrations ? schemaVersionOf(this.database) : 0;
      const by = found === 0 ? null : writtenBy(this.database);
      if (migrations) refuseUnusable(found, migrations, by, `The database ${path}`);
      if (migrations && found < migrations.length) refuseTooOld(this.database, `The database ${path}`);
      this.#configure(options);
    } catch (error) {
      this.database.close();
      throw error;
    }
    const flush = sharesSnapshots === "flushed" ? () => flushLog(path) : null;
    this.snapshot = sharesSnapshots ? new TurnSnapshot(this.database, flush) : null;
  }

  #configure({ busyTimeoutMs, checkpointsLater = false }: ConnectionOptions): void {
    if (this.pragmaValue("page_count") === 0) {
      this.#pragma(`page_size = ${PAGE_BYTES}`); // an existing database keeps its page size
      // Free pages can then be returned a few at a time. An existing database needs a VACUUM for this (`compact`).
      this.#pragma("auto_vacuum = INCREMENTAL");
    }
    this.#enterWal(busyTimeoutMs); // readers and the writer do not wait for each other
    this.#pageBytes = this.pragmaValue("page_size");
    this.#pragma("synchronous = FULL"); // flushes every commit, so that no power cut undoes what was acknowledged
    this.#pragma("foreign_keys = ON"); // off by default in SQLite
    this.#pragma("secure_delete = ON"); // erased means overwritten, not just unlinked
    this.#pragma("temp_store = MEMORY"); // nothing spills into a temporary file elsewhere
    this.#pragma("cache_size = -4096"); // 4 MiB: the upper levels of every index stay in memory
    this.#pragma(`wal_autocheckpoint = ${checkpointsLater ? 0 : CHECKPOINT_BYTES / this.#pageBytes}`);
  }

  // The busy timeout does not cover this step: if two processes switch a new database to WAL at once, one of them gets an error.
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

  /** A statement that SQLite compiles at its first use. */
  prepare<Row, P extends Parameters | undefined = Parameters>(sql: string): Query<Row, P> {
    return new Query<Row, P>(
      (other = this.database) => other.prepare(sql),
      this.snapshot,
      (error) => this.named(error, tableIn(sql)),
    );
  }

  /** Reports the error if it is damage; `what` names the place. @returns the error to throw */
  named(error: unknown, what: string): unknown {
    return isDamage(error) ? this.damaged({ what, reason: error.message }, error) : error;
  }

  /** Reports damage. @returns the error to throw */
  damaged(place: DamagedPlace, cause?: unknown): Damage {
    this.#onDamage(place);
    return new Damage({ cause });
  }

  /** From now on, the caller flushes each commit, and another connection makes checkpoints; SQLite flushes only before it restarts the log. */
  leaveFlushes(): void {
    this.#flushes = false;
    this.snapshot?.leave();
    this.#pragma("synchronous = NORMAL");
    this.#pragma("wal_autocheckpoint = 0");
  }

  /** Whether SQLite flushes the log as part of each commit. */
  get flushes(): boolean {
    return this.#flushes;
  }

  /** Sets the maximum time for which a statement waits for another connection. */
  waitForLocks(ms: number): void {
    this.#pragma(`busy_timeout = ${ms}`);
  }

  /** Moves the content of the write-ahead log into the database, and empties the log. @returns false if another connection is reading */
  truncateLog(): boolean {
    return this.database.query<{ busy: number }, []>("PRAGMA wal_checkpoint(TRUNCATE)").get()?.busy === 0;
  }

  logState(): LogState {
    return this.#checkpoint("NOOP");
  }

  /** Copies as much of the write-ahead log into the database as current readers allow. */
  checkpoint(): LogState {
    return this.#checkpoint("PASSIVE");
  }

  #checkpoint(mode: "NOOP" | "PASSIVE"): LogState {
    const row = this.database.query<LogState, []>(`PRAGMA wal_checkpoint(${mode})`).get();
    const { log, checkpointed } = row ?? { log: 0, checkpointed: 0 };
    return { log: log * this.#pageBytes, checkpointed: checkpointed * this.#pageBytes };
  }

  /**
   * Writes a page without changing it. If the whole log is already in the database, and no one is reading from the log, SQLite restarts the log
   * with this page, and flushes the log's header.
   */
  beginLog(): void {
    this.#pragma("synchronous = NORMAL"); // the page itself need not be on disk
    try {
      this.#pragma(`application_id = ${this.pragmaValue("application_id")}`);
    } finally {
      this.#pragma("synchronous = FULL");
    }
  }

  pragmaValue(name: string): number {
    return pragmaValue(this.database, name);
  }

  /** Inside a transaction: returns up to `pages` free pages to the disk. */
  vacuum(pages: number): void {
    // `all`, because the statement frees a page for each row that is read.
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

/** Flushes the write-ahead log of a database: a server commits before it flushes, and may have been killed in between. */
export function flushLog(path: string): void {
  if (existsSync(logPath(path))) flush(logPath(path));
}
