// Carries out the writes of the store, in batches. Writes that wait at the same time
// share one transaction (group commit), because the flush to disk costs far more than the statements. A failed write
// leaves no trace and harms no other. When `carryOut` returns, the disk has the batch, unless the caller flushes.

import { SQLiteError, type Statement } from "bun:sqlite";

import { AppError } from "../../base/errors.ts";
import type { Asker, DamagedPlace } from "../contract.ts";
import { Connection, isBusy, type LogState } from "./connection.ts";
import { Damage } from "./damage.ts";

/**
 * What can be written, by name. An operation runs synchronously in a transaction, takes and returns plain values, and
 * changes nothing but the database: it may be run a second time after its first run was undone. What it throws
 * undoes it alone.
 */
export type Operations = Record<string, (parameters: never, asker: Asker) => unknown>;
export type OperationsOn<O extends Operations> = (connection: Connection) => O;

/** One write: which operation, and what it is given. */
export interface Call {
  name: string;
  parameters: unknown;
  /** Null where nobody can disconnect. */
  asker: Asker | null;
}

export type Outcome = { value: unknown } | { error: unknown };

export interface Answer {
  /** One for each call, in their order. */
  outcomes: Outcome[];
  /** How long the disk took. */
  flushMs: number;
}

export interface WriterOptions {
  path: string;
  /** How long to wait for another process that writes, in milliseconds. */
  busyTimeoutMs: number;
  /** Leaves checkpoints to `checkpoint`. */
  checkpointsLater?: boolean;
  /** Called each time damage is met. */
  onDamage: (place: DamagedPlace) => void;
  /** The connection to write on; without it, the writer opens one of its own. */
  connection?: Connection;
}

const STAYS: Asker = { aborted: false };

/** How long the emptying of the log waits for readers, who all are brief or are to be left alone. */
const TRUNCATE_WAIT_MS = 50;

export class Writer {
  readonly #connection: Connection;
  readonly #busyTimeoutMs: number;
  readonly #operations: Operations;
  /** The call that runs, while one does. */
  #running: Call | null = null;
  #flushMs = 0;
  /** What SQLite said when another connection was writing. */
  #busyError: unknown = null;
  #hasCommitted = false;
  /** How many rows were ever changed. */
  #changes = 0;
  readonly #countChanges: Statement<{ n: number }, []>;
  readonly #begin: Statement;
  readonly #commit: Statement;
  readonly #savepoint: Statement;
  readonly #release: Statement;
  readonly #rollbackTo: Statement;

  constructor(operationsOn: OperationsOn<Operations>, options: WriterOptions) {
    this.#busyTimeoutMs = options.busyTimeoutMs;
    this.#connection = options.connection ?? new Connection(options);
    this.#operations = operationsOn(this.#connection);
    const { database } = this.#connection;
    this.#countChanges = database.prepare("SELECT total_changes() AS n");
    this.#begin = database.prepare("BEGIN IMMEDIATE");
    this.#commit = database.prepare("COMMIT");
    this.#savepoint = database.prepare("SAVEPOINT one_write");
    this.#release = database.prepare("RELEASE one_write");
    this.#rollbackTo = database.prepare("ROLLBACK TO one_write");
  }

