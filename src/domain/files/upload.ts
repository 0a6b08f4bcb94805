// The upload of one push's files. Limits are checked while bytes arrive, and a refused upload leaves nothing behind.

import { KEY_BYTES, randomBytes } from "../../base/crypto.ts";
import { AppError, isUnconfirmed } from "../../base/errors.ts";
import { formatBytes } from "../../base/units.ts";
import { AgeProbe, type SealedTo } from "../../model/age_file.ts";
import type { Blobs } from "../../store/contract.ts";
import { notAge } from "../../model/push_draft.ts";
import type { Caller } from "../callers/caller.ts";
import type { FileInfo } from "./file_info.ts";
import { fileKeyOf } from "./tickets.ts";

export interface UploadLimits {
  maxFiles: number;
  maxFileBytes: number;
  /** All files of one push together. */
  maxPushBytes: number;
}

/** A complete file on disk that does not belong to a push yet. */
export interface StagedFile extends FileInfo {
  blobId: string;
  byteSize: number;
  checksum: string;
  /** Whether the file looks like an age file for `sealedTo` or, if that was null, for a passphrase. */
  isAge: boolean;
  /** The key of a file that arrived before there was a push. The keys of other files are derived from `filesKey`. */
  key?: Uint8Array;
}

/** A complete file that arrived in several requests, on its way into a push. */
export interface KeptFile {
  staged: Omit<StagedFile, "isAge">;
  /** What opens the file; null if it is not an age file. */
  sealedTo: SealedTo | null;
  /** Forgets the upload, because the push is stored. */
  keep(): Promise<void>;
  /** Gives up the claim on the upload, because the push is not stored. */
  release(): Promise<void>;
  /** Leaves the upload and its blob as they are, because it is unknown whether the push is stored. */
  leave(): void;
}

/** The resumable uploads. */
export interface KeptUploads {
  /**
   * Claims a complete upload for one push; no other push can use it in the meantime.
   * @throws AppError `invalid`, also if the upload is someone else's, was used, or was removed
   */
  take(id: string, caller: Caller): Promise<KeptFile>;
}

/** Scans files before they are stored. */
export interface FileScanner {
  begin(): FileScan;
}

/** The scan of one file. Call `end` or `drop`. */
export interface FileScan {
  add(chunk: Uint8Array): Promise<void>;
  /** @returns what was found; null if the file may be stored @throws AppError `unavailable`, `too-large` if the scanner cannot tell */
  end(): Promise<string | null>;
  /** Ends the scan of a file that will not arrive. Harmless after `end`. */
  drop(): void;
}

/** The services of the server that an upload uses. */
interface Host {
  /** null if files are not scanned. */
  scanner: FileScanner | null;
  /** Adds to the bytes stored by all pushes. @throws AppError `out-of-space` */
  reserve(bytes: number): void;
  /** @throws AppError `out-of-space` if too little of the disk is free */
  checkSpace(): Promise<void>;
  /** Runs a step on the disk. @throws AppError `out-of-space`, `unavailable` if the disk gave an error */
  onDisk<T>(step: Promise<T>): Promise<T>;
  /** Called if it is unknown whether these blobs are in a push. */
  unconfirmed(files: readonly StagedFile[]): void;
  /** Called if a blob could not be removed and stays on the disk. */
  left(error: unknown): void;
  /** Called once, after the upload was kept or discarded. */
  ended(): void;
}

const CHECK_SPACE_EVERY_BYTES = 16 * 1024 * 1024;

/** The files of one push while they arrive. Call `keep` once the push is stored, and `end` in any case. */
export class Upload {
  /** The key from which each file's key is derived. It is sealed together with the payload. */
  readonly filesKey = randomBytes(KEY_BYTES);
  readonly files: StagedFile[] = [];
  readonly #kept: KeptFile[] = [];
  #bytes = 0;
  #unchecked = 0;
  #ended = false;

  constructor(
    private readonly limits: UploadLimits,
    /** The policy that sets the limit of a file, in brackets; "" if the server's own limit applies. */
    private readonly by: string,
    private readonly blobs: Blobs,
    private readonly host: Host,
  ) {}

