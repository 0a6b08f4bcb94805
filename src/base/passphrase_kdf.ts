// Keys from passphrases: argon2id (RFC 9106), a bounded number of derivations at a time.

import { argon2 } from "node:crypto";

import { KEY_BYTES, utf8 } from "./crypto.ts";
import { FairQueue, OWN_TURN, type Turn } from "./fair_queue.ts";

/** The cost of one argon2id hash. */
export interface KdfCost {
  memoryKiB: number;
  /** Passes over that memory. */
  passes: number;
}

/** OWASP's first recommendation for argon2id: 19 MiB, two passes. No setting lowers it. */
export const FULL_COST: KdfCost = { memoryKiB: 19_456, passes: 2 };

/** Derives keys from passphrases, through a queue: each derivation takes memory and a thread for tens of milliseconds. */
export class PassphraseKdf {
  /** @param cost for new passphrases; the cost of an older one is stored with the data that it protects */
  constructor(
    private readonly queue = new FairQueue(),
    readonly cost: KdfCost = FULL_COST,
  ) {}

  /** How many jobs of the queue run and how many wait. The queue may be shared. */
  get load(): { running: number; waiting: number } {
    return this.queue.load;
  }

  /** @returns a 32-byte key @throws AppError `busy` when too many wait already */
  derive(passphrase: string, salt: Uint8Array, cost: KdfCost, turn: Turn = OWN_TURN): Promise<Uint8Array> {
    return this.queue.run("passphrase", turn, () => argon2id(passphrase, salt, cost));
  }
}

function argon2id(passphrase: string, salt: Uint8Array, cost: KdfCost): Promise<Uint8Array> {
  const parameters = {
    message: utf8(passphrase),
    nonce: salt,
    parallelism: 1,
    tagLength: KEY_BYTES,
    memory: cost.memoryKiB,
    passes: cost.passes,
  };
  return new Promise((resolve, reject) => {
    argon2("argon2id", parameters, (error, key) => (error ? reject(error) : resolve(key)));
  });
}
