// Finds the mistakes that a start would find in the settings and the files that they name, without opening any data.
// Then reports possible surprises: a value that another file overrides, or a file that is not read.

import { statSync } from "node:fs";

import { configFileOf, directoryOf, givenByFiles, isSettingsFile } from "../../config/given.ts";
import { settingsInForce } from "../../config/describe.ts";
import { OPTIONS, type Settings } from "../../config/options.ts";
import { ConfigError } from "../../config/load.ts";
import type { Cli } from "../context.ts";

/** @throws ConfigError with all mistakes */
export async function checkSettings({ settings, sources }: Cli): Promise<string> {
  const { config, origins } = settings();
  const { problemsOfStart } = await import("../../serve/check.ts");
  const problems = [...(await problemsOfStart(config)), ...unreadable({ config, origins })];
  if (problems.length > 0) throw new ConfigError(problems);

  const given = sources();
  const path = configFileOf(given);
  const lines =
    path === undefined ? ["No config file is named: --config names one."] : [...notesOf(given, path, origins)];
  return [...lines, "The settings are in order.", ""].join("\n");
}

/**
 * Root can read every file, but the server's user must be able to, too. The key is left out: systemd passes it on.
 * @returns one sentence for each secret that only root can read
 */
function unreadable(given: Settings): string[] {
  const owner = statSync(given.config.dataDir, { throwIfNoEntry: false });
  if (process.getuid?.() !== 0 || owner === undefined || owner.uid === 0) return [];
  const secrets = OPTIONS.filter(({ name, type }) => type === "secretFile" && name !== "key_file");
  const files = new Set(secrets.map(({ name }) => name));
  return settingsInForce(given).flatMap(({ option, plain }) => {
    const file = files.has(option) && typeof plain === "string" ? plain : null;
    const found = file === null ? undefined : statSync(file, { throwIfNoEntry: false });
    if (found === undefined) return [];
    const bit = found.uid === owner.uid ? 0o400 : found.gid === owner.gid ? 0o040 : 0o004;
    if ((found.mode & bit) !== 0) return [];
    return `${option} names "${file}", which the server's user cannot read: chgrp ${owner.gid} ${file} && chmod 640 ${file}.`;
  });
}

function* notesOf(
  given: ReturnType<Cli["sources"]>,
  path: string,
  origins: Readonly<Record<string, string>>,
): Generator<string> {
  const directory = directoryOf(path);
  const names = given.namesIn?.(directory) ?? [];
  const further = names.filter(isSettingsFile).toSorted();
  // givenByFiles returns the file that overrides all others first.
  const files = givenByFiles(given, []).toReversed();
  for (const [index, file] of [path, ...further.map((name) => `${directory}/${name}`)].entries()) {
    const count = files[index]?.size ?? 0;
    yield `${file}: ${count} ${count === 1 ? "setting" : "settings"}`;
    if (isOpen(file)) yield `  Other users of this host can change this file: chmod go-w ${file}`;
    for (const [name, { origin, writtenAs }] of files[index] ?? []) {
      const inForce = origins[name] ?? "default";
      // The parts of a table may come from several files.
      if (inForce.split(", ").includes(origin)) continue;
      const by = files
        .slice(index + 1)
        .findLast((later) => later.has(name))
        ?.get(name)?.writtenAs;
      yield `  ${writtenAs} gives way to ${by ?? inForce}`;
    }
  }
  if (further.length > 0 && isOpen(directory)) {
    yield `Other users of this host can add files to ${directory}: chmod go-w ${directory}`;
  }
  // A secret may have its file there, and "init" leaves a copy of the file that it replaces.
  const read = new Set(files.flatMap((file) => [...file.values()].map(({ raw }) => raw)));
  for (const name of names) {
    if (!isSettingsFile(name) && !read.has(`${directory}/${name}`) && !name.endsWith(".toml.old"))
      yield `${directory}/${name} is not read: its name must end in .toml and not begin with a dot.`;
  }
}

/** Whether other users can change a file. The group does not count: root's group may be the administrators'. */
const isOpen = (path: string): boolean => process.platform !== "win32" && (statSync(path).mode & 0o002) !== 0;
