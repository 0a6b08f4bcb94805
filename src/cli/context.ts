// The surroundings of a command: the terminal, the settings, and the parts of the composition root that it uses.

import type { ConfigSources } from "../config/given.ts";
import type { Settings } from "../config/options.ts";
import type { openHere, serve } from "../serve.ts";
import type { ExitCode, Terminal } from "./terminal.ts";

/** The parts of the composition root that the command line uses. */
export interface Backend {
  serve: typeof serve;
  openHere: typeof openHere;
}

export interface Cli {
  terminal: Terminal;
  /** Loaded when first needed, so that --help and --version answer at once. */
  backend: () => Promise<Backend>;
  /** @param again whether a running server is reading them again @throws ConfigError */
  settings: (again?: boolean) => Settings;
  sources: () => ConfigSources;
  /** Runs another command of this program, on the given terminal. */
  again: (argv: readonly string[], terminal: Terminal) => Promise<ExitCode>;
}

/** The terminal as the composition root uses it. */
export const ioOf = ({ stdout, stderr, env }: Terminal) => ({ stdout, stderr, env: { ...env } });
