// Asks clamd whether the bytes of a file are known to be harmful. A scan is one connection: "zINSTREAM", the bytes with their lengths,
// a length of 0, and clamd's answer (clamd(8), INSTREAM). clamd does not keep the bytes. If clamd cannot be reached, fails, or accepts
// no more bytes, the file is refused.

import { connect, type Socket } from "node:net";

import { AppError } from "../../base/errors.ts";
import type { Log } from "../../base/log.ts";
import { formatBytes } from "../../base/units.ts";
import type { FileScan, FileScanner } from "../../domain/files/upload.ts";

/** A socket on this host, or a host and a port. */
export type ClamdAddress = { readonly path: string } | { readonly host: string; readonly port: number };

/** How long clamd may take to read a chunk, and to answer at the end. */
const PATIENCE_MS = 120_000;
const SHORT_PATIENCE_MS = 10_000;
const SILENT = new Error("it does not answer in time");
const MAX_ANSWER_BYTES = 4_096;
/** clamd's words for a stream beyond its StreamMaxLength. */
const TOO_LARGE = "size limit exceeded";

export class Clamd implements FileScanner {
  constructor(
    private readonly address: ClamdAddress,
    private readonly log: Log,
    private readonly patienceMs = PATIENCE_MS,
  ) {}

  begin(): FileScan {
    return new Scan(this.address, this.log, this.patienceMs);
  }
}

class Scan implements FileScan {
  readonly #socket: Socket;
  #sentBytes = 0;
  /** Resolves with clamd's answer, which can arrive before the end of the file. */
  readonly #answer = Promise.withResolvers<string>();
  #isOver = false;
  /** Ends the wait for a clamd that is slow with a chunk. */
  #goOn = (): void => {};

  constructor(
    private readonly address: ClamdAddress,
    private readonly log: Log,
    private readonly patienceMs: number,
  ) {
    const socket = connect(address);
    this.#socket = socket;
    this.#answer.promise.catch(() => {});
    let said = "";
    socket.setTimeout(patienceMs, () => socket.destroy(SILENT));
    socket.on("drain", () => this.#goOn());
    socket.on("data", (bytes) => {
      said += bytes.toString("latin1");
      if (said.includes("\0")) this.#end(said.slice(0, said.indexOf("\0")));
      else if (said.length > MAX_ANSWER_BYTES) socket.destroy(new Error("this is not clamd"));
    });
    let failure = new Error("clamd closed the connection");
    socket.on("error", (error) => (failure = error));
    socket.on("close", () => this.#fail(failure));
    socket.write("zINSTREAM\0");
  }

  #end(answer: string): void {
    this.#isOver = true;
    this.#goOn();
    this.#answer.resolve(answer);
    this.#socket.destroy();
  }

  #fail(error: Error): void {
    this.#isOver = true;
    this.#goOn();
    this.#answer.reject(error);
  }

  /** Nothing more is sent to a clamd that has answered; `end` reports the answer. */
  async add(chunk: Uint8Array): Promise<void> {
    if (this.#isOver || chunk.byteLength === 0) return;
    const length = Buffer.alloc(4);
    length.writeUInt32BE(chunk.byteLength);
    this.#socket.write(length);
    this.#sentBytes += chunk.byteLength;
    // The bytes are copied, because the caller may reuse their memory.
    if (this.#socket.write(Buffer.from(chunk))) return;
    await this.#inTime(new Promise<void>((resolve) => (this.#goOn = resolve)));
  }

  async end(): Promise<string | null> {
    if (!this.#isOver) this.#socket.write(new Uint8Array(4));
    const answer = await this.#inTime(this.#answer.promise).catch(async (error: unknown) => {
      if (error !== SILENT && (await this.#hasBrokenOff())) return TOO_LARGE;
      throw this.#unjudged(error instanceof Error ? error.message : String(error));
    });
    if (answer === "stream: OK") return null;
    const found = /^stream: (.+) FOUND$/.exec(answer)?.[1];
    if (found !== undefined) {
      this.log.warn("a file was refused by the virus scanner", { found });
      return found;
    }
    if (answer.includes(TOO_LARGE)) {
      const sent = formatBytes(this.#sentBytes);
      this.log.warn("a file was refused, because clamd accepts no more than its StreamMaxLength", { sent });
      throw new AppError(
        "too-large",
        "files: the file is larger than this server's virus scanner accepts. Nothing was stored.",
      );
    }
    throw this.#unjudged(answer);
  }

  /** A clamd that accepts or sends a byte now and then is not silent, but must not delay an upload forever. */
  async #inTime<T>(step: Promise<T>): Promise<T> {
    const late = setTimeout(() => this.#socket.destroy(SILENT), this.patienceMs);
    try {
      return await step;
    } finally {
      clearTimeout(late);
    }
  }

  // At its limit, clamd answers and closes, and the answer is lost if more bytes are on their way to clamd. The same happens with
  // a clamd that cannot scan anything.
  async #hasBrokenOff(): Promise<boolean> {
    if (this.#sentBytes === 0) return false;
    return tryScan(this.address, SHORT_PATIENCE_MS).then(
      () => true,
      () => false,
    );
  }

  drop(): void {
    this.#socket.destroy();
  }

  #unjudged(reason: string): AppError {
    this.log.error("the virus scanner did not judge a file, which was refused", { reason });
    return new AppError(
      "unavailable",
      "This server's virus scanner does not answer, and files are not accepted without it. Nothing was stored: try again later.",
    );
  }
}

/**
 * Asks clamd for its version and that of its signatures, for `doctor`.
 * @returns for example "ClamAV 1.0.9/27500/Tue Jan  6 08:21:10 2026"
 * @throws Error if there is no answer
 */
export const versionOf = (address: ClamdAddress, patienceMs: number): Promise<string> =>
  ask(address, "zVERSION\0", patienceMs);

/** Has clamd scan a few harmless bytes: a clamd that answers may still be unable to scan. @throws Error if it does not scan them */
export async function tryScan(address: ClamdAddress, patienceMs: number): Promise<void> {
  const answer = await ask(address, "zINSTREAM\0\0\0\0\u0004test\0\0\0\0", patienceMs);
  if (answer !== "stream: OK") throw new Error(answer);
}

function ask(address: ClamdAddress, question: string, patienceMs: number): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  let said = "";
  const socket = connect(address, () => socket.write(question));
  const late = setTimeout(() => socket.destroy(SILENT), patienceMs);
  socket.on("data", (bytes) => {
    said += bytes.toString("latin1");
    if (said.includes("\0")) resolve(said.slice(0, said.indexOf("\0")));
    else if (said.length <= MAX_ANSWER_BYTES) return;
    socket.destroy();
  });
  socket.on("error", reject);
  socket.on("close", () => {
    clearTimeout(late);
    reject(new Error("it closed the connection"));
  });
  return promise;
}
