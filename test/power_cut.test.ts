// Power cuts under load. A real server with real clients is recorded once for each kind of disk: everything that it wrote,
// flushed and told. From the recording the disk is rebuilt as a power cut at any moment may leave it, a server starts on that,
// and whatever was told before must still hold: no acknowledged push lost, no view handed out twice, nothing told that is not
// there afterwards.
//
// What fails is kept, and its message says where and how to repeat it.

import { afterAll, describe, expect, setDefaultTimeout, test } from "bun:test";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";

import { FULL, LONG, seedOf } from "./full.ts";
import { makeTempDir } from "./harness.ts";
import { needs } from "./needs.ts";
import { cutPower, cutTooEarly, cutTwice, MOMENTS, report, type Verdict } from "./power_cut/cuts.ts";
import { dice, Disk } from "./power_cut/disk.ts";
import { type Course, readRecording, record } from "./power_cut/recording.ts";
import { type Call } from "./power_cut/system_calls.ts";

setDefaultTimeout(FULL ? 3_600_000 : 300_000); // a machine that others use too is slow at times

const root = makeTempDir();
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** Of each disk, besides the two after its last answer: 20, 50 or 300 in all. */
const CUTS = {
  "a fast disk": FULL ? 120 : LONG ? 20 : 8,
  "a slow disk": FULL ? 120 : LONG ? 20 : 8,
  "a failing disk": FULL ? 30 : LONG ? 5 : 2,
  "an empty disk": FULL ? 30 : LONG ? 5 : 2,
};
type Name = keyof typeof CUTS;
const IN_ALL = FULL ? 300 : LONG ? 50 : 20;
/** Cuts while a server recovers from the one before. */
const TWICE = (name: Name): number => Math.ceil(CUTS[name] / 8);
const THOROUGH = FULL ? { newest: 20, others: 10 } : { newest: 10, others: 3 };
const COURSE = { clients: 12, steps: FULL ? 1_500 : LONG ? 150 : 60 };

/** A recording that an earlier run kept: it is cut once more, where SECRETPUSH_TEST_SEED says. */
const KEPT = process.env["SECRETPUSH_TEST_RECORDING"];

needs("strace", "cc").describe("power cuts", () => {
  const cases: Array<[Name, Pick<Course, "flushMs" | "isFirstStart" | "fails">, { steps: number }]> = [
    ["a fast disk", { flushMs: 0, isFirstStart: false }, { steps: COURSE.steps }],
    // Recording slows the server down, so that the disk must be slower, too.
    ["a slow disk", { flushMs: 20, isFirstStart: false }, { steps: COURSE.steps }],
    ["a failing disk", { flushMs: 0, isFirstStart: false, fails: true }, { steps: COURSE.steps }],
    ["an empty disk", { flushMs: 0, isFirstStart: true }, { steps: 60 }],
  ];
  const made = new Map<Name, Verdict[]>();
  test.each(cases)("on %s undo nothing that anybody was told", async (name, disk, { steps }) => {
    const seed = seedOf(`power cuts on ${name}`);
    const recording = await record(join(root, name.replaceAll(" ", "-")), { ...COURSE, ...disk, steps, seed });
    const numbers = [0, -1, ...Array.from({ length: CUTS[name] }, (_, n) => seed + n)];
    const verdicts = await cutPower(recording, numbers, THOROUGH);
    made.set(name, verdicts);
    const lost = verdicts.filter(({ findings }) => findings.length > 0);
    expect(lost.map((verdict) => report(recording, verdict)).join("\n\n")).toBe("");
    for (let n = 0; n < TWICE(name); n += 1) expect(await cutTwice(recording, seed + n, THOROUGH)).toEqual([]);
    expect(await cutTooEarly(recording, seed, THOROUGH)).not.toEqual([]); // so this test can fail
  });

  test("were as many as is said, of each kind", () => {
    const countsOf = (name: Name): Record<string, number> => {
      const kinds = Object.groupBy(made.get(name) ?? [], ({ kind }) => kind);
      return Object.fromEntries(
        [...MOMENTS, "after the last answer"].map((kind) => [kind, kinds[kind as Verdict["kind"]]?.length ?? 0]),
      );
    };
    const names = Object.keys(CUTS) as Name[];
    console.table(Object.fromEntries(names.map((name) => [name, { ...countsOf(name), twice: TWICE(name) }])));
    const sum = (counts: Record<string, number>): number => Object.values(counts).reduce((all, one) => all + one, 0);
    for (const name of names) expect([name, sum(countsOf(name))]).toEqual([name, CUTS[name] + 2]);
    expect(sum(CUTS)).toBe(IN_ALL);
    const [, , ...kinds] = MOMENTS; // what is told ahead of a flush depends on how fast the disk is
    for (const name of ["a fast disk", "a slow disk"] as const) {
      const least = Math.min(...kinds.map((kind) => countsOf(name)[kind] ?? 0));
      expect([name, least]).toEqual([name, Math.floor(CUTS[name] / MOMENTS.length)]);
    }
  });
});

