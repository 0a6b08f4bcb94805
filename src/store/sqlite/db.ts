// The door to the database. Reads run in the event loop and see only what is on disk; the reads of one turn share a
// snapshot. Writes are operations with a name (operations/index.ts); the door collects them, and
// a carrier (carrier.ts) takes them to the writer (writer.ts), a batch at a time. The promise of a write resolves only
// after its commit has reached the disk; a read that begins afterwards sees it.

import { statSync } from "node:fs";

import { AppError } from "../../base/errors.ts";
import type { Asker, DamagedPlace, Migrated } from "../contract.ts";
import type { Carrier, StartWriter } from "./carrier.ts";
import { Connection, flushLog, logPath } from "./connection.ts";
import type { Damage } from "./damage.ts";
import { migrate, type MigrationOptions, schemaVersionOf } from "./migrate.ts";
import type { Parameters as QueryParameters, Query } from "./query.ts";
import { Rendezvous } from "./rendezvous.ts";
import { MIGRATIONS, type Migrations } from "./schema.ts";
import type { Answer, Call, Operations } from "./writer.ts";

interface QueuedWrite extends Call {
  resolve: (value: never) => void;
  reject: (error: unknown) => void;
}

export interface DbOptions {
  path: string;
  /** Without it, nothing can be written. */
  writer?: StartWriter;
  /** Whether a server may be writing too, which commits before it flushes: then what is read is flushed first. */
  isBeside?: boolean;
  /** How many writes share a commit at most; 1 commits each on its own. */
  maxWritesPerCommit?: number;
  /** How long to wait for another process that writes, in milliseconds. */
  busyTimeoutMs?: number;
  /** The schema's history, oldest first; a test may give its own. */
  migrations?: Migrations;
  /** Called once for each damaged place. */
  onDamage?: ((place: DamagedPlace) => void) | undefined;
  /** Called once where nothing can be written any more, with a sentence: then the process must end. */
  onFailure?: ((sentence: string) => void) | undefined;
}

/** Further damaged places are not reported: nobody needs them to know that a backup must be restored. */
const MAX_REPORTED_PLACES = 1_000;

/** Less than it takes to build the responses of a batch. */
const QUICK_FLUSH_MS = 1;

export class Db<O extends Operations = Record<string, never>> {
  readonly #connection: Connection;
  readonly #path: string;
  readonly #migrations: Migrations;
  readonly #maxWritesPerCommit: number;
  readonly #startWriter: () => Carrier;
  #carrier: Carrier | null = null;
  #queue: QueuedWrite[] = [];
  /** Whether a batch is about to be sent, or under way. */
  #busy = false;
  readonly #rendezvous = new Rendezvous();
  /** While the next batch waits for more writes. */
  #waiting: ReturnType<typeof setTimeout> | null = null;
  #closed = false;
  readonly #damagedPlaces = new Set<string>();
  readonly #onDamage: (place: DamagedPlace) => void;
  #refusal: AppError | null = null;

