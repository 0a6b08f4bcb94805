// doctor's checks of this machine: directory, key, database, disk, clock, limits and certificate.

import { accessSync, constants, existsSync, lstatSync, readdirSync, readFileSync, statSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { isLoopbackHost } from "../../base/network.ts";
import type { Config } from "../../config/options.ts";
import type { LiveDatabase, MasterKeys } from "../../store/maintenance/index.ts";
import { UPGRADE, UPGRADE_LOCK } from "../../store/data_dir.ts";
import { certificateFilesOf } from "../../serve/limits.ts";
import { keysBeside } from "../data/key_source.ts";
import { roundBytes } from "../figures.ts";
import { about, type Finding, findingOf } from "../findings.ts";
import type { Terminal } from "../terminal.ts";

/** The greatest accepted difference between two clocks. */
export const CLOCK_TOLERANCE_MS = 5_000;
const LARGE_LOG_BYTES = 256 * 1024 * 1024;
const FEW_OPEN_FILES = 4_096;

const ON = {
  directory: about("directory"),
  permissions: about("permissions"),
  database: about("database"),
  key: about("key"),
  disk: about("disk"),
  clock: about("clock"),
  limits: about("limits"),
  tls: about("tls"),
  links: about("links"),
};

export function* directoryFindings(dataDir: string): Generator<Finding> {
  const { directory, permissions } = ON;
  if (!existsSync(dataDir)) {
    const hint = "If you meant another directory, name it with --data-dir.";
    yield directory.fail(`There is no ${dataDir}: the first start of the server creates it. ${hint}`);
    return;
  }
  if (existsSync(join(dataDir, "restore-unfinished"))) {
    yield directory.fail(`${dataDir} contains an unfinished restore: run secretpush restore again.`);
    return;
  }
  const { uid } = statSync(dataDir);
  const me = process.getuid?.() ?? uid;
  // lost+found is part of a file system and belongs to root.
  const names = readdirSync(dataDir).filter((name) => name !== UPGRADE_LOCK && name !== "lost+found");
  // A symbolic link may be dangling, and its mode does not matter.
  const seen = (name: string) => (name === "" ? statSync(dataDir) : lstatSync(join(dataDir, name)));
  const named = (of: string[]): string => of.map((name) => shellWord(join(dataDir, name))).join(" ");
  const open = ["", ...names].filter((name) => !seen(name).isSymbolicLink() && (seen(name).mode & 0o077) !== 0);
  // The user who installs a new version need not be the server's user.
  const foreign = names.filter((name) => name !== UPGRADE && seen(name).uid !== uid);
  const isOpen = process.platform !== "win32" && open.length > 0;
  const isAnothers = me !== uid && me !== 0;
  const isFixed = isReadOnly(dataDir);
  if (isOpen) yield permissions.warn(`Other users of this host can read ${named(open)}: chmod go= ${named(open)}`);
  if (foreign.length > 0) {
    yield permissions.fail(`${named(foreign)} belong to a different user than ${dataDir}: chown them to its owner.`);
  }
  if (isAnothers) {
    yield permissions.warn(`${dataDir} belongs to user ${uid}, and this is user ${me}: run doctor as user ${uid}.`);
  }
  if (isFixed) {
    yield directory.fail(`${dataDir} is on a read-only file system, where the server cannot start: remount it.`);
  }
  if (!isOpen && foreign.length === 0 && !isAnothers && !isFixed) {
    yield permissions.ok(`Only its owner can access ${dataDir}.`);
  }
  const copies = names.filter((name) => name.includes(".before-schema-")).join(", ");
  if (copies !== "") {
    const why = "a copy from before an upgrade, which contains links that have since expired";
    yield directory.warn(`${copies}: ${why}. Delete it once the upgrade works.`);
  }
}

/** Quotes a path for a command that root may copy: the server's user chooses the names in its directory. */
const shellWord = (path: string): string =>
  /^[\w@%+=:,./-]+$/.test(path)
    ? path
    : `$'${path.replace(/[\\']/g, "\\$&").replace(/\p{Cc}/gu, (one) => `\\x${one.charCodeAt(0).toString(16).padStart(2, "0")}`)}'`;

/** Leftover keys: old ones from rotations, and one that a restore put beside the data. */
export function* leftKeyFindings(
  { dataDir, key, keyFile }: Config,
  { env }: Pick<Terminal, "env">,
): Generator<Finding> {
  if (!existsSync(dataDir)) return;
  const own = join(dataDir, "master.key");
  const oldKeys = [...new Set([own, keyFile ?? own])].flatMap((path) => {
    const name = basename(path);
    const isOld = (other: string): boolean =>
      other.startsWith(`${name}.`) && /^[0-9a-f]{8}$/.test(other.slice(name.length + 1));
    return namesIn(dirname(path))
      .filter(isOld)
      .map((old) => join(dirname(path), old));
  });
  if (oldKeys.length > 0) {
    yield ON.directory.warn(`${oldKeys.join(", ")}: an old master key. Move it to the backups that need it.`);
  }
  const credential = env["CREDENTIALS_DIRECTORY"] && join(env["CREDENTIALS_DIRECTORY"], "master.key");
  const isElsewhere =
    keyFile === undefined
      ? key !== undefined || (credential && existsSync(credential))
      : resolve(keyFile) !== resolve(own);
  if (isElsewhere && existsSync(own)) {
    yield ON.directory.warn(
      `${own} is not the key file in use. A restore left it beside the data. ` +
        "Make sure that you have a copy of the key elsewhere, then delete this file.",
    );
  }
}

function namesIn(directory: string): string[] {
  try {
    return readdirSync(directory);
  } catch {
    return []; // this user cannot read it
  }
}

/** Asks the kernel, without writing anything. */
function isReadOnly(dataDir: string): boolean {
  try {
    accessSync(dataDir, constants.W_OK);
    return false;
  } catch (error) {
    return (error as { code?: string }).code === "EROFS";
  }
}

/** The finding for a database that an older version has used. */
export const SHORT_LINKS = ON.links.ok(
  "New links have 24 letters, so that older versions can open them too. If none of them will be used with this data again, run " +
    "secretpush upgrade --settle: with 28 letters, a new link writes less to the disk.",
);

export async function* databaseFindings(live: LiveDatabase, dataDir: string): AsyncGenerator<Finding> {
  const { MIGRATIONS, databasePath, hasLongLinks, schemaVersionOf, whyUnusable, writtenBy } =
    await import("../../store/maintenance/index.ts");
  const { ok, warn, fail } = ON.database;
  const [found, known] = [schemaVersionOf(live), MIGRATIONS.length];
  const by = writtenBy(live);
  const version = `Schema version ${found}${by === null ? "" : `, written by Secret Push ${by}`}`;
  const refusal = whyUnusable(found, MIGRATIONS, by, "The database");
  if (refusal !== null) yield fail(refusal);
  else if (found < known) yield warn(`${version}; the next start migrates it to ${known}.`);
  else {
    const bytes = roundBytes(statSync(databasePath(dataDir)).size);
    yield ok(`${version}, ${bytes}. Only its header was read: secretpush check reads all of it.`);
    if (!hasLongLinks(live)) yield SHORT_LINKS;
  }
  const logBytes = statSync(`${databasePath(dataDir)}-wal`, { throwIfNoEntry: false })?.size ?? 0;
  if (logBytes > LARGE_LOG_BYTES) {
    yield warn(
      `The write-ahead log has grown to ${roundBytes(logBytes)}: a reader never finishes. Restart the server.`,
    );
  }
}

export async function* keyFindings(live: LiveDatabase, config: Config, terminal: Terminal): AsyncGenerator<Finding> {
  const keys = await keysBeside(live, config, terminal);
  yield* findingsOfKeys(keys, config, 'A rotation is under way: "secretpush key rotate" shows its progress.');
}

/** @param rotating the sentence about a rotation that is under way */
export function* findingsOfKeys(
  { needed, leftOver, notices }: MasterKeys,
  { dataDir }: Config,
  rotating: string,
): Generator<Finding> {
  const { ok, warn } = ON.key;
  const isRotating = needed.length > 1;
  yield isRotating ? warn(rotating) : ok("The master key fits the database. Keep a copy of it elsewhere.");
  for (const notice of notices) yield warn(notice);
  const staged = join(dataDir, "master.key.next");
  if (leftOver !== null) {
    yield warn(`${leftOver} was left by a rotation that a crash interrupted. The next start removes it.`);
  } else if (!isRotating && existsSync(staged)) {
    yield warn(`${staged} is for a rotation that has not begun: run "secretpush key rotate", or delete it.`);
  }
}

export async function* diskFindings(config: Config): AsyncGenerator<Finding> {
  const { diskConditions } = await import("../../serve/conditions.ts");
  for (const condition of await diskConditions(config)) yield findingOf(condition);
}

export async function* clockFinding(live: LiveDatabase): AsyncGenerator<Finding> {
  const { newestMoment } = await import("../../store/maintenance/index.ts");
  const ahead = newestMoment(live) - Date.now();
  if (ahead > CLOCK_TOLERANCE_MS) {
    const seconds = Math.ceil(ahead / 1_000);
    yield ON.clock.fail(
      `The newest link is dated ${seconds} s ahead: the clock was set back. Links expire that much later.`,
    );
  } else yield ON.clock.ok(`${new Date().toISOString()}, later than everything that is stored.`);
}

export function* limitFindings({ upload, maxPayloadBytes }: Config): Generator<Finding> {
  const { ok, warn } = ON.limits;
  const files = `files up to ${roundBytes(upload.maxFileBytes)} each and ${roundBytes(upload.maxPushBytes)} per link`;
  yield ok(
    `Text up to ${roundBytes(maxPayloadBytes)}, ${files}. A proxy in front of this server must allow at least as much.`,
  );
  const soft = openFilesLimit();
  if (soft !== null && soft < FEW_OPEN_FILES) {
    const remedy = "Set LimitNOFILE (or ulimit -n) to 65536.";
    yield warn(`${soft} open files are allowed here, and each connection takes one. ${remedy}`);
  }
}

function openFilesLimit(): number | null {
  try {
    const line = /^Max open files\s+(\d+)/m.exec(readFileSync("/proc/self/limits", "utf8"));
    return line ? Number(line[1]) : null;
  } catch {
    return null;
  }
}

export async function* certificateFindings(config: Config): AsyncGenerator<Finding> {
  const { ok, warn } = ON.tls;
  const { baseUrl, tls } = config;
  const files = certificateFilesOf(config);
  if (!files) {
    if (baseUrl?.startsWith("https:")) {
      yield ok("The proxy handles HTTPS: base_url is https, and no certificate is set here.");
    } else if (baseUrl !== undefined && !isLoopbackHost(new URL(baseUrl).hostname)) {
      const remedy = "Use HTTPS, here (tls.cert, tls.acme) or in a proxy.";
      yield warn(`Links start with ${baseUrl}: secrets travel unencrypted. ${remedy}`);
    }
    return;
  }
  if (tls.acme.directory !== undefined) {
    const { acmeFindings } = await import("./tls_status.ts");
    return yield* acmeFindings(config, files.cert, Date.now());
  }
  const { certificateConditions } = await import("../../serve/conditions.ts");
  for (const condition of await certificateConditions(files, Date.now())) yield findingOf(condition, "tls");
}
