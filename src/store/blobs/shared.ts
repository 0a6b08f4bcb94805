// Where several nodes keep files together: a bucket of an S3 server, or a directory that all of them have mounted.

import type { Blobs } from "../blob_files.ts";
import type { DirectoryMark } from "./directory_mark.ts";
import type { EpochPlace } from "./epoch_objects.ts";
import type { SealedBlob, SealedBlobs } from "./sealed.ts";

export interface SharedBlobs extends Blobs, SealedBlobs {
  /** In words: "in the bucket". */
  readonly where: string;
  readonly epochs: EpochPlace;
  /** The mark that distinguishes the directory from a missing mount; null for a bucket. */
  readonly mark: DirectoryMark | null;
  /** @throws Error with a message for the administrator if the place cannot be used */
  check(): Promise<void>;
  /** Stores sealed bytes from elsewhere unchanged. */
  putSealed(id: string, blob: SealedBlob): Promise<void>;
}