  /**
   * @param sealedTo what an age file must be sealed to: anything else is refused at the first bytes; null accepts any file
   * @throws AppError `too-large`, `invalid`, `out-of-space`; whatever `bytes` throws
   */
  async add(info: FileInfo, bytes: AsyncIterable<Uint8Array>, sealedTo: SealedTo | null = null): Promise<void> {
    this.#expectPlace();
    const probe = new AgeProbe(sealedTo ?? "passphrase");
    const refuse = (): never => {
      throw invalid(notAge(this.files.length + 1, sealedTo ?? "passphrase"));
    };
    const writer = await this.host.onDisk(this.blobs.create((blobId) => fileKeyOf(this.filesKey, blobId)));
    // A scanner cannot look into end-to-end sealed files.
    const scan = sealedTo ? null : (this.host.scanner?.begin() ?? null);
    try {
      for await (const chunk of bytes) {
        probe.add(chunk);
        if (sealedTo && probe.isOther) refuse();
        this.#count(writer.byteSize, chunk.byteLength);
        if (this.#unchecked >= CHECK_SPACE_EVERY_BYTES) {
          this.#unchecked = 0;
          await this.host.checkSpace();
        }
        if (scan) await scan.add(chunk);
        await this.host.onDisk(writer.write(chunk));
      }
      if (scan) this.#expectHarmless(info, await scan.end());
      if (sealedTo && !probe.isAge(writer.byteSize)) refuse();
      await this.host.onDisk(writer.finish());
    } catch (error) {
      scan?.drop();
      await writer.abort();
      throw error;
    }
    const { id: blobId, byteSize, checksum } = writer;
    this.files.push({ ...info, blobId, byteSize, checksum, isAge: probe.isAge(byteSize) });
  }

  /**
   * Adds a file that has already arrived.
   * @param sealedTo as for `add`
   * @throws AppError, as `add` does
   */
  async adopt(kept: KeptFile, sealedTo: SealedTo | null): Promise<void> {
    this.#kept.push(kept);
    this.#expectPlace();
    const { staged } = kept;
    const isAge = kept.sealedTo === (sealedTo ?? "passphrase");
    if (sealedTo && !isAge) throw invalid(notAge(this.files.length + 1, sealedTo));
    this.#count(0, staged.byteSize);
    if (!sealedTo && this.host.scanner) await this.#scan(staged, this.host.scanner);
    this.files.push({ ...staged, isAge });
  }

  /** Keeps the files: their push is stored. */
  keep(): void {
    if (this.#ended) return;
    this.#ended = true;
    this.host.ended();
    // If this fails, what remains of an upload is removed once the upload has expired.
    for (const kept of this.#kept) kept.keep().catch(() => {});
  }

  /** Removes the files, unless the push is or may be stored. Only the first call has an effect. @param error why the push was not stored */
  async end(error?: unknown): Promise<void> {
    if (this.#ended) return;
    this.#ended = true;
    if (isUnconfirmed(error)) this.#leave();
    else await this.#discard();
  }

  /** Leaves the files and their space as they are, because it is unknown whether the push was stored: files without a row are removed later. */
  #leave(): void {
    this.host.ended();
    this.host.unconfirmed(this.files);
    for (const kept of this.#kept) kept.leave();
  }

  /** A failure to remove the files must not hide why the push was refused. */
  async #discard(): Promise<void> {
    const keptIds = new Set(this.#kept.map(({ staged }) => staged.blobId));
    for (const kept of this.#kept) await kept.release().catch((error: unknown) => this.host.left(error));
    for (const { blobId } of this.files) {
      if (!keptIds.has(blobId)) await this.blobs.remove(blobId).catch((error: unknown) => this.host.left(error));
    }
    this.host.reserve(-this.#bytes);
    this.host.ended();
  }

  /** Scans a file that is already stored. */
  async #scan({ blobId, key, byteSize, ...info }: KeptFile["staged"], scanner: FileScanner): Promise<void> {
    if (!key) throw new Error("an upload that was kept has its own key");
    const reader = await this.blobs.open(blobId, key, byteSize);
    const scan = scanner.begin();
    try {
      for await (const chunk of reader.read(0, byteSize)) await scan.add(chunk);
      this.#expectHarmless(info, await scan.end());
    } finally {
      scan.drop();
      await reader.close();
    }
  }

  #expectHarmless({ filename }: Pick<FileInfo, "filename">, found: string | null): void {
    if (found !== null)
      throw invalid(`${filename} was refused by the virus scanner of this server, which found ${found}`);
  }

  #expectPlace(): void {
    const { maxFiles } = this.limits;
    if (this.files.length >= maxFiles) throw invalid(`must be at most ${maxFiles} files`);
  }

  #count(before: number, bytes: number): void {
    const { maxFileBytes, maxPushBytes } = this.limits;
    if (before + bytes > maxFileBytes) {
      if (this.by !== "") throw invalid(`may have at most ${formatBytes(maxFileBytes)} each${this.by}`);
      throw new AppError("too-large", `files: one file may have at most ${formatBytes(maxFileBytes)}.`);
    }
    if (this.#bytes + bytes > maxPushBytes) {
      throw new AppError(
        "too-large",
        `files: all files of a push together may have at most ${formatBytes(maxPushBytes)}.`,
      );
    }
    this.host.reserve(bytes);
    this.#bytes += bytes;
    this.#unchecked += bytes;
  }
}

const invalid = (problem: string): AppError =>
  new AppError("invalid", "Not valid: files.", { fields: { files: [problem] } });
