// The product's own writer, snapshots and claims under a scheduler: turns of the event loop, timers and flushes happen when it says so, and time
// is a number. Nothing of them is copied. A schedule is the list of its choices, so it can be repeated, and all of them can be tried.

import { Database } from "bun:sqlite";
import { copyFileSync, existsSync, rmSync } from "node:fs";
import { join } from "node:path";

import { AppError } from "../../src/base/errors.ts";
import type { NewPush, PushRecord } from "../../src/model/push.ts";
import { type StagedFile, Upload } from "../../src/domain/files/upload.ts";
import type { Blobs, BlobWriter } from "../../src/store/blob_files.ts";
import { Db } from "../../src/store/sqlite/db.ts";
import { operationsOn, SHORT, type StoreOperations } from "../../src/store/sqlite/operations/index.ts";
import { type SqlitePushes, sqlitePushes } from "../../src/store/sqlite/pushes.ts";
import { writerInLoop } from "../../src/store/sqlite/writer/thread.ts";
import { PLAIN_PUSH } from "../plain_push.ts";
import { CLIENT } from "../store_engines.ts";

/** Chooses one of so many. */
export type Choose = (sides: number) => number;

type Done = (error: Error | null) => void;

/** In place of the runtime's turns, timers and clock, while a schedule runs. */
class Time {
  nowMs = 1_000;
  turns: Array<() => void> = [];
  timers: Array<{ atMs: number; run: () => void }> = [];
  readonly #real = { setImmediate, setTimeout, clearTimeout, now: performance.now };

  begin(): void {
    const later = (run: () => void, ms = 0) => {
      const timer = { atMs: this.nowMs + ms, run, refresh: () => timer, unref: () => timer, ref: () => timer };
      this.timers.push(timer);
      return timer;
    };
    const cleared = (timer: unknown) => void (this.timers = this.timers.filter((one) => one !== timer));
    Object.assign(globalThis, {
      setImmediate: (run: () => void) => this.turns.push(run),
      setTimeout: later,
      clearTimeout: cleared,
    });
    performance.now = () => this.nowMs;
  }

  end(): void {
    const { now, ...functions } = this.#real;
    Object.assign(globalThis, functions);
    performance.now = now;
  }

  /** All that has been waiting for the end of this turn. */
  turn(): void {
    for (const run of this.turns.splice(0)) run();
  }

  /** The next timer's moment comes. */
  wait(): void {
    const next = this.timers.toSorted((one, other) => one.atMs - other.atMs)[0];
    if (!next) return;
    this.timers = this.timers.filter((one) => one !== next);
    this.nowMs = Math.max(this.nowMs, next.atMs);
    next.run();
  }

  /** So long that whoever watches a flush gives it up. */
  pass(ms: number): void {
    for (const endMs = this.nowMs + ms; this.timers.some(({ atMs }) => atMs <= endMs);) this.wait();
  }
}

/** What the disk would have after a power cut, of the one push that is looked at. */
interface Kept {
  views: number;
  deleted: boolean;
}

/** What a client does with the push: views, a deletion and looks, in any order; or it stores another one, with a file. */
export type Act = "claim" | "delete" | "look" | "store";
export interface Plan {
  limit: number;
  /** One list of acts for each client. */
  clients: ReadonlyArray<readonly Act[]>;
  /** Whether a flush may fail. */
  fails: boolean;
  /** Whether a flush may take longer than the writer waits for one. */
  sticks?: boolean;
}

/** A file of an upload: whole as soon as its flush has succeeded. */
class VirtualFile implements BlobWriter {
  readonly id = Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString("hex");
  readonly checksum = "0".repeat(16);
  byteSize = 0;

  constructor(private readonly disk: VirtualFiles) {}

  async write({ byteLength }: Uint8Array): Promise<void> {
    this.byteSize += byteLength;
  }

  async finish(): Promise<void> {
    await new Promise<void>((resolve, reject) => {
      this.disk.flushes.push((error) => (error ? reject(error) : resolve()));
    });
    this.disk.whole.add(this.id);
  }

  async abort(): Promise<void> {
    await this.disk.remove(this.id);
  }
}

/** A disk for files, whose flushes end when the scheduler says so. It has what an upload uses. */
class VirtualFiles implements Pick<Blobs, "create" | "remove" | "open"> {
  flushes: Done[] = [];
  readonly whole = new Set<string>();
  /** The ids of all since the last `clear`. */
  readonly begun: string[] = [];

