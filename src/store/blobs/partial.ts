// A blob that arrives in several requests, on its way to the format of chunks.ts. Its bytes are sealed and stored in units of whole
// chunks. Bytes that do not fill a unit yet are kept beside them, sealed under their own nonce: a chunk that grew would be sealed twice
// under one nonce. The progress of an upload is stored after its units, so it never promises more than is stored.
//
// The key to all this is in the upload's id, which only the sender has.

import { derive, fromUtf8, open, seal, utf8 } from "../../base/crypto.ts";
import { type SealedTo, sealedToIn } from "../../model/age_file.ts";
import type { PartialBlob, PartialFacts } from "../blob_files.ts";
import {
  checksumWith,
  CHUNK_BYTES,
  chunkCount,
  openChunk,
  sealChunk,
  SEALED_CHUNK_BYTES,
  sealedSize,
  writtenChecksum,
} from "./chunks.ts";

/** Where the bytes of one upload go. */
export interface PartialPlace {
  /** The number of chunks in a unit. */
  readonly unitChunks: number;
  /** The number of units after which the progress is stored; absent if `takeOver` finds the units without it. */
  readonly unitsBetweenSaves?: number;
  /** Stores a unit. Only the last one may be shorter. Resolves when `sealed` may change. */
  append(unit: number, sealed: Uint8Array, isOnly: boolean): Promise<void>;
  /** Makes all units durable. */
  flush(): Promise<void>;
  /** Stores the progress, durably, in place of an earlier one. */
  save(progress: Uint8Array, offset: number): Promise<void>;
  /** Further data that the place must remember. */
  note?: string | undefined;
  close(): Promise<void>;
}

interface Progress {
  units: number;
  /** The checksum of all units, 16 hexadecimal digits. */
  checksum: string;
  sealedTo: SealedTo | null;
  note?: string | undefined;
}

export interface OpenedProgress extends Progress {
  /** The bytes after the last unit. */
  rest: Uint8Array;
}

export const NO_PROGRESS: OpenedProgress = { units: 0, checksum: "0", sealedTo: null, rest: new Uint8Array() };

export const blobIdOf = (name: string): string => name.slice(-32);

const HEAD_END = 10;

/** @returns null if these are not the bytes that were sealed for this upload */
export function openProgress({ name, key }: PartialFacts, sealed: Uint8Array): OpenedProgress | null {
  const plain = open(progressKeyOf(key), sealed, name);
  if (!plain) return null;
  const end = plain.indexOf(HEAD_END);
  return { ...(JSON.parse(fromUtf8(plain.subarray(0, end))) as Progress), rest: plain.slice(end + 1) };
}

const progressKeyOf = (key: Uint8Array): Uint8Array => derive(key, "progress of an upload");

export class Partial implements PartialBlob {
  readonly #facts: PartialFacts;
  readonly #place: PartialPlace;
  readonly #unitBytes: number;
  readonly #plain: Uint8Array;
  #filled = 0;
  readonly #sealed: Uint8Array;
  #units: number;
  #checksum: bigint;
  #sealedTo: SealedTo | null;
  #storing: Promise<void> = Promise.resolve();
  #savedOffset: number;

  constructor(facts: PartialFacts, place: PartialPlace, progress: OpenedProgress) {
    this.#facts = facts;
    this.#place = place;
    place.note = progress.note;
    this.#unitBytes = Math.min(place.unitChunks, chunkCount(facts.length)) * CHUNK_BYTES;
    this.#plain = new Uint8Array(this.#unitBytes);
    this.#plain.set(progress.rest);
    this.#filled = progress.rest.byteLength;
    this.#sealed = Buffer.allocUnsafeSlow((this.#unitBytes / CHUNK_BYTES) * SEALED_CHUNK_BYTES);
    this.#units = progress.units;
    this.#checksum = BigInt(`0x${progress.checksum}`);
    this.#sealedTo = progress.sealedTo;
    this.#savedOffset = this.offset;
  }

