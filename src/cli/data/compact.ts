// `secretpush compact`: gives the database's free space back to the disk, while the server is stopped.

import type { Command } from "commander";
import type { CompactStep } from "../../store/maintenance/index.ts";
import type { Cli } from "../context.ts";
import { roundBytes } from "../figures.ts";
import { EXIT } from "../terminal.ts";
import { directorySettings } from "./data_options.ts";

const STEPS: Record<CompactStep, string> = {
  check: "1/3 Checking the database",
  rewrite: "2/3 Writing it anew",
  move: "3/3 Replacing the old pages",
};

export function addCompact(program: Command, cli: Cli): void {
  const { terminal } = cli;
  const command = program
    .command("compact")
    .description("Give the database's free space back to the disk; the server must be stopped.")
    .option("--json", "Print a JSON object.")
    .addHelpText(
      "after",
      `
Checks the database first, and does not change a damaged one. Needs free space for two copies of the stored data
meanwhile, and checks that it is there. A crash loses nothing. A database of version 2.5 or older must be compacted
once; from then on the server gives free space back by itself.

Example:
  $ sudo systemctl stop secretpush
  $ sudo -u secretpush secretpush compact --config /etc/secretpush/config.toml
  $ sudo systemctl start secretpush
`,
    )
    .action(
      cli.action(async (options: { json?: true }) => {
        const { config } = directorySettings(command, terminal, ", which cleans up by itself (autovacuum)");
        const { compact } = await import("../../store/maintenance/index.ts");
        const { path, beforeBytes, afterBytes } = compact(config.dataDir, (step) => {
          if (terminal.stderrIsTTY) terminal.stderr(`${STEPS[step]} …\n`);
        });
        if (options.json) {
          const sizes = { database: path, before_bytes: beforeBytes, after_bytes: afterBytes };
          terminal.stdout(`${JSON.stringify(sizes, null, 2)}\n`);
        } else {
          terminal.stdout(`${path}: ${roundBytes(beforeBytes)} before, ${roundBytes(afterBytes)} now.\n`);
        }
        return EXIT.ok;
      }),
    );
}
