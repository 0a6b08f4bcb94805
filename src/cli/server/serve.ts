// `secretpush serve`, as the help and the completion scripts show it.

import type { Command } from "commander";
import type { Cli } from "../context.ts";
import { addEveryFlag, settingsFor } from "../settings.ts";
import { serveUntilSignalled } from "./serving.ts";

export function addServe(program: Command, cli: Cli): void {
  const command = program
    .command("serve")
    .description("Run the server until SIGTERM or SIGINT.")
    .addHelpText(
      "after",
      `
Flags win over the environment, the environment over the TOML file, the file over the defaults.
A true/false flag is switched on by --allow-anonymous and off by --no-allow-anonymous or --allow-anonymous=false.
The master key is never a flag: use SECRETPUSH_KEY, SECRETPUSH_KEY_FILE, --key-file or the TOML file.

Examples:
  $ secretpush serve --data-dir /var/lib/secretpush --base-url https://push.example.org
  $ SECRETPUSH_PORT=8080 secretpush serve --config /etc/secretpush/config.toml --no-allow-anonymous
`,
    );
  addEveryFlag(command);
  command.action(cli.action(() => serveUntilSignalled(settingsFor(command, cli.terminal), cli)));
}
