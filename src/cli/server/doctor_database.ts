// doctor's checks of PostgreSQL, if everything is stored there, and of a bucket: a node makes the same checks when it
// starts. What would stop the node is a failure here; what the node would only log is a warning.

import { build } from "../../base/build.ts";
import type { Config } from "../../config/options.ts";
import { sharedFilesOf } from "../../serve/shared_files.ts";
import { settingsDigestOf } from "../../serve/settings_digest.ts";
import type { PostgresProbe } from "../../store/maintenance/nodes.ts";
import { storeSource } from "../data/key_source.ts";
import type { DirectoryOptions } from "../../store/blobs/directory.ts";
import { about, anyFailed, type Finding, orFailure } from "../findings.ts";
import type { Terminal } from "../terminal.ts";
import { findingsOfKeys, SHORT_LINKS } from "./doctor_here.ts";
import { emptyGroupFindings } from "./doctor_policies.ts";
import { askServer } from "./doctor_server.ts";

const ON = {
  database: about("database"),
  key: about("key"),
  clock: about("clock"),
  nodes: about("nodes"),
  bucket: about("bucket"),
  erasing: about("erasing"),
};
type Findings = AsyncGenerator<Finding>;

export async function* postgresFindings(config: Config, terminal: Terminal): Findings {
  const { PostgresProbe } = await import("../../store/maintenance/nodes.ts");
  const { databaseUrl: url = "", databaseSchema: schema } = config;
  const probe = new PostgresProbe({ url, schema, program: build });
  try {
    for (const look of [databaseSettings, schemaFindings]) {
      const found = await Array.fromAsync(orFailure("database", look(probe, config)));
      yield* found;
      // A standby, or a database that cannot be reached, reveals nothing more.
      if (anyFailed(found)) return;
    }
    yield* orFailure("key", sharedKeyFindings(probe, config, terminal));
    yield* orFailure("clock", skewFindings(probe));
    yield* orFailure("policy", groupFindings(probe, config));
    yield* orFailure("nodes", nodeFindings(probe, config, terminal));
  } finally {
    await probe.close();
  }
}

async function* databaseSettings(probe: PostgresProbe, config: Config): Findings {
  const { ok, warn, fail } = ON.database;
  const { refusal, notices } = await probe.checks(config.databaseRequireSyncStandby);
  if (refusal !== null) yield fail(refusal);
  else if (notices.length > 0) yield* notices.map(warn);
  else yield ok(`${probe.where}: it accepts writes and keeps what it confirms.`);
}

async function* schemaFindings(probe: PostgresProbe): Findings {
  const { ok, warn, fail } = ON.database;
  const found = await probe.schema();
  if (!found) return yield fail(`${probe.where} is still empty: the first start of a node creates the tables.`);
  const { version, writtenBy } = found;
  const text = `Schema version ${version}${writtenBy === "" ? "" : `, written by Secret Push ${writtenBy}`}`;
  const known = probe.knownSchema;
  if (version < known) yield warn(`${text}; the next start of a node migrates it to ${known}.`);
  else if (version > known)
    yield warn(`${text}; this program knows ${known}, and can work with that. Upgrade this program.`);
  else yield ok(`${text}.`);
  if ((await probe.links())?.isLong === false) yield SHORT_LINKS;
}

async function* sharedKeyFindings(probe: PostgresProbe, config: Config, terminal: Terminal): Findings {
  const { findMasterKeys } = await import("../../store/maintenance/index.ts");
  const remembered = await probe.keys();
  // If the database knows no key, the search for one would create it.
  if (!remembered) return yield ON.key.warn("The database knows no master key yet: the first start of a node sets it.");
  yield* findingsOfKeys(
    findMasterKeys(storeSource(config, terminal), remembered, probe.where),
    config,
    'A rotation is under way: the log of the node that began it, or "secretpush key rotate" on its host, says how it ends.',
  );
}

