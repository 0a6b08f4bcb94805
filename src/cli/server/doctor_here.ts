// What doctor finds on this machine: directory, key, database, disk, clock, limits and certificate.

import { accessSync, constants, existsSync, readdirSync, readFileSync, statfsSync, statSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { DAY_MS } from "../../base/units.ts";
import { isLoopbackHost } from "../../base/network.ts";
import type { Config } from "../../config/options.ts";
import type { LiveDatabase, MasterKeys } from "../../store/maintenance/index.ts";
import { keysBeside } from "../data/data_options.ts";
import { roundBytes } from "../figures.ts";
import { fail, type Finding, ok, warn } from "../findings.ts";
import { reasonOf, type Terminal } from "../terminal.ts";

/** The greatest accepted difference between two clocks. */
export const CLOCK_TOLERANCE_MS = 5_000;
const LARGE_LOG_BYTES = 256 * 1024 * 1024;
const FEW_OPEN_FILES = 4_096;

export function directoryFindings(dataDir: string): Finding[] {
  const subject = "directory";
  if (!existsSync(dataDir)) {
    const text = `There is no ${dataDir}: the first start of the server makes it. If another was meant, name it with --data-dir.`;
    return [fail(subject, text)];
  }
  if (existsSync(join(dataDir, "restore-unfinished"))) {
    return [fail(subject, `${dataDir} holds a restore that did not end: run secretpush restore again.`)];
  }
  const { uid } = statSync(dataDir);
  const me = process.getuid?.() ?? uid;
  const names = readdirSync(dataDir);
  const open = ["", ...names].filter((name) => (statSync(join(dataDir, name)).mode & 0o077) !== 0);
  const foreign = names.filter((name) => statSync(join(dataDir, name)).uid !== uid);
  const findings: Finding[] = [];
  if (process.platform !== "win32" && open.length > 0) {
    const named = open.map((name) => join(dataDir, name)).join(" ");
    findings.push(warn("permissions", `Other users of this host can read ${named}: chmod go= ${named}`));
  }
  if (foreign.length > 0) {
    const named = foreign.map((name) => join(dataDir, name)).join(" ");
    findings.push(fail("permissions", `${named} belong to a different user than ${dataDir}: chown them to its owner.`));
  }
  if (me !== uid && me !== 0) {
    findings.push(
      warn("permissions", `${dataDir} belongs to user ${uid}, and this is user ${me}: run doctor as that user.`),
    );
  }
  if (isReadOnly(dataDir)) {
    findings.push(
      fail(subject, `${dataDir} is on a read-only file system, where the server cannot start: remount it.`),
    );
  }
  if (findings.length === 0) findings.push(ok("permissions", `${dataDir} is open to its owner only.`));
  const copies = names.filter((name) => name.includes(".before-schema-"));
  if (copies.length > 0) {
    findings.push(
      warn(
        subject,
        `${copies.join(", ")}: a copy from before an upgrade, which holds pushes that have expired since. Delete it once the upgrade works.`,
      ),
    );
  }
  return findings;
}

/** Leftover keys: old ones of rotations, and one that a restore put beside the data. */
export function leftKeyFindings({ dataDir, key, keyFile }: Config, { env }: Terminal): Finding[] {
  if (!existsSync(dataDir)) return [];
  const own = join(dataDir, "master.key");
  const subject = "directory";
  const findings: Finding[] = [];
  const oldKeys = [...new Set([own, keyFile ?? own])].flatMap((path) => {
    const name = basename(path);
    const isOld = (other: string): boolean =>
      other.startsWith(`${name}.`) && /^[0-9a-f]{8}$/.test(other.slice(name.length + 1));
    return namesIn(dirname(path))
      .filter(isOld)
      .map((old) => join(dirname(path), old));
  });
  if (oldKeys.length > 0) {
    findings.push(warn(subject, `${oldKeys.join(", ")}: an old master key. Move it to the backups that need it.`));
  }
  const credential = env["CREDENTIALS_DIRECTORY"] && join(env["CREDENTIALS_DIRECTORY"], "master.key");
  const isElsewhere =
    keyFile === undefined
      ? key !== undefined || (credential && existsSync(credential))
      : resolve(keyFile) !== resolve(own);
  if (isElsewhere && existsSync(own)) {
    findings.push(
      warn(
        subject,
        `${own} is not the key file in use. A restore left it beside the data. ` +
          "Make sure that you have a copy of the key elsewhere, then delete this file.",
      ),
    );
  }
  return findings;
}

function namesIn(directory: string): string[] {
  try {
    return readdirSync(directory);
  } catch {
    return []; // this user may not read it
  }
}

/** Asks the kernel; changes nothing. */
function isReadOnly(dataDir: string): boolean {
  try {
    accessSync(dataDir, constants.W_OK);
    return false;
  } catch (error) {
    return (error as { code?: string }).code === "EROFS";
  }
}

export async function isHeld(dataDir: string): Promise<boolean> {
  // Taking the lock would create its file, which only the server may create.
  if (!existsSync(join(dataDir, "server.lock"))) return false;
  const { DirectoryInUse, lockDataDir } = await import("../../store/maintenance/index.ts");
  try {
    lockDataDir(dataDir)();
    return false;
  } catch (error) {
    if (error instanceof DirectoryInUse) return true;
    throw error;
  }
}

export async function databaseFindings(live: LiveDatabase, dataDir: string): Promise<Finding[]> {
  const { MIGRATIONS, databasePath, schemaVersionOf, whyUnusable, writtenBy } =
    await import("../../store/maintenance/index.ts");
  const [found, known] = [schemaVersionOf(live), MIGRATIONS.length];
  const by = writtenBy(live);
  const written = by === null ? "" : `, written by Secret Push ${by}`;
  const findings: Finding[] = [];
  const refusal = whyUnusable(found, MIGRATIONS, by, "The database");
  if (refusal !== null) findings.push(fail("database", refusal));
  else if (found < known)
    findings.push(warn("database", `Schema version ${found}${written}; the next start migrates it to ${known}.`));
  else
    findings.push(
      ok(
        "database",
        `Schema version ${found}${written}, ${roundBytes(statSync(databasePath(dataDir)).size)}. Only its head was read: secretpush check reads all of it.`,
      ),
    );
  const logBytes = statSync(`${databasePath(dataDir)}-wal`, { throwIfNoEntry: false })?.size ?? 0;
  if (logBytes > LARGE_LOG_BYTES) {
    findings.push(
      warn(
        "database",
        `The write-ahead log has grown to ${roundBytes(logBytes)}: a reader never finishes. Restart the server.`,
      ),
    );
  }
  return findings;
}

export async function keyFindings(live: LiveDatabase, config: Config, terminal: Terminal): Promise<Finding[]> {
  try {
    const keys = await keysBeside(live, config, terminal);
    return findingsOfKeys(keys, config, 'A rotation is under way: "secretpush key rotate" shows how far it is.');
  } catch (error) {
    return [fail("key", reasonOf(error))];
  }
}

/** @param rotating what to say about a rotation that is under way */
export function findingsOfKeys(
  { needed, leftOver, notices }: MasterKeys,
  { dataDir }: Config,
  rotating: string,
): Finding[] {
  const fits =
    needed.length > 1
      ? warn("key", rotating)
      : ok("key", "The master key fits the database. Keep a copy of it elsewhere.");
  const findings = [fits, ...notices.map((notice) => warn("key", notice))];
  const staged = join(dataDir, "master.key.next");
  if (leftOver !== null) {
    findings.push(
      warn("key", `${leftOver} was left by a rotation that a crash interrupted. The next start removes it.`),
    );
  } else if (needed.length === 1 && existsSync(staged)) {
    findings.push(
      warn("key", `${staged} waits for a rotation that has not begun: run "secretpush key rotate", or delete it.`),
    );
  }
  return findings;
}

export function diskFindings(config: Config): Finding[] {
  const { upload, dataDir, enableFilePushes } = config;
  const { bavail, blocks, bsize, ffree, files } = statfsSync(dataDir);
  const [free, total] = [bavail * bsize, blocks * bsize];
  const floor = Math.min(upload.freeSpaceFloorBytes, (total * upload.freeSpaceFloorPercent) / 100);
  const findings: Finding[] = [];
  if (free < floor)
    findings.push(
      fail("disk", `Only ${roundBytes(free)} are free: files are refused below ${roundBytes(floor)}. Make room.`),
    );
  else if (enableFilePushes && free - floor < upload.maxPushBytes) {
    findings.push(
      warn(
        "disk",
        `${roundBytes(free)} are free, less than one push of files may take (${roundBytes(upload.maxPushBytes)}).`,
      ),
    );
  } else findings.push(ok("disk", `${roundBytes(free)} of ${roundBytes(total)} are free.`));
  if (files > 0 && ffree < 1_000)
    findings.push(fail("disk", `Only ${ffree} more files fit on the disk: it has no inodes left.`));
  return findings;
}

export async function clockFinding(live: LiveDatabase): Promise<Finding> {
  const { newestMoment } = await import("../../store/maintenance/index.ts");
  const ahead = newestMoment(live) - Date.now();
  if (ahead > CLOCK_TOLERANCE_MS) {
    return fail(
      "clock",
      `The newest push was made ${Math.ceil(ahead / 1_000)} s from now: the clock was set back. Pushes live that much longer.`,
    );
  }
  return ok("clock", `${new Date().toISOString()}, later than everything that is stored.`);
}

export function limitFindings({ upload, maxPayloadBytes }: Config): Finding[] {
  const limits = `Texts up to ${roundBytes(maxPayloadBytes)}, files up to ${roundBytes(upload.maxFileBytes)}, ${roundBytes(upload.maxPushBytes)} a push. A proxy in front must allow as much.`;
  const findings = [ok("limits", limits)];
  const soft = openFilesLimit();
  if (soft !== null && soft < FEW_OPEN_FILES) {
    findings.push(
      warn(
        "limits",
        `${soft} open files are allowed here: each connection takes one. Set LimitNOFILE (or ulimit -n) to 65536.`,
      ),
    );
  }
  return findings;
}

function openFilesLimit(): number | null {
  try {
    const line = /^Max open files\s+(\d+)/m.exec(readFileSync("/proc/self/limits", "utf8"));
    return line ? Number(line[1]) : null;
  } catch {
    return null;
  }
}

export async function certificateFindings({ tls, baseUrl }: Config): Promise<Finding[]> {
  if (tls.cert === undefined || tls.key === undefined) {
    if (baseUrl?.startsWith("https:"))
      return [ok("tls", "The proxy handles HTTPS: base_url is https, and no certificate is set here.")];
    const isHere = baseUrl === undefined || isLoopbackHost(new URL(baseUrl).hostname);
    return isHere
      ? []
      : [
          warn(
            "tls",
            `Links start with ${baseUrl}: secrets travel unencrypted. Use HTTPS, here (tls.cert) or in a proxy.`,
          ),
        ];
  }
  const { CertificateFiles, describeCertificate } = await import("../../listen/certificates.ts");
  try {
    const { until, expired } = describeCertificate(await new CertificateFiles({ cert: tls.cert, key: tls.key }).read());
    const days = Math.floor((Date.parse(until) - Date.now()) / DAY_MS);
    if (expired)
      return [
        fail("tls", `The certificate ${tls.cert} expired on ${until}: renew it; the server reloads it by itself.`),
      ];
    if (days < 14) return [warn("tls", `The certificate ${tls.cert} expires in ${days} days, on ${until}: renew it.`)];
    return [ok("tls", `The certificate ${tls.cert} is valid until ${until}.`)];
  } catch (error) {
    return [fail("tls", reasonOf(error))];
  }
}
