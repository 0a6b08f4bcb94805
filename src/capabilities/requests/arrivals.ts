// Answers to requests while they arrive. Anyone may have the link, and an answer takes a place for as long as its bytes trickle in.
// So a slow answer loses its place when someone else needs one, but not before.

import type { Clock } from "../../base/clock.ts";
import { AppError } from "../../base/errors.ts";
import type { WatchedBody } from "../../http/request_context.ts";

/** How many answers to one request may arrive at once. */
const AT_ONCE = 60;
/** How many of these may come from one network. */
const AT_ONCE_FROM_NETWORK = 20;
/** An answer is slow if a piece of this size takes longer than `SLOW_MS`: less than 1.6 KiB a second. */
const PIECE_BYTES = 16 * 1024;
const SLOW_MS = 10_000;

interface Arrival {
  network: string;
  body: WatchedBody;
  /** When its latest complete piece arrived. */
  pieceAtMs: number;
  bytes: number;
}

export class Arrivals {
  readonly #ofRequests = new Map<number, Set<Arrival>>();

  constructor(private readonly clock: Clock) {}

  /**
   * Reserves a place for an answer, if necessary by ending another one.
   * @param network the network of the sender
   * @returns a function to call at the end
   * @throws AppError `rate-limited`
   */
  begin(requestId: number, network: string, body: WatchedBody): () => void {
    const arrivals = this.#ofRequests.get(requestId) ?? new Set();
    const fromHere = [...arrivals].filter((one) => one.network === network);
    if (fromHere.length >= AT_ONCE_FROM_NETWORK) this.#free(arrivals, fromHere, Infinity);
    else if (arrivals.size >= AT_ONCE) this.#free(arrivals, [...arrivals], fromHere.length + 1);
    const arrival: Arrival = { network, body, pieceAtMs: this.clock.now(), bytes: 0 };
    this.#ofRequests.set(requestId, arrivals.add(arrival));
    body.watch((bytes) => {
      arrival.bytes += bytes;
      if (arrival.bytes < PIECE_BYTES) return;
      arrival.bytes = 0;
      arrival.pieceAtMs = this.clock.now();
    });
    return () => {
      // An answer that has lost its place is no longer there.
      if (arrivals.delete(arrival) && arrivals.size === 0) this.#ofRequests.delete(requestId);
    };
  }

  /** Of the answers that are slow or whose network has more than `fair`, ends the slowest. */
  #free(all: Set<Arrival>, among: readonly Arrival[], fair: number): void {
    const slowSinceMs = this.clock.now() - SLOW_MS;
    const [slowest] = among
      .filter(({ body }) => !body.isOver)
      .filter(({ network, pieceAtMs }) => pieceAtMs <= slowSinceMs || countOf(all, network) > fair)
      .toSorted((a, b) => a.pieceAtMs - b.pieceAtMs);
    if (!slowest) {
      throw new AppError(
        "rate-limited",
        "Too many answers to this request are arriving at once. Try again in a moment.",
        {
          retryAfterSeconds: 5,
        },
      );
    }
    all.delete(slowest);
    slowest.body.cut(
      new AppError(
        "too-slow",
        "Others are waiting, and this answer arrived too slowly. Nothing was stored. Send it again.",
      ),
    );
  }
}

const countOf = (all: Set<Arrival>, network: string): number =>
  [...all].reduce((count, one) => count + (one.network === network ? 1 : 0), 0);
