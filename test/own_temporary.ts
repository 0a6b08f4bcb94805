// What a file of tests puts into the temporary directory is in one of its own, and gone after it, also where a test has failed.

import { afterAll, beforeAll } from "bun:test";
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";

import { isShared } from "./ends.ts";

/** @returns what removes it */
export function ownTemporary(): () => void {
  // What outlives the file then removes its files itself.
  if (isShared) return () => {};
  const before = process.env["TMPDIR"];
  const directory = mkdtempSync(join(tmpdir(), "t-"));
  // Programs of other users have theirs in it.
  chmodSync(directory, 0o755);
  process.env["TMPDIR"] = directory;
  return () => {
    if (before === undefined) delete process.env["TMPDIR"];
    else process.env["TMPDIR"] = before;
    try {
      rmSync(directory, { recursive: true, force: true });
    } catch {
      // A test that failed has left a directory that its user may not read.
      Bun.spawnSync(["chmod", "-R", "u+rwX", directory]);
      rmSync(directory, { recursive: true, force: true });
    }
  };
}
/** Less is small. */
const ROOMY_BYTES = 1024 ** 3;

/**
 * Call it outside of all tests in a file of tests that puts more than 60 MB into the temporary directory: where that is small, such
 * files take turns.
 */
export function takesRoom(): void {
  const { bavail, bsize } = statfsSync(tmpdir());
  if (bavail * bsize >= ROOMY_BYTES) return;
  const lock = join(basename(tmpdir()).startsWith("t-") ? dirname(tmpdir()) : tmpdir(), "room");
  const isGone = (): boolean => {
    const holder = readFileSync(lock, "utf8");
    return holder !== "" && !existsSync(`/proc/${holder}`);
  };
  beforeAll(async () => {
    for (;;)
      try {
        writeFileSync(lock, String(process.pid), { flag: "wx" });
        return;
      } catch {
        // Another file has it, or has given it back just now.
        if (existsSync(lock) && isGone()) rmSync(lock, { force: true });
        await Bun.sleep(100);
      }
  }, 600_000);
  afterAll(() => rmSync(lock));
}