  create = async (): Promise<BlobWriter> => {
    const file = new VirtualFile(this);
    this.begun.push(file.id);
    return file;
  };
  clear(): void {
    this.whole.clear();
    this.begun.length = 0;
  }
  remove = async (id: string): Promise<void> => void this.whole.delete(id);
  open = (): never => {
    throw new Error("no schedule reads a file");
  };
}

export class Machine {
  readonly #time = new Time();
  readonly #files = new VirtualFiles();
  /** Of files that nobody knows a push of, what the product says of them. */
  readonly #unconfirmed = new Set<string>();
  #path = "";
  #opened = 0;
  #db: Db<StoreOperations>;
  #pushes: SqlitePushes;
  #beside: Database;
  #flushes: Array<{ done: Done; covers: Kept }> = [];
  #isLost = false;
  /** Pushes that nobody has asked for yet, by their limit. */
  readonly #made = new Map<number, Uint8Array[]>();
  #watched: Uint8Array = new Uint8Array();
  #kept: Kept = { views: 0, deleted: false };

  /**
   * @param directory of this machine alone
   * @param lies whether its disk says at once that it has what it has not: the proof that losses are seen
   */
  constructor(
    private readonly directory: string,
    private readonly lies = false,
  ) {
    const { db, pushes, beside } = this.#open();
    [this.#db, this.#pushes, this.#beside] = [db, pushes, beside];
  }

  #open() {
    const template = join(this.directory, "empty.db");
    for (const end of ["", "-wal", "-shm"]) rmSync(this.#path + end, { force: true });
    // The thread of the one before, which empties its log, may still have it open.
    this.#path = join(this.directory, `${(this.#opened += 1)}.db`);
    if (existsSync(template)) copyFileSync(template, this.#path);
    const flush = (_fd: number, done: Done): void => {
      if (this.lies) queueMicrotask(() => done(null));
      this.#flushes.push({ done: this.lies ? () => {} : done, covers: this.#committed() });
    };
    const db = new Db<StoreOperations>({
      path: this.#path,
      writer: writerInLoop(operationsOn, { short: SHORT, flush }),
      onFailure: () => (this.#isLost = true),
    });
    if (!existsSync(template)) {
      db.migrate();
      const copy = new Database(this.#path);
      copy.run(`VACUUM INTO '${template}'`);
      copy.close();
    }
    db.startWriter();
    return { db, pushes: sqlitePushes(db), beside: new Database(this.#path, { readonly: true }) };
  }

  close(): void {
    this.#beside.close();
    this.#db.close();
  }

  /** What is committed, flushed or not, as another process would see it. */
  #committed(): Kept {
    const row = this.#beside
      .query<{ views: number; deleted: number }, [Uint8Array]>(
        "SELECT views_counted AS views, deleted FROM pushes WHERE lookup = ?",
      )
      .get(this.#watched);
    return { views: row?.views ?? 0, deleted: row?.deleted === 1 };
  }

  async #make(limit: number): Promise<void> {
    const made = Array.from({ length: 200 }, () => {
      const lookup = crypto.getRandomValues(new Uint8Array(32));
      const push: NewPush = {
        ...LASTING,
        lookup,
        expireAfterViews: limit,
      };
      const sealed = { wrappedKey: new Uint8Array(60), payload: new Uint8Array(16) };
      void this.#pushes.create(push, { sealed, labels: null, words: null, mail: null, files: [] }, CLIENT);
      return lookup;
    });
    await this.#settle();
    this.#made.set(limit, made);
  }

  /** Stores a push with a file, as the product does for a request. */
  async #store(): Promise<void> {
    const host = {
      scanner: null,
      reserve: () => {},
      checkSpace: async () => {},
      onDisk: <T>(step: Promise<T>) => step,
      unconfirmed: (files: readonly StagedFile[]) => {
        for (const { blobId } of files) this.#unconfirmed.add(blobId);
      },
      left: () => {},
      ended: () => {},
    };
    const upload = new Upload(NO_LIMITS, "", this.#files as unknown as Blobs, host);
    try {
      await upload.add({ filename: "a", contentType: "text/plain" }, oneChunk());
      const files = upload.files.map(({ blobId, byteSize, checksum }) => ({
        blobId,
        byteSize,
        checksum,
        sealedInfo: new Uint8Array(16),
      }));
      const push: NewPush = {
        ...LASTING,
        kind: "file",
        fileCount: 1,
        lookup: crypto.getRandomValues(new Uint8Array(32)),
        expireAfterViews: 1,
      };
      const sealed = { wrappedKey: new Uint8Array(60), payload: new Uint8Array(16) };
      await this.#pushes.create(push, { sealed, labels: null, words: null, mail: null, files }, CLIENT);
      upload.keep();
    } catch (error) {
      await upload.end(error);
      throw error;
    }
  }

  /** @returns a sentence for a push without its file, or a file without its push; null if all is well */
  #filesWrong(isOver: boolean): string | null {
    const stored = this.#beside
      .query<{ blob_id: string }, [string]>(
        "SELECT blob_id FROM files WHERE blob_id IN (SELECT value FROM json_each(?))",
      )
      .all(JSON.stringify(this.#files.begun));
    if (stored.some(({ blob_id: id }) => !this.#files.whole.has(id))) return "a push is stored, and its file is not";
    const named = new Set(stored.map(({ blob_id: id }) => id));
    const isLeft = (id: string): boolean => !named.has(id) && !this.#unconfirmed.has(id);
    return isOver && this.#files.whole.values().some(isLeft) ? "a file is left of a push that was refused" : null;
  }

  /** Everything that waits, happens. */
  async #settle(): Promise<void> {
    for (let quiet = 0; quiet < 3; quiet += 1) {
      await microtasks();
      const { turns, timers } = this.#time;
      if (
        this.#flushes.length === 0 &&
        this.#files.flushes.length === 0 &&
        turns.length === 0 &&
        !timers.some(({ atMs }) => atMs < this.#time.nowMs + 1_000)
      )
        continue;
      quiet = -1;
      if (this.#files.flushes.length > 0) this.#files.flushes.shift()?.(null);
      else if (this.#flushes.length > 0) this.#flushed(null);
      else if (turns.length > 0) this.#time.turn();
      else this.#time.wait();
    }
  }

  #flushed(error: Error | null): void {
    const flush = this.#flushes.shift();
    if (!flush) return;
    if (!error) this.#kept = flush.covers;
    flush.done(error);
  }

  /** @returns a sentence for what may never be; null if all was well */
  async run({ clients, ...plan }: Plan, choose: Choose): Promise<string | null> {
    this.#time.begin();
    try {
      if (this.#isLost) this.#again();
      const { limit } = plan;
      if (!this.#made.get(limit)?.length) await this.#make(limit);
      this.#watched = this.#made.get(limit)?.pop() ?? new Uint8Array();
      this.#kept = { views: 0, deleted: false };
      this.#files.clear();
      this.#unconfirmed.clear();
      return await this.#scheduled(clients, plan, choose);
    } finally {
      this.#time.end();
    }
  }

  /** As after a power cut, with nothing of what was there. */
  #again(): void {
    this.close();
    this.#isLost = false;
    this.#flushes = [];
    Object.assign(this.#time, { turns: [], timers: [] });
    const { db, pushes, beside } = this.#open();
    [this.#db, this.#pushes, this.#beside] = [db, pushes, beside];
    this.#made.clear();
  }

  async #scheduled(clients: Plan["clients"], { limit, fails, sticks }: Omit<Plan, "clients">, choose: Choose) {
    const told = { views: 0, deleted: false, unconfirmed: 0, underWay: 0 };
    let wrong: string | null = null;
    const tell = (sentence: string): void => void (wrong ??= sentence);
    const answered = (claimed: PushRecord | null): void => {
      if (!claimed) return;
      told.views += 1;
      if (claimed.viewsCounted > limit) tell(`view ${claimed.viewsCounted} of ${limit} was handed out`);
    };
    const refused = (error: unknown): void => {
      if (error instanceof Error && error.message === "EIO") return; // of a file
      if (!(error instanceof AppError)) throw error;
      if (error.code === "unconfirmed") told.unconfirmed += 1;
      else if (error.code !== "unavailable") tell(`an act was refused with ${error.code}`);
    };
    const storesFiles = clients.some((acts) => acts.includes("store"));
    const act = async (what: Act): Promise<void> => {
      if (what === "store") return this.#store();
      if (what === "look") {
        const seen = await this.#pushes.find(this.#watched);
        if ((seen?.viewsCounted ?? 0) > this.#kept.views) tell("a look has seen a view that a power cut undoes");
        if (seen?.deleted && !this.#kept.deleted) tell("a look has seen a deletion that a power cut undoes");
        if ((seen?.viewsCounted ?? 0) < told.views && !this.#isLost)
          tell("a look has not seen a view that was handed out");
        return;
      }
      const found = await this.#pushes.findToClaim(this.#watched);
      if (!found || (what === "claim" && !found.sealed)) return;
      if (what === "delete") {
        const record = await this.#pushes.expireByHand(found.push.id, CLIENT, 10);
        if (record?.deleted) told.deleted = true;
        return;
      }
      const claimed = await this.#pushes.claimView(found.push, CLIENT, 10, 0);
      answered(claimed as PushRecord | null);
    };
    const left = clients.map((acts) => [...acts]);
    const busy = clients.map(() => false);
    const begin = (client: number): void => {
      const what = left[client]?.shift() ?? "look";
      busy[client] = true;
      told.underWay += 1;
      void act(what)
        .catch(refused)
        .catch((error: unknown) => tell(String(error)))
        .finally(() => {
          busy[client] = false;
          told.underWay -= 1;
        });
    };
    for (;;) {
      const may: Array<() => void> = left.flatMap((acts, client) =>
        acts.length > 0 && !busy[client] ? [() => begin(client)] : [],
      );
      for (const error of fails ? [null, new Error("EIO")] : [null])
        if (this.#files.flushes.length > 0) may.push(() => this.#files.flushes.shift()?.(error));
      if (this.#time.turns.length > 0) may.push(() => this.#time.turn());
      if (this.#flushes.length > 0) {
        may.push(() => this.#flushed(null));
        may.push(() => {
          this.#time.nowMs += 20;
          this.#flushed(null);
        });
        if (fails) may.push(() => this.#flushed(new Error("EIO")));
        if (sticks && !this.#isLost) may.push(() => this.#time.pass(STUCK_MS));
      } else if (this.#time.timers.some(({ atMs }) => atMs < this.#time.nowMs + 1_000))
        may.push(() => this.#time.wait());
      if (may.length === 0) break;
      may[may.length === 1 ? 0 : choose(may.length)]?.();
      await microtasks(storesFiles ? 40 : undefined);
      // Whatever was told so far would outlive a power cut now.
      if (told.views > this.#kept.views) tell("a view was handed out that a power cut undoes");
      if (told.deleted && !this.#kept.deleted) tell("a deletion was acknowledged that a power cut undoes");
      const lost = storesFiles ? this.#filesWrong(false) : null;
      if (lost) tell(lost);
      if (wrong) break;
    }
    await this.#settle();
    if (storesFiles) wrong ??= this.#filesWrong(true);
    if (told.underWay > 0) tell(`${told.underWay} acts were never answered`);
    const { views } = this.#committed();
    if (views > limit) tell(`${views} views of ${limit} were counted`);
    if (views > told.views + told.unconfirmed) tell("a view was counted that nobody got, and nobody was told of");
    return wrong;
  }
}

const LASTING = { ...PLAIN_PUSH, ownerId: null, createdAtMs: 1, expiresAtMs: 1e15, expireAfterDays: 1 } as const;
/** Longer than the writer waits for a flush. */
const STUCK_MS = 100_000;
const NO_LIMITS = { maxFiles: 1, maxFileBytes: 1_000, maxPushBytes: 1_000 };

async function* oneChunk(): AsyncGenerator<Uint8Array> {
  yield new Uint8Array(10);
}

/** So many that what was answered has gone on to the next wait. */
async function microtasks(many = 12): Promise<void> {
  for (let n = 0; n < many; n += 1) await Promise.resolve();
}

/** Tries every schedule. @returns how many there are, and the choices of the first that goes wrong */
export async function everySchedule(machine: Machine, plan: Plan, most = Infinity) {
  let [count, path]: [number, Array<{ chosen: number; of: number }>] = [0, []];
  for (;;) {
    let at = 0;
    const wrong = await machine.run(plan, (of) => {
      const step = path[at] ?? { chosen: 0, of };
      path[at] = step;
      at += 1;
      return step.chosen;
    });
    count += 1;
    if (wrong) return { count, wrong, choices: path.map(({ chosen }) => chosen) };
    path = path.slice(0, at);
    while (path.length > 0 && (path.at(-1)?.chosen ?? 0) + 1 >= (path.at(-1)?.of ?? 0)) path.pop();
    const last = path.at(-1);
    if (!last || count >= most) return { count, wrong: null, choices: [] };
    last.chosen += 1;
  }
}
