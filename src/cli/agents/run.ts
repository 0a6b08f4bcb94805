// `secretpush run`: opens a link for one command, waits until the command ends, and exits with its status.

import { readFileSync } from "node:fs";

import type { Subprocess } from "bun";

import { codeOf } from "../client/connection.ts";
import { linkText, type Opening, openLink } from "../client/open.ts";
import { SIGNALS, type Terminal, UsageError } from "../terminal.ts";
import { prepared, wayOf } from "./hand_over.ts";

/** @param link undefined if a file contains it @returns the exit code */
export async function runWith(
  terminal: Terminal,
  link: string | undefined,
  argv: readonly string[],
  { as, linkFile, ...flags }: Opening & { as: string; linkFile: string | undefined },
): Promise<number> {
  // After one line has been read, the rest of standard input may already be in this program's memory.
  const isRead = link === "-" || flags.passphraseStdin === true;
  const stop = new AbortController();
  const begin = prepared(terminal, {
    argv,
    way: wayOf(as),
    stdin: isRead ? "ignore" : "inherit",
    output: "inherit",
    cancelled: stop.signal,
  });
  const text = linkFile === undefined ? await linkText(terminal, link, flags) : linkIn(linkFile);
  const opened = await openLink(terminal, text, flags);
  let command: Subprocess | undefined;
  const inTerminal = terminal.stdin.isTTY || terminal.stdoutIsTTY || terminal.stderrIsTTY;
  const forwards = SIGNALS.map((signal) => {
    const forward = (): void => {
      if (!command) stop.abort();
      // A terminal sends Ctrl-C to the command, too.
      else if (signal !== "SIGINT" || !inTerminal) command.kill(signal);
    };
    terminal.signals.on(signal, forward);
    return () => terminal.signals.off(signal, forward);
  });
  let end = async (): Promise<void> => {};
  try {
    ({ command, end } = await begin(opened));
    return await command.exited;
  } finally {
    for (const off of forwards) off();
    await end();
  }
}

function linkIn(path: string): string {
  try {
    return readFileSync(path, "utf8").split("\n")[0] ?? "";
  } catch (error) {
    throw new UsageError(`--link-file ${JSON.stringify(path)} cannot be read (${codeOf(error)})`);
  }
}
