// Which build of the program this is: version, commit and target. scripts/build-binary.ts puts the last two into the
// executable. A program that runs from source reads the commit from its checkout, if there is one.

import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";

import { version } from "../../package.json" with { type: "json" };

declare const SECRETPUSH_BUILD: { commit: string; target: string; date: string | null; releaseKeys: string[] };

const built = typeof SECRETPUSH_BUILD === "undefined" ? null : SECRETPUSH_BUILD;

export { version };

/** The command that starts this program. */
export const program: readonly string[] = built
  ? [process.execPath]
  : [process.execPath, resolve(import.meta.dir, "../main.ts")];

/** The argument that starts the program as the process that makes a server's backups. */
export const BACKUP_PROCESS = "(backups of a server)";

/** The argument that starts the program as the process that removes another process's directory. */
export const ERASER = "(files of a command)";

/** Twelve hexadecimal digits, then "+changes" if the executable was built from a changed checkout; null if unknown. */
export const commit: string | null = built ? built.commit : commitOf(resolve(import.meta.dir, "../.."));

/** "linux-x64" */
export const target: string = built ? built.target : `source, ${process.platform}-${process.arch}`;

/** "3.0.0 (commit 0123456789ab)" */
export const build: string = commit === null ? version : `${version} (commit ${commit})`;

/** When the commit was made, in ISO 8601; null if it is unknown. */
export const date: string | null = built?.date ?? null;

/** The public keys that verify releases, as minisign writes them; none if no key was built into the program. */
export const releaseKeys: readonly string[] = built?.releaseKeys ?? [];

/** The commit that is checked out in this directory; null if it cannot be determined. */
export function commitOf(directory: string): string | null {
  try {
    let git = join(directory, ".git");
    const [, elsewhere] = existsSync(join(git, "HEAD"))
      ? []
      : (/^gitdir: (.+)$/m.exec(readFileSync(git, "utf8")) ?? []);
    if (elsewhere !== undefined) git = resolve(directory, elsewhere);
    const head = readFileSync(join(git, "HEAD"), "utf8").trim();
    const commit = head.startsWith("ref: ") ? commitNamed(head.slice("ref: ".length), git) : head;
    return /^[0-9a-f]{40,64}$/.test(commit) ? commit.slice(0, 12) : null;
  } catch {
    return null;
  }
}

/** A linked worktree keeps its branches in the repository that it belongs to. */
function commitNamed(ref: string, git: string): string {
  const shared = existsSync(join(git, "commondir"))
    ? resolve(git, readFileSync(join(git, "commondir"), "utf8").trim())
    : git;
  const loose = join(shared, ref);
  if (existsSync(loose)) return readFileSync(loose, "utf8").trim();
  const packed = readFileSync(join(shared, "packed-refs"), "utf8").split("\n");
  return packed.find((line) => line.endsWith(` ${ref}`))?.split(" ")[0] ?? "";
}
