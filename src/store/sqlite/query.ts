// Prepared statements.

import type { Database, SQLQueryBindings, Statement } from "bun:sqlite";

import type { TurnSnapshot } from "./turn_snapshot.ts";

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

  /**
   * As `get`, but may see a commit that is not on disk yet. Only for callers that reveal nothing of the row before a later write of
   * their own is on disk.
   */
  getAhead(parameters: P): Row | null {
    return this.#get(parameters, true);
  }

  #get(parameters: P, isAhead: boolean): Row | null {
    try {
      const other = isAhead ? this.snapshot?.joinAhead() : this.snapshot?.join();
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

/** Names the table of a statement for the log: "table pushes". */
export const tableIn = (sql: string): string => `table ${/\b(?:FROM|INTO|UPDATE)\s+(\w+)/.exec(sql)?.[1] ?? "unknown"}`;
