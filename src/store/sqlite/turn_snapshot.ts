// The snapshot that the reads of one turn of the event loop share, and the snapshot from before a commit, which they use during its
// flush.

import type { Database, Statement } from "bun:sqlite";

import { AppError } from "../../base/errors.ts";

/**
 * Taking and releasing a read lock costs more than most reads, and dozens of requests begin in a turn. The snapshot ends with the
 * turn, and before the answers of a commit.
 */
export class TurnSnapshot {
  readonly #begin: Statement;
  readonly #end: Statement;
  readonly #version: Statement<{ data_version: number }, []>;
  #taken = false;
  #before: SnapshotBefore | null = null;
  #isBefore = false;
  /** The counter of other connections' commits at the last commit of this connection. */
  #others: number | null = null;
  #hasLooked = false;
  /** The same counter in this turn, once somebody has asked. */
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
   * @returns another connection, which the read must use; null for its own
   * @throws AppError `unavailable` if the kept snapshot is lost
   */
  join(): Database | null {
    if (this.#isBefore && !this.#isOvertaken()) return this.#before?.kept() ?? null;
    return this.#joinOwn();
  }

  /** As `join`, for a read that may see a commit that is not on disk yet. */
  joinAhead(): Database | null {
    // After `stayBefore`, nothing will confirm the commit.
    if (this.#isBefore && this.#others === null) return this.#before?.kept() ?? null;
    return this.#joinOwn();
  }

  #joinOwn(): null {
    if (this.#taken || this.db.inTransaction) return null;
    this.#begin.run();
    this.#taken = true;
    setImmediate(() => this.leave());
    if (this.flush) this.#readFlushed(this.flush);
    return null;
  }

  /** A number that changes with each commit of another connection, as the reads of this turn see it. */
  commitsSeen(): number {
    if (this.#seen === null) {
      this.#seen = this.#commitsOfOthers();
      setImmediate(() => (this.#seen = null));
    }
    return this.#seen;
  }

  /** Whether reads see the state before a commit. */
  get isBefore(): boolean {
    return this.#isBefore;
  }

  leave(): void {
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

  /** Enables `keep`. @param db another connection, which the caller closes */
  useBefore(db: Database): void {
    this.#before = new SnapshotBefore(db);
  }

  /**
   * Keeps the state before this transaction, for `showBefore`. Call this inside the transaction, when nobody else can commit: the
   * transaction may have waited for another process, whose commit all reads must see.
   * @throws an error of the database, with nothing kept
   */
  keep(): void {
    if (!this.#before) return;
    this.#others = this.#commitsOfOthers();
    this.#before.take();
  }

  /** All reads see the kept state, until `showNow` or until another process commits. */
  showBefore(): void {
    this.#isBefore = true;
  }

  /** All reads see the kept state from now on. */
  stayBefore(): void {
    this.#isBefore = true;
    this.#others = null;
  }

  // Another process flushes the whole log before its commit counts. So the commit of this connection is on disk too, and reads must
  // see what a command has just done.
  #isOvertaken(): boolean {
    if (this.#others === null || this.#hasLooked) return false;
    this.#hasLooked = true;
    setImmediate(() => (this.#hasLooked = false));
    if (this.#commitsOfOthers() === this.#others) return false;
    this.showNow();
    return true;
  }

  #commitsOfOthers(): number {
    return this.#version.get()?.data_version ?? 0;
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
    // After a read that met damage, SQLite ends the transaction and throws again. The reader already has its error.
    if (db.inTransaction) db.run("ROLLBACK");
  }
}

const look = (db: Database): Statement => db.query("PRAGMA user_version");

// A snapshot on a connection of its own, which must load its pages again after each commit. So only some reads use it.
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
