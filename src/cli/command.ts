// The form in which every command is declared: a plain object with the command's name, its options, its action, and how
// its result is shown. program.ts makes the command line from these objects, with its help and its completion scripts.
// The types of options and arguments follow from their own text: "--days <n>" is `days: string | undefined`.

import type { Cli } from "./context.ts";

/** The help of an option or an argument, alone or with its rules. */
export type Detail =
  | string
  | {
      about: string;
      /** The only words that are accepted. */
      choices?: readonly string[];
      default?: string;
      required?: true;
      /** It may be given several times. */
      repeat?: true;
    };

/** "--days <n>" → its help. */
export type Options = Readonly<Record<string, Detail>>;

export interface Declaration<Usage extends string, Own extends Options, Result, Inherited = unknown> {
  /** The name, and the arguments: "revoke <email> <name-or-id>". */
  name: Usage;
  summary: string;
  /** The help of the argument, for a command whose arguments need one. */
  argument?: Detail;
  options?: Own;
  /** The settings whose flags it takes. "listed": all, each in the help. "all": all, in one sentence of the help. */
  settings?: "all" | "listed" | readonly string[];
  /** Whether its help lists --config, --data-dir and --key-file. Default: true. */
  global?: boolean;
  /** Text of the help, after the options. */
  help?: string;
  /** Each may have several lines. */
  examples?: readonly string[];
  /** The end of the help. */
  footer?: string;
  commands?: readonly AnyCommand[];
  /** Whether it runs if its group is called without a subcommand. */
  isDefault?: boolean;
  /** A string is printed. `show` prints any other result; without it, nothing is printed. */
  run?: (given: Given<Usage, Own> & Inherited, cli: Cli) => Promise<Result>;
  /** The result as text, for standard output. */
  show?: (result: Result, given: Given<Usage, Own> & Inherited) => string;
  /** The result as --json prints it. Default: as it is. */
  json?: (result: Result) => unknown;
  /** Text for standard error after the result, with --json too. */
  note?: (result: Result, given: Given<Usage, Own> & Inherited) => string;
  /** Whether the exit code is 1. */
  failed?: (result: Result, given: Given<Usage, Own> & Inherited) => boolean;
  /** The exit code, for a command that runs another program. */
  status?: (result: Result) => number;
}

/** Any command, whatever it takes. */
export interface AnyCommand extends Omit<Declaration<string, Options, never, never>, "run"> {
  run?: (given: never, cli: Cli) => Promise<unknown>;
}

export const command = <const Usage extends string, const Own extends Options, Result>(
  declared: Declaration<Usage, Own, Result>,
): AnyCommand => declared;

/** The options and arguments as they were typed, each under its name in camel case. */
export type Given<Usage extends string, Own extends Options> = ArgumentsIn<Usage> & {
  [Flags in keyof Own & string as Camel<NameIn<Flags>>]: ValueOf<Flags, Own[Flags]>;
};

type ArgumentsIn<Usage extends string> = Usage extends `${infer First} ${infer Rest}`
  ? Argument<First> & ArgumentsIn<Rest>
  : Argument<Usage>;

type Argument<Word extends string> = Word extends `[${infer Name}...]`
  ? { [Key in Camel<Name>]: string[] }
  : Word extends `<${infer Name}>`
    ? { [Key in Camel<Name>]: string }
    : Word extends `[${infer Name}]`
      ? { [Key in Camel<Name>]: string | undefined }
      : unknown;

/** "-o, --output <path>" → "output", "--no-start" → "start". */
type NameIn<Flags extends string> = Flags extends `${string}--${infer Long}`
  ? Long extends `no-${infer Name}`
    ? Name
    : Long extends `${infer Name} ${string}`
      ? Name
      : Long
  : never;

type ValueOf<Flags extends string, Has> = Flags extends `${string}<${string}>`
  ? Word<Has> | (Has extends { default: string } | { required: true } ? never : undefined)
  : Flags extends `--no-${string}`
    ? boolean
    : true | undefined;

type Word<Has> = Has extends { repeat: true }
  ? string[]
  : Has extends { choices: readonly (infer Choice)[] }
    ? Choice
    : string;

type Camel<Text extends string> = Text extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<Camel<Tail>>}`
  : Text;
