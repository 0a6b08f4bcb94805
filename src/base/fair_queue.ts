// A queue for costly work on the thread pool, such as password hashing. It bounds how much runs at once
// and how much waits, and it is fair: those who wait take turns, one job each.

import { availableParallelism } from "node:os";

import { AppError } from "./errors.ts";

interface Waiting {
  go: () => void;
  refuse: (error: AppError) => void;
}

export interface QueueLimits {
  /** How many jobs run at once. */
  atOnce: number;
  /** How many wait; beyond that, somebody is refused. */
  waiting: number;
}

/**
 * The thread pool has as many threads as the machine has processors, and reading and writing files needs
 * them too. One thread is always left for that, where there is more than one.
 */
const DEFAULT_LIMITS: QueueLimits = { atOnce: Math.max(1, Math.min(4, availableParallelism() - 1)), waiting: 400 };
const RETRY_AFTER_S = 5;

/**
 * Runs at most `atOnce` jobs; the rest wait. A caller who asks for hundreds delays the others by one job
 * only. When all places are taken, the caller who holds most of them loses the last one to a caller who
 * holds fewer; otherwise the new job is refused.
 */
export class FairQueue {
  #running = 0;
  #waiting = 0;
  /** In the order of their turns. No queue is empty. */
  readonly #queues = new Map<string, Waiting[]>();

  constructor(private readonly limits: QueueLimits = DEFAULT_LIMITS) {}

  get load(): { running: number; waiting: number } {
    return { running: this.#running, waiting: this.#waiting };
  }

  /** @param who whose turn the job takes. @throws AppError `busy` when too many wait already; whatever `job` throws */
  async run<T>(who: string, job: () => Promise<T>): Promise<T> {
    // The job that ends hands its place over, so the count stays as it is.
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

  // A caller who had a turn and still waits for more goes behind the others.
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
