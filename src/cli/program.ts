// The command line as commander knows it: every command with its flags, their help, and the error messages for a wrong
// one.

import { Command, CommanderError } from "commander";
import { addCommands } from "./commands.ts";
import type { Cli } from "./context.ts";
import { versionSentence } from "./licenses.ts";
import { addServe } from "./server/serve.ts";
import { addGlobalFlags } from "./settings.ts";
import { complain, EXIT, type ExitCode, type Terminal } from "./terminal.ts";

/** Runs the command that `argv` names. Throws what the command throws. */
export async function runCommand(argv: readonly string[], cli: Omit<Cli, "action">): Promise<ExitCode> {
  let exitCode: ExitCode = EXIT.ok;
  const program = programFor({
    ...cli,
    action:
      (run) =>
      async (...given) => {
        exitCode = await run(...given);
      },
  });
  try {
    await program.parseAsync(upToUnknown(program, argv), { from: "user" });
    return exitCode;
  } catch (error) {
    if (error instanceof CommanderError) return report(error, cli.terminal);
    throw error;
  }
}

// Commander answers "serv --help" with the program's help and exit code 0. If the rest after the unknown word is cut
// off, it is an error.
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

function programFor(cli: Cli): Command {
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
  addServe(program, cli);
  addCommands(program, cli);
  return program;
}

function report(error: CommanderError, terminal: Terminal): ExitCode {
  // Help and version also arrive here, already printed.
  if (error.exitCode === 0) return EXIT.ok;
  if (error.code !== "commander.help") complain(terminal, usageSentence(error));
  return EXIT.usage;
}

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
