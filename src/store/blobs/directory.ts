// File contents in a directory that several nodes have mounted, sealed and named as on the disk (disk.ts). Each step makes sure that
// the directory is the one with the mark, and a write counts only if the mark is still there afterwards. So writes to the disk below
// a missing mount are never acknowledged.
//
// Other nodes use the same directory. So only the age of an upload shows whether it was interrupted.

import { open, readdir, rename, stat, unlink } from "node:fs/promises";
import { dirname, join } from "node:path";

import { AppError } from "../../base/errors.ts";
import { flushAsync, succeeds } from "../../base/durable_file.ts";
import {
  type BlobReader,
  type BlobWriter,
  DamagedBlob,
  type DiskSpace,
  type PartialBlob,
  type PartialBlobs,
} from "../blob_files.ts";
import { away, DirectoryMark } from "./directory_mark.ts";
import { blobPath, DiskBlobs } from "./disk.ts";
import { EpochFiles } from "./epoch_files.ts";
import { type SealedBlob, SealedOnDisk } from "./sealed.ts";
import type { SharedBlobs } from "./shared.ts";

const BLOB_REST = /^[0-9a-f]{30}$/;
const SHARDS = Array.from({ length: 256 }, (_, shard) => shard.toString(16).padStart(2, "0"));
/** The remains of a file that was removed while an NFS client had it open. */
const NFS_REMAINS = /^\.nfs[0-9a-f]+$/;
/** The upload interprets these errors. */
const FULL = new Set(["ENOSPC", "EDQUOT", "EFBIG"]);

export interface DirectoryOptions {
  directory: string;
  /** A file that no row names was left behind if it is older than this. Any upload takes less time. */
  leftBehindAfterMs: number;
  /** How long the file system may take for one step. */
  timeoutMs?: number;
}

export class SharedDirectory implements SharedBlobs {
  readonly isRemote = true;
  readonly where = "in the shared directory";
  readonly epochs: EpochFiles;
  readonly mark: DirectoryMark;
  readonly #directory: string;
  readonly #leftBehindAfterMs: number;
  readonly #disk: DiskBlobs;

