// `secretpush completion SHELL`: prints a script that completes commands, options, and the words and files that they
// take. It is generated from the commands themselves, so it is always complete. It needs nothing else: pressing Tab
// starts no process, and no shell runs a half-typed line.

import type { Argument, Command, Option } from "commander";
import { type AnyCommand, command } from "./command.ts";
import { UsageError } from "./terminal.ts";

const INSTALL = {
  bash: "secretpush completion bash > /etc/bash_completion.d/secretpush",
  zsh: 'secretpush completion zsh > "${fpath[1]}/_secretpush"',
  fish: "secretpush completion fish > ~/.config/fish/completions/secretpush.fish",
};
const SHELLS = ["bash", "zsh", "fish"] as const;

export const completion = (program: Command): AnyCommand =>
  command({
    name: "completion <shell>",
    summary: `Print a completion script for ${SHELLS.join(", ")}.`,
    argument: { about: "the shell that it is for", choices: SHELLS },
    examples: Object.values(INSTALL),
    async run({ shell: word }) {
      const shell = SHELLS.find((name) => name === word);
      if (!shell) throw new UsageError(`there is no completion for that shell: choose ${SHELLS.join(", ")}`);
      return { bash, zsh, fish }[shell](placesOf(program));
    },
  });

/** A position on the command line: at the start, after "serve", after "user add". */
interface CursorPosition {
  /** "" at the start, or words such as "user add". */
  at: string;
  commands: Array<{ name: string; about: string }>;
  flags: Flag[];
  /** The argument: one of these words, a file, or nothing. */
  argument: "file" | readonly string[] | null;
}

interface Flag {
  /** "--port" */
  name: string;
  about: string;
  /** Its value: none, one of these words, a file, or something else. */
  value: null | "file" | "other" | readonly string[];
}

function placesOf(command: Command, at = "", inherited: readonly Flag[] = []): CursorPosition[] {
  const own = command.options.filter(({ long, hidden }) => long !== undefined && long !== null && !hidden).map(flagOf);
  const flags = [...own, ...inherited];
  const visible = command.commands.filter((child) => child.name() !== "help");
  return [
    {
      at,
      commands: visible.map((child) => ({ name: child.name(), about: firstSentence(child.description()) })),
      flags: [...flags, { name: "--help", about: "Print help.", value: null }],
      argument: argumentOf(command.registeredArguments[0]),
    },
    ...visible.flatMap((child) => placesOf(child, `${at} ${child.name()}`.trim(), at === "" ? own : flags)),
  ];
}

const FILE = /^(?:file|path|dir|directory)$/;

const argumentOf = (argument: Argument | undefined): CursorPosition["argument"] =>
  argument?.argChoices ?? (argument && FILE.test(argument.name()) ? "file" : null);

function flagOf({ long, description, flags, argChoices }: Option): Flag {
  const value = /[<[]([^>\]]+)[>\]]$/.exec(flags)?.[1];
  return {
    name: long ?? "",
    about: firstSentence(description),
    value:
      value === undefined
        ? null
        : (argChoices ?? (value.includes("|") ? value.split("|") : FILE.test(value) ? "file" : "other")),
  };
}

