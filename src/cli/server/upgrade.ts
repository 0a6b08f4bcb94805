// `secretpush upgrade --check PATH`: reports what this program would do to a data directory or a backup of another
// version. The upgrade itself is the next start of the server.

import { build, commit, version } from "../../base/build.ts";
import type { Forecast } from "../../store/maintenance/index.ts";
import { command } from "../command.ts";
import { PASSPHRASE_OPTIONS, passphraseFor } from "../data/backup_passphrase.ts";
import { roundBytes } from "../figures.ts";
import { showWork } from "../progress.ts";

export const upgrade = command({
  name: "upgrade",
  summary: "Report what this program would do to a data directory or a backup of another version.",
  options: {
    "--check <path>": {
      about: "Data directory or backup; it is only read, and the migration is tried on a copy.",
      required: true,
    },
    "--json": "Print a JSON object.",
    ...PASSPHRASE_OPTIONS,
  },
  help: `
The upgrade itself is the next start of the server with the new program: it copies the database to
secretpush.db.before-schema-N beside it, then migrates it completely or not at all. Exit code 1 if this program
cannot use it.`,
  examples: [
    "./secretpush-new upgrade --check /var/lib/secretpush",
    "./secretpush-new upgrade --check /backup/secretpush-2026-01-01.tar",
  ],
  async run({ check: path, ...flags }, { settings, terminal }): Promise<Forecast> {
    const { forecastBackup, forecastDirectory, isDirectory } = await import("../../store/maintenance/index.ts");
    if (isDirectory(path)) {
      const { freeSpaceFloorBytes: bytes, freeSpaceFloorPercent: percent } = settings().config.upload;
      return forecastDirectory(path, { bytes, percent });
    }
    const passphrase = await passphraseFor(path, flags, terminal);
    return showWork(terminal, "Checking", (update) => forecastBackup(path, passphrase, update));
  },
  show: (forecast, { check }) => `${sentences(check, forecast).join("\n")}\n`,
  json: (forecast) => ({ program: version, commit, ...forecast }),
  failed: ({ refusal }) => refusal !== null,
});

function sentences(path: string, forecast: Forecast): string[] {
  const { what, found, known, writtenBy, refusal, tookMs, copyBytes, neededBytes, freeBytes } = forecast;
  const first =
    `${path} is a ${what} with schema version ${found}${writtenBy === null ? "" : `, written by Secret Push ${writtenBy}`}. ` +
    `This is Secret Push ${build}, which has schema version ${known}.`;
  if (refusal !== null) return [first, `It cannot be used with this program: ${refusal}`];
  if (tookMs === null) return [first, "Nothing would be changed: start the server."];
  const space = ` It needs ${roundBytes(neededBytes)} of ${roundBytes(freeBytes)} that are free, and keeps ${roundBytes(copyBytes)} of them.`;
  return [
    first,
    `The first start would copy the database and migrate it from schema version ${found} to ${known}; ` +
      `on a copy this worked and took ${Math.max(1, Math.round(tookMs))} ms.${space}`,
    "Afterwards older programs refuse it: make a backup first.",
  ];
}
