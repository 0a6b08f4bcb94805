// The command line. runCli returns an exit code whatever happens (0 done, 1 the operation failed, 2 usage or
// configuration error), writes only through the given terminal, and never repeats the value of an unexpected argument,
// which may be a password.

import { BACKUP_PROCESS, ERASER } from "../base/build.ts";
import { AppError } from "../base/errors.ts";
import { ConfigError, loadConfig } from "../config/load.ts";
import type { Backend } from "./context.ts";
import { readers } from "./settings_files.ts";
import { serveUntilSignalled } from "./server/serving.ts";
import { complain, EXIT, type ExitCode, OperationFailed, type Terminal, Deferred, UsageError } from "./terminal.ts";
import { OPTIONS } from "../config/options.ts";

/** @param argv the arguments after the program's name @param backend the composition root; tests may replace it */
export async function runCli(
  argv: readonly string[],
  terminal: Terminal,
  backend: () => Promise<Backend> = () => import("../serve.ts"),
): Promise<ExitCode> {
  try {
    // Loading every command with its hundreds of flags would delay the start of the server.
    const flags = argv[0] === "serve" ? typedFlags(argv.slice(1)) : null;
    if (flags) {
      const load = (again: boolean) => loadConfig({ flags, env: terminal.env, ...readers(again) });
      return await serveUntilSignalled(load, { terminal, backend });
    }
    if (argv[0] === BACKUP_PROCESS) return await (await import("./data/restore_point_child.ts")).obeyOrder(terminal);
    if (argv[0] === ERASER) return await (await import("./agents/in_memory.ts")).eraseAfter(argv[1], terminal);
    const { runCommand } = await import("./program.ts");
    const again = (argv: readonly string[], terminal: Terminal) => runCli(argv, terminal, backend);
    return await runCommand(argv, { terminal, backend, again });
  } catch (error) {
    return report(error, terminal);
  }
}

function report(error: unknown, terminal: Terminal): ExitCode {
  if (error instanceof ConfigError) {
    for (const problem of error.problems) complain(terminal, problem);
    return EXIT.usage;
  }
  if (error instanceof UsageError) {
    complain(terminal, `${error.message}.`);
    return EXIT.usage;
  }
  if (error instanceof AppError) {
    const sentences = Object.entries(error.fields ?? {}).flatMap(([field, messages]) =>
      messages.map((message) => `${field} ${message}.`),
    );
    for (const sentence of [error.message, ...sentences]) complain(terminal, sentence);
    return EXIT.failed;
  }
  if (error instanceof OperationFailed) complain(terminal, `${error.message}.`);
  if (error instanceof Deferred) return EXIT.later;
  if (error instanceof OperationFailed) return EXIT.failed;
  if (isDefect(error)) complain(terminal, error.stack ?? error.message);
  else complain(terminal, error instanceof Error ? error.message : String(error));
  return EXIT.failed;
}

// The runtime's own errors are defects of this program: the stack helps to find them.
const isDefect = (error: unknown): error is Error =>
  (error instanceof TypeError || error instanceof ReferenceError || error instanceof RangeError) && !("code" in error);

/**
 * The flags of `serve` as people and systemd units write them, read without loading every command. Commander handles
 * anything else: help, an extra word, a flag that is unknown or lacks its value.
 * @returns flag without its dashes → its text; null if commander must decide
 */
export function typedFlags(words: readonly string[]): Record<string, string> | null {
  const flags: Record<string, string> = {};
  const rest = [...words];
  for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
    const [, name = "", given] = /^--([^=]+)(?:=([^]*))?$/.exec(word) ?? [];
    const isNext = rest[0] !== undefined && !rest[0].startsWith("-");
    const found = OPTIONS.find(({ flag }) => flag === name || (flag !== null && name === `no-${flag}`));
    const isBoolean = found?.type === "boolean";
    if (name === "config" || (found?.flag === name && !isBoolean)) {
      const value = given ?? (isNext ? rest.shift() : undefined);
      if (value === undefined) return null;
      flags[name] = value;
    } else if (isBoolean && found.flag === name) {
      flags[name] = given ?? (isNext ? rest.shift() : undefined) ?? "true";
    } else if (isBoolean && found.flag !== null && given === undefined) {
      flags[found.flag] = "false";
    } else return null;
  }
  return flags;
}
