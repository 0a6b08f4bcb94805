// The bytes of a request's body: timed and counted as they arrive, held within a budget that all bodies
// share, and read to their end before an early answer: a connection that closes on its sender takes the
// answer with it.

import { type Lease, type MemoryBudget, SMALL_BYTES } from "../base/memory_budget.ts";
import { AppError } from "../base/errors.ts";
import { giveBack } from "../base/give_back.ts";
import { limitKey } from "../base/network.ts";
import { formatDuration } from "../base/units.ts";
import { contextOf } from "./request_context.ts";

/** How long a sender may pause, and take in all, in ms. */
export interface Pace {
  idleMs: number;
  totalMs: number;
}

const SMALL_MS = 10_000;
const HELD: Pace = { idleMs: 15_000, totalMs: 60_000 };
/** What is read on and discarded before an early answer. The answer does not wait for more. */
const DISCARDED_BYTES = 128 * 1024 * 1024;
const DISCARDED: Pace = { idleMs: 5_000, totalMs: 30_000 };
/** How many bodies at once; in a flood, reading on would be the flood's success. */
const MAX_DISCARDED = 16;
let discarded = 0;
const RETRY_AFTER_S = 5;

interface Paces {
  /** Of bodies that are held in memory. */
  held: Pace;
  /** Of bodies whose bytes go to disk as they come. */
  streamed: Pace;
  /** How long a small body may take in all, in ms: it comes in one piece, or its sender holds it back. */
  smallMs: number;
}

export interface BodiesOptions {
  budget: MemoryBudget;
  /** The pace of uploads; bodies that are held in memory must not be slower. */
  streamed: Pace;
  /** For tests, which cannot wait so long. */
  held?: Pace;
  smallMs?: number;
}

/** Opens the bodies of requests, all within one budget. */
export class Bodies {
  readonly #budget: MemoryBudget;
  readonly #paces: Paces;

  constructor({ budget, streamed, held = HELD, smallMs = SMALL_MS }: BodiesOptions) {
    const idleMs = Math.min(held.idleMs, streamed.idleMs);
    const totalMs = Math.min(held.totalMs, streamed.totalMs);
    this.#budget = budget;
    this.#paces = { held: { idleMs, totalMs }, streamed, smallMs: Math.min(smallMs, idleMs, totalMs) };
  }

  /** A request's body, once for each request. @param caller whose share of the budget it uses: its address, unless a user */
  open(request: Request, caller: string = limitKey(contextOf(request).address)): Body {
    const body = new Body(request, this.#budget.lease(caller), this.#paces);
    OPENED.set(request, body);
    return body;
  }
}

const OPENED = new WeakMap<Request, Body>();

/**
 * Reads what is left of a request's body, so that the answer reaches its sender.
 * @returns null where nothing is left, else whether the end was reached
 */
export function discardRest(request: Request): Promise<boolean> | null {
  if (request.method === "GET" || request.method === "HEAD") return null;
  const body = OPENED.get(request);
  if (body) return body.isOver ? null : body.discard();
  if (!request.body || request.bodyUsed) return null;
  return new Body(request, null, { held: DISCARDED, streamed: DISCARDED, smallMs: SMALL_MS }).discard();
}

/** Gives back the memory that a request's body held. To be called when the request has been answered. */
export function endBody(request: Request): void {
  if (request.method !== "GET") OPENED.get(request)?.end();
}

export class Body {
  readonly #request: Request;
  readonly #lease: Lease | null;
  readonly #paces: Paces;
  readonly #patience: Patience;
  #reader: Pick<ReadableStreamDefaultReader<Uint8Array>, "read" | "cancel"> | null = null;
  #isOver = false;

  constructor(request: Request, lease: Lease | null, paces: Paces) {
    this.#request = request;
    this.#lease = lease;
    this.#paces = paces;
    // Ends the read that waits.
    this.#patience = new Patience(paces.held, () => void this.#reader?.cancel().catch(() => {}));
  }

