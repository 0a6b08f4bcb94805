// Archives whose bytes depend on their content alone.

import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Gives `use` a directory that is removed afterwards. */
export async function inTempDir<T>(use: (directory: string) => T | Promise<T>): Promise<T> {
  const directory = mkdtempSync(join(tmpdir(), "secretpush-package-"));
  chmodSync(directory, 0o755);
  try {
    return await use(directory);
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

/**
 * A tar archive of everything below a directory. @param time of every entry
 * @param below the directory that the entries are shown in, or "" for none
 */
export function sorted(directory: string, time: Date, below = ""): Uint8Array<ArrayBuffer> {
  const done = Bun.spawnSync(
    [
      "tar",
      "--create",
      "--format=ustar",
      "--sort=name",
      "--owner=0",
      "--group=0",
      "--numeric-owner",
      `--mtime=@${Math.floor(time.getTime() / 1_000)}`,
      ...(below === "" ? [] : [`--transform=flags=r;s|^\\.|${below}|`]),
      `--directory=${directory}`,
      ".",
    ],
    { stdout: "pipe", stderr: "pipe", env: { ...process.env, LC_ALL: "C" } },
  );
  if (done.exitCode !== 0) throw new Error(`tar failed: ${done.stderr.toString().trim()}`);
  return new Uint8Array(done.stdout);
}
