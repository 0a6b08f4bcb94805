// The passphrase of a push or a request: setting a new one, and opening with a given one.

import { CLIENT_ENV } from "../../config/options.ts";
import { ask, askNewPassphrase, complain, OperationFailed, readLine, type Terminal } from "../terminal.ts";
import { BadPassphrase, type Noun } from "./server_refusals.ts";

export const NEW_PASSPHRASE_OPTIONS = {
  "--passphrase": `Protect it with a passphrase, asked for without echo. [${CLIENT_ENV.passphrase}]`,
  "--passphrase-stdin": "Read the passphrase from the first line of standard input.",
} as const;

export const TRAVELS_APART = "Send the passphrase by a different route than the link.\n";

interface Source {
  passphraseStdin: true | undefined;
}

const given = async (terminal: Terminal, { passphraseStdin }: Source): Promise<string | null> =>
  passphraseStdin ? readLine(terminal) : terminal.env[CLIENT_ENV.passphrase] || null;

/** @param outcome the consequence of a failure, such as "nothing was pushed" @returns null if none is wanted */
export async function newPassphrase(
  terminal: Terminal,
  flags: Source & { passphrase: true | undefined },
  outcome: string,
): Promise<string | null> {
  const found = await given(terminal, flags);
  if (found !== null || !flags.passphrase) return found;
  // The server treats an empty passphrase as none, and would leave the secret unguarded.
  const ifEmpty = "leave --passphrase out to push without one";
  return askNewPassphrase(terminal, { question: "Passphrase: ", outcome, ifEmpty });
}

const ATTEMPTS = 3;

interface Opened<T> {
  found: T;
  /** The passphrase that opened it; null if none was needed. */
  passphrase: string | null;
  /** Whether it was typed because the server asked for it. */
  asked: boolean;
}

/**
 * Opens with the passphrase that was given, or else without one. If the server wants one, asks on the terminal.
 * @param words.wrong the error if the given passphrase is wrong
 * @param words.last the consequence, for the error after the last attempt
 * @throws OperationFailed; whatever `open` throws, apart from BadPassphrase
 */
export async function openGuarded<T>(
  terminal: Terminal,
  flags: Source,
  { noun, wrong, last }: { noun: Noun; wrong: string; last: string },
  open: (passphrase: string | null) => Promise<T>,
): Promise<Opened<T>> {
  let passphrase = await given(terminal, flags);
  const isGiven = passphrase !== null;
  for (let attempt = 0; ; attempt += 1) {
    try {
      return { found: await open(passphrase), passphrase, asked: attempt > 0 };
    } catch (error) {
      if (!(error instanceof BadPassphrase)) throw error;
      if (isGiven) throw new OperationFailed(wrong);
      if (!terminal.stdin.isTTY) {
        throw new OperationFailed(
          `this ${noun} needs a passphrase: give it with --passphrase-stdin or ${CLIENT_ENV.passphrase}`,
        );
      }
      if (attempt === ATTEMPTS)
        throw new OperationFailed(`the passphrase is wrong: ${last}ask the sender for the right one`);
      if (attempt > 0) complain(terminal, "that passphrase is wrong.");
      [passphrase = ""] = await ask(terminal, ["Passphrase: "], { hidden: true });
    }
  }
}
