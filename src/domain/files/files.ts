// The files of pushes: uploads (upload.ts), download links (tickets.ts), and the removal of the blobs of expired pushes.

import { type Clock, DAY_MS } from "../../base/clock.ts";
import { AppError, notFound, reasonOf } from "../../base/errors.ts";
import type { Keyring } from "../../base/keyring.ts";
import { ConcurrencyLimiter } from "../../base/limiter.ts";
import type { Log } from "../../base/log.ts";
import { limitKey, withinStored } from "../../base/network.ts";
import { formatBytes } from "../../base/units.ts";
import { named, NO_POLICY } from "../../model/policy.ts";
import { type BlobReader, type Blobs, type BlobTable, DamagedBlob, type DiskSpace } from "../../store/contract.ts";
import type { FileInfo } from "./file_info.ts";
import { frozen, wrongNetwork } from "../gates/barriers.ts";
import { beyondThis } from "../gates/push_gates.ts";
import { type LinkedBlob, type TicketLimits, Tickets, deviceIn } from "./tickets.ts";
import { type FileScanner, Upload, type UploadLimits } from "./upload.ts";

export interface FileLimits extends UploadLimits {
  /** The limit for all blobs together; null: no limit. */
  maxStoredBytes: number | null;
  /** Uploads are refused while less than this is free. If the percentage amounts to less, it applies instead. */
  freeSpaceFloorBytes: number;
  freeSpaceFloorPercent: number;
  uploadsAtOncePerCaller: number;
  downloadsAtOncePerLink: number;
  downloadsAtOncePerAddress: number;
  /** How long a download link works, in ms. */
  linkLifeMs: number;
}

/** A file as a retrieval returns it. The download link ends in the ticket. */
export interface LinkedFile extends FileInfo {
  byteSize: number;
  ticket: string;
}

export interface Download extends FileInfo {
  /** Closes the file, so that it no longer counts towards the limits on simultaneous downloads. Calling this again is harmless. */
  close(): Promise<void>;
  /** Whether pages of other sites may read it: see `mayLeave` in model/push.ts. */
  mayLeave: boolean;
  /** Always the same, because the content never changes. */
  etag: string;
  reader: BlobReader;
}

const MIB = 1024 * 1024;
const UNLINK_BATCH = 64;
const LOOK_FOR_ORPHANS_EVERY_MS = 60 * 60 * 1000;
const FULL = new Set(["ENOSPC", "EDQUOT"]);
/** Error codes of a disk that fails, is gone, or was remounted read-only because of a failure. */
const BROKEN = new Set(["EIO", "EROFS", "EUCLEAN", "ENODEV", "ENXIO"]);
/** A disk rarely fails only once, so administrators see the error for this long. */
const DISK_ERROR_LASTS_MS = DAY_MS;

export class Files {
  /** A running upload keeps the limits under which it began. */
  limits: Readonly<FileLimits>;
  readonly #blobs: Blobs;
  readonly #blobTable: BlobTable;
  readonly #tickets: Tickets;
  readonly #clock: Clock;
  readonly #log: Log;
  readonly #uploads = new ConcurrencyLimiter();
  readonly #downloadsOfLinks = new ConcurrencyLimiter();
  readonly #downloadsOfAddresses = new ConcurrencyLimiter();
  /** Bytes of all blobs, including those that are being written. */
  #storedBytes = 0;
  /** Bytes uploaded to this server that do not belong to a push yet. */
  #uploadingBytes = 0;
  /** Sizes of blobs, by id, while it is unknown whether a row names them. */
  readonly #unconfirmed = new Map<string, number>();
  #diskError: { atMs: number; reason: string } | null = null;
  /** Bytes reserved for resumable uploads, whether they have arrived or not. */
  setAsideBytes = 0;
  /** The part of `setAsideBytes` that has not arrived: the disk must still have room for it. */
  comingBytes = 0;
  /** Scans files before they are stored; null if there is no scanner. */
  scanner: FileScanner | null = null;
  readonly #isShared: boolean;
  readonly #dataDir: string;
  #unlinking: Promise<number> = Promise.resolve(0);
  #lookedForOrphansMs = Number.NEGATIVE_INFINITY;

