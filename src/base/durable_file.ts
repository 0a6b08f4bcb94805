// Files that survive a power cut. A file is written whole under a draft name, flushed and renamed; then its directory
// is flushed too, because the directory holds the name.

import { closeSync, fchmodSync, fsyncSync, linkSync, openSync, renameSync, rmSync, statSync, writeSync } from "node:fs";
import { open } from "node:fs/promises";
import { dirname } from "node:path";

import { randomBytes } from "./crypto.ts";

/** ESTALE: another host has removed it. */
export const isMissing = (error: unknown): boolean =>
  ["ENOENT", "ESTALE"].includes((error as { code?: string }).code ?? "");

/** @returns null if what the step is about is missing */
export async function unlessMissing<T>(step: Promise<T>): Promise<T | null> {
  try {
    return await step;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

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
 * A name for a draft that no other process uses, and that this one does not use again after a crash. A process id would
 * not do: in a container it is the same each time.
 */
export const draftName = (prefix: string): string => `${prefix}${Buffer.from(randomBytes(6)).toString("hex")}`;

/**
 * Writes a file in place of whatever has the name now. A symbolic link itself is replaced, not the file it leads to.
 * @param mode applies whatever the umask
 * @param prepare changes the draft before it gets its name, for example its owner
 */
export function replaceFile(path: string, text: string, mode: number, prepare?: (draft: string) => void): void {
  withDraft(path, text, mode, (draft) => {
    prepare?.(draft);
    renameSync(draft, path);
  });
}

/** Writes a file unless one has the name already. If several processes try at once, one wins, and its file is whole. */
export function createFile(path: string, text: string, mode: number): void {
  withDraft(path, text, mode, (draft) => {
    try {
      linkSync(draft, path);
    } catch (error) {
      if (statSync(path, { throwIfNoEntry: false }) === undefined) throw error;
    }
  });
}

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
