// Resumable uploads on the disk: a file of sealed units, and a file with the progress and the draft of the next unit.
// Both have the upload's name. An upload exists as long as the second file does.

import { type FileHandle, link, mkdir, open, readdir, readFile, rename, stat, unlink } from "node:fs/promises";
import { dirname, join } from "node:path";

import type { BoundedConcurrency } from "../../base/fair_queue.ts";
import { draftName, flushAsync, isMissing, unlessMissing } from "../../base/durable_file.ts";
import type { PartialBlob, PartialBlobs, PartialFacts } from "../blob_files.ts";
import { CHUNK_BYTES, SEALED_CHUNK_BYTES, sealedSize } from "./chunks.ts";
import { blobIdOf, NO_PROGRESS, openProgress, Partial, type PartialPlace } from "./partial.ts";

const UNIT_CHUNKS = 4;
/** As often as during an upload in one request. */
const FLUSH_EVERY_BYTES = 512 * 1024;
const SEALED_UNIT_BYTES = sealedSize(UNIT_CHUNKS * CHUNK_BYTES);
const DATA = ".data";
/** One suffix is enough, because only one request at a time writes to an upload. The next draft overwrites the remains of a crash. */
const DRAFT = ".draft";

export interface PartialsOnDiskOptions {
  flushes: BoundedConcurrency;
  blobPathOf: (id: string) => string;
  /** Whether all directories already exist, because several nodes share them. */
  isPrepared: boolean;
}

export class PartialsOnDisk implements PartialBlobs {
  readonly #directory: string;
  readonly #draft: string;

  constructor(
    private readonly dataDir: string,
    private readonly options: PartialsOnDiskOptions,
  ) {
    this.#directory = join(dataDir, "blobs", "uploads");
    // A node that believes that it still has the upload may write late: then one of two complete files counts.
    this.#draft = options.isPrepared ? draftName(`${DRAFT}.`) : DRAFT;
  }