  get contentType(): string {
    return this.#request.headers.get("content-type") ?? "";
  }

  get contentEncoding(): string | null {
    return this.#request.headers.get("content-encoding");
  }

  /** True when nothing more can be read, whether the end was reached or not. */
  get isOver(): boolean {
    return this.#isOver;
  }

  /**
   * The whole body, held until the request has been answered.
   * @throws AppError `too-large`, `too-slow`, `malformed`, `rate-limited`, `busy`
   */
  async whole(maxBytes: number): Promise<Uint8Array> {
    const declared = declaredLength(this.#request);
    if (declared > maxBytes) throw tooLarge(maxBytes);
    if (declared <= SMALL_BYTES) {
      this.hold(declared);
      return this.#small();
    }
    const pile = new Pile();
    for await (const chunk of this.chunks()) {
      if (pile.length + chunk.byteLength > maxBytes) throw tooLarge(maxBytes);
      this.hold(chunk.byteLength);
      pile.add(chunk);
    }
    return pile.take();
  }

  /** Counts bytes that stay in memory until the request has been answered. @throws AppError `rate-limited`, `busy` */
  hold(bytes: number): void {
    const shortage = this.#lease?.take(bytes) ?? null;
    if (shortage === null) return;
    throw shortage === "caller"
      ? new AppError("rate-limited", "Too many large requests from you at once. Send fewer at a time.", {
          retryAfterSeconds: RETRY_AFTER_S,
        })
      : new AppError("busy", "The server is receiving as much as it can hold. Try again in a moment.", {
          retryAfterSeconds: RETRY_AFTER_S,
        });
  }

  /** From here on the bytes go to disk, and may take as long as an upload may. */
  stream(): void {
    this.#patience.become(this.#paces.streamed);
  }

  /** The chunks as they come; what is left unread can be read later. @throws AppError `too-slow`, `malformed` */
  async *chunks(): AsyncGenerator<Uint8Array> {
    const reader = (this.#reader ??= this.#request.body?.getReader() ?? null);
    if (!reader) return;
    // Bun's own clock cuts whoever sends less than 16 KiB a second, however steadily: ours takes its place.
    const { idleClock } = contextOf(this.#request);
    idleClock.stop(this.#request);
    const patience = this.#patience;
    patience.begin();
    try {
      for (;;) {
        const { done, value } = await patience.with(reader.read());
        if (done) {
          this.#isOver = true;
          return;
        }
        yield value;
      }
    } catch (error) {
      this.#isOver = true;
      throw error;
    } finally {
      patience.end();
      idleClock.start(this.#request);
    }
  }

  /** Reads on and discards. @returns false where the end was not waited for */
  async discard(): Promise<boolean> {
    if (declaredLength(this.#request) > DISCARDED_BYTES || discarded >= MAX_DISCARDED) return false;
    this.#patience.become(DISCARDED);
    let bytes = 0;
    discarded += 1;
    try {
      for await (const chunk of this.chunks()) {
        bytes += chunk.byteLength;
        giveBack(chunk);
        if (bytes > DISCARDED_BYTES) return false;
      }
      return true;
    } catch {
      return false;
    } finally {
      discarded -= 1;
    }
  }

  end(): void {
    this.#lease?.end();
  }

  // Most are there already when the handler runs; the server lets none grow past its declared length.
  async #small(): Promise<Uint8Array> {
    this.#isOver = true;
    const { held, smallMs } = this.#paces;
    const late = Promise.withResolvers<never>();
    const error = smallMs === held.idleMs ? tooIdle(smallMs) : tooLong(smallMs);
    const timer = setTimeout(() => late.reject(error), smallMs);
    const whole = this.#request.bytes().catch(() => {
      throw brokenOff();
    });
    try {
      return await Promise.race([whole, late.promise]);
    } finally {
      clearTimeout(timer);
    }
  }
}

/** Waits for a sender's next bytes, as long as its pace allows. */
class Patience {
  #pace: Pace;
  readonly #giveUp: () => void;
  #startedMs = 0;
  #idle: Timer | undefined;
  #total: Timer | undefined;
  #isWaiting = false;
  #lost: AppError | null = null;

  /** @param giveUp ends the wait that is under way */
  constructor(pace: Pace, giveUp: () => void) {
    this.#pace = pace;
    this.#giveUp = giveUp;
  }

  become(pace: Pace): void {
    if (pace === this.#pace) return;
    this.#pace = pace;
    if (this.#idle) this.#wind();
  }

  begin(): void {
    this.#startedMs = performance.now();
    this.#wind();
  }

  /** @throws AppError `too-slow`, or `malformed` where the sender is gone */
  async with<T>(read: Promise<T>): Promise<T> {
    this.#isWaiting = true;
    this.#idle?.refresh();
    try {
      const result = await read;
      if (this.#lost) throw this.#lost;
      return result;
    } catch {
      throw this.#lost ?? brokenOff();
    } finally {
      this.#isWaiting = false;
    }
  }

  end(): void {
    clearTimeout(this.#idle);
    clearTimeout(this.#total);
    this.#idle = this.#total = undefined;
  }

  // One timer for all chunks. Only the sender's pauses count, not those of whoever takes the chunks.
  #wind(): void {
    this.end();
    const { idleMs, totalMs } = this.#pace;
    const idle = setTimeout(() => (this.#isWaiting ? this.#lose(tooIdle(idleMs)) : idle.refresh()), idleMs);
    const leftMs = Math.max(0, this.#startedMs + totalMs - performance.now());
    this.#idle = idle;
    this.#total = setTimeout(() => this.#lose(tooLong(totalMs)), leftMs);
  }

  #lose(error: AppError): void {
    this.#lost = error;
    this.#giveUp();
  }
}

/** Bytes that arrive in pieces, held until they are whole. */
export class Pile {
  readonly #pieces: Uint8Array[] = [];
  #length = 0;
  /** Small pieces are copied in here: each by itself would cost far more than its bytes. */
  #tail = Buffer.alloc(0);
  #tailLength = 0;

  get length(): number {
    return this.#length;
  }

  /** @param piece belongs to the pile from here on */
  add(piece: Uint8Array): void {
    this.#length += piece.byteLength;
    if (piece.byteLength >= TAIL_BYTES) {
      this.#closeTail();
      this.#pieces.push(piece);
      return;
    }
    if (this.#tailLength + piece.byteLength > this.#tail.length) {
      this.#closeTail();
      this.#tail = Buffer.allocUnsafeSlow(TAIL_BYTES);
    }
    this.#tail.set(piece, this.#tailLength);
    this.#tailLength += piece.byteLength;
  }

  /** All of it as one; the pile is empty afterwards. */
  take(): Uint8Array {
    this.#closeTail();
    const [only] = this.#pieces;
    const whole = this.#pieces.length === 1 && only ? only : Buffer.concat(this.#pieces, this.#length);
    if (whole !== only) for (const piece of this.#pieces) giveBack(piece);
    this.#pieces.length = 0;
    this.#length = 0;
    return whole;
  }

  #closeTail(): void {
    if (this.#tailLength > 0) this.#pieces.push(this.#tail.subarray(0, this.#tailLength));
    this.#tail = Buffer.alloc(0);
    this.#tailLength = 0;
  }
}

const TAIL_BYTES = 16 * 1024;

/** NaN where it is not declared. */
const declaredLength = (request: Request): number => Number(request.headers.get("content-length") ?? Number.NaN);

export const tooLarge = (maxBytes: number): AppError =>
  new AppError("too-large", `The body is larger than the limit of ${maxBytes} bytes.`);

const tooIdle = (idleMs: number): AppError =>
  new AppError("too-slow", `Nothing more of the body came for ${formatDuration(idleMs)}.`);

const tooLong = (totalMs: number): AppError =>
  new AppError("too-slow", `The body took longer than ${formatDuration(totalMs)}.`);

const brokenOff = (): AppError => new AppError("malformed", "The request body ended early.");
