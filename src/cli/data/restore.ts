// `secretpush restore FILE`: restores a backup into an empty data directory, or into an empty database and bucket.

import { resolve } from "node:path";

import { sharedFilesOf } from "../../serve/shared_files.ts";
import type { Manifest } from "../../store/maintenance/index.ts";
import { command } from "../command.ts";
import { counted } from "../figures.ts";
import { damageIn } from "../findings.ts";
import { showWork } from "../progress.ts";
import { complaint, reasonOf, UsageError } from "../terminal.ts";
import { PASSPHRASE_OPTIONS } from "./backup_passphrase.ts";
import { keysBeside, storeSource } from "./key_source.ts";
import { withArchive } from "./open_point.ts";
import { PLACE_SETTINGS } from "./restore_points.ts";

export const restore = command({
  name: "restore <file>",
  summary:
    "Restore a backup into an empty data directory or an empty schema; checks it while writing and overwrites nothing.",
  argument: 'file, or the name of a backup that the server made, as "backup list" shows it',
  settings: PLACE_SETTINGS,
  options: {
    "--before <directory>":
      "The data directory that this one replaces, to report who regains access. Default: the directory's name with .before.",
    "--even-damaged": "Restore what is undamaged in a backup with damaged or missing parts.",
    ...PASSPHRASE_OPTIONS,
  },
  help: `
If database_url is set, the backup goes into that database, whose schema must be empty; if blobs.url is set, its
files go into that bucket. The backup may come from either engine. After an interrupted restore, run the command again
with the same directory. If the backup contains the master key, it is restored too; otherwise put it into the directory
as master.key, or give it to the server as before.`,
  examples: [
    "secretpush restore /backup/secretpush-2026-01-01.tar --data-dir /var/lib/secretpush",
    "secretpush restore 20260101T031500Z --config /etc/secretpush/config.toml",
  ],
  async run({ file: named, evenDamaged, before, ...flags }, cli) {
    const { settings, terminal } = cli;
    const { config } = settings();
    const { dataDir, databaseUrl: url, databaseSchema: schema } = config;
    const shared = sharedFilesOf(config);
    const { comeBack, hasDatabase, openLive, restoreBackup } = await import("../../store/maintenance/index.ts");
    if (before !== undefined && url !== undefined) {
      throw new UsageError("--before goes with a data directory: a restore into PostgreSQL compares nothing");
    }
    if (before !== undefined && !hasDatabase(before)) {
      throw new UsageError(`--before ${before} is not a data directory: nothing was restored`);
    }
    const { restoreIntoBucket, restoreToPostgres } = await import("../../store/transfer/index.ts");
    const restored = await withArchive(named, { cli, flags }, async ({ archive: file, pool, passphrase }) =>
      showWork(terminal, "Restoring", async (onProgress) => {
        const backup = { file, dataDir, passphrase, pool, evenDamaged: evenDamaged === true, onProgress };
        if (url !== undefined) {
          return restoreToPostgres(backup, { source: storeSource(config, terminal), target: { url, schema }, shared });
        }
        const restored = await restoreBackup(backup);
        if (shared) await restoreIntoBucket(dataDir, shared);
        return { ...restored, to: dataDir };
      }),
    );
    // A restore into PostgreSQL needs the master key, so that key is here.
    if (url !== undefined || restored.manifest === null)
      return { ...restored, keyProblem: null, people: null, peopleProblem: null };
    const live = openLive(dataDir);
    try {
      const keyProblem = await keysBeside(live, config, terminal).then(() => null, reasonOf);
      const replaced = before ?? `${resolve(dataDir)}.before`;
      try {
        return { ...restored, keyProblem, people: comeBack(dataDir, replaced), peopleProblem: null };
      } catch (error) {
        return {
          ...restored,
          keyProblem,
          people: null,
          peopleProblem: `${replaced} cannot be compared: ${reasonOf(error)}.`,
        };
      }
    } finally {
      live.close();
    }
  },
  show: ({ manifest, to }) =>
    manifest === null
      ? `The interrupted restore is complete: everything is in ${to}.\n`
      : `Restored ${counted(manifest.pushes, "push", "pushes")} and ${counted(manifest.files, "file", "files")} ` +
        `of ${manifest.created_at} into ${to}.\n`,
  note: ({ manifest, problems, keyProblem, people, peopleProblem }) =>
    "Pushes that were viewed, deleted or expired by views after that moment are back as they were then: " +
    "expire by hand those that must not be opened again. People, passwords, second factors and API tokens are as they were " +
    'then, too: "secretpush user list" shows who has come back, and "secretpush user end" ends their access.\n' +
    (peopleProblem === null ? peopleIn(people) : complaint(peopleProblem)) +
    (problems.length > 0
      ? complaint(damageIn(problems, "what was damaged before the backup is damaged here too:"))
      : "") +
    (manifest !== null && keyProblem !== null ? complaint(`${keyIsMissing(manifest)} ${keyProblem}`) : ""),
});

/** @param people null if nothing is known about the time after the backup */
function peopleIn(people: readonly string[] | null): string {
  if (people === null) return "";
  if (people.length === 0) return "Compared with the previous directory, no one regained anything.\n";
  return `Compared with the previous directory, these people regained what they had lost:\n${people.map((line) => `  ${line}\n`).join("")}`;
}

const keyIsMissing = (manifest: Manifest): string =>
  `the data is complete, but a server also needs the master key ${manifest.key_fingerprint}.`;
