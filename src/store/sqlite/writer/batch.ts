// Carries out the store's writes in batches. Writes that wait together share a transaction (group commit), because a flush costs much more than
// the statements. A failed write leaves no trace and affects no other write. When `carryOut` returns, the batch is on disk, unless the caller
// does the flushes.

import { SQLiteError, type Statement } from "bun:sqlite";

import { AppError } from "../../../base/errors.ts";
import type { CallerSignal } from "../../contract.ts";
import { Connection, type ConnectionOptions } from "../connection.ts";
import { Damage, isBusy } from "../damage.ts";

/**
 * The writes, by name. An operation runs synchronously in a transaction, takes and returns plain values, and changes only the
 * database, because it may run again after its first run was undone. If it throws, only its own changes are undone.
 */
export type Operations = Record<string, (parameters: never, signal: CallerSignal) => unknown>;
export type OperationsOn<O extends Operations> = (connection: Connection) => O;

export interface Call {
  name: string;
  parameters: unknown;
  /** Null if no client can disconnect. */
  signal: CallerSignal | null;
}

export type Outcome = { value: unknown } | { error: unknown };

export interface Answer {
  /** One for each call, in their order. */
  outcomes: Outcome[];
  /** How long the disk took. */
  flushMs: number;
}

export const refused = (calls: readonly Call[], error: unknown): Answer => ({
  outcomes: calls.map(() => ({ error })),
  flushMs: 0,
});

export interface BatchesOptions extends Pick<
  ConnectionOptions,
  "path" | "busyTimeoutMs" | "checkpointsLater" | "onDamage"
> {
  /** The connection for writing. Without it, the batches open their own. */
  connection?: Connection;
}

const STAYS: CallerSignal = { aborted: false };

/** The maximum wait for readers before emptying the log. Readers are either brief or must not be disturbed. */
const TRUNCATE_WAIT_MS = 50;

export class Batches {
  readonly connection: Connection;
  readonly #busyTimeoutMs: number;
  readonly #operations: Operations;
  #running: Call | null = null;
  #flushMs = 0;
  /** The latest error of SQLite that another connection caused by writing. */
  #busyError: unknown = null;
  #hasCommitted = false;
  /** `total_changes()` at the last check. */
  #changes = 0;
  readonly #countChanges: Statement<{ n: number }, []>;
  readonly #begin: Statement;
  readonly #commit: Statement;
  readonly #savepoint: Statement;
  readonly #release: Statement;
  readonly #rollbackTo: Statement;

  constructor(operationsOn: OperationsOn<Operations>, options: BatchesOptions) {
    this.#busyTimeoutMs = options.busyTimeoutMs;
    this.connection = options.connection ?? new Connection(options);
    this.#operations = operationsOn(this.connection);
    const { database } = this.connection;
    this.#countChanges = database.prepare("SELECT total_changes() AS n");
    this.#begin = database.prepare("BEGIN IMMEDIATE");
    this.#commit = database.prepare("COMMIT");
    this.#savepoint = database.prepare("SAVEPOINT one_write");
    this.#release = database.prepare("RELEASE one_write");
    this.#rollbackTo = database.prepare("ROLLBACK TO one_write");
  }

