// Files that survive a power cut. A file is written whole under a draft name, flushed and renamed; then its directory
// is flushed too, because the directory contains the name.

import {
  closeSync,
  fchmodSync,
  fsyncSync,
  linkSync,
  openSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from "node:fs";
import { open, rename, unlink } from "node:fs/promises";
import { dirname } from "node:path";

import { randomBytes } from "./crypto.ts";

/** ESTALE: another host has removed it. */
export const isMissing = (error: unknown): boolean =>
  ["ENOENT", "ESTALE"].includes((error as { code?: string }).code ?? "");

/** @returns null if the file or directory is missing */
export async function unlessMissing<T>(step: Promise<T>): Promise<T | null> {
  try {
    return await step;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

export const succeeds = (step: Promise<unknown>): Promise<boolean> =>
  step.then(
    () => true,
    () => false,
  );

/** Flushes a file, or the names in a directory, to the disk. */
export function flush(path: string): void {
  const file = openSync(path, "r");
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/** `flush` without blocking the event loop. */
export async function flushAsync(path: string): Promise<void> {
  const file = await open(path, "r");
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

/**
 * A name for a draft that no other process uses, and that this one does not use again after a crash. A process id is
 * not enough: in a container it is the same each time.
 */
export const draftName = (prefix: string): string => `${prefix}${Buffer.from(randomBytes(6)).toString("hex")}`;

/**
 * Writes a file, replacing any of this name. A symbolic link itself is replaced, not the file it points to.
 * @param mode applies regardless of the umask
 * @param prepare changes the draft before it is renamed, for example its owner
 */
export function replaceFile(path: string, text: string, mode: number, prepare?: (draft: string) => void): void {
  withDraft(path, text, mode, (draft) => {
    prepare?.(draft);
    renameSync(draft, path);
  });
}

/** Flushes after this many bytes, so that a server's commits never wait for the flush of a gigabyte. */
const FLUSH_EVERY_BYTES = 4 * 1024 * 1024;

/** The part of a name that marks a draft of `replaceFileAsync`. */
export const DRAFT = ".partial-";

/** `replaceFile` for large files, without blocking the event loop. */
export async function replaceFileAsync(
  path: string,
  bytes: AsyncIterable<Uint8Array> | Iterable<Uint8Array | string>,
  { draft = draftName(path + DRAFT), prepare }: { draft?: string; prepare?: (draft: string) => void } = {},
): Promise<void> {
  const file = await open(draft, "wx", 0o600);
  try {
    try {
      let unflushed = 0;
      for await (const piece of bytes) {
        await file.writeFile(piece);
        unflushed += piece.length;
        if (unflushed < FLUSH_EVERY_BYTES) continue;
        await file.datasync();
        unflushed = 0;
      }
      await file.sync();
    } finally {
      await file.close();
    }
    prepare?.(draft);
    await rename(draft, path);
  } catch (error) {
    await unlink(draft).catch(() => {});
    throw error;
  }
  await flushAsync(dirname(path));
}

/** Writes a file unless this name is taken. If several processes try at once, one succeeds, and its file is whole. */
export function createFile(path: string, text: string, mode: number): void {
  withDraft(path, text, mode, (draft) => {
    try {
      linkSync(draft, path);
    } catch (error) {
      if (statSync(path, { throwIfNoEntry: false }) === undefined) throw error;
    }
  });
}

/**
 * Copies a file to a new one that no other user can ever open, whatever the original's mode: a process that opened the
 * copy for writing could change it later.
 */
export function copyForOwner(from: string, to: string): void {
  const source = openSync(from, "r");
  try {
    const copy = openSync(to, "wx", 0o700);
    try {
      fchmodSync(copy, 0o700);
      const piece = new Uint8Array(COPIED_AT_ONCE);
      for (let length = readSync(source, piece); length > 0; length = readSync(source, piece)) {
        for (let written = 0; written < length;) written += writeSync(copy, piece, written, length - written);
      }
    } finally {
      closeSync(copy);
    }
  } finally {
    closeSync(source);
  }
}

const COPIED_AT_ONCE = 1024 * 1024;

function withDraft(path: string, text: string, mode: number, giveName: (draft: string) => void): void {
  const draft = draftName(`${path}.`);
  const file = openSync(draft, "wx", mode);
  try {
    try {
      fchmodSync(file, mode);
      writeSync(file, text);
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
    giveName(draft);
  } finally {
    rmSync(draft, { force: true });
  }
  flush(dirname(path));
}
