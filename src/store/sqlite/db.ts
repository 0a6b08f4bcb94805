// The entrance to the database. Reads run in the event loop and see only commits that are on disk; the reads of one turn share a
// snapshot. Writes are named operations (operations/index.ts). This class queues them, and a carrier (carrier.ts) passes them to
// the writer (writer.ts), a batch at a time. The promise of a write resolves once its commit is on disk; a read that begins
// afterwards sees it.

import { statSync } from "node:fs";

import { AppError } from "../../base/errors.ts";
import type { CallerSignal, DamagedPlace, Migrated, StoreOptions } from "../contract.ts";
import type { Carrier, StartWriter } from "./carrier.ts";
import { Connection, type ConnectionOptions, flushLog, logPath } from "./connection.ts";
import { type Damage, isFull } from "./damage.ts";
import { migrate, type MigrationOptions, schemaVersionOf } from "./migrate.ts";
import type { Parameters as QueryParameters, Query } from "./query.ts";
import { Rendezvous } from "./rendezvous.ts";
import { MIGRATIONS, type Migrations } from "./schema.ts";
import { type Answer, type Call, type Operations, refused } from "./writer.ts";

interface QueuedWrite extends Call {
  resolve: (value: never) => void;
  reject: (error: unknown) => void;
}

export interface DbOptions
  extends
    Pick<ConnectionOptions, "path">,
    Partial<Pick<ConnectionOptions, "busyTimeoutMs" | "migrations">>,
    Pick<StoreOptions, "maxWritesPerCommit" | "onDamage" | "onFailure"> {
  /** Without it, the database is read-only. */
  writer?: StartWriter;
  /** The names of operations that change no user and no token. */
  leavesAccounts?: ReadonlySet<string>;
  /** Whether a server may be writing too. It commits before it flushes, so reads flush first. */
  isBeside?: boolean;
}

/** Nobody needs more damaged places to know that a backup must be restored. */
const MAX_REPORTED_PLACES = 1_000;

/** How long a full disk is remembered. */
const FULL_FOR_MS = 10_000;

/** A shorter flush takes less time than building the responses of a batch. */
const QUICK_FLUSH_MS = 1;

/** Two of them are equal if no user and no token has changed in between. */
export interface AccountsSeen {
  /** How many writes were answered that may have changed accounts. */
  own: number;
  /** A number that changes with each commit of another connection. */
  others: number;
  /** Whether reads see the state before a commit that is being flushed. */
  isBefore: boolean;
}

export class Db<O extends Operations = Record<string, never>> {
  readonly #connection: Connection;
  readonly #path: string;
  readonly #migrations: Migrations;
  readonly #maxWritesPerCommit: number;
  readonly #newWriter: () => Carrier;
  #carrier: Carrier | null = null;
  #queue: QueuedWrite[] = [];
  /** Whether a batch is scheduled or under way. */
  #busy = false;
  readonly #rendezvous = new Rendezvous();
  /** Set while the next batch waits for more writes. */
  #waiting: ReturnType<typeof setTimeout> | null = null;
  #closed = false;
  readonly #leavesAccounts: ReadonlySet<string>;
  /** How many writes were answered that may have changed accounts. */
  #accountWrites = 0;
  readonly #damagedPlaces = new Set<string>();
  readonly #onDamage: (place: DamagedPlace) => void;
  #refusal: AppError | null = null;
  #fullAtMs = -Infinity;