  constructor({ directory, leftBehindAfterMs, timeoutMs = 15_000 }: DirectoryOptions) {
    this.#directory = directory;
    this.#leftBehindAfterMs = leftBehindAfterMs;
    this.mark = new DirectoryMark(directory, timeoutMs);
    this.epochs = new EpochFiles(directory, (step) => this.#step(step));
    this.#disk = new DiskBlobs(directory, undefined, true);
  }

  async check(): Promise<void> {
    const { probe } = await import("./directory_probe.ts");
    await this.mark.inTime(probe(this.#directory)).catch((error: unknown) => {
      throw new Error(reasonIn(error), { cause: error });
    });
  }

  get trouble(): string | null {
    return this.mark.trouble;
  }

  get lost(): string | null {
    return this.mark.lost;
  }

  async create(keyOf: (blobId: string) => Uint8Array): Promise<BlobWriter> {
    const writer = await this.#step(() => this.#disk.create(keyOf));
    return {
      id: writer.id,
      get byteSize() {
        return writer.byteSize;
      },
      get checksum() {
        return writer.checksum;
      },
      write: (bytes) => this.#step(async () => writer.write(bytes)),
      finish: () => this.#surely(() => writer.finish()),
      abort: () => this.mark.inTime(writer.abort()).catch(() => {}),
    };
  }

  async open(id: string, key: Uint8Array, byteSize: number): Promise<BlobReader> {
    const reader = await this.#step(() => this.#disk.open(id, key, byteSize));
    const step = <T>(work: () => Promise<T>): Promise<T> => this.#step(work);
    return {
      id,
      byteSize,
      async *read(start, end) {
        const pieces = reader.read(start, end);
        try {
          for (;;) {
            const { value, done } = await step(() => pieces.next());
            if (done) return;
            yield value;
          }
        } finally {
          await pieces.return(undefined).catch(() => {});
        }
      },
      close: () => reader.close(),
    };
  }

  remove(id: string): Promise<void> {
    return this.#surely(() => this.#disk.remove(id));
  }

  /** Null while the directory is unavailable. */
  space(): Promise<DiskSpace | null> {
    return this.#step(() => this.#disk.space()).catch(() => null);
  }

  async *ids(): AsyncGenerator<string[]> {
    for (const shard of SHARDS) {
      const names = await this.#step(() => readdir(join(this.#directory, "blobs", shard)));
      const old: string[] = [];
      for (const rest of names.filter((name) => BLOB_REST.test(name))) {
        if (await this.#isLeftBehind(join(this.#directory, "blobs", shard, rest))) old.push(shard + rest);
      }
      if (old.length > 0) yield old;
    }
  }

  async removeDrafts(): Promise<number> {
    let removed = 0;
    for (const folder of ["drafts", "uploads", ...SHARDS]) {
      const directory = join(this.#directory, "blobs", folder);
      const names = await this.#step(() => readdir(directory));
      for (const name of names.filter((one) => folder === "drafts" || NFS_REMAINS.test(one))) {
        const path = join(directory, name);
        if (!(await this.#isLeftBehind(path))) continue;
        // Another node may do the same, and a file server may refuse to remove an open file.
        if (await this.#step(() => succeeds(unlink(path)))) removed += 1;
      }
    }
    return removed;
  }

  async exists(id: string): Promise<boolean> {
    return this.#surely(() => this.#disk.exists(id));
  }

  async partials(): Promise<PartialBlobs> {
    const inner = await this.#disk.partials();
    const guarded = (blob: PartialBlob): PartialBlob => ({
      get offset() {
        return blob.offset;
      },
      get isWhole() {
        return blob.isWhole;
      },
      get checksum() {
        return blob.checksum;
      },
      get sealedTo() {
        return blob.sealedTo;
      },
      write: (bytes) => this.#step(() => blob.write(bytes)),
      flush: () => this.#surely(() => blob.flush()),
      close: () => this.mark.inTime(blob.close()).catch(() => {}),
    });
    return {
      create: (facts) => this.#surely(() => inner.create(facts)),
      open: async (facts) => {
        const blob = await this.#surely(() => inner.open(facts));
        return blob && guarded(blob);
      },
      list: () => this.#step(() => inner.list()),
      storedBytes: (name) => this.#step(() => inner.storedBytes(name)),
      remove: (name) => this.#surely(() => inner.remove(name)),
      place: (facts) => this.#surely(() => inner.place(facts)),
      takeBack: (facts) => this.#surely(() => inner.takeBack(facts)),
    };
  }

  hasPartials(): Promise<boolean> {
    return this.#step(() => this.#disk.hasPartials());
  }

  openSealed(id: string): Promise<SealedBlob | null> {
    return this.#surely(() => new SealedOnDisk(this.#directory).openSealed(id));
  }

  putSealed(id: string, { bytes }: SealedBlob): Promise<void> {
    const [path, draft] = [join(this.#directory, blobPath(id)), join(this.#directory, "blobs", "drafts", id)];
    // Anything that an interrupted run left is overwritten.
    const store = async (): Promise<void> => {
      const file = await open(draft, "w", 0o600);
      try {
        for await (const piece of bytes()) await this.#step(() => file.write(piece));
        await this.#step(() => file.sync());
      } finally {
        await file.close();
      }
      await rename(draft, path);
      await flushAsync(dirname(path));
    };
    return this.mark
      .expect()
      .then(store)
      .then(() => this.mark.expect(true));
  }

  /** One step in the directory. @throws AppError `unavailable` if it is missing or does not answer; DamagedBlob */
  async #step<T>(work: () => Promise<T>): Promise<T> {
    await this.mark.expect();
    try {
      return await this.mark.inTime(work());
    } catch (error) {
      if (error instanceof AppError) throw error;
      // If a file is missing, the whole directory may be missing.
      await this.mark.expect(true);
      const { code } = error as { code?: string };
      const isOfFiles = error instanceof DamagedBlob || code === undefined || FULL.has(code);
      throw isOfFiles ? error : away(reasonIn(error));
    }
  }

  /** A step whose result counts only if the directory was still there at its end. */
  async #surely<T>(work: () => Promise<T>): Promise<T> {
    const done = await this.#step(work);
    await this.mark.expect(true);
    return done;
  }

  async #isLeftBehind(path: string): Promise<boolean> {
    const facts = await this.#step(() => stat(path).catch(() => null));
    return facts !== null && Date.now() - facts.mtimeMs > this.#leftBehindAfterMs;
  }
}

const reasonIn = (error: unknown): string => {
  const cause = error instanceof AppError ? error.cause : error;
  return cause instanceof Error ? cause.message : String(cause);
};
