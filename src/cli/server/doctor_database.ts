// What doctor finds about PostgreSQL, if everything is stored there, and about a bucket. It checks what a node checks
// at its start, without being one. What a node would refuse fails here, and what it would only log is a warning.

import { build } from "../../base/build.ts";
import type { Config } from "../../config/options.ts";
import { s3Of } from "../../serve/s3.ts";
import { settingsDigestOf } from "../../serve/settings_digest.ts";
import type { PostgresProbe } from "../../store/maintenance/nodes.ts";
import { storeSource } from "../data/data_options.ts";
import { fail, type Finding, ok, warn } from "../findings.ts";
import { reasonOf, type Terminal } from "../terminal.ts";
import { findingsOfKeys } from "./doctor_here.ts";
import { askServer } from "./doctor_server.ts";

export async function postgresFindings(config: Config, terminal: Terminal): Promise<Finding[]> {
  const { PostgresProbe } = await import("../../store/maintenance/nodes.ts");
  const probe = new PostgresProbe({
    url: config.databaseUrl ?? "",
    schema: config.databaseSchema,
    program: build,
  });
  try {
    const settings = await asFindings("database", () => databaseSettings(probe, config));
    // A standby, or a database that cannot be reached, reveals nothing more.
    if (settings.some(({ verdict }) => verdict === "fail")) return settings;
    const schema = await asFindings("database", () => schemaFindings(probe));
    if (schema.some(({ verdict }) => verdict === "fail")) return [...settings, ...schema];
    return [
      ...settings,
      ...schema,
      ...(await asFindings("key", () => sharedKeyFindings(probe, config, terminal))),
      ...(await asFindings("clock", () => skewFindings(probe))),
      ...(await asFindings("nodes", () => nodeFindings(probe, config, terminal))),
    ];
  } finally {
    await probe.close();
  }
}

async function asFindings(subject: string, look: () => Promise<Finding[]>): Promise<Finding[]> {
  try {
    return await look();
  } catch (error) {
    return [fail(subject, reasonOf(error))];
  }
}

async function databaseSettings(probe: PostgresProbe, config: Config): Promise<Finding[]> {
  const { refusal, notices } = await probe.checks(config.databaseRequireSyncStandby);
  if (refusal !== null) return [fail("database", refusal)];
  if (notices.length > 0) return notices.map((notice) => warn("database", notice));
  return [ok("database", `${probe.where}: it takes writes and keeps what it confirms.`)];
}

async function schemaFindings(probe: PostgresProbe): Promise<Finding[]> {
  const found = await probe.schema();
  if (!found) {
    return [fail("database", `There is nothing in ${probe.where} yet: the first start of a node creates it.`)];
  }
  const { version, writtenBy } = found;
  const text = `Schema version ${version}${writtenBy === "" ? "" : `, written by Secret Push ${writtenBy}`}`;
  const known = probe.knownSchema;
  if (version < known) return [warn("database", `${text}; the next start of a node migrates it to ${known}.`)];
  if (version > known)
    return [warn("database", `${text}; this program knows ${known} and can work with it. Upgrade it.`)];
  return [ok("database", `${text}.`)];
}

async function sharedKeyFindings(probe: PostgresProbe, config: Config, terminal: Terminal): Promise<Finding[]> {
  const { findMasterKeys } = await import("../../store/maintenance/index.ts");
  const remembered = await probe.keys();
  // Without one, the search for a key would create one.
  if (!remembered) return [warn("key", "The database knows no master key yet: the first start of a node sets it.")];
  return findingsOfKeys(
    findMasterKeys(storeSource(config, terminal), remembered, probe.where),
    config,
    'A rotation is under way: the log of the node that began it, or "secretpush key rotate" on its host, says how it ends.',
  );
}

