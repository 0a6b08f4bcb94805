// The state of the scheduled backups: a note in the database, which every node and `doctor` can read.

import { type Family, gauge } from "../../http/metrics.ts";
import type { Condition } from "../../model/condition.ts";
import type { OverviewStore } from "../../store/contract.ts";
import type { MadePoint } from "./order.ts";

export interface BackupState {
  /** The last backup that was made, intact or not; `atMs` is when it began. */
  made: (MadePoint & { atMs: number; tookMs: number }) | null;
  /** Why the last attempt after that failed; null if it did not. */
  failed: { atMs: number; reason: string } | null;
  /** The place to which backups were written. */
  place: string | null;
  /** When the first attempt was made: until a backup exists, this counts as the time of the last one. */
  sinceMs: number | null;
}

const NOTHING: BackupState = { made: null, failed: null, place: null, sinceMs: null };
/** If an attempt fails, the next one comes this much later, or sooner if backups are made more often. */
export const RETRY_MS = 15 * 60_000;

export async function readState(overview: Pick<OverviewStore, "note">): Promise<BackupState> {
  try {
    return { ...NOTHING, ...(JSON.parse((await overview.note("backups")) ?? "{}") as Partial<BackupState>) };
  } catch (error) {
    // In a damaged database, the note can contain anything.
    if (error instanceof SyntaxError) return NOTHING;
    throw error;
  }
}

export function conditionsIn(state: BackupState, everyMs: number, nowMs: number): Condition[] {
  const { made, failed, sinceMs } = state;
  const nextMs = dueMs(state, everyMs, nowMs);
  const lastMs = made?.atMs ?? sinceMs ?? nowMs;
  const isOld = nowMs - lastMs > 2 * everyMs + RETRY_MS;
  return [
    ...(made ? [{ kind: "backup_scheduled", values: { name: made.name, lastMs: made.atMs, nextMs } } as const] : []),
    ...(failed ? [{ kind: "backup_failed", values: { reason: failed.reason } } as const] : []),
    ...(isOld ? [{ kind: "backup_old", values: { lastMs } } as const] : []),
    ...(made && made.problemCount > 0
      ? [
          {
            kind: "backup_damaged",
            values: { name: made.name, count: made.problemCount, reason: made.problems.join("; ") },
          } as const,
        ]
      : []),
  ];
}

export function gaugesOf({ made, failed, sinceMs }: BackupState, nowMs: number): Family[] {
  const sinceLastMs = Math.max(0, nowMs - (made?.atMs ?? sinceMs ?? nowMs));
  return [
    gauge("secretpush_backup_age_seconds", "How long ago the last backup was made.", sinceLastMs / 1_000),
    gauge("secretpush_backup_failed", "1 if the last attempt to make a backup failed.", Number(failed !== null)),
    ...(made
      ? [
          gauge("secretpush_backup_duration_seconds", "How long the last backup took.", made.tookMs / 1_000),
          gauge("secretpush_backup_bytes", "Size of the last backup, with all its files.", made.bytes),
          gauge("secretpush_backup_written_bytes", "How much of the last backup was newly written.", made.writtenBytes),
          gauge("secretpush_backup_problems", "Problems that the last backup found.", made.problemCount),
        ]
      : []),
  ];
}

/** When the next backup is due. Recorded times in the future do not count: the clock was set back. */
export function dueMs({ made, failed }: BackupState, everyMs: number, nowMs: number): number {
  const regular = made && made.atMs <= nowMs ? made.atMs + everyMs : nowMs;
  const again = failed && failed.atMs <= nowMs ? failed.atMs + Math.min(everyMs, RETRY_MS) : nowMs;
  return failed ? Math.max(again, Math.min(regular, nowMs)) : regular;
}