  constructor(options: {
    blobs: Blobs;
    blobTable: BlobTable;
    keys: Keyring;
    clock: Clock;
    log: Log;
    limits: FileLimits;
    /** A directory on the disk of the blobs, if they are on a disk of this server. */
    dataDir: string;
    /** Whether other servers store files of the same database. */
    isShared?: boolean;
  }) {
    this.limits = options.limits;
    this.#isShared = options.isShared === true;
    this.#dataDir = options.dataDir;
    this.#blobs = options.blobs;
    this.#blobTable = options.blobTable;
    this.#tickets = new Tickets(options.keys);
    this.#clock = options.clock;
    this.#log = options.log;
  }

  /**
   * Runs once at start, before anything is served. Removes blobs that a crash left on disk without a row, and logs rows whose blob is
   * missing. Only the server that has locked the data directory may do this.
   */
  async recover(): Promise<{ orphans: number; missing: number }> {
    this.#storedBytes = await this.#blobTable.totalBytes();
    // Each check would be a request to another host, and the start must not wait for so many.
    if (this.#blobs.isRemote) return { orphans: 0, missing: 0 };
    const orphans = await this.#removeOrphans();
    let missing = 0;
    for (let after = ""; ;) {
      const page = await this.#blobTable.filesAfter(after, 500);
      for (const { blobId } of page) {
        if (await this.#blobs.exists(blobId)) continue;
        missing += 1;
        this.#log.error("a file is missing from the disk", { blob: blobId });
      }
      const last = page.at(-1);
      if (!last) break;
      after = last.blobId;
    }
    return { orphans, missing };
  }

  /** If blobs are on another host, removes the remains of uploads that were cut off long ago. Runs in the background. */
  async removeLeftBehind(): Promise<void> {
    const nowMs = this.#clock.now();
    if (!this.#blobs.isRemote || nowMs - this.#lookedForOrphansMs < LOOK_FOR_ORPHANS_EVERY_MS) return;
    this.#lookedForOrphansMs = nowMs;
    const orphans = await this.#removeOrphans();
    if (orphans > 0) this.#log.warn("leftover files of interrupted uploads were removed", { orphans });
    if (this.#unconfirmed.size === 0) return;
    const unnamed = new Set(await this.#blobTable.orphansAmong([...this.#unconfirmed.keys()]));
    for (const blobId of this.#unconfirmed.keys()) if (!unnamed.has(blobId)) this.#unconfirmed.delete(blobId);
  }

  async #removeOrphans(): Promise<number> {
    let orphans = await this.#blobs.removeDrafts();
    for await (const ids of this.#blobs.ids()) {
      for (const blobId of await this.#blobTable.orphansAmong(ids)) {
        await this.#blobs.remove(blobId);
        this.#unconfirmed.delete(blobId);
        orphans += 1;
      }
    }
    return orphans;
  }

  /**
   * Begins the upload of one push's files. Always call its `end`.
   * @param caller a user or an address; the limit on simultaneous uploads applies to each caller
   * @param policy the caller's policy, which may limit the size of a file
   * @throws AppError `rate-limited` with too many uploads at once, `out-of-space`
   */
  async begin(caller: string, policy = NO_POLICY): Promise<Upload> {
    const ended = await this.#beginUpload(caller);
    let uploading = 0;
    const { maxFileBytes } = policy;
    const limits = maxFileBytes === null ? this.limits : { ...this.limits, maxFileBytes };
    return new Upload(limits, named(policy, "max_file_bytes"), this.#blobs, {
      reserve: (bytes) => {
        this.#reserve(bytes);
        uploading += bytes;
        this.#uploadingBytes += bytes;
      },
      scanner: this.scanner,
      checkSpace: () => this.checkSpace(),
      onDisk: (step) => this.onDisk(step),
      unconfirmed: (files) => {
        for (const { blobId, byteSize } of files) this.#unconfirmed.set(blobId, byteSize);
      },
      left: (error) =>
        this.#log.warn("a file stays on the disk, although its push was refused", { reason: reasonOf(error) }),
      ended: () => {
        this.#uploadingBytes -= uploading;
        uploading = 0;
        ended();
      },
    });
  }

  /** @param more as for `checkSpace` @returns a function to call when the upload ends */
  async #beginUpload(caller: string, more: number | null = 0): Promise<() => void> {
    const { uploadsAtOncePerCaller, maxStoredBytes } = this.limits;
    const ended = this.#uploads.begin(caller, uploadsAtOncePerCaller);
    if (!ended) throw tooMany(`Only ${uploadsAtOncePerCaller} uploads by one caller may run at once.`);
    try {
      if (maxStoredBytes !== null) await this.#countShared();
      await this.checkSpace(more);
      return ended;
    } catch (error) {
      ended();
      throw error;
    }
  }

  /**
   * Runs one step of a resumable upload, which counts as one of the caller's uploads.
   * @param setAside bytes for which the step needs unreserved space; null if its space is already reserved
   * @throws AppError, as `begin` does
   */
  async withPlace<T>(caller: string, setAside: number | null, step: () => Promise<T>): Promise<T> {
    const ended = await this.#beginUpload(caller, setAside);
    try {
      this.#expectRoom(setAside ?? 0);
      return await step();
    } finally {
      ended();
    }
  }

  /**
   * Keeps answers to requests, which anyone with a link can send, within a quarter of the space for all files.
   * @param answersBytes bytes that are reserved for answers
   * @throws AppError `out-of-space`
   */
  async expectRoomForAnswers(bytes: number, answersBytes: number): Promise<void> {
    const disk = await this.#blobs.space();
    await this.checkSpace(bytes);
    this.#expectRoom(bytes);
    const ofDisk = disk ? disk.freeBytes + answersBytes : Infinity;
    const room = Math.min(this.limits.maxStoredBytes ?? Infinity, ofDisk) / 4;
    if (answersBytes + bytes <= room) return;
    throw new AppError(
      "out-of-space",
      `files: all answers that are being uploaded may have at most ${formatBytes(Math.floor(room / MIB) * MIB)} together.`,
    );
  }

  ticket(file: LinkedBlob, fileKey: Uint8Array, limits: TicketLimits): string {
    return this.#tickets.make(file, fileKey, limits);
  }

  /**
   * Opens the file that a ticket leads to. Always close the download. A forged, altered or expired ticket is `not-found`, like an unknown one.
   * @param deviceKey reads the key that the client's device sends; called only if the ticket requires a device
   * @param address the client's: a client that never reads ties up memory and a file handle, so downloads per address are limited
   * @throws AppError `not-found`, `wrong-network`, `forbidden`, `frozen`, `damaged`, `rate-limited` with too many downloads at once
   */
  async open(text: string, address: string, deviceKey: () => string | null): Promise<Download> {
    const ticket = this.#tickets.read(text);
    const nowMs = this.#clock.now();
    if (!ticket || ticket.expiresAtMs <= nowMs) throw notFound();
    if (ticket.networks && !withinStored(address, ticket.networks)) throw wrongNetwork(address);
    if (ticket.device !== undefined && ticket.device !== deviceIn(ticket.blobId, deviceKey() ?? ""))
      throw otherDevice();
    const state = await this.#blobTable.downloadState(ticket.blobId, nowMs);
    if (state === null) throw notFound();
    if (state === "unknown" || !ticket.isKnown) throw beyondThis();
    if (state === "frozen" && !ticket.isOwners) throw frozen();
    const ended = this.#beginDownload(text, limitKey(address));
    const { blobId, fileKey, byteSize, filename, contentType } = ticket;
    const opening = this.onDisk(this.#blobs.open(blobId, fileKey, byteSize), "Try again later.");
    const reader = await opening.catch((error: unknown) => {
      ended();
      throw this.damaged(error);
    });
    const close = async (): Promise<void> => {
      await reader.close();
      ended();
    };
    return { filename, contentType, etag: `"${blobId}"`, reader, close, mayLeave: ticket.mayLeave === true };
  }

  /** @returns a function to call when the download ends */
  #beginDownload(ticket: string, address: string): () => void {
    const { downloadsAtOncePerLink: perLink, downloadsAtOncePerAddress: perAddress } = this.limits;
    const endedOfAddress = this.#downloadsOfAddresses.begin(address, perAddress);
    if (!endedOfAddress) throw tooMany(`Only ${perAddress} downloads from one address may run at once.`);
    const endedOfLink = this.#downloadsOfLinks.begin(ticket, perLink);
    if (!endedOfLink) {
      endedOfAddress();
      throw tooMany(`Only ${perLink} downloads through one link may run at once.`);
    }
    return () => {
      endedOfAddress();
      endedOfLink();
    };
  }

  /** @throws AppError `damaged` if all of these blobs are missing from the disk */
  async expectAny(files: ReadonlyArray<{ blobId: string }>): Promise<void> {
    for (const { blobId } of files) if (await this.#blobs.exists(blobId)) return;
    for (const { blobId } of files) this.#log.error("a file is missing from the disk", { blob: blobId });
    throw new AppError("damaged", "The files of this push are missing on the server.");
  }

  /** Logs a blob that cannot be read. @returns the public error for it; any other error unchanged */
  damaged(error: unknown): unknown {
    if (!(error instanceof DamagedBlob)) return error;
    this.#log.error(`a file ${this.#blobs.where} is damaged`, {
      reason: error.message,
    });
    return new AppError("damaged", "This file is missing or damaged on the server and cannot be read.", {
      cause: error,
    });
  }

  /** Logs why a download ends early, because its response can no longer say so. @returns the error, as `damaged` does */
  cutOff(error: unknown): unknown {
    if (error instanceof AppError && error.code === "unavailable") {
      this.#log.warn("a download was cut off", { reason: reasonOf(error.cause) });
    }
    return this.damaged(error);
  }

  /** Unlinks the blobs that are due. @returns how many */
  unlinkDue(): Promise<number> {
    // One run at a time: two would both subtract the same blob from the stored bytes.
    const unlinked = this.#unlinking.then(() => this.#unlinkAllDue());
    this.#unlinking = unlinked.catch(() => 0);
    return unlinked;
  }

  async #unlinkAllDue(): Promise<number> {
    let unlinked = 0;
    for (;;) {
      const due = await this.#blobTable.due(this.#clock.now(), UNLINK_BATCH);
      if (due.length === 0) return unlinked;
      const removed = await this.#removeAll(due);
      await this.#blobTable.forget(removed.map(({ blobId }) => blobId));
      for (const { byteSize } of removed) this.#storedBytes -= byteSize;
      unlinked += removed.length;
      // The next run tries to remove the rest.
      if (removed.length < due.length) return unlinked;
    }
  }

  async #removeAll<B extends { blobId: string }>(blobs: B[]): Promise<B[]> {
    const removed: B[] = [];
    for (const blob of blobs) {
      try {
        await this.#blobs.remove(blob.blobId);
        removed.push(blob);
      } catch (error) {
        const isAway = error instanceof AppError && error.code === "unavailable";
        this.#log.error(
          `a file cannot be removed from ${this.#blobs.isRemote ? this.#blobs.where.slice(3) : "the disk"}`,
          {
            blob: blob.blobId,
            reason: reasonOf(isAway ? error.cause : error),
          },
        );
        // Each of the others would time out, too.
        if (isAway) break;
      }
    }
    return removed;
  }

  /** The bytes of all blobs, and the space on their disk, which is null if they are in a bucket. */
  async usage(): Promise<{ storedBytes: number; disk: DiskSpace | null }> {
    await this.#countShared();
    return { storedBytes: this.#storedBytes, disk: await this.#blobs.space() };
  }

  /** Counts the stored bytes again from the database, because other servers store and remove files too. */
  async #countShared(): Promise<void> {
    if (!this.#isShared) return;
    const total = await this.#blobTable.totalBytes();
    const unconfirmed = this.#unconfirmed.values().reduce((sum, bytes) => sum + bytes, 0);
    this.#storedBytes = total + this.#uploadingBytes + unconfirmed;
  }

  #reserve(bytes: number): void {
    if (bytes > 0) this.#expectRoom(bytes);
    this.#storedBytes += bytes;
  }

  #expectRoom(bytes: number): void {
    const { maxStoredBytes } = this.limits;
    if (maxStoredBytes === null || this.#storedBytes + this.setAsideBytes + bytes <= maxStoredBytes) return;
    throw new AppError(
      "out-of-space",
      `files: all files on this server together may have at most ${formatBytes(maxStoredBytes)}.`,
    );
  }

  /**
   * Turns the system's disk errors into an AppError.
   * @param outcome what happened to the bytes
   * @throws AppError `out-of-space`, `unavailable`; the error itself if it is about something else
   */
  async onDisk<T>(step: Promise<T>, outcome = "Nothing was stored."): Promise<T> {
    try {
      return await step;
    } catch (error) {
      const { code = "" } = error as { code?: string };
      if (FULL.has(code)) throw new AppError("out-of-space", `The server's disk is full. ${outcome}`, { cause: error });
      if (!BROKEN.has(code)) throw error;
      const reason = `${reasonOf(error)}.`;
      this.#diskError = { atMs: this.#clock.now(), reason };
      const cause = new Error(`The disk of ${this.#dataDir} gave an error: ${reason}`, { cause: error });
      throw new AppError("unavailable", `The server's disk gave an error. ${outcome}`, { cause });
    }
  }

  /** The last error of the disk that the blobs are on; null if there was none recently. */
  get diskError(): { atMs: number; reason: string } | null {
    const isOver = (this.#diskError?.atMs ?? 0) + DISK_ERROR_LASTS_MS <= this.#clock.now();
    return isOver ? null : this.#diskError;
  }

  /**
   * @param more bytes for which space is needed; null if the space is already reserved, so that only the floor counts
   * @throws AppError `out-of-space` if too little of the disk is free
   */
  async checkSpace(more: number | null = 0): Promise<void> {
    const disk = await this.onDisk(this.#blobs.space());
    if (!disk) return;
    const { freeBytes, totalBytes } = disk;
    const { freeSpaceFloorBytes, freeSpaceFloorPercent } = this.limits;
    const floor = Math.min(freeSpaceFloorBytes, (totalBytes * freeSpaceFloorPercent) / 100);
    if (freeBytes >= floor + (more === null ? 0 : this.comingBytes + more)) return;
    const kept = formatBytes(Math.ceil(floor / MIB) * MIB);
    const left =
      freeBytes < floor ? "and less than that is left" : "and the rest is too little, or reserved for uploads";
    throw new AppError("out-of-space", `files: the server keeps ${kept} of its disk free, ${left}.`);
  }
}

const otherDevice = (): AppError =>
  new AppError(
    "forbidden",
    "Only the device that opened the push gets its files: use the same browser, or send the same X-Recipient-Proof.",
  );

const tooMany = (sentence: string): AppError =>
  new AppError("rate-limited", `${sentence} Wait for one to end.`, { retryAfterSeconds: 5 });
