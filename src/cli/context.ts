// The surroundings of a command: the terminal, the settings, and the parts of the composition root that it uses. A
// command opens the accounts of a data directory only while it works on them, even if a server runs on the directory.

import type { ConfigSources } from "../config/given.ts";
import type { Settings } from "../config/options.ts";
import type { openAccounts, openDeadLetters, serve, tellBeside } from "../serve.ts";
import type { Terminal } from "./terminal.ts";

/** The parts of the composition root that the command line uses. */
export interface Backend {
  serve: typeof serve;
  openAccounts: typeof openAccounts;
  openDeadLetters: typeof openDeadLetters;
  tellBeside: typeof tellBeside;
}

export interface Cli {
  terminal: Terminal;
  /** Loaded when first needed, so that --help and --version answer at once. */
  backend: () => Promise<Backend>;
  /**
   * The settings from the flags that were given, the environment and the TOML file.
   * @param again whether a server that runs reads them again
   * @throws ConfigError
   */
  settings: (again?: boolean) => Settings;
  sources: () => ConfigSources;
}

type OpenedAccounts = Awaited<ReturnType<typeof openAccounts>>;
export type Company = OpenedAccounts["company"];

/**
 * Opens the accounts that the settings point at, runs `use`, and closes them whatever happens.
 * @param mayBegin whether the data directory may be new
 */
export async function withAccounts<T>(
  { settings, terminal, backend }: Cli,
  use: (opened: OpenedAccounts) => Promise<T>,
  mayBegin = false,
): Promise<T> {
  const { config } = settings();
  const opened = await (await backend()).openAccounts(config, ioOf(terminal), mayBegin);
  try {
    return await use(opened);
  } finally {
    await opened.close();
  }
}

/** The terminal as the composition root uses it. */
export const ioOf = ({ stdout, stderr, env }: Terminal) => ({ stdout, stderr, env: { ...env } });

/** Milliseconds since 1970 in ISO 8601: "2026-01-01T01:00:00.000Z". */
export const timestamp = (milliseconds: number): string => new Date(milliseconds).toISOString();
