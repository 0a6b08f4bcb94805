// Files of pushes: taking them in, handing out links to them, serving those links, and getting rid
// of what is over. Limits are counted while bytes arrive; nothing over a limit stays behind.
//
// A download link carries a ticket: blob id, file key, name, type, size and end time, sealed under a
// key of the master key. So it works without headers and without the push's own keys, which the
// last view may have erased already, until it ends or its blob is unlinked.

import { derive, fromUtf8, KEY_BYTES, randomBytes, utf8 } from "../base/crypto.ts";
import { AppError, notFound } from "../base/errors.ts";
import type { Keyring, PurposeKey } from "../base/keyring.ts";
import type { Log } from "../base/log.ts";
import { limitKey } from "../base/network.ts";
import type { Clock } from "../base/clock.ts";
import { formatBytes } from "../base/units.ts";
import { DamagedBlob } from "../store/blobs/disk.ts";
import type { BlobReader, Blobs, BlobTable, BlobWriter } from "../store/contract.ts";

export interface FileLimits {
  maxFiles: number;
  maxFileBytes: number;
  /** All files of one push together. */
  maxPushBytes: number;
  /** All blobs together; null is no limit. */
  maxStoredBytes: number | null;
  /** Uploads are refused while less than this is free: the smaller of the two counts. */
  freeSpaceFloorBytes: number;
  freeSpaceFloorPercent: number;
  uploadsAtOncePerCaller: number;
  downloadsAtOncePerLink: number;
  downloadsAtOncePerAddress: number;
  /** How long a download link works, in ms. */
  linkLifeMs: number;
}

export interface FileInfo {
  filename: string;
  contentType: string;
}

/** A file that is on disk, whole, but belongs to no push yet. */
export interface StagedFile extends FileInfo {
  blobId: string;
  byteSize: number;
  checksum: string;
}

/** A file as a retrieval hands it out. */
export interface LinkedFile extends FileInfo {
  byteSize: number;
  ticket: string;
}

export interface Download extends FileInfo {
  /** Gives its place and its file back. Harmless when called again. */
  close(): Promise<void>;
  /** Changes when the content does, which it never does. */
  etag: string;
  reader: BlobReader;
}

interface Ticket {
  b: string;
  k: string;
  n: string;
  t: string;
  s: number;
  e: number;
}

const MIB = 1024 * 1024;
const CHECK_SPACE_EVERY_BYTES = 16 * MIB;
const COLLECT_BATCH = 64;

export class Files {
  readonly limits: FileLimits;
  readonly #blobs: Blobs;
  readonly #ledger: BlobTable;
  readonly #ticketKey: PurposeKey;
  readonly #clock: Clock;
  readonly #log: Log;
  readonly #uploads = new Running();
  readonly #downloadsOfLinks = new Running();
  readonly #downloadsOfAddresses = new Running();
  /** Bytes of all blobs, those being written included. */
  #storedBytes = 0;
  #unlinking: Promise<number> = Promise.resolve(0);

  constructor(options: { blobs: Blobs; ledger: BlobTable; keys: Keyring; clock: Clock; log: Log; limits: FileLimits }) {
    this.limits = options.limits;
    this.#blobs = options.blobs;
    this.#ledger = options.ledger;
    this.#ticketKey = options.keys.purpose("download tickets");
    this.#clock = options.clock;
    this.#log = options.log;
  }

