// Requests to one bucket of an S3 server. Each has a deadline, so that nothing waits for a server that says nothing, and
// each failure has the same error. What is on its way when its deadline passes is cut off.

import { AppError, reasonOf } from "../../base/errors.ts";
import { elementsIn, type S3Place, type SignedRequest, signedRequest } from "./sigv4.ts";

export const BUCKET_TIMEOUT_MS = 15_000;
/** Bytes in a second: what is sent or stored may take so much longer. */
const SLOWEST_RATE = 256 * 1024;
const TRIES = 3;
const PAUSE_MS = 200;
/** Of an answer that is read whole: a list of a thousand names has a fifth of it. */
const MOST_ANSWER_BYTES = 4 * 1024 * 1024;
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
  #silentAtMs: number | null = null;

  constructor(
    readonly place: S3Place,
    private readonly timeoutMs = BUCKET_TIMEOUT_MS,
  ) {}

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
      const late = AbortSignal.timeout(this.timeoutMs + (bytes / SLOWEST_RATE) * 1_000);
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
    const answer = await this.#inTime(fetch(request, { signal: cut.signal, redirect: "manual" }), cut);
    const isWhole = answer.status === 200 && start === 0;
    if (!answer.body || !(answer.status === 206 || isWhole)) {
      const bytes = await this.#inTime(allOf(answer), cut);
      if (answer.status === 404) return null;
      throw unreachable(codeIn(answer, bytes));
    }
    const reader = answer.body.getReader();
    let left = end - start;
    return new ReadableStream<Uint8Array<ArrayBuffer>>(
      {
        pull: async (controller) => {
          const { value, done } = await this.#inTime(reader.read(), cut, "cut off");
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
    const answer = await fetch(signedRequest(this.place, request), { signal, redirect: "manual" });
    const bytes = await allOf(answer);
    this.#silentAtMs = null;
    const { status, ok, headers } = answer;
    return { status, ok, headers, bytes, reason: ok ? "" : codeIn(answer, bytes) + this.#clockIn(answer, bytes) };
  }

  /**
   * One step of an answer that comes bit by bit.
   * @param failing what it means where it fails in time: a server that has answered may cut off whoever reads slowly, and
   *   whoever reads may go
   */
  async #inTime<T>(step: Promise<T>, cut: AbortController, failing: "silent" | "cut off" = "silent"): Promise<T> {
    let isLate = false;
    const late = setTimeout(() => {
      isLate = true;
      cut.abort();
    }, this.timeoutMs);
    try {
      const done = await step;
      this.#silentAtMs = null;
      return done;
    } catch (error) {
      throw isLate || failing === "silent" ? this.#noAnswer(isLate ? null : error) : unreachable(causeOf(error));
    } finally {
      clearTimeout(late);
    }
  }

  /** @param error null where the deadline passed */
  #noAnswer(error: unknown): AppError {
    this.#silentAtMs = performance.now();
    return unreachable(error === null ? `no answer within ${this.timeoutMs / 1_000} s` : causeOf(error));
  }

  // Of a server that refuses a moment as too far from its own, one of the two clocks is wrong, and this one can be set.
  #clockIn(answer: Response, bytes: Uint8Array): string {
    if (codeIn(answer, bytes) !== "RequestTimeTooSkewed") return "";
    const seconds = Math.round((Date.now() - Date.parse(answer.headers.get("date") ?? "")) / 1_000);
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

/** The code of a refusal. A redirection is one: neither what is sent nor what is read goes to another server. */
function codeIn({ status, headers }: Response, bytes: Uint8Array): string {
  const to = headers.get("location");
  const elsewhere = to === null ? "" : ` and refers to ${to}`;
  return (elementsIn(Buffer.from(bytes).toString(), "Code")[0] ?? `status ${status}`) + elsewhere;
}

/** @throws Error where it is longer than an answer can be */
async function allOf(answer: Response): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  for await (const piece of answer.body ?? []) {
    length += piece.byteLength;
    // Leaving the loop cuts the rest off.
    if (length > MOST_ANSWER_BYTES) throw new Error(`the answer is longer than ${MOST_ANSWER_BYTES} bytes`);
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

const causeOf = (error: unknown): string =>
  `${String((Object(error) as { code?: unknown }).code ?? "")} ${reasonOf(error)}`.trim();
