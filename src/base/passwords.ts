// Hashes account passwords (argon2id, 19 MiB, two passes). Hashes go through a queue, because each takes a
// thread of the pool for tens of milliseconds.

import type { FairQueue } from "./fair_queue.ts";

const ALGORITHM = { algorithm: "argon2id", memoryCost: 19_456, timeCost: 2 } as const;

export class Passwords {
  constructor(private readonly queue: FairQueue) {}

  /** @param queueKey the caller, as the queue counts callers. @throws AppError `busy` */
  hash(password: string, queueKey: string): Promise<string> {
    return this.queue.run(queueKey, () => Bun.password.hash(password, ALGORITHM));
  }

  /** @throws AppError `busy` */
  fits(password: string, hash: string, queueKey: string): Promise<boolean> {
    return this.queue.run(queueKey, () => Bun.password.verify(password, hash));
  }
}