  /**
   * Once at start, before anything is served: removes what a crash left on disk without a row, and
   * names rows whose blob is gone. Only the server that holds the data directory may do this.
   */
  async recover(): Promise<{ orphans: number; missing: number }> {
    let orphans = await this.#blobs.removeDrafts();
    for (const ids of this.#blobs.ids()) {
      for (const blobId of await this.#ledger.orphansAmong(ids)) {
        await this.#blobs.remove(blobId);
        orphans += 1;
      }
    }
    let missing = 0;
    for (let after = ""; ;) {
      const page = await this.#ledger.filesAfter(after, 500);
      for (const { blobId } of page) {
        if (await this.#blobs.exists(blobId)) continue;
        missing += 1;
        this.#log.error("a file is missing from the disk", { blob: blobId });
      }
      const last = page.at(-1);
      if (!last) break;
      after = last.blobId;
    }
    this.#storedBytes = await this.#ledger.totalBytes();
    return { orphans, missing };
  }

  /**
   * Begins the files of one push. End it with `end`, or `discard`, in any case.
   * @param caller a key for "the same caller": a user or an address
   * @throws AppError `rate-limited` with too many uploads at once, `out-of-space`
   */
  async begin(caller: string): Promise<Upload> {
    const ended = this.#uploads.begin(caller, this.limits.uploadsAtOncePerCaller);
    if (!ended) {
      throw tooMany(`Only ${this.limits.uploadsAtOncePerCaller} uploads of one caller may run at once.`);
    }
    try {
      await this.#checkSpace();
    } catch (error) {
      ended();
      throw error;
    }
    return new Upload(
      this.limits,
      this.#blobs,
      (bytes) => this.#reserve(bytes),
      () => this.#checkSpace(),
      ended,
    );
  }

  /** A link to a file, good until `endsAtMs`. */
  ticket(file: Omit<StagedFile, "checksum">, filesKey: Uint8Array, endsAtMs: number): string {
    const ticket: Ticket = {
      b: file.blobId,
      k: Buffer.from(fileKey(filesKey, file.blobId)).toString("base64"),
      n: file.filename,
      t: file.contentType,
      s: file.byteSize,
      e: endsAtMs,
    };
    return Buffer.from(this.#ticketKey.seal(utf8(JSON.stringify(ticket)), "ticket")).toString("base64url");
  }

  /**
   * What a ticket leads to. Close it in any case. A forged, altered or ended ticket is as unknown as any other.
   * @param address whose download it is: a client that never reads holds memory and a file handle
   * @throws AppError `not-found`, `damaged`, `rate-limited` with too many downloads at once
   */
  async open(text: string, address: string): Promise<Download> {
    const ticket = this.#readTicket(text);
    const nowMs = this.#clock.now();
    if (!ticket || ticket.e <= nowMs || !(await this.#ledger.mayServe(ticket.b, nowMs))) throw notFound();
    const ended = this.#beginDownload(text, limitKey(address));
    const reader = await this.#blobs
      .open(ticket.b, Buffer.from(ticket.k, "base64"), ticket.s)
      .catch((error: unknown) => {
        ended();
        throw this.damaged(error);
      });
    const close = async (): Promise<void> => {
      await reader.close();
      ended();
    };
    return { filename: ticket.n, contentType: ticket.t, etag: `"${ticket.b}"`, reader, close };
  }

  /** @returns what to call once, at its end */
  #beginDownload(ticket: string, address: string): () => void {
    const { downloadsAtOncePerLink: perLink, downloadsAtOncePerAddress: perAddress } = this.limits;
    const endedHere = this.#downloadsOfAddresses.begin(address, perAddress);
    if (!endedHere) throw tooMany(`Only ${perAddress} downloads of one address may run at once.`);
    const ended = this.#downloadsOfLinks.begin(ticket, perLink);
    if (!ended) {
      endedHere();
      throw tooMany(`Only ${perLink} downloads of one link may run at once.`);
    }
    return () => {
      endedHere();
      ended();
    };
  }

  /** @throws AppError `damaged` where not one of these blobs is on the disk any more */
  async expectAny(files: ReadonlyArray<{ blobId: string }>): Promise<void> {
    for (const { blobId } of files) if (await this.#blobs.exists(blobId)) return;
    for (const { blobId } of files) this.#log.error("a file is missing from the disk", { blob: blobId });
    throw new AppError("damaged", "The files of this push are missing on the server.");
  }

  /** The public error for a blob that cannot be read, after it was logged. */
  damaged(error: unknown): unknown {
    if (!(error instanceof DamagedBlob)) return error;
    this.#log.error("a file on disk is damaged", { reason: error.message });
    return new AppError("damaged", "This file is missing or damaged on the server and cannot be read.", {
      cause: error,
    });
  }

  /** Unlinks the doomed blobs whose time has come. @returns how many. */
  unlinkDue(): Promise<number> {
    // One at a time, or two would both count the same blob as given back.
    const collected = this.#unlinking.then(() => this.#unlinkAllDue());
    this.#unlinking = collected.catch(() => 0);
    return collected;
  }

  async #unlinkAllDue(): Promise<number> {
    let collected = 0;
    for (;;) {
      const due = await this.#ledger.due(this.#clock.now(), COLLECT_BATCH);
      if (due.length === 0) return collected;
      const removed = await this.#removeAll(due);
      await this.#ledger.forget(removed.map(({ blobId }) => blobId));
      for (const { byteSize } of removed) this.#storedBytes -= byteSize;
      collected += removed.length;
      // What does not go now is tried again by the next pass.
      if (removed.length < due.length) return collected;
    }
  }

  async #removeAll<B extends { blobId: string }>(blobs: B[]): Promise<B[]> {
    const removed: B[] = [];
    for (const blob of blobs) {
      try {
        await this.#blobs.remove(blob.blobId);
        removed.push(blob);
      } catch (error) {
        this.#log.error("a file cannot be removed from the disk", { blob: blob.blobId, reason: String(error) });
      }
    }
    return removed;
  }

  /** Bytes of all blobs now, and the disk's own figures. */
  async usage(): Promise<{ storedBytes: number; freeBytes: number; totalBytes: number }> {
    return { storedBytes: this.#storedBytes, ...(await this.#blobs.space()) };
  }

  #reserve(bytes: number): void {
    const { maxStoredBytes } = this.limits;
    if (bytes > 0 && maxStoredBytes !== null && this.#storedBytes + bytes > maxStoredBytes) {
      throw new AppError(
        "out-of-space",
        `files: all files on this server together may have at most ${formatBytes(maxStoredBytes)}.`,
      );
    }
    this.#storedBytes += bytes;
  }

  async #checkSpace(): Promise<void> {
    const { freeBytes, totalBytes } = await this.#blobs.space();
    const { freeSpaceFloorBytes, freeSpaceFloorPercent } = this.limits;
    const floor = Math.min(freeSpaceFloorBytes, (totalBytes * freeSpaceFloorPercent) / 100);
    if (freeBytes < floor) {
      const kept = formatBytes(Math.ceil(floor / MIB) * MIB);
      throw new AppError("out-of-space", `files: the server keeps ${kept} of its disk free, and less is left.`);
    }
  }

  #readTicket(text: string): Ticket | null {
    if (!/^[\w-]{1,4096}$/.test(text)) return null;
    const sealed = Buffer.from(text, "base64url");
    // Base64 has more than one spelling of some bytes: only the one that was handed out counts.
    if (sealed.toString("base64url") !== text) return null;
    const plain = this.#ticketKey.open(sealed, "ticket");
    return plain && (JSON.parse(fromUtf8(plain)) as Ticket);
  }
}

