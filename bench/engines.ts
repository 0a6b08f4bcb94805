// One node on SQLite beside one and three nodes on PostgreSQL, in turns: retrieve, create, and one push that everybody wants.
// With what a request costs the processor, in the nodes and in the database, because figures per second share two cores.

import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { startCluster } from "../test/postgres.ts";
import { median, milliseconds, table, whole } from "./figures.ts";
import { load, type Sample } from "./load.ts";
import { connections, type Endpoint, type Engine, PAYLOAD, POOL, rounds, say, seconds } from "./options.ts";
import { ROOT, tracked } from "./processes.ts";
import { freePort, home, type Server, serviceArgs, untilUp } from "./servers.ts";

/** The most that a push may have; a round of a hot push must not use them up. */
const VIEWS = 100_000;
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

/** @param engine which one; PostgreSQL is measured beside SQLite */
export async function measureEngines(engine: Engine, report: string[]): Promise<void> {
  const groups = [await groupOf("SQLite", 1, {}, null)];
  if (engine === "postgres") {
    const cluster = await startCluster();
    const pid = Number(readFileSync(join(cluster.directory, "data", "postmaster.pid"), "utf8").split("\n")[0]);
    const env = { SECRETPUSH_DATABASE_URL: cluster.url, SECRETPUSH_KEY: "ab".repeat(32) };
    groups.push(await groupOf("PostgreSQL, 1 node", 1, { ...env, SECRETPUSH_DATABASE_SCHEMA: "one" }, pid));
    groups.push(await groupOf("PostgreSQL, 3 nodes", 3, { ...env, SECRETPUSH_DATABASE_SCHEMA: "three" }, pid));
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
        const ratios = samples.map((one, at) => one.perSecond / (first?.[at]?.perSecond ?? Number.NaN));
        const ratio = median(ratios).toFixed(2);
        say(`${kind}, ${count} connections a node, ${group.name}: ${whole(of("perSecond"))}/s (${ratio})`);
        const times = [milliseconds(of("p50Ms")), milliseconds(of("p99Ms"))];
        const cost = [whole(of("nodeUs")), group.database === null ? "–" : whole(of("databaseUs"))];
        rows.push([kind, group.name, whole(of("perSecond")), ...times, ratio, ...cost]);
      }
    }
    const head = ["", "engine", "req/s", "p50 ms", "p99 ms", "of SQLite", "µs in nodes", "µs in database"];
    report.push(`### Engines, ${count} connections a node\n\n${table(head, rows)}\n`);
  }
  for (const { nodes } of groups) for (const node of nodes) await node.stop();
}

async function groupOf(
  name: string,
  count: number,
  env: Record<string, string>,
  database: number | null,
): Promise<Group> {
  const nodes: Server[] = [];
  for (let n = 0; n < count; n += 1) {
    const port = freePort();
    const more = ["--text-expire-after-views-max", String(VIEWS)];
    const child = tracked(
      Bun.spawn([process.execPath, ...serviceArgs(join(home, `${name}-${n}`), port, ...more)], {
        cwd: ROOT,
        env: { ...process.env, ...env },
        stdin: "ignore",
        stdout: "ignore",
        stderr: Bun.file(join(home, "errors")),
      }),
    );
    const url = `http://127.0.0.1:${port}`;
    await untilUp(`${url}/up`, child);
    const stop = async () => {
      child.kill("SIGTERM");
      await child.exited;
    };
    nodes.push({ name, url, pid: child.pid, tokensFile: join(home, `${name}-${n}.tokens`), stop });
  }
  const tokens: string[] = [];
  while (tokens.length < POOL) {
    tokens.push(...(await Promise.all(Array.from({ length: 50 }, () => push(nodes[0]?.url ?? "")))));
  }
  // Each node begins elsewhere: in step, all of them would wait for the row of the same push.
  for (const [n, node] of nodes.entries()) {
    const from = Math.floor((n * tokens.length) / count);
    writeFileSync(node.tokensFile, [...tokens.slice(from), ...tokens.slice(0, from)].join("\n"));
  }
  return { name, nodes, database };
}

async function push(url: string): Promise<string> {
  const response = await fetch(`${url}/api/v2/pushes`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ push: { payload: PAYLOAD, expire_after_views: VIEWS } }),
  });
  const { url_token: token } = (await response.json()) as { url_token?: string };
  if (token === undefined) throw new Error(`A push was not created: ${response.status}.`);
  return token;
}

async function sample({ nodes, database, name }: Group, kind: Kind, count: number): Promise<Taken> {
  const endpoint: Endpoint = kind === "create" ? "create" : "retrieve";
  let loaded = nodes;
  if (kind === "hot push") {
    const tokensFile = join(home, `${name}.hot`);
    writeFileSync(tokensFile, await push(nodes[0]?.url ?? ""));
    loaded = nodes.map((node) => ({ ...node, tokensFile }));
  }
  const length = kind === "hot push" ? Math.min(seconds, HOT_SECONDS) : seconds;
  const busy = () => [
    nodes.reduce((sum, { pid }) => sum + ticksOf(pid), 0),
    database === null ? 0 : ticksOfAll(database),
  ];
  const [nodesBefore = 0, databaseBefore = 0] = busy();
  const samples = await Promise.all(loaded.map((node) => load(node, endpoint, count, length)));
  const [nodesAfter = 0, databaseAfter = 0] = busy();
  const requests = samples.reduce((sum, one) => sum + one.requests, 0);
  return {
    perSecond: samples.reduce((sum, one) => sum + one.perSecond, 0),
    p50Ms: median(samples.map(({ p50Ms }) => p50Ms)),
    p99Ms: Math.max(...samples.map(({ p99Ms }) => p99Ms)),
    nodeUs: ((nodesAfter - nodesBefore) * TICK_US) / requests,
    databaseUs: ((databaseAfter - databaseBefore) * TICK_US) / requests,
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
