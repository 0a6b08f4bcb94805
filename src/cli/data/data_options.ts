// What the subcommands for a data directory share: where the directory and its key are, and the passphrases of backups.

import { existsSync } from "node:fs";
import { join } from "node:path";
import { build } from "../../base/build.ts";
import type { Config } from "../../config/options.ts";
import type { LiveDatabase, MasterKeys } from "../../store/maintenance/index.ts";
import { askNewPassphrase, givenPassphrase, type PassphraseSources } from "../passphrase.ts";
import { ask, type Terminal, UsageError } from "../terminal.ts";

/** Where a store finds its directory and its keys. The caller adds the rest, such as `exclusive`. */
export const storeSource = (config: Config, { env }: Terminal) => ({
  dataDir: config.dataDir,
  key: config.key,
  keyFile: config.keyFile,
  previousKey: config.previousKey,
  credentialsDir: env["CREDENTIALS_DIRECTORY"],
  applicationVersion: build,
});

/** The keys of a live database. @throws Error with a sentence if they are missing or do not fit */
export async function keysBeside(live: LiveDatabase, config: Config, terminal: Terminal): Promise<MasterKeys> {
  const { databasePath, findMasterKeys, rememberedBy } = await import("../../store/maintenance/index.ts");
  const remembered = rememberedBy(live, config.dataDir);
  return findMasterKeys(storeSource(config, terminal), remembered, databasePath(config.dataDir));
}

/** Whether any key is found, the right one or not. */
export const keyIsHere = ({ key, dataDir }: Config, { env }: Terminal): boolean =>
  key !== undefined ||
  [env["CREDENTIALS_DIRECTORY"], dataDir].some((place) => place && existsSync(join(place, "master.key")));

// ---- Passphrases of backups ------------------------------------------------------------------

export const PASSPHRASE_OPTIONS = {
  "--passphrase-stdin": "Read the backup's passphrase from the first line of standard input.",
  "--passphrase-file <file>": "Read the backup's passphrase from the first line of a file.",
} as const;

interface PassphraseFlags {
  passphraseStdin?: true | undefined;
  passphraseFile?: string | undefined;
}

/** The passphrase that opens `file`; null if it needs none. Asks if there is a terminal. */
export async function passphraseFor(file: string, flags: PassphraseFlags, terminal: Terminal): Promise<string | null> {
  const { isEncrypted } = await import("../../store/maintenance/index.ts");
  if (!(await isEncrypted(file))) return null;
  const given = await givenPassphrase(terminal, sourcesOf(flags));
  if (given !== null) return given;
  if (!terminal.stdin.isTTY) {
    throw new UsageError(
      `${file} is encrypted, and there is no terminal to ask for the passphrase: ` +
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
  const given = await givenPassphrase(terminal, sourcesOf(flags));
  if (given !== null || !flags.encrypt) return given;
  if (!terminal.stdin.isTTY) {
    throw new UsageError(
      "there is no terminal to ask for a passphrase: give it with --passphrase-stdin or --passphrase-file",
    );
  }
  return askNewPassphrase(terminal, { question: "Passphrase for the backup: ", outcome: "nothing was written" });
}

const sourcesOf = ({ passphraseStdin, passphraseFile }: PassphraseFlags): PassphraseSources => ({
  stdin: passphraseStdin,
  file: passphraseFile,
});
