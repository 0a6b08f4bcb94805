// Power cuts of a recording. A cut is wholly determined by the recording and its number: when it comes, what is left, and which
// pushes are opened afterwards.

import { cpSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";

import { type Dice, dice, Disk } from "./disk.ts";
import { judge, type Thoroughness } from "./judge.ts";
import type { Recording } from "./recording.ts";
import { exchangesIn } from "./told.ts";

export interface Verdict {
  /** The cut's number. */
  cut: number;
  line: number;
  /** What was left of what was not flushed. */
  left: string;
  findings: string[];
}

export async function cutPower(
  recording: Recording,
  numbers: readonly number[],
  thorough: Thoroughness,
): Promise<Verdict[]> {
  const disk = new Disk(join(recording.directory, "before"), recording.root, recording.calls);
  const cuts = numbers.map((cut) => ({ cut, line: lineOf(recording, cut) })).sort((a, b) => a.line - b.line);
  const verdicts: Verdict[] = [];
  for (const { cut, line } of cuts) {
    const roll = dice(cut);
    verdicts.push({ cut, line, ...(await judged(recording, disk, line, roll, thorough)) });
  }
  return verdicts;
}

/**
 * The same for a server that answers before its flush: the power is cut once a push is acknowledged, of a disk that ignored
 * all flushes since the push was asked for. @returns what was found, which is the proof that losses are seen
 */
export async function cutTooEarly(recording: Recording, seed: number, thorough: Thoroughness): Promise<string[]> {
  const roll = dice(seed);
  const created = exchangesIn(recording.calls).filter(
    ({ method, answer }) => method === "POST" && answer?.status === 201,
  );
  const { askedAt = 0, answer = null } = created[roll(created.length)] ?? {};
  const disk = new Disk(join(recording.directory, "before"), recording.root, recording.calls, askedAt);
  return (await judged(recording, disk, (answer?.at ?? 0) + 1, roll, thorough, "none")).findings;
}

async function judged(
  recording: Recording,
  disk: Disk,
  line: number,
  roll: Dice,
  thorough: Thoroughness,
  plan?: "none",
): Promise<Pick<Verdict, "left" | "findings">> {
  const dataDir = mkdtempSync(join(tmpdir(), "secretpush-cut-"));
  try {
    disk.advanceTo(line);
    const left = disk.cutInto(dataDir, roll, plan);
    return { left, findings: await judge(recording, line, dataDir, roll, thorough) };
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Half of the cuts come right after an answer has left, when the most has been promised for the least that was done. */
function lineOf({ calls, told: { moments } }: Recording, cut: number): number {
  const roll = dice(~cut);
  const first = moments[0] ?? 0;
  if (roll(2) === 0) return (moments[roll(moments.length)] ?? 0) + 1;
  const later = calls.filter(({ begin }) => begin > first);
  return (later[roll(later.length)]?.begin ?? 0) + roll(2);
}

/** What to print of a cut that lost something, so that it can be looked into and repeated. */
export function report({ directory }: Recording, { cut, line, left, findings }: Verdict): string {
  const kept = join(tmpdir(), `secretpush-power-cuts-${process.pid}-${basename(directory)}`);
  if (!existsSync(kept)) cpSync(directory, kept, { recursive: true });
  return [
    `Cut ${cut}, before line ${line} of ${kept}/calls. Left: ${left}.`,
    `Repeat it: SECRETPUSH_TEST_RECORDING=${kept} SECRETPUSH_TEST_SEED=${cut} bun test test/power_cut.test.ts -t kept`,
    ...findings.slice(0, 20),
  ].join("\n");
}
