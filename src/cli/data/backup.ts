// `secretpush backup FILE` and `secretpush backup verify FILE`: makes a backup of a data directory, whether or not its
// server runs, and checks one from end to end.

import type { Command } from "commander";
import { commit, version } from "../../base/build.ts";
import { reasonOf } from "../../base/errors.ts";
import type { Manifest } from "../../store/maintenance/index.ts";
import type { Cli } from "../context.ts";
import { readDatabase } from "./database.ts";
import { addPassphraseFlags, newPassphrase, type PassphraseFlags, passphraseFor } from "./data_options.ts";
import { counted, roundBytes } from "../figures.ts";
import { complainOf } from "../findings.ts";
import { workBar } from "../progress.ts";
import { settingsFor } from "../settings.ts";
import { complain, EXIT, type ExitCode, UsageError } from "../terminal.ts";

interface Flags extends PassphraseFlags {
  encrypt?: true;
  withKey?: true;
  unencrypted?: true;
  overwrite?: true;
  evenDamaged?: true;
}

export function addBackup(program: Command, cli: Cli): void {
  const { terminal } = cli;
  const backup = program
    .command("backup")
    .argument("[file]", "file to write")
    .description("Write a backup of everything into one file; works while the server runs.")
    .option("--encrypt", "Encrypt the backup with a passphrase, which is asked for.")
    .option("--with-key", "Include the master key; the backup must then be encrypted.")
    .option("--unencrypted", "With --with-key: do not encrypt. Anyone who has the file has the key.")
    .option("--overwrite", "Replace an existing file.")
    .option("--even-damaged", "Also back up a damaged database or damaged files, as far as they can be read.");
  addPassphraseFlags(backup)
    .addHelpText(
      "after",
      `
Without --with-key the master key is not in the backup: keep a copy elsewhere, or nobody can read the backup.
A restored backup brings back pushes that expired after it was made. Delete backups that you no longer need.
The database and every file are checked meanwhile. If the database is damaged, no backup is made. If a file is
damaged or missing, the backup is made, and the exit code is 1.

Examples:
  $ secretpush backup /backup/secretpush-$(date +%F).tar --data-dir /var/lib/secretpush
  $ secretpush backup full.spb --with-key --passphrase-file /root/backup.pass
  $ secretpush backup verify /backup/secretpush-2026-01-01.tar
`,
    )
    .action(
      cli.action(async (file: string | undefined, flags: Flags) => {
        if (file === undefined) throw new UsageError('the file to write is missing: see "secretpush backup --help"');
        return writeOne(file, flags, backup, cli);
      }),
    );

  const verify = backup
    .command("verify <file>")
    .description(
      "Read a backup from end to end and check it, its database and its files; reports where it is damaged.",
    );
  addPassphraseFlags(verify)
    .addHelpText("after", "\nExample:\n  $ secretpush backup verify /backup/secretpush-2026-01-01.tar\n")
    .action(
      cli.action(async (file: string, flags: PassphraseFlags) => {
        // The parent command takes flags of the same name, so both are read.
        const passphrase = await passphraseFor(file, { ...backup.opts<PassphraseFlags>(), ...flags }, terminal);
        const { verifyBackup } = await import("../../store/maintenance/index.ts");
        const bar = workBar(terminal, "Checking");
        const { manifest, problems } = await verifyBackup({ file, passphrase, onProgress: bar.update }).finally(
          bar.end,
        );
        if (problems.length > 0) {
          complainOf(problems, `${file} is as it was written, but holds damage from before the backup:`, terminal);
          return EXIT.failed;
        }
        terminal.stdout(
          `${file} is whole: made ${manifest.created_at} by Secret Push ${madeBy(manifest)}, ` +
            `${counted(manifest.pushes, "push", "pushes")}, ${counted(manifest.files, "file", "files")}, ` +
            `schema version ${manifest.schema_version}. It needs the master key ${manifest.key_fingerprint}` +
            `${manifest.key_included ? ", which is in it" : ", which is not in it"}.\n`,
        );
        return EXIT.ok;
      }),
    );
}

const madeBy = ({ application_version, commit }: Manifest): string =>
  commit ? `${application_version} (commit ${commit})` : application_version;

async function writeOne(file: string, flags: Flags, command: Command, cli: Cli): Promise<ExitCode> {
  const { terminal } = cli;
  const passphrase = await newPassphrase(flags, terminal);
  if (flags.withKey && passphrase === null && !flags.unencrypted) {
    throw new UsageError(
      "with the master key in it, a backup must be encrypted: add --encrypt or --passphrase-file, " +
        "or pass --unencrypted if the file is encrypted by other means",
    );
  }
  const { writeBackup } = await import("../../store/maintenance/index.ts");
  const bar = workBar(terminal, "Backing up");
  const { dataDir, copy, bucket, keys, close } = await readDatabase(command, terminal, true);
  const nowMs = Date.now();
  const report = await (async () => {
    const written = await writeBackup({
      dataDir,
      file,
      passphrase,
      overwrite: flags.overwrite === true,
      keys: flags.withKey ? (await keys()).needed : null,
      applicationVersion: version,
      commit,
      nowMs,
      evenDamaged: flags.evenDamaged === true,
      blobs: bucket,
      copied: copy ?? undefined,
      onProgress: bar.update,
    });
    if (written.databaseProblems.length === 0) await copy?.noteBackup(nowMs);
    return written;
  })().finally(() => {
    bar.end();
    return close();
  });
  const { manifest, byteSize, ended, missing, damaged, databaseProblems } = report;
  await tellBackup(cli, command, { isDamaged: databaseProblems.length > 0, withKey: flags.withKey === true });
  terminal.stdout(
    `Wrote ${file}: ${roundBytes(byteSize)}, ${counted(manifest.pushes, "push", "pushes")}, ` +
      `${counted(manifest.files - ended - missing.length, "file", "files")}.\n`,
  );
  if (!flags.withKey) {
    terminal.stderr(
      `The master key ${manifest.key_fingerprint} is not in it. Keep a copy of the key elsewhere, or nobody can read the backup.\n`,
    );
  }
  const problems = [...databaseProblems, ...missing.map((name) => `${name} is missing`), ...damaged];
  if (problems.length === 0) return EXIT.ok;
  complainOf(problems, "the backup holds damage too, because this data is damaged:", terminal);
  return flags.evenDamaged ? EXIT.ok : EXIT.failed;
}

/**
 * Done afterwards: a backup must not depend on whether it can be reported. Nothing is written into a damaged database.
 */
async function tellBackup(
  cli: Cli,
  command: Command,
  { isDamaged, withKey }: { isDamaged: boolean; withKey: boolean },
): Promise<void> {
  const { config } = settingsFor(command, cli.terminal);
  const { stdout, stderr, env } = cli.terminal;
  try {
    if (isDamaged) throw new Error("The database is damaged.");
    const { tellBeside } = await cli.backend();
    await tellBeside(config, { stdout, stderr, env: { ...env } }, "backup.made", { with_key: withKey });
  } catch (error) {
    complain(cli.terminal, `the backup is made, but it is not in the administrators' log. ${reasonOf(error)}`);
  }
}
