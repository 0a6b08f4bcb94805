// `secretpush restore FILE`: a data directory from a backup, into an empty directory only.

import type { Command } from "commander";
import type { Manifest } from "../../store/maintenance/index.ts";
import type { Cli } from "../context.ts";
import {
  addPassphraseFlags,
  directorySettings,
  keysBeside,
  type PassphraseFlags,
  passphraseFor,
} from "./data_options.ts";
import { counted } from "../figures.ts";
import { complainOf } from "../findings.ts";
import { workBar } from "../progress.ts";
import { complain, EXIT } from "../terminal.ts";

export function addRestore(program: Command, cli: Cli): void {
  const { terminal } = cli;
  const restore = program
    .command("restore <file>")
    .description("Restore a backup into an empty data directory; checks it while writing and overwrites nothing.")
    .option("--even-damaged", "Restore the undamaged part of a backup in which something is damaged or missing.");
  addPassphraseFlags(restore)
    .addHelpText(
      "after",
      `
After an interrupted restore, run it again with the same directory. The master key is restored if the backup holds
it; otherwise put it into the directory as master.key, or give it to the server as before.

Example:
  $ secretpush restore /backup/secretpush-2026-01-01.tar --data-dir /var/lib/secretpush
`,
    )
    .action(
      cli.action(async (file: string, flags: PassphraseFlags & { evenDamaged?: true }) => {
        const { config } = directorySettings(restore, terminal);
        const { dataDir } = config;
        const passphrase = await passphraseFor(file, flags, terminal);
        const { restoreBackup } = await import("../../store/maintenance/index.ts");
        const bar = workBar(terminal, "Restoring");
        const { manifest, problems } = await restoreBackup({
          file,
          dataDir,
          passphrase,
          evenDamaged: flags.evenDamaged === true,
          onProgress: bar.update,
        }).finally(bar.end);
        terminal.stdout(
          `Restored ${counted(manifest.pushes, "push", "pushes")} and ${counted(manifest.files, "file", "files")} ` +
            `of ${manifest.created_at} into ${dataDir}.\n`,
        );
        terminal.stderr(
          "Pushes that were viewed, deleted or expired by views after that moment are back as they were then: " +
            "expire by hand those that must not be opened again.\n",
        );
        if (problems.length > 0)
          complainOf(problems, "what was damaged before the backup is damaged here too:", terminal);
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
