// The one SQLite connection. It promises durability: the promise of a write resolves only after its
// commit has reached the disk, and what failed has left no trace. Writes queue for the current turn
// of the event loop and share one transaction (group commit), because the flush to disk costs far
// more than the statements. Reads see committed data only: a batch runs without yielding. Those of one
// turn share a snapshot.

import { Database, type SQLQueryBindings, SQLiteError, type Statement } from "bun:sqlite";
import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync, statSync } from "node:fs";
import { basename, dirname } from "node:path";

import { randomBytes } from "../base/crypto.ts";
import { AppError } from "../base/errors.ts";
import { removeStaleDrafts } from "./data_dir.ts";
import { MIGRATIONS } from "./schema.ts";

type Parameters = Record<string, SQLQueryBindings>;

interface QueuedWrite {
  run: () => unknown;
  resolve: (value: never) => void;
  reject: (error: unknown) => void;
}

export interface DbOptions {
  path: string;
  /** How many writes share a commit at most; 1 commits each on its own. */
  maxWritesPerCommit?: number;
  /** How long to wait for another process that writes, in milliseconds. */
  busyTimeoutMs?: number;
  /** The schema's history, oldest first; a test may give its own. */
  migrations?: readonly string[];
}

/** How long a batch waits for another process's write inside a turn of the event loop, and until it asks again. */
const BUSY_IN_TURN_MS = 10;
const BUSY_RETRY_MS = 20;

export class Db {
  readonly #db: Database;
  readonly #snapshot: Snapshot;
  readonly #maxWritesPerCommit: number;
  readonly #busyTimeoutMs: number;
  readonly #path: string;
  readonly #migrations: readonly string[];
  /** How long SQLite itself waits for a lock. */
  #inTurnMs = 0;
  /** Since when another process has kept the next batch from beginning. */
  #busySinceMs: number | null = null;
  #closing = false;
  #queue: QueuedWrite[] = [];
  #scheduled = false;
  readonly #begin: Statement;
  readonly #commit: Statement;
  readonly #savepoint: Statement;
  readonly #release: Statement;
  readonly #rollbackTo: Statement;

  /**
   * Opens; `migrate` before anything else is asked of a database that may be new or old.
   * @throws Error with a sentence for the administrator, where the schema is newer than this program.
   */
  constructor(options: DbOptions) {
    this.#maxWritesPerCommit = options.maxWritesPerCommit ?? 256;
    this.#busyTimeoutMs = options.busyTimeoutMs ?? 5_000;
    this.#path = options.path;
    this.#migrations = options.migrations ?? MIGRATIONS;
    this.#db = new Database(options.path, { create: true, readwrite: true, strict: true });
    try {
      this.#waitInTurn(this.#busyTimeoutMs); // the CLI writes beside the server
      this.#refuseNewerSchema(); // before anything that would change the file
      this.#configure();
    } catch (error) {
      this.#db.close();
      throw error;
    }
    this.#snapshot = new Snapshot(this.#db);
    this.#begin = this.#db.prepare("BEGIN IMMEDIATE");
    this.#commit = this.#db.prepare("COMMIT");
    this.#savepoint = this.#db.prepare("SAVEPOINT one_write");
    this.#release = this.#db.prepare("RELEASE one_write");
    this.#rollbackTo = this.#db.prepare("ROLLBACK TO one_write");
  }

