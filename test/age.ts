// Debian's `age`, which asks for its passphrase on a terminal alone: tests type it there.

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { needs } from "./needs.ts";

/** The content of an age file, armored or not. @throws Error with what age said */
export const ageOpens = (sealed: string | Uint8Array, passphrase: string): Promise<Buffer> =>
  through(["--decrypt"], sealed, passphrase);

/** An age file of the content. */
export const ageSeals = (content: string | Uint8Array, passphrase: string, ...flags: string[]): Promise<Buffer> =>
  through(["--encrypt", "--passphrase", ...flags], content, passphrase);

async function through(flags: string[], input: string | Uint8Array, passphrase: string): Promise<Buffer> {
  const directory = mkdtempSync(join(tmpdir(), "secretpush-age-"));
  try {
    writeFileSync(join(directory, "in"), input);
    const { code, said } = await onTerminal([needs("age").path, ...flags, "-o", "out", "in"], {
      cwd: directory,
      typed: passphrase,
    });
    if (code !== 0) throw new Error(said);
    return readFileSync(join(directory, "out"));
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

/** @returns what a person types, who reads the question and everything that was said so far */
export type Typist = (question: string, said: string) => string;

/** Runs a program on a terminal of its own, and answers each question for a passphrase. */
export async function onTerminal(
  argv: string[],
  { cwd, typed, env = {} }: { cwd: string; typed: string | Typist; env?: Record<string, string> },
): Promise<{ code: number; said: string }> {
  let said = "";
  let answered = 0;
  const decoder = new TextDecoder();
  const child = Bun.spawn(argv, {
    cwd,
    env: { PATH: process.env["PATH"] ?? "", HOME: cwd, ...env },
    terminal: {
      data(terminal, data) {
        said += decoder.decode(data, { stream: true });
        for (const question of said.match(/[^\n]*passphrase[^\n:]*: /gi)?.slice(answered) ?? []) {
          answered += 1;
          terminal.write(`${typeof typed === "string" ? typed : typed(question, said)}\n`);
        }
      },
    },
  });
  const code = await child.exited;
  child.terminal?.close();
  return { code, said };
}