if (KEPT !== undefined) {
  test("a power cut of a kept recording", async () => {
    const [verdict] = await cutPower(readRecording(KEPT), [seedOf("a power cut")], { newest: 1_000, others: 0 });
    console.log(verdict?.left);
    expect(verdict?.findings).toEqual([]);
  });
}

describe("what a disk keeps", () => {
  let directories = 0;
  const DATA = "/data";
  /** Calls that follow each other, but for those with lines of their own. */
  const inOrder = (calls: Array<Omit<Call, "begin" | "end"> & Partial<Call>>): Call[] =>
    calls.map((call, line) => ({ begin: line, end: line, ...call }) as Call);
  /** Every content that a file can have after a cut at the end, as text; null where there is no such file. */
  function leftOf(path: string, calls: Call[]): Set<string | null> {
    const before = join(root, `before${(directories += 1)}`);
    mkdirSync(before);
    const disk = new Disk(before, DATA, calls);
    disk.advanceTo(calls.length);
    const found = new Set<string | null>();
    for (let seed = 0; seed < 100; seed += 1) {
      const target = join(root, `after${(directories += 1)}`);
      disk.cutInto(target, dice(seed));
      found.add(existsSync(join(target, path)) ? readFileSync(join(target, path), "latin1") : null);
      rmSync(target, { recursive: true });
    }
    return found;
  }
  const create = (path: string) => ({ kind: "create", path: `${DATA}/${path}` }) as const;
  const write = (path: string, text: string, offset = 0) =>
    ({ kind: "write", path: `${DATA}/${path}`, offset, bytes: Buffer.from(text) }) as const;
  const flush = (path = "") => ({ kind: "flush", path: path === "" ? DATA : `${DATA}/${path}` }) as const;

  test("is what a flush covers; newer bytes are there or not", () => {
    const calls = inOrder([create("a"), write("a", "1"), flush("a"), flush(), write("a", "2")]);
    expect(leftOf("a", calls)).toEqual(new Set(["1", "2"]));
  });

  test("is no write that had not ended when the flush began", () => {
    const calls = inOrder([create("a"), flush(), { ...write("a", "1"), end: 3 }, flush("a"), flush()]);
    expect(leftOf("a", calls)).toEqual(new Set(["", "\0", "1"])); // a length comes alone, too
  });

  test("is a name once its directory is flushed, and the new name of a file only with what was flushed of it", () => {
    const rename = { kind: "rename", path: `${DATA}/draft`, to: `${DATA}/a` } as const;
    const draft = [create("draft"), write("draft", "one"), flush("draft")];
    expect(leftOf("a", inOrder([...draft, rename]))).toEqual(new Set([null, "one"]));
    expect(leftOf("a", inOrder([...draft, rename, flush()]))).toEqual(new Set(["one"]));
  });

  test("are later pieces without earlier ones", () => {
    const [one, two] = ["1".repeat(512), "2".repeat(512)];
    const nothing = "\0".repeat(512);
    const calls = inOrder([create("a"), flush(), write("a", one), write("a", two, 512)]);
    const left = leftOf("a", calls);
    expect(left).toContain("");
    expect(left).toContain(one + two);
    expect(left).toContain(nothing + two);
  });
});
