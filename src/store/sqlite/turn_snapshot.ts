// The snapshot that the reads of one turn of the event loop share, and the one from before a commit, which they see while
// its flush is under way.

import type { Database, Statement } from "bun:sqlite";

import { AppError } from "../../base/errors.ts";

/**
 * Taking and releasing a read lock costs more than most reads, and a turn begins dozens of requests. The snapshot ends
 * with the turn, and before the answers of a commit.
 */
export class TurnSnapshot {
  readonly #db: Database;
  readonly #begin: Statement;
  readonly #end: Statement;
  readonly #version: Statement<{ data_version: number }, []>;
  #taken = false;
  #before: SnapshotBefore | null = null;
  #isBefore = false;
  /** What the database said of other connections' commits when the last one of this connection was made. */
  #others: number | null = null;
  #hasLooked = false;

  /** @param flush is called once a snapshot was taken, where another process may have committed without a flush */
  constructor(
    db: Database,
    private readonly flush: (() => void) | null = null,
  ) {
    this.#db = db;
    this.#begin = db.prepare("BEGIN");
    this.#end = db.prepare("COMMIT");
    this.#version = db.prepare("PRAGMA data_version");
  }

  /**
   * For a read. Inside a transaction it does nothing: it reads what was written in it.
   * @returns another connection, which the read must use in place of its own; null: its own
   * @throws AppError `unavailable` where what was kept is lost
   */
  join(): Database | null {
    if (this.#isBefore && !this.#isOvertaken()) return this.#before?.kept() ?? null;
    return this.#joinOwn();
  }

  /** As `join`, for a read that may see what is committed and not on disk yet. */
  joinAhead(): Database | null {
    // What was kept for good, nothing confirms any more.
    if (this.#isBefore && this.#others === null) return this.#before?.kept() ?? null;
    return this.#joinOwn();
  }

  #joinOwn(): null {
    if (this.#taken || this.#db.inTransaction) return null;
    this.#begin.run();
    this.#taken = true;
    setImmediate(() => this.leave());
    if (this.flush) this.#readFlushed(this.flush);
    return null;
  }

  leave(): void {
    if (!this.#taken) return;
    this.#taken = false;
    endReading(this.#db, this.#end);
  }

  #readFlushed(flush: () => void): void {
    try {
      look(this.#db).get(); // BEGIN alone does not read
      flush();
    } catch (error) {
      this.leave();
      throw error;
    }
  }

  /** From now on `keep` can be called. @param db another connection, which is the caller's to close */
  useBefore(db: Database): void {
    this.#before = new SnapshotBefore(db);
  }

  /**
   * Keeps the database as it is before this transaction, for `showBefore`. Call it before the commit, when nobody else
   * can commit any more: the transaction may have waited for another process, whose commit everybody must see.
   * @throws an error of the database: then nothing is kept
   */
  keep(): void {
    if (!this.#before) return;
    this.#others = this.#commitsOfOthers();
    this.#before.take();
  }

  /** All reads see what was kept, until `showNow` or until another process has committed after this one. */
  showBefore(): void {
    this.#isBefore = true;
  }

  /** All reads see what was kept, for good. */
  stayBefore(): void {
    this.#isBefore = true;
    this.#others = null;
  }

  // Another process flushes its commit before anybody sees it, and with it all of the log that lies before. So what this
  // connection has committed is on disk too, and whoever has used a command may rely on what it did.
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
    // After a read that met damage, SQLite ends the transaction and throws once more. The reader has its error.
    if (db.inTransaction) db.run("ROLLBACK");
  }
}

const look = (db: Database): Statement => db.query("PRAGMA user_version");

// On a connection of its own. It loads its pages again after each commit, so it is for reads that could see too much.
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

  /** @throws AppError `unavailable` where a read has failed in such a way that SQLite has ended the transaction */
  kept(): Database {
    // Without it, this connection would read what the disk does not have yet.
    if (this.db.inTransaction) return this.db;
    throw new AppError("unavailable", "The database cannot be read right now.");
  }

  leave(): void {
    endReading(this.db, this.#end);
  }
}
