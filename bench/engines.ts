// One node on SQLite beside one and three nodes on PostgreSQL, and one of each other checkout, in turns: retrieve, create, and one
// push that everyone wants. With what a request costs the processor, in the nodes and in the database, because figures per second
// share two cores.

import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";

import { startCluster } from "../test/postgres.ts";
import { median, milliseconds, table, whole } from "./figures.ts";
import { load, type Sample } from "./load.ts";
import { options, say } from "./options.ts";
import type { Endpoint } from "./parse.ts";
import { ROOT } from "./processes.ts";
import { processorUs } from "./processor.ts";
import { VIEWS } from "./fill.ts";
import { home, makePool, programOf, push, type Server, startProgram } from "./servers.ts";
import type { Verdicts } from "./verdicts.ts";

/** A round of a hot push must not use its views up. */
const HOT_SECONDS = 2;
/** Of a clock tick, in /proc. */
const TICK_US = 10_000;
const KINDS = ["retrieve", "create", "hot push"] as const;
type Kind = (typeof KINDS)[number];

interface Group {
  name: string;
  nodes: Server[];
  /** The first process of the database; null where it is in the node. */
  database: number | null;
}

interface Taken extends Pick<Sample, "perSecond" | "p50Ms" | "p99Ms"> {
  nodeUs: number;
  databaseUs: number;
}

export async function measureEngines(report: string[], verdicts: Verdicts): Promise<void> {
  const { connections, rounds } = options;
  const cluster = await startCluster();
  const database = Number(readFileSync(join(cluster.directory, "data", "postmaster.pid"), "utf8").split("\n")[0]);
  const env = { SECRETPUSH_DATABASE_URL: cluster.url, SECRETPUSH_KEY: "ab".repeat(32) };
  const groups = [
    await groupOf("SQLite", 1),
    await groupOf("PostgreSQL, 1 node", 1, { env: { ...env, SECRETPUSH_DATABASE_SCHEMA: "one" }, database }),
    await groupOf("PostgreSQL, 3 nodes", 3, { env: { ...env, SECRETPUSH_DATABASE_SCHEMA: "three" }, database }),
  ];
  for (const [at, checkout] of options.checkouts.entries()) {
    const ofCheckout = { env: { ...env, SECRETPUSH_DATABASE_SCHEMA: `other_${at}` }, database, checkout };
    groups.push(await groupOf(`PostgreSQL, 1 node, ${basename(checkout)}`, 1, ofCheckout));
  }
  for (const count of connections) {
    const rows: string[][] = [];
    for (const kind of KINDS) {
      const taken = new Map<Group, Taken[]>(groups.map((group) => [group, []]));
      for (const group of groups) await sample(group, kind, count);
      for (let round = 0; round < rounds; round += 1) {
        for (const group of round % 2 === 0 ? groups : groups.toReversed()) {
          taken.get(group)?.push(await sample(group, kind, count));
        }
      }
      const [first] = groups.map((group) => taken.get(group) ?? []);
      for (const [group, samples] of taken) {
        const of = (figure: keyof Taken) => median(samples.map((one) => one[figure]));
        const besideFirst = (figure: (one: Taken) => number): number =>
          median(samples.map((one, at) => figure(one) / figure(first?.[at] ?? one)));
        const [rate, processor] = [
          besideFirst((one) => one.perSecond),
          besideFirst((one) => one.nodeUs + one.databaseUs),
        ];
        say(`${kind}, ${count} connections a node, ${group.name}: ${whole(of("perSecond"))}/s (${rate.toFixed(2)})`);
        const goal = (what: string, ratio: number): string => {
          const judged =
            group === groups[1] ? verdicts.judge("PostgreSQL beside SQLite", `${kind}, ${what}`, ratio) : "–";
          return judged === "–" ? ratio.toFixed(2) : `${ratio.toFixed(2)} (${judged})`;
        };
        const cost = [whole(of("nodeUs")), group.database === null ? "–" : whole(of("databaseUs"))];
        const times = [milliseconds(of("p50Ms")), milliseconds(of("p99Ms"))];
        const ofFirst = [goal("rate", rate), goal("processor", processor)];
        rows.push([kind, group.name, whole(of("perSecond")), ...times, ...cost, ...ofFirst]);
      }
    }
    const ratios = ["rate of SQLite", "processor of SQLite"];
    const head = ["", "engine", "req/s", "p50 ms", "p99 ms", "µs in nodes", "µs in database", ...ratios];
    report.push(`${count} connections a node:\n\n${table(head, rows)}\n`);
  }
  for (const { nodes } of groups) for (const node of nodes) await node.stop();
}

