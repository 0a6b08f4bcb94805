// The contract of the stores for file contents: the disk (blobs/disk.ts), a bucket (s3.ts), and a shared directory (directory.ts).

import type { SealedTo } from "../model/age_file.ts";

export interface BlobWriter {
  readonly id: string;

  /** The number of plaintext bytes so far. */
  readonly byteSize: number;

  /** Accepts any number of bytes. Resolves when there is room for more. */
  write(bytes: Uint8Array): Promise<void>;

  /** Seals the last chunk, flushes, and gives the blob its name. */
  finish(): Promise<void>;

  /** The checksum of the sealed bytes, after `finish`: 16 hexadecimal digits. */
  readonly checksum: string;

  /** Removes what was written. */
  abort(): Promise<void>;
}

export interface BlobReader {
  readonly id: string;
  readonly byteSize: number;

  /**
   * The plaintext from `start` up to, but not including, `end`, in pieces of at most one chunk. Opens only the chunks that it needs.
   * Close the reader afterwards. @throws DamagedBlob
   */
  read(start: number, end: number): AsyncGenerator<Uint8Array>;
  close(): Promise<void>;
}

/** The blob is missing, or its bytes have changed. */
export class DamagedBlob extends Error {
  constructor(blobId: string, what: string) {
    super(`Blob ${blobId} ${what}.`);
    this.name = "DamagedBlob";
  }
}

export interface DiskSpace {
  freeBytes: number;
  totalBytes: number;
}

export interface Blobs {
  /** Whether the store is on another host or a shared mount, where other servers may use it too. */
  readonly isRemote: boolean;

  /** In words: "on disk". */
  readonly where: string;

  /** A sentence if files can be neither stored nor read now; else null. */
  readonly trouble: string | null;

  /** The same sentence, if other nodes may still reach the files: then this node should not get requests. */
  readonly lost: string | null;

  /** Begins a blob. @param keyOf returns the 32-byte key that only the blob with this id uses */
  create(keyOf: (blobId: string) => Uint8Array): Promise<BlobWriter>;

  /** Opens a blob for reading and checks that it is whole. @throws DamagedBlob */
  open(id: string, key: Uint8Array, byteSize: number): Promise<BlobReader>;

  /** Removes a blob if it exists. Readers that have it open may finish. */
  remove(id: string): Promise<void>;

  /** Null if the space is unknown, as in a bucket. */
  space(): Promise<DiskSpace | null>;

  /** The ids of all complete blobs, in batches. Leaves out blobs whose rows are about to be stored. */
  ids(): Generator<string[]> | AsyncGenerator<string[]>;

  /**
   * Removes the drafts of interrupted uploads. If blobs are on the disk of this host, call this only while nothing is being uploaded.
   * @returns how many there were
   */
  removeDrafts(): Promise<number>;
  exists(id: string): Promise<boolean>;

  /** The resumable uploads, loaded on first use. */
  partials(): Promise<PartialBlobs>;
  hasPartials(): Promise<boolean>;
}

/** Identifies a resumable upload, and opens its stored part. */
export interface PartialFacts {
  /** Letters, digits and hyphens; it ends in the id that the blob will have. */
  name: string;
  key: Uint8Array;
  /** The number of plaintext bytes that the blob will have. */
  length: number;
}

/** A blob that arrives in several requests. Close it after use. Several nodes may have it open, but each node only once. */
export interface PartialBlob {
  /** Plaintext bytes so far; durable after `flush`. */
  readonly offset: number;
  readonly isWhole: boolean;
  /** For a complete blob, as in `BlobWriter`. */
  readonly checksum: string;
  /** What opens the complete blob if it is an age file; null if it does not look like one. */
  readonly sealedTo: SealedTo | null;
  /** As `BlobWriter`, but accepts no more than the declared size. */
  write(bytes: Uint8Array): Promise<void>;
  /** Makes the written bytes durable. @returns the offset */
  flush(): Promise<number>;
  close(): Promise<void>;
}

export interface PartialBlobs {
  create(facts: PartialFacts): Promise<void>;
  /** @returns null if there is no such upload */
  open(facts: PartialFacts): Promise<PartialBlob | null>;
  list(): Promise<string[]>;
  /** How many bytes of an upload the disk has; null if they are on another host, or there is no such upload. */
  storedBytes(name: string): Promise<number | null>;
  /** Removes an upload, or what is left of one that has become a blob. The blob stays. */
  remove(name: string): Promise<void>;
  /** Turns a complete upload into a blob. @returns false if it is gone, or already a blob */
  place(facts: PartialFacts): Promise<boolean>;
  /** Undoes `place`: the upload stays, the blob does not. */
  takeBack(facts: PartialFacts): Promise<void>;
}
