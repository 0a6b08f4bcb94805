// Builds the commander command line from the declared commands, including help and error messages.

import { Argument, Command, CommanderError, Help, Option } from "commander";
import { goneBy } from "../config/given.ts";
import type { AnyCommand, Detail } from "./command.ts";
import { commandsOf } from "./commands.ts";
import type { Cli } from "./context.ts";
import { versionSentence } from "./licenses.ts";
import { addFlags, addGlobalFlags, settingsFrom, sourcesFrom } from "./settings.ts";
import { complain, EXIT, type ExitCode, type Terminal } from "./terminal.ts";

type Surroundings = Omit<Cli, "settings" | "sources">;

/** Runs the command that `argv` names. Throws what the command throws. */
export async function runCommand(argv: readonly string[], surroundings: Surroundings): Promise<ExitCode> {
  const { terminal } = surroundings;
  let exitCode: ExitCode = EXIT.ok;
  const program = programFor(argv, terminal, async (declared, command) => {
    const typed = command.optsWithGlobals();
    const cli = {
      ...surroundings,
      settings: (again = false) => settingsFrom(typed, terminal, again),
      sources: () => sourcesFrom(typed, terminal),
    };
    exitCode = await carryOut(declared, { ...typed, ...argumentsOf(command) }, cli);
  });
  try {
    await program.parseAsync(upToUnknown(program, argv), { from: "user" });
    return exitCode;
  } catch (error) {
    if (error instanceof CommanderError) return report(error, terminal);
    throw error;
  }
}

// Commander answers "serv --help" with help and exit code 0, but reports an error once the words after "serv" are removed.
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

type CarryOut = (declared: AnyCommand, command: Command) => Promise<void>;

function programFor(argv: readonly string[], { stdout, stderr }: Terminal, carryOut: CarryOut): Command {
  const program = new Command("secretpush")
    .description("A secret-sharing server: text, links, QR codes and files that expire after days or views.")
    .version(versionSentence(), "-V, --version", "Print version, commit and target.")
    .helpOption("-h, --help", "Print help.")
    .helpCommand(false)
    .configureHelp(helpWith(true))
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
  addAll(program, commandsOf(program), argv, carryOut);
  return program;
}

/** Any of these words lists all commands with their options. */
const LISTING = new Set(["help", "--help", "-h", "completion", "man"]);

/** Adds commands. Those that `argv` does not name get no options: declaring all of them would take too long. */
function addAll(parent: Command, all: readonly AnyCommand[], argv: readonly string[], carryOut: CarryOut): void {
  const isNamed = ({ name, isDefault }: AnyCommand): boolean =>
    isDefault === true || argv.includes(name.split(" ")[0] ?? "");
  const isVersion = argv[0] === "--version" || argv[0] === "-V";
  const isWhole = argv.some((word) => LISTING.has(word)) || !(isVersion || all.some(isNamed));
  for (const declared of all) {
    const { name, summary } = declared;
    add(parent, isWhole || isNamed(declared) ? declared : { name, summary }, argv, carryOut);
  }
}

/** Leaves the settings out of a command's help; completion and the manual page still have them. */
const visibleAmong =
  (own: ReadonlySet<Option>) =>
  (command: Command): Option[] =>
    new Help().visibleOptions(command).filter((option) => own.has(option) || !command.options.includes(option));

const helpWith = (showGlobalOptions: boolean) => ({ showGlobalOptions, helpWidth: 110 });

function add(parent: Command, declared: AnyCommand, argv: readonly string[], carryOut: CarryOut): void {
  const { name, summary, argument, options = {}, settings, global = true, commands = [], isDefault = false } = declared;
  const [word = "", ...words] = name.split(" ");
  const command = parent
    .command(word, { isDefault })
    .description(summary)
    .configureHelp(helpWith(global))
    .addHelpText("after", afterOptions(declared));
  for (const word of words) command.addArgument(argumentOf(word, argument));
  for (const [flags, detail] of Object.entries(options)) command.addOption(optionOf(flags, detail));
  const own = new Set(command.options);
  if (settings) addFlags(command, settings);
  if (settings === "all") command.configureHelp({ ...helpWith(global), visibleOptions: visibleAmong(own) });
  addAll(command, commands, argv, carryOut);
  if (declared.run) command.action(() => carryOut(declared, command));
  else if (commands.length > 0) command.helpCommand("help [command]", "Print help for a command.");
}

