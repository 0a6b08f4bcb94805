// Epoch keys as files of a directory that nodes share. The keys arrive here sealed. Unlike an object, a file can be
// overwritten before it is removed.

import { open, readdir, readFile, rename, stat, unlink } from "node:fs/promises";
import { join } from "node:path";

import { randomBytes } from "../../base/crypto.ts";
import { draftName, flushAsync, replaceFileAsync, unlessMissing } from "../../base/durable_file.ts";
import { type EpochName, epochIn, type EpochPlace, nameOfEpoch } from "./epoch_objects.ts";

/** Where file servers show deleted files. */
const SNAPSHOTS = [".snapshot", ".snapshots", ".zfs/snapshot"];

/** Runs a step on the directory. @throws AppError `unavailable` */
type Step = <T>(step: () => Promise<T>) => Promise<T>;

export class EpochFiles implements EpochPlace {
  constructor(
    private readonly directory: string,
    private readonly step: Step,
  ) {}

  write(name: EpochName, sealed: Uint8Array): Promise<void> {
    const draft = draftName(join(this.#folder, "draft."));
    return this.step(() => replaceFileAsync(this.#pathOf(name), [sealed], { draft }));
  }

  read(name: EpochName): Promise<Uint8Array | null> {
    return this.step(() => unlessMissing(readFile(this.#pathOf(name))));
  }

  /** The file is renamed first, so that no one reads a half-overwritten key. If this is interrupted, the next call continues. */
  remove(name: EpochName): Promise<void> {
    return this.step(async () => {
      const ended = join(this.#folder, `ended.${nameOfEpoch(name)}`);
      await unlessMissing(rename(this.#pathOf(name), ended));
      const file = await unlessMissing(open(ended, "r+"));
      if (!file) return;
      try {
        await file.write(randomBytes((await file.stat()).size), 0, null, 0);
        await file.sync();
      } finally {
        await file.close();
      }
      await unlink(ended);
      await flushAsync(this.#folder);
    });
  }

  list(): Promise<EpochName[]> {
    return this.step(async () =>
      // A file whose removal was interrupted still has to be removed.
      (await readdir(this.#folder)).flatMap((file) => epochIn(file.replace(/^ended\./, "")) ?? []),
    );
  }

  keepsDeleted(): Promise<boolean> {
    return this.step(async () => {
      for (const name of SNAPSHOTS) if (await unlessMissing(stat(join(this.directory, name)))) return true;
      return false;
    });
  }

  get #folder(): string {
    return join(this.directory, "epochs");
  }

  #pathOf(name: EpochName): string {
    return join(this.#folder, nameOfEpoch(name));
  }
}
