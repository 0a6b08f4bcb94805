// `secretpush check`: checks that everything stored is intact. Works while the server runs; changes nothing.

import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { command } from "../command.ts";
import type { Cli } from "../context.ts";
import { about, anyFailed, type Finding, findingLines } from "../findings.ts";
import { showWork } from "../progress.ts";
import { complain, reasonOf } from "../terminal.ts";
import { keyIsHere } from "./key_source.ts";
import { readDatabase } from "./database.ts";

export const check = command({
  name: "check",
  summary: "Check the database, its seals, the files and the audit log; works while the server runs.",
  options: { "--json": "Print a JSON array." },
  help: `
Exit code 1 if something is damaged or the master key does not fit. Payloads and file contents are encrypted
under their links and cannot be opened without them, but every byte of the files on the disk is checked.`,
  examples: ["secretpush check --config /etc/secretpush/config.toml"],
  run: (_given, cli) => inspectEverything(cli),
  show: findingLines,
  failed: anyFailed,
});

/**
 * Checks a directory into which a backup was restored. The key is in that directory, or where the server keeps its own.
 * @param fingerprint of the backup's key
 */
export function inspectDirectory(cli: Cli, dataDir: string, fingerprint: string): Promise<Finding[]> {
  const { config, origins } = cli.settings();
  const { databaseUrl: _database, blobs, ...others } = config;
  const { url: _url, ...bucket } = blobs;
  const own = join(config.dataDir, "master.key");
  const isHere = config.key !== undefined || existsSync(join(dataDir, "master.key")) || !existsSync(own);
  const present = config.keyFile ?? (isHere ? undefined : own);
  // A rotation leaves the key of earlier backups beside the new key.
  const earlier = `${config.keyFile ?? own}.${fingerprint.slice(0, 8)}`;
  const isEarlier = existsSync(earlier) && (config.key === undefined || config.keyFile !== undefined);
  const keyFile = isEarlier ? earlier : present;
  const changed = {
    ...others,
    blobs: bucket,
    dataDir,
    ...(keyFile === undefined ? {} : { keyFile }),
    ...(isEarlier && { key: readFileSync(earlier, "utf8").trim() }),
  };
  return inspectEverything({ ...cli, settings: () => ({ config: changed, origins }) });
}

async function inspectEverything(cli: Cli): Promise<Finding[]> {
  const { terminal } = cli;
  const [
    { MIGRATIONS, PURGE_LOG_PURPOSE, inspectionOf, listsBlob, schemaVersionOf, SealedOnDisk },
    { Seals },
    { PassphraseKdf },
    { inspect },
  ] = await Promise.all([
    import("../../store/maintenance/index.ts"),
    import("../../domain/pushes/seals.ts"),
    import("../../base/passphrase_kdf.ts"),
    import("../../domain/upkeep/check.ts"),
  ]);
  const { config, dataDir, live, copy, shared, ...database } = await readDatabase(cli);
  try {
    const found = schemaVersionOf(live);
    if (found !== MIGRATIONS.length) {
      const known = `this program checks ${MIGRATIONS.length}`;
      return [
        about("database").fail(
          `It has schema version ${found}, and ${known}. This is not damage: check it with the program that wrote it, or after an upgrade.`,
        ),
      ];
    }
    const keys = await database.keys().catch((error: unknown) => complain(terminal, reasonOf(error)));
    const noSeals = keyIsHere(config, terminal) ? "wrong key" : "no key";
    const seals = keys ? new Seals(keys.ring, new PassphraseKdf()) : noSeals;
    const purgeLogKey = keys?.ring.purpose(PURGE_LOG_PURPOSE) ?? null;
    const isListed = copy?.isListed ?? listsBlob(live);
    const blobs = shared ?? new SealedOnDisk(dataDir);
    const inspection = inspectionOf(live, { blobs, isListed, copied: copy?.problems });
    return await showWork(terminal, "Reading files", (update) => inspect(inspection, seals, purgeLogKey, update));
  } finally {
    await database.close();
  }
}
