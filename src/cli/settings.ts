// Flags on the command line: which ones exist (according to the table of options), and how typed words become settings.

import { type Command, Option as Flag } from "commander";
import type { ConfigSources } from "../config/given.ts";
import { loadConfig } from "../config/load.ts";
import { defaultOf } from "../config/describe.ts";
import { CONFIG_ENV, type Option, OPTIONS, type Settings, tableOf } from "../config/options.ts";
import { readers } from "./settings_files.ts";
import type { Terminal } from "./terminal.ts";

// Every subcommand needs these to find the data.
const GLOBAL = new Set(["data_dir", "key_file"]);
const withFlag = OPTIONS.filter((option) => option.flag !== null);

/** --config, --data-dir and --key-file: understood before and after every subcommand. */
export function addGlobalFlags(program: Command): void {
  program.option("--config <file>", `TOML file with settings. [${CONFIG_ENV}]`);
  for (const option of withFlag) if (GLOBAL.has(option.name)) addFlag(program, option);
}

/** Adds the flags of further settings. @param names of settings, as in the TOML file */
export function addFlags(command: Command, names: "all" | "listed" | readonly string[]): void {
  for (const option of withFlag) {
    if (typeof names === "string" ? !GLOBAL.has(option.name) : names.includes(option.name)) addFlag(command, option);
  }
}

function addFlag(command: Command, option: Option): void {
  const preset = defaultOf(option);
  const facts = [
    option.type === "word" || option.type === "boolean" ? "" : option.allowed(),
    preset === null ? "" : `default ${preset}`,
    option.env,
  ].filter((fact) => fact !== "");
  const isBoolean = option.type === "boolean";
  const value = isBoolean ? `[${option.placeholder}]` : `<${option.placeholder}>`;
  const flag = new Flag(`--${option.flag} ${value}`, `${option.doc} [${facts.join("; ")}]`);
  const table = tableOf(option);
  if (table !== "") flag.helpGroup(`[${table}] options:`);
  command.addOption(flag);
  // --no-allow-anonymous is --allow-anonymous=false; one line of help serves both.
  if (isBoolean) command.addOption(new Flag(`--no-${option.flag}`).hideHelp());
}

/** Where the settings come from: the flags that were typed, the environment and the TOML file. */
export function sourcesFrom(typed: Record<string, unknown>, terminal: Terminal, again = false): ConfigSources {
  const flags: Record<string, string> = {};
  const take = (flag: string): void => {
    const value = typed[new Flag(`--${flag}`).attributeName()];
    // A boolean flag without a value is true; in its --no- form it is false.
    if (value !== undefined) flags[flag] = String(value);
  };
  take("config");
  for (const option of withFlag) if (option.flag !== null) take(option.flag);
  return { flags, env: terminal.env, ...readers(again) };
}

/** Settings from the flags that were typed, the environment and the TOML file. @throws ConfigError */
export const settingsFrom = (typed: Record<string, unknown>, terminal: Terminal, again = false): Settings =>
  loadConfig(sourcesFrom(typed, terminal, again));