  /**
   * Opens the database. If it may be new or have an older schema, call `migrate` before any query.
   * @throws Error with a sentence for the administrator if the schema is newer than this program
   */
  constructor(options: DbOptions) {
    const { path, writer, busyTimeoutMs = 5_000, onFailure = () => {} } = options;
    const onDamage = (place: DamagedPlace): void => this.#report(place);
    this.#path = path;
    this.#migrations = options.migrations ?? MIGRATIONS;
    this.#maxWritesPerCommit = options.maxWritesPerCommit ?? 256;
    this.#leavesAccounts = options.leavesAccounts ?? new Set();
    this.#onDamage = options.onDamage ?? (() => {});
    this.#connection = new Connection({
      path,
      busyTimeoutMs,
      onDamage,
      migrations: this.#migrations,
      sharesSnapshots: options.isBeside ? "flushed" : true,
    });
    flushLog(path);
    this.#newWriter = () => {
      if (!writer) throw new Error("This database was opened without a writer.");
      return writer({ path, busyTimeoutMs, onDamage, onFailure, connection: this.#connection });
    };
  }

  /** The number of migrations that the database has had: 0 if it is new. */
  get schemaVersion(): number {
    return schemaVersionOf(this.#connection.database);
  }

  /** Brings the schema up to date (migrate.ts). */
  migrate(options?: MigrationOptions): Migrated | null {
    this.#connection.snapshot?.leave();
    return migrate(this.#connection.database, this.#path, this.#migrations, options);
  }

  prepare<Row, P extends QueryParameters | undefined = QueryParameters>(sql: string): Query<Row, P> {
    return this.#connection.prepare<Row, P>(sql);
  }

  /** Null without snapshots. */
  accountsSeen(): AccountsSeen | null {
    const { snapshot } = this.#connection;
    if (!snapshot) return null;
    return { own: this.#accountWrites, others: snapshot.commitsSeen(), isBefore: snapshot.isBefore };
  }

  /** Whether a write found the disk full in the last seconds. A smaller one may still fit into the log. */
  get wasFull(): boolean {
    return performance.now() - this.#fullAtMs < FULL_FOR_MS;
  }

  /** Whether damage was met since the database was opened. */
  get isDamaged(): boolean {
    return this.#damagedPlaces.size > 0;
  }

  /**
   * Reports damage that SQLite cannot see: it has no checksums, but a seal that does not open shows that its bytes have changed.
   * Reports each place once.
   * @returns the error to throw
   */
  damaged(place: DamagedPlace): Damage {
    return this.#connection.damaged(place);
  }

  #report(place: DamagedPlace): void {
    const key = `${place.what} ${place.reason}`;
    if (this.#damagedPlaces.has(key) || this.#damagedPlaces.size >= MAX_REPORTED_PLACES) return;
    this.#damagedPlaces.add(key);
    this.#onDamage(place);
  }

  /** From now on, refuses every write with this error. */
  refuseWrites(refusal: AppError): void {
    this.#refusal = refusal;
  }

  /**
   * Queues an operation for the next commit.
   * @param signal tells the operation whether the client has disconnected
   * @throws the error of the operation; AppError `unavailable` if the commit did not reach the disk and `corrupt` if the operation
   *   met damage, with nothing stored; `unconfirmed` if the disk has failed: then the write may be stored
   */
  write<Name extends keyof O & string>(
    name: Name,
    parameters: Parameters<O[Name]>[0],
    signal: CallerSignal | null = null,
  ): Promise<ReturnType<O[Name]>> {
    if (this.#refusal) return Promise.reject(this.#refusal);
    if (this.#closed) return Promise.reject(new AppError("unavailable", "The store is closed. Nothing was stored."));
    return new Promise((resolve, reject) => {
      this.#queue.push({ name, parameters, signal, resolve, reject });
      if (!this.#busy) this.#sendSoon();
      else if (this.#waiting && this.#rendezvous.waitMs(this.#queue.length) === 0) this.#sendSoon();
    });
  }

  /** At the end of the turn, so that the writes of a turn share a commit. */
  #sendSoon(): void {
    this.#busy = true;
    if (this.#waiting) clearTimeout(this.#waiting);
    this.#waiting = null;
    setImmediate(() => {
      const waitMs = this.#rendezvous.waitMs(this.#queue.length);
      if (waitMs === 0) this.#send();
      else this.#waiting = setTimeout(() => this.#send(), waitMs);
    });
    // Code that waited for a commit reads in this phase of the event loop. Its snapshot would last through the next poll, and a
    // request that arrives there would not see what another process wrote before it was sent.
    setImmediate(() => this.#connection.snapshot?.leave());
  }

  #send(): void {
    this.#waiting = null;
    const batch = this.#queue.splice(0, this.#maxWritesPerCommit);
    if (batch.length === 0) {
      this.#busy = false; // `close` was quicker
      return;
    }
    this.#connection.snapshot?.leave(); // the log can be emptied only while nobody reads
    try {
      this.startWriter().send(batch, (answer) => this.#answered(batch, answer));
    } catch (cause) {
      const error = new AppError("unavailable", "The store cannot be written to. Nothing was stored.", { cause });
      queueMicrotask(() => this.#answered(batch, refused(batch, error)));
    }
  }

  #answered(batch: readonly QueuedWrite[], answer: Answer): void {
    this.#rendezvous.answered(batch.length + this.#queue.length, answer.flushMs);
    this.#settle(batch, answer);
    // After a slow flush, the next batch leaves before the responses are built, so that the disk works meanwhile. After a quick one,
    // other requests come first, and clients that were answered may join the next batch.
    const mayLeave = answer.flushMs >= QUICK_FLUSH_MS && this.#rendezvous.waitMs(this.#queue.length) === 0;
    if (this.#queue.length === 0) this.#busy = false;
    else if (mayLeave) this.#send();
    else this.#sendSoon();
  }

  /** Starts the writer, which otherwise starts at the first write. */
  startWriter(): Carrier {
    return (this.#carrier ??= this.#newWriter());
  }

  #settle(batch: readonly QueuedWrite[], { outcomes }: Answer): void {
    this.#connection.snapshot?.leave(); // reads after this must see the commit
    for (const [index, write] of batch.entries()) {
      if (!this.#leavesAccounts.has(write.name)) this.#accountWrites += 1;
      const outcome = outcomes[index] ?? { error: new Error("A write was not answered.") };
      if ("error" in outcome) {
        if (isFull(outcome.error)) this.#fullAtMs = performance.now();
        write.reject(outcome.error);
      } else write.resolve(outcome.value as never);
    }
  }

  /**
   * Moves the write-ahead log into the database and empties it, so that no erased bytes stay in old log pages.
   * @returns false if another process is reading: try again later
   */
  async truncateLog(): Promise<boolean> {
    this.#connection.snapshot?.leave();
    return this.logSize() === 0 || this.startWriter().truncateLog();
  }

  /** Size of the database file, in bytes. */
  size(): number {
    return this.pragmaValue("page_count") * this.pragmaValue("page_size");
  }

  /** Size of the write-ahead log, in bytes. */
  logSize(): number {
    return statSync(logPath(this.#path), { throwIfNoEntry: false })?.size ?? 0;
  }

  /** Finishes queued writes, then closes. */
  close(): void {
    if (this.#waiting) clearTimeout(this.#waiting);
    while (this.#queue.length > 0) this.#send();
    this.#closed = true;
    this.#connection.snapshot?.leave(); // the log can be emptied only while nobody reads
    this.#carrier?.close();
    this.#connection.close();
  }

  pragmaValue(name: string): number {
    return this.#connection.pragmaValue(name);
  }
}
