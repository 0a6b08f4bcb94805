// `secretpush restore FILE`: restores a data directory, or a database and a bucket, from a backup; into empty ones
// only.

import type { Command } from "commander";
import type { Manifest } from "../../store/maintenance/index.ts";
import type { Cli } from "../context.ts";
import { addPassphraseFlags, keysBeside, type PassphraseFlags, passphraseFor, storeSource } from "./data_options.ts";
import { counted } from "../figures.ts";
import { complainOf } from "../findings.ts";
import { s3Of } from "../../serve/s3.ts";
import { settingsFor } from "../settings.ts";
import { workBar } from "../progress.ts";
import { complain, EXIT } from "../terminal.ts";

export function addRestore(program: Command, cli: Cli): void {
  const { terminal } = cli;
  const restore = program
    .command("restore <file>")
    .description(
      "Restore a backup into an empty data directory or an empty schema; checks it while writing and overwrites nothing.",
    )
    .option("--even-damaged", "Restore the undamaged part of a backup in which something is damaged or missing.");
  addPassphraseFlags(restore)
    .addHelpText(
      "after",
      `
Where database_url is set, the backup goes into that database, whose schema must be empty; where blobs.url is set, its
files go into that bucket. The backup may be of either engine. After an interrupted restore, run it again with the same
directory. The master key is restored if the backup holds it; otherwise put it into the directory as master.key, or give
it to the server as before.

Example:
  $ secretpush restore /backup/secretpush-2026-01-01.tar --data-dir /var/lib/secretpush
`,
    )
    .action(
      cli.action(async (file: string, flags: PassphraseFlags & { evenDamaged?: true }) => {
        const { config } = settingsFor(restore, terminal);
        const { dataDir, databaseUrl: url, databaseSchema: schema } = config;
        const s3 = s3Of(config);
        const passphrase = await passphraseFor(file, flags, terminal);
        const { restoreBackup } = await import("../../store/maintenance/index.ts");
        const { restoreIntoBucket, restoreToPostgres } = await import("../../store/transfer/index.ts");
        const bar = workBar(terminal, "Restoring");
        const evenDamaged = flags.evenDamaged === true;
        const backup = { file, dataDir, passphrase, evenDamaged, onProgress: bar.update };
        const target =
          url === undefined ? null : { source: storeSource(config, terminal), target: { url, schema }, s3 };
        const { manifest, problems, to } = await (async () => {
          if (target) return restoreToPostgres(backup, target);
          const restored = await restoreBackup(backup);
          if (s3) await restoreIntoBucket(dataDir, s3);
          return { ...restored, to: dataDir };
        })().finally(bar.end);
        terminal.stdout(
          manifest === null
            ? `The restore that was interrupted has ended: everything is in ${to}.\n`
            : `Restored ${counted(manifest.pushes, "push", "pushes")} and ${counted(manifest.files, "file", "files")} ` +
                `of ${manifest.created_at} into ${to}.\n`,
        );
        terminal.stderr(
          "Pushes that were viewed, deleted or expired by views after that moment are back as they were then: " +
            "expire by hand those that must not be opened again.\n",
        );
        if (problems.length > 0)
          complainOf(problems, "what was damaged before the backup is damaged here too:", terminal);
        // A restore into PostgreSQL needs the master key, so that key is here.
        if (target || manifest === null) return EXIT.ok;
        const { openLive } = await import("../../store/maintenance/index.ts");
        const live = openLive(dataDir);
        try {
          await keysBeside(live, config, terminal);
        } catch (error) {
          complain(terminal, `${keyIsMissing(manifest)} ${error instanceof Error ? error.message : String(error)}`);
        } finally {
          live.close();
        }
        return EXIT.ok;
      }),
    );
}

const keyIsMissing = (manifest: Manifest): string =>
  `the data is complete, but a server also needs the master key ${manifest.key_fingerprint}.`;