async function skewFindings(probe: PostgresProbe): Promise<Finding[]> {
  const { MOST_SKEW_MS, NOTABLE_SKEW_MS } = await import("../../store/maintenance/nodes.ts");
  const skewMs = Math.abs(await probe.skewMs());
  const text = `This host's clock is ${Math.round(skewMs / 100) / 10} seconds off that of the database, which decides.`;
  if (skewMs > MOST_SKEW_MS) return [fail("clock", `${text} A node here gets no requests: synchronise both.`)];
  return [skewMs > NOTABLE_SKEW_MS ? warn("clock", `${text} Synchronise both.`) : ok("clock", text)];
}

async function nodeFindings(probe: PostgresProbe, config: Config, terminal: Terminal): Promise<Finding[]> {
  const { NOTABLE_SKEW_MS, programOf } = await import("../../store/maintenance/nodes.ts");
  const nodes = await probe.nodes();
  if (nodes.length === 0) {
    return [warn("nodes", "No node runs on this database, so how it sees requests was not checked.")];
  }
  const own = programOf({ version: build, schemaVersion: probe.knownSchema });
  const programs = [...new Set(nodes.map(programOf))].filter((one) => one !== own);
  const digest = settingsDigestOf(config);
  const differing = nodes.filter(({ settingsDigest }) => settingsDigest !== digest).length;
  const skewed = nodes.filter(({ skewMs }) => Math.abs(skewMs) > NOTABLE_SKEW_MS).length;
  const of = (count: number) => `${count} of ${nodes.length} nodes`;
  return [
    ok("nodes", `${nodes.length === 1 ? "One node runs" : `${nodes.length} nodes run`} on this database.`),
    ...(programs.length > 0 ? [warn("nodes", `Nodes run version ${programs.join(", ")}, and this is ${own}.`)] : []),
    ...(differing > 0
      ? [warn("nodes", `${of(differing)} have other settings than doctor was given: limits, rules or addresses.`)]
      : []),
    ...(skewed > 0
      ? [warn("nodes", `The clocks of ${of(skewed)} are off that of the database: synchronise them.`)]
      : []),
    ...(await askServer((word) => probe.leaveWord(word), config, terminal)),
  ];
}

/** The bucket for files, and remains of erased keys in PostgreSQL. */
export async function bucketFindings(config: Config): Promise<Finding[]> {
  const { KEEPS_EPOCHS, WITHOUT_EPOCHS, examineBucket } = await import("../../store/maintenance/nodes.ts");
  const s3 = s3Of(config);
  const isShared = config.databaseUrl !== undefined;
  if (!s3) {
    return isShared ? [warn("bucket", "No bucket is set: file pushes are off."), warn("erasing", WITHOUT_EPOCHS)] : [];
  }
  return asFindings("bucket", async () => {
    const { keepsDeleted, unfinished, leftBehind } = await examineBucket(s3);
    const keeps = isShared
      ? warn("erasing", KEEPS_EPOCHS)
      : warn("bucket", "The bucket keeps deleted objects (versioning or object lock): switch that off.");
    return [
      ok("bucket", `${config.blobs.url}: objects can be written, read and removed.`),
      uploadsFinding(unfinished, leftBehind),
      ...(keepsDeleted ? [keeps] : []),
      ...(isShared && !keepsDeleted
        ? [ok("erasing", "Nothing opens what was erased once erase_horizon has passed, and two minutes.")]
        : []),
    ];
  });
}

export function uploadsFinding(unfinished: number, leftBehind: number): Finding {
  const count = (n: number): string => (n === 1 ? "One upload in parts" : `${n} uploads in parts`);
  if (leftBehind > 0) {
    return warn(
      "bucket",
      `${count(leftBehind)} in the bucket can no longer be under way. A server removes such in the background: ` +
        "if the number does not fall, look at its log, and at the rights of its key.",
    );
  }
  if (unfinished === 0) return ok("bucket", "No upload in parts was left behind.");
  return ok("bucket", `${count(unfinished)} without an end, under way or interrupted. A server removes what gets old.`);
}
