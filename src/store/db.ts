// The one SQLite connection. It promises durability: the promise of a write resolves only after its
// commit has reached the disk, and what failed has left no trace. Writes queue for the current turn
// of the event loop and share one transaction (group commit), because the flush to disk costs far
// more than the statements. Reads see committed data only: a batch runs without yielding.

import { Database, type SQLQueryBindings, SQLiteError, type Statement } from "bun:sqlite";
import { rmSync } from "node:fs";

import { AppError } from "../base/errors.ts";
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
}

export class Db {
  readonly #db: Database;
  readonly #maxWritesPerCommit: number;
  readonly #busyTimeoutMs: number;
  #queue: QueuedWrite[] = [];
  #scheduled = false;
  readonly #begin: Statement;
  readonly #commit: Statement;
  readonly #savepoint: Statement;
  readonly #release: Statement;
  readonly #rollbackTo: Statement;

  /** Opens and, where needed, migrates. @throws Error with a sentence for the administrator. */
  constructor(options: DbOptions) {
    this.#maxWritesPerCommit = options.maxWritesPerCommit ?? 256;
    this.#busyTimeoutMs = options.busyTimeoutMs ?? 5_000;
    this.#db = new Database(options.path, { create: true, readwrite: true, strict: true });
    this.#pragma(`busy_timeout = ${this.#busyTimeoutMs}`); // the CLI writes beside the server
    this.#pragma("journal_mode = WAL"); // readers and the writer do not wait for each other
    this.#pragma("synchronous = FULL"); // every commit is flushed: nothing acknowledged is undone by a power cut
    this.#pragma("foreign_keys = ON"); // off by default in SQLite
    this.#pragma("secure_delete = ON"); // erased means overwritten, not just unlinked
    this.#pragma("temp_store = MEMORY"); // nothing spills into a temporary file elsewhere
    this.#pragma("cache_size = -16384"); // 16 MiB: the upper levels of every index stay in memory
    this.#pragma("wal_autocheckpoint = 1000"); // 4 MiB at a time keeps each checkpoint to a few milliseconds
    migrate(this.#db, options.path);
    this.#begin = this.#db.prepare("BEGIN IMMEDIATE");
    this.#commit = this.#db.prepare("COMMIT");
    this.#savepoint = this.#db.prepare("SAVEPOINT one_write");
    this.#release = this.#db.prepare("RELEASE one_write");
    this.#rollbackTo = this.#db.prepare("ROLLBACK TO one_write");
  }

  prepare<Row, P extends Parameters | undefined = Parameters>(sql: string): Query<Row, P> {
    return new Query<Row, P>(this.#db.prepare(sql));
  }

  /**
   * Queues `run` for the next commit. It runs synchronously inside its own savepoint and may use
   * any query of this connection; what it throws undoes it alone.
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
    if (this.#queue.length > 0) setImmediate(() => this.#commitBatch());
    else this.#scheduled = false;

    const outcomes: Array<() => void> = [];
    try {
      this.#begin.run();
      for (const write of batch) {
        this.#savepoint.run();
        try {
          const value = write.run() as never;
          this.#release.run();
          outcomes.push(() => write.resolve(value));
        } catch (error) {
          if (storeFailed(error)) throw error;
          this.#rollbackTo.run();
          this.#release.run();
          outcomes.push(() => write.reject(error));
        }
      }
      this.#commit.run();
    } catch (error) {
      if (this.#db.inTransaction) this.#db.run("ROLLBACK");
      const failure = new AppError("unavailable", "The store cannot accept writes right now. Nothing was stored.", {
        cause: error,
      });
      for (const write of batch) write.reject(failure);
      return;
    }
    for (const settle of outcomes) settle();
  }

  /**
   * Moves the write-ahead log into the database and empties it, so that what was erased is not
   * left in old log pages. @returns false when another process was reading; try again later.
   */
  truncateLog(): boolean {
    // The server must not stand still for a reader: ask once, without waiting.
    this.#pragma("busy_timeout = 0");
    try {
      const row = this.#db.query<{ busy: number }, []>("PRAGMA wal_checkpoint(TRUNCATE)").get();
      return row?.busy === 0;
    } finally {
      this.#pragma(`busy_timeout = ${this.#busyTimeoutMs}`);
    }
  }

  /** Finishes queued writes, then closes. */
  close(): void {
    while (this.#queue.length > 0) this.#commitBatch();
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

/** A prepared statement with named parameters (`$name` in SQL, `name` in the object). */
export class Query<Row, P extends Parameters | undefined = Parameters> {
  constructor(private readonly statement: Statement) {}

  get(parameters: P): Row | null {
    return this.statement.get(parameters as Parameters) as Row | null;
  }

  all(parameters: P): Row[] {
    return this.statement.all(parameters as Parameters) as Row[];
  }

  /** @returns how many rows changed. */
  run(parameters: P): number {
    return this.statement.run(parameters as Parameters).changes;
  }
}

// A full disk, a failing device, a lock held past its timeout: the whole transaction is in doubt.
// Constraint errors are not among these, they concern one statement.
function storeFailed(error: unknown): boolean {
  return error instanceof SQLiteError && !(error.code ?? "").startsWith("SQLITE_CONSTRAINT");
}

function migrate(db: Database, path: string): void {
  const version = () => db.query<{ user_version: number }, []>("PRAGMA user_version").get()?.user_version ?? 0;
  const found = version();
  if (found > MIGRATIONS.length) {
    throw new Error(
      `The database ${path} has schema version ${found}, but this program knows only up to ${MIGRATIONS.length}. ` +
        "It was written by a newer version of Secret Push: run that version, or restore a backup made before the upgrade.",
    );
  }
  if (found === MIGRATIONS.length) return;
  if (found > 0) {
    const copy = `${path}.before-schema-${MIGRATIONS.length}`;
    rmSync(copy, { force: true });
    db.run("VACUUM INTO ?", [copy]);
  }
  db.run("BEGIN IMMEDIATE");
  try {
    // Read again under the lock: another process may have been quicker.
    for (let next = version(); next < MIGRATIONS.length; next += 1) {
      db.run(MIGRATIONS[next] ?? "");
      db.run(`PRAGMA user_version = ${next + 1}`);
    }
    db.run("COMMIT");
  } catch (error) {
    if (db.inTransaction) db.run("ROLLBACK");
    throw error;
  }
}
