// Requests to one bucket of an S3 server. Each has a deadline, so that nothing waits for a silent server, and every
// failure throws the same kind of error. A request that exceeds its deadline is aborted.

import { connectionFailure } from "../../base/connection_failure.ts";
import { AppError, reasonOf } from "../../base/errors.ts";
import { elementsIn, type S3Place, type SignedRequest, signedRequest } from "./sigv4.ts";

export const BUCKET_TIMEOUT_MS = 15_000;
/** In bytes a second. The deadline of an upload is extended by the time that its bytes take at this rate. */
const SLOWEST_RATE = 256 * 1024;
const TRIES = 3;
const PAUSE_MS = 200;
/**
 * The limit for an answer that is read whole. The progress of an upload can contain a part of 5 MiB; a list of a
 * thousand names takes a tenth of the limit.
 */
const MOST_ANSWER_BYTES = 8 * 1024 * 1024;
const LIST_PAGE = 1_000;
/** The reason that is given if a server ignores where a page should begin. */
export const ENDLESS_LIST = "each page of its list is the same";
/** The statuses after which another try may succeed. */
const PASSING = new Set([429, 500, 502, 503, 504]);
/** For this long after a request without an answer, the bucket counts as unreachable. */
const NEWS_MS = 5 * 60_000;
const SILENT = "The bucket does not answer: files can be neither stored nor read.";

export interface Answer {
  status: number;
  ok: boolean;
  headers: Headers;
  bytes: Uint8Array;
  /** The reason for a refusal, as the server gives it. */
  reason: string;
}

export class Bucket {
  #silentAtMs: number | null = null;

  /** @param unreachable makes the error that says why the bucket cannot be used */
  constructor(
    readonly place: S3Place,
    private readonly timeoutMs = BUCKET_TIMEOUT_MS,
    readonly unreachable: (reason: string) => Error = filesUnreachable,
  ) {}

  /** Why files can neither be stored nor read at the moment, as a sentence; null if they can. */
  get trouble(): string | null {
    return this.#silentAtMs !== null && performance.now() - this.#silentAtMs < NEWS_MS ? SILENT : null;
  }

  /**
   * Returns the whole answer, whatever it is. Tries again if that may help.
   * @param bytes the number of bytes that the server handles before it answers
   * @throws the error of `unreachable` if there is no answer
   */
  async ask(request: SignedRequest, bytes = 0): Promise<Answer> {
    for (let tried = 1; ; tried += 1) {
      const late = AbortSignal.timeout(this.timeoutMs + (bytes / SLOWEST_RATE) * 1_000);
      try {
        const answer = await this.#answer(request, late);
        if (!PASSING.has(answer.status) || tried === TRIES) return answer;
      } catch (error) {
        // A server that was silent for this long is not asked again.
        if (late.aborted || tried === TRIES) throw this.#noAnswer(late.aborted ? null : error);
      }
      await Bun.sleep(PAUSE_MS * 2 ** tried * Math.random());
    }
  }

  /** As `ask`, but also throws if the server refuses. */
  async expect(...asked: Parameters<Bucket["ask"]>): Promise<Answer> {
    const answer = await this.ask(...asked);
    if (!answer.ok) throw this.unreachable(answer.reason);
    return answer;
  }

  /** As `expect`. @returns null if there is no such object */
  async find(request: SignedRequest): Promise<Answer | null> {
    const answer = await this.ask(request);
    if (answer.status === 404) return null;
    if (!answer.ok) throw this.unreachable(answer.reason);
    return answer;
  }

  async sizeOf(key: string): Promise<number | null> {
    const answer = await this.find({ method: "HEAD", key });
    if (answer === null) return null;
    const length = answer.headers.get("content-length");
    if (length === null) throw this.unreachable("it does not say how long an object is");
    return Number(length);
  }

  async remove(key: string, query: Record<string, string> = {}): Promise<void> {
    await this.find({ method: "DELETE", key, query });
  }

