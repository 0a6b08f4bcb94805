// Prepared statements, and the snapshot that the reads of one turn of the event loop share.

import type { Database, SQLQueryBindings, Statement } from "bun:sqlite";

export type Parameters = Record<string, SQLQueryBindings>;

// The snapshot that the reads of one turn of the event loop share. Taking and releasing a read lock costs more than
// most reads, and a turn begins dozens of requests. The snapshot ends with the turn, and before the answers of a commit.
export class TurnSnapshot {
  readonly #db: Database;
  readonly #begin: Statement;
  readonly #end: Statement;
  #taken = false;

  constructor(db: Database) {
    this.#db = db;
    this.#begin = db.prepare("BEGIN");
    this.#end = db.prepare("COMMIT");
  }

  /** For a read. Inside a transaction it does nothing: it reads what was written in it. */
  join(): void {
    if (this.#taken || this.#db.inTransaction) return;
    this.#begin.run();
    this.#taken = true;
    setImmediate(() => this.leave());
  }

  leave(): void {
    if (!this.#taken) return;
    this.#taken = false;
    if (!this.#db.inTransaction) return;
    try {
      this.#end.run();
    } catch {
      // After a read that met damage, SQLite ends the transaction and throws once more. The reader has its error.
      if (this.#db.inTransaction) this.#db.run("ROLLBACK");
    }
  }
}

/** A statement with named parameters (`$name` in SQL, `name` in the object), compiled when it is first used. */
export class Query<Row, P extends Parameters | undefined = Parameters> {
  #compiled: Statement | undefined;

  constructor(
    private readonly compile: () => Statement,
    private readonly snapshot: TurnSnapshot | null,
    /** Reports and names damage; returns other errors unchanged. */
    private readonly named: (error: unknown) => unknown,
  ) {}

  get(parameters: P): Row | null {
    this.snapshot?.join();
    try {
      return (this.#compiled ??= this.compile()).get(parameters as Parameters) as Row | null;
    } catch (error) {
      throw this.named(error);
    }
  }

  all(parameters: P): Row[] {
    this.snapshot?.join();
    try {
      return (this.#compiled ??= this.compile()).all(parameters as Parameters) as Row[];
    } catch (error) {
      throw this.named(error);
    }
  }

  /** @returns the id of the new row. */
  insert(parameters: P): number {
    return Number(this.#change(parameters).lastInsertRowid);
  }

  /** @returns how many rows changed. */
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

/** The table that a statement uses, for the log: "table pushes". */
export const tableIn = (sql: string): string => `table ${/\b(?:FROM|INTO|UPDATE)\s+(\w+)/.exec(sql)?.[1] ?? "unknown"}`;
