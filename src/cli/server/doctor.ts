// `secretpush doctor`: checks an installation from all sides and says what to do about each finding. It asks the
// running server how it sees requests that come directly and through the proxy, because most mistakes show there. It
// leaves nothing behind: its mark in the database and its object in the bucket are removed at once.

import { build } from "../../base/build.ts";
import { CLIENT_ENV, type Config } from "../../config/options.ts";
import type { LiveDatabase } from "../../store/maintenance/index.ts";
import { command } from "../command.ts";
import { about, anyFailed, type Finding, findingLines, orFailure } from "../findings.ts";
import { reasonOf, type Terminal } from "../terminal.ts";
import {
  certificateFindings,
  clockFinding,
  databaseFindings,
  directoryFindings,
  diskFindings,
  keyFindings,
  leftKeyFindings,
  limitFindings,
} from "./doctor_here.ts";
import { backupFindings } from "./doctor_backups.ts";
import { bucketFindings, postgresFindings } from "./doctor_database.ts";
import { emptyGroupFindings, policyFindings } from "./doctor_policies.ts";
import { askServer } from "./doctor_server.ts";
import { directorySignInFindings, oidcFindings, previousServerFindings, scannerFindings } from "./doctor_services.ts";
import { eventFindings } from "./try_events.ts";
import { mailFindings } from "./mail.ts";

export const doctor = command({
  name: "doctor",
  summary:
    "Check the installation and report what is wrong: proxy, clock, permissions, disk, key, TLS, limits, mail, webhook, SIEM, sign-in.",
  options: { "--json": "Print a JSON array." },
  settings: "all",
  help: `
Pass the server's settings: the same flags, environment or TOML file. Run the command as root or as the
server's user. With database_url or blobs.url, it examines PostgreSQL and the bucket. If your own authority
signed the certificate, set ${CLIENT_ENV.ca} to the authority's file.
Exit code 1 if a check fails.`,
  examples: [
    "secretpush doctor --config /etc/secretpush/config.toml",
    `${CLIENT_ENV.ca}=ca.pem secretpush doctor --config /etc/secretpush/config.toml`,
  ],
  run: (_given, { settings, terminal }) => Array.fromAsync(examine(settings().config, terminal)),
  show: findingLines,
  failed: anyFailed,
});

async function* examine(config: Config, terminal: Terminal): AsyncGenerator<Finding> {
  yield about("program").ok(`Secret Push ${build}.`);
  if (config.databaseUrl === undefined) yield* examineDirectory(config, terminal);
  else {
    // For one of several nodes, the permissions, disk and lock of a directory do not matter.
    const unchecked = "so permissions, free space and lock of a data directory are not checked";
    yield about("directory").ok(`Pushes are in PostgreSQL, ${unchecked}.`);
    yield* postgresFindings(config, terminal);
    yield* settingsFindings(config);
  }
}

/** Checks, within a running server, the data directory and what the settings name. */
export const examineWithin = (config: Config, terminal: Pick<Terminal, "env">): Promise<Finding[]> =>
  Array.fromAsync(findingsWithin(config, terminal));

async function* findingsWithin(config: Config, terminal: Pick<Terminal, "env">): AsyncGenerator<Finding> {
  if (config.databaseUrl === undefined) {
    yield* directoryFindings(config.dataDir);
    yield* leftKeyFindings(config, terminal);
  }
  yield* settingsFindings(config);
}

const CONNECTIONS: ReadonlyArray<readonly [subject: string, look: (config: Config) => AsyncIterable<Finding>]> = [
  ["tls", certificateFindings],
  ["bucket", bucketFindings],
  ["backups", backupFindings],
  ["mail", mailFindings],
  ["events", eventFindings],
  ["sign-in", oidcFindings],
  ["ldap", directorySignInFindings],
  ["scanner", scannerFindings],
  ["previous", previousServerFindings],
];

/** Checks that need no data: limits, policies, and every service that the server connects to. */
async function* settingsFindings(config: Config): AsyncGenerator<Finding> {
  yield* limitFindings(config);
  yield* policyFindings(config);
  for (const [subject, look] of CONNECTIONS) yield* orFailure(subject, look(config));
}

async function* examineDirectory(config: Config, terminal: Terminal): AsyncGenerator<Finding> {
  const { dataDir } = config;
  const directory = [...directoryFindings(dataDir), ...leftKeyFindings(config, terminal)];
  yield* directory;
  // If only a file is at fault, the database is examined anyway.
  if (directory.some(({ subject, verdict }) => subject === "directory" && verdict === "fail")) {
    return yield* settingsFindings(config);
  }
  const { groupsIn, hasDatabase, isInUse, leaveDoctorsWord, openLive } =
    await import("../../store/maintenance/index.ts");
  let live: LiveDatabase;
  try {
    live = openLive(dataDir);
  } catch (error) {
    const isNew = !hasDatabase(dataDir);
    yield about("database").fail(`${reasonOf(error)}${isNew ? " The first start of the server creates it." : ""}`);
    return yield* settingsFindings(config);
  }
  try {
    const isRunning = isInUse(dataDir);
    yield* databaseFindings(live, dataDir);
    yield* orFailure("key", keyFindings(live, config, terminal));
    yield* diskFindings(config);
    yield* clockFinding(live);
    yield* settingsFindings(config);
    yield* emptyGroupFindings(config, groupsIn(live));
    const server = about("server");
    if (!isRunning) {
      return yield server.warn(
        "No server is running on this data directory, so doctor could not check how requests reach it.",
      );
    }
    yield server.ok(`A server is using ${dataDir}.`);
    const leaveWord = async (word: string) => {
      const remove = leaveDoctorsWord(live, word, Date.now());
      return async () => remove();
    };
    yield* askServer(leaveWord, config, terminal);
  } finally {
    live.close();
  }
}
