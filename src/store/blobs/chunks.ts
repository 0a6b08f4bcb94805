// Bytes of any length, sealed in chunks: the STREAM construction (Hoang, Reyhanitabar, Rogaway, Vizár 2015) as in the age file
// format. A chunk is 64 KiB of plaintext, sealed with AES-256-GCM under a key for this stream alone. Only the last chunk may be
// shorter, or empty. The nonce is an 11-byte counter and a byte that is 1 for the last chunk. Chunks that are cut off, swapped,
// repeated or altered do not open. Each chunk opens without the others.

import { createCipheriv, createDecipheriv } from "node:crypto";

import { freeBytes } from "../../base/memory.ts";

export const CHUNK_BYTES = 64 * 1024;
const TAG_BYTES = 16;
export const SEALED_CHUNK_BYTES = CHUNK_BYTES + TAG_BYTES;

export const chunkCount = (byteSize: number): number => Math.max(1, Math.ceil(byteSize / CHUNK_BYTES));
export const sealedSize = (byteSize: number): number => byteSize + chunkCount(byteSize) * TAG_BYTES;

/** Seals a chunk into `target` from `offset` on. @returns the offset of its end */
export function sealChunk(
  key: Uint8Array,
  index: number,
  last: boolean,
  plain: Uint8Array,
  target: Uint8Array,
  offset: number,
): number {
  const cipher = createCipheriv("aes-256-gcm", key, chunkNonce(index, last));
  const sealed = cipher.update(plain);
  target.set(sealed, offset);
  freeBytes(sealed);
  cipher.final();
  target.set(cipher.getAuthTag(), offset + plain.byteLength);
  return offset + plain.byteLength + TAG_BYTES;
}

/** @returns the plaintext; null if these are not the bytes that were sealed as this chunk */
export function openChunk(key: Uint8Array, index: number, last: boolean, sealed: Uint8Array): Uint8Array | null {
  const end = sealed.byteLength - TAG_BYTES;
  if (end < 0) return null;
  const decipher = createDecipheriv("aes-256-gcm", key, chunkNonce(index, last));
  decipher.setAuthTag(sealed.subarray(end));
  const plain = decipher.update(sealed.subarray(0, end));
  try {
    decipher.final();
  } catch {
    return null;
  }
  return plain;
}

/** Seals bytes of any length in chunks. This class decides where chunks begin; a subclass decides where they go. */
export abstract class ChunkWriter {
  byteSize = 0;
  readonly #plain = new Uint8Array(CHUNK_BYTES);
  #length = 0;
  #index = 0;
  #checksum = 0n;

  constructor(private readonly key: Uint8Array) {}

  /** The place for the next sealed chunk. */
  protected abstract room(byteSize: number): Uint8Array;
  /** Stores the chunk that has just filled its place. */
  protected abstract take(sealed: Uint8Array): Promise<void> | void;

  /** The checksum of the sealed bytes, after the last chunk; 16 hexadecimal digits. */
  get checksum(): string {
    return writtenChecksum(this.#checksum);
  }

  async write(bytes: Uint8Array): Promise<void> {
    this.byteSize += bytes.byteLength;
    for (let offset = 0; offset < bytes.byteLength;) {
      // A full chunk is sealed only when more bytes follow, because the last chunk must be marked as the last.
      if (this.#length === CHUNK_BYTES) {
        await this.#seal(this.#plain, false);
        this.#length = 0;
      }
      if (this.#length === 0 && bytes.byteLength - offset > CHUNK_BYTES) {
        // Whole chunks are sealed without a copy.
        await this.#seal(bytes.subarray(offset, offset + CHUNK_BYTES), false);
        offset += CHUNK_BYTES;
        continue;
      }
      const taken = Math.min(CHUNK_BYTES - this.#length, bytes.byteLength - offset);
      this.#plain.set(bytes.subarray(offset, offset + taken), this.#length);
      this.#length += taken;
      offset += taken;
    }
  }

  protected async sealLast(): Promise<void> {
    await this.#seal(this.#plain.subarray(0, this.#length), true);
  }

  #seal(plain: Uint8Array, last: boolean): Promise<void> | void {
    const sealed = this.room(plain.byteLength + TAG_BYTES);
    sealChunk(this.key, this.#index, last, plain, sealed, 0);
    this.#checksum = checksumWith(this.#checksum, sealed);
    this.#index += 1;
    return this.take(sealed);
  }
}

/**
 * The checksum of all sealed chunks up to this one: XXH64, seeded with the checksum up to the chunk before. It needs no
 * key, so `check` finds disk damage with it. Only the seals detect bytes that were altered together with the checksum.
 */
export const checksumWith = (before: bigint, sealedChunk: Uint8Array): bigint => Bun.hash.xxHash64(sealedChunk, before);

/** `checksumWith` over sealed bytes that arrive in pieces of any length. */
export class SealedChecksum {
  /** The number of bytes so far. */
  size = 0;
  #checksum = 0n;
  readonly #chunk = Buffer.allocUnsafe(SEALED_CHUNK_BYTES);
  #length = 0;

  update(bytes: Uint8Array): void {
    this.size += bytes.byteLength;
    for (let offset = 0; offset < bytes.byteLength;) {
      const taken = Math.min(SEALED_CHUNK_BYTES - this.#length, bytes.byteLength - offset);
      this.#chunk.set(bytes.subarray(offset, offset + taken), this.#length);
      this.#length += taken;
      offset += taken;
      if (this.#length === SEALED_CHUNK_BYTES) this.#take();
    }
  }

  /** 16 hexadecimal digits. No bytes may be added afterwards. */
  digest(): string {
    if (this.#length > 0) this.#take();
    return writtenChecksum(this.#checksum);
  }

  #take(): void {
    this.#checksum = checksumWith(this.#checksum, this.#chunk.subarray(0, this.#length));
    this.#length = 0;
  }
}

export const writtenChecksum = (checksum: bigint): string => checksum.toString(16).padStart(16, "0");

function chunkNonce(counter: number, last: boolean): Uint8Array {
  const nonce = Buffer.alloc(12);
  nonce.writeUIntBE(counter, 5, 6);
  nonce[11] = last ? 1 : 0;
  return nonce;
}
