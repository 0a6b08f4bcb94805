// Reads the files with settings and secrets. Refuses a file that is not text or is too large, and says why.

import { closeSync, constants, fstatSync, openSync, readdirSync, readFileSync, readSync } from "node:fs";
import { type ConfigSources, UNFIT } from "../config/given.ts";

const MAX_BYTES = 1024 * 1024;

/** How loadConfig reads files. @param again whether a server is already running: then nothing may make it wait */
export const readers = (again = false): Pick<ConfigSources, "readFile" | "namesIn"> => ({
  readFile: (path, isFurther = false) => textOf(path, again || isFurther),
  namesIn,
});

/** @param onlyRegular whether to refuse pipes. A shell's pipe, as in --config <(…), can be read only once */
function textOf(path: string, onlyRegular: boolean): string {
  // Opening a pipe would otherwise block until something writes to it.
  const file = openSync(path, onlyRegular ? constants.O_RDONLY | constants.O_NONBLOCK : constants.O_RDONLY);
  let bytes: Uint8Array;
  try {
    const found = fstatSync(file);
    if (found.isDirectory()) throw unfit("it is a directory");
    if (onlyRegular && !found.isFile()) throw unfit("it is not a regular file");
    bytes = found.isFile() ? atMost(file, MAX_BYTES) : readFileSync(file);
  } finally {
    closeSync(file);
  }
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw unfit("it is not text in UTF-8");
  }
}

function atMost(file: number, most: number): Uint8Array {
  const chunks: Uint8Array[] = [];
  for (let length = 0; ;) {
    const chunk = new Uint8Array(64 * 1024);
    const read = readSync(file, chunk);
    if (read === 0) return Buffer.concat(chunks);
    chunks.push(chunk.subarray(0, read));
    length += read;
    if (length > most) throw unfit("it is larger than 1 MiB");
  }
}

function namesIn(directory: string): string[] {
  try {
    return readdirSync(directory);
  } catch (error) {
    if ((error as { code?: string }).code === "ENOENT") return [];
    throw error;
  }
}

const unfit = (reason: string): Error => Object.assign(new Error(reason), { code: UNFIT });