  /**
   * Each outcome is what the operation returned or threw; AppError `unavailable` where the commit could not reach
   * the disk, `corrupt` where what the operation needs cannot be read.
   */
  carryOut(calls: readonly Call[]): Answer {
    const busy = (): Outcome => ({ error: unavailable(this.#busyError) });
    return this.carryOutIfFree(calls) ?? { outcomes: calls.map(busy), flushMs: 0 };
  }

  /** As `carryOut`. @returns null, with nothing done, where another connection writes for too long */
  carryOutIfFree(calls: readonly Call[]): Answer | null {
    this.#hasCommitted = false;
    const refused = new Map<Call, Outcome>();
    const answer = (outcomeOf: (call: Call, index: number) => Outcome): Answer => {
      let index = 0;
      const outcomes = calls.map((call) => refused.get(call) ?? outcomeOf(call, index++));
      return { outcomes, flushMs: this.#flushMs };
    };
    for (;;) {
      const left = refused.size === 0 ? calls : calls.filter((call) => !refused.has(call));
      try {
        // Nearly always every write succeeds, and savepoints would be a fifth of the work. Where one throws, the
        // batch starts over with each write in a savepoint of its own.
        const outcomes = this.#commitTogether(left) ?? this.#commitApart(left);
        return answer((_, index) => outcomes[index] ?? { value: undefined });
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
        // SQLite commits nothing more in a transaction that has met damage. The others start over without it.
        refused.set(culprit, { error: failure });
      }
    }
  }

  #failureOf(error: unknown): AppError {
    const named = this.#connection.named(error, "a transaction");
    return named instanceof Damage ? named : unavailable(error);
  }

  /** @returns null, with nothing done, where a write threw. */
  #commitTogether(calls: readonly Call[]): Outcome[] | null {
    const outcomes: Outcome[] = [];
    this.#begin.run();
    for (const call of calls) {
      this.#running = call;
      try {
        outcomes.push({ value: this.#run(call) });
      } catch (error) {
        if (storeFailed(error)) throw error;
        this.#running = null;
        this.#connection.database.run("ROLLBACK");
        return null;
      }
    }
    this.#flush();
    return outcomes;
  }

  #commitApart(calls: readonly Call[]): Outcome[] {
    const outcomes: Outcome[] = [];
    this.#begin.run();
    for (const call of calls) {
      this.#savepoint.run();
      this.#running = call;
      try {
        outcomes.push({ value: this.#run(call) });
      } catch (error) {
        if (storeFailed(error)) throw error;
        this.#rollbackTo.run();
        outcomes.push({ error });
      }
      this.#release.run();
    }
    this.#flush();
    return outcomes;
  }

  #run({ name, parameters, asker }: Call): unknown {
    const operation = this.#operations[name];
    if (!operation) throw new Error(`There is no operation ${name}.`);
    return operation(parameters as never, asker ?? STAYS);
  }

  #flush(): void {
    this.#running = null;
    this.#connection.snapshot?.keep();
    const startMs = performance.now();
    this.#commit.run();
    this.#flushMs = performance.now() - startMs;
    this.#hasCommitted = true;
  }

  /** Whether the last batch may have put something into the log. Ask once. */
  hasUnflushed(): boolean {
    const { n = 0 } = this.#countChanges.get() ?? {};
    const hasChanged = n !== this.#changes;
    this.#changes = n;
    return hasChanged && this.#hasCommitted;
  }

  // SQLite has often rolled back by itself by now. Whatever fails here, the calls must be answered.
  #rollback(): void {
    try {
      if (this.#connection.database.inTransaction) this.#connection.database.run("ROLLBACK");
    } catch {
      // The next BEGIN fails too, and its calls are answered with that.
    }
  }

  logState(): LogState {
    return this.#connection.logState();
  }

  /** Keeps the write-ahead log short: `Connection.checkpoint`. */
  checkpoint(): LogState {
    return this.#connection.checkpoint();
  }

  /** `Connection.beginLog`. */
  beginLog(): void {
    this.#connection.beginLog();
  }

  /**
   * Moves the write-ahead log into the database and empties it, so that erased bytes are not left in old log pages.
   * @returns false where another process is reading: try again later
   */
  truncateLog(): boolean {
    this.#connection.waitForLocks(Math.min(TRUNCATE_WAIT_MS, this.#busyTimeoutMs));
    try {
      return this.#connection.truncateLog();
    } finally {
      this.#connection.waitForLocks(this.#busyTimeoutMs);
    }
  }

  /** `truncateLog` at the end. Where it fails, the next opening replays the log; nothing is lost. */
  emptyLog(): void {
    try {
      this.truncateLog();
    } catch {}
  }

  close(): void {
    this.emptyLog();
    this.#connection.close();
  }
}

const unavailable = (cause: unknown): AppError =>
  new AppError("unavailable", "The store cannot accept writes right now. Nothing was stored.", { cause });

// A full disk, a failing device, a lock held past its timeout: the whole transaction is in doubt.
// Constraint errors are not among these, they concern one statement.
function storeFailed(error: unknown): boolean {
  if (error instanceof Damage) return true;
  return error instanceof SQLiteError && !(error.code ?? "").startsWith("SQLITE_CONSTRAINT");
}
