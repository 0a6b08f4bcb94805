// The memory for request bodies: a bounded budget that all callers share. Large bodies leave room for small ones, and
// no caller can take everything. `freeBytes` frees the bytes of a stream early.

/** A body of at most this size is small. */
export const SMALL_BYTES = 64 * 1024;
/** The share of the budget for all large bodies together. The rest is for small ones. */
const LARGE_SHARE = 3 / 4;
/** The share of the large bodies' budget that one caller may take. */
const CALLER_SHARE = 1 / 2;

export interface BudgetLimits {
  bytes: number;
  /** How many large bodies of one caller may be in memory at once. */
  largePerCaller: number;
}

/** Which share is used up: the one for all callers, or this caller's. */
export type Shortage = "everybody" | "caller";

interface Large {
  count: number;
  bytes: number;
}

export class MemoryBudget {
  readonly #largeOf = new Map<string, Large>();
  #held = 0;
  #largeHeld = 0;

  constructor(private limits: BudgetLimits) {}

  /** Changes the limits; existing leases keep their bytes. */
  renew(limits: BudgetLimits): void {
    this.limits = limits;
  }

  /** The bytes in use, for all callers together. */
  get held(): number {
    return this.#held;
  }

  lease(caller: string): Lease {
    return new Lease(this, caller);
  }

  /** Grows one lease. @returns whose share is used up, or null if the lease has grown */
  grow(caller: string, fromBytes: number, toBytes: number): Shortage | null {
    if (toBytes <= SMALL_BYTES) {
      if (this.#held + toBytes - fromBytes > this.limits.bytes) return "everybody";
    } else {
      const large = fromBytes > SMALL_BYTES ? fromBytes : 0;
      const own = this.#largeOf.get(caller) ?? { count: 0, bytes: 0 };
      if (large === 0 && own.count >= this.limits.largePerCaller) return "caller";
      const most = this.limits.bytes * LARGE_SHARE;
      // A large body that is alone always fits: otherwise one that is larger than the share never would.
      const [others, othersOfCaller] = [this.#largeHeld - large, own.bytes - large];
      if (othersOfCaller > 0 && othersOfCaller + toBytes > most * CALLER_SHARE) return "caller";
      if (others > 0 && others + toBytes > most) return "everybody";
      this.#largeHeld += toBytes - large;
      this.#largeOf.set(caller, { count: own.count + (large === 0 ? 1 : 0), bytes: own.bytes + toBytes - large });
    }
    this.#held += toBytes - fromBytes;
    return null;
  }

  release(caller: string, bytes: number): void {
    this.#held -= bytes;
    if (bytes <= SMALL_BYTES) return;
    this.#largeHeld -= bytes;
    const own = this.#largeOf.get(caller);
    if (!own) return;
    if (own.count === 1) this.#largeOf.delete(caller);
    else this.#largeOf.set(caller, { count: own.count - 1, bytes: own.bytes - bytes });
  }
}

/** The memory that one body takes. */
export class Lease {
  #bytes = 0;

  constructor(
    private readonly budget: MemoryBudget,
    private readonly caller: string,
  ) {}

  /** Takes more bytes. @returns whose share is used up, or null if the lease has grown */
  take(bytes: number): Shortage | null {
    const shortage = this.budget.grow(this.caller, this.#bytes, this.#bytes + bytes);
    if (shortage === null) this.#bytes += bytes;
    return shortage;
  }

  /** Returns all bytes to the budget. */
  end(): void {
    this.budget.release(this.caller, this.#bytes);
    this.#bytes = 0;
  }
}

const WORTH_BYTES = 16 * 1024;
/** The buffer of a cipher's output may be this much longer than the output. */
const SLACK_BYTES = 16;

/**
 * Frees the memory of these bytes at once; they must not be used afterwards. Without this, hundreds of megabytes of
 * handled bytes can pile up before the garbage collector runs. Does nothing if the bytes are too few to matter, or are
 * part of a larger buffer that others may use.
 */
export function freeBytes({ buffer, byteOffset, byteLength }: Uint8Array): void {
  const isAllOfIt = byteOffset === 0 && buffer.byteLength - byteLength <= SLACK_BYTES;
  if (byteLength >= WORTH_BYTES && isAllOfIt && buffer instanceof ArrayBuffer) buffer.transfer(0);
}