  get offset(): number {
    return Math.min(this.#units * this.#unitBytes, this.#facts.length) + this.#filled;
  }

  get isWhole(): boolean {
    return this.offset === this.#facts.length;
  }

  get checksum(): string {
    return writtenChecksum(this.#checksum);
  }

  get sealedTo(): SealedTo | null {
    return this.#sealedTo;
  }

  async write(bytes: Uint8Array): Promise<void> {
    for (let from = 0; from < bytes.byteLength;) {
      const taken = Math.min(this.#unitBytes - this.#filled, bytes.byteLength - from);
      this.#plain.set(bytes.subarray(from, from + taken), this.#filled);
      this.#filled += taken;
      from += taken;
      if (this.#filled === this.#unitBytes) await this.#store();
    }
  }

  async flush(): Promise<number> {
    // The last unit is stored as soon as it is complete, and an empty file has one too.
    const isEmpty = this.#facts.length === 0 && this.#units === 0;
    if (isEmpty || (this.#filled > 0 && this.isWhole)) await this.#store();
    await this.#storing;
    await this.#place.flush();
    if (this.#savedOffset !== this.offset || isEmpty) await this.save();
    return this.offset;
  }

  async save(): Promise<void> {
    const { note } = this.#place;
    const head: Progress = { units: this.#units, checksum: this.checksum, sealedTo: this.#sealedTo, note };
    const text = utf8(`${JSON.stringify(head)}\n`);
    const plain = Buffer.concat([text, this.#plain.subarray(0, this.#filled)]);
    const { key, name } = this.#facts;
    await this.#place.save(seal(progressKeyOf(key), plain, name), this.offset);
    this.#savedOffset = this.offset;
  }

  /** Takes over units that were stored, but are not in the progress. @returns whether there were any */
  async takeOver(stored: (unit: number, bytes: number) => Promise<Uint8Array | null>): Promise<boolean> {
    const before = this.#units;
    for (;;) {
      const begin = this.#units * this.#unitBytes;
      const bytes = Math.min(this.#unitBytes, this.#facts.length - begin);
      if (bytes < 0 || (bytes === 0 && (begin > 0 || this.#units > 0))) break;
      const sealed = await stored(this.#units, sealedSize(bytes));
      if (!sealed || !this.#countStored(sealed)) break;
    }
    return this.#units > before;
  }

  close(): Promise<void> {
    return this.#place.close();
  }

  async #store(): Promise<void> {
    await this.#storing;
    const { key } = this.#facts;
    const first = this.#firstChunk;
    let end = 0;
    for (let at = 0; at < this.#filled || (at === 0 && this.#filled === 0); at += CHUNK_BYTES) {
      const start = end;
      const index = first + at / CHUNK_BYTES;
      const plain = this.#plain.subarray(at, Math.min(at + CHUNK_BYTES, this.#filled));
      end = sealChunk(key, index, index === this.#lastChunk, plain, this.#sealed, start);
      this.#checksum = checksumWith(this.#checksum, this.#sealed.subarray(start, end));
    }
    if (this.#units === 0) this.#sealedTo = this.#probed(this.#plain.subarray(0, this.#filled));
    const unit = this.#units;
    const sealed = this.#sealed.subarray(0, end);
    this.#units += 1;
    this.#filled = 0;
    this.#storing = this.#place.append(unit, sealed, this.#unitBytes >= this.#facts.length);
    // The next step handles a failure; until then it must not count as unhandled.
    this.#storing.catch(() => {});
    const { unitsBetweenSaves } = this.#place;
    if (unitsBetweenSaves === undefined || this.#units % unitsBetweenSaves !== 0) return;
    await this.#storing;
    await this.save();
  }

  /** @returns whether these are the bytes of the next unit */
  #countStored(sealed: Uint8Array): boolean {
    let checksum = this.#checksum;
    for (let at = 0; at < sealed.byteLength; at += SEALED_CHUNK_BYTES) {
      const chunk = sealed.subarray(at, Math.min(at + SEALED_CHUNK_BYTES, sealed.byteLength));
      const index = this.#firstChunk + at / SEALED_CHUNK_BYTES;
      const plain = openChunk(this.#facts.key, index, index === this.#lastChunk, chunk);
      if (!plain) return false;
      if (index === 0) this.#sealedTo = this.#probed(plain);
      checksum = checksumWith(checksum, chunk);
    }
    this.#checksum = checksum;
    this.#units += 1;
    this.#filled = 0;
    return true;
  }

  #probed(beginning: Uint8Array): SealedTo | null {
    return sealedToIn(beginning, this.#facts.length);
  }

  get #firstChunk(): number {
    return this.#units * (this.#unitBytes / CHUNK_BYTES);
  }

  get #lastChunk(): number {
    return chunkCount(this.#facts.length) - 1;
  }
}