  /**
   * Opens the database. Where it may be new or old, call `migrate` before any query.
   * @throws Error with a sentence for the administrator, where the schema is newer than this program.
   */
  constructor(options: DbOptions) {
    const { path, writer, busyTimeoutMs = 5_000, onFailure = () => {} } = options;
    const onDamage = (place: DamagedPlace): void => this.#report(place);
    this.#path = path;
    this.#migrations = options.migrations ?? MIGRATIONS;
    this.#maxWritesPerCommit = options.maxWritesPerCommit ?? 256;
    this.#onDamage = options.onDamage ?? (() => {});
    this.#connection = new Connection({
      path,
      busyTimeoutMs,
      onDamage,
      migrations: this.#migrations,
      sharesSnapshots: options.isBeside ? "flushed" : true,
    });
    flushLog(path);
    this.#startWriter = () => {
      if (!writer) throw new Error("This database was opened without a writer.");
      return writer({ path, busyTimeoutMs, onDamage, onFailure, connection: this.#connection });
    };
  }

  /** How many migrations the database has had: 0 where it is new. */
  get schemaVersion(): number {
    return schemaVersionOf(this.#connection.database);
  }

  /** Brings the schema up to date (migrate.ts). @returns what was done, where the database held something */
  migrate(options?: MigrationOptions): Migrated | null {
    this.#connection.snapshot?.leave();
    return migrate(this.#connection.database, this.#path, this.#migrations, options);
  }

  prepare<Row, P extends QueryParameters | undefined = QueryParameters>(sql: string): Query<Row, P> {
    return this.#connection.prepare<Row, P>(sql);
  }

  /** Whether damage was met since the database was opened. It does not heal by itself: a backup is needed. */
  get isDamaged(): boolean {
    return this.#damagedPlaces.size > 0;
  }

  /**
   * Reports damage, each place once. For what SQLite cannot see: it keeps no checksums, but a seal that
   * does not open shows that its bytes have changed.
   * @returns the error for whoever needed what is damaged
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

  /** From now on every write is refused with this error: its commit would lead nowhere. */
  refuseWrites(refusal: AppError): void {
    this.#refusal = refusal;
  }

  /**
   * Queues an operation for the next commit.
   * @param asker whom the operation can ask whether it is still there
   * @throws what the operation throws; AppError `unavailable` when the commit could not reach the disk, `corrupt`
   *   when what it needs cannot be read: nothing was stored; `unconfirmed` when the disk has failed, and it may be stored.
   */
  write<Name extends keyof O & string>(
    name: Name,
    parameters: Parameters<O[Name]>[0],
    asker: Asker | null = null,
  ): Promise<ReturnType<O[Name]>> {
    if (this.#refusal) return Promise.reject(this.#refusal);
    if (this.#closed) return Promise.reject(new AppError("unavailable", "The store is closed. Nothing was stored."));
    return new Promise((resolve, reject) => {
      this.#queue.push({ name, parameters, asker, resolve, reject });
      if (!this.#busy) this.#sendSoon();
      else if (this.#waiting && this.#rendezvous.waitMs(this.#queue.length) === 0) this.#sendSoon();
    });
  }

  /** Starts the writer now, and not at the first write. */
  startWriter(): void {
    this.#writer();
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
    // Whoever waited for a commit on this thread reads in the same phase of the event loop, and that snapshot would
    // last through the next poll: a request that arrives there would not see what another process wrote before it
    // was sent.
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
      this.#writer().send(batch, (answer) => this.#answered(batch, answer));
    } catch (cause) {
      const error = new AppError("unavailable", "The store cannot be written to. Nothing was stored.", { cause });
      queueMicrotask(() => this.#answered(batch, { outcomes: batch.map(() => ({ error })), flushMs: 0 }));
    }
  }

  #answered(batch: readonly QueuedWrite[], answer: Answer): void {
    this.#rendezvous.answered(batch.length + this.#queue.length, answer.flushMs);
    this.#settle(batch, answer);
    // Where a flush takes a while, the next batch leaves before the responses are built, so that the disk works meanwhile.
    // A quick disk has no need of that: other requests come between two batches, and whoever was answered may join the next one.
    const mayLeave = answer.flushMs >= QUICK_FLUSH_MS && this.#rendezvous.waitMs(this.#queue.length) === 0;
    if (this.#queue.length === 0) this.#busy = false;
    else if (mayLeave) this.#send();
    else this.#sendSoon();
  }

  #writer(): Carrier {
    return (this.#carrier ??= this.#startWriter());
  }

  #settle(batch: readonly QueuedWrite[], { outcomes }: Answer): void {
    this.#connection.snapshot?.leave(); // whoever waited for the commit must see it
    for (const [index, write] of batch.entries()) {
      const outcome = outcomes[index] ?? { error: new Error("A write was not answered.") };
      if ("error" in outcome) write.reject(outcome.error);
      else write.resolve(outcome.value as never);
    }
  }

  /**
   * Moves the write-ahead log into the database and empties it, so that erased bytes are not left in old log pages.
   * @returns false where another process is reading: try again later
   */
  async truncateLog(): Promise<boolean> {
    this.#connection.snapshot?.leave();
    return this.logSize() === 0 || this.#writer().truncateLog();
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

  /** A number that SQLite reports or is set to. */
  pragmaValue(name: string): number {
    return this.#connection.pragmaValue(name);
  }
}