async function groupOf(
  name: string,
  count: number,
  {
    env = {},
    database = null,
    checkout = ROOT,
  }: { env?: Record<string, string>; database?: number | null; checkout?: string } = {},
): Promise<Group> {
  const nodes: Server[] = [];
  for (let n = 0; n < count; n += 1) {
    const dataDir = join(home, `${name}-${n}`);
    const flags = ["--text-expire-after-views-max", String(VIEWS)];
    const node = await startProgram(programOf(checkout), dataDir, { flags, env });
    nodes.push({ name, tokensFile: `${dataDir}.tokens`, ...node });
  }
  const tokens = await makePool(nodes[0]?.url ?? "");
  // Each node begins elsewhere: in step, all of them would wait for the row of the same push.
  for (const [n, node] of nodes.entries()) {
    const from = Math.floor((n * tokens.length) / count);
    writeFileSync(node.tokensFile, [...tokens.slice(from), ...tokens.slice(0, from)].join("\n"));
  }
  return { name, nodes, database };
}

async function sample({ nodes, database, name }: Group, kind: Kind, count: number): Promise<Taken> {
  const endpoint: Endpoint = kind === "create" ? "create" : "retrieve";
  let loaded = nodes;
  if (kind === "hot push") {
    const tokensFile = join(home, `${name}.hot`);
    writeFileSync(tokensFile, await push(nodes[0]?.url ?? ""));
    loaded = nodes.map((node) => ({ ...node, tokensFile }));
  }
  const length = kind === "hot push" ? Math.min(options.seconds, HOT_SECONDS) : options.seconds;
  const busy = () => [
    nodes.reduce((sum, { pid }) => sum + processorUs(pid), 0),
    database === null ? 0 : ticksOfAll(database) * TICK_US,
  ];
  const [nodesBefore = 0, databaseBefore = 0] = busy();
  const samples = await Promise.all(loaded.map((node) => load(node, endpoint, count, length)));
  const [nodesAfter = 0, databaseAfter = 0] = busy();
  const requests = samples.reduce((sum, one) => sum + one.requests, 0);
  return {
    perSecond: samples.reduce((sum, one) => sum + one.perSecond, 0),
    p50Ms: median(samples.map(({ p50Ms }) => p50Ms)),
    p99Ms: Math.max(...samples.map(({ p99Ms }) => p99Ms)),
    nodeUs: (nodesAfter - nodesBefore) / requests,
    databaseUs: (databaseAfter - databaseBefore) / requests,
  };
}

/** Processor time of a process, user and system; with `ended`, that of its children that have ended too. */
function ticksOf(pid: number, ended = false): number {
  try {
    // The name, in brackets, may hold spaces. What follows it begins with field 3.
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8")
      .replace(/^.*\) /, "")
      .split(" ");
    return (ended ? [11, 12, 13, 14] : [11, 12]).reduce((sum, at) => sum + Number(fields[at]), 0);
  } catch {
    return 0;
  }
}

function ticksOfAll(first: number): number {
  let sum = ticksOf(first, true);
  for (const name of readdirSync("/proc")) {
    if (!/^\d+$/.test(name)) continue;
    try {
      const fields = readFileSync(`/proc/${name}/stat`, "utf8")
        .replace(/^.*\) /, "")
        .split(" ");
      if (Number(fields[1]) === first) sum += ticksOf(Number(name));
    } catch {
      // It has ended meanwhile.
    }
  }
  return sum;
}
