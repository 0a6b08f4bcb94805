// Finds the master key of a data directory.

import { existsSync } from "node:fs";
import { join } from "node:path";
import { build } from "../../base/build.ts";
import type { Config } from "../../config/options.ts";
import type { LiveDatabase, MasterKeys } from "../../store/maintenance/index.ts";
import type { Terminal } from "../terminal.ts";

/** Where a store's directory and keys are. The caller adds the rest, such as `exclusive`. */
export const storeSource = (config: Config, { env }: Terminal) => ({
  dataDir: config.dataDir,
  key: config.key,
  keyFile: config.keyFile,
  previousKey: config.previousKey,
  credentialsDir: env["CREDENTIALS_DIRECTORY"],
  applicationVersion: build,
});

/** The keys of a live database. @throws Error with a message for the administrator if they are missing or do not fit */
export async function keysBeside(live: LiveDatabase, config: Config, terminal: Terminal): Promise<MasterKeys> {
  const { databasePath, findMasterKeys, rememberedBy } = await import("../../store/maintenance/index.ts");
  const remembered = rememberedBy(live, config.dataDir);
  return findMasterKeys(storeSource(config, terminal), remembered, databasePath(config.dataDir));
}

/** Whether any key is found, even a wrong one. */
export const keyIsHere = ({ key, dataDir }: Config, { env }: Terminal): boolean =>
  key !== undefined ||
  [env["CREDENTIALS_DIRECTORY"], dataDir].some((place) => place && existsSync(join(place, "master.key")));
