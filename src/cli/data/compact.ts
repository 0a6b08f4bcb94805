// `secretpush compact`: gives the database's free space back to the disk, while the server is stopped.

import type { CompactStep } from "../../store/maintenance/index.ts";
import { command } from "../command.ts";
import { roundBytes } from "../figures.ts";
import { OperationFailed } from "../terminal.ts";

const STEPS: Record<CompactStep, string> = {
  check: "1/3 Checking the database",
  rewrite: "2/3 Rewriting it",
  move: "3/3 Replacing the old pages",
};

export const compact = command({
  name: "compact",
  summary: "Give the database's free space back to the disk; the server must be stopped.",
  options: { "--json": "Print a JSON object." },
  help: `
The command first checks the database, and does not change a damaged one. It also checks that there is free space for
two copies of the stored data, which it needs while it runs. A crash loses nothing. A database of version 2.5 or older
must be compacted once; from then on the server gives free space back by itself.`,
  examples: [
    `sudo systemctl stop secretpush
sudo -u secretpush secretpush compact --config /etc/secretpush/config.toml
sudo systemctl start secretpush`,
  ],
  async run(_given, { settings, terminal }) {
    const { dataDir, databaseUrl } = settings().config;
    if (databaseUrl !== undefined) {
      throw new OperationFailed(
        '"secretpush compact" works on a data directory, but database_url says that everything is in PostgreSQL, ' +
          "which cleans up by itself (autovacuum)",
      );
    }
    const { compact } = await import("../../store/maintenance/index.ts");
    return compact(dataDir, (step) => {
      if (terminal.stderrIsTTY) terminal.stderr(`${STEPS[step]} …\n`);
    });
  },
  show: ({ path, beforeBytes, afterBytes }) =>
    `${path}: ${roundBytes(beforeBytes)} before, ${roundBytes(afterBytes)} now.\n`,
  json: ({ path, beforeBytes, afterBytes }) => ({
    database: path,
    before_bytes: beforeBytes,
    after_bytes: afterBytes,
  }),
});
