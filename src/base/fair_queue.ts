// Queues for costly work on the thread pool, such as password hashing. A fair queue limits how many jobs run at once
// and how many wait. Passwords and passphrases wait in separate lanes, and so do known callers and strangers. Each lane
// has its own places, and the lanes take turns. Within a lane, the callers take turns, one job each.

import { availableParallelism } from "node:os";

import { AppError } from "./errors.ts";
import { limitKey, networksAround } from "./network.ts";

/** Decides when a job gets its turn. */
export interface Turn {
  /** The caller: all jobs of one caller have the same key. */
  key: string;
  /** Whether the server knows the caller: by a token, a session, a device that has signed in, or a code from the server. */
  known: boolean;
}

export const turnAt = (address: string): Turn => ({ key: limitKey(address), known: false });
export const turnOfUser = (userId: number): Turn => ({ key: `user ${userId}`, known: true });
/** The turn of the server's own work. */
export const OWN_TURN: Turn = { key: "", known: true };

export type Work = "password" | "passphrase";

export interface QueueLimits {
  /** How many jobs run at once. */
  atOnce: number;
  /** How many jobs may wait in each lane. Further jobs are refused. */
  waiting: number;
}

/**
 * The thread pool has as many threads as the machine has processors. Reading and writing files needs threads too, so
 * one is left for that if there is more than one.
 */
const DEFAULT_LIMITS: QueueLimits = { atOnce: Math.max(1, Math.min(4, availableParallelism() - 1)), waiting: 200 };
const RETRY_AFTER_S = 5;

/**
 * Runs at most `atOnce` jobs; the rest wait. A caller with hundreds of jobs delays the others in its lane by only one
 * job, and those in other lanes not at all. When all places of a lane are taken, a caller with few jobs takes the last
 * place of the caller with the most; otherwise the new job is refused.
 */
export class FairQueue {
  #running = 0;
  /** In the order of their turns. */
  readonly #lanes: Lane[] = [];

  constructor(private readonly limits: QueueLimits = DEFAULT_LIMITS) {}

  get load(): { running: number; waiting: number } {
    return { running: this.#running, waiting: this.#lanes.reduce((sum, { size }) => sum + size, 0) };
  }

  /** @throws AppError `busy` when too many wait; whatever `job` throws */
  async run<T>(work: Work, turn: Turn, job: () => Promise<T>): Promise<T> {
    // A job that ends passes its place to the next one, so the count does not change.
    if (this.#running >= this.limits.atOnce) await this.#lane(work, turn).wait(turn);
    else this.#running += 1;
    try {
      return await job();
    } finally {
      const next = this.#next();
      if (next) next.go();
      else this.#running -= 1;
    }
  }

  #lane(work: Work, { known }: Turn): Lane {
    const name = `${work} ${known}`;
    let lane = this.#lanes.find((one) => one.name === name);
    if (!lane) this.#lanes.push((lane = new Lane(name, this.limits.waiting)));
    return lane;
  }

  #next(): Waiting | undefined {
    const at = this.#lanes.findIndex(({ size }) => size > 0);
    const [lane] = at < 0 ? [] : this.#lanes.splice(at, 1);
    // A lane that has had its turn goes to the end.
    if (lane) this.#lanes.push(lane);
    return lane?.take();
  }
}

interface Waiting {
  go: () => void;
  refuse: (error: AppError) => void;
  /** The caller and the networks around it, each wider than the one before. */
  groups: readonly [string, string, string];
  /** For each of these groups, the round in which this job has its turn. */
  rounds: [number, number, number];
}

const [CALLER, WIDER, WIDEST] = [0, 1, 2] as const;
type Width = typeof CALLER | typeof WIDER | typeof WIDEST;

// One person can use all addresses of a network. So in a long lane, networks take turns, and so do the callers in each.
class Lane {
  /** In order of arrival. */
  readonly #jobs: Waiting[] = [];
  /** The highest round of a taken job, for each width: a new group joins the round after it. */
  readonly #reached: [number, number, number] = [0, 0, 0];

  constructor(
    readonly name: string,
    private readonly places: number,
  ) {}

  get size(): number {
    return this.#jobs.length;
  }

  wait({ key, known }: Turn): Promise<void> {
    const [wider = key, widest = wider] = known ? [] : networksAround(key);
    const groups = [key, wider, widest] as const;
    const { promise, resolve: go, reject: refuse } = Promise.withResolvers<void>();
    const rounds: Waiting["rounds"] = [this.#next(CALLER, key), this.#next(WIDER, wider), this.#next(WIDEST, widest)];
    this.#jobs.push({ go, refuse, groups, rounds });
    if (this.#jobs.length > this.places) this.#remove(isLater)?.refuse(busy());
    return promise;
  }

  take(): Waiting | undefined {
    const job = this.#remove(isEarlier);
    for (const width of [CALLER, WIDER, WIDEST] as const) {
      this.#reached[width] = Math.max(this.#reached[width], job?.rounds[width] ?? 0);
    }
    return job;
  }

  #next(width: Width, group: string): number {
    let latest = this.#reached[width];
    for (const { groups, rounds } of this.#jobs) {
      if (groups[width] === group && rounds[width] > latest) latest = rounds[width];
    }
    return latest + 1;
  }

  /** Removes the first or the last job: from the widest network whose turn it is, then a narrower one, then the caller. */
  #remove(goesFirst: (one: number, other: number) => boolean): Waiting | undefined {
    const share = this.#jobs.length / this.places;
    const widths: Width[] = [...(share < 1 / 4 ? [] : [WIDEST]), ...(share < 1 / 8 ? [] : [WIDER]), CALLER];
    let candidates = this.#jobs;
    const found: Array<[Width, Waiting]> = [];
    for (const width of widths) {
      const chosen = candidates.reduce<Waiting | undefined>(
        (best, job) => (best && !goesFirst(job.rounds[width], best.rounds[width]) ? best : job),
        undefined,
      );
      if (!chosen) return undefined;
      found.push([width, chosen]);
      candidates = candidates.filter(({ groups }) => groups[width] === chosen.groups[width]);
    }
    const job = found.at(-1)?.[1];
    if (!job) return undefined;
    // The removed job uses up the rounds by which it was chosen. The jobs that held these rounds get its own in return.
    for (const [width, chosen] of found) {
      [job.rounds[width], chosen.rounds[width]] = [chosen.rounds[width], job.rounds[width]];
    }
    this.#jobs.splice(this.#jobs.indexOf(job), 1);
    return job;
  }
}

const isEarlier = (one: number, other: number): boolean => one < other;
const isLater = (one: number, other: number): boolean => one >= other;

const busy = (): AppError =>
  new AppError("busy", "Too many passwords and passphrases are being checked right now. Try again in a few seconds.", {
    retryAfterSeconds: RETRY_AFTER_S,
  });

/** Runs at most a fixed number of jobs at once, in order of arrival. If one caller may send many, use `FairQueue`. */
export class BoundedConcurrency {
  #free: number;
  readonly #waiting: Array<() => void> = [];

  constructor(jobs: number) {
    this.#free = jobs;
  }

  async run<T>(job: () => Promise<T>): Promise<T> {
    if (this.#free > 0) this.#free -= 1;
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
    try {
      return await job();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#free += 1;
    }
  }
}
