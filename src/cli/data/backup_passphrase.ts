// Passphrases of backups: read from standard input or a file, or asked for without echo. Never an argument, because
// arguments are in the process list and the shell's history.

import { readFileSync, statSync } from "node:fs";
import type { Given } from "../command.ts";
import { ask, askNewPassphrase, readLine, type Terminal, UsageError } from "../terminal.ts";

export const PASSPHRASE_OPTIONS = {
  "--passphrase-stdin": "Read the backup's passphrase from the first line of standard input.",
  "--passphrase-file <file>": "Read the backup's passphrase from the first line of a file.",
} as const;

export type PassphraseFlags = Given<"", typeof PASSPHRASE_OPTIONS>;

/** Null if `file` needs none. If there is a terminal, prompts for it. @param usual the file to read if the flags name no source */
export async function passphraseFor(
  file: string,
  flags: PassphraseFlags,
  terminal: Terminal,
  usual?: string | undefined,
): Promise<string | null> {
  const { isEncrypted } = await import("../../store/maintenance/index.ts");
  if (!(await isEncrypted(file))) return null;
  const found = await given(terminal, flags);
  if (found !== null) return found;
  if (usual !== undefined) return firstLineOf(usual);
  if (!terminal.stdin.isTTY) {
    throw new UsageError(
      `${file} is encrypted, and there is no terminal to prompt for the passphrase: ` +
        "give it with --passphrase-stdin or --passphrase-file",
    );
  }
  const [passphrase = ""] = await ask(terminal, [`Passphrase of ${file}: `], { hidden: true });
  return passphrase;
}

/** The passphrase for a new backup; null if none is wanted. */
export async function newPassphrase(
  flags: PassphraseFlags & { encrypt?: true | undefined },
  terminal: Terminal,
): Promise<string | null> {
  const found = await given(terminal, flags);
  if (found !== null || !flags.encrypt) return found;
  if (!terminal.stdin.isTTY) {
    throw new UsageError(
      "there is no terminal to prompt for a passphrase: give it with --passphrase-stdin or --passphrase-file",
    );
  }
  return askNewPassphrase(terminal, { question: "Passphrase for the backup: ", outcome: "nothing was written" });
}

/** @throws UsageError if two sources are named, or the named one contains no passphrase */
async function given(terminal: Terminal, { passphraseStdin, passphraseFile }: PassphraseFlags): Promise<string | null> {
  if (passphraseStdin && passphraseFile !== undefined) {
    throw new UsageError("--passphrase-stdin and --passphrase-file are both given: leave one out");
  }
  if (passphraseStdin) return readLine(terminal);
  return passphraseFile === undefined ? null : firstLineOf(passphraseFile);
}

/** The passphrase of scheduled backups; null if there is no file. @throws Error with a message for the administrator */
export function ownPassphrase(file: string | undefined): string | null {
  if (file === undefined) return null;
  const mode = statSync(file, { throwIfNoEntry: false })?.mode ?? 0;
  if ((mode & 0o007) !== 0 && process.platform !== "win32") {
    throw new Error(
      `Every user of this host can read the passphrase in ${file} (backup.passphrase_file): chmod o= ${file}`,
    );
  }
  return firstLineOf(file);
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
