// What `check` and `doctor` say of copies of a data directory with one push of every sort.

import { beforeAll } from "bun:test";
import { cpSync } from "node:fs";
import { join } from "node:path";

import { runProgram } from "./processes.ts";
import { startFilled } from "./sample_pushes.ts";
import { scratch } from "./scratch.ts";

export interface Line {
  verdict: string;
  subject: string;
  text: string;
}

/** Runs a command that inspects. @returns its exit code and findings */
export async function linesOf(...argv: string[]): Promise<{ code: number; lines: Line[] }> {
  const { code, stdout, stderr } = await runProgram([...argv, "--json"]);
  if (!stdout.startsWith("[")) throw new Error(stderr);
  return { code, lines: JSON.parse(stdout) as Line[] };
}

/** Fills a data directory before the tests of the file, and hands out copies of it. */
export function inspected() {
  const { root, start, newPath } = scratch();
  const original = join(root, "original");
  beforeAll(async () => {
    const { server } = await startFilled(start, original);
    await server.stop();
  });
  return {
    root,
    start,
    newPath,
    copy(): string {
      const path = newPath("copy");
      cpSync(original, path, { recursive: true });
      return path;
    },
  };
}
