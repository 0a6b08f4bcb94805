// Requests to one bucket of an S3 server. Each has a deadline, so that nothing waits for a server that says nothing, and
// each failure has the same error. What is on its way when its deadline passes is cut off.

import { AppError, reasonOf } from "../../base/errors.ts";
import { elementsIn, type S3Place, type SignedRequest, signedRequest } from "./sigv4.ts";

export const BUCKET_TIMEOUT_MS = 15_000;
/** Bytes in a second: what is sent or stored may take so much longer. */
const SLOWEST_RATE = 256 * 1024;
const TRIES = 3;
const PAUSE_MS = 200;
/** It may work in a moment. */
const PASSING = new Set([429, 500, 502, 503, 504]);
/** For so long, a request that got no answer says something of the bucket. */
const NEWS_MS = 5 * 60_000;
const SILENT = "The bucket does not answer: files can be neither stored nor read.";

export interface Answer {
  status: number;
  ok: boolean;
  headers: Headers;
  bytes: Uint8Array;
  /** Why the server refuses, as it says it. */
  reason: string;
}

export class Bucket {
  readonly place: S3Place;
  readonly #timeoutMs: number;
  #silentAtMs: number | null = null;

  constructor(place: S3Place, timeoutMs = BUCKET_TIMEOUT_MS) {
    this.place = place;
    this.#timeoutMs = timeoutMs;
  }

  /** Why files can neither be stored nor read at the moment, as a sentence; null while they can. */
  get trouble(): string | null {
    return this.#silentAtMs !== null && performance.now() - this.#silentAtMs < NEWS_MS ? SILENT : null;
  }

  /**
   * Whatever the server answers, whole. Tried again where that may help.
   * @param bytes that the server works on until it answers
   * @throws AppError `unavailable` where no answer came
   */
  async ask(request: SignedRequest, bytes = 0): Promise<Answer> {
    for (let tried = 1; ; tried += 1) {
      const late = AbortSignal.timeout(this.#timeoutMs + (bytes / SLOWEST_RATE) * 1_000);
      try {
        const answer = await this.#answer(request, late);
        if (!PASSING.has(answer.status) || tried === TRIES) return answer;
      } catch (error) {
        // Whoever has said nothing for so long will not speak the next time.
        if (late.aborted || tried === TRIES) throw this.#noAnswer(late.aborted ? null : error);
      }
      await Bun.sleep(PAUSE_MS * 2 ** tried * Math.random());
    }
  }

  /** As `ask`. @throws AppError `unavailable`, also where the server refuses */
  async expect(...asked: Parameters<Bucket["ask"]>): Promise<Answer> {
    const answer = await this.ask(...asked);
    if (!answer.ok) throw unreachable(answer.reason);
    return answer;
  }

  /**
   * The bytes of an object from `start` up to, not including, `end`. It may take as long as it likes, as long as bytes
   * keep coming. @throws AppError `unavailable`; null where there is no such object
   */
  async read(key: string, start: number, end: number): Promise<ReadableStream<Uint8Array<ArrayBuffer>> | null> {
    const cut = new AbortController();
    const request = signedRequest(this.place, { method: "GET", key, headers: { range: `bytes=${start}-${end - 1}` } });
    request.headers.set("accept-encoding", "identity");
    const answer = await this.#inTime(fetch(request, { signal: cut.signal }), cut);
    if (answer.status === 404) return null;
    const isWhole = answer.status === 200 && start === 0;
    if (!answer.body || !(answer.status === 206 || isWhole)) {
      throw unreachable(codeIn(answer.status, Buffer.from(await this.#inTime(answer.bytes(), cut))));
    }
    const reader = answer.body.getReader();
    let left = end - start;
    return new ReadableStream<Uint8Array<ArrayBuffer>>(
      {
        pull: async (controller) => {
          const { value, done } = await this.#inTime(reader.read(), cut);
          if (done) {
            if (left > 0) throw unreachable(`the answer ended ${left} bytes early`);
            return controller.close();
          }
          left -= value.byteLength;
          controller.enqueue(value);
        },
        cancel: () => cut.abort(),
      },
      { highWaterMark: 0 },
    );
  }

  async #answer(request: SignedRequest, signal: AbortSignal): Promise<Answer> {
    const answer = await fetch(signedRequest(this.place, request), { signal });
    const bytes = await answer.bytes();
    this.#silentAtMs = null;
    const { status, ok, headers } = answer;
    return { status, ok, headers, bytes, reason: ok ? "" : codeIn(status, bytes) + this.#clockIn(headers, bytes) };
  }

  /** One step of an answer that comes bit by bit. */
  async #inTime<T>(step: Promise<T>, cut: AbortController): Promise<T> {
    let isLate = false;
    const late = setTimeout(() => {
      isLate = true;
      cut.abort();
    }, this.#timeoutMs);
    try {
      const done = await step;
      this.#silentAtMs = null;
      return done;
    } catch (error) {
      throw this.#noAnswer(isLate ? null : error);
    } finally {
      clearTimeout(late);
    }
  }

  /** @param error null where the deadline passed */
  #noAnswer(error: unknown): AppError {
    this.#silentAtMs = performance.now();
    return unreachable(error === null ? `no answer within ${this.#timeoutMs / 1_000} s` : causeOf(error));
  }

  // Of a server that refuses a moment as too far from its own, one of the two clocks is wrong, and this one can be set.
  #clockIn(headers: Headers, bytes: Uint8Array): string {
    if (codeIn(0, bytes) !== "RequestTimeTooSkewed") return "";
    const seconds = Math.round((Date.now() - Date.parse(headers.get("date") ?? "")) / 1_000);
    const off = Number.isNaN(seconds) ? "off" : `${Math.abs(seconds)} seconds ${seconds < 0 ? "behind" : "ahead of"}`;
    return `: this host's clock is wrong, it is ${off} that of the S3 server`;
  }
}

/** Whatever the server or the network said is in the cause, which is for the log. */
export const unreachable = (reason: string): AppError =>
  new AppError("unavailable", "Files cannot be reached right now. Nothing was stored.", {
    cause: new Error(`S3: ${reason}`),
    retryAfterSeconds: 5,
  });

const codeIn = (status: number, bytes: Uint8Array): string =>
  elementsIn(Buffer.from(bytes).toString(), "Code")[0] ?? `status ${status}`;

const causeOf = (error: unknown): string =>
  `${String((Object(error) as { code?: unknown }).code ?? "")} ${reasonOf(error)}`.trim();
