// Settings from sources that a test gives.

import type { ConfigSources } from "../src/config/given.ts";
import { ConfigError, loadConfig } from "../src/config/load.ts";

interface Given {
  flags?: ConfigSources["flags"];
  env?: ConfigSources["env"];
  files?: Record<string, string>;
}

export function load({ flags = {}, env = {}, files = {} }: Given) {
  const readFile = (path: string): string => {
    const text = files[path];
    if (text === undefined) throw Object.assign(new Error("no such file"), { code: "ENOENT" });
    return text;
  };
  const namesIn = (directory: string): string[] =>
    Object.keys(files).flatMap((path) => (path.startsWith(`${directory}/`) ? [path.slice(directory.length + 1)] : []));
  return loadConfig({ flags, env, readFile, namesIn });
}

/** The TOML text as the file that SECRETPUSH_CONFIG names. */
export const fromToml = (text: string) => load({ env: { SECRETPUSH_CONFIG: "c.toml" }, files: { "c.toml": text } });

export function problemsOf(attempt: () => unknown): readonly string[] {
  try {
    attempt();
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
  return [];
}
