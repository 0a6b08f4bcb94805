// What subcommands get: the terminal, the composition root, and a short-lived connection to the accounts of a data
// directory, for commands about users and tokens. It also works while a server runs on the directory.

import type { Command } from "commander";
import type { openAccounts, openDeadLetters, serve, tellBeside } from "../serve.ts";
import { settingsFor } from "./settings.ts";
import type { ExitCode, Terminal } from "./terminal.ts";

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
  /** Wraps a commander action: runs it and keeps its exit code. */
  action: <Arguments extends unknown[]>(
    run: (...given: Arguments) => Promise<ExitCode>,
  ) => (...given: Arguments) => Promise<void>;
}

export type DeadLetters = Awaited<ReturnType<typeof openDeadLetters>>["deadLetters"];
type OpenedAccounts = Awaited<ReturnType<typeof openAccounts>>;
export type Accounts = OpenedAccounts["accounts"];

export type Company = OpenedAccounts["company"];
export type SecondFactors = OpenedAccounts["secondFactors"];

/** Informs subscribers of what this command does. */
export type Tell = OpenedAccounts["tell"];

/**
 * Opens the accounts that `command`'s settings point at, runs `use`, and closes them whatever happens.
 * @param mayBegin whether the data directory may be new
 */
export const withAccounts = <T>(
  cli: Cli,
  command: Command,
  use: (accounts: Accounts, tell: Tell, secondFactors: SecondFactors) => Promise<T>,
  mayBegin = false,
): Promise<T> =>
  withOpenedAccounts(cli, command, ({ accounts, tell, secondFactors }) => use(accounts, tell, secondFactors), {
    mayBegin,
  });

/** The same with invitations and offboarding. */
export async function withOpenedAccounts<T>(
  cli: Cli,
  command: Command,
  use: (opened: OpenedAccounts) => Promise<T>,
  { mayBegin = false } = {},
): Promise<T> {
  const { config } = settingsFor(command, cli.terminal);
  const { stdout, stderr, env } = cli.terminal;
  const opened = await (await cli.backend()).openAccounts(config, { stdout, stderr, env: { ...env } }, mayBegin);
  try {
    return await use(opened);
  } finally {
    await opened.close();
  }
}

/** The same with the company's sign-in. */
export const withCompany = <T>(cli: Cli, command: Command, use: (company: Company) => Promise<T>): Promise<T> =>
  withOpenedAccounts(cli, command, ({ company }) => use(company));

/** The same for undeliverable events. */
export async function withDeadLetters<T>(
  cli: Cli,
  command: Command,
  use: (deadLetters: DeadLetters) => Promise<T>,
): Promise<T> {
  const { config } = settingsFor(command, cli.terminal);
  const { stdout, stderr, env } = cli.terminal;
  const opened = await (await cli.backend()).openDeadLetters(config, { stdout, stderr, env: { ...env } });
  try {
    return await use(opened.deadLetters);
  } finally {
    await opened.close();
  }
}

/** Milliseconds since 1970 in ISO 8601: "2026-01-01T01:00:00.000Z". */
export const timestamp = (milliseconds: number): string => new Date(milliseconds).toISOString();