async function carryOut(declared: AnyCommand, typed: Record<string, unknown>, cli: Cli): Promise<ExitCode> {
  const { run, show, json, note, failed, status, options = {} } = declared;
  const given = typed as never;
  const result = (await Promise.resolve(run?.(given, cli)).catch((error) => withCause(error, cli))) as never;
  if (typed["json"] === true && "--json" in options) {
    cli.terminal.stdout(`${JSON.stringify(json ? json(result) : result, null, 2)}\n`);
  } else {
    const text = show ? show(result, given) : result;
    if (typeof text === "string" && text !== "") cli.terminal.stdout(text);
  }
  const noted = note?.(result, given) ?? "";
  if (noted !== "") cli.terminal.stderr(noted);
  return status?.(result) ?? (failed?.(result, given) ? EXIT.failed : EXIT.ok);
}

/** Reports a full disk as such, whichever command fails because of it. */
async function withCause(error: unknown, cli: Cli): Promise<never> {
  const { nameFullDisk } = await import("../store/data_dir.ts");
  throw nameFullDisk(error, {
    get database() {
      return cli.settings().config.dataDir;
    },
  });
}

const argumentsOf = ({ registeredArguments, processedArgs }: Command): Record<string, unknown> =>
  Object.fromEntries(registeredArguments.map((argument, at) => [camel(argument.name()), processedArgs[at]]));

const camel = (name: string): string => name.replace(/-(\w)/g, (_dash, letter: string) => letter.toUpperCase());

function argumentOf(word: string, detail: Detail = ""): Argument {
  const { about, choices } = typeof detail === "string" ? { about: detail } : detail;
  const argument = new Argument(word, about);
  // The command itself refuses other words, and never repeats them.
  return choices ? argument.choices(choices).argParser(String) : argument;
}

function optionOf(flags: string, detail: Detail): Option {
  if (typeof detail === "string") return new Option(flags, detail);
  const option = new Option(flags, detail.about).makeOptionMandatory(detail.required === true);
  if (detail.choices) option.choices(detail.choices);
  if (detail.default !== undefined) option.default(detail.default);
  if (detail.repeat) option.argParser((one: string, all: string[] = []) => [...all, one]);
  return option;
}

const EACH_SETTING = 'Each setting of the server is an option here, too: "secretpush serve --help" lists them.';

/** The help after the options, each part after an empty line. */
function afterOptions({ settings, help, examples = [], footer }: AnyCommand): string {
  const others = settings === "all" ? EACH_SETTING : undefined;
  const shown = examples.map((lines) => `\n${lines}`.replaceAll("\n", "\n  $ ")).join("");
  const heading = examples.length > 1 ? "Examples:" : "Example:";
  return [others, help, shown && heading + shown, footer].map((part) => (part ? `\n${part.trim()}\n` : "")).join("");
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
    // Never repeats a typed value: --password=hunter2, or a password as a surplus argument.
    .replace(/^(unknown option '--?[^=']*)=[^]*?'/, "$1'")
    .replace(/: [^]*$/, (rest) => (error.code === "commander.excessArguments" ? "" : rest))
    .replace(/\n\((.*)\)$/, ". $1")
    .replace(/[.?]?$/, (end) => end || ".");
  return `${message} ${hintFor(error)}`;
}

function hintFor(error: CommanderError): string {
  if (/^error: too many arguments for '(?:push|answer)'/.test(error.message)) {
    return "The secret is never an argument: it comes from a prompt, standard input or --payload-file.";
  }
  if (/^error: unknown option '--passphrase\b/.test(error.message)) {
    return "Passphrases come from a prompt, --passphrase-stdin or SECRETPUSH_PASSPHRASE.";
  }
  if (/^error: unknown option '--token\b/.test(error.message)) {
    return "API tokens come from a prompt, --token-stdin or SECRETPUSH_TOKEN.";
  }
  if (error.message.startsWith("error: unknown option '--pass"))
    return "Passwords come from a prompt or --password-stdin.";
  if (/^error: unknown option '--key\b/.test(error.message)) {
    return "The key is never an argument: use --key-file, SECRETPUSH_KEY_FILE or SECRETPUSH_KEY.";
  }
  const gone = error.message.startsWith("error: unknown option '--siem-") ? goneBy(error.message) : undefined;
  return gone === undefined ? 'See "secretpush --help".' : `It no longer exists: ${gone}.`;
}
