// A recording: a real server with real clients, everything it asked of the system, and what was on its disk before.

import { cpSync, existsSync, mkdirSync, readFileSync, realpathSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { slowDisk } from "../../bench/slow_disk.ts";
import { startServer, testClock } from "../harness.ts";
import { spawnServer } from "../processes.ts";
import { dice } from "./disk.ts";
import { type Account, Load } from "./load.ts";
import { type Call, callsIn, recorder } from "./system_calls.ts";
import { type Made, type Shown, type Told, toldIn } from "./told.ts";

const DAY_MS = 24 * 60 * 60 * 1_000;

const FLAGS = {
  "rate-limit-per-second": "100000",
  "rate-limit-per-minute": "1000000",
  "file-attachments-require-authentication": "false",
  "enable-requests": "true",
  "upload-free-space-floor": "0",
  "upload-free-space-floor-percent": "0",
  "upload-at-once-per-caller": "100",
  // Erasures, purges and shortened logs all along the recording.
  "sweep-interval": "1s",
  "purge-anonymous-after": "1s",
};

interface Notes {
  /** What was recorded: the data directory, or one above it. */
  root: string;
  /** The data directory, from there. */
  dataDir: string;
  /** null where nobody has one. */
  account: Account | null;
  before: Array<{ shown: Shown; made: Made; owned: boolean }>;
}

export interface Recording extends Notes {
  directory: string;
  calls: Call[];
  told: Told;
}

export interface Course {
  /** How much longer each flush takes. */
  flushMs: number;
  /** From a directory that is not there yet, two levels deep, and without accounts. */
  isFirstStart: boolean;
  /** Most of what is stored are files, of whose flushes the disk fails every fourth; after a while it fails those of all contents. */
  fails?: boolean;
  clients: number;
  steps: number;
  seed: number;
}

/** Records a server under load in `directory`, from its start to its end. */
export async function record(
  directory: string,
  { flushMs, isFirstStart, fails = false, clients, steps, seed }: Course,
): Promise<Recording> {
  mkdirSync(directory, { recursive: true });
  const root = join(realpathSync(directory), "data");
  if (isFirstStart) mkdirSync(root);
  const notes = isFirstStart ? { root, dataDir: "new/data", account: null, before: [] } : await prepare(root);
  cpSync(root, join(directory, "before"), { recursive: true });
  writeFileSync(join(directory, "notes.json"), JSON.stringify(notes));
  const recorded = join(directory, "calls");
  const failsAt = fails ? Math.ceil(steps / 2) : null;
  const launcher = recorder(recorded, flushMs, failsAt);
  const env = fails ? failingFiles(directory) : {};
  const server = await spawnServer(join(root, notes.dataDir), { flags: FLAGS, launcher, env });
  try {
    const tokens = notes.before.map(({ shown }) => shown.url_token);
    let stopped: Promise<number> | undefined;
    await new Load(server.url, notes.account, tokens, dice(seed), fails).work(clients, steps, () => {
      stopped ??= server.stop();
    });
    // A server whose disk has failed answers, and then ends by itself.
    await (stopped ?? server.exited);
  } finally {
    await server.kill();
  }
  // strace ends by itself after the last thread of the server.
  while (!isWhole(recorded, server.pid)) await Bun.sleep(20);
  return readRecording(directory);
}

/** Files, and the directories that lead to them: what fails never reaches the system, and so is not in the recording. */
function failingFiles(directory: string): Record<string, string> {
  const failing = join(directory, "failing");
  writeFileSync(failing, "/blobs");
  return { ...slowDisk(0, directory), FSYNC_FAILS_BESIDE: failing, FSYNC_FAILS_EVERY: "4" };
}

/** Records a server that starts on `directory`/data, whatever is there, from its first call until its end. */
export async function recordStart(directory: string, dataDir: string): Promise<Pick<Recording, "root" | "calls">> {
  const root = join(realpathSync(directory), "data");
  cpSync(root, join(directory, "before"), { recursive: true });
  const recorded = join(directory, "calls");
  const server = await spawnServer(join(root, dataDir), { flags: FLAGS, launcher: recorder(recorded, 0, null) });
  await server.stop();
  while (!isWhole(recorded, server.pid)) await Bun.sleep(20);
  return { root, calls: callsIn(recorded, root) };
}

export function readRecording(directory: string): Recording {
  const notes = JSON.parse(readFileSync(join(directory, "notes.json"), "utf8")) as Notes;
  const calls = callsIn(join(directory, "calls"), notes.root);
  return { ...notes, directory, calls, told: toldIn(calls, notes.before) };
}

/** An account, and pushes whose time is up one after the other while the server is recorded. */
async function prepare(root: string): Promise<Notes> {
  const clock = testClock(Date.now() - DAY_MS);
  const server = await startServer({ dataDir: root, flags: FLAGS, clock });
  const before: Notes["before"] = [];
  try {
    const { email, token, headers } = await server.user();
    for (let n = 0; n < 60; n += 1) {
      clock.advance(100);
      const owned = n % 2 === 0;
      const made = { payload: `timed ${n}`, passphrase: "", views: 3, files: [] };
      const push = { payload: made.payload, expire_after_views: 3, expire_after_days: 1 };
      before.push({ shown: (await server.push(push, owned ? headers : {})) as unknown as Shown, made, owned });
    }
    return { root, dataDir: "", account: { email, token, password: "correct horse" }, before };
  } finally {
    await server.stop({ dataDir: true });
  }
}

function isWhole(recorded: string, pid: number): boolean {
  if (!existsSync(recorded)) return false;
  const end = readFileSync(recorded).subarray(-200).toString("latin1");
  return new RegExp(`^${pid} +\\+\\+\\+ .*\\+\\+\\+\\n$`, "m").test(end);
}
