// The options of `bun run bench`; main.ts documents them.

import { tmpdir } from "node:os";
import { resolve } from "node:path";
import { parseArgs } from "node:util";

import { fail } from "./processes.ts";
import { flushMsIn } from "./slow_disk.ts";

const PARTS = ["bare", "single", "million", "bystanders", "start", "memory"] as const;
export const ENDPOINTS = ["version", "retrieve", "create"] as const;
export type Part = (typeof PARTS)[number];
export const ENGINES = ["sqlite", "postgres"] as const;
export type Engine = (typeof ENGINES)[number];
export type Endpoint = (typeof ENDPOINTS)[number];

const { values: flags } = parseArgs({
  options: {
    quick: { type: "boolean", default: false },
    only: { type: "string" },
    endpoint: { type: "string" },
    connections: { type: "string" },
    rounds: { type: "string" },
    seconds: { type: "string" },
    pushes: { type: "string" },
    requests: { type: "string" },
    profile: { type: "string" },
    against: { type: "string" },
    "slow-disk": { type: "string" },
    engine: { type: "string" },
    dir: { type: "string", default: tmpdir() },
  },
});

function chosen<T extends string>(text: string | undefined, all: readonly T[]): Set<T> {
  if (text === undefined) return new Set(all);
  const names = text.split(",");
  const unknown = names.find((name) => !all.includes(name as T));
  if (unknown !== undefined) fail(`${unknown} is not one of ${all.join(", ")}.`);
  return new Set(names as T[]);
}

export const parts = chosen<Part>(flags.only, PARTS);
export const endpoints = chosen<Endpoint>(flags.endpoint, ENDPOINTS);
export const connections = (flags.connections ?? (flags.quick ? "1,32" : "1,32,256")).split(",").map(Number);
export const rounds = Number(flags.rounds ?? (flags.quick ? 3 : 7));
export const seconds = Number(flags.seconds ?? (flags.quick ? 1 : 3));
export const storedPushes = Number(flags.pushes ?? (flags.quick ? 50_000 : 1_000_000));
export const requestCount = Number(flags.requests ?? (flags.quick ? 100_000 : 1_000_000));
export const coldStarts = flags.quick ? 5 : 15;
/** Where to leave the profiles, when the bench profiles instead of comparing. */
export const profileDirectory = flags.profile;
/** Another checkout of the product, to compare with. */
export const otherCheckout = flags.against === undefined ? null : resolve(flags.against);
/** How much longer each flush of a server takes, in ms; null where the disk is as it is. */
export const slowDiskMs = flags["slow-disk"] === undefined ? null : flushMsIn(flags["slow-disk"]);
if (flags["slow-disk"] !== undefined && slowDiskMs === null) fail("--slow-disk takes milliseconds, such as 5ms.");
/** Measures the engines of the store instead. */
export const engine = flags.engine === undefined ? undefined : [...chosen<Engine>(flags.engine, ENGINES)].at(-1);
export const parentDirectory = flags.dir;

/** Retrievals are spread over this many pushes, which stand evenly among the others. */
export const POOL = 2_000;
export const PAYLOAD = "correct horse battery staple, and some more to make it 64 bytes.";

/** Reports progress, which does not belong in the report. */
export const say = (text: string): void => void process.stderr.write(`${text}\n`);
