// The command line. runCli promises to return an exit code whatever happens (0 done, 1 the
// operation failed, 2 usage or configuration error), to write only through the given terminal, and
// never to repeat the value of an unexpected argument, which may be a password.

import { Command, CommanderError } from "commander";
import { AppError } from "../base/errors.ts";
import { ConfigError } from "../config/load.ts";
import type { Backend, Cli } from "./context.ts";
import { versionSentence } from "./licenses.ts";
import { addServe } from "./server/serve.ts";
import { addGlobalFlags } from "./settings.ts";
import { complain, EXIT, type ExitCode, OperationFailed, type Terminal, UsageError } from "./terminal.ts";

/**
 * @param argv what follows the program's name
 * @param backend the composition root; tests may replace it
 */
export async function runCli(
  argv: readonly string[],
  terminal: Terminal,
  backend: () => Promise<Backend> = () => import("../serve.ts"),
): Promise<ExitCode> {
  let exitCode: ExitCode = EXIT.ok;
  const cli: Cli = {
    terminal,
    backend,
    action:
      (run) =>
      async (...given) => {
        exitCode = await run(...given);
      },
  };
  try {
    const serves = argv[0] === "serve";
    const program = programFor(cli, serves ? argv : null);
    // The other commands and their hundreds of flags would delay every start of the server.
    if (!serves) (await import("./commands.ts")).addCommands(program, cli);
    await program.parseAsync(upToUnknown(program, argv), { from: "user" });
    return exitCode;
  } catch (error) {
    return report(error, terminal);
  }
}

// Commander answers "serv --help" with the help of the program and exit code 0. Cut off after the unknown word, it
// is an error.
function upToUnknown(program: Command, argv: readonly string[]): string[] {
  let command = program;
  for (const [index, word] of argv.entries()) {
    if (word.startsWith("-") || command.commands.length === 0 || command.registeredArguments.length > 0) break;
    const next = command.commands.find((candidate) => candidate.name() === word);
    if (!next && word !== "help") return argv.slice(0, index + 1);
    command = next ?? command;
  }
  return [...argv];
}

/** The program with the one command that every server runs. */
function programFor(cli: Cli, argv: readonly string[] | null): Command {
  const { stdout, stderr } = cli.terminal;
  const program = new Command("secretpush")
    .description("A secret-sharing server: text, links, QR codes and files that expire after days or views.")
    .version(versionSentence(), "-V, --version", "Print version, commit and target.")
    .helpOption("-h, --help", "Print help.")
    .helpCommand(false)
    .configureHelp({ showGlobalOptions: true, helpWidth: 110 })
    .configureOutput({ writeOut: stdout, writeErr: stderr, outputError: () => {} })
    .exitOverride()
    .addHelpText(
      "after",
      `
Examples:
  $ secretpush push                                     push a secret to a server, print its link
  $ secretpush open https://push.example.org/p/…        retrieve one
  $ secretpush serve                                    run on http://127.0.0.1:5100 with ./data
  $ secretpush user add ann@example.org --admin         add an administrator, asking for a password
  $ secretpush token add ann@example.org --name laptop  make an API token
  $ secretpush config                                   show the settings and where each came from
  $ secretpush backup secretpush.tar                    back up everything while the server runs

Exit codes: 0 done, 1 the operation failed, 2 usage or configuration error.
"secretpush serve --help" lists every setting.
`,
    );
  addGlobalFlags(program);
  addServe(program, cli, argv);
  return program;
}

function report(error: unknown, terminal: Terminal): ExitCode {
  if (error instanceof CommanderError) {
    // Help and version also arrive here, already printed.
    if (error.exitCode === 0) return EXIT.ok;
    if (error.code !== "commander.help") complain(terminal, usageSentence(error));
    return EXIT.usage;
  }
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
  else if (isDefect(error)) complain(terminal, error.stack ?? error.message);
  else complain(terminal, error instanceof Error ? error.message : String(error));
  return EXIT.failed;
}

// The runtime's own errors are defects of this program: the stack helps to find them.
const isDefect = (error: unknown): error is Error =>
  (error instanceof TypeError || error instanceof ReferenceError || error instanceof RangeError) && !("code" in error);

function usageSentence(error: CommanderError): string {
  const message = error.message
    .replace(/^error: /, "")
    // Never repeats what was typed: --password=hunter2, or a password as a surplus argument.
    .replace(/^(unknown option '--?[^=']*)=[^]*?'/, "$1'")
    .replace(/: [^]*$/, (rest) => (error.code === "commander.excessArguments" ? "" : rest))
    .replace(/\n\((.*)\)$/, ". $1")
    .replace(/[.?]?$/, (end) => end || ".");
  return `${message} ${hintFor(error)}`;
}

function hintFor(error: CommanderError): string {
  if (/^error: too many arguments for '(?:push|answer)'/.test(error.message)) {
    return "The secret is never an argument: it comes by prompt, standard input or --payload-file.";
  }
  if (/^error: unknown option '--passphrase\b/.test(error.message)) {
    return "Passphrases come by prompt, --passphrase-stdin or SECRETPUSH_PASSPHRASE.";
  }
  if (/^error: unknown option '--token\b/.test(error.message)) {
    return "API tokens come by prompt, --token-stdin or SECRETPUSH_TOKEN.";
  }
  if (error.message.startsWith("error: unknown option '--pass")) return "Passwords come by prompt or --password-stdin.";
  if (/^error: unknown option '--key\b/.test(error.message)) {
    return "The key is never an argument: use --key-file, SECRETPUSH_KEY_FILE or SECRETPUSH_KEY.";
  }
  return 'See "secretpush --help".';
}
