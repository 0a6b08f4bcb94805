// The bytes of a request's body. They are timed and counted as they arrive, and held within a budget that all bodies
// share. A body is read to its end even if the response is ready earlier: if the connection closed while the client was
// still sending, the client would lose the response.

import { freeBytes, type Lease, type MemoryBudget, SMALL_BYTES } from "../../base/memory.ts";
import { AppError } from "../../base/errors.ts";
import { limitKey } from "../../base/network.ts";
import { type Pace, BodyTimeouts, SharedTimeout, tooIdle, tooLong } from "./body_timeouts.ts";
import { contextOf, type OpenedBody, type WatchedBody } from "../request_context.ts";

const SMALL_MS = 10_000;
const HELD: Pace = { idleMs: 15_000, totalMs: 60_000 };
/** If a response is ready early, it waits while up to this much of the body is read and discarded. */
const DISCARDED_BYTES = 128 * 1024 * 1024;
const DISCARDED: Pace = { idleMs: 5_000, totalMs: 30_000 };
/** How many bodies may be discarded at once. In a flood, reading more of them would help the attacker. */
const MAX_DISCARDED = 16;
let discarded = 0;
const RETRY_AFTER_S = 5;

interface Paces {
  /** For bodies that are held in memory. */
  held: Pace;
  /** For bodies whose bytes go to disk as they arrive. */
  streamed: Pace;
  /** For all small bodies together. They arrive in one piece unless their senders delay them. */
  small: SharedTimeout;
}

export interface BodiesOptions {
  budget: MemoryBudget;
  /** The pace of uploads. Bodies that are held in memory must not arrive more slowly. */
  streamed: Pace;
  /** Only tests pass this and `smallMs`: they cannot wait as long. */
  held?: Pace;
  smallMs?: number;
}

const DISCARDING: Paces = {
  held: DISCARDED,
  streamed: DISCARDED,
  small: new SharedTimeout(SMALL_MS, () => tooLong(SMALL_MS)),
};

/** Opens the bodies of requests, all within one budget. */
export class Bodies {
  readonly #budget: MemoryBudget;
  readonly #paces: Paces;

  constructor({ budget, streamed, held = HELD, smallMs = SMALL_MS }: BodiesOptions) {
    const idleMs = Math.min(held.idleMs, streamed.idleMs);
    const totalMs = Math.min(held.totalMs, streamed.totalMs);
    const ms = Math.min(smallMs, idleMs, totalMs);
    const small = new SharedTimeout(ms, () => (ms === idleMs ? tooIdle(ms) : tooLong(ms)));
    this.#budget = budget;
    this.#paces = { held: { idleMs, totalMs }, streamed, small };
  }

  /**
   * A request's body, to be opened once.
   * @param caller the key under which its bytes are counted; the client's address if absent
   */
  open(request: Request, caller?: string): Body {
    const context = contextOf(request);
    const body = new Body(request, this.#budget.lease(caller ?? limitKey(context.address)), this.#paces);
    context.body = body;
    return body;
  }
}

/**
 * Reads the rest of a request's body, so that the response reaches the client. Not for GET and HEAD, which have no body.
 * @returns null if nothing is left, otherwise whether the end was reached
 */
export function discardRest(request: Request): Promise<boolean> | null {
  const { body } = contextOf(request);
  if (body) return body.isOver ? null : body.discard();
  if (!request.body || request.bodyUsed) return null;
  return new Body(request, null, DISCARDING).discard();
}

export class Body implements OpenedBody, WatchedBody {
  readonly #request: Request;
  readonly #lease: Lease | null;
  readonly #paces: Paces;
  readonly #timeouts: BodyTimeouts;
  #reader: Pick<ReadableStreamDefaultReader<Uint8Array>, "read" | "cancel"> | null = null;
  #isOver = false;
  #arrived: ((bytes: number) => void) | null = null;

