// The connections of this node to PostgreSQL. Each query has a deadline, because the driver has none, and a query on a half-open connection
// would hang forever. A query that misses its deadline is not cancelled: while it waits for a standby, a cancelled query reports success.

import { SQL } from "bun";

import { AppError } from "../../base/errors.ts";
import { faultOf, publicError, Unanswered, UNCONFIRMED } from "./faults.ts";
import type { Parameter } from "./parameters.ts";

export interface ConnectionOptions {
  url: string;
  /** The schema that contains all tables of this service. */
  schema: string;
  /** How long a query may take, in ms. */
  deadlineMs?: number;
}

export type Row = Record<string, unknown>;
export type Query = <R extends object = Row>(text: string, parameters?: readonly Parameter[]) => Promise<R[]>;

/** One connection for each kind of batch, two for views that wait for a lock, and some for all other queries. */
const MAX_CONNECTIONS = 8;
const DEADLINE_MS = 30_000;
/** The database gives up before the deadline, and has then certainly done nothing. Its wait for a standby has no such limit. */
const STATEMENT_TIMEOUT_MS = 20_000;
const LOCK_TIMEOUT_MS = 10_000;
/** The driver numbers the values of sslmode from 0: disable, prefer, require, verify-ca, verify-full. */
const VERIFY_CA = 3;
/** After this many changes without an answer, the next one is refused, because it would get no answer either. */
const MAX_UNANSWERED = 16;

/** The methods of a connection that read and change. */
export type Statements = Pick<Connection, "read" | "change" | "transaction" | "misrouted">;

export class Connection {
  readonly schema: string;
  readonly #options: ConnectionOptions;
  #pool: SQL;
  #unanswered = 0;
  #refusal: AppError | null = null;
  #pause: AppError | null = null;
  /** A sentence, once the driver has returned the answer to a different query: from then on, no answer can be trusted. */
  loss: string | null = null;

  constructor(options: ConnectionOptions) {
    this.schema = options.schema;
    this.#options = options;
    this.#pool = this.#connect();
  }

  /** Whether the database must show a certificate from a known authority. */
  get verifiesServer(): boolean {
    return Number((this.#pool.options as { sslMode?: unknown }).sslMode ?? 0) >= VERIFY_CA;
  }

  /** A query that changes nothing. If the connection was lost, the query is repeated: after a restart, all connections may be lost. */
  async read<R extends object = Row>(text: string, parameters: readonly Parameter[] = []): Promise<R[]> {
    for (let tried = 1; ; tried += 1) {
      try {
        return await this.#ask<R>(text, parameters);
      } catch (error) {
        const mayHelp = faultOf(error) === "lost" && !(error instanceof Unanswered) && this.loss === null;
        if (!mayHelp || tried > MAX_CONNECTIONS) throw publicError(error, null);
      }
    }
  }

  /**
   * A single statement that changes something, without a transaction around it. It is never repeated.
   * @param unconfirmed a sentence that says what may have happened if the connection is lost
   */
  async change<R extends object = Row>(
    text: string,
    parameters: readonly Parameter[] = [],
    unconfirmed: string = UNCONFIRMED.change,
  ): Promise<R[]> {
    this.#refuseIfUseless();
    try {
      return await this.#ask<R>(text, parameters);
    } catch (error) {
      throw publicError(error, unconfirmed);
    }
  }

  /**
   * Several statements in one transaction, which holds a connection from begin to commit: only for rare operations.
   * @param unconfirmed as in `change`
   */
  async transaction<T>(
    run: (query: Query) => Promise<T>,
    deadlineMs?: number,
    unconfirmed: string = UNCONFIRMED.change,
  ): Promise<T> {
    this.#refuseIfUseless();
    const pool = this.#pool;
    try {
      const work = pool.begin((transaction) =>
        run(async (text, parameters = []) => [...(await transaction.unsafe(text, [...parameters]))] as never),
      ) as Promise<T>;
      return await this.#within(work, pool, deadlineMs);
    } catch (error) {
      throw publicError(error, unconfirmed);
    }
  }

  /** From now on, every change fails with this error. */
  refuseChanges(refusal: AppError): void {
    this.#refusal = refusal;
  }

  /** Until the next call, every change fails with this error. @param refusal null: changes are allowed again */
  pauseChanges(refusal: AppError | null): void {
    this.#pause = refusal;
  }

  /**
   * Reports that an answer belongs to a different query. An answer could show someone else's row, so this node stops serving requests.
   * @param unconfirmed as in `change`; null if the query has certainly changed nothing
   * @returns the error to throw
   */
  misrouted(what: string, unconfirmed: string | null = null): AppError {
    this.loss ??= `The database driver answered a query about ${what} with the row of another query.`;
    const cause = new Error(this.loss);
    this.#refusal = new AppError("unavailable", "The server is about to stop. Nothing was stored.", { cause });
    void this.#pool.close({ timeout: 0 }).catch(() => {});
    return unconfirmed === null ? this.#refusal : new AppError("unconfirmed", unconfirmed, { cause });
  }

  async close(): Promise<void> {
    this.#refusal ??= new AppError("unavailable", "The server is stopping. Nothing was stored.");
    await this.#pool.close({ timeout: 5 }).catch(() => {});
  }

  #refuseIfUseless(): void {
    const refusal = this.#refusal ?? this.#pause;
    if (refusal) throw refusal;
    if (this.#unanswered >= MAX_UNANSWERED) {
      throw new AppError("unavailable", "The database does not answer. Nothing was stored.", {
        cause: new Unanswered(),
      });
    }
  }

  async #ask<R extends object>(text: string, parameters: readonly Parameter[]): Promise<R[]> {
    if (this.loss !== null) throw this.#refusal ?? new Error(this.loss);
    const pool = this.#pool;
    const rows = (await this.#within(pool.unsafe(text, [...parameters]).execute(), pool)) as Iterable<R>;
    return [...rows];
  }

  async #within<T>(work: Promise<T>, pool: SQL, deadlineMs = this.#options.deadlineMs ?? DEADLINE_MS): Promise<T> {
    const { promise, reject } = Promise.withResolvers<never>();
    const deadline = setTimeout(() => {
      this.#unanswered += 1;
      const answered = () => void (this.#unanswered -= 1);
      work.then(answered, answered);
      this.#replace(pool);
      reject(new Unanswered());
    }, deadlineMs);
    try {
      return await Promise.race([work, promise]);
    } finally {
      clearTimeout(deadline);
    }
  }

  // The old connections may be half open. Queries that are waiting on them end by themselves.
  #replace(pool: SQL): void {
    if (this.#pool !== pool || this.loss !== null) return;
    this.#pool = this.#connect();
    void pool.close({ timeout: 300 }).catch(() => {});
  }

  #connect(): SQL {
    return new SQL(this.#options.url, {
      max: MAX_CONNECTIONS,
      connectionTimeout: 10,
      connection: {
        search_path: this.schema,
        application_name: "secretpush",
        statement_timeout: STATEMENT_TIMEOUT_MS,
        lock_timeout: LOCK_TIMEOUT_MS,
        idle_in_transaction_session_timeout: 60_000,
        // Compiling one of these statements takes longer than running it.
        jit: "off",
      },
    } as SQL.Options);
  }
}
