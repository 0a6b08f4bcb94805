// Sends large files ahead of what they belong to, by the tus protocol. A break costs a moment: whatever ends a connection, this
// asks the server what it has, and goes on from there. Only a refusal or the sender ends it.

import type { Sent } from "../scripts/shared/session.ts";
import { store, stored } from "../scripts/shared/stored.ts";
import { type Answered, type Asked, exchange, type Files, type Page } from "./exchange.ts";
import { pace } from "./speed.ts";

export type Ahead = Pick<Files, "contents" | "about" | "cancelled"> & { create: (uploads: string[]) => Promise<Sent> };

const PATH = "/api/v2/uploads";
/** A cut costs at most so much, even if a proxy holds a request back until it has arrived. */
const PIECE_BYTES = 8 * 1024 * 1024;
/** A connection that moves nothing for so long is lost: networks often do not say so. */
const STALLED_MS = 30_000;
const PAUSE_MS = { least: 500, most: 15_000 };
/** Lost, in the way of another request, or refused for a moment. */
const PASSES = new Set([0, 408, 409, 429, 502, 503, 504]);
const TAKES_NONE = new Set([404, 405, 412, 501]);
const MAX_RESTARTS = 3;
const KEPT = "uploads";
/** The uploads of what is sealed. */
const SEALED = new WeakMap<Blob, string>();

/**
 * @returns null if this server takes no such uploads
 * @throws DOMException if a file cannot be read any more, or the sender cancels
 */
export const sendAhead = (ahead: Ahead, page: Page): Promise<Sent | null> => new Sending(ahead, page).run();

/** Ends the sending with the server's answer. */
class Refused extends Error {
  constructor(readonly sent: Sent) {
    super();
  }
}

class Sending {
  readonly #ahead: Ahead;
  readonly #page: Page;
  readonly #total: number;
  readonly #paths: string[] = [];
  /** The bytes of the files that have arrived whole. */
  #before = 0;
  #content = new Blob();
  #failures = 0;
  #progress = (_sent: number, _total: number): void => {};

  constructor(ahead: Ahead, page: Page) {
    this.#ahead = ahead;
    this.#page = page;
    this.#total = ahead.contents.reduce((sum, { size }) => sum + size, 0);
  }