  #configure(): void {
    this.#enterWal(); // readers and the writer do not wait for each other
    this.#pragma("synchronous = FULL"); // every commit is flushed: nothing acknowledged is undone by a power cut
    this.#pragma("foreign_keys = ON"); // off by default in SQLite
    this.#pragma("secure_delete = ON"); // erased means overwritten, not just unlinked
    this.#pragma("temp_store = MEMORY"); // nothing spills into a temporary file elsewhere
    this.#pragma("cache_size = -4096"); // 4 MiB: the upper levels of every index stay in memory
    this.#pragma("wal_autocheckpoint = 250"); // 1 MiB at a time keeps each checkpoint short, which is what the slowest answers wait for
  }

  // The one step of opening that the busy timeout does not cover: of two processes that switch a new
  // database over at once, one is told that it is locked.
  #enterWal(): void {
    const endMs = performance.now() + this.#busyTimeoutMs;
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

  /** How many migrations the database has had: 0 where it is new. */
  get schemaVersion(): number {
    return this.#db.query<{ user_version: number }, []>("PRAGMA user_version").get()?.user_version ?? 0;
  }

  #refuseNewerSchema(): void {
    const found = this.schemaVersion;
    if (found <= this.#migrations.length) return;
    refuseNewerSchema(found, this.#migrations.length, writtenBy(this.#db), `The database ${this.#path}`);
  }

  /**
   * Brings the schema up to date, all or nothing. A database that holds something is copied first,
   * to a file beside it that is named after the version it is brought to.
   */
  migrate(): void {
    this.#snapshot.leave();
    const found = this.schemaVersion;
    if (found === this.#migrations.length) return;
    const copy = `${this.#path}.before-schema-${this.#migrations.length}`;
    const draft = `${copy}.${Buffer.from(randomBytes(6)).toString("hex")}`;
    removeStaleDrafts(dirname(copy), `${basename(copy)}.`);
    if (found > 0) {
      this.#db.run("VACUUM INTO ?", [draft]);
      flush(draft);
    }
    this.#db.run("BEGIN IMMEDIATE");
    try {
      // Read again under the lock: another process may have been quicker, and then has the copy.
      const first = this.schemaVersion;
      for (let next = first; next < this.#migrations.length; next += 1) {
        this.#db.run(this.#migrations[next] ?? "");
        this.#pragma(`user_version = ${next + 1}`);
      }
      if (found > 0 && first === found) {
        renameSync(draft, copy);
        flush(dirname(copy));
      }
      this.#db.run("COMMIT");
    } catch (error) {
      if (this.#db.inTransaction) this.#db.run("ROLLBACK");
      throw error;
    } finally {
      if (existsSync(draft)) rmSync(draft);
    }
  }

  prepare<Row, P extends Parameters | undefined = Parameters>(sql: string): Query<Row, P> {
    return new Query<Row, P>(this.#db.prepare(sql), this.#snapshot);
  }

  /**
   * Queues `run` for the next commit. It runs synchronously and may use any query of this
   * connection; what it throws undoes it alone. It may be run a second time after its first run was
   * undone, so it changes nothing but the database.
   * @throws AppError `unavailable` when the commit could not reach the disk: nothing was stored.
   */
  write<T>(run: () => T): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      this.#queue.push({ run, resolve, reject });
      if (!this.#scheduled) {
        this.#scheduled = true;
        setImmediate(() => this.#commitBatch());
      }
    });
  }

  #commitBatch(): void {
    const batch = this.#queue.splice(0, this.#maxWritesPerCommit);
    // `close` may have been quicker than the turn of the event loop that this was meant for.
    if (batch.length > 0 && !this.#carryOut(batch)) {
      this.#queue.unshift(...batch);
      setTimeout(() => this.#commitBatch(), BUSY_RETRY_MS);
    } else if (this.#queue.length > 0) {
      setImmediate(() => this.#commitBatch());
    } else {
      this.#scheduled = false;
    }
  }

  /** @returns false, with nothing done, where another process writes and may still be waited for. */
  #carryOut(batch: QueuedWrite[]): boolean {
    this.#snapshot.leave();
    if (!this.#closing) this.#waitInTurn(BUSY_IN_TURN_MS);
    let outcomes: Array<() => void>;
    try {
      // Nearly always every write succeeds, and then savepoints would be a fifth of the work for
      // nothing. Where one throws, the batch starts over with each write in a savepoint of its own.
      outcomes = this.#commitTogether(batch) ?? this.#commitApart(batch);
    } catch (error) {
      this.#rollback();
      if (isBusy(error) && this.#mayWait()) return false;
      this.#busySinceMs = null;
      const failure = new AppError("unavailable", "The store cannot accept writes right now. Nothing was stored.", {
        cause: error,
      });
      for (const write of batch) write.reject(failure);
      return true;
    }
    this.#busySinceMs = null;
    for (const settle of outcomes) settle();
    return true;
  }

  // Another process that writes is waited for between turns of the event loop: were it in one, nothing
  // else would be answered meanwhile.
  #mayWait(): boolean {
    if (this.#closing) return false;
    const nowMs = performance.now();
    this.#busySinceMs ??= nowMs;
    return nowMs - this.#busySinceMs < this.#busyTimeoutMs;
  }

  #waitInTurn(ms: number): void {
    if (this.#inTurnMs === ms) return;
    this.#inTurnMs = ms;
    this.#pragma(`busy_timeout = ${ms}`);
  }

  /** @returns null, with nothing done, where a write threw. */
  #commitTogether(batch: QueuedWrite[]): Array<() => void> | null {
    const outcomes: Array<() => void> = [];
    this.#begin.run();
    for (const write of batch) {
      try {
        const value = write.run() as never;
        outcomes.push(() => write.resolve(value));
      } catch (error) {
        if (storeFailed(error)) throw error;
        this.#db.run("ROLLBACK");
        return null;
      }
    }
    this.#commit.run();
    return outcomes;
  }

  #commitApart(batch: QueuedWrite[]): Array<() => void> {
    const outcomes: Array<() => void> = [];
    this.#begin.run();
    for (const write of batch) {
      this.#savepoint.run();
      try {
        const value = write.run() as never;
        outcomes.push(() => write.resolve(value));
      } catch (error) {
        if (storeFailed(error)) throw error;
        this.#rollbackTo.run();
        outcomes.push(() => write.reject(error));
      }
      this.#release.run();
    }
    this.#commit.run();
    return outcomes;
  }

  // SQLite has often rolled back by itself by now. Whatever fails here, the writers must be told.
  #rollback(): void {
    try {
      if (this.#db.inTransaction) this.#db.run("ROLLBACK");
    } catch {
      // The next BEGIN fails too, and says so to its writers.
    }
  }

  /**
   * Moves the write-ahead log into the database and empties it, so that what was erased is not
   * left in old log pages. @returns false when another process was reading; try again later.
   */
  truncateLog(): boolean {
    this.#snapshot.leave();
    // The server must not stand still for a reader: ask once, without waiting.
    const inTurnMs = this.#inTurnMs;
    this.#waitInTurn(0);
    try {
      const row = this.#db.query<{ busy: number }, []>("PRAGMA wal_checkpoint(TRUNCATE)").get();
      return row?.busy === 0;
    } finally {
      this.#waitInTurn(inTurnMs);
    }
  }

  /** Size of the database file, in bytes. */
  size(): number {
    const pages = this.#db.query<{ page_count: number }, []>("PRAGMA page_count").get()?.page_count ?? 0;
    const pageBytes = this.#db.query<{ page_size: number }, []>("PRAGMA page_size").get()?.page_size ?? 0;
    return pages * pageBytes;
  }

  /** Size of the write-ahead log, in bytes. */
  logSize(): number {
    return statSync(`${this.#path}-wal`, { throwIfNoEntry: false })?.size ?? 0;
  }

  /** Finishes queued writes, then closes. */
  close(): void {
    this.#closing = true;
    this.#waitInTurn(this.#busyTimeoutMs);
    while (this.#queue.length > 0) this.#commitBatch();
    this.#snapshot.leave();
    try {
      this.truncateLog();
    } catch {
      // The log is replayed at the next opening; nothing is lost.
    }
    this.#db.close(true);
  }

  #pragma(pragma: string): void {
    this.#db.run(`PRAGMA ${pragma}`);
  }
}

// What the reads of one turn of the event loop share. Taking a read lock and giving it back costs more
// than most reads do, and a turn begins dozens of requests. It ends with the turn, and before a write.
class Snapshot {
  readonly #db: Database;
  readonly #begin: Statement;
  readonly #end: Statement;
  #taken = false;

  constructor(db: Database) {
    this.#db = db;
    this.#begin = db.prepare("BEGIN");
    this.#end = db.prepare("COMMIT");
  }

  /** For a read. Inside a write it does nothing: a write reads what the writes before it did. */
  join(): void {
    if (this.#taken || this.#db.inTransaction) return;
    this.#begin.run();
    this.#taken = true;
    setImmediate(() => this.leave());
  }

  leave(): void {
    if (!this.#taken) return;
    this.#taken = false;
    if (this.#db.inTransaction) this.#end.run();
  }
}

/** A prepared statement with named parameters (`$name` in SQL, `name` in the object). */
export class Query<Row, P extends Parameters | undefined = Parameters> {
  constructor(
    private readonly statement: Statement,
    private readonly snapshot: Snapshot,
  ) {}

  get(parameters: P): Row | null {
    this.snapshot.join();
    return this.statement.get(parameters as Parameters) as Row | null;
  }

  all(parameters: P): Row[] {
    this.snapshot.join();
    return this.statement.all(parameters as Parameters) as Row[];
  }

  /** @returns the id of the new row. */
  insert(parameters: P): number {
    this.snapshot.leave();
    return Number(this.statement.run(parameters as Parameters).lastInsertRowid);
  }

  /** @returns how many rows changed. */
  run(parameters: P): number {
    this.snapshot.leave();
    return this.statement.run(parameters as Parameters).changes;
  }
}

// A full disk, a failing device, a lock held past its timeout: the whole transaction is in doubt.
// Constraint errors are not among these, they concern one statement.
function storeFailed(error: unknown): boolean {
  return error instanceof SQLiteError && !(error.code ?? "").startsWith("SQLITE_CONSTRAINT");
}

const isBusy = (error: unknown): boolean =>
  error instanceof SQLiteError && (error.code ?? "").startsWith("SQLITE_BUSY");

/**
 * @param writtenBy the version of Secret Push that wrote it, where that is known
 * @throws Error with a sentence, where the schema is newer than what this program knows
 */
export function refuseNewerSchema(found: number, known: number, writtenBy: string | null, what: string): void {
  if (found <= known) return;
  const version = writtenBy === null ? "" : ` (${writtenBy})`;
  throw new Error(
    `${what} has schema version ${found}, but this program knows only up to ${known}. ` +
      `It was written by a newer version of Secret Push${version}: use that version or a later one, ` +
      "or restore a backup made before the upgrade.",
  );
}

/** The version of Secret Push that wrote a database last; null where it does not say, as a newer or an empty one may not. */
export function writtenBy(db: Database): string | null {
  try {
    const row = db.query<{ value: string }, []>("SELECT value FROM meta WHERE key = 'application_version'").get();
    return row?.value ?? null;
  } catch {
    return null;
  }
}

function flush(path: string): void {
  const file = openSync(path, "r");
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}
