// `secretpush upgrade FILE`: replaces the program of a running server with a newer one, and goes back by itself if the
// new one does not become ready. `secretpush upgrade --check PATH` only reports: what this program would do to a data
// directory or a backup, or whether a file is a released program.

import { build, commit, version } from "../../base/build.ts";
import type { Forecast } from "../../store/maintenance/index.ts";
import { command } from "../command.ts";
import type { Cli } from "../context.ts";
import { PASSPHRASE_OPTIONS, passphraseFor } from "../data/backup_passphrase.ts";
import { roundBytes } from "../figures.ts";
import { showWork } from "../progress.ts";
import { UsageError } from "../terminal.ts";
import type { Checked } from "./release_file.ts";

type Result = { forecast: Forecast } | { checked: Checked } | { said: string };

export const upgrade = command({
  name: "upgrade [file]",
  summary: "Replace the program of a running server with a newer one, or report what that would do.",
  argument: "executable of the newer version",
  options: {
    "--check <path>": "Only report on a data directory, a backup, or the executable of a newer version.",
    "--unsigned": "Use an executable that no release key has signed.",
    "--restart <command>": "Command that restarts the server. (default: systemctl restart secretpush)",
    "--ready-within <duration>": {
      about: "How long the new version may take to become ready, not counting a migration of the database.",
      default: "2m",
    },
    "--backup <path>": "Where the backup goes. (default: beside the data directory)",
    "--no-backup": "Do not make a backup, because there already is one.",
    "--roll-back": "Go back to the program that an unfinished upgrade has replaced.",
    "--settle":
      "Rule out going back to an older version: new links then have 28 letters, and older versions cannot open them.",
    "--json": "With --check of a directory or a backup: print a JSON object.",
    ...PASSPHRASE_OPTIONS,
  },
  help: `
An upgrade checks the signature of the new executable, asks it whether it accepts the settings and the data,
makes a backup, replaces this program, restarts the server and waits until it is ready. If the server does not become
ready, the old program is put back and, if the database was migrated, so is the database from before the migration.

When a newer program starts, it first copies the database to secretpush.db.before-schema-N beside the original, then
migrates it completely or not at all. --check tries the migration on a copy.
Exit code 1 if this program cannot use the data or the file.`,
  examples: [
    "sudo secretpush upgrade --check ./secretpush-3.1.0-linux-x64",
    "sudo secretpush upgrade ./secretpush-3.1.0-linux-x64 --config /etc/secretpush/config.toml",
    "./secretpush-new upgrade --check /var/lib/secretpush",
  ],
  async run(given, cli): Promise<Result> {
    const { check: path, file, rollBack, settle, unsigned } = given;
    if ([path, file, rollBack, settle].filter((one) => one !== undefined).length !== 1) {
      throw new UsageError('name the executable to upgrade to, or what to --check: see "secretpush upgrade --help"');
    }
    if (settle) return { said: await settleLinks(cli) };
    if (path === undefined) {
      const { rollBackByHand, upgradeTo } = await import("./upgrade_program.ts");
      return { said: await (file === undefined ? rollBackByHand(given, cli) : upgradeTo(file, given, cli)) };
    }
    const { forecastBackup, forecastDirectory, isDirectory } = await import("../../store/maintenance/index.ts");
    if (isDirectory(path)) {
      const { freeSpaceFloorBytes: bytes, freeSpaceFloorPercent: percent } = cli.settings().config.upload;
      return { forecast: forecastDirectory(path, { bytes, percent }) };
    }
    const { checkRelease, isProgram } = await import("./release_file.ts");
    if (await isProgram(path)) return { checked: await checkRelease(path, path, { unsigned: unsigned === true }) };
    const passphrase = await passphraseFor(path, given, cli.terminal);
    return {
      forecast: await showWork(cli.terminal, "Checking", (update) => forecastBackup(path, passphrase, update)),
    };
  },
  show(result, { check = "" }) {
    if ("said" in result) return result.said;
    return `${("checked" in result ? verdict(check, result.checked) : sentences(check, result.forecast)).join("\n")}\n`;
  },
  json: (result) => ("forecast" in result ? { program: version, commit, ...result.forecast } : result),
  failed: (result) => "forecast" in result && result.forecast.refusal !== null,
});

async function settleLinks({ settings }: Pick<Cli, "settings">): Promise<string> {
  const { dataDir, databaseUrl: url, databaseSchema: schema } = settings().config;
  if (url === undefined) {
    const { lengthenLinks, openLive } = await import("../../store/maintenance/index.ts");
    const live = openLive(dataDir);
    try {
      lengthenLinks(live, build);
    } finally {
      live.close();
    }
  } else {
    const { PostgresProbe } = await import("../../store/maintenance/nodes.ts");
    const probe = new PostgresProbe({ url, schema, program: build });
    await probe.lengthenLinks().finally(() => probe.close());
  }
  return "From the next start on, new links have 28 letters, and older versions cannot open them.\n";
}

function verdict(path: string, { release, warning }: Checked): string[] {
  if (release === null) return [`No problem was found with ${path}, but no one vouches for it. ${warning}`];
  if (release.commit === commit) return [`${path} is this same version, ${build}, as it was released.`];
  return [
    `${path} is Secret Push ${release.version} (commit ${release.commit}) of ${release.date}, as it was released. This is ${build}.`,
    `To upgrade: secretpush upgrade ${path}, with the server's --config.`,
  ];
}

function sentences(path: string, forecast: Forecast): string[] {
  const { what, found, known, writtenBy, refusal, tookMs, copyBytes, neededBytes, freeBytes } = forecast;
  const first =
    `${path} is a ${what} with schema version ${found}${writtenBy === null ? "" : `, written by Secret Push ${writtenBy}`}. ` +
    `This is Secret Push ${build}, which has schema version ${known}.`;
  if (refusal !== null) return [first, `It cannot be used with this program: ${refusal}`];
  if (tookMs === null) return [first, "Nothing would be changed: start the server."];
  const space = ` It would need ${roundBytes(neededBytes)} of the ${roundBytes(freeBytes)} that are free, and keep ${roundBytes(copyBytes)} of them.`;
  return [
    first,
    `The first start would copy the database and migrate it from schema version ${found} to ${known}; ` +
      `on a copy this worked and took ${Math.max(1, Math.round(tookMs))} ms.${space}`,
    "Afterwards, older programs would refuse the data: make a backup first.",
  ];
}