/** The files of one push while they arrive. End it with `keep` once the push is stored, else with `discard`. */
export class Upload {
  /** From which the key of every file comes; sealed together with the payload. */
  readonly filesKey = randomBytes(KEY_BYTES);
  readonly files: StagedFile[] = [];
  #bytes = 0;
  #unchecked = 0;
  #ended = false;

  constructor(
    private readonly limits: FileLimits,
    private readonly blobs: Blobs,
    private readonly reserve: (bytes: number) => void,
    private readonly checkSpace: () => Promise<void>,
    private readonly ended: () => void,
  ) {}

  /** @throws AppError `too-large`, `invalid`, `out-of-space`; whatever `bytes` throws */
  async add(info: FileInfo, bytes: AsyncIterable<Uint8Array>): Promise<void> {
    const { maxFiles } = this.limits;
    if (this.files.length >= maxFiles) {
      throw new AppError("invalid", "Not valid: files.", { fields: { files: [`must be at most ${maxFiles} files`] } });
    }
    const writer = await onDisk(this.blobs.create((blobId) => fileKey(this.filesKey, blobId)));
    try {
      for await (const chunk of bytes) {
        this.#count(writer, chunk.byteLength);
        if (this.#unchecked >= CHECK_SPACE_EVERY_BYTES) {
          this.#unchecked = 0;
          await this.checkSpace();
        }
        await onDisk(writer.write(chunk));
      }
      await onDisk(writer.finish());
    } catch (error) {
      await writer.abort();
      throw error;
    }
    this.files.push({ ...info, blobId: writer.id, byteSize: writer.byteSize, checksum: writer.checksum });
  }

  /** The push with these files is stored: they stay. */
  keep(): void {
    if (this.#ended) return;
    this.#ended = true;
    this.ended();
  }

  /** Leaves nothing behind. Does nothing after `keep`. */
  async discard(): Promise<void> {
    if (this.#ended) return;
    this.#ended = true;
    try {
      for (const { blobId } of this.files) await this.blobs.remove(blobId);
    } finally {
      this.reserve(-this.#bytes);
      this.ended();
    }
  }

  #count(writer: BlobWriter, bytes: number): void {
    const { maxFileBytes, maxPushBytes } = this.limits;
    if (writer.byteSize + bytes > maxFileBytes) {
      throw new AppError("too-large", `files: one file may have at most ${formatBytes(maxFileBytes)}.`);
    }
    if (this.#bytes + bytes > maxPushBytes) {
      throw new AppError(
        "too-large",
        `files: all files of a push together may have at most ${formatBytes(maxPushBytes)}.`,
      );
    }
    this.reserve(bytes);
    this.#bytes += bytes;
    this.#unchecked += bytes;
  }
}

/** How many of something run for each key. */
class Running {
  readonly #counts = new Map<string, number>();

  /** @returns what to call at its end, null where `most` run already */
  begin(key: string, most: number): (() => void) | null {
    const running = this.#counts.get(key) ?? 0;
    if (running >= most) return null;
    this.#counts.set(key, running + 1);
    let ended = false;
    return () => {
      if (ended) return;
      ended = true;
      const left = (this.#counts.get(key) ?? 1) - 1;
      if (left === 0) this.#counts.delete(key);
      else this.#counts.set(key, left);
    };
  }
}

const tooMany = (sentence: string): AppError =>
  new AppError("rate-limited", `${sentence} Wait for one to end.`, { retryAfterSeconds: 5 });

const fileKey = (filesKey: Uint8Array, blobId: string): Uint8Array => derive(filesKey, `file ${blobId}`);

// A disk that is full says so in its own words.
async function onDisk<T>(step: Promise<T>): Promise<T> {
  try {
    return await step;
  } catch (error) {
    const { code } = error as { code?: string };
    if (code !== "ENOSPC" && code !== "EDQUOT") throw error;
    throw new AppError("out-of-space", "The server's disk is full. Nothing was stored.", { cause: error });
  }
}
