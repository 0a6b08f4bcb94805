// Hashes account passwords with argon2id. Hashes go through a queue, because each takes a thread of the pool for tens
// of milliseconds.

import type { FairQueue, Turn } from "./fair_queue.ts";
import { FULL_COST, type KdfCost } from "./passphrase_kdf.ts";

export class Passwords {
  constructor(
    private readonly queue: FairQueue,
    private readonly cost: KdfCost = FULL_COST,
  ) {}

  /** @throws AppError `busy` */
  hash(password: string, turn: Turn): Promise<string> {
    const { memoryKiB: memoryCost, passes: timeCost } = this.cost;
    const how = { algorithm: "argon2id", memoryCost, timeCost } as const;
    return this.queue.run("password", turn, () => Bun.password.hash(password, how));
  }

  /** @throws AppError `busy` */
  fits(password: string, hash: string, turn: Turn): Promise<boolean> {
    return this.queue.run("password", turn, () => Bun.password.verify(password, hash));
  }
}
