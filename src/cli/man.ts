// `secretpush man`: prints the manual page, generated from the commands themselves, like the completion scripts.

import type { Command, Option } from "commander";
import { version } from "../base/build.ts";
import { type AnyCommand, command } from "./command.ts";

/** The command that takes every setting. */
const SERVER = "serve";
const FILES = [
  ["/etc/secretpush/config.toml", "Settings of the service; every setting is in it as a comment."],
  ["/etc/secretpush/master.key", "Master key of the service. Without it, no backup can be read."],
  ["/var/lib/secretpush", "Data of the service."],
  ["$XDG_CONFIG_HOME/secretpush/client.toml", "Server and API token that login stored."],
] as const;

export const man = (program: Command): AnyCommand =>
  command({
    name: "man",
    summary: "Print the manual page.",
    examples: ["secretpush man | man -l -", "secretpush man > /usr/local/share/man/man1/secretpush.1"],
    run: async () => manualPage(program),
  });

/** The page in roff, as man(7) describes it. */
function manualPage(program: Command): string {
  const leaves = leavesOf(program);
  const settings = visibleIn(leaves.find(({ path }) => path === SERVER)?.leaf ?? program);
  const lines = [
    `.TH SECRETPUSH 1 "" "Secret Push ${version}" "User Commands"`,
    ".SH NAME",
    "secretpush \\- secret\\-sharing server and its client",
    ".SH SYNOPSIS",
    ".B secretpush",
    ".I command",
    "[\\fIoption\\fR ...]",
    ".SH DESCRIPTION",
    escaped(program.description()),
    ".B secretpush help",
    ".I command",
    "prints the same with examples.",
    "Brackets name the values, the default and the environment variable of a setting.",
    ".SH OPTIONS",
    ...program.options.flatMap(optionLines),
    ".SH COMMANDS",
    ...leaves.flatMap((leaf) => commandLines(leaf, settings)),
    ".SH FILES",
    ...FILES.flatMap(([path, about]) => [".TP", `.I ${escaped(path)}`, escaped(about)]),
    ".SH EXIT STATUS",
    "0: done. 1: the operation failed. 2: mistake in the command line or the settings.",
  ];
  return `${lines.join("\n")}\n`;
}

interface Leaf {
  path: string;
  leaf: Command;
}

const leavesOf = (command: Command, above: readonly string[] = []): Leaf[] =>
  command.commands.flatMap((child) => {
    const path = [...above, child.name()];
    const does = child.commands.length === 0 || child.options.length > 0 || child.registeredArguments.length > 0;
    return [...(does ? [{ path: path.join(" "), leaf: child }] : []), ...leavesOf(child, path)];
  });

function commandLines({ path, leaf }: Leaf, settings: readonly Option[]): string[] {
  // The server's settings are listed once, where they belong. A client's flag may have the same name as one.
  const isElsewhere = ({ flags, description }: Option): boolean =>
    path !== SERVER && settings.some((one) => one.flags === flags && one.description === description);
  const visible = visibleIn(leaf);
  const own = visible.filter((option) => !isElsewhere(option));
  const others = visible.filter(isElsewhere).map(({ long }) => `\\fB${escaped(long ?? "")}\\fR`);
  const isAll = others.length === settings.length;
  const words = leaf.registeredArguments.map((one) => (one.required ? `<${one.name()}>` : `[${one.name()}]`));
  return [
    `.SS "${escaped([path, ...words].join(" "))}"`,
    escaped(leaf.description()),
    ...own.flatMap(optionLines),
    ...(others.length > 0 ? [".PP", `Options of \\fBserve\\fR: ${isAll ? "all" : others.join(", ")}.`] : []),
  ];
}

const visibleIn = ({ options }: Command): Option[] => options.filter(({ hidden }) => !hidden);

const optionLines = ({ flags, description }: Option): string[] => [".TP", `.B ${escaped(flags)}`, escaped(description)];

/** The text as a line in ASCII that contains no instruction for roff. */
const escaped = (text: string): string =>
  text
    .replaceAll("\\", "\\e")
    .replaceAll("-", "\\-")
    .replaceAll('"', "\\(dq")
    .replaceAll(/\s+/g, " ")
    .trim()
    .replaceAll(/[^ -~]/gu, (sign) => `\\[u${sign.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0")}]`)
    .replace(/^[.']/, "\\&$&");
