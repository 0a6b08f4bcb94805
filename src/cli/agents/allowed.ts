// agents.toml, beside client.toml: the commands that an agent may run, and what it may push. This file is the boundary:
// nothing that an agent says extends it. Without the file, agents can ask people and wait, but run nothing.

import {
  closeSync,
  constants,
  fstatSync,
  lstatSync,
  openSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  statSync,
} from "node:fs";
import { dirname, join, resolve } from "node:path";

import { Type as t, type Static } from "@sinclair/typebox";
import { Value } from "@sinclair/typebox/value";

import { parseDuration } from "../../base/units.ts";
import { codeOf, placeOf } from "../client/connection.ts";
import { OperationFailed, reasonOf, type Terminal, UsageError } from "../terminal.ts";
import { type Way, wayOf } from "./hand_over.ts";

const Texts = t.Array(t.String({ minLength: 1 }));
const Command = t.Object(
  { argv: Texts, as: t.Optional(t.String()), directory: t.Optional(t.String()), timeout: t.Optional(t.String()) },
  { additionalProperties: false },
);
const File = t.Partial(t.Object({ command: t.Array(Command), files: Texts, variables: Texts }), {
  additionalProperties: false,
});

export interface AllowedCommand {
  /** One pattern for each word; * stands for any text. */
  patterns: readonly string[];
  /** Null for a command that gets no secret: its output may be pushed. */
  way: Way | null;
  directory: string;
  timeoutMs: number;
}

/** @param given the path of agents.toml; if absent, the file is optional @throws UsageError */
export function allowedBy(terminal: Terminal, given: string | undefined) {
  const beside = placeOf(terminal.env);
  const path = given ?? (beside && join(dirname(beside), "agents.toml"));
  const { commands = [], files = [], variables = [] } = path === null ? {} : fileAt(resolve(path), given === undefined);
  const refused = (what: string) =>
    new OperationFailed(`agents.toml does not allow this ${what}: the owner of agents.toml can change that`);
  return {
    /** Variables that are withheld from every command. */
    variables,
    command(argv: readonly string[], takes: boolean): AllowedCommand {
      const found = commands.find(({ way, patterns }) => (way !== null) === takes && isLike(argv, patterns));
      if (found) return found;
      throw refused(`command ${takes ? "with" : "without"} a secret`);
    },
    /**
     * Opens a file, following links. The open file is checked, because its path may lead elsewhere a moment later.
     * @returns its real path, and its descriptor, which the caller closes
     */
    file(named: string): { path: string; descriptor: number } {
      let descriptor: number;
      try {
        // A named pipe may have no writer, and opening must not wait for one.
        descriptor = openSync(named, constants.O_RDONLY | constants.O_NONBLOCK);
      } catch {
        throw refused("file");
      }
      const path = pathOf(descriptor, named);
      if (fstatSync(descriptor).isFile() && files.some((pattern) => isLike([path], [pattern])))
        return { path, descriptor };
      closeSync(descriptor);
      throw refused("file");
    },
    variable(name: string): string {
      const value = variables.includes(name) ? terminal.env[name] : undefined;
      if (value !== undefined) return value;
      throw refused("variable, or the variable is not set");
    },
  };
}

/** The real path of an open file. Only Linux reports it; elsewhere, `named` is resolved. "" if it leads to another file. */
function pathOf(descriptor: number, named: string): string {
  try {
    if (process.platform === "linux") return readlinkSync(`/proc/self/fd/${descriptor}`);
    const [open, path] = [fstatSync(descriptor), realpathSync(named)];
    const there = lstatSync(path);
    return there.ino === open.ino && there.dev === open.dev ? path : "";
  } catch {
    return "";
  }
}

interface Allowed {
  commands: AllowedCommand[];
  files: string[];
  variables: string[];
}

function fileAt(path: string, isOptional: boolean): Partial<Allowed> {
  try {
    if ((statSync(path).mode & 0o022) !== 0) throw new UsageError("others can change it: run chmod 600 on it");
    const read = Bun.TOML.parse(readFileSync(path, "utf8"));
    const [wrong] = Value.Errors(File, read);
    if (wrong) throw new UsageError(`${wrong.path.slice(1).replaceAll("/", ".")}: ${wrong.message}`);
    const { command = [], ...others } = read as Static<typeof File>;
    return { ...others, commands: command.map(allowed) };
  } catch (error) {
    if (isOptional && codeOf(error) === "ENOENT") return {};
    throw new UsageError(`${path} cannot be used (${reasonOf(error)})`);
  }
}

function allowed({ argv, as, directory = ".", timeout = "10m" }: Static<typeof Command>): AllowedCommand {
  const way = as === undefined ? null : wayOf(as);
  try {
    return { patterns: argv, way, directory: resolve(directory), timeoutMs: parseDuration(timeout) };
  } catch (error) {
    throw new UsageError(`timeout ${JSON.stringify(timeout)} ${reasonOf(error)}`);
  }
}

/** Only a pattern that begins with a dash matches an option, so "*" adds no option to a command. */
const isLike = (words: readonly string[], patterns: readonly string[]): boolean =>
  words.length === patterns.length &&
  patterns.every((pattern, at) => {
    const word = words[at] ?? "";
    if (word.includes("\0") || (word.startsWith("-") && !pattern.startsWith("-"))) return false;
    return new RegExp(`^${pattern.split("*").map(RegExp.escape).join("[^]*")}$`).test(word);
  });
