// `secretpush backup list`, `prune` and `claim`: the backups that a server makes by itself, in the place that backup.to names.

import { momentOfPoint } from "../../model/restore_point.ts";
import type { Config } from "../../config/options.ts";
import { backupChoiceOf } from "../../serve/backup_choice.ts";
import type { BackupStore, RestorePoint } from "../../store/restore_points/index.ts";
import { command } from "../command.ts";
import type { Cli } from "../context.ts";
import { counted, roundBytes } from "../figures.ts";
import { columns, complaint, UsageError } from "../terminal.ts";

/** The settings that commands take as flags: the place of the backups, and which of them to keep. */
export const PLACE_SETTINGS = ["backup.to", "backup.endpoint", "backup.region", "backup.passphrase_file"] as const;
const KEEP_SETTINGS = ["backup.keep.last", "backup.keep.days", "backup.keep.weeks", "backup.keep.months"] as const;

/** @throws UsageError if the settings name no place */
export async function backupStore(config: Config): Promise<BackupStore> {
  const choice = backupChoiceOf(config);
  if (!choice) {
    throw new UsageError(
      "backup.to is not set: name the settings of the server with --config, or the place of the backups with --backup-to",
    );
  }
  return (await import("../../store/restore_points/index.ts")).openBackupStore(choice);
}

/** Whether this is the name of a restore point, and not a file. */
export const isPointName = (text: string): boolean => momentOfPoint(text) !== null;

const stateOf = ({ problemCount }: RestorePoint): string =>
  problemCount === 0 ? "whole" : `${counted(problemCount, "file", "files")} damaged before`;

export const list = command({
  name: "list",
  summary: "List the backups that the server has made by itself, oldest first.",
  options: { "--json": "Print a JSON array." },
  settings: PLACE_SETTINGS,
  help: `
Times are in UTC. Each backup was read back after it was written; "secretpush backup drill" restores one to try it.`,
  examples: [
    "secretpush backup list --config /etc/secretpush/config.toml",
    "secretpush backup list --backup-to /backup/secretpush",
  ],
  async run(_given, { settings }) {
    const place = await backupStore(settings().config);
    const { findPoints } = await import("../../store/restore_points/index.ts");
    return { ...(await findPoints(place)), where: place.where };
  },
  json: ({ points }) => points.map(({ list: _list, turn: _turn, ...point }) => point),
  show: ({ points, where }) =>
    points.length === 0
      ? `There are no backups in ${where} yet.\n`
      : columns([
          ["NAME", "PUSHES", "FILES", "SIZE", "WRITTEN", "ENCRYPTED", "STATE"],
          ...points.map((point) => [
            point.name,
            String(point.pushes),
            String(point.files),
            roundBytes(point.archiveBytes + point.fileBytes),
            roundBytes(point.archiveBytes + point.writtenBytes),
            point.isEncrypted ? (point.keyIncluded ? "with the key" : "yes") : "no",
            stateOf(point),
          ]),
        ]),
  note: ({ broken, where }) =>
    broken.map((name) => complaint(`${name}.json in ${where} is damaged: this backup cannot be used.`)).join(""),
  failed: ({ broken }) => broken.length > 0,
});

export const prune = command({
  name: "prune",
  summary: "Remove the backups that backup.keep does not keep, and files that no remaining backup needs.",
  options: { "--json": "Print a JSON object." },
  settings: [...PLACE_SETTINGS, ...KEEP_SETTINGS],
  help: `
The server does this after each backup. The newest intact backup is always kept. A file that no backup needs is
removed a day after it was written, because a running backup may be about to need it.`,
  examples: ["secretpush backup prune --config /etc/secretpush/config.toml"],
  async run(_given, { settings }) {
    const { config } = settings();
    const place = await backupStore(config);
    const { prune } = await import("../../store/restore_points/index.ts");
    return prune(place, config.backup.keep, Date.now());
  },
  show: ({ removed, files, bytes }) =>
    removed.length + files === 0
      ? "There is nothing to remove.\n"
      : `${removed.map((name) => `Removed ${name}.\n`).join("")}` +
        `Removed ${counted(removed.length, "backup", "backups")} and ${counted(files, "file", "files")} of ${roundBytes(bytes)}.\n`,
  note: ({ left }) => (left === null ? "" : complaint(left)),
  failed: ({ left }) => left !== null,
});

export const claim = command({
  name: "claim",
  summary: "Take over the backups of the service that this one was restored from.",
  settings: PLACE_SETTINGS,
  help: `
A service writes only to its own backups. After a restore, it counts as a different service, because a test copy must
not remove the backups of the real one. Make sure that no other service writes to this place any more.`,
  examples: ["secretpush backup claim --config /etc/secretpush/config.toml"],
  async run(_given, { settings }: Cli) {
    const place = await backupStore(settings().config);
    const { release } = await import("../../store/restore_points/index.ts");
    await release(place);
    return `The next service that makes a backup in ${place.where} continues with what is there. A running server does so by itself.\n`;
  },
});