const firstSentence = (text: string): string => text.replace(/ \[.*$/, "").replace(/\.(?: .*)?$/, "");

/** "user|user add": the patterns of a shell case that follows the command words. */
const steps = (places: CursorPosition[]): string[] =>
  places.flatMap(({ at, commands }) => commands.map(({ name }) => `${at} ${name}`));

/** The patterns of shell cases for "AT FLAG", grouped by what the flag takes. The first that matches counts. */
function valuesIn(places: CursorPosition[]) {
  const taken = new Map<string, Flag["value"]>();
  for (const { flags } of places) for (const { name, value } of flags) if (value !== null) taken.set(name, value);
  const anywhere = (name: string): string => `*${quoted(` ${name}`)}`;
  const named = (kind: Flag["value"]): string =>
    [...taken].flatMap(([name, value]) => (value === kind ? [anywhere(name)] : [])).join("|");
  return {
    // A command's own flag may have the same name as a setting's flag, but take no value.
    none: places
      .flatMap(({ at, flags }) =>
        flags.flatMap(({ name, value }) => (value === null && taken.has(name) ? [`${at} ${name}`] : [])),
      )
      .map(quoted)
      .join("|"),
    words: [...taken].flatMap(([name, value]) =>
      Array.isArray(value) ? [{ flag: anywhere(name), words: value as string[] }] : [],
    ),
    files: named("file"),
    others: named("other"),
  };
}

const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

function bash(places: CursorPosition[]): string {
  const { none, words, files, others } = valuesIn(places);
  const cases = places.map(({ at, commands, flags, argument }) => {
    const offered = [...commands.map(({ name }) => name), ...(Array.isArray(argument) ? argument : [])];
    const names = flags.map(({ name }) => name);
    const file = argument === "file" ? " file=1" : "";
    return `    ${quoted(at)}) commands=${quoted(offered.join(" "))} flags=${quoted(names.join(" "))}${file} ;;`;
  });
  return `# bash completion for secretpush
_secretpush() {
  local cur=\${COMP_WORDS[COMP_CWORD]} prev=\${COMP_WORDS[COMP_CWORD-1]} at= word commands flags file=
  COMPREPLY=()
  for word in "\${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
    case "$at $word" in
      ${steps(places).map(quoted).join("|")}) at="\${at:+$at }$word" ;;
    esac
  done
  case "$at $prev" in
    ${none}) ;;
${words
  .map(({ flag, words }) => `    ${flag}) COMPREPLY=($(compgen -W ${quoted(words.join(" "))} -- "$cur")); return ;;`)
  .join("\n")}
    ${files}) compopt -o default 2>/dev/null; return ;;
    ${others}) return ;;
  esac
  case "$at" in
${cases.join("\n")}
  esac
  if [[ $cur == -* ]]; then
    COMPREPLY=($(compgen -W "$flags" -- "$cur"))
  else
    COMPREPLY=($(compgen -W "$commands" -- "$cur"))
    # Files are offered if no command begins like that.
    [[ -z $file ]] || compopt -o default 2>/dev/null
  fi
}
complete -F _secretpush secretpush
`;
}

function zsh(places: CursorPosition[]): string {
  const { none, words, files, others } = valuesIn(places);
  const described = (name: string, about: string): string => quoted(`${name.replaceAll(":", "\\:")}:${about}`);
  const cases = places.map(
    ({ at, commands, flags, argument }) =>
      `    (${quoted(at)})\n      commands=(${[
        ...commands.map(({ name, about }) => described(name, about)),
        ...(Array.isArray(argument) ? argument.map(quoted) : []),
      ].join(" ")})\n` +
      `      flags=(${flags.map(({ name, about }) => described(name, about)).join(" ")})${argument === "file" ? "; file=1" : ""} ;;`,
  );
  return `#compdef secretpush
_secretpush() {
  local at= word file=
  local -a commands flags
  for word in "\${(@)words[2,CURRENT-1]}"; do
    case "$at $word" in
      (${steps(places).map(quoted).join("|")}) at="\${at:+$at }$word" ;;
    esac
  done
  case "$at \${words[CURRENT-1]}" in
    (${none}) ;;
${words.map(({ flag, words }) => `    (${flag}) compadd -- ${words.map(quoted).join(" ")}; return ;;`).join("\n")}
    (${files}) _files; return ;;
    (${others}) return ;;
  esac
  case "$at" in
${cases.join("\n")}
  esac
  if [[ "$PREFIX" == -* ]]; then
    _describe option flags
  else
    (( $#commands )) && _describe command commands
    [[ -z "$file" ]] || _files
  fi
}
if [[ "\${funcstack[1]}" == _secretpush ]]; then _secretpush "$@"; else compdef _secretpush secretpush; fi
`;
}

function fish(places: CursorPosition[]): string {
  const escaped = (text: string): string => `'${text.replaceAll("\\", "\\\\").replaceAll("'", "\\'")}'`;
  const lines = places.flatMap(({ at, commands, flags, argument }) => {
    const here = `complete -c secretpush -n ${escaped(`__secretpush_is ${escaped(at)}`)}`;
    return [
      ...(argument === "file" ? [] : [`${here} -f`]),
      ...(Array.isArray(argument) ? [`${here} -a ${escaped(argument.join(" "))}`] : []),
      ...commands.map(({ name, about }) => `${here} -a ${name} -d ${escaped(about)}`),
      ...flags.map(({ name, about, value }) => {
        const takes =
          value === null
            ? ""
            : value === "file"
              ? " -r -F"
              : value === "other"
                ? " -x"
                : ` -x -a ${escaped(value.join(" "))}`;
        return `${here} -l ${name.slice(2)}${takes} -d ${escaped(about)}`;
      }),
    ];
  });
  return `# fish completion for secretpush
function __secretpush_is
    set -l at ""
    for word in (commandline -opc)[2..-1]
        switch "$at $word"
            case ${steps(places).map(escaped).join(" ")}
                set at (string trim -- "$at $word")
        end
    end
    test "$at" = "$argv[1]"
end
${lines.join("\n")}
`;
}
