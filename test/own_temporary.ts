// What a file of tests puts into the temporary directory is in one of its own, and gone after it, also where a test has failed.

import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

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
