// The process in which a server makes its scheduled backups: it has its own memory, threads and files, and the lowest
// priority, so that it slows requests down as little as possible. It reads its order, a line of JSON, from standard
// input, and writes the result. When standard input ends, the server has ended, and this process ends too: the next
// start begins a new backup.

import { existsSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { constants, setPriority } from "node:os";
import { join } from "node:path";

import { build, commit, version } from "../../base/build.ts";
import type { Order, Outcome } from "../../capabilities/backups/order.ts";
import type { Config } from "../../config/options.ts";
import { backupChoiceOf } from "../../serve/backup_choice.ts";
import { EXIT, type ExitCode, reasonOf, type Terminal } from "../terminal.ts";
import { ownPassphrase } from "./backup_passphrase.ts";
import { readDatabase } from "./database.ts";

export async function obeyOrder(terminal: Terminal): Promise<ExitCode> {
  yieldToOthers();
  beKilledFirst();
  const { order, ended } = await readOrder(terminal.stdin);
  // By now the runtime has started all of its threads.
  yieldToOthers();
  const outcome = carryOut(order, terminal).catch((error: unknown): Outcome => ({ error: reasonOf(error) }));
  const told = await Promise.race([outcome, ended]);
  if (told === null) return EXIT.failed;
  terminal.stdout(`${JSON.stringify(told)}\n`);
  return EXIT.ok;
}

/** Lowers the priority of all existing threads, because Linux handles each separately. Some hosts do not allow this. */
function yieldToOthers(): void {
  let threads: number[] = [];
  try {
    threads = readdirSync("/proc/self/task").map(Number);
  } catch {}
  for (const id of [0, ...threads]) {
    try {
      setPriority(id, constants.priority.PRIORITY_LOW);
    } catch {}
  }
}

/** If memory runs out, this process is killed first: a backup can be repeated, and the server must continue. */
function beKilledFirst(): void {
  try {
    writeFileSync("/proc/self/oom_score_adj", "1000");
  } catch {}
}

async function readOrder(stdin: Terminal["stdin"]): Promise<{ order: Order<Config>; ended: Promise<null> }> {
  const { promise: line, resolve, reject } = Promise.withResolvers<string>();
  const { promise: ended, resolve: end } = Promise.withResolvers<null>();
  let text = "";
  stdin.setEncoding("utf8");
  stdin.on("data", (piece: string) => {
    text += piece;
    if (text.endsWith("\n")) resolve(text);
  });
  stdin.on("end", () => {
    end(null);
    reject(new Error("Standard input ended before the order was read."));
  });
  return { order: JSON.parse(await line) as Order<Config>, ended };
}

async function carryOut(order: Order<Config>, terminal: Terminal): Promise<Outcome> {
  if (order.build !== build) {
    throw new Error(
      `The program on the disk is Secret Push ${build}, and the server is ${order.build}: restart the server.`,
    );
  }
  const { settings: config, nowMs } = order;
  const choice = backupChoiceOf(config);
  if (!choice) throw new Error("backup.to is not set.");
  const { makeRestorePoint, openBackupStore, prune, withScratch } = await import("../../store/restore_points/index.ts");
  const passphrase = ownPassphrase(config.backup.passphraseFile);
  const place = await openBackupStore(choice);
  if (order.what === "check") {
    await place.check();
    return { point: null, pruned: 0, left: null };
  }
  const { dataDir } = config;
  for (const name of existsSync(dataDir) ? readdirSync(dataDir) : []) {
    if (/^backup-scratch-\w+$/.test(name)) rmSync(join(dataDir, name), { recursive: true, force: true });
  }
  const point = await withScratch(dataDir, async (scratch) => {
    const cli = { settings: () => ({ config, origins: {} }), terminal };
    const { copy, shared, keys, close, ...database } = await readDatabase(cli, true, scratch);
    try {
      return await makeRestorePoint({
        place,
        claimed: { writer: order.writer, isKnown: order.isKnown },
        scratch,
        dataDir: database.dataDir,
        passphrase,
        keys: config.backup.withKey ? (await keys()).needed : null,
        applicationVersion: version,
        commit,
        nowMs,
        blobs: shared,
        copied: copy ?? undefined,
      });
    } finally {
      await close();
    }
  });
  const { removed, left } = await prune(place, config.backup.keep, nowMs).catch((error: unknown) => ({
    removed: [],
    left: `Old backups were not removed: ${reasonOf(error)}`,
  }));
  const { problems, problemCount, name, pushes, files, archiveBytes, fileBytes, writtenBytes } = point;
  return {
    point: {
      name,
      pushes,
      files,
      bytes: archiveBytes + fileBytes,
      writtenBytes: archiveBytes + writtenBytes,
      problems,
      problemCount,
    },
    pruned: removed.length,
    left,
  };
}
