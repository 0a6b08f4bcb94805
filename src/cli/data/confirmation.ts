// Asks for confirmation before something that cannot be undone.

import { ask, type Terminal, UsageError } from "../terminal.ts";

/** @param words.toConfirm the purpose of --yes, for a caller without a terminal @throws Error if the answer is not yes */
export async function expectYes(
  terminal: Terminal,
  yes: true | undefined,
  { question, toConfirm, otherwise }: { question: string; toConfirm: string; otherwise: string },
): Promise<void> {
  if (yes) return;
  if (!terminal.stdin.isTTY) {
    throw new UsageError(`there is no terminal to prompt for confirmation: pass --yes to ${toConfirm}`);
  }
  const [answer = ""] = await ask(terminal, [`${question} [y/N] `], { hidden: false });
  if (!/^y(es)?$/i.test(answer.trim())) throw new Error(otherwise);
}
