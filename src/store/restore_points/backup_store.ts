// Where restore points are: a directory or a folder of a bucket. Each consists of three files that have its name, and of the files of
// its pushes, in a pool that all restore points share:
//
//   NAME.tar or NAME.spb    an archive without files of pushes (archive.ts), plain or encrypted
//   NAME.files              the ids of these files
//   NAME.json               written last, once all the rest has been read back: without it, the restore point does not exist
//   pool/blobs/ab/cdef…     files of pushes, byte for byte as the server stores them: sealed
//   service.json            which service writes here

import type { SealedBlob, SealedBlobs } from "../blobs/sealed.ts";

export interface Pooled {
  size: number;
  modifiedMs: number;
}

export interface Pool extends SealedBlobs {
  /** Stores sealed bytes under this id, replacing earlier ones: completely or not at all. */
  putSealed(id: string, blob: SealedBlob): Promise<void>;
  /** All files, by id. */
  sizes(): Promise<Map<string, Pooled>>;
  remove(id: string): Promise<void>;
  /** Removes what interrupted writes left before this moment. */
  removeLeftovers(beforeMs: number): Promise<void>;
}

export interface BackupStore {
  /** "/backup" or "s3://backups/push" */
  readonly where: string;
  /** Whether reading a file goes over a network and may cost money. */
  readonly isRemote: boolean;
  readonly pool: Pool;
  /** @throws Error with a message for the administrator if nothing can be stored there */
  check(): Promise<void>;
  /** The names of the files at the top level. */
  names(): Promise<string[]>;
  /** A small file; null if there is none. A file that cannot come from a backup, because it is too large or a pipe, reads as empty. */
  read(name: string): Promise<Uint8Array | null>;
  /** Writes a small file in place of an earlier one: completely or not at all. */
  write(name: string, bytes: Uint8Array): Promise<void>;
  remove(name: string): Promise<void>;
  /**
   * The path on this host at which an archive of this name is written and read.
   * @param scratch a directory for archives that are not on this host
   */
  archivePath(name: string, scratch: string): string;
  /** Brings an archive that was written at `archivePath` to its place. */
  upload(name: string, path: string): Promise<void>;
  /** Brings an archive to `archivePath`. @throws Error with a message for the administrator if there is none */
  download(name: string, path: string): Promise<void>;
}

/** A list has a line for each file, and other files have a few lines. The limit keeps other writers from exhausting a backup's memory. */
export const mostBytesOf = (name: string): number => (name.endsWith(".files") ? 1024 ** 3 : 1024 ** 2);