  constructor(request: Request, lease: Lease | null, paces: Paces) {
    this.#request = request;
    this.#lease = lease;
    this.#paces = paces;
    // Giving up ends the pending read.
    this.#timeouts = new BodyTimeouts(paces.held, () => void this.#reader?.cancel().catch(() => {}));
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
  whole(maxBytes: number): Promise<Uint8Array> {
    const declared = declaredLength(this.#request);
    if (declared > maxBytes) throw tooLarge(maxBytes);
    if (!(declared <= SMALL_BYTES) || this.#arrived) return this.#inChunks(maxBytes);
    this.hold(declared);
    this.#isOver = true;
    // Most small bodies have arrived before the handler runs. Bun never delivers more than the declared length.
    return this.#paces.small.with(this.#request.bytes());
  }

  async #inChunks(maxBytes: number): Promise<Uint8Array> {
    const buffer = new ChunkBuffer();
    try {
      for await (const chunk of this.chunks()) {
        if (buffer.length + chunk.byteLength > maxBytes) throw tooLarge(maxBytes);
        this.hold(chunk.byteLength);
        buffer.add(chunk);
      }
    } catch (error) {
      buffer.drop();
      throw error;
    }
    return buffer.take();
  }

  /** Counts bytes that stay in memory until the request has been answered. @throws AppError `rate-limited`, `busy` */
  hold(bytes: number): void {
    const shortage = this.#lease?.take(bytes) ?? null;
    if (shortage === null) return;
    const later = { retryAfterSeconds: RETRY_AFTER_S };
    throw shortage === "caller"
      ? new AppError("rate-limited", "Too many large requests from you at once. Send fewer at a time.", later)
      : new AppError("busy", "The server is receiving as much as it can hold. Try again in a moment.", later);
  }

  /** From now on the bytes go to disk, at the pace of uploads. */
  stream(): void {
    this.#timeouts.become(this.#paces.streamed);
  }

  watch(arrived: (bytes: number) => void): void {
    this.#arrived = arrived;
  }

  cut(error: AppError): void {
    this.#timeouts.lose(error);
  }

  /** The chunks as they arrive. The rest can be read by another call. @throws AppError `too-slow`, `malformed` */
  async *chunks(): AsyncGenerator<Uint8Array> {
    const reader = (this.#reader ??= this.#request.body?.getReader() ?? null);
    if (!reader) return;
    // Bun's own timer cuts off clients that send less than 16 KiB a second, however steadily. Ours replaces it.
    const { idleClock } = contextOf(this.#request);
    idleClock.stop(this.#request);
    const timeouts = this.#timeouts;
    timeouts.begin();
    try {
      for (;;) {
        const { done, value } = await timeouts.with(reader.read());
        if (done) {
          this.#isOver = true;
          return;
        }
        this.#arrived?.(value.byteLength);
        yield value;
      }
    } catch (error) {
      this.#isOver = true;
      throw error;
    } finally {
      timeouts.end();
      idleClock.start(this.#request);
    }
  }

  /** Reads the rest and discards it. @returns false if it gave up before the end */
  async discard(): Promise<boolean> {
    if (declaredLength(this.#request) > DISCARDED_BYTES || discarded >= MAX_DISCARDED) return false;
    this.#timeouts.become(DISCARDED);
    let bytes = 0;
    discarded += 1;
    try {
      for await (const chunk of this.chunks()) {
        bytes += chunk.byteLength;
        freeBytes(chunk);
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
}

/** NaN if it is not declared. */
const declaredLength = (request: Request): number => Number(request.headers.get("content-length") ?? Number.NaN);

export const tooLarge = (maxBytes: number): AppError =>
  new AppError("too-large", `The body is larger than the limit of ${maxBytes} bytes.`);

const TAIL_BYTES = 16 * 1024;

/** Bytes that arrive in pieces, held in memory until all of them are there. */
export class ChunkBuffer {
  readonly #pieces: Uint8Array[] = [];
  #length = 0;
  /** Small pieces are copied here: if they were kept separately, each would take far more memory than its bytes. */
  #tail = Buffer.alloc(0);
  #tailLength = 0;

  get length(): number {
    return this.#length;
  }

  /** @param piece belongs to the buffer from now on */
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

  /** All bytes as one array. The buffer is empty afterwards. */
  take(): Uint8Array {
    this.#closeTail();
    const [only] = this.#pieces;
    const whole = this.#pieces.length === 1 && only ? only : Buffer.concat(this.#pieces, this.#length);
    if (whole !== only) for (const piece of this.#pieces) freeBytes(piece);
    this.#pieces.length = 0;
    this.#length = 0;
    return whole;
  }

  /** Frees the memory at once: the body may have been refused to save memory, and the garbage collector would be slow. */
  drop(): void {
    for (const piece of this.#pieces) freeBytes(piece);
    this.#pieces.length = 0;
    this.#tail = Buffer.alloc(0);
    this.#tailLength = 0;
    this.#length = 0;
  }

  #closeTail(): void {
    if (this.#tailLength > 0) this.#pieces.push(this.#tail.subarray(0, this.#tailLength));
    this.#tail = Buffer.alloc(0);
    this.#tailLength = 0;
  }
}
