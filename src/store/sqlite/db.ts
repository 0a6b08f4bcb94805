// The one SQLite connection. The promise of a write resolves only after its commit has reached the disk, and a
// failed write leaves no trace. Writes of one turn of the event loop wait in a queue and share one transaction
// (group commit), because the flush to disk costs far more than the statements. Reads see committed data only,
// because a batch runs without yielding. The reads of one turn share a snapshot.

import { Database, SQLiteError, type Statement } from "bun:sqlite";
import { statSync } from "node:fs";

import { AppError } from "../../base/errors.ts";
import type { DamagedPlace, Migrated } from "../contract.ts";
import { Damage, isDamage } from "./damage.ts";
import { migrate, refuseNewerSchema, schemaVersionOf, writtenBy } from "./migrate.ts";
import { type Parameters, Query, tableIn, TurnSnapshot } from "./query.ts";
import { MIGRATIONS } from "./schema.ts";

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
  /** Called once for each damaged place. */
  onDamage?: ((place: DamagedPlace) => void) | undefined;
}

/** How long a batch waits inside a turn of the event loop while another process writes, and until it tries again. */
const BUSY_IN_TURN_MS = 10;
const BUSY_RETRY_MS = 20;
/** Further damaged places are not reported: nobody needs them to know that a backup must be restored. */
const MAX_REPORTED_PLACES = 1_000;

export class Db {
  readonly #db: Database;
  readonly #snapshot: TurnSnapshot;
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
  /** The write that runs, while one does. */
  #running: QueuedWrite | null = null;
  readonly #damagedPlaces = new Set<string>();
  readonly #onDamage: (place: DamagedPlace) => void;
  #refusal: AppError | null = null;
  readonly #begin: Statement;
  readonly #commit: Statement;
  readonly #savepoint: Statement;
  readonly #release: Statement;
  readonly #rollbackTo: Statement;

  /**
   * Opens the database. Where it may be new or old, call `migrate` before any query.
   * @throws Error with a sentence for the administrator, where the schema is newer than this program.
   */
  constructor(options: DbOptions) {
    this.#maxWritesPerCommit = options.maxWritesPerCommit ?? 256;
    this.#busyTimeoutMs = options.busyTimeoutMs ?? 5_000;
    this.#path = options.path;
    this.#migrations = options.migrations ?? MIGRATIONS;
    this.#onDamage = options.onDamage ?? (() => {});
    this.#db = new Database(options.path, { create: true, readwrite: true, strict: true });
    try {
      this.#waitInTurn(this.#busyTimeoutMs); // the CLI writes beside the server
      this.#refuseNewerSchema(); // before anything that would change the file
      this.#configure();
    } catch (error) {
      this.#db.close();
      throw error;
    }
    this.#snapshot = new TurnSnapshot(this.#db);
    this.#begin = this.#db.prepare("BEGIN IMMEDIATE");
    this.#commit = this.#db.prepare("COMMIT");
    this.#savepoint = this.#db.prepare("SAVEPOINT one_write");
    this.#release = this.#db.prepare("RELEASE one_write");
    this.#rollbackTo = this.#db.prepare("ROLLBACK TO one_write");
  }

  #configure(): void {
    // Free pages can then be given back a few at a time. An existing database needs a VACUUM for it (`compact`).
    if (this.pragmaValue("page_count") === 0) this.#pragma("auto_vacuum = INCREMENTAL");
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
    return schemaVersionOf(this.#db);
  }

