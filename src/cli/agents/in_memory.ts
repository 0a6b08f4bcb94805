// Files and directories in memory for a command: their content never reaches a disk. A directory does not outlive this
// process: a second process waits until this one ends, then removes the directory.

import {
  accessSync,
  closeSync,
  constants,
  mkdirSync,
  openSync,
  rmSync,
  statfsSync,
  unlinkSync,
  writeSync,
} from "node:fs";
import { basename, join } from "node:path";

import { ERASER, program } from "../../base/build.ts";
import { newToken } from "../../base/crypto.ts";
import { codeOf } from "../client/connection.ts";
import { OperationFailed, SIGNALS, type Terminal } from "../terminal.ts";

const PREFIX = "secretpush-run-";

/** f_type of statfs(2). */
const IN_MEMORY = new Map([
  [0x01021994, "tmpfs"],
  [0x858458f6, "ramfs"],
]);

/** The kind of memory file system that contains this path; undefined if the path is on a disk. */
export const memoryAt = (path: string): string | undefined => IN_MEMORY.get(statfsSync(path).type);

/** A directory in memory: the service's, which systemd removes, or else the user's or the machine's; null without one. */
export function memoryHere(env: Terminal["env"]): string | null {
  const places = [env["RUNTIME_DIRECTORY"]?.split(":")[0], env["XDG_RUNTIME_DIR"], "/dev/shm"];
  const isInMemory = (place: string | undefined): boolean => {
    try {
      accessSync(place ?? "", constants.W_OK | constants.X_OK);
      return memoryAt(place ?? "") !== undefined;
    } catch {
      return false;
    }
  };
  return places.find(isInMemory) ?? null;
}

/**
 * A file without a name, readable from its beginning; its bytes are gone when the last process closes it.
 * @returns its descriptor in this process
 * @throws OperationFailed whose message does not contain the text
 */
export function namelessFile(place: string, text: string): number {
  const path = join(place, `${PREFIX}${crypto.randomUUID()}`);
  let descriptor: number | null = null;
  try {
    descriptor = openSync(path, "wx+", 0o600);
    unlinkSync(path);
    const bytes = Buffer.from(text);
    for (let at = 0; at < bytes.byteLength;) at += writeSync(descriptor, bytes, at, bytes.byteLength - at, at);
    return descriptor;
  } catch (error) {
    if (descriptor !== null) closeSync(descriptor);
    throw new OperationFailed(`no file can be made in ${place} (${codeOf(error)})`);
  }
}

/** A directory that only this user can enter. */
export function directoryIn(place: string): { path: string; remove: () => Promise<void> } {
  const path = join(place, `${PREFIX}${newToken(12)}`);
  // The eraser starts before the directory exists, because this process may be killed at any moment. It has its own
  // session, so that a signal from the terminal ends only this process.
  const eraser = Bun.spawn([...program, ERASER, path], {
    stdio: ["pipe", "ignore", "ignore"],
    env: {},
    cwd: "/",
    detached: true,
  });
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    void eraser.stdin.end();
    throw error;
  }
  return {
    path,
    async remove() {
      rmSync(path, { recursive: true, force: true });
      await eraser.stdin.end();
      await eraser.exited;
    },
  };
}

/** Removes the directory once the process that made it has ended: then standard input ends, too. */
export async function eraseAfter(path: string | undefined, { stdin, signals }: Terminal): Promise<0> {
  for (const signal of SIGNALS) signals.on(signal, () => {});
  for await (const _chunk of stdin);
  if (path !== undefined && basename(path).startsWith(PREFIX)) rmSync(path, { recursive: true, force: true });
  return 0;
}