  /**
   * The bytes of an object from `start` up to, not including, `end`. There is no limit on the whole time, but one on each
   * pause between bytes. @returns null if there is no such object
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
      throw this.unreachable(codeIn(answer, bytes));
    }
    const reader = answer.body.getReader();
    let left = end - start;
    return new ReadableStream<Uint8Array<ArrayBuffer>>(
      {
        pull: async (controller) => {
          const { value, done } = await this.#inTime(reader.read(), cut, "cut off");
          if (done) {
            if (left > 0) throw this.unreachable(`the answer ended ${left} bytes early`);
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

  /** The objects below a folder, page by page in the order of their names. @param isFlat leaves out folders below it */
  async *objects(
    prefix: string,
    isFlat = false,
  ): AsyncGenerator<Array<{ key: string; modified: string; size: number }>> {
    let startAfter: string | undefined;
    for (;;) {
      const query = {
        "list-type": "2",
        "max-keys": String(LIST_PAGE),
        prefix,
        ...(isFlat ? { delimiter: "/" } : {}),
        ...(startAfter === undefined ? {} : { "start-after": startAfter }),
      };
      const xml = Buffer.from((await this.expect({ method: "GET", query })).bytes).toString();
      const objects = elementsIn(xml, "Contents").map((object) => ({
        key: elementsIn(object, "Key")[0] ?? "",
        modified: elementsIn(object, "LastModified")[0] ?? "",
        size: Number(elementsIn(object, "Size")[0]),
      }));
      yield objects;
      const last = objects.at(-1)?.key;
      if (elementsIn(xml, "IsTruncated")[0] !== "true" || last === undefined) return;
      if (last === startAfter) throw this.unreachable(ENDLESS_LIST);
      startAfter = last;
    }
  }

  async #answer(request: SignedRequest, signal: AbortSignal): Promise<Answer> {
    const answer = await fetch(signedRequest(this.place, request), { signal, redirect: "manual" });
    const bytes = await allOf(answer);
    this.#silentAtMs = null;
    const { status, ok, headers } = answer;
    return { status, ok, headers, bytes, reason: ok ? "" : codeIn(answer, bytes) + this.#clockIn(answer, bytes) };
  }

  /**
   * One step of an answer that is read as a stream.
   * @param failing what a failure within the deadline means. After the first bytes, the server may merely have cut off
   *   a slow reader, or the reader may have left
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
      throw isLate || failing === "silent" ? this.#noAnswer(isLate ? null : error) : this.unreachable(causeOf(error));
    } finally {
      clearTimeout(late);
    }
  }

  /** @param error null if the deadline passed */
  #noAnswer(error: unknown): Error {
    this.#silentAtMs = performance.now();
    return this.unreachable(error === null ? `no answer within ${this.timeoutMs / 1_000} s` : causeOf(error));
  }

  // A server refuses requests if its clock and this host's differ too much. The administrator can set this host's clock.
  #clockIn(answer: Response, bytes: Uint8Array): string {
    if (codeIn(answer, bytes) !== "RequestTimeTooSkewed") return "";
    const seconds = Math.round((Date.now() - Date.parse(answer.headers.get("date") ?? "")) / 1_000);
    if (Number.isNaN(seconds)) return ": this host's clock differs too much from the S3 server's";
    return `: this host's clock is ${Math.abs(seconds)} seconds ${seconds < 0 ? "behind" : "ahead of"} the S3 server's`;
  }
}

/** The message of the server or the network is in the cause, which is only for the log. */
const filesUnreachable = (reason: string): AppError =>
  new AppError("unavailable", "Files cannot be reached right now. Nothing was stored.", {
    cause: new Error(`S3: ${reason}`),
    retryAfterSeconds: 5,
  });

/** The code of a refusal. A redirection counts as a refusal: files are never sent to or read from another server. */
function codeIn({ status, headers }: Response, bytes: Uint8Array): string {
  const to = headers.get("location");
  const elsewhere = to === null ? "" : ` and refers to ${to}`;
  return (elementsIn(Buffer.from(bytes).toString(), "Code")[0] ?? `status ${status}`) + elsewhere;
}

/** @throws Error if it is too long */
async function allOf(answer: Response): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  for await (const piece of answer.body ?? []) {
    length += piece.byteLength;
    // Leaving the loop discards the rest.
    if (length > MOST_ANSWER_BYTES) throw new Error(`the answer is longer than ${MOST_ANSWER_BYTES} bytes`);
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

const causeOf = (error: unknown): string =>
  connectionFailure(error) ?? `${String((Object(error) as { code?: unknown }).code ?? "")} ${reasonOf(error)}`.trim();
