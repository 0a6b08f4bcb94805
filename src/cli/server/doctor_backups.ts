// doctor's checks of the backups that the server makes by itself: whether the next one can succeed, and how old the
// last one is. The server itself reports how the last attempt ended.

import { existsSync, statSync } from "node:fs";

import { formatDuration } from "../../base/units.ts";
import type { Config } from "../../config/options.ts";
import { momentOfPoint } from "../../model/restore_point.ts";
import { ownPassphrase } from "../data/backup_passphrase.ts";
import { backupStore } from "../data/restore_points.ts";
import { counted } from "../figures.ts";
import { about, type Finding } from "../findings.ts";

const MINUTE_MS = 60_000;

export async function* backupFindings(config: Config): AsyncGenerator<Finding> {
  const { ok, warn, fail } = about("backups");
  const { everyMs, to, passphraseFile } = config.backup;
  if (to === undefined) {
    return yield ok("The server makes no backups on its own: backup.every and backup.to are not set.");
  }
  ownPassphrase(passphraseFile);
  // The server itself reports whether it can write there: this process may run as a different user.
  if (!to.startsWith("s3:") && !existsSync(to)) {
    return yield warn(
      `There is no ${to} yet. If the server is not allowed to create it: install -d -o secretpush -g secretpush -m 0700 ${to}`,
    );
  }
  const place = await backupStore(config);
  const { findPoints } = await import("../../store/restore_points/index.ts");
  const { points, broken } = await findPoints(place);
  for (const name of broken) yield fail(`${name}.json in ${to} is damaged: this backup cannot be used.`);
  const last = points.at(-1);
  if (everyMs === null) yield warn(`backup.every is not set: the server writes no backups to ${to} on its own.`);
  if (!last && everyMs === null) return;
  if (!last)
    return yield warn(`There is no backup in ${to} yet. The server makes the first one within a minute of its start.`);
  const ageMs = Date.now() - (momentOfPoint(last.name) ?? 0);
  const all = counted(points.length, "backup", "backups");
  const text = `The last of ${all} in ${to} is ${last.name}, ${shownAge(ageMs)} old`;
  if (ageMs < -MINUTE_MS)
    yield warn(
      `${last.name} in ${to} is from the future: the clock was wrong, then or now. If the clock is correct today, remove the files ${last.name}.*`,
    );
  else if (last.problemCount > 0) yield fail(`${text}. It is damaged: ${last.problems.join("; ")}.`);
  else if (everyMs !== null && ageMs > 2 * everyMs)
    yield fail(`${text}: a backup is due every ${formatDuration(everyMs)}.`);
  else yield ok(`${text}, and intact.`);
  if (isOnTheSameDisk(config.dataDir, to)) {
    yield warn(
      `${to} is on the same disk as the data: one broken disk loses both. Copy the backups to another host, too.`,
    );
  }
}

/** In whole minutes; below one minute, in seconds. */
export function shownAge(ageMs: number): string {
  const unitMs = ageMs < MINUTE_MS ? 1_000 : MINUTE_MS;
  return formatDuration(Math.max(0, Math.floor(ageMs / unitMs) * unitMs));
}

function isOnTheSameDisk(dataDir: string, to: string): boolean {
  try {
    return statSync(dataDir).dev === statSync(to).dev;
  } catch {
    return false; // one of them is not on a disk of this host
  }
}
