// `secretpush config`: the settings in force and where each came from. Secrets stay hidden.

import type { Command } from "commander";
import { settingsInForce } from "../../config/describe.ts";
import type { Cli } from "../context.ts";
import { addEveryFlag, settingsFor } from "../settings.ts";
import { columns, EXIT } from "../terminal.ts";

export function addConfig(program: Command, cli: Cli): void {
  const command = program
    .command("config")
    .description("Print the settings in force and where each came from; takes every flag of serve.")
    .option("--json", "Print JSON: option → value and origin.")
    .addHelpText("after", "\nExample:\n  $ secretpush config --config /etc/secretpush/config.toml\n");
  addEveryFlag(command);
  command.action(
    cli.action(async (options: { json?: true }) => {
      const settings = settingsInForce(settingsFor(command, cli.terminal));
      if (options.json) {
        const byOption = Object.fromEntries(
          settings.map(({ option, plain, origin }) => [option, { value: plain, origin }]),
        );
        cli.terminal.stdout(`${JSON.stringify(byOption, null, 2)}\n`);
      } else {
        cli.terminal.stdout(
          columns([
            ["OPTION", "VALUE", "FROM"],
            ...settings.map(({ option, value, origin }) => [option, value, origin]),
          ]),
        );
      }
      return EXIT.ok;
    }),
  );
}