  async create(facts: PartialFacts): Promise<void> {
    if (!this.options.isPrepared && !(await unlessMissing(stat(this.#directory)))) {
      await mkdir(this.#directory, { recursive: true, mode: 0o700 });
      await flushAsync(dirname(this.#directory));
      await flushAsync(this.dataDir);
    }
    const blob = this.#at(facts, await open(this.#data(facts.name), "wx", 0o600));
    try {
      await blob.save();
      await blob.flush();
    } finally {
      await blob.close();
    }
  }

  async open(facts: PartialFacts): Promise<PartialBlob | null> {
    const sealed = await unlessMissing(readFile(this.#path(facts.name)));
    const progress = sealed && openProgress(facts, sealed);
    const handle = progress && (await unlessMissing(open(this.#data(facts.name), "r+")));
    if (!handle) return null;
    // A restored or repaired disk may have less than the progress says. Then the upload is lost.
    const { size } = await handle.stat();
    if (progress.units > 0 && size < toldOf(facts, progress.units)) {
      await handle.close();
      return null;
    }
    const blob = this.#at(facts, handle, progress);
    // A killed process may have stored more than its progress says.
    const isMore = await blob.takeOver(async (unit, bytes) => {
      const stored = Buffer.allocUnsafe(bytes);
      const { bytesRead } = await handle.read(stored, 0, bytes, unit * SEALED_UNIT_BYTES);
      return bytesRead === bytes ? stored : null;
    });
    if (isMore) await blob.flush();
    return blob;
  }

  async list(): Promise<string[]> {
    const files = (await unlessMissing(readdir(this.#directory))) ?? [];
    return [...new Set(files.map((file) => file.replace(/\..*$/, "")))].filter((name) => name !== "");
  }

  async storedBytes(name: string): Promise<number | null> {
    const found = await unlessMissing(stat(this.#data(name)));
    return found && found.size - Math.ceil(found.size / SEALED_CHUNK_BYTES) * (SEALED_CHUNK_BYTES - CHUNK_BYTES);
  }

  async remove(name: string): Promise<void> {
    const path = this.#path(name);
    for (const file of [path, path + DATA, path + this.#draft]) await unlessMissing(unlink(file));
    if (!this.options.isPrepared) return;
    const drafts = (await readdir(this.#directory)).filter((file) => file.startsWith(`${name}${DRAFT}`));
    for (const file of drafts) await unlessMissing(unlink(join(this.#directory, file)));
  }

  async place(facts: PartialFacts): Promise<boolean> {
    const [from, to] = [this.#data(facts.name), this.#blob(facts)];
    if (!this.options.isPrepared) await mkdir(dirname(to), { recursive: true, mode: 0o700 });
    try {
      // A hard link: if the process is killed now, the upload still has its first name.
      await link(from, to);
    } catch (error) {
      const { code } = error as { code?: string };
      if (isMissing(error) || code === "EEXIST") return false;
      // A file system without hard links.
      await rename(from, to);
    }
    try {
      for (const directory of [dirname(to), dirname(dirname(to))]) await flushAsync(directory);
    } catch (error) {
      await this.takeBack(facts).catch(() => {});
      throw error;
    }
    return true;
  }

  async takeBack(facts: PartialFacts): Promise<void> {
    const [from, to] = [this.#data(facts.name), this.#blob(facts)];
    await ((await unlessMissing(stat(from))) ? unlink(to) : rename(to, from));
  }

  #at(facts: PartialFacts, handle: FileHandle, progress = NO_PROGRESS): Partial {
    const path = this.#path(facts.name);
    const flushed = toldOf(facts, progress.units);
    const place = new PlaceOnDisk({ path, draft: path + this.#draft }, handle, this.options.flushes, flushed);
    return new Partial(facts, place, progress);
  }

  #path(name: string): string {
    if (!/^[a-z0-9-]+$/.test(name)) throw new Error("Not the name of an upload.");
    return join(this.#directory, name);
  }

  #data(name: string): string {
    return this.#path(name) + DATA;
  }

  #blob({ name }: PartialFacts): string {
    return this.options.blobPathOf(blobIdOf(name));
  }
}

const toldOf = ({ length }: PartialFacts, units: number): number =>
  Math.min(units * SEALED_UNIT_BYTES, sealedSize(length));

class PlaceOnDisk implements PartialPlace {
  readonly unitChunks = UNIT_CHUNKS;
  #unflushed = 0;
  #flushing: Promise<void> = Promise.resolve();
  /** The length that was written. */
  #end: number;

  /** @param flushed the length that is certainly on the disk */
  constructor(
    private readonly place: { path: string; draft: string },
    private readonly handle: FileHandle,
    private readonly flushes: BoundedConcurrency,
    private flushed: number,
  ) {
    this.#end = flushed;
  }

  async append(unit: number, sealed: Uint8Array): Promise<void> {
    const position = unit * SEALED_UNIT_BYTES;
    for (let at = 0; at < sealed.byteLength;) {
      at += (await this.handle.write(sealed, at, sealed.byteLength - at, position + at)).bytesWritten;
    }
    this.#end = position + sealed.byteLength;
    this.#unflushed += sealed.byteLength;
    if (this.#unflushed < FLUSH_EVERY_BYTES) return;
    this.#unflushed = 0;
    // The flush runs while the next unit fills, but only one runs at a time.
    await this.#flushing;
    this.#flushing = this.flushes.run(() => this.handle.datasync());
    this.#flushing.catch(() => {});
  }

  async flush(): Promise<void> {
    const end = this.#end;
    try {
      await this.#flushing;
      await this.flushes.run(() => this.handle.datasync());
      this.flushed = end;
    } catch (error) {
      // The system still shows the bytes that it could not write, and another flush would succeed, so the next request must not find them.
      await this.handle.truncate(this.flushed).catch(() => {});
      throw error;
    }
  }

  async save(progress: Uint8Array): Promise<void> {
    const { path, draft } = this.place;
    const file = await open(draft, "w", 0o600);
    try {
      await file.writeFile(progress);
      await this.flushes.run(() => file.sync());
    } finally {
      await file.close();
    }
    await rename(draft, path);
    await this.flushes.run(() => flushAsync(dirname(path)));
  }

  async close(): Promise<void> {
    await this.#flushing.catch(() => {});
    await this.handle.close().catch(() => {});
  }
}
