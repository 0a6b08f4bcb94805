// `secretpush upgrade --check PATH`: reports what this program would do to a data directory or a backup of another
// version. The upgrade itself is the next start of the server.

import type { Command } from "commander";
import { build, commit, version } from "../../base/build.ts";
import type { Forecast } from "../../store/maintenance/index.ts";
import type { Cli } from "../context.ts";
import { addPassphraseFlags, type PassphraseFlags, passphraseFor } from "../data/data_options.ts";
import { roundBytes } from "../figures.ts";
import { workBar } from "../progress.ts";
import { settingsFor } from "../settings.ts";
import { EXIT } from "../terminal.ts";

export function addUpgrade(program: Command, cli: Cli): void {
  const { terminal } = cli;
  const upgrade = program
    .command("upgrade")
    .description("Report what this program would do to a data directory or a backup of another version.")
    .requiredOption(
      "--check <path>",
      "Data directory or backup; it is only read, and the migration is tried on a copy.",
    )
    .option("--json", "Print a JSON object.");
  addPassphraseFlags(upgrade)
    .addHelpText(
      "after",
      `
The upgrade itself is the next start of the server with the new program: it copies the database to
secretpush.db.before-schema-N beside it, then migrates it completely or not at all. Exit code 1 if this program
cannot use it.

Examples:
  $ ./secretpush-new upgrade --check /var/lib/secretpush
  $ ./secretpush-new upgrade --check /backup/secretpush-2026-01-01.tar
`,
    )
    .action(
      cli.action(async (options: PassphraseFlags & { check: string; json?: true }) => {
        const path = options.check;
        const { forecastBackup, forecastDirectory, isDirectory } = await import("../../store/maintenance/index.ts");
        let forecast: Forecast;
        if (isDirectory(path)) {
          const { freeSpaceFloorBytes: bytes, freeSpaceFloorPercent: percent } = settingsFor(upgrade, terminal).config
            .upload;
          forecast = forecastDirectory(path, { bytes, percent });
        } else {
          const passphrase = await passphraseFor(path, options, terminal);
          const bar = workBar(terminal, "Checking");
          forecast = await forecastBackup(path, passphrase, bar.update).finally(bar.end);
        }
        if (options.json) terminal.stdout(`${JSON.stringify({ program: version, commit, ...forecast }, null, 2)}\n`);
        else terminal.stdout(`${sentences(path, forecast).join("\n")}\n`);
        return forecast.refusal === null ? EXIT.ok : EXIT.failed;
      }),
    );
}

function sentences(path: string, forecast: Forecast): string[] {
  const { what, found, known, writtenBy, refusal, tookMs, copyBytes, neededBytes, freeBytes } = forecast;
  const first =
    `${path} is a ${what} with schema version ${found}${writtenBy === null ? "" : `, written by Secret Push ${writtenBy}`}. ` +
    `This is Secret Push ${build}, which has schema version ${known}.`;
  if (refusal !== null) return [first, `It cannot be used with this program: ${refusal}`];
  if (tookMs === null) return [first, "Nothing would be changed: start the server."];
  const space = ` It needs ${roundBytes(neededBytes)} of ${roundBytes(freeBytes)} that are free, ${roundBytes(copyBytes)} of them for good.`;
  return [
    first,
    `The first start would copy the database and migrate it from schema version ${found} to ${known}; ` +
      `on a copy this worked and took ${Math.max(1, Math.round(tookMs))} ms.${space}`,
    "Afterwards older programs refuse it: make a backup first.",
  ];
}
