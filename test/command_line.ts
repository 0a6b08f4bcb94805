// Runs the command line inside the test's own process, with what a user gives it: arguments, an
// environment, keys and pipes.

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PassThrough, Readable } from "node:stream";

import type { Backend } from "../src/cli/context.ts";
import { runCli } from "../src/cli/index.ts";
import type { Terminal } from "../src/cli/terminal.ts";

const directories: string[] = [];
export function tempDir(): string {
  const directory = mkdtempSync(join(tmpdir(), "secretpush-cli-"));
  directories.push(directory);
  return directory;
}

export function removeTempDirs(): void {
  for (const directory of directories.splice(0)) rmSync(directory, { recursive: true, force: true });
}

export interface Surroundings {
  env?: Record<string, string>;
  /** What standard input holds. */
  input?: string | Uint8Array;
  /** What a user types at a terminal, one answer per question. */
  typed?: string[];
  backend?: Backend;
}

export async function cli(argv: string[], { env = {}, input = "", typed, backend }: Surroundings = {}) {
  let stdout = "";
  let stderr = "";
  let stdin: Terminal["stdin"] = Readable.from([Buffer.from(input)]);
  if (typed !== undefined) {
    const keyboard = Object.assign(new PassThrough(), { isTTY: true, setRawMode: () => keyboard });
    for (const line of typed) keyboard.write(`${line}\r`);
    keyboard.end();
    stdin = keyboard;
  }
  const code = await runCli(
    argv,
    {
      stdin,
      stdout: (text) => void (stdout += text),
      stderr: (text) => void (stderr += text),
      env,
      signals: { on: () => {}, off: () => {} },
    },
    ...(backend === undefined ? [] : [async () => backend]),
  );
  return { code, stdout, stderr };
}
