// Limiters, all in the memory of this process. RateLimiter counts an address's requests per second and minute.
// OpenRequests and ConcurrencyLimiter count what is under way. AttemptGate counts failed attempts only.

import { limitKey } from "./network.ts";

/** A refusal. A retry is worthwhile after this many whole seconds, at least 1. */
export type RetryLater = { retryAfterSeconds: number };

const MAX_KEYS = 100_000;
/** A full table drops this many entries at once: dropping them one by one would scan the table each time. */
const SPARE_KEYS = MAX_KEYS / 10;

interface Bucket {
  second: number;
  inSecond: number;
  minute: number;
  inMinute: number;
}

/** At most `perSecond` and `perMinute` requests from one address in a calendar second and minute; 0 means no limit. */
export class RateLimiter {
  readonly #buckets = new Map<string, Bucket>();

  constructor(private limits: { perSecond: number; perMinute: number }) {}

  /** Changes the limits; counts are kept. */
  renew(limits: { perSecond: number; perMinute: number }): void {
    this.limits = limits;
  }

  /** Counts one request from the canonical `address`, or from its network. @returns null when it may proceed. */
  take(address: string, nowMs: number): RetryLater | null {
    const { perSecond, perMinute } = this.limits;
    if (perSecond === 0 && perMinute === 0) return null;
    const key = limitKey(address);
    const second = Math.floor(nowMs / 1_000);
    const minute = Math.floor(nowMs / 60_000);
    let bucket = this.#buckets.get(key);
    if (!bucket) {
      if (this.#buckets.size >= MAX_KEYS) this.#forget(minute);
      bucket = { second, inSecond: 0, minute, inMinute: 0 };
      this.#buckets.set(key, bucket);
    }
    if (bucket.second !== second) {
      bucket.second = second;
      bucket.inSecond = 0;
    }
    if (bucket.minute !== minute) {
      bucket.minute = minute;
      bucket.inMinute = 0;
    }
    if (perMinute > 0 && bucket.inMinute >= perMinute) {
      return { retryAfterSeconds: Math.max(1, Math.ceil(((minute + 1) * 60_000 - nowMs) / 1_000)) };
    }
    if (perSecond > 0 && bucket.inSecond >= perSecond) return { retryAfterSeconds: 1 };
    bucket.inSecond += 1;
    bucket.inMinute += 1;
    return null;
  }

  // Drops buckets of past minutes; if too many are left, drops the oldest.
  #forget(minute: number): void {
    for (const [key, bucket] of this.#buckets) if (bucket.minute < minute) this.#buckets.delete(key);
    for (const key of this.#buckets.keys()) {
      if (this.#buckets.size <= MAX_KEYS - SPARE_KEYS) break;
      this.#buckets.delete(key);
    }
  }
}

export interface OpenLimits {
  /** 0: no limit. */
  perAddress: number;
  /** null: no limit. */
  inAll: number | null;
}

/** Limits the requests under way: from each address or its network, and in total. */
export class OpenRequests {
  readonly #of = new Map<string, number>();
  #all = 0;

  constructor(private limits: OpenLimits) {}

  renew(limits: OpenLimits): void {
    this.limits = limits;
  }

  /**
   * @param address null: the request counts towards the total only
   * @returns null if it may proceed: call `end` with the same address afterwards. Otherwise the limit that is reached
   */
  begin(address: string | null): "address" | "all" | null {
    const { perAddress, inAll } = this.limits;
    if (inAll !== null && this.#all >= inAll) return "all";
    if (address !== null && perAddress > 0) {
      const key = limitKey(address);
      const open = this.#of.get(key) ?? 0;
      if (open >= perAddress) return "address";
      this.#of.set(key, open + 1);
    }
    this.#all += 1;
    return null;
  }

  end(address: string | null): void {
    this.#all -= 1;
    // Without a limit, nothing is counted now, but the request may have begun while there was one.
    if (address === null || this.#of.size === 0) return;
    const key = limitKey(address);
    const open = this.#of.get(key) ?? 0;
    if (open > 1) this.#of.set(key, open - 1);
    else this.#of.delete(key);
  }
}

/** Bounds how many operations run at once for each key. */
export class ConcurrencyLimiter {
  readonly #running = new Map<string, number>();

  /** @returns null if `most` run already, otherwise a function to call at the end; further calls do nothing */
  begin(key: string, most: number): (() => void) | null {
    const running = this.#running.get(key) ?? 0;
    if (running >= most) return null;
    this.#running.set(key, running + 1);
    let ended = false;
    return () => {
      if (ended) return;
      ended = true;
      const left = (this.#running.get(key) ?? 1) - 1;
      if (left === 0) this.#running.delete(key);
      else this.#running.set(key, left);
    };
  }
}

/** How many attempts with one key may fail within a period. */
export interface AttemptLimits {
  failures: number;
  windowMs: number;
}

/** A place for one attempt: call `settle` exactly once and pass whether the attempt failed. */
export interface AttemptPlace {
  settle: (failed: boolean) => void;
}

/** Bounds failed attempts at a secret. */
export interface Gate {
  /** Waits for a place. @returns a refusal, or the place */
  enter(key: string): Promise<RetryLater | AttemptPlace>;
}

interface Attempts {
  failuresMs: number[];
  pending: number;
  waiting: Array<() => void>;
}

/**
 * Allows `failures` failed attempts with one key within `windowMs`. An attempt holds a place while it runs and returns
 * it when it succeeds. When all places are held, further attempts wait for the running ones, so that simultaneous
 * attempts cannot exceed the limit.
 */
export class AttemptGate implements Gate {
  readonly #keys = new Map<string, Attempts>();
  /** When there are this many keys, the gate looks for keys to forget. */
  #lookAt = MAX_KEYS;

  constructor(private limits: AttemptLimits & { now: () => number }) {}

  /** Changes the limits; counts are kept. */
  renew(limits: AttemptLimits): void {
    this.limits = { ...limits, now: this.limits.now };
  }

  async enter(key: string): Promise<RetryLater | AttemptPlace> {
    for (;;) {
      const attempts = this.#attempts(key);
      const nowMs = this.limits.now();
      attempts.failuresMs = attempts.failuresMs.filter((at) => nowMs - at < this.limits.windowMs);
      const oldest = attempts.failuresMs[0];
      if (attempts.failuresMs.length >= this.limits.failures && oldest !== undefined) {
        this.#wake(attempts);
        return { retryAfterSeconds: Math.max(1, Math.ceil((oldest + this.limits.windowMs - nowMs) / 1_000)) };
      }
      if (attempts.failuresMs.length + attempts.pending < this.limits.failures) {
        attempts.pending += 1;
        return { settle: (failed) => this.#settle(key, attempts, failed) };
      }
      await new Promise<void>((resolve) => attempts.waiting.push(resolve));
    }
  }

  #settle(key: string, attempts: Attempts, failed: boolean): void {
    attempts.pending -= 1;
    if (failed) attempts.failuresMs.push(this.limits.now());
    else if (attempts.failuresMs.length === 0 && attempts.pending === 0 && attempts.waiting.length === 0) {
      this.#keys.delete(key);
    }
    this.#wake(attempts);
  }

  #wake(attempts: Attempts): void {
    attempts.waiting.shift()?.();
  }

  #attempts(key: string): Attempts {
    let attempts = this.#keys.get(key);
    if (!attempts) {
      if (this.#keys.size >= this.#lookAt) this.#forget();
      attempts = { failuresMs: [], pending: 0, waiting: [] };
      this.#keys.set(key, attempts);
    }
    return attempts;
  }

  #forget(): void {
    const nowMs = this.limits.now();
    for (const [key, { failuresMs, pending }] of this.#keys) {
      const latest = failuresMs.at(-1) ?? 0;
      if (pending === 0 && nowMs - latest >= this.limits.windowMs) this.#keys.delete(key);
    }
    // If most keys are recent, the next look waits until there are twice as many.
    this.#lookAt = Math.max(MAX_KEYS, 2 * this.#keys.size);
  }
}
