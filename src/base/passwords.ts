// Hashes account passwords with argon2id. Hashes go through a queue, because each takes a thread of the pool for
// tens of milliseconds.

import type { FairQueue } from "./fair_queue.ts";
import { FULL_COST, type KdfCost } from "./passphrase_kdf.ts";

export class Passwords {
  constructor(
    private readonly queue: FairQueue,
    private readonly cost: KdfCost = FULL_COST,
  ) {}

  /** @param queueKey the caller, as the queue counts callers. @throws AppError `busy` */
  hash(password: string, queueKey: string): Promise<string> {
    const { memoryKiB: memoryCost, passes: timeCost } = this.cost;
    return this.queue.run(queueKey, () => Bun.password.hash(password, { algorithm: "argon2id", memoryCost, timeCost }));
  }

  /** @throws AppError `busy` */
  fits(password: string, hash: string, queueKey: string): Promise<boolean> {
    return this.queue.run(queueKey, () => Bun.password.verify(password, hash));
  }
}
