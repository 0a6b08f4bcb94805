// Replaces the program of a running server. Every change is one rename, and another process does the restart: if this
// one is killed, a server still runs, with one of the two programs. Until the upgrade is complete, the old program is
// kept beside the new one as secretpush.before.

import { chmodSync, chownSync, existsSync, linkSync, readFileSync, renameSync, rmSync, statSync } from "node:fs";
import { dirname, resolve } from "node:path";

import { build, commit, version } from "../../base/build.ts";
import { copyForOwner, flush } from "../../base/durable_file.ts";
import { parseDuration, UnitError } from "../../base/units.ts";
import type { Config } from "../../config/options.ts";
import type { Cli } from "../context.ts";
import { OperationFailed, reasonOf, SIGNALS, type Terminal, UsageError } from "../terminal.ts";
import { type OwnAddress, ownAddressOf } from "../server/own_address.ts";
import { checkRelease, type Release } from "./release_file.ts";
import { type Restarts, restartsBy } from "./restarts.ts";
import { NAME, PACKAGED_UNIT, PROGRAM, UNIT } from "./service_files.ts";

const POLL_MS = 500;
const ANSWER_WITHIN_MS = 5_000;
/** When the old version is put back, a new version that takes longer than this to end is killed. */
const PATIENCE_MS = 5_000;
/** Longer than for a new version, because the old version is known to start. */
const BACK_WITHIN_MS = 10 * 60_000;

interface Flags {
  unsigned?: true | undefined;
  restart?: string | undefined;
  readyWithin: string;
  backup?: string | boolean | undefined;
  passphraseStdin?: true | undefined;
  passphraseFile?: string | undefined;
}

interface Place {
  /** The path of the server's program. */
  program: string;
  before: string;
  config: Config;
  own: OwnAddress;
  restarts: Restarts;
  withinMs: number;
  /** The settings as given, passed on to commands of both programs. */
  settings: string[];
  terminal: Terminal;
}

/** @returns what was done, for standard output @throws OperationFailed; unless it says otherwise, the server runs as before */
export async function upgradeTo(file: string, flags: Flags, cli: Cli): Promise<string> {
  const place = placeOf(process.execPath, flags, cli);
  const { program, before, config, terminal } = place;
  const { hasDatabase, lockForUpgrade } = await import("../../store/maintenance/index.ts");
  const isShared = config.databaseUrl !== undefined;
  if (!isShared && !hasDatabase(config.dataDir)) {
    throw new OperationFailed(
      `${config.dataDir} contains no database: give the server's own settings, such as --config /etc/${NAME}/config.toml`,
    );
  }
  const unlock = lockForUpgrade(config.dataDir);
  const draft = `${program}.new`;
  const say = steps(terminal);
  try {
    await refuseUnlessReady(place);
    say(`Checking ${file}`);
    // The check needs a copy that no one else can change.
    copyInto(draft, file);
    const { release, warning } = await checkRelease(draft, file, { unsigned: flags.unsigned === true });
    if (warning !== null) terminal.stderr(`   ${warning}\n`);
    const named = await newVersion(draft, release);
    if (named === build) return `This is already ${named}: nothing was changed.\n`;

    say(`Asking ${named} whether it accepts the settings and the data`);
    // Nodes that share a database migrate it among themselves.
    await refuseUnlessAccepted(draft, isShared ? null : config.dataDir, place.settings);

    const backup = flags.backup === false ? null : backupPath(flags.backup, place, named);
    if (backup !== null) {
      say(`Backing up to ${backup}`);
      await makeBackup(backup, flags, place);
    }

    say(`Replacing ${program}`);
    const { uid, gid, mode } = statSync(program);
    chownSync(draft, uid, gid);
    chmodSync(draft, mode & 0o777);
    flush(draft);
    rmSync(before, { force: true });
    linkSync(program, before);
    renameSync(draft, program);
    flush(dirname(program));
    await goOn(terminal, async () => {
      const why = await restarted(place, say);
      if (why !== null) await goBack(place, say, `${named} did not become ready: ${why}`);
    });
    rmSync(before, { force: true });
    if (!isShared) await settle(config.dataDir).catch(() => {}); // doctor reports that this is still to be done
    const kept =
      backup === null
        ? ""
        : ` The backup made before the upgrade is ${backup}: delete it once the new version has proved itself.`;
    return `Secret Push ${named} is running and ready.${kept}\n${await unitHint(program)}`;
  } finally {
    rmSync(draft, { force: true });
    unlock();
  }
}

