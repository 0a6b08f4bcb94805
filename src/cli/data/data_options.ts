// What the subcommands about a data directory share: where it and its key are, passphrases of
// backups, a bar that shows how far things have come, and lines of findings.

import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Command } from "commander";
import packageJson from "../../../package.json" with { type: "json" };
import type { Config } from "../../config/options.ts";
import type { LiveDatabase, MasterKeys } from "../../store/maintenance/index.ts";
import { ask, columns, complain, OperationFailed, readLine, type Terminal, UsageError } from "../terminal.ts";

export const applicationVersion: string = packageJson.version;

/** Where a store finds its directory and its keys; `exclusive` and more is added by the caller. */
export const storeSource = (config: Config, { env }: Terminal) => ({
  dataDir: config.dataDir,
  key: config.key,
  keyFile: config.keyFile,
  previousKey: config.previousKey,
  credentialsDir: env["CREDENTIALS_DIRECTORY"],
  applicationVersion,
});

/** The keys of a live database. @throws Error with a sentence where they are not here or do not fit */
export async function keysBeside(live: LiveDatabase, config: Config, terminal: Terminal): Promise<MasterKeys> {
  const { databasePath, findMasterKeys, rememberedBy } = await import("../../store/maintenance/index.ts");
  const remembered = rememberedBy(live, config.dataDir);
  return findMasterKeys(storeSource(config, terminal), remembered, databasePath(config.dataDir));
}

/** Whether there is any key at all, the right one or not. */
export const keyIsHere = ({ key, dataDir }: Config, { env }: Terminal): boolean =>
  key !== undefined ||
  [env["CREDENTIALS_DIRECTORY"], dataDir].some((place) => place && existsSync(join(place, "master.key")));

// ---- Passphrases of backups ------------------------------------------------------------------

export interface PassphraseFlags {
  passphraseStdin?: true;
  passphraseFile?: string;
}

/** --passphrase-stdin and --passphrase-file. */
export function addPassphraseFlags(command: Command): Command {
  return command
    .option("--passphrase-stdin", "Read the backup's passphrase from the first line of standard input.")
    .option("--passphrase-file <file>", "Read the backup's passphrase from the first line of a file.");
}

/** The passphrase that opens `file`; null where it needs none. Asks where there is a terminal. */
export async function passphraseFor(file: string, flags: PassphraseFlags, terminal: Terminal): Promise<string | null> {
  const { isEncrypted } = await import("../../store/maintenance/index.ts");
  if (!(await isEncrypted(file))) return null;
  const given = await givenPassphrase(flags, terminal);
  if (given !== null) return given;
  if (!terminal.stdin.isTTY) {
    throw new UsageError(
      `${file} is encrypted, and there is no terminal to ask for its passphrase: ` +
        "give it with --passphrase-stdin or --passphrase-file",
    );
  }
  const [passphrase = ""] = await ask(terminal, [`Passphrase of ${file}: `], { hidden: true });
  return passphrase;
}

/** The passphrase for a new backup; null where none is wanted. */
export async function newPassphrase(
  flags: PassphraseFlags & { encrypt?: true },
  terminal: Terminal,
): Promise<string | null> {
  const given = await givenPassphrase(flags, terminal);
  if (given !== null) return given;
  if (!flags.encrypt) return null;
  if (!terminal.stdin.isTTY) {
    throw new UsageError(
      "there is no terminal to ask for a passphrase: give it with --passphrase-stdin or --passphrase-file",
    );
  }
  const [first = "", second] = await ask(terminal, ["Passphrase for the backup: ", "The same again: "], {
    hidden: true,
  });
  if (first !== second) throw new OperationFailed("the two passphrases differ, nothing was written");
  if (first === "") throw new OperationFailed("the passphrase is empty, nothing was written");
  return first;
}

async function givenPassphrase(flags: PassphraseFlags, terminal: Terminal): Promise<string | null> {
  const { passphraseStdin, passphraseFile } = flags;
  if (passphraseStdin && passphraseFile !== undefined) {
    throw new UsageError("--passphrase-stdin and --passphrase-file are both given: leave one out");
  }
  if (passphraseStdin) return readLine(terminal);
  if (passphraseFile === undefined) return null;
  let text: string;
  try {
    text = readFileSync(passphraseFile, "utf8");
  } catch (error) {
    throw new UsageError(`the passphrase file ${passphraseFile} cannot be read: ${String(error)}`);
  }
  const [line = ""] = text.split(/\r?\n/, 1);
  if (line === "") throw new UsageError(`the passphrase file ${passphraseFile} begins with an empty line`);
  return line;
}

// ---- Showing ---------------------------------------------------------------------------------

const BAR_WIDTH = 30;

/** A bar on a terminal, nothing elsewhere. @returns what to call with how far it is, and at the end */
export function progressBar(terminal: Terminal, label: string) {
  let shown = -1;
  return {
    update(done: number, total: number): void {
      if (!terminal.stderrIsTTY) return;
      const percent = total <= 0 ? 100 : Math.min(100, Math.floor((done / total) * 100));
      if (percent === shown) return;
      shown = percent;
      const filled = Math.round((percent / 100) * BAR_WIDTH);
      terminal.stderr(
        `\r${label} [${"#".repeat(filled)}${" ".repeat(BAR_WIDTH - filled)}] ${String(percent).padStart(3)} %`,
      );
    },
    end(): void {
      if (terminal.stderrIsTTY && shown >= 0) terminal.stderr(`\r${" ".repeat(label.length + BAR_WIDTH + 10)}\r`);
    },
  };
}

/** "1.4 GiB": for people, rounded. */
export function roughBytes(bytes: number): string {
  const units = ["bytes", "KiB", "MiB", "GiB", "TiB"];
  let [value, unit] = [bytes, 0];
  while (value >= 1024 && unit < units.length - 1) [value, unit] = [value / 1024, unit + 1];
  return `${unit === 0 ? value : value.toFixed(1)} ${units[unit] ?? ""}`;
}

/** "1 push", "2 pushes". */
export const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

const NAMED_PROBLEMS = 20;

/** What is damaged, as one complaint: a sentence that leads to it, then one line each. */
export function complainOf(problems: readonly string[], lead: string, terminal: Terminal): void {
  const named = problems.slice(0, NAMED_PROBLEMS).map((problem) => `\n  ${problem}`);
  const more = problems.length > NAMED_PROBLEMS ? `\n  and ${problems.length - NAMED_PROBLEMS} more` : "";
  complain(terminal, `${lead}${named.join("")}${more}`);
}

export interface Line {
  verdict: "ok" | "warn" | "fail";
  subject: string;
  text: string;
}

/** Findings as aligned lines, or as a JSON array. */
export function showFindings(findings: readonly Line[], asJson: boolean, terminal: Terminal): void {
  if (asJson) terminal.stdout(`${JSON.stringify(findings, null, 2)}\n`);
  else terminal.stdout(columns(findings.map(({ verdict, subject, text }) => [verdict, subject, text])));
}
