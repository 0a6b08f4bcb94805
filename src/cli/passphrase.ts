// Passphrases: read from standard input, a file or the environment, or typed twice without echo. Never an argument:
// those are in the process list and the shell's history.

import { readFileSync } from "node:fs";
import { ask, OperationFailed, readLine, type Terminal, UsageError } from "./terminal.ts";

/** Where a passphrase may come from without a question. */
export interface PassphraseSources {
  /** The first line of standard input. */
  stdin?: boolean | undefined;
  /** The first line of this file. */
  file?: string | undefined;
  /** An environment variable, which standard input and file override. */
  variable?: string;
}

/**
 * The passphrase that was given without a question; null if none was.
 * @throws UsageError if two sources are named, or the named one holds no passphrase
 */
export async function givenPassphrase(
  terminal: Terminal,
  { stdin, file, variable }: PassphraseSources,
): Promise<string | null> {
  if (stdin && file !== undefined) {
    throw new UsageError("--passphrase-stdin and --passphrase-file are both given: leave one out");
  }
  if (stdin) return readLine(terminal);
  if (file !== undefined) return firstLineOf(file);
  return (variable !== undefined && terminal.env[variable]) || null;
}

function firstLineOf(file: string): string {
  let text: string;
  try {
    text = readFileSync(file, "utf8");
  } catch (error) {
    throw new UsageError(`the passphrase file ${file} cannot be read: ${String(error)}`);
  }
  const [line = ""] = text.split(/\r?\n/, 1);
  if (line === "") throw new UsageError(`the passphrase file ${file} begins with an empty line`);
  return line;
}

/**
 * Asks for a new passphrase, twice.
 * @param outcome what a failure means: "nothing was pushed"
 * @param ifEmpty what to do instead of giving an empty one
 * @throws OperationFailed if the answers differ or are empty
 */
export async function askNewPassphrase(
  terminal: Terminal,
  { question, outcome, ifEmpty }: { question: string; outcome: string; ifEmpty?: string },
): Promise<string> {
  const [first = "", second] = await ask(terminal, [question, "The same again: "], { hidden: true });
  if (first !== second) throw new OperationFailed(`the two passphrases differ, ${outcome}`);
  if (first === "") {
    throw new OperationFailed(`the passphrase is empty, ${outcome}${ifEmpty === undefined ? "" : `: ${ifEmpty}`}`);
  }
  return first;
}
