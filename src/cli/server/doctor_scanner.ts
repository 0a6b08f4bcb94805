// doctor's look at the virus scanner of files.

import { parseClamd } from "../../config/types/addresses.ts";
import type { Config } from "../../config/options.ts";
import { about, type Finding } from "../findings.ts";
import { reasonOf } from "../terminal.ts";

const PATIENCE_MS = 10_000;
const DAY_MS = 24 * 60 * 60 * 1000;
const OLD_DAYS = 7;

export async function* scannerFindings({ files: { scan } }: Config): AsyncGenerator<Finding> {
  if (scan === undefined) return;
  const { ok, warn, fail } = about("scanner");
  const { tryScan, versionOf } = await import("../../capabilities/virus_scan/clamd.ts");
  let version: string;
  try {
    version = await versionOf(parseClamd(scan), PATIENCE_MS);
  } catch (error) {
    return yield fail(
      `${scan} does not answer (${reasonOf(error)}), so files are refused: start clamd, and let this server's user read its socket.`,
    );
  }
  try {
    await tryScan(parseClamd(scan), PATIENCE_MS);
    const days = Math.floor((Date.now() - Date.parse(version.split("/")[2] ?? "")) / DAY_MS);
    yield days > OLD_DAYS
      ? warn(`${scan} answers (${version}), but its signatures are ${days} days old: bring them up to date.`)
      : ok(`${scan} answers: ${version}.`);
  } catch (error) {
    yield fail(
      `${scan} answers (${version}), but judges no files (${reasonOf(error)}), so they are refused: see its log.`,
    );
  }
}
