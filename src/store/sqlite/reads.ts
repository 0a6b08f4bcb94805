// Reads: prepared statements, the snapshot that the reads of one turn of the event loop share, and the snapshot from before a commit,
// which they use during its flush.

import type { Database, SQLQueryBindings, Statement } from "bun:sqlite";

import { AppError } from "../../base/errors.ts";

export type Parameters = Record<string, SQLQueryBindings>;

/** A statement with named parameters (`$name` in SQL, `name` in the object), compiled when it is first used. */
export class Query<Row, P extends Parameters | undefined = Parameters> {
  #compiled: Statement | undefined;
  #compiledBefore: Statement | undefined;

  constructor(
    private readonly compile: (other?: Database) => Statement,
    private readonly snapshot: TurnSnapshot | null,
    /** Reports and names damage; returns other errors unchanged. */
    private readonly named: (error: unknown) => unknown,
  ) {}

  get(parameters: P): Row | null {
    return this.#get(parameters, false);
  }

  /** As `get`, but may see a commit that is not on disk yet. The caller must not reveal the row before its next write is on disk. */
  getAhead(parameters: P): Row | null {
    return this.#get(parameters, true);
  }

  #get(parameters: P, isAhead: boolean): Row | null {
    try {
      const other = isAhead ? this.snapshot?.joinOwn() : this.snapshot?.join();
      return this.#statement(other).get(parameters as Parameters) as Row | null;
    } catch (error) {
      throw this.named(error);
    }
  }

  all(parameters: P): Row[] {
    try {
      const other = this.snapshot?.join();
      return this.#statement(other).all(parameters as Parameters) as Row[];
    } catch (error) {
      throw this.named(error);
    }
  }

  #statement(other: Database | null | undefined): Statement {
    if (other) return (this.#compiledBefore ??= this.compile(other));
    return (this.#compiled ??= this.compile());
  }

  /** @returns the id of the new row */
  insert(parameters: P): number {
    return Number(this.#change(parameters).lastInsertRowid);
  }

  /** @returns the number of changed rows */
  run(parameters: P): number {
    return this.#change(parameters).changes;
  }

  #change(parameters: P): { changes: number; lastInsertRowid: number | bigint } {
    this.snapshot?.leave();
    try {
      return (this.#compiled ??= this.compile()).run(parameters as Parameters);
    } catch (error) {
      throw this.named(error);
    }
  }
}

/** The table of a statement, as the log names it: "table pushes". */
export const tableIn = (sql: string): string => `table ${/\b(?:FROM|INTO|UPDATE)\s+(\w+)/.exec(sql)?.[1] ?? "unknown"}`;

/**
 * The snapshot of a turn. Taking and releasing a read lock costs more than most reads, and dozens of requests begin in a turn. The snapshot ends
 * with the turn, or earlier if a commit is answered.
 */
export class TurnSnapshot {
  readonly #begin: Statement;
  readonly #end: Statement;
  readonly #version: Statement<{ data_version: number }, []>;
  #taken = false;
  /** Whether anything was read since the snapshot was last left: only then is there one to leave. */
  isUsed = false;
  #before: SnapshotBefore | null = null;
  #isBefore = false;
  /** Whether a commit can no longer be confirmed. */
  #isFrozen = false;
  /** The counter of other connections' commits in this turn, once it has been read. */
  #seen: number | null = null;

  /** @param flush called after taking a snapshot, if another process may have committed without a flush */
  constructor(
    private readonly db: Database,
    private readonly flush: (() => void) | null = null,
  ) {
    this.#begin = db.prepare("BEGIN");
    this.#end = db.prepare("COMMIT");
    this.#version = db.prepare("PRAGMA data_version");
  }

  /**
   * Call this before a read. Inside a transaction it does nothing: the read sees the changes of the transaction.
   * @returns the connection that the read must use; null for its own
   * @throws AppError `unavailable` if the kept snapshot is lost
   */
  join(): Database | null {
    if (this.#isBefore) return this.#before?.kept() ?? null;
    return this.#take();
  }

  /** As `join`, for a read that may see a commit that is not on disk yet. */
  joinOwn(): Database | null {
    if (this.#isFrozen) return this.#before?.kept() ?? null;
    return this.#take();
  }

  #take(): null {
    if (this.#taken || this.db.inTransaction) return null;
    this.#begin.run();
    this.#taken = true;
    this.isUsed = true;
    setImmediate(() => this.leave());
    if (this.flush) this.#readFlushed(this.flush);
    return null;
  }

  /** A number that changes with each commit of another connection, as the reads of this turn see it. */
  commitsSeen(): number {
    if (this.#seen === null) {
      this.#seen = this.#version.get()?.data_version ?? 0;
      this.isUsed = true;
      setImmediate(() => (this.#seen = null));
    }
    return this.#seen;
  }

  /** Whether reads see the state before a commit. */
  get isBefore(): boolean {
    return this.#isBefore;
  }

  leave(): void {
    this.isUsed = false;
    this.#seen = null;
    if (!this.#taken) return;
    this.#taken = false;
    endReading(this.db, this.#end);
  }

  #readFlushed(flush: () => void): void {
    try {
      look(this.db).get(); // BEGIN alone does not read
      flush();
    } catch (error) {
      this.leave();
      throw error;
    }
  }

  /** Enables `commitUnseen`. @param db another connection, which the caller closes */
  useBefore(db: Database): void {
    this.#before = new SnapshotBefore(db);
  }

  /**
   * Commits the transaction. Until `showNow`, all reads see the state from before the commit. The snapshot of that state is taken here, while no
   * other connection can commit, so that it contains the commit of another process if the transaction had to wait for one.
   * @throws an error of the database; then nothing was committed
   */
  commitUnseen(commit: Statement): void {
    if (!this.#before) return void commit.run();
    this.#before.take();
    commit.run();
    this.#isBefore = true;
  }

  /** From now on, all reads see the kept state. */
  freezeForGood(): void {
    this.#isBefore = true;
    this.#isFrozen = true;
  }

  showNow(): void {
    this.#isBefore = false;
    this.#before?.leave();
  }
}

function endReading(db: Database, end: Statement): void {
  if (!db.inTransaction) return;
  try {
    end.run();
  } catch {
    // After a read that found damage, SQLite ends the transaction and throws again. The reader already has its error.
    if (db.inTransaction) db.run("ROLLBACK");
  }
}

const look = (db: Database): Statement => db.query("PRAGMA user_version");

// A snapshot on a separate connection, which must load its pages again after each commit. So reads use it only during a flush.
class SnapshotBefore {
  readonly #begin: Statement;
  readonly #look: Statement;
  readonly #end: Statement;

  constructor(private readonly db: Database) {
    this.#begin = db.prepare("BEGIN");
    this.#look = look(db);
    this.#end = db.prepare("COMMIT");
  }

  take(): void {
    this.#begin.run();
    try {
      this.#look.get(); // BEGIN alone does not read
    } catch (error) {
      this.leave();
      throw error;
    }
  }

  /** @throws AppError `unavailable` if a failed read has ended the transaction */
  kept(): Database {
    // Outside the transaction, this connection would see commits that are not on disk yet.
    if (this.db.inTransaction) return this.db;
    throw new AppError("unavailable", "The database cannot be read right now.");
  }

  leave(): void {
    endReading(this.db, this.#end);
  }
}