/** Makes new links 28 letters long: both programs find them, and there is no older program left to return to. */
async function settle(dataDir: string): Promise<void> {
  const { lengthenLinks, openLive } = await import("../../store/maintenance/index.ts");
  const live = openLive(dataDir);
  try {
    lengthenLinks(live);
  } finally {
    live.close();
  }
}

function copyInto(draft: string, file: string): void {
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) throw new OperationFailed(`there is no file ${file}`);
  try {
    rmSync(draft, { force: true });
    copyForOwner(file, draft);
  } catch (error) {
    throw new OperationFailed(
      `${draft} cannot be written (${reasonOf(error)}): run this with sudo, on a disk with free space`,
    );
  }
}

/** Says how to install the new version's unit: an upgrade changes only the program. */
async function unitHint(program: string): Promise<string> {
  if (program !== PROGRAM || !existsSync(UNIT)) return "";
  const { stdout } = await ask([program, "service", "install", "--print"]);
  if (stdout.includes(readFileSync(UNIT, "utf8"))) return "";
  return `The new version has a different unit. "${program} service install" writes it and restarts the server.\n`;
}

/** Undoes an upgrade that was killed: the old program, which is beside the new one, is put back. */
export async function rollBackByHand(flags: Flags, cli: Cli): Promise<string> {
  const program = process.execPath.replace(/\.before$/, "");
  const place = placeOf(program, flags, cli);
  if (!existsSync(place.before)) {
    throw new OperationFailed(
      `there is no ${place.before}: no upgrade was interrupted, so there is nothing to go back to`,
    );
  }
  if (program === process.execPath) {
    throw new OperationFailed(`only the old program can do this: run ${place.before} upgrade --roll-back`);
  }
  const { lockForUpgrade } = await import("../../store/maintenance/index.ts");
  const unlock = lockForUpgrade(place.config.dataDir);
  await goOn(cli.terminal, () => takeBack(place, steps(cli.terminal))).finally(unlock);
  return `Secret Push ${build} is running again and ready.\n`;
}

function placeOf(program: string, flags: Flags, { settings, terminal }: Cli): Place {
  if (!Bun.isStandaloneExecutable || process.platform === "win32") {
    throw new OperationFailed(
      "only an executable on Linux or macOS can replace itself: stop the server and replace it by hand",
    );
  }
  if (existsSync(PACKAGED_UNIT) && readFileSync(PACKAGED_UNIT, "utf8").includes(`ExecStart=${program} `)) {
    throw new OperationFailed(`${program} belongs to the package ${NAME}: upgrade that with apt or dnf`);
  }
  const { config } = settings();
  const own = ownAddressOf(config);
  if (own === null)
    throw new UsageError("--port 0 leaves the port to the system: give the port that the server is using");
  const given = flags as { config?: string; dataDir?: string; keyFile?: string };
  const flagged = { "--config": given.config, "--data-dir": given.dataDir, "--key-file": given.keyFile };
  return {
    program,
    before: `${program}.before`,
    config,
    own,
    restarts: restartsBy(flags.restart),
    withinMs: durationOf(flags.readyWithin),
    settings: Object.entries(flagged).flatMap(([flag, value]) => (value === undefined ? [] : [flag, resolve(value)])),
    terminal,
  };
}

function durationOf(text: string): number {
  try {
    return parseDuration(text);
  } catch (error) {
    if (error instanceof UnitError) throw new UsageError(`--ready-within ${error.message}: write it as 90s or 5m`);
    throw error;
  }
}

