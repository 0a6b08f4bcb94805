// Reads the options of `bun run bench`; main.ts says what they are for.

import { tmpdir } from "node:os";
import { resolve } from "node:path";
import { parseArgs } from "node:util";

import { flushMsIn } from "./slow_disk.ts";

export const PARTS = ["counted", "core", "million", "bystanders", "executables", "engines", "scale"] as const;
export type Part = (typeof PARTS)[number];
/** `retrieve` is of pushes with many views left; `one-time` of pushes whose only view it is. */
export const ENDPOINTS = ["version", "retrieve", "one-time", "create"] as const;
export type Endpoint = (typeof ENDPOINTS)[number];

export interface Options {
  gate: boolean;
  /** A document that the report is written into. */
  write: string | null;
  writesBudget: boolean;
  parts: ReadonlySet<Part>;
  endpoints: ReadonlySet<Endpoint>;
  connections: readonly number[];
  rounds: number;
  seconds: number;
  /** Where to leave a filled data directory, with nothing measured. */
  filledDirectory: string | null;
  storedPushes: number;
  /** How many pushes each directory of the part `scale` holds. */
  scales: readonly number[];
  requests: number;
  starts: number;
  profileDirectory: string | null;
  /** Other checkouts, to compare with. */
  checkouts: readonly string[];
  /** The first is this checkout's own. */
  executables: readonly string[];
  slowDiskMs: number | null;
  directory: string;
}

/** @throws Error with a sentence */
export function parseOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      gate: { type: "boolean", default: false },
      exact: { type: "boolean", default: false },
      write: { type: "string" },
      "write-budget": { type: "boolean", default: false },
      only: { type: "string" },
      endpoint: { type: "string" },
      connections: { type: "string", default: "32,128" },
      rounds: { type: "string", default: "5" },
      seconds: { type: "string", default: "1" },
      fill: { type: "string" },
      pushes: { type: "string", default: "1000000" },
      scales: { type: "string", default: "0,100000,1000000" },
      requests: { type: "string", default: "1000000" },
      starts: { type: "string", default: "9" },
      profile: { type: "string" },
      against: { type: "string", multiple: true, default: [] },
      executable: { type: "string", multiple: true, default: [] },
      "slow-disk": { type: "string" },
      dir: { type: "string", default: tmpdir() },
    },
  });
  const slowDisk = values["slow-disk"];
  if (slowDisk !== undefined && flushMsIn(slowDisk) === null) {
    throw new Error("--slow-disk takes milliseconds, such as 5ms.");
  }
  const parts = chosen("only", values.only, PARTS);
  if (values.only === undefined) {
    parts.clear();
    for (const part of values.exact ? (["counted"] as const) : (["counted", "core"] as const)) parts.add(part);
    if (values.executable.length > 0) parts.add("executables");
  } else if (values.exact) throw new Error("--exact is short for --only counted: pass one of them.");
  if (parts.has("executables") && values.executable.length === 0) {
    throw new Error("The part executables needs --executable FILE, which `bun run build` makes.");
  }
  return {
    gate: values.gate,
    write: values.write === undefined ? null : resolve(values.write),
    writesBudget: values["write-budget"],
    parts,
    endpoints: chosen("endpoint", values.endpoint, ENDPOINTS),
    connections: values.connections.split(",").map((one) => positive("connections", one)),
    rounds: positive("rounds", values.rounds),
    seconds: positive("seconds", values.seconds),
    filledDirectory: values.fill === undefined ? null : resolve(values.fill),
    storedPushes: positive("pushes", values.pushes),
    scales: values.scales.split(",").map((one) => (one === "0" ? 0 : positive("scales", one))),
    requests: positive("requests", values.requests),
    starts: positive("starts", values.starts),
    profileDirectory: values.profile === undefined ? null : resolve(values.profile),
    checkouts: values.against.map((path) => resolve(path)),
    executables: values.executable.map((path) => resolve(path)),
    slowDiskMs: slowDisk === undefined ? null : flushMsIn(slowDisk),
    directory: values.dir,
  };
}

function chosen<T extends string>(flag: string, text: string | undefined, all: readonly T[]): Set<T> {
  const names = text === undefined ? all : text.split(",");
  const unknown = names.find((name) => !all.includes(name as T));
  if (unknown !== undefined) throw new Error(`--${flag}: ${unknown} is not one of ${all.join(", ")}.`);
  return new Set(names as T[]);
}

function positive(flag: string, text: string): number {
  if (!/^[1-9]\d*$/.test(text)) throw new Error(`--${flag} takes whole numbers from 1, not "${text}".`);
  return Number(text);
}
