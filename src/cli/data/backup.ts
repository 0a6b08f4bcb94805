// `secretpush backup FILE` and `secretpush backup verify FILE`: makes a backup of a data directory, whether or not its
// server is running, and checks a backup from end to end.

import { commit, version } from "../../base/build.ts";
import type { Manifest, writeBackup } from "../../store/maintenance/index.ts";
import { command } from "../command.ts";
import type { Cli } from "../context.ts";
import { counted, roundBytes } from "../figures.ts";
import { damageIn } from "../findings.ts";
import { showWork } from "../progress.ts";
import { perform } from "../operate.ts";
import { complain, complaint, reasonOf, UsageError } from "../terminal.ts";
import { newPassphrase, PASSPHRASE_OPTIONS } from "./backup_passphrase.ts";
import { readDatabase } from "./database.ts";
import { drill } from "./drill.ts";
import { withArchive } from "./open_point.ts";
import { claim, list, PLACE_SETTINGS, prune } from "./restore_points.ts";

const verify = command({
  name: "verify <file>",
  argument: 'file, or the name of a backup that the server made, as "backup list" shows it',
  summary: "Read a backup from end to end and check it, its database and its files; reports where it is damaged.",
  options: PASSPHRASE_OPTIONS,
  settings: PLACE_SETTINGS,
  examples: [
    "secretpush backup verify /backup/secretpush-2026-01-01.tar",
    "secretpush backup verify 20260101T031500Z --config /etc/secretpush/config.toml",
  ],
  async run({ file, ...flags }, cli) {
    const { manifest, problems } = await withArchive(file, { cli, flags }, async ({ archive, pool, passphrase }) => {
      const { measure, verifyBackup } = await import("../../store/maintenance/index.ts");
      return showWork(cli.terminal, "Checking", (onProgress) =>
        verifyBackup({ file: archive, passphrase, onProgress }, pool && ((id) => measure(pool, id))),
      );
    });
    if (problems.length > 0) {
      throw new Error(damageIn(problems, `${file} is as it was written, but contains damage from before the backup:`));
    }
    return (
      `${file} is whole: made ${manifest.created_at} by Secret Push ${madeBy(manifest)}, ` +
      `${counted(manifest.pushes, "push", "pushes")}, ${counted(manifest.files, "file", "files")}, ` +
      `schema version ${manifest.schema_version}. It needs the master key ${manifest.key_fingerprint}` +
      `${manifest.key_included ? ", which is in it" : ", which is not in it"}.\n`
    );
  },
});

const madeBy = ({ application_version, commit }: Manifest): string =>
  commit ? `${application_version} (commit ${commit})` : application_version;

export const backup = command({
  name: "backup [file]",
  summary: "Write a backup of everything into one file; works while the server runs.",
  argument: "file to write",
  options: {
    "--encrypt": "Encrypt the backup with a passphrase, which you are asked for.",
    "--with-key": "Include the master key; the backup must then be encrypted.",
    "--unencrypted": "With --with-key: do not encrypt. Anyone who has the file has the key.",
    "--overwrite": "Replace an existing file.",
    "--even-damaged": "Also back up what can be read of a damaged database or of damaged files.",
    ...PASSPHRASE_OPTIONS,
  },
  help: `
Without --with-key, the master key is not in the backup: keep a copy elsewhere, or no one can read the backup.
A restored backup brings back pushes that expired after it was made. Delete backups that you no longer need.
The command also checks the database and every file. If the database is damaged, no backup is made. If a file is
damaged or missing, the backup is made, and the exit code is 1.`,
  examples: [
    "secretpush backup /backup/secretpush-$(date +%F).tar --data-dir /var/lib/secretpush",
    "secretpush backup full.spb --with-key --passphrase-file /root/backup.pass",
    "secretpush backup verify /backup/secretpush-2026-01-01.tar",
  ],
  commands: [verify, list, prune, drill, claim],
  async run({ file, withKey, unencrypted, overwrite, evenDamaged, ...flags }, cli) {
    const { terminal } = cli;
    if (file === undefined) throw new UsageError('the file to write is missing: see "secretpush backup --help"');
    const passphrase = await newPassphrase(flags, terminal);
    if (withKey && passphrase === null && !unencrypted) {
      throw new UsageError(
        "with the master key in it, a backup must be encrypted: add --encrypt or --passphrase-file, " +
          "or pass --unencrypted if the file is encrypted by other means",
      );
    }
    const { writeBackup } = await import("../../store/maintenance/index.ts");
    const { dataDir, copy, shared, keys, close } = await readDatabase(cli, true);
    const nowMs = Date.now();
    const report = await showWork(terminal, "Backing up", async (onProgress) => {
      const written = await writeBackup({
        dataDir,
        file,
        passphrase,
        overwrite: overwrite === true,
        keys: withKey ? (await keys()).needed : null,
        applicationVersion: version,
        commit,
        nowMs,
        evenDamaged: evenDamaged === true,
        blobs: shared,
        copied: copy ?? undefined,
        onProgress,
      });
      if (written.databaseProblems.length === 0) await copy?.noteBackup(nowMs);
      return written;
    }).finally(close);
    await tellBackup(cli, { isDamaged: report.databaseProblems.length > 0, withKey: withKey === true });
    return report;
  },
  show: ({ manifest, byteSize, ended, missing }, { file }) =>
    `Wrote ${file}: ${roundBytes(byteSize)}, ${counted(manifest.pushes, "push", "pushes")}, ` +
    `${counted(manifest.files - ended - missing.length, "file", "files")}.\n`,
  note({ manifest, ...report }, { withKey }) {
    const key = `The master key ${manifest.key_fingerprint} is not in it. Keep a copy of the key elsewhere, or no one can read the backup.\n`;
    const problems = problemsIn(report);
    const damage = damageIn(problems, "the backup contains damage too, because this data is damaged:");
    return (withKey ? "" : key) + (problems.length === 0 ? "" : complaint(damage));
  },
  failed: (report, { evenDamaged }) => problemsIn(report).length > 0 && !evenDamaged,
});

type Report = Pick<Awaited<ReturnType<typeof writeBackup>>, "databaseProblems" | "missing" | "damaged">;

const problemsIn = ({ databaseProblems, missing, damaged }: Report) => [
  ...databaseProblems,
  ...missing.map((name) => `${name} is missing`),
  ...damaged,
];

/** Logs a backup once it is made. If that fails, the backup does not. Nothing is written into a damaged database. */
async function tellBackup(cli: Cli, { isDamaged, withKey }: { isDamaged: boolean; withKey: boolean }): Promise<void> {
  try {
    if (isDamaged) throw new Error("The database is damaged.");
    await perform(cli, "log.backup", { with_key: withKey }, { upgrades: false });
  } catch (error) {
    complain(cli.terminal, `the backup was made, but it is not in the admin log. ${reasonOf(error)}`);
  }
}
