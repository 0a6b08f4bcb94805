// `secretpush doctor`: looks at an installation from all sides and says of each what to do. It asks
// the running server how it sees requests that come straight and through the proxy, which is where
// most installations go wrong. It changes nothing.

import { accessSync, constants, existsSync, readdirSync, readFileSync, statfsSync, statSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import type { Command } from "commander";
import { newToken } from "../../base/crypto.ts";
import { canonicalAddress, isLoopbackHost } from "../../base/network.ts";
import { CLIENT_ENV, type Config } from "../../config/options.ts";
import type { Seen } from "../../http/health.ts";
import type { LiveDatabase } from "../../store/maintenance/index.ts";
import type { Cli } from "../context.ts";
import { addEveryFlag, settingsFor } from "../settings.ts";
import { applicationVersion, keysBeside, type Line, roughBytes, showFindings } from "../data/data_options.ts";
import { EXIT, type Terminal } from "../terminal.ts";

const ANSWER_WITHIN_MS = 5_000;
const CLOCK_TOLERANCE_MS = 5_000;
const LARGE_LOG_BYTES = 256 * 1024 * 1024;
const FEW_OPEN_FILES = 4_096;
const DAY_MS = 86_400_000;

const ok = (subject: string, text: string): Line => ({ verdict: "ok", subject, text });
const warn = (subject: string, text: string): Line => ({ verdict: "warn", subject, text });
const fail = (subject: string, text: string): Line => ({ verdict: "fail", subject, text });
const reason = (error: unknown): string => (error instanceof Error ? error.message : String(error));

export function addDoctor(program: Command, cli: Cli): void {
  const { terminal } = cli;
  const doctor = program
    .command("doctor")
    .description("Look at the installation and say what is wrong: proxy, clock, permissions, disk, key, TLS, limits.")
    .option("--json", "Print a JSON array.")
    .addHelpText(
      "after",
      `
Give it the settings that the server has: the same flags, environment or TOML file. It may run as root or as the
server's user. Where the certificate comes from an authority of your own, ${CLIENT_ENV.ca} names its file.
Exit code 1 where something fails.

Examples:
  $ secretpush doctor --config /etc/secretpush/config.toml
  $ ${CLIENT_ENV.ca}=ca.pem secretpush doctor --config /etc/secretpush/config.toml
`,
    );
  addEveryFlag(doctor);
  doctor.action(
    cli.action(async (options: { json?: true }) => {
      const { config } = settingsFor(doctor, terminal);
      const lines = await examine(config, terminal);
      showFindings(lines, options.json === true, terminal);
      return lines.some(({ verdict }) => verdict === "fail") ? EXIT.failed : EXIT.ok;
    }),
  );
}

async function examine(config: Config, terminal: Terminal): Promise<Line[]> {
  const { dataDir } = config;
  const directory = [...directoryLines(dataDir), ...leftKeyLines(config, terminal)];
  if (directory.some(({ verdict }) => verdict === "fail")) return directory;
  const { openLive } = await import("../../store/maintenance/index.ts");
  let live: LiveDatabase;
  try {
    live = openLive(dataDir);
  } catch (error) {
    return [...directory, fail("database", `${reason(error)} The first start of the server makes one.`)];
  }
  try {
    const isRunning = await isHeld(dataDir);
    return [
      ...directory,
      ...(await databaseLines(live, dataDir)),
      ...(await keyLines(live, config, terminal)),
      ...diskLines(config),
      await clockLine(live),
      ...limitLines(config),
      ...(await certificateLines(config)),
      ...(isRunning
        ? [ok("server", `A server holds ${dataDir}.`), ...(await askServer(live, config, terminal))]
        : [warn("server", "No server runs on this data directory, so none was asked how it sees requests.")]),
    ];
  } finally {
    live.close();
  }
}

// ---- Here ------------------------------------------------------------------------------------

function directoryLines(dataDir: string): Line[] {
  const subject = "directory";
  if (!existsSync(dataDir)) return [fail(subject, `There is no ${dataDir}: name the server's own with --data-dir.`)];
  if (existsSync(join(dataDir, "restore-unfinished"))) {
    return [fail(subject, `${dataDir} holds a restore that did not end: run secretpush restore again.`)];
  }
  const { uid } = statSync(dataDir);
  const me = process.getuid?.() ?? uid;
  const names = readdirSync(dataDir);
  const open = ["", ...names].filter((name) => (statSync(join(dataDir, name)).mode & 0o077) !== 0);
  const foreign = names.filter((name) => statSync(join(dataDir, name)).uid !== uid);
  const lines: Line[] = [];
  if (process.platform !== "win32" && open.length > 0) {
    const named = open.map((name) => join(dataDir, name)).join(" ");
    lines.push(warn("permissions", `Others on this host may look into ${named}: chmod go= ${named}`));
  }
  if (foreign.length > 0) {
    const named = foreign.map((name) => join(dataDir, name)).join(" ");
    lines.push(fail("permissions", `${named} belong to another user than ${dataDir}: chown them to its owner.`));
  }
  if (me !== uid && me !== 0) {
    lines.push(
      warn("permissions", `${dataDir} belongs to user ${uid}, and this is user ${me}: run doctor as that user.`),
    );
  }
  if (isReadOnly(dataDir)) {
    lines.push(fail(subject, `${dataDir} is on a read-only file system, where the server cannot start: remount it.`));
  }
  if (lines.length === 0) lines.push(ok("permissions", `${dataDir} is open to its owner only.`));
  const copies = names.filter((name) => name.includes(".before-schema-"));
  if (copies.length > 0) {
    lines.push(
      warn(
        subject,
        `${copies.join(", ")}: from before an upgrade, and with pushes that are over. Delete it once the upgrade has proved itself.`,
      ),
    );
  }
  return lines;
}

/** Keys that lie where they are not needed: old ones of rotations, and one that a restore put beside the data. */
function leftKeyLines({ dataDir, key, keyFile }: Config, { env }: Terminal): Line[] {
  if (!existsSync(dataDir)) return [];
  const own = join(dataDir, "master.key");
  const subject = "directory";
  const lines: Line[] = [];
  const oldKeys = [...new Set([own, keyFile ?? own])].flatMap((path) => {
    const name = basename(path);
    const isOld = (other: string): boolean =>
      other.startsWith(`${name}.`) && /^[0-9a-f]{8}$/.test(other.slice(name.length + 1));
    return namesIn(dirname(path))
      .filter(isOld)
      .map((old) => join(dirname(path), old));
  });
  if (oldKeys.length > 0) {
    lines.push(
      warn(subject, `${oldKeys.join(", ")}: an old master key. Move it to where the backups are that need it.`),
    );
  }
  const credential = env["CREDENTIALS_DIRECTORY"] && join(env["CREDENTIALS_DIRECTORY"], "master.key");
  const isElsewhere =
    keyFile === undefined
      ? key !== undefined || (credential && existsSync(credential))
      : resolve(keyFile) !== resolve(own);
  if (isElsewhere && existsSync(own)) {
    lines.push(
      warn(
        subject,
        `${own} is not the key file in use, and lies beside the data, as a restore leaves it. ` +
          "Make sure that you have the key elsewhere, then delete this file.",
      ),
    );
  }
  return lines;
}

function namesIn(directory: string): string[] {
  try {
    return readdirSync(directory);
  } catch {
    return []; // not for this user to look into
  }
}

/** Asks the kernel, and changes nothing. */
function isReadOnly(dataDir: string): boolean {
  try {
    accessSync(dataDir, constants.W_OK);
    return false;
  } catch (error) {
    return (error as { code?: string }).code === "EROFS";
  }
}

async function isHeld(dataDir: string): Promise<boolean> {
  // Asking for the lock would make its file, which must be the server's own.
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

async function databaseLines(live: LiveDatabase, dataDir: string): Promise<Line[]> {
  const { MIGRATIONS, databasePath, schemaVersionOf, writtenBy } = await import("../../store/maintenance/index.ts");
  const [found, known] = [schemaVersionOf(live), MIGRATIONS.length];
  const by = writtenBy(live);
  const written = by === null ? "" : `, written by Secret Push ${by}`;
  const lines: Line[] = [];
  if (found > known)
    lines.push(fail("database", `Schema version ${found}${written}; this program knows ${known}: use a newer one.`));
  else if (found < known)
    lines.push(warn("database", `Schema version ${found}${written}; the next start migrates it to ${known}.`));
  else
    lines.push(
      ok("database", `Schema version ${found}${written}, ${roughBytes(statSync(databasePath(dataDir)).size)}.`),
    );
  const logBytes = statSync(`${databasePath(dataDir)}-wal`, { throwIfNoEntry: false })?.size ?? 0;
  if (logBytes > LARGE_LOG_BYTES) {
    lines.push(
      warn(
        "database",
        `The write-ahead log has grown to ${roughBytes(logBytes)}: something reads without end. Restart the server.`,
      ),
    );
  }
  return lines;
}

async function keyLines(live: LiveDatabase, config: Config, terminal: Terminal): Promise<Line[]> {
  try {
    const { needed, leftOver, notices } = await keysBeside(live, config, terminal);
    const fits =
      needed.length > 1
        ? warn("key", 'A rotation is under way: "secretpush key rotate" shows how far it is.')
        : ok("key", "The master key fits the database. Keep a copy of it elsewhere.");
    const lines = [fits, ...notices.map((notice) => warn("key", notice))];
    const staged = join(config.dataDir, "master.key.next");
    if (leftOver !== null) {
      lines.push(warn("key", `${leftOver} was left by a rotation that a crash cut short. The next start removes it.`));
    } else if (needed.length === 1 && existsSync(staged)) {
      lines.push(
        warn("key", `${staged} waits for a rotation that has not begun: run "secretpush key rotate", or delete it.`),
      );
    }
    return lines;
  } catch (error) {
    return [fail("key", reason(error))];
  }
}

function diskLines(config: Config): Line[] {
  const { upload, dataDir, enableFilePushes } = config;
  const { bavail, blocks, bsize, ffree, files } = statfsSync(dataDir);
  const [free, total] = [bavail * bsize, blocks * bsize];
  const floor = Math.min(upload.freeSpaceFloorBytes, (total * upload.freeSpaceFloorPercent) / 100);
  const lines: Line[] = [];
  if (free < floor)
    lines.push(
      fail("disk", `Only ${roughBytes(free)} are free: files are refused below ${roughBytes(floor)}. Make room.`),
    );
  else if (enableFilePushes && free - floor < upload.maxPushBytes) {
    lines.push(
      warn(
        "disk",
        `${roughBytes(free)} are free, less than one push of files may take (${roughBytes(upload.maxPushBytes)}).`,
      ),
    );
  } else lines.push(ok("disk", `${roughBytes(free)} of ${roughBytes(total)} are free.`));
  if (files > 0 && ffree < 1_000)
    lines.push(fail("disk", `Only ${ffree} more files fit on the disk: it has no inodes left.`));
  return lines;
}

async function clockLine(live: LiveDatabase): Promise<Line> {
  const { newestMoment } = await import("../../store/maintenance/index.ts");
  const ahead = newestMoment(live) - Date.now();
  if (ahead > CLOCK_TOLERANCE_MS) {
    return fail(
      "clock",
      `The newest push was made ${Math.ceil(ahead / 1_000)} s from now: the clock was set back. Pushes live longer by that.`,
    );
  }
  return ok("clock", `${new Date().toISOString()}, later than everything that is stored.`);
}

function limitLines({ upload, maxPayloadBytes }: Config): Line[] {
  const limits = `Texts up to ${roughBytes(maxPayloadBytes)}, files up to ${roughBytes(upload.maxFileBytes)}, ${roughBytes(upload.maxPushBytes)} a push. A proxy in front must allow as much.`;
  const lines = [ok("limits", limits)];
  const soft = openFilesLimit();
  if (soft !== null && soft < FEW_OPEN_FILES) {
    lines.push(
      warn(
        "limits",
        `${soft} open files are allowed here: each connection takes one. Set LimitNOFILE (or ulimit -n) to 65536.`,
      ),
    );
  }
  return lines;
}

function openFilesLimit(): number | null {
  try {
    const line = /^Max open files\s+(\d+)/m.exec(readFileSync("/proc/self/limits", "utf8"));
    return line ? Number(line[1]) : null;
  } catch {
    return null;
  }
}

async function certificateLines({ tls, baseUrl }: Config): Promise<Line[]> {
  if (tls.cert === undefined || tls.key === undefined) {
    if (baseUrl?.startsWith("https:"))
      return [ok("tls", "HTTPS is the proxy's: base_url is https, and no certificate is set here.")];
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
        fail("tls", `The certificate ${tls.cert} ended on ${until}: renew it; the server reads it again by itself.`),
      ];
    if (days < 14) return [warn("tls", `The certificate ${tls.cert} ends in ${days} days, on ${until}: renew it.`)];
    return [ok("tls", `The certificate ${tls.cert} is good until ${until}.`)];
  } catch (error) {
    return [fail("tls", reason(error))];
  }
}

// ---- As the server sees it -------------------------------------------------------------------

interface Asked {
  seen: Seen | null;
  status: number;
  /** How far the answer's own clock is from this one, in ms; null where it does not tell. */
  clockMs: number | null;
}

async function askServer(live: LiveDatabase, config: Config, { env }: Terminal): Promise<Line[]> {
  const [{ leaveDoctorsWord }, { authorities }] = await Promise.all([
    import("../../store/maintenance/index.ts"),
    import("../client/connection.ts"),
  ]);
  const trusted = authorities(env[CLIENT_ENV.ca] || undefined);
  const word = newToken(32);
  let takeAway: () => void;
  try {
    takeAway = leaveDoctorsWord(live, word, Date.now());
  } catch (error) {
    return [
      fail("server", `It could not be asked how it sees requests: the database cannot be written (${reason(error)}).`),
    ];
  }
  try {
    return [
      ...(await askStraight(config, word)),
      ...(await askThrough(config, config.baseUrl, "base_url", word, trusted)),
      ...(await askThrough(config, config.recipients.baseUrl, "recipients.base_url", word, trusted)),
    ];
  } finally {
    takeAway();
  }
}

async function askStraight(config: Config, word: string): Promise<Line[]> {
  const { host, port, unixSocket, tls } = config;
  if (unixSocket === undefined && port === 0) return [];
  const here = host === "0.0.0.0" ? "127.0.0.1" : host === "::" ? "::1" : host;
  const origin = `${tls.cert === undefined ? "http" : "https"}://${here.includes(":") ? `[${here}]` : here}:${port}`;
  const name = unixSocket ?? origin;
  try {
    const { seen, status } = await ask(unixSocket === undefined ? origin : "http://localhost", word, {
      // Straight to the socket a certificate speaks for another name; through base_url it must be right.
      tls: { rejectUnauthorized: false },
      ...(unixSocket === undefined ? {} : { unix: unixSocket }),
    });
    if (!seen)
      return [fail("server", `${name} does not answer as this server (status ${status}): is another program there?`)];
    if (seen.version !== applicationVersion) {
      return [
        warn(
          "server",
          `Version ${seen.version} runs, and this is ${applicationVersion}: restart it to finish the upgrade.`,
        ),
      ];
    }
    return status === 200
      ? [ok("server", `${name} answers.`)]
      : [fail("server", `${name} answers, but the store cannot accept writes: see the disk and the log.`)];
  } catch (error) {
    return [fail("server", `${name} does not answer (${reason(error)}). Give doctor the server's own settings.`)];
  }
}

async function askThrough(
  config: Config,
  base: string | undefined,
  option: string,
  word: string,
  trusted: string[],
): Promise<Line[]> {
  const subject = option;
  if (base === undefined) {
    return option === "base_url"
      ? [warn(subject, "Not set: links start with whatever host a request names. Set it to the address people use.")]
      : [];
  }
  let asked: Asked;
  try {
    asked = await ask(base, word, { tls: { ca: trusted } });
  } catch (error) {
    if (/self.signed certificate|unable to (?:get local issuer|verify the first) certificate/i.test(reason(error))) {
      return [
        fail(
          subject,
          `The certificate of ${base} is signed by nobody this machine trusts, and so by nobody its clients trust. ` +
            `Where it is your own authority's: ${CLIENT_ENV.ca}=FILE secretpush doctor …`,
        ),
      ];
    }
    return [
      fail(
        subject,
        `${base} cannot be reached from here (${reason(error)}). Look at the proxy, its certificate and the name.`,
      ),
    ];
  }
  const { seen, status, clockMs } = asked;
  if (!seen) {
    return [
      fail(
        subject,
        `${base}/up answers with status ${status}, and not from this server: the proxy leads elsewhere, or drops headers.`,
      ),
    ];
  }
  return [
    ...originLines(base, subject, seen),
    { subject, ...clientLine(base, config, seen) },
    ...proxyClockLines(subject, clockMs),
  ];
}

function originLines(base: string, subject: string, seen: Seen): Line[] {
  const [wanted, found] = [new URL(base), new URL(seen.origin)];
  const { proto, host } = seen.forwarded;
  const lines: Line[] = [];
  if (wanted.protocol !== found.protocol) {
    const cause =
      proto === null
        ? "The proxy sends no X-Forwarded-Proto: let it."
        : "The proxy's X-Forwarded-Proto is not believed: name its address in trusted_proxies.";
    lines.push(fail(subject, `The server sees ${found.protocol}// where people use ${wanted.protocol}//. ${cause}`));
  }
  if (wanted.host !== found.host) {
    const cause =
      host === null
        ? "Let the proxy pass Host on, or send X-Forwarded-Host."
        : "X-Forwarded-Host is not believed, or another: name the proxy in trusted_proxies.";
    lines.push(fail(subject, `The server sees the host ${found.host} where people use ${wanted.host}. ${cause}`));
  }
  return lines.length > 0 ? lines : [ok(subject, `The server sees ${seen.origin}, as people do.`)];
}

function clientLine(base: string, config: Config, { client, forwarded, fromTrustedPeer }: Seen): Omit<Line, "subject"> {
  const consequence = "all people share one rate limit, and one address in audit logs";
  if (forwarded.for === null) {
    if (isDirect(base, config))
      return { verdict: "ok", text: `The server sees this host as ${client}, without a proxy.` };
    const text = `The server sees this host as ${client}, and no proxy adds X-Forwarded-For.`;
    return fromTrustedPeer
      ? { verdict: "fail", text: `${text} Let the proxy send X-Forwarded-For, or ${consequence}.` }
      : {
          verdict: "warn",
          text: `${text} If a proxy has that address, let it send X-Forwarded-For, or ${consequence}.`,
        };
  }
  if (!fromTrustedPeer) {
    const last = canonicalAddress(forwarded.for.split(",").at(-1) ?? "") ?? "that is not an address";
    return {
      verdict: "fail",
      text: `The server takes the proxy (${client}) for the client, although it sends X-Forwarded-For ${last}: name the proxy in trusted_proxies, or ${consequence}.`,
    };
  }
  return { verdict: "ok", text: `The server sees this host as ${client}, through a proxy that it trusts.` };
}

/** Does this URL lead to one of the server's own ports, so that no proxy stands between? */
function isDirect(base: string, { port, unixSocket, tls, recipients }: Config): boolean {
  const url = new URL(base);
  const asked = Number(url.port) || (url.protocol === "https:" ? 443 : 80);
  const own = [unixSocket === undefined ? port : null, portOf(recipients.listen)];
  return own.includes(asked) && (url.protocol === "https:") === (tls.cert !== undefined);
}

const portOf = (address: string | undefined): number | null =>
  address === undefined ? null : Number(address.slice(address.lastIndexOf(":") + 1));

function proxyClockLines(subject: string, clockMs: number | null): Line[] {
  if (clockMs === null || Math.abs(clockMs) <= CLOCK_TOLERANCE_MS) return [];
  return [
    warn(subject, `The clock of what answers there differs by ${Math.round(clockMs / 1_000)} s: synchronise both.`),
  ];
}

async function ask(
  origin: string,
  word: string,
  how: { tls: { rejectUnauthorized: false } | { ca: string[] }; unix?: string },
): Promise<Asked> {
  const response = await fetch(`${origin}/up`, {
    headers: { "x-secretpush-doctor": word },
    redirect: "manual",
    signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    ...how,
  });
  const date = response.headers.get("date");
  const body = (await response.json().catch(() => null)) as { seen?: Seen } | null;
  return {
    seen: body?.seen ?? null,
    status: response.status,
    clockMs: date === null ? null : Date.parse(date) - Date.now(),
  };
}