  #refuseNewerSchema(): void {
    const found = this.schemaVersion;
    if (found <= this.#migrations.length) return;
    refuseNewerSchema(found, this.#migrations.length, writtenBy(this.#db), `The database ${this.#path}`);
  }

  /** Brings the schema up to date (migrate.ts). @returns what was done, where the database held something */
  migrate(): Migrated | null {
    this.#snapshot.leave();
    return migrate(this.#db, this.#path, this.#migrations);
  }

  prepare<Row, P extends Parameters | undefined = Parameters>(sql: string): Query<Row, P> {
    return new Query<Row, P>(this.#db.prepare(sql), this.#snapshot, (error) => this.#named(error, tableIn(sql)));
  }

  /** Whether damage was met since the database was opened. It does not heal by itself: a backup is needed. */
  get isDamaged(): boolean {
    return this.#damagedPlaces.size > 0;
  }

  /**
   * Reports damage, each place once. For what SQLite cannot see: it keeps no checksums, but a seal that
   * does not open shows that its bytes have changed.
   * @returns the error for whoever needed what is damaged
   */
  damaged(place: DamagedPlace, cause?: unknown): Damage {
    const key = `${place.what} ${place.reason}`;
    if (!this.#damagedPlaces.has(key) && this.#damagedPlaces.size < MAX_REPORTED_PLACES) {
      this.#damagedPlaces.add(key);
      this.#onDamage(place);
    }
    return new Damage({ cause });
  }

  #named(error: unknown, what: string): unknown {
    return isDamage(error) ? this.damaged({ what, reason: error.message }, error) : error;
  }

  /** From now on every write is refused with this error: its commit would lead nowhere. */
  refuseWrites(refusal: AppError): void {
    this.#refusal = refusal;
  }

  /**
   * Queues `run` for the next commit. It runs synchronously and may use any query of this
   * connection; what it throws undoes it alone. It may be run a second time after its first run was
   * undone, so it changes nothing but the database.
   * @throws AppError `unavailable` when the commit could not reach the disk, `corrupt` when what it needs
   *   cannot be read: nothing was stored.
   */
  write<T>(run: () => T): Promise<T> {
    if (this.#refusal) return Promise.reject(this.#refusal);
    return new Promise<T>((resolve, reject) => {
      this.#queue.push({ run, resolve, reject });
      if (!this.#scheduled) {
        this.#scheduled = true;
        this.#scheduleBatch();
      }
    });
  }

  // Whoever waited for the commit reads in the same phase of the event loop, and that snapshot would last through
  // the next poll: a request that arrives there would not see what another process wrote before it was sent.
  #scheduleBatch(): void {
    setImmediate(() => this.#commitBatch());
    setImmediate(() => this.#snapshot.leave());
  }

  #commitBatch(): void {
    const batch = this.#queue.splice(0, this.#maxWritesPerCommit);
    // `close` may have committed the batch before this turn of the event loop.
    if (batch.length > 0 && !this.#carryOut(batch)) {
      this.#queue.unshift(...batch);
      setTimeout(() => this.#commitBatch(), BUSY_RETRY_MS);
    } else if (this.#queue.length > 0) {
      this.#scheduleBatch();
    } else {
      this.#scheduled = false;
    }
  }

  /** @returns false, with nothing done, where another process writes and there is time left to wait for it. */
  #carryOut(batch: QueuedWrite[]): boolean {
    this.#snapshot.leave();
    if (!this.#closing) this.#waitInTurn(BUSY_IN_TURN_MS);
    for (let writes = batch; ;) {
      try {
        // Nearly always every write succeeds, and savepoints would be a fifth of the work. Where one throws, the
        // batch starts over with each write in a savepoint of its own.
        const outcomes = this.#commitTogether(writes) ?? this.#commitApart(writes);
        this.#busySinceMs = null;
        for (const settle of outcomes) settle();
        return true;
      } catch (error) {
        const culprit = this.#running;
        this.#running = null;
        this.#rollback();
        if (isBusy(error) && this.#mayWait()) return false;
        const failure = this.#failureOf(error);
        if (failure instanceof Damage && culprit) {
          // SQLite commits nothing more in a transaction that has met damage. The others start over without it.
          culprit.reject(failure);
          writes = writes.filter((write) => write !== culprit);
          continue;
        }
        this.#busySinceMs = null;
        for (const write of writes) write.reject(failure);
        return true;
      }
    }
  }

  #failureOf(error: unknown): AppError {
    const named = this.#named(error, "a transaction");
    if (named instanceof Damage) return named;
    return new AppError("unavailable", "The store cannot accept writes right now. Nothing was stored.", {
      cause: error,
    });
  }

  // Waits for another process's write between turns of the event loop: waiting inside a turn would keep every other
  // request from being answered.
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
      this.#running = write;
      try {
        const value = write.run() as never;
        outcomes.push(() => write.resolve(value));
      } catch (error) {
        if (storeFailed(error)) throw error;
        this.#running = null;
        this.#db.run("ROLLBACK");
        return null;
      }
    }
    this.#running = null;
    this.#commit.run();
    return outcomes;
  }

  #commitApart(batch: QueuedWrite[]): Array<() => void> {
    const outcomes: Array<() => void> = [];
    this.#begin.run();
    for (const write of batch) {
      this.#savepoint.run();
      this.#running = write;
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
    this.#running = null;
    this.#commit.run();
    return outcomes;
  }

  // SQLite has often rolled back by itself by now. Whatever fails here, the writers' promises must be rejected.
  #rollback(): void {
    try {
      if (this.#db.inTransaction) this.#db.run("ROLLBACK");
    } catch {
      // The next BEGIN fails too, and rejects its writers.
    }
  }

  /**
   * Moves the write-ahead log into the database and empties it, so that erased bytes are not left in old log pages.
   * @returns false where another process is reading: try again later
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

  /** Inside a write: gives up to `pages` free pages back to the disk. */
  vacuum(pages: number): void {
    // `all`, because the statement gives one page back for each row that is read.
    this.#db.query(`PRAGMA incremental_vacuum(${pages})`).all();
  }

  /** Size of the database file, in bytes. */
  size(): number {
    return this.pragmaValue("page_count") * this.pragmaValue("page_size");
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

  /** A number that SQLite reports or is set to. */
  pragmaValue(name: string): number {
    return this.#db.query<Record<string, number>, []>(`PRAGMA ${name}`).get()?.[name] ?? 0;
  }

  #pragma(pragma: string): void {
    this.#db.run(`PRAGMA ${pragma}`);
  }
}

// A full disk, a failing device, a lock held past its timeout: the whole transaction is in doubt.
// Constraint errors are not among these, they concern one statement.
function storeFailed(error: unknown): boolean {
  if (error instanceof Damage) return true;
  return error instanceof SQLiteError && !(error.code ?? "").startsWith("SQLITE_CONSTRAINT");
}

const isBusy = (error: unknown): boolean =>
  error instanceof SQLiteError && (error.code ?? "").startsWith("SQLITE_BUSY");
