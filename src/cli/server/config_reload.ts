// Asks the running server to read its settings again, and waits for what became of them.

import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";

import { dataDirIn } from "../../config/load.ts";
import type { ReloadOutcome } from "../../serve/reload.ts";
import type { Cli } from "../context.ts";
import { OperationFailed, UsageError } from "../terminal.ts";
import { outcomeSince } from "./reload_outcome.ts";

const WAIT_MS = 60_000;
const LOOK_EVERY_MS = 50;

/** @throws ConfigError, OperationFailed */
export async function reloadServer({ settings, sources }: Cli, given: string | undefined): Promise<ReloadOutcome> {
  // Wrong settings are told here, and the server is left in peace. systemd hides the key from the command that it runs beside
  // a service, with --pid: then the server is the one that looks at what the settings name.
  const dataDir = given === undefined ? settings(true).config.dataDir : dataDirIn(sources());
  const pid = given === undefined ? serverOn(dataDir) : processOf(given);
  const askedMs = Date.now();
  if (!takesHangUp(pid)) {
    throw new OperationFailed(`process ${pid} is no server that can read its settings again: restart it`);
  }
  signal(pid, "SIGHUP");
  while (Date.now() < askedMs + WAIT_MS) {
    const outcome = outcomeSince(dataDir, askedMs);
    if (outcome !== null) return outcome;
    signal(pid, 0);
    await Bun.sleep(LOOK_EVERY_MS);
  }
  throw new OperationFailed(
    `the server (process ${pid}) did not say within ${WAIT_MS / 1_000} seconds what it took: ` +
      `look into its log. If its data is not in ${dataDir}, name the directory with --data-dir`,
  );
}

function processOf(given: string): number {
  if (!/^[1-9]\d{0,9}$/.test(given)) throw new UsageError("--pid must be the number of a process");
  return Number(given);
}

/** The process that holds the lock of the directory, as the kernel knows it. */
function serverOn(dataDir: string): number {
  let inode: number;
  let locks: string;
  try {
    inode = statSync(join(dataDir, "server.lock")).ino;
  } catch {
    throw new OperationFailed(`no server has used ${dataDir} yet: name the server's own with --data-dir`);
  }
  try {
    locks = readFileSync("/proc/locks", "utf8");
  } catch {
    throw new UsageError("this system does not tell which process the server is: name it with --pid");
  }
  const held = new RegExp(`^\\d+: POSIX +\\S+ +WRITE (\\d+) [0-9a-f]+:[0-9a-f]+:${inode} `, "m").exec(locks);
  if (!held) throw new OperationFailed(`no server is running on ${dataDir}: start it, or name its process with --pid`);
  return Number(held[1]);
}

/** Whether it handles the signal: to a program that does not, an earlier version for one, SIGHUP is the end. */
function takesHangUp(pid: number): boolean {
  try {
    const caught = /^SigCgt:\s*([0-9a-f]+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
    return caught === undefined || Number.parseInt(caught.slice(-1), 16) % 2 === 1;
  } catch {
    // Elsewhere nobody knows, and sending the signal tells whether there is such a process.
    return true;
  }
}

function signal(pid: number, which: "SIGHUP" | 0): void {
  try {
    process.kill(pid, which);
  } catch (error) {
    const { code } = error as { code?: string };
    throw new OperationFailed(
      code === "EPERM"
        ? `this user may not signal the server (process ${pid}): run it as root or as the server's user`
        : `no server is running as process ${pid}`,
    );
  }
}
