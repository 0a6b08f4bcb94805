// Power cuts of a recording. A cut is wholly determined by the recording and its number: when it comes, what is left, and which
// pushes are opened afterwards.
//
// Cut 0 comes after the last answer, and leaves only what was flushed. So it meets whatever is never flushed, in each recording.
// Cut -1 comes then, too, and leaves everything: what nobody confirmed is stored.

import { cpSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";

import { type Dice, dice, Disk } from "./disk.ts";
import { judge, type Thoroughness } from "./judge.ts";
import { recordStart, type Recording } from "./recording.ts";
import { exchangesIn } from "./told.ts";

export interface Verdict {
  /** The cut's number. */
  cut: number;
  kind: Moment | "after the last answer";
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
  const moments = momentsOf(recording);
  const cuts = numbers.map((cut) => {
    if (cut === 0 || cut === -1) {
      return { cut, kind: "after the last answer", line: Math.max(...recording.told.moments) + 1 } as const;
    }
    const wanted = MOMENTS[cut % MOMENTS.length] ?? "anywhere";
    const kind = moments[wanted].length > 0 ? wanted : "anywhere";
    const lines = moments[kind];
    return { cut, kind, line: lines[dice(~cut)(lines.length)] ?? 0 };
  });
  cuts.sort((one, other) => one.line - other.line);
  const verdicts: Verdict[] = [];
  for (const { cut, kind, line } of cuts) {
    const roll = dice(cut);
    const plan = cut === 0 ? "none" : cut === -1 ? "all" : undefined;
    verdicts.push({ cut, kind, line, ...(await judged(recording, disk, line, roll, thorough, plan)) });
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
  plan?: "none" | "all",
): Promise<Pick<Verdict, "left" | "findings">> {
  const dataDir = mkdtempSync(join(tmpdir(), "secretpush-cut-"));
  try {
    disk.advanceTo(line);
    const left = disk.cutInto(dataDir, roll, plan);
    const findings = await judge(recording, line, join(dataDir, recording.dataDir), roll, thorough);
    return { left, findings };
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/**
 * When a cut can come: after an answer that left while the log was not flushed, above all if it told of a change before the one who made
 * it was answered; after one that acknowledged what few do; after any answer; and anywhere. Cuts whose numbers follow each other take turns.
 */
export const MOMENTS = [
  "after what was told early",
  "after an answer ahead of a flush",
  "after a deletion",
  "after a change",
  "after an answer to a request",
  "after a part of an upload",
  "after any answer",
  "anywhere",
] as const;
export type Moment = (typeof MOMENTS)[number];

/** The lines of each. */
function momentsOf({ calls, told }: Recording): Record<Moment, number[]> {
  const { moments, early, stories, uploads, requests } = told;
  const first = Math.min(...moments);
  const steps: Array<{ at: number; flushed?: number; isAnswer?: true }> = moments.map((at) => ({ at, isAnswer: true }));
  for (const call of calls) {
    if (!("path" in call && call.path.endsWith("-wal"))) continue;
    if (call.kind === "write") steps.push({ at: call.begin });
    if (call.kind === "flush") steps.push({ at: call.end, flushed: call.begin });
  }
  let [written, flushed] = [-1, 0];
  const unflushed: number[] = [];
  for (const step of steps.sort((one, other) => one.at - other.at)) {
    if (step.flushed !== undefined) flushed = Math.max(flushed, step.flushed);
    else if (!step.isAnswer) written = step.at;
    else if (written > flushed) unflushed.push(step.at + 1);
  }
  const tellsEarly = new Set(early.map((at) => at + 1));
  const after = (told: Iterable<{ at: number }>): number[] =>
    [...told].flatMap(({ at }) => (Number.isFinite(at) ? [at + 1] : []));
  const acknowledged = (what: "deletion" | "change"): number[] =>
    after([...stories.values()].flatMap((story) => story.told.filter(({ of }) => of === what)));
  const closed = after([...requests.values()].flatMap((request) => request.told.filter((one) => one.closed)));
  return {
    "after what was told early": unflushed.filter((line) => tellsEarly.has(line)),
    "after an answer ahead of a flush": unflushed,
    "after a deletion": [...acknowledged("deletion"), ...closed], // of a push, or of a request, which closes it
    "after a change": acknowledged("change"),
    "after an answer to a request": after([...requests.values()].flatMap(({ answers }) => answers)),
    "after a part of an upload": after([...uploads.values()].flatMap((upload) => upload.told.slice(1))),
    "after any answer": moments.map((at) => at + 1),
    anywhere: calls.flatMap(({ begin }) => (begin > first ? [begin] : [])),
  };
}

/**
 * The power is cut, and cut once more while the server starts on what was left. What was told before the first cut must hold after both.
 * @returns what was found
 */
export async function cutTwice(recording: Recording, seed: number, thorough: Thoroughness): Promise<string[]> {
  const roll = dice(seed);
  const first = mkdtempSync(join(tmpdir(), "secretpush-first-cut-"));
  const second = mkdtempSync(join(tmpdir(), "secretpush-second-cut-"));
  try {
    const lines = Object.values(momentsOf(recording)).flat();
    const line = lines[roll(lines.length)] ?? 0;
    const disk = new Disk(join(recording.directory, "before"), recording.root, recording.calls);
    disk.advanceTo(line);
    disk.cutInto(join(first, "data"), roll);
    const started = await recordStart(first, recording.dataDir);
    const again = new Disk(join(first, "before"), started.root, started.calls);
    again.advanceTo(1 + roll(Math.max(...started.calls.map(({ end }) => end))));
    again.cutInto(join(second, "data"), roll);
    return await judge(recording, line, join(second, "data", recording.dataDir), roll, thorough);
  } finally {
    for (const directory of [first, second]) rmSync(directory, { recursive: true, force: true });
  }
}

/** What to print of a cut that lost something, so that it can be looked into and repeated. */
export function report({ directory }: Recording, { cut, kind, line, left, findings }: Verdict): string {
  // The file's own directory for temporary files ends with it.
  const above = basename(tmpdir()).startsWith("t-") ? dirname(tmpdir()) : tmpdir();
  const kept = join(above, `secretpush-power-cuts-${process.pid}-${basename(directory)}`);
  // Not what the server had then, where a socket may be left.
  const filter = (path: string): boolean => path !== join(directory, "data");
  if (!existsSync(kept)) cpSync(directory, kept, { recursive: true, filter });
  return [
    `Cut ${cut}, ${kind}, before line ${line} of ${kept}/calls. Left: ${left}.`,
    `Repeat it: SECRETPUSH_TEST_RECORDING=${kept} SECRETPUSH_TEST_SEED=${cut} bun test test/power_cut.test.ts -t kept`,
    ...findings.slice(0, 20),
  ].join("\n");
}
