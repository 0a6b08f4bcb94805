// The command line. runCli promises to return an exit code whatever happens (0 done, 1 the
// operation failed, 2 usage or configuration error), to write only through the given terminal, and
// never to repeat the value of an unexpected argument, which may be a password.

import { Command, CommanderError } from "commander";
import { AppError } from "../base/errors.ts";
import { ConfigError } from "../config/load.ts";
import type { Backend, Cli } from "./context.ts";
import { addDatabaseAudit } from "./data/database_audit.ts";
import { addBackup } from "./data/backup.ts";
import { addAssets } from "./client/assets.ts";
import { addLicenses, versionSentence } from "./licenses.ts";
import { addCheck } from "./data/check.ts";
import { addCompact } from "./data/compact.ts";
import { addCompletion } from "./completion.ts";
import { addConfig } from "./server/config.ts";
import { addDoctor } from "./server/doctor.ts";
import { addEvents } from "./data/events.ts";
import { addExpire } from "./client/expire.ts";
import { addKey } from "./data/key.ts";
import { addList } from "./client/list.ts";
import { addLogin } from "./client/login.ts";
import { addOpen } from "./client/open.ts";
import { addOpener } from "./client/opener.ts";
import { addPush } from "./client/push.ts";
import { addMigrate } from "./data/migrate.ts";
import { addAnswer } from "./client/answer.ts";
import { addPushAudit } from "./client/push_audit.ts";
import { addRequest } from "./client/request.ts";
import { addRequests } from "./client/requests.ts";
import { addRestore } from "./data/restore.ts";
import { addMail } from "./server/mail.ts";
import { addServe } from "./server/serve.ts";
import { addRelease } from "./client/release.ts";
import { addService } from "./server/service.ts";
import { addGlobalFlags } from "./settings.ts";
import { complain, EXIT, type ExitCode, OperationFailed, type Terminal, UsageError } from "./terminal.ts";
import { addTls } from "./server/tls.ts";
import { addToken } from "./data/token.ts";
import { addWatch } from "./client/watch.ts";
import { addUpgrade } from "./server/upgrade.ts";
import { addUser } from "./data/user.ts";

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
    const program = programFor(cli, argv[0] === "serve");
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

/**
 * @param servesOnly leaves the other commands out, because building their hundreds of flags would delay "serve"
 */
function programFor(cli: Cli, servesOnly: boolean): Command {
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
  if (servesOnly) return program;
  addConfig(program, cli);
  addUser(program, cli);
  addToken(program, cli);
  addEvents(program, cli);
  addBackup(program, cli);
  addRestore(program, cli);
  addMigrate(program, cli);
  addCheck(program, cli);
  addCompact(program, cli);
  addDoctor(program, cli);
  addMail(program, cli);
  addKey(program, cli);
  addUpgrade(program, cli);
  addDatabaseAudit(program, cli);
  addPush(program, cli);
  addOpen(program, cli);
  addList(program, cli);
  addPushAudit(program, cli);
  addExpire(program, cli);
  addRelease(program, cli);
  addRequest(program, cli);
  addAnswer(program, cli);
  addRequests(program, cli);
  addLogin(program, cli);
  addAssets(program, cli);
  addWatch(program, cli);
  addOpener(program, cli);
  addService(program, cli);
  addTls(program, cli);
  addCompletion(program, cli);
  addLicenses(program, cli);
  addHelp(program, cli);
  return program;
}

// Commander's own help command does not support "help user add", and ignores an unknown command.
function addHelp(program: Command, { action }: Cli): void {
  program
    .command("help [command...]")
    .description("Print help for a command.")
    .addHelpText("after", "\nExample:\n  $ secretpush help user add\n")
    .action(
      action(async (words: string[]) => {
        let found = program;
        for (const word of words) {
          const next = found.commands.find((command) => command.name() === word);
          if (!next) throw new UsageError(`there is no command "${words.join(" ")}": secretpush --help lists them all`);
          found = next;
        }
        found.outputHelp();
        return EXIT.ok;
      }),
    );
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
