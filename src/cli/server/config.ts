// `secretpush config …`: shows the settings in force and where each came from, finds mistakes in them, shows what
// differs from the defaults, and updates a config file or reloads a running server. Secrets stay hidden.

import { describedSettings, settingsInForce } from "../../config/describe.ts";
import type { Settings } from "../../config/options.ts";
import { command } from "../command.ts";
import { columns } from "../terminal.ts";

const EXAMPLE_FILE = "/etc/secretpush/config.toml";

const show = command({
  name: "show",
  isDefault: true,
  summary: "Print the settings in force and where each came from; takes every flag of serve.",
  options: { "--json": "Print JSON: option → value and origin." },
  settings: "all",
  examples: [`secretpush config --config ${EXAMPLE_FILE}`],
  run: async (_given, { settings }) => settingsInForce(settings()),
  show: (inForce) =>
    columns([["OPTION", "VALUE", "FROM"], ...inForce.map(({ option, value, origin }) => [option, value, origin])]),
  json: (inForce) => Object.fromEntries(inForce.map(({ option, plain, origin }) => [option, { value: plain, origin }])),
});

const check = command({
  name: "check",
  summary: "Find all mistakes in the settings and in the files that they name; exit code 2 if there are any.",
  settings: "all",
  help: "Each mistake is reported with its file and line. Nothing is changed, and no connection is made: doctor does that.",
  examples: [`secretpush config check --config ${EXAMPLE_FILE}`],
  run: async (_given, cli) => (await import("./config_check.ts")).checkSettings(cli),
});

const diff = command({
  name: "diff",
  summary: "Print only the settings that differ from their defaults.",
  options: { "--json": "Print JSON: option → value, default and origin." },
  settings: "all",
  examples: [`secretpush config diff --config ${EXAMPLE_FILE}`],
  run: async (_given, { settings }) => differing(settings()),
  show: (found) =>
    found.length === 0
      ? "Every setting has its default.\n"
      : columns([
          ["OPTION", "VALUE", "DEFAULT", "FROM"],
          ...found.map(({ option, value, preset, origin }) => [option, value, preset ?? "(not set)", origin]),
        ]),
  json: (found) =>
    Object.fromEntries(found.map(({ option, value, preset, origin }) => [option, { value, default: preset, origin }])),
});

const differing = (settings: Settings) =>
  describedSettings(settings).filter(({ value, preset }) => value !== (preset ?? "(not set)"));

const migrate = command({
  name: "migrate",
  summary: "Add the settings that the config file does not name yet, as comments.",
  options: { "--dry-run": "Print what would be added; change nothing." },
  help: `
Use it after an upgrade, on the file that "service install" wrote. Your own lines stay as they are, byte for byte, and so
do the settings in force. A copy of the old file is kept beside it.`,
  examples: [
    `sudo secretpush config migrate --config ${EXAMPLE_FILE}`,
    `secretpush config migrate --dry-run --config ${EXAMPLE_FILE}`,
  ],
  run: async ({ dryRun }, cli) => (await import("./config_migrate.ts")).migrateConfig(cli, dryRun === true),
});

const reload = command({
  name: "reload",
  summary: "Have the running server read its settings again; exit code 1 if it refuses them.",
  options: {
    "--pid <number>":
      "The server's process id, for a service's unit: systemd hides the key from this command, so only the server checks the settings.",
  },
  help: `
Pass the server's settings: the same --config, environment and --data-dir. The command reports which new values the
server has applied, and which need a restart. If anything is wrong, the server keeps all its old settings.`,
  examples: [`sudo secretpush config reload --config ${EXAMPLE_FILE}`],
  run: async ({ pid }, cli) => (await import("./config_reload.ts")).reloadServer(cli, pid === undefined),
  show: ({ taken, waiting, refused }) =>
    [
      ...refused.map((problem) => `refused: ${problem}`),
      ...taken.map((name) => `taken: ${name}`),
      ...waiting.map((name) => `needs a restart: ${name}`),
    ]
      .map((line) => `${line}\n`)
      .join(""),
  note: ({ taken, waiting, refused }) =>
    refused.length > 0
      ? "The server refused the new settings: the old ones stay in force.\n"
      : taken.length + waiting.length === 0
        ? "The server read its settings again. Nothing has changed.\n"
        : waiting.length > 0
          ? "Restart the server to apply the others.\n"
          : "",
  failed: ({ refused }) => refused.length > 0,
});

export const config = command({
  name: "config",
  summary: "Show, check and reload the settings.",
  commands: [show, check, diff, migrate, reload],
});