/** Only if this version works can a failure be the new version's. */
async function refuseUnlessReady(place: Place): Promise<void> {
  const { program, before, restarts } = place;
  const why = await whyNotReady(place);
  if (why === null) return rmSync(before, { force: true });
  if (existsSync(before)) {
    throw new OperationFailed(
      `the previous upgrade is not finished (${why}). To end it: ${restarts.command}. To go back: ${before} upgrade --roll-back`,
    );
  }
  throw new OperationFailed(`${why}: fix that before the upgrade, or replace ${program} by hand`);
}

/** Runs the new program for the first time. @returns "3.1.0 (commit 0123456789ab)" */
async function newVersion(draft: string, release: Release | null): Promise<string> {
  const { code, stdout, stderr } = await ask([draft, "--version"]).catch((error: unknown) => {
    throw new OperationFailed(`the new program does not run on this machine: ${reasonOf(error)}`);
  });
  const [, number, itsCommit = "unknown"] = /^secretpush (\d\S*) \((?:commit ([^,]+), )?/.exec(stdout) ?? [];
  if (code !== 0 || number === undefined) {
    throw new OperationFailed(`the new program does not run on this machine: ${stderr.trim() || `exit ${code}`}`);
  }
  if (release !== null && (release.version !== number || release.commit !== itsCommit)) {
    throw new OperationFailed(
      `the program says that it is ${number} (commit ${itsCommit}), but ${release.version} (commit ${release.commit}) was signed`,
    );
  }
  if (Bun.semver.order(number, version) < 0) {
    throw new OperationFailed(
      `it is Secret Push ${number}, which is older than this program, ${build}. To go back, restore a backup with the older program`,
    );
  }
  return itsCommit === "unknown" && commit === null ? number : `${number} (commit ${itsCommit})`;
}

/** @param dataDir null if there is none to look at @param settings as flags @throws OperationFailed */
export async function refuseUnlessAccepted(draft: string, dataDir: string | null, settings: string[]): Promise<void> {
  const { code, stderr } = await ask([draft, "config", ...settings]);
  if (code !== 0) throw new OperationFailed(`the new version does not accept the settings. ${lastSentence(stderr)}`);
  if (dataDir === null) return;
  const forecast = await ask([draft, "upgrade", "--check", dataDir, "--json", ...settings]);
  const { refusal } = (forecast.stdout.startsWith("{") ? JSON.parse(forecast.stdout) : {}) as {
    refusal?: string | null;
  };
  if (refusal === null) return;
  throw new OperationFailed(`the new version cannot use the data. ${refusal ?? lastSentence(forecast.stderr)}`);
}

const backupPath = (given: Flags["backup"], { config }: Place, named: string): string =>
  typeof given === "string" ? given : `${resolve(config.dataDir)}-before-${named.split(" ")[0]}.tar`;

async function makeBackup(path: string, flags: Flags, { program, settings }: Place): Promise<void> {
  const passphrase = [
    ...(flags.passphraseStdin ? ["--passphrase-stdin"] : []),
    ...(flags.passphraseFile === undefined ? [] : ["--passphrase-file", flags.passphraseFile]),
  ];
  const argv = [program, "backup", path, "--overwrite", ...passphrase, ...settings];
  const code = await Bun.spawn(argv, { stdin: "inherit", stdout: "ignore", stderr: "inherit" }).exited;
  if (code !== 0) throw new OperationFailed("the backup failed, so nothing was changed");
}

/** @returns why the new program is not ready in time; null if it is */
async function restarted(place: Place, say: Say): Promise<string | null> {
  say(`Restarting the server: ${place.restarts.command}`);
  try {
    place.restarts.restart();
  } catch (error) {
    return reasonOf(error);
  }
  say("Waiting until it is ready");
  return untilReady(place);
}

async function goBack(place: Place, say: Say, why: string): Promise<never> {
  say(`Going back to ${build}: ${why}`);
  const isBack = await takeBack(place, say).then(() => null, reasonOf);
  throw new OperationFailed(
    isBack === null
      ? `${why}. The server is running ${build} again`
      : `${why}. Going back failed, too: ${isBack}. Then try again: ${place.before} upgrade --roll-back`,
  );
}

/** Restores program and data. If the database was migrated, what was stored in it since then is lost. */
async function takeBack(place: Place, say: Say): Promise<void> {
  const { program, before, config, restarts } = place;
  const { askForRollBack } = await import("../../store/maintenance/index.ts");
  // A server that is about to stop may finish a migration first, and one that is starting may remove the mark.
  const dataToo = (): string | null => (config.databaseUrl === undefined ? askForRollBack(config.dataDir) : null);
  const copy = dataToo();
  if (copy !== null) say(`Asking for the database from before the migration, ${copy}`);
  if (existsSync(before)) {
    // `before` stays until the old program is running again.
    const draft = `${program}.new`;
    rmSync(draft, { force: true });
    linkSync(before, draft);
    renameSync(draft, program);
    rmSync(draft, { force: true }); // if both names are the same file, a rename leaves both
    flush(dirname(program));
  }
  dataToo();
  say(`Restarting the server: ${restarts.command}`);
  restarts.restart();
  let forcedAtMs = performance.now() + PATIENCE_MS;
  const why = await untilReady({ ...place, withinMs: BACK_WITHIN_MS }, () => {
    dataToo();
    if (performance.now() < forcedAtMs) return;
    forcedAtMs = Infinity;
    restarts.force();
  });
  if (why !== null) throw new OperationFailed(why);
  rmSync(before, { force: true });
}

async function untilReady(place: Place, each: () => unknown = () => {}): Promise<string | null> {
  let leftMs = place.withinMs;
  for (;;) {
    const startedMs = performance.now();
    const why = await whyNotReady(place);
    if (why === null) return null;
    each();
    if (leftMs <= 0) return why;
    const isMigrating = await statusAt(place.own).then(
      (status) => status === "upgrading",
      () => false,
    );
    await Bun.sleep(POLL_MS);
    if (!isMigrating) leftMs -= performance.now() - startedMs;
  }
}

/** The installed program asks, because it alone can open the database after a migration. */
async function whyNotReady({ program, settings }: Place): Promise<string | null> {
  const { code, stderr } = await ask([program, "healthcheck", "--ready", "--same-version", ...settings]).catch(
    (error: unknown) => ({ code: 1, stderr: reasonOf(error) }),
  );
  return code === 0 ? null : lastSentence(stderr).replace(/\.$/, "");
}

async function statusAt({ origin, how }: OwnAddress): Promise<unknown> {
  const signal = AbortSignal.timeout(ANSWER_WITHIN_MS);
  const answer = await fetch(`${origin}/up`, { redirect: "manual", signal, ...how });
  return ((await answer.json()) as { status?: unknown } | null)?.status;
}

async function ask(argv: string[]): Promise<{ code: number; stdout: string; stderr: string }> {
  const child = Bun.spawn(argv, { stdin: "ignore", stdout: "pipe", stderr: "pipe" });
  const [stdout, stderr, code] = await Promise.all([child.stdout.text(), child.stderr.text(), child.exited]);
  return { code, stdout, stderr };
}

const lastSentence = (stderr: string): string =>
  (stderr.trim().split("\n").at(-1) ?? "").replace(/^secretpush: /, "") || "It gave no reason.";

type Say = (step: string) => void;

function steps({ stderr }: Terminal): Say {
  let count = 0;
  return (step) => stderr(`${(count += 1)}. ${step}\n`);
}

/** Runs `work` to its end, even if the terminal is closed or Ctrl-C is pressed. */
async function goOn(terminal: Terminal, work: () => Promise<void>): Promise<void> {
  const tell = (): void => terminal.stderr("   The upgrade continues: it must not stop half-way.\n");
  for (const signal of SIGNALS) terminal.signals.on(signal, tell);
  try {
    await work();
  } finally {
    for (const signal of SIGNALS) terminal.signals.off(signal, tell);
  }
}
