// Hashes of account passwords (argon2id, 19 MiB, two passes). All of them pass through the queue they are
// given, because each takes a thread of the pool for tens of milliseconds.

import type { FairQueue } from "./fair_queue.ts";

const ALGORITHM = { algorithm: "argon2id", memoryCost: 19_456, timeCost: 2 } as const;

export class Passwords {
  constructor(private readonly queue: FairQueue) {}

  /** @param who whose turn in the queue it takes. @throws AppError `busy` */
  hash(password: string, who: string): Promise<string> {
    return this.queue.run(who, () => Bun.password.hash(password, ALGORITHM));
  }

  /** @throws AppError `busy` */
  fits(password: string, hash: string, who: string): Promise<boolean> {
    return this.queue.run(who, () => Bun.password.verify(password, hash));
  }
}
