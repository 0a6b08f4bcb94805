// Asks the running server to read its settings again, and reports the result.

import { dataDirIn } from "../../config/load.ts";
import type { Cli } from "../context.ts";
import { askServer } from "../operate.ts";
import { OperationFailed } from "../terminal.ts";

/** @throws ConfigError, OperationFailed */
export async function reloadServer({ settings, sources }: Cli, checks: boolean) {
  // Wrong settings are reported here, without disturbing the server. With --pid, systemd runs this command beside a
  // service and hides the key from it: then only the server checks what the settings name.
  const dataDir = checks ? settings(true).config.dataDir : dataDirIn(sources());
  const answer = await askServer(dataDir, "config.reload", {});
  if (answer) return answer.result;
  throw new OperationFailed(
    `no server is running on ${dataDir}: start one, or name its data directory with --data-dir`,
  );
}
