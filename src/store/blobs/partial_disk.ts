// Uploads that may resume, on the disk: a file of sealed units, and one that says how far they go, with the next one's draft.
// All bear the upload's name. An upload is there as long as the second is.

import { existsSync, mkdirSync, readdirSync } from "node:fs";
import { type FileHandle, link, open, readFile, rename, unlink } from "node:fs/promises";
import { dirname, join } from "node:path";

import type { AtMost } from "../../base/at_most.ts";
import { flushAsync } from "../../base/durable_file.ts";
import type { PartialBlob, PartialBlobs, PartialFacts } from "../blob_files.ts";
import { CHUNK_BYTES, sealedSize } from "./chunks.ts";
import { blobIdOf, NO_PROGRESS, openProgress, Partial, type PartialPlace } from "./partial.ts";

const UNIT_CHUNKS = 4;
/** As often as uploads in one request are. */
const FLUSH_EVERY_BYTES = 512 * 1024;
const SEALED_UNIT_BYTES = sealedSize(UNIT_CHUNKS * CHUNK_BYTES);
const DATA = ".data";
/** One name for all, because one request at a time writes: what a crash left is overwritten, and removed with the rest. */
const DRAFT = ".draft";

export class PartialsOnDisk implements PartialBlobs {
  readonly #dataDir: string;
  readonly #directory: string;
  readonly #flushes: AtMost;
  readonly #blobPathOf: (id: string) => string;

  constructor(dataDir: string, flushes: AtMost, blobPathOf: (id: string) => string) {
    this.#dataDir = dataDir;
    this.#directory = join(dataDir, "blobs", "uploads");
    this.#flushes = flushes;
    this.#blobPathOf = blobPathOf;
  }

  async create(facts: PartialFacts): Promise<void> {
    if (!existsSync(this.#directory)) {
      mkdirSync(this.#directory, { recursive: true, mode: 0o700 });
      await flushAsync(dirname(this.#directory));
      await flushAsync(this.#dataDir);
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
    // A disk that was restored or repaired may have less than the progress tells of. Then the upload is gone.
    const { size } = await handle.stat();
    const told = Math.min(progress.units * SEALED_UNIT_BYTES, sealedSize(facts.length));
    if (progress.units > 0 && size < told) {
      await handle.close();
      return null;
    }
    const blob = this.#at(facts, handle, progress);
    // A process that was killed has stored more than it could tell of.
    const isMore = await blob.takeOver(async (unit, bytes) => {
      const stored = Buffer.allocUnsafe(bytes);
      const { bytesRead } = await handle.read(stored, 0, bytes, unit * SEALED_UNIT_BYTES);
      return bytesRead === bytes ? stored : null;
    });
    if (isMore) await blob.flush();
    return blob;
  }

  async list(): Promise<string[]> {
    if (!existsSync(this.#directory)) return [];
    return [...new Set(readdirSync(this.#directory).map((file) => file.replace(/\..*$/, "")))];
  }

  async remove(name: string): Promise<void> {
    const path = this.#path(name);
    for (const file of [path, path + DATA, path + DRAFT]) await unlessMissing(unlink(file));
  }

  async place(facts: PartialFacts): Promise<boolean> {
    const [from, to] = [this.#data(facts.name), this.#blob(facts)];
    mkdirSync(dirname(to), { recursive: true, mode: 0o700 });
    try {
      // A second name: if the process is killed now, the upload still has the first.
      await link(from, to);
    } catch (error) {
      const { code } = error as { code?: string };
      if (code === "ENOENT" || code === "EEXIST") return false;
      // A file system without second names.
      await rename(from, to);
    }
    for (const directory of [dirname(to), dirname(dirname(to))]) await flushAsync(directory);
    return true;
  }

  async takeBack(facts: PartialFacts): Promise<void> {
    const [from, to] = [this.#data(facts.name), this.#blob(facts)];
    await (existsSync(from) ? unlink(to) : rename(to, from));
  }

  #at(facts: PartialFacts, handle: FileHandle, progress = NO_PROGRESS): Partial {
    return new Partial(facts, new PlaceOnDisk(this.#path(facts.name), handle, this.#flushes), progress);
  }

  #path(name: string): string {
    if (!/^[a-z0-9-]+$/.test(name)) throw new Error("Not the name of an upload.");
    return join(this.#directory, name);
  }

  #data(name: string): string {
    return this.#path(name) + DATA;
  }

  #blob({ name }: PartialFacts): string {
    return this.#blobPathOf(blobIdOf(name));
  }
}

class PlaceOnDisk implements PartialPlace {
  readonly unitChunks = UNIT_CHUNKS;
  readonly #path: string;
  readonly #handle: FileHandle;
  readonly #flushes: AtMost;
  #unflushed = 0;
  #flushing: Promise<void> = Promise.resolve();

  constructor(path: string, handle: FileHandle, flushes: AtMost) {
    this.#path = path;
    this.#handle = handle;
    this.#flushes = flushes;
  }

  async append(unit: number, sealed: Uint8Array): Promise<void> {
    const position = unit * SEALED_UNIT_BYTES;
    for (let at = 0; at < sealed.byteLength;) {
      at += (await this.#handle.write(sealed, at, sealed.byteLength - at, position + at)).bytesWritten;
    }
    this.#unflushed += sealed.byteLength;
    if (this.#unflushed < FLUSH_EVERY_BYTES) return;
    this.#unflushed = 0;
    // While the next unit fills, but never two flushes at a time.
    await this.#flushing;
    this.#flushing = this.#flushes.run(() => this.#handle.datasync());
    this.#flushing.catch(() => {});
  }

  async flush(): Promise<void> {
    await this.#flushing;
    await this.#flushes.run(() => this.#handle.datasync());
  }

  async save(progress: Uint8Array): Promise<void> {
    const draft = this.#path + DRAFT;
    const file = await open(draft, "w", 0o600);
    try {
      await file.writeFile(progress);
      await this.#flushes.run(() => file.sync());
    } finally {
      await file.close();
    }
    await rename(draft, this.#path);
    await this.#flushes.run(() => flushAsync(dirname(this.#path)));
  }

  async close(): Promise<void> {
    await this.#flushing.catch(() => {});
    await this.#handle.close().catch(() => {});
  }
}

async function unlessMissing<T>(step: Promise<T>): Promise<T | null> {
  try {
    return await step;
  } catch (error) {
    if ((error as { code?: string }).code === "ENOENT") return null;
    throw error;
  }
}
