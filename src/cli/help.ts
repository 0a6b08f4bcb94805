// `secretpush help user add`. Commander's own help command does not support subcommands, and ignores an unknown one.

import type { Command } from "commander";
import { type AnyCommand, command } from "./command.ts";
import { UsageError } from "./terminal.ts";

export const help = (program: Command): AnyCommand =>
  command({
    name: "help [command...]",
    summary: "Print help for a command.",
    examples: ["secretpush help user add"],
    async run({ command: words }) {
      let found = program;
      for (const word of words) {
        const next = found.commands.find((command) => command.name() === word);
        if (!next) throw new UsageError(`there is no command "${words.join(" ")}": secretpush --help lists them all`);
        found = next;
      }
      found.outputHelp();
    },
  });
