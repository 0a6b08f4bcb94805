// The entry point to the database. Reads run in the event loop and see only commits that are on disk; the reads of one turn share a snapshot
// (reads.ts). Writes are named operations, which the writer carries out (writer/index.ts).

import { statSync } from "node:fs";

import { AppError } from "../../base/errors.ts";
import type { DamagedPlace, Migrated, StoreOptions, UsedToken } from "../contract.ts";
import { Connection, type ConnectionOptions, flushLog, logPath } from "./connection.ts";
import type { Damage } from "./damage.ts";
import { migrate, type MigrationOptions, schemaVersionOf } from "./migrate.ts";
import type { Parameters as QueryParameters, Query } from "./reads.ts";
import { MIGRATIONS, type Migrations } from "./schema.ts";
import type { Operations } from "./writer/batch.ts";
import { Writer, type Writing } from "./writer/index.ts";

export interface DbOptions
  extends
    Pick<ConnectionOptions, "path">,
    Partial<Pick<ConnectionOptions, "busyTimeoutMs" | "migrations">>,
    Pick<StoreOptions, "maxWritesPerCommit" | "onDamage" | "onFailure"> {
  /** Without it, the database is read-only. */
  writer?: Writing;
  /** The names of operations that change no user and no token. */
  leavesAccounts?: ReadonlySet<string>;
  /** Whether a server may be writing too. It commits before it flushes, so reads flush first. */
  isBeside?: boolean;
}

/** This many damaged places are enough to know that a backup must be restored. */
const MAX_REPORTED_PLACES = 1_000;

/** Two values are equal if no user and no token has changed in between. */
export interface AccountsSeen {
  /** The number of answered writes that may have changed accounts. */
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
  readonly #writer: Writer<O>;
  /** As `Writer.write`. */
  readonly write: Writer<O>["write"];
  readonly #damagedPlaces = new Set<string>();
  readonly #onDamage: (place: DamagedPlace) => void;

  /**
   * Opens the database. If it may be new or have an older schema, call `migrate` before any query.
   * @throws Error with a message for the administrator if the schema is newer than this program
   */
  constructor(options: DbOptions) {
    const { path, writer, busyTimeoutMs = 5_000, onFailure = () => {} } = options;
    const onDamage = (place: DamagedPlace): void => this.#report(place);
    this.#path = path;
    this.#migrations = options.migrations ?? MIGRATIONS;
    this.#onDamage = options.onDamage ?? (() => {});
    this.#connection = new Connection({
      path,
      busyTimeoutMs,
      onDamage,
      migrations: this.#migrations,
      sharesSnapshots: options.isBeside ? "flushed" : true,
    });
    flushLog(path);
    this.#writer = new Writer({
      writing: writer,
      path,
      busyTimeoutMs,
      onDamage,
      onFailure,
      connection: this.#connection,
      leavesAccounts: options.leavesAccounts ?? new Set(),
      maxWritesPerCommit: options.maxWritesPerCommit ?? 256,
    });
    this.write = this.#writer.write;
  }

  /** The number of migrations that were applied to the database: 0 if it is new. */
  get schemaVersion(): number {
    return schemaVersionOf(this.#connection.database);
  }

  migrate(options?: MigrationOptions): Migrated | null {
    this.#connection.snapshot?.leave();
    return migrate(this.#connection.database, this.#path, this.#migrations, options);
  }

  prepare<Row, P extends QueryParameters | undefined = QueryParameters>(sql: string): Query<Row, P> {
    return this.#connection.prepare<Row, P>(sql);
  }

  /** Null if the connection shares no snapshots. */
  accountsSeen(): AccountsSeen | null {
    const { snapshot } = this.#connection;
    if (!snapshot) return null;
    return { own: this.#writer.accountWrites, others: snapshot.commitsSeen(), isBefore: snapshot.isBefore };
  }

  get wasFull(): boolean {
    return this.#writer.wasFull;
  }

  /** Whether damage has been found since the database was opened. */
  get isDamaged(): boolean {
    return this.#damagedPlaces.size > 0;
  }

  /**
   * Reports damage that SQLite cannot see, because it has no checksums: a seal that does not open shows that its bytes have changed. Reports
   * each place once.
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
    this.#writer.refuse(refusal);
  }

  /** Starts the writer, which otherwise starts at the first write. */
  startWriter(): void {
    this.#writer.start();
  }

  /**
   * Moves the content of the write-ahead log into the database, and empties the log, so that no erased bytes stay in old log pages.
   * @returns false if another process is reading: try again later
   */
  async truncateLog(): Promise<boolean> {
    this.#connection.snapshot?.leave();
    return this.logSize() === 0 || this.#writer.truncateLog();
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
    this.#writer.close();
    this.#connection.close();
  }

  pragmaValue(name: string): number {
    return this.#connection.pragmaValue(name);
  }
}

const MOST_KEPT = 1_000;

/**
 * Keeps the rows of recently used API tokens in memory as long as no user or token can have changed, so that a program that makes many pushes
 * does not need a look-up for each. Any commit of another connection counts as a change, and so does any write of this process that concerns
 * more than pushes. The next request with a revoked token is refused; if another process revoked the token during a flush here, the first
 * request after that flush is refused.
 * @param find reads a row
 */
export function keptTokens(
  db: Pick<Db<never>, "accountsSeen">,
  find: (hash: Uint8Array) => Promise<UsedToken | null>,
): (hash: Uint8Array) => Promise<UsedToken | null> {
  const kept = new Map<string, UsedToken>();
  let at: AccountsSeen | null = null;
  return async (hash) => {
    const now = db.accountsSeen();
    if (!now) return find(hash);
    if (!at || at.own !== now.own || at.others !== now.others) {
      kept.clear();
      at = now;
    }
    const mine = at;
    const key = Buffer.from(hash.buffer, hash.byteOffset, hash.length).toString("latin1");
    const known = kept.get(key);
    if (known) return known;
    const found = await find(hash);
    // A row read during the flush of a commit may be outdated, and another program's commit is noticed only once: nothing would remove the row
    // later. If a write was answered in the meantime, the row may be older than that write.
    if (found && !now.isBefore && at === mine && kept.size < MOST_KEPT) kept.set(key, found);
    return found;
  };
}
