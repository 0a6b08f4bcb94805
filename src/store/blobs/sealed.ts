// Blobs as sealed bytes, which backups pack and migrations move without the keys of files.

import { constants } from "node:fs";
import { open } from "node:fs/promises";
import { join } from "node:path";

import { SealedChecksum } from "./chunks.ts";
import { blobIds, blobPath } from "./disk.ts";

export interface SealedBlob {
  size: number;
  /** Call this only once. */
  bytes: () => AsyncIterable<Uint8Array>;
  close: () => Promise<void>;
}

export interface SealedBlobs {
  /** In words: "on the disk". */
  readonly where: string;
  /** @returns null if there is no such blob */
  openSealed(id: string): Promise<SealedBlob | null>;
}

const BUFFER_BYTES = 1024 * 1024;
/** Root reads files written by another user, so root must not follow a symbolic link to a secret file, or read from an endless pipe. */
export const ONLY_HERE = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;

/** The blobs of a data directory. */
export class SealedOnDisk implements SealedBlobs {
  readonly where = "on the disk";

  constructor(private readonly dataDir: string) {}

  ids(): Generator<string[]> {
    return blobIds(this.dataDir);
  }

  async openSealed(id: string): Promise<SealedBlob | null> {
    const handle = await open(join(this.dataDir, blobPath(id)), ONLY_HERE).catch((error: unknown) => {
      if (["ENOENT", "ELOOP"].includes((error as { code?: string }).code ?? "")) return null;
      throw error;
    });
    if (!handle) return null;
    const { size } = await handle.stat();
    async function* bytes(file: NonNullable<typeof handle>): AsyncGenerator<Uint8Array> {
      for (let done = 0; ;) {
        // Each piece has a new buffer, because the last one may still be in use. The buffer has room for one more byte:
        // if that does not arrive, the file has ended, so most files need no second read.
        const buffer = Buffer.allocUnsafeSlow(done > size ? BUFFER_BYTES : Math.min(BUFFER_BYTES, size - done + 1));
        const { bytesRead } = await file.read(buffer, 0, buffer.length, null);
        done += bytesRead;
        if (bytesRead > 0) yield buffer.subarray(0, bytesRead);
        if (bytesRead === 0 || (done === size && bytesRead < buffer.length)) return;
      }
    }
    return { size, bytes: () => bytes(handle), close: () => handle.close() };
  }
}

/** Size and checksum of a blob; null if it is missing. */
export async function measure(blobs: SealedBlobs, id: string): Promise<{ size: number; checksum: string } | null> {
  const blob = await blobs.openSealed(id);
  if (!blob) return null;
  try {
    const checksum = new SealedChecksum();
    for await (const piece of blob.bytes()) checksum.update(piece);
    return { size: checksum.size, checksum: checksum.digest() };
  } finally {
    await blob.close();
  }
}