  /**
   * An outcome is the value that the operation returned or the error that it threw, or an AppError: `unavailable` if the commit did not reach
   * the disk, `unconfirmed` if it may have, `corrupt` if the operation found damage.
   */
  carryOut(calls: readonly Call[]): Answer {
    return this.carryOutIfFree(calls) ?? refused(calls, unavailable(this.#busyError));
  }

  /** As `carryOut`. @returns null, with nothing done, if another connection was writing for too long */
  carryOutIfFree(calls: readonly Call[]): Answer | null {
    this.#hasCommitted = false;
    const failed = new Map<Call, Outcome>();
    const answer = (outcomeOf: (call: Call, index: number) => Outcome): Answer => {
      let index = 0;
      const outcomes = calls.map((call) => failed.get(call) ?? outcomeOf(call, index++));
      return { outcomes, flushMs: this.#flushMs };
    };
    for (;;) {
      const left = failed.size === 0 ? calls : calls.filter((call) => !failed.has(call));
      try {
        // Nearly always, all writes succeed, and savepoints would be a fifth of the work. If a write throws, the batch starts
        // again with a savepoint for each write.
        const outcomes = this.#commitAll(left, false) ?? this.#commitAll(left, true);
        return answer((_, index) => outcomes?.[index] ?? { value: undefined });
      } catch (error) {
        const culprit = this.#running;
        this.#running = null;
        this.#rollback();
        if (isBusy(error)) {
          this.#busyError = error;
          return null;
        }
        const failure = this.#failureOf(error);
        if (!(failure instanceof Damage && culprit)) return answer(() => ({ error: failure }));
        // SQLite does not commit a transaction that has found damage. The other writes start again without this one.
        failed.set(culprit, { error: failure });
      }
    }
  }

  #failureOf(error: unknown): AppError {
    const named = this.connection.named(error, "a transaction");
    if (named instanceof Damage) return named;
    return isUnflushed(error) && this.connection.flushes ? unconfirmed(error) : unavailable(error);
  }

  /** @returns null, with nothing done, if a write threw and has no savepoint */
  #commitAll(calls: readonly Call[], hasSavepoints: boolean): Outcome[] | null {
    const outcomes: Outcome[] = [];
    this.#begin.run();
    for (const call of calls) {
      if (hasSavepoints) this.#savepoint.run();
      this.#running = call;
      try {
        outcomes.push({ value: this.#run(call) });
      } catch (error) {
        if (storeFailed(error)) throw error;
        if (!hasSavepoints) {
          this.#running = null;
          this.connection.database.run("ROLLBACK");
          return null;
        }
        this.#rollbackTo.run();
        outcomes.push({ error });
      }
      if (hasSavepoints) this.#release.run();
    }
    this.#running = null;
    const startMs = performance.now();
    if (this.connection.snapshot) this.connection.snapshot.commitUnseen(this.#commit);
    else this.#commit.run();
    this.#flushMs = performance.now() - startMs;
    this.#hasCommitted = true;
    return outcomes;
  }

  #run({ name, parameters, signal }: Call): unknown {
    const operation = this.#operations[name];
    if (!operation) throw new Error(`There is no operation ${name}.`);
    return operation(parameters as never, signal ?? STAYS);
  }

  /** Whether the last batch may have written to the log. Call this once for each batch. */
  hasUnflushed(): boolean {
    const { n = 0 } = this.#countChanges.get() ?? {};
    const hasChanged = n !== this.#changes;
    this.#changes = n;
    return hasChanged && this.#hasCommitted;
  }

  // Often, SQLite has already rolled back. Even if this fails, the calls must be answered.
  #rollback(): void {
    try {
      if (this.connection.database.inTransaction) this.connection.database.run("ROLLBACK");
    } catch {
      // The next BEGIN will fail too, and its calls get that error.
    }
  }

  /**
   * Moves the content of the write-ahead log into the database, and empties the log, so that no erased bytes stay in old log pages.
   * @returns false if another process is reading: try again later
   */
  truncateLog(): boolean {
    this.connection.waitForLocks(Math.min(TRUNCATE_WAIT_MS, this.#busyTimeoutMs));
    try {
      return this.connection.truncateLog();
    } finally {
      this.connection.waitForLocks(this.#busyTimeoutMs);
    }
  }

  /** `truncateLog`, before the database is closed. If it fails, nothing is lost: SQLite replays the log when the database is opened again. */
  emptyLog(): void {
    try {
      this.truncateLog();
    } catch {}
  }

  close(): void {
    this.emptyLog();
    this.connection.close();
  }
}

export const lost = (): AppError =>
  new AppError("unavailable", "The server has lost its access to the database and is about to stop.");

/** The commit may be in the log, and the next start may find it there. Another flush would prove nothing. */
export const unconfirmed = (cause: unknown): AppError =>
  new AppError("unconfirmed", "The disk did not confirm the change. It may or may not be stored.", { cause });

const isUnflushed = (error: unknown): boolean => error instanceof SQLiteError && error.code === "SQLITE_IOERR_FSYNC";

const unavailable = (cause: unknown): AppError =>
  new AppError("unavailable", "The store cannot accept writes right now. Nothing was stored.", { cause });

// Whether the whole transaction is in doubt: the disk is full or fails, or a lock took too long. Constraint errors concern one statement.
const storeFailed = (error: unknown): boolean =>
  error instanceof Damage || (error instanceof SQLiteError && !(error.code ?? "").startsWith("SQLITE_CONSTRAINT"));