  async run(): Promise<Sent | null> {
    const { contents, cancelled } = this.#ahead;
    try {
      for (const [index, content] of contents.entries()) {
        this.#content = content;
        if (!(await this.#send(content instanceof File ? content.name : `${index + 1}.age`))) return null;
        this.#before += content.size;
      }
      const sent = await this.#create();
      // After another refusal, the sender may try again.
      if (sent.status < 300 || "uploads" in sent.body) for (const content of contents) this.#keep(content, null);
      return sent;
    } catch (error) {
      if (error instanceof Refused && !cancelled.aborted) return error.sent;
      if (cancelled.aborted) this.#remove();
      throw error;
    }
  }

  #remove(): void {
    for (const content of this.#ahead.contents) this.#keep(content, null);
    for (const path of this.#paths) void exchange({ method: "DELETE", path, headers: this.#headers() });
  }

  /** Sends a file, or what is missing of it. @returns false if the server takes no uploads */
  async #send(name: string): Promise<boolean> {
    const { size } = this.#content;
    let path = this.#kept();
    let offset: number | null = null;
    for (let begun = 0; ;) {
      if (path === null) {
        const answered = await this.#begin(name, begun);
        if (!answered) return false;
        path = answered;
        offset = 0;
        begun += 1;
        this.#progress = pace(this.#page.onProgress, this.#before);
        this.#keep(this.#content, path);
      }
      if (!this.#paths.includes(path)) this.#paths.push(path);
      if (offset === null) {
        // As HEAD, whose answer could not say that the session has ended.
        const asked = await this.#asked("GET", path);
        if (asked.status === 404 || asked.status === 410) {
          this.#paths.splice(this.#paths.indexOf(path), 1);
          path = null;
          continue;
        }
        offset = offsetIn(asked, size);
        this.#progress = pace(this.#page.onProgress, this.#before + offset);
        this.#progress(this.#before + offset, this.#total);
      }
      while (offset !== null && offset < size) offset = await this.#patch(path, offset);
      if (offset === size) return true;
    }
  }

  /** @returns its path; null if the server takes no uploads */
  async #begin(name: string, begun: number): Promise<string | null> {
    const about = Object.entries({ ...this.#ahead.about, filename: name });
    const headers = {
      "upload-length": String(this.#content.size),
      "upload-metadata": about.map(([key, value]) => `${key} ${base64Of(value)}`).join(),
    };
    // Whoever cannot even begin learns why.
    const isFirst = this.#paths.length === 0 && begun === 0;
    const answered = await this.#asked("POST", PATH, headers, !isFirst);
    if (isFirst && TAKES_NONE.has(answered.status)) return null;
    const path = answered.header("location");
    if (answered.status !== 201 || path === "" || begun > MAX_RESTARTS) throw new Refused(answered);
    return new URL(path, location.href).pathname;
  }

  /** Sends the next piece. @returns the new offset; null if only the server knows it */
  async #patch(path: string, offset: number): Promise<number | null> {
    const { size } = this.#content;
    const piece = this.#content.slice(offset, Math.min(size, offset + PIECE_BYTES));
    const headers = { "content-type": "application/offset+octet-stream", "upload-offset": String(offset) };
    const moved = (loaded: number): void => this.#progress(this.#before + offset + loaded, this.#total);
    const answered = await this.#exchange({ method: "PATCH", path, headers, body: piece, moved });
    if (answered.status < 300 && answered.status > 0) {
      this.#failures = 0;
      return offsetIn(answered, size);
    }
    if (PASSES.has(answered.status)) await this.#pause(answered);
    // The next question tells of an ended session, and of an upload that is gone.
    else if (answered.status !== 401 && answered.status !== 404) throw new Refused(answered);
    return null;
  }

  async #create(): Promise<Sent> {
    const ids = this.#paths.map((path) => path.slice(path.lastIndexOf("/") + 1));
    for (;;) {
      const sent = await this.#ahead.create(ids);
      if (![0, 502, 503, 504].includes(sent.status)) return sent;
      await this.#pause(sent);
    }
  }

  /** Asks until there is an answer that counts. */
  async #asked(method: string, path: string, headers = {}, isPatient = true): Promise<Answered> {
    for (;;) {
      const answered = await this.#exchange({ method, path, headers });
      if (answered.status === 401 && answered.body.error === "session-ended") {
        const instead = (await this.#page.signInAgain()) as Sent | null;
        if (instead && instead.status !== 0) throw new Refused(instead);
        if (instead) await this.#pause(instead);
      } else if (!isPatient || !PASSES.has(answered.status)) return answered;
      else await this.#pause(answered);
    }
  }

  async #pause({ status, retryAfter }: Sent): Promise<void> {
    const { cancelled } = this.#ahead;
    cancelled.throwIfAborted();
    if (status !== 409 && status !== 429) this.#page.onLost();
    // What cannot be read looks like a lost connection.
    await this.#content.slice(0, 1).arrayBuffer();
    const ms = Math.min(PAUSE_MS.most, PAUSE_MS.least * 2 ** this.#failures);
    this.#failures += 1;
    const over = new AbortController();
    await new Promise<void>((resolve) => {
      setTimeout(resolve, Math.max(ms, status === 429 ? retryAfter * 1_000 : 0));
      cancelled.addEventListener("abort", () => resolve(), over);
      addEventListener("online", () => resolve(), over);
    });
    over.abort();
    cancelled.throwIfAborted();
  }

  #exchange(asked: Asked): Promise<Answered> {
    const { cancelled } = this.#ahead;
    return exchange({ ...asked, headers: this.#headers(asked.headers), stalledMs: STALLED_MS, cancelled });
  }

  #headers(more: Record<string, string> = {}): Record<string, string> {
    return { ...this.#page.headers, "tus-resumable": "1.0.0", ...more };
  }

  /** @returns the upload that this page has begun of the same before, maybe before it was loaded again; null if there is none */
  #kept(): string | null {
    const key = this.#keyOf(this.#content);
    const path = (key === null ? SEALED.get(this.#content) : keptUploads()[key]) ?? null;
    // The same file may be there twice.
    return path !== null && this.#paths.includes(path) ? null : path;
  }

  /** @param path null forgets it */
  #keep(content: Blob, path: string | null): void {
    const key = this.#keyOf(content);
    if (key === null) {
      if (path === null) SEALED.delete(content);
      else SEALED.set(content, path);
      return;
    }
    const { [key]: _before, ...others } = keptUploads();
    store("sessionStorage", KEPT, path === null ? others : { ...others, [key]: path });
  }

  /** Null for what is sealed: no one can seal it again to the same bytes. */
  #keyOf(content: Blob): string | null {
    if (!(content instanceof File)) return null;
    const { name, size, lastModified } = content;
    const { request = "" } = this.#ahead.about ?? {};
    return JSON.stringify([this.#page.headers["x-session-user"] ?? "", request, name, size, lastModified]);
  }
}

const base64Of = (text: string): string => btoa(String.fromCharCode(...new TextEncoder().encode(text)));

function offsetIn(answered: Answered, size: number): number {
  const offset = Number(answered.header("upload-offset") || "NaN");
  if (!(offset >= 0 && offset <= size)) throw new Refused(answered);
  return offset;
}

// Of this tab alone, and without content: whoever has an id that belongs to no account could use the upload.
const keptUploads = (): Record<string, string> => stored("sessionStorage", KEPT) ?? {};
