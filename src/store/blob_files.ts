// What every place for file contents promises: the disk (disk.ts) and the bucket (s3.ts).

export interface BlobWriter {
  readonly id: string;

  /** Plaintext bytes taken so far. */
  readonly byteSize: number;

  /** Takes any number of bytes; resolves when there is room for more. */
  write(bytes: Uint8Array): Promise<void>;

  /** Seals the last chunk, flushes, and gives the blob its name. */
  finish(): Promise<void>;

  /** Of the sealed bytes, once it is finished; 16 hexadecimal digits. */
  readonly checksum: string;

  /** Removes what was written. */
  abort(): Promise<void>;
}

export interface BlobReader {
  readonly id: string;
  readonly byteSize: number;

  /**
   * The plaintext from `start` up to, not including, `end`, in pieces of at most one chunk. Opens only
   * the chunks it needs. Close the reader afterwards. @throws DamagedBlob
   */
  read(start: number, end: number): AsyncGenerator<Uint8Array>;
  close(): Promise<void>;
}

/** The blob is missing, or its bytes are not those that were written. */
export class DamagedBlob extends Error {
  constructor(blobId: string, what: string) {
    super(`Blob ${blobId} ${what}.`);
    this.name = "DamagedBlob";
  }
}

/** In bytes. */
export interface DiskSpace {
  freeBytes: number;
  totalBytes: number;
}

export interface Blobs {
  /** Whether each look at a blob is a request to another host, and other servers may use the same place. */
  readonly isRemote: boolean;

  /** Why files can neither be stored nor read at the moment, as a sentence; null while they can. */
  readonly trouble: string | null;

  /** Begins a blob. @param keyOf returns the 32-byte key for the blob with this id alone */
  create(keyOf: (blobId: string) => Uint8Array): Promise<BlobWriter>;

  /** Opens a blob for reading and checks that it is whole. @throws DamagedBlob */
  open(id: string, key: Uint8Array, byteSize: number): Promise<BlobReader>;

  /** Removes a blob. Readers that have it open may finish. Missing is fine. */
  remove(id: string): Promise<void>;

  /** How much of the disk is free, and how large it is; null where blobs are not on a disk of this host. */
  space(): Promise<DiskSpace | null>;

  /** The ids of all whole blobs that nobody is about to store a row for, some at a time. */
  ids(): Generator<string[]> | AsyncGenerator<string[]>;

  /**
   * Removes what interrupted uploads left. Where blobs are on the disk of this host, call it only while nothing is being
   * uploaded. @returns how many.
   */
  removeDrafts(): Promise<number>;
  exists(id: string): Promise<boolean>;
}
