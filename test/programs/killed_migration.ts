// Runs a migration with the settings of the environment, and ends like a process that is killed after one of its steps.

import { loadConfig } from "../../src/config/load.ts";
import { sharedFilesOf } from "../../src/serve/shared_files.ts";
import { migrateToPostgres } from "../../src/store/transfer/index.ts";

const [step, dataDir = ""] = process.argv.slice(2);
const { config } = loadConfig({ flags: {}, env: process.env, readFile: () => "" });
await migrateToPostgres({
  source: { dataDir, key: config.key },
  target: { url: config.databaseUrl ?? "", schema: config.databaseSchema },
  shared: sharedFilesOf(config),
  onStep(done) {
    if (done === step) process.kill(process.pid, "SIGKILL");
  },
});
