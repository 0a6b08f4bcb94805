// A queue for costly work on the thread pool, such as password hashing. It bounds how many jobs run at once
// and how many wait. It is fair: the callers take turns, one job each.

import { availableParallelism } from "node:os";

import { AppError } from "./errors.ts";

interface Waiting {
  go: () => void;
  refuse: (error: AppError) => void;
}

export interface QueueLimits {
  /** How many jobs run at once. */
  atOnce: number;
  /** How many jobs wait. Beyond that, a job is refused. */
  waiting: number;
}

/**
 * The thread pool has as many threads as the machine has processors. Reading and writing files needs threads
 * too, so one is left for that if there is more than one.
 */
const DEFAULT_LIMITS: QueueLimits = { atOnce: Math.max(1, Math.min(4, availableParallelism() - 1)), waiting: 400 };
const RETRY_AFTER_S = 5;

/**
 * Runs at most `atOnce` jobs; the rest wait. A caller with hundreds of jobs delays the others by one job
 * only. When all places are taken, a caller with few jobs takes the last place of the caller with the most;
 * otherwise the new job is refused.
 */
export class FairQueue {
  #running = 0;
  #waiting = 0;
  /** The waiting jobs of each caller, in the order of the callers' turns. No list is empty. */
  readonly #queues = new Map<string, Waiting[]>();

  constructor(private readonly limits: QueueLimits = DEFAULT_LIMITS) {}

  get load(): { running: number; waiting: number } {
    return { running: this.#running, waiting: this.#waiting };
  }

  /** @param who the caller whose turn the job takes. @throws AppError `busy` when too many wait; whatever `job` throws */
  async run<T>(who: string, job: () => Promise<T>): Promise<T> {
    // A job that ends passes its place to the next one, so the count does not change.
    if (this.#running >= this.limits.atOnce) await this.#turnOf(who);
    else this.#running += 1;
    try {
      return await job();
    } finally {
      const next = this.#next();
      if (next) next.go();
      else this.#running -= 1;
    }
  }

  #turnOf(who: string): Promise<void> {
    if (this.#waiting >= this.limits.waiting) this.#makeRoom(who);
    return new Promise((go, refuse) => {
      const queue = this.#queues.get(who);
      if (queue) queue.push({ go, refuse });
      else this.#queues.set(who, [{ go, refuse }]);
      this.#waiting += 1;
    });
  }

  // A caller who has had a turn and has more jobs waiting goes to the end of the line.
  #next(): Waiting | undefined {
    const [first] = this.#queues;
    if (!first) return undefined;
    const [who, queue] = first;
    this.#queues.delete(who);
    const next = queue.shift();
    if (queue.length > 0) this.#queues.set(who, queue);
    this.#waiting -= 1;
    return next;
  }

  #makeRoom(who: string): void {
    let longest: Waiting[] = [];
    for (const queue of this.#queues.values()) if (queue.length > longest.length) longest = queue;
    if (longest.length <= (this.#queues.get(who)?.length ?? 0) + 1) throw busy();
    longest.pop()?.refuse(busy());
    this.#waiting -= 1;
  }
}

const busy = (): AppError =>
  new AppError("busy", "Too many passwords and passphrases are being checked right now. Try again in a few seconds.", {
    retryAfterSeconds: RETRY_AFTER_S,
  });