async function* skewFindings(probe: PostgresProbe): Findings {
  const { ok, warn, fail } = ON.clock;
  const { MOST_SKEW_MS, NOTABLE_SKEW_MS, skewWords } = await import("../../store/maintenance/nodes.ts");
  const skewMs = Math.abs(await probe.skewMs());
  const text = skewWords(skewMs);
  if (skewMs > MOST_SKEW_MS) yield fail(`${text} A node here would get no requests: synchronise both clocks.`);
  else yield skewMs > NOTABLE_SKEW_MS ? warn(`${text} Synchronise both.`) : ok(text);
}

async function* groupFindings(probe: PostgresProbe, config: Config): Findings {
  if (config.policy.group.length > 0) yield* emptyGroupFindings(config, await probe.groups());
}

async function* nodeFindings(probe: PostgresProbe, config: Config, terminal: Terminal): Findings {
  const { ok, warn } = ON.nodes;
  const { differences, NOTABLE_SKEW_MS } = await import("../../store/maintenance/nodes.ts");
  const nodes = await probe.nodes();
  if (nodes.length === 0) {
    return yield warn("No node is running on this database, so doctor could not check how requests reach one.");
  }
  const here = { version: build, schemaVersion: probe.knownSchema, settingsDigest: settingsDigestOf(config) };
  yield ok(`${nodes.length === 1 ? "One node runs" : `${nodes.length} nodes run`} on this database.`);
  yield* differences(nodes, here).map(warn);
  const skewed = nodes.filter(({ skewMs }) => Math.abs(skewMs) > NOTABLE_SKEW_MS).length;
  if (skewed > 0) {
    yield warn(`The clocks of ${skewed} of ${nodes.length} nodes differ from the database's clock: synchronise them.`);
  }
  yield* askServer((word) => probe.leaveWord(word), config, terminal);
}

async function* directoryOfFilesFindings(place: DirectoryOptions): Findings {
  const { examineDirectory } = await import("../../store/maintenance/nodes.ts");
  const { ok, warn } = about("files");
  const { isMarked, keepsDeleted } = await examineDirectory(place);
  yield ok(`${place.directory}: files can be written, flushed, renamed and removed.`);
  if (!isMarked) return yield warn(`${place.directory} has no mark: no node has used it yet, or it is not mounted.`);
  yield await erasingFinding(keepsDeleted);
}

async function erasingFinding(keepsDeleted: boolean): Promise<Finding> {
  const { KEEPS_EPOCHS } = await import("../../store/maintenance/nodes.ts");
  return keepsDeleted
    ? ON.erasing.warn(KEEPS_EPOCHS)
    : ON.erasing.ok("Two minutes after erase_horizon has passed, nothing can open what was erased.");
}

/** Checks the bucket for files, and whether anything can open what PostgreSQL has erased. */
export async function* bucketFindings(config: Config): Findings {
  const { WITHOUT_EPOCHS, examineBucket } = await import("../../store/maintenance/nodes.ts");
  const place = sharedFilesOf(config);
  const isShared = config.databaseUrl !== undefined;
  const { ok, warn } = ON.bucket;
  if (!place) {
    if (isShared) yield* [warn("No bucket is set: no one can attach files."), ON.erasing.warn(WITHOUT_EPOCHS)];
    return;
  }
  if ("directory" in place) return yield* orFailure("files", directoryOfFilesFindings(place));
  const { keepsDeleted, unfinished, leftBehind } = await examineBucket(place);
  yield ok(`${config.blobs.url}: objects can be written, read and removed.`);
  yield uploadsFinding(unfinished, leftBehind);
  if (isShared) yield await erasingFinding(keepsDeleted);
  else if (keepsDeleted) yield warn("The bucket keeps deleted objects (versioning or object lock): switch that off.");
}

export function uploadsFinding(unfinished: number, leftBehind: number): Finding {
  const { ok, warn } = ON.bucket;
  const count = (n: number): string => (n === 1 ? "One upload in parts" : `${n} uploads in parts`);
  if (leftBehind > 0) {
    return warn(
      `${count(leftBehind)} in the bucket can no longer be under way. A server removes them in the background: ` +
        "if the number does not fall, look at the server's log, and at the rights of its key for the bucket.",
    );
  }
  if (unfinished === 0) return ok("No upload in parts was left behind.");
  return ok(`${count(unfinished)} unfinished: under way or interrupted. A server removes old ones.`);
}
