// Adds, as comments, the settings that a config file does not name yet. All existing lines and the settings in force
// stay as they are: this is checked before the file is replaced.

import { chownSync, readFileSync, realpathSync, statSync } from "node:fs";

import { version } from "../../base/build.ts";
import { createFile, replaceFile } from "../../base/durable_file.ts";
import { configFileOf } from "../../config/given.ts";
import { OPTIONS } from "../../config/options.ts";
import type { Cli } from "../context.ts";
import { OperationFailed, UsageError } from "../terminal.ts";
import { commented } from "../install/service_files.ts";

/** @returns what was done, for the terminal. @throws ConfigError if the settings have mistakes */
export async function migrateConfig({ settings, sources }: Cli, isDryRun: boolean): Promise<string> {
  const given = sources();
  const named = configFileOf(given);
  if (named === undefined) throw new UsageError("no config file is named: name it with --config");
  // In a file that already had mistakes, nobody could tell which ones are new.
  settings();
  // A symbolic link stays a link.
  const path = realpathSync(named);
  const before = readFileSync(path, "utf8");
  const there = namesIn(before);
  const missing = OPTIONS.filter(({ name, secret }) => !secret && !there.has(name));
  if (missing.length === 0) return `${named} names every setting of this version. Nothing was changed.\n`;

  const block = [`# ==== Added by ${"secretpush config migrate"}, version ${version} ====`, ...commented(missing)];
  const shown = `${block.join("\n")}\n`;
  if (isDryRun) return shown;
  const after = withBlock(before, block);
  if (!Bun.deepEquals(Bun.TOML.parse(before), Bun.TOML.parse(after))) {
    throw new OperationFailed(
      `the new settings would change what ${path} means, so nothing was changed: ` +
        `add them by hand, as --dry-run prints them`,
    );
  }
  const { mode, uid, gid } = statSync(path);
  const own = (draft: string): void => {
    if (process.getuid?.() === 0) chownSync(draft, uid, gid);
  };
  const copy = copyOf(path, before, mode & 0o777);
  own(copy);
  replaceFile(path, after, mode & 0o777, (draft) => {
    own(draft);
    if (readFileSync(path, "utf8") !== before) {
      throw new OperationFailed(`${path} has changed in the meantime, so nothing was added: run this again`);
    }
  });
  return `${shown}\nThese ${missing.length} settings were added to ${named} as comments. The old file is ${copy}.\n`;
}

/** Copies the file beside itself, under an unused name. */
function copyOf(path: string, text: string, mode: number): string {
  for (let count = 1; ; count += 1) {
    const copy = `${path}.before-${version}${count === 1 ? "" : `-${count}`}`;
    createFile(copy, text, mode);
    // The same text may be there already.
    if (readFileSync(copy, "utf8") === text) return copy;
  }
}

const HEADER = /^\s*#*\s*\[{1,2}\s*([\w.\-"' ]+?)\s*\]{1,2}\s*(?:#.*)?$/;
const KEY = /^\s*#*\s*([\w.\-"']+)\s*=/;

/** The settings that the file names, in force or in a comment, under their full names. */
function namesIn(text: string): Set<string> {
  const names = new Set<string>();
  let table = "";
  for (const line of text.split("\n")) {
    const header = HEADER.exec(line)?.[1];
    if (header !== undefined) table = header.replaceAll(/["'\s]/g, "");
    const key = (header === undefined ? KEY.exec(line)?.[1] : undefined)?.replaceAll(/["']/g, "");
    if (key !== undefined) names.add(key).add(`${table}.${key}`);
    // A setting can be a whole table, which its header names, in a comment or in force.
    if (header !== undefined) for (const { name } of OPTIONS) if (`${table}.`.startsWith(`${name}.`)) names.add(name);
  }
  return names;
}

/** Puts the block above the first table, where a line that someone uncomments is in no table; at the end if there is none. */
function withBlock(text: string, block: readonly string[]): string {
  const newline = text.includes("\r\n") ? "\r\n" : "\n";
  const added = block.map((line) => line + newline).join("");
  const first = /^[ \t]*\[[^\]=,]*\]{1,2}[ \t]*(?:#.*)?\r?$/m.exec(text);
  if (!first) return `${text}${text === "" || text.endsWith("\n") ? "" : newline}${text === "" ? "" : newline}${added}`;
  // Comments directly above the table belong to it.
  const above = /(?:(?<![^\n])[ \t]*#.*\r?\n)+$/.exec(text.slice(0, first.index));
  const at = above?.index ?? first.index;
  return `${text.slice(0, at)}${added}${newline}${text.slice(at)}`;
}
