// bun run bench: how fast the service is, beside a bare server that does the same durable work in the
// same run (bare-server.ts), so that the machine cancels out: all servers are up at once and take
// turns in short rounds, and every ratio is the median of the ratios of single rounds. Prints Markdown
// to standard output and its progress to standard error.
//
//   --quick                 smaller numbers, about two minutes
//   --only PART,PART        bare      version, create and retrieve beside the bare server
//                           single    create and retrieve beside the service with a commit per request
//                           million   retrieve and create with 1,000,000 stored pushes
//                           start     cold start
//                           memory    resident memory, idle and after 1,000,000 requests
//   --endpoint NAME,NAME    some of version, retrieve, create
//   --connections N,N       default 1,32,256
//   --rounds N --seconds N  of each measurement
//   --pushes N --requests N instead of the two million-s
//   --profile DIRECTORY     no comparison: loads each endpoint at 32 connections under the CPU profiler,
//                           says where the time goes, and leaves the profiles in the directory
//   --dir DIRECTORY         where the data directories are made; it should be a real disk
//
// Everything it starts is stopped and everything it writes removed at the end, on Ctrl-C too.

import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import { cpus, release, tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";

import { randomBytes } from "../src/base/crypto.ts";
import { Db } from "../src/store/db.ts";
import { WRAPPED_KEY_BYTES } from "../src/store/key_slots.ts";
import { PushStore } from "../src/store/pushes.ts";

const PARTS = ["bare", "single", "million", "start", "memory"] as const;
const ENDPOINTS = ["version", "retrieve", "create"] as const;
type Part = (typeof PARTS)[number];
type Endpoint = (typeof ENDPOINTS)[number];

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
    dir: { type: "string", default: tmpdir() },
  },
});
const chosen = <T extends string>(text: string | undefined, all: readonly T[]): Set<T> => {
  if (text === undefined) return new Set(all);
  const names = text.split(",");
  const unknown = names.find((name) => !all.includes(name as T));
  if (unknown !== undefined) fail(`${unknown} is none of ${all.join(", ")}.`);
  return new Set(names as T[]);
};
const parts = chosen<Part>(flags.only, PARTS);
const endpoints = chosen<Endpoint>(flags.endpoint, ENDPOINTS);
const connections = (flags.connections ?? (flags.quick ? "1,32" : "1,32,256")).split(",").map(Number);
const rounds = Number(flags.rounds ?? (flags.quick ? 3 : 7));
const seconds = Number(flags.seconds ?? (flags.quick ? 1 : 3));
const storedPushes = Number(flags.pushes ?? (flags.quick ? 50_000 : 1_000_000));
const requestCount = Number(flags.requests ?? (flags.quick ? 100_000 : 1_000_000));
const coldStarts = flags.quick ? 5 : 15;
/** Retrievals are spread over so many pushes, which stand evenly among the others. */
const POOL = 2_000;
const PAYLOAD = "correct horse battery staple, and some more to make it 64 bytes.";

const ROOT = join(import.meta.dir, "..");
const WRK = Bun.which("wrk");
if (WRK === null) fail("The bench needs wrk. On Debian and Ubuntu: apt-get install wrk");
if (process.platform !== "linux") fail("The bench reads /proc: it runs on Linux only.");

const home = mkdtempSync(join(flags.dir, "secretpush-bench-"));
const errorsFile = join(home, "errors");
const children = new Set<Bun.Subprocess>();
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
  process.on(signal, () => {
    cleanUp();
    process.exit(130);
  });
}

function fail(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

function cleanUp(): void {
  for (const child of children) child.kill("SIGKILL");
  rmSync(home, { recursive: true, force: true });
}

const say = (text: string): void => void process.stderr.write(`${text}\n`);

// ── Servers ───────────────────────────────────────────────────────────────────────────────────

interface Server {
  name: string;
  url: string;
  pid: number;
  /** Lua's list of what to retrieve. */
  tokensFile: string;
  stop(): Promise<void>;
}

const VISITOR = { ip: "127.0.0.1", userAgent: "bench", referrer: "" };

const VIEWS = 100_000;

/**
 * Fills a running service. POOL pushes come in by the front door, so that they can be retrieved; the
 * others, which only weigh, go straight to the store in big transactions, evenly between them.
 */
async function fillService(url: string, dataDir: string, count: number, tokensFile: string): Promise<void> {
  const db = new Db({ path: join(dataDir, "secretpush.db"), maxWritesPerCommit: 10_000 });
  const store = new PushStore(db);
  const body = JSON.stringify({ push: { payload: PAYLOAD, expire_after_views: VIEWS } });
  const sealed = { wrappedKey: randomBytes(WRAPPED_KEY_BYTES), payload: randomBytes(12 + PAYLOAD.length + 16) };
  const tokens: string[] = [];
  for (let made = 0; made < POOL; made += 1) {
    const response = await fetch(`${url}/api/v2/pushes`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body,
    });
    const { url_token: token } = (await response.json()) as { url_token?: string };
    if (token === undefined) throw new Error(`A push of the pool was not created: ${response.status}.`);
    tokens.push(token);
    const nowMs = Date.now();
    const push = {
      ownerId: null,
      kind: "text",
      createdAtMs: nowMs,
      expiresAtMs: nowMs + 7 * 86_400_000,
      expireAfterDays: 7,
      expireAfterViews: 5,
      retrievalStep: true,
      deletableByViewer: true,
      fileCount: 0,
      guard: null,
    } as const;
    const between = Math.floor(count / POOL) - 1;
    const writes = Array.from({ length: between }, () =>
      store.create({ ...push, lookup: randomBytes(32) }, { sealed, labels: null, files: [] }, VISITOR),
    );
    await Promise.all(writes);
  }
  db.close();
  writeFileSync(tokensFile, tokens.join("\n"));
}

function spawn(args: string[], env: Record<string, string> = {}): Bun.Subprocess {
  const child = Bun.spawn([process.execPath, ...args], {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdin: "ignore",
    stdout: "ignore",
    stderr: Bun.file(errorsFile),
  });
  children.add(child);
  void child.exited.then(() => children.delete(child));
  return child;
}

function freePort(): number {
  const probe = Bun.serve({ hostname: "127.0.0.1", port: 0, fetch: () => new Response() });
  const { port } = probe;
  void probe.stop(true);
  return port ?? 0;
}

/** Asks until the answer is 200. */
async function untilUp(url: string, child: Bun.Subprocess): Promise<void> {
  const endMs = performance.now() + 20_000;
  while (performance.now() < endMs && child.exitCode === null) {
    const response = await fetch(url).catch(() => null);
    if (response?.status === 200) return;
    await Bun.sleep(1);
  }
  throw new Error(`${url} did not come up. ${existsSync(errorsFile) ? readFileSync(errorsFile, "utf8") : ""}`);
}

async function running(
  name: string,
  child: Bun.Subprocess,
  port: number,
  tokensFile: string,
  path: string,
): Promise<Server> {
  const url = `http://127.0.0.1:${port}`;
  await untilUp(url + path, child);
  return {
    name,
    url,
    pid: child.pid,
    tokensFile,
    async stop() {
      child.kill("SIGTERM");
      await child.exited;
    },
  };
}

/** The service as users have it: started from source, with its default settings, request log and all. */
const serviceArgs = (dataDir: string, port: number, ...more: string[]): string[] => [
  "src/main.ts",
  "serve",
  "--data-dir",
  dataDir,
  "--port",
  String(port),
  ...more,
];

async function startService(
  name: string,
  count: number,
  extra: { options?: string[]; bunOptions?: string[] } = {},
): Promise<Server> {
  const dataDir = join(home, name);
  const tokensFile = join(home, `${name}.tokens`);
  const port = freePort();
  const options = ["--text-expire-after-views-max", String(VIEWS), ...(extra.options ?? [])];
  const args = [...(extra.bunOptions ?? []), ...serviceArgs(dataDir, port, ...options)];
  const server = await running(name, spawn(args), port, tokensFile, "/up");
  await fillService(server.url, dataDir, count, tokensFile);
  return server;
}

async function startBare(name: string, count: number): Promise<Server> {
  const dir = join(home, name);
  const tokensFile = join(home, `${name}.tokens`);
  mkdirSync(dir);
  const filled = spawn(["scripts/bare-server.ts", "fill", dir, String(count), String(POOL), tokensFile]);
  if ((await filled.exited) !== 0) throw new Error("The bare server could not be filled.");
  const port = freePort();
  const child = spawn(["scripts/bare-server.ts", "serve", dir, String(port)]);
  return running(name, child, port, tokensFile, "/api/v2/version");
}

/** Resident memory in MiB. */
function residentMiB(pid: number): number {
  const kib = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
  return Number(kib ?? Number.NaN) / 1024;
}

// ── Load ──────────────────────────────────────────────────────────────────────────────────────

interface Sample {
  perSecond: number;
  p50Ms: number;
  p99Ms: number;
  requests: number;
  residentMiB: number;
}

const REPORT = `
function done(summary, latency, requests)
  local e = summary.errors
  io.write(string.format('RESULT {"requests":%d,"us":%d,"p50":%.1f,"p99":%.1f,"status":%d,"broken":%d}\\n',
    summary.requests, summary.duration, latency:percentile(50), latency:percentile(99), e.status,
    e.connect + e.read + e.write + e.timeout))
end
`;
const SCRIPTS: Record<Endpoint, string> = {
  version: REPORT,
  create: `
wrk.method = "POST"
wrk.body = '${JSON.stringify({ push: { payload: PAYLOAD } })}'
wrk.headers["Content-Type"] = "application/json"
${REPORT}`,
  retrieve: `
local requests, next = {}, 0
function init(args)
  for token in io.lines(args[1]) do requests[#requests + 1] = wrk.format("GET", "/api/v2/pushes/" .. token) end
end
function request()
  next = next % #requests + 1
  return requests[next]
end
${REPORT}`,
};
for (const [name, script] of Object.entries(SCRIPTS)) writeFileSync(join(home, `${name}.lua`), script);

/** Loads one endpoint for a while. @throws Error where an answer was no success: then a figure means nothing. */
async function load(server: Server, endpoint: Endpoint, connections: number, seconds: number): Promise<Sample> {
  const path = endpoint === "version" ? "/api/v2/version" : "/api/v2/pushes";
  const script = join(home, `${endpoint}.lua`);
  const options = ["-t1", `-c${connections}`, `-d${seconds}s`, "--timeout", "10s", "-s", script];
  const child = Bun.spawn([WRK ?? "wrk", ...options, server.url + path, "--", server.tokensFile], { stdout: "pipe" });
  children.add(child);
  const output = await new Response(child.stdout).text();
  children.delete(child);
  const result = /^RESULT (.*)$/m.exec(output)?.[1];
  if (result === undefined) throw new Error(`wrk said: ${output}`);
  const { requests, us, p50, p99, status, broken } = JSON.parse(result) as Record<string, number> & { us: number };
  if (status || broken)
    throw new Error(`${server.name} ${endpoint}: ${status} bad answers, ${broken} broken connections.`);
  return {
    perSecond: (requests ?? 0) / (us / 1e6),
    p50Ms: (p50 ?? 0) / 1e3,
    p99Ms: (p99 ?? 0) / 1e3,
    requests: requests ?? 0,
    residentMiB: residentMiB(server.pid),
  };
}

/** One payload comes out as it went in: the load below is real work. */
async function checkRetrieval(server: Server): Promise<void> {
  const [token] = readFileSync(server.tokensFile, "utf8").split("\n");
  const { payload } = (await (await fetch(`${server.url}/api/v2/pushes/${token}`)).json()) as {
    payload: string | null;
  };
  if (!payload) throw new Error(`${server.name} hands out no payload.`);
}

function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}

/** Server name → its samples of one endpoint at one number of connections, one a round. */
type Rounds = Map<string, Sample[]>;
const measured = new Map<string, Rounds>();

async function measure(servers: Server[], endpoint: Endpoint, connections: number): Promise<void> {
  const samples: Rounds = new Map(servers.map(({ name }) => [name, []]));
  for (const server of servers) await load(server, endpoint, connections, 1); // warm
  for (let round = 0; round < rounds; round += 1) {
    // Back and forth, so that no server always follows the same one.
    for (const server of round % 2 === 0 ? servers : servers.toReversed()) {
      samples.get(server.name)?.push(await load(server, endpoint, connections, seconds));
    }
  }
  measured.set(`${endpoint} ${connections}`, samples);
  const line = [...samples]
    .map(([name, of]) => `${name} ${Math.round(median(of.map((s) => s.perSecond)))}/s`)
    .join(", ");
  say(`${endpoint}, ${connections} connections: ${line}`);
}

// ── Words ─────────────────────────────────────────────────────────────────────────────────────

const whole = (value: number): string => Math.round(value).toLocaleString("en-US");
const ms = (value: number): string => (value < 10 ? value.toFixed(2) : value.toFixed(1));

const table = (head: string[], rows: string[][]): string =>
  [head, head.map((_, index) => (index === 0 ? "---" : "---:")), ...rows]
    .map((row) => `| ${row.join(" | ")} |`)
    .join("\n");

const samplesOf = (endpoint: Endpoint, connections: number, name: string): Sample[] =>
  measured.get(`${endpoint} ${connections}`)?.get(name) ?? [];

/** The median over the rounds of one server's figure over another's. */
function ratio(
  endpoint: Endpoint,
  connections: number,
  name: string,
  other: string,
  figure: "perSecond" | "p99Ms",
): string {
  const others = samplesOf(endpoint, connections, other);
  const ratios = samplesOf(endpoint, connections, name).map(
    (sample, round) => sample[figure] / (others[round]?.[figure] ?? Number.NaN),
  );
  return median(ratios).toFixed(2);
}

function figures(endpoint: Endpoint, connections: number, name: string): string[] {
  const of = samplesOf(endpoint, connections, name);
  return [
    whole(median(of.map((sample) => sample.perSecond))),
    ms(median(of.map((sample) => sample.p50Ms))),
    ms(median(of.map((sample) => sample.p99Ms))),
    whole(of.at(-1)?.residentMiB ?? Number.NaN),
  ];
}

const cases = (of: readonly Endpoint[]): Array<[Endpoint, number]> =>
  of
    .filter((endpoint) => endpoints.has(endpoint))
    .flatMap((endpoint) => connections.map((count): [Endpoint, number] => [endpoint, count]));

function compared(
  title: string,
  of: readonly Endpoint[],
  name: string,
  other: string,
  words: [string, string],
): string {
  const rows = cases(of).map(([endpoint, count]) =>
    [endpoint, String(count)].concat(
      figures(endpoint, count, name),
      figures(endpoint, count, other),
      ratio(endpoint, count, name, other, "perSecond"),
      ratio(endpoint, count, name, other, "p99Ms"),
    ),
  );
  const columns = (word: string): string[] => [`${word} req/s`, "p50 ms", "p99 ms", "MiB"];
  const head = ["", "conn.", ...columns(words[0]), ...columns(words[1]), "req/s ratio", "p99 ratio"];
  return `### ${title}\n\n${table(head, rows)}\n`;
}

/** What one flush to this disk costs: the floor under every write. */
function flushMs(): number {
  const file = openSync(join(home, "flush"), "w");
  const page = Buffer.alloc(4096, 1);
  const times = Array.from({ length: 200 }, () => {
    writeSync(file, page);
    const startMs = performance.now();
    fsyncSync(file);
    return performance.now() - startMs;
  });
  closeSync(file);
  return median(times);
}

function filesystem(): string {
  const mounts = readFileSync("/proc/mounts", "utf8")
    .split("\n")
    .map((line) => line.split(" "));
  const under = mounts.filter(([, point = ""]) => home.startsWith(point === "/" ? "/" : `${point}/`));
  return under.toSorted(([, a = ""], [, b = ""]) => b.length - a.length)[0]?.[2] ?? "unknown";
}

// ── Parts ─────────────────────────────────────────────────────────────────────────────────────

async function measureLoad(report: string[]): Promise<void> {
  say(`Filling (${whole(storedPushes)} pushes where there are to be many) …`);
  const servers: Record<string, Server> = {};
  servers.service = await startService("service", POOL);
  if (parts.has("bare") || parts.has("million")) servers.bare = await startBare("bare", POOL);
  if (parts.has("single"))
    servers.single = await startService("single", POOL, { options: ["--max-writes-per-commit", "1"] });
  if (parts.has("million")) {
    [servers.full, servers.bareFull] = await Promise.all([
      startService("full", storedPushes),
      startBare("bareFull", storedPushes),
    ]);
  }
  for (const server of Object.values(servers)) await checkRetrieval(server);
  // Retrievals come before creations, which fill the databases that are to be empty.
  for (const [endpoint, count] of cases(ENDPOINTS)) {
    if (endpoint === "version" && !parts.has("bare")) continue;
    const { service, bare, single, full, bareFull } = servers;
    const others = endpoint === "version" ? [bare] : [bare, single, full, bareFull];
    await measure(
      [service, ...others].filter((server) => server !== undefined),
      endpoint,
      count,
    );
  }
  if (parts.has("bare")) {
    report.push(
      compared("Beside a bare server that does the same durable work", ENDPOINTS, "service", "bare", [
        "service",
        "bare",
      ]),
    );
  }
  const writes = ["retrieve", "create"] as const;
  if (parts.has("single")) {
    report.push(
      compared("Beside the same service with a commit per request", writes, "service", "single", ["service", "single"]),
    );
  }
  if (parts.has("million")) {
    const many = `${whole(storedPushes)} stored pushes`;
    report.push(compared(`With ${many}, beside an empty database`, writes, "full", "service", ["full", "empty"]));
    report.push(
      compared(`With ${many}, beside a bare server with as many`, writes, "full", "bareFull", ["service", "bare"]),
    );
  }
  for (const server of Object.values(servers)) await server.stop();
}

/** From the start of the process to the first 200 on /up, in ms. */
async function coldStart(dataDir: string): Promise<number> {
  const port = freePort();
  const startMs = performance.now();
  const child = spawn(serviceArgs(dataDir, port));
  await untilUp(`http://127.0.0.1:${port}/up`, child);
  const tookMs = performance.now() - startMs;
  child.kill("SIGTERM");
  await child.exited;
  return tookMs;
}

async function measureStart(report: string[]): Promise<void> {
  const first: number[] = [];
  const again: number[] = [];
  for (let run = 0; run < coldStarts; run += 1) {
    const dataDir = join(home, `start-${run}`);
    first.push(await coldStart(dataDir));
    again.push(await coldStart(dataDir));
  }
  const row = (name: string, of: number[]): string[] => [
    name,
    whole(median(of)),
    whole(Math.min(...of)),
    whole(Math.max(...of)),
  ];
  const head = ["From the start of the process to the first 200 on /up, from source", "median ms", "least", "most"];
  report.push(
    `### Cold start (${coldStarts} runs)\n\n${table(head, [row("in an empty directory", first), row("again", again)])}\n`,
  );
  say(`cold start: ${whole(median(first))} ms, again ${whole(median(again))} ms`);
}

async function measureMemory(report: string[]): Promise<void> {
  const server = await startService("memory", POOL);
  const rows: string[][] = [];
  let asked = 0;
  let idleMiB = 0;
  const note = async (name: string): Promise<void> => {
    await Bun.sleep(5_000); // at rest: the collector has had its turn
    const nowMiB = residentMiB(server.pid);
    idleMiB ||= nowMiB;
    rows.push([name, nowMiB.toFixed(1), `${Math.round((nowMiB / idleMiB - 1) * 100)} %`]);
    say(`memory, ${name}: ${nowMiB.toFixed(1)} MiB`);
  };
  await note("idle after its start");
  for (const share of [0.1, 0.5, 1]) {
    while (asked < share * requestCount) {
      for (const endpoint of ["retrieve", "create", "version", "retrieve"] as const) {
        asked += (await load(server, endpoint, 32, 1)).requests;
      }
    }
    await note(`after ${whole(asked)} requests`);
  }
  await server.stop();
  report.push(
    `### Resident memory (32 connections; half of the time retrieve, a quarter create, a quarter version)\n\n${table(["", "MiB", "growth"], rows)}\n`,
  );
}

interface Profile {
  nodes: Array<{
    id: number;
    children?: number[];
    callFrame: { functionName: string; url: string; lineNumber: number };
  }>;
  samples: number[];
  timeDeltas: number[];
}

/**
 * Each function's own time, most first: [where, share of all, microseconds]. What is not the
 * service's own code is named with the two of its functions that are nearest up the stack.
 */
function ownTimes({ nodes, samples, timeDeltas }: Profile): Array<[string, number, number]> {
  const parents = new Map(nodes.flatMap((node) => (node.children ?? []).map((child) => [child, node.id])));
  const frames = new Map(
    nodes.map(({ id, callFrame: { functionName, url, lineNumber } }) => {
      const at = url.indexOf(`${ROOT}/src/`);
      const own = at === -1 ? "" : ` ${url.slice(at + ROOT.length + 5)}:${lineNumber + 1}`;
      return [id, { own: own !== "", name: `${functionName || "(anonymous)"}${own}` }];
    }),
  );
  const ancestry = (id: number | undefined, wanted: number): string[] => {
    if (id === undefined || wanted === 0) return [];
    const frame = frames.get(id);
    const rest = ancestry(parents.get(id), frame?.own ? wanted - 1 : wanted);
    return frame?.own ? [frame.name, ...rest] : rest;
  };
  const names = new Map(
    nodes.map(({ id }) => {
      const { own, name } = frames.get(id) ?? { own: true, name: "?" };
      return [id, own ? name : [name, ...ancestry(parents.get(id), 2)].join(" ← ")];
    }),
  );
  const times = new Map<string, number>();
  let allUs = 0;
  for (const [index, id] of samples.entries()) {
    const name = names.get(id) ?? "?";
    if (/^\((?:idle|root|program)\)/.test(name)) continue;
    const tookUs = timeDeltas[index] ?? 0;
    allUs += tookUs;
    times.set(name, (times.get(name) ?? 0) + tookUs);
  }
  return [...times].toSorted(([, a], [, b]) => b - a).map(([name, us]) => [name, us / allUs, us]);
}

async function profile(directory: string, report: string[]): Promise<void> {
  mkdirSync(directory, { recursive: true });
  for (const endpoint of ENDPOINTS.filter((name) => endpoints.has(name))) {
    const name = `${endpoint}.cpuprofile`;
    const bunOptions = ["--cpu-prof", "--cpu-prof-dir", directory, "--cpu-prof-name", name];
    const server = await startService(`profile-${endpoint}`, POOL, { bunOptions });
    const { requests, perSecond } = await load(server, endpoint, 32, rounds * seconds);
    await server.stop();
    const times = ownTimes(JSON.parse(readFileSync(join(directory, name), "utf8")) as Profile);
    const rows = times
      .slice(0, 30)
      .map(([where, share, us]) => [where, `${(share * 100).toFixed(1)} %`, (us / requests).toFixed(2)]);
    const title = `${endpoint}: ${whole(perSecond)} requests/s under the profiler, ${whole(1e6 / perSecond)} µs each`;
    report.push(`### ${title}\n\n${table(["own time", "share", "µs per request"], rows)}\n`);
    say(title);
  }
}

async function main(): Promise<void> {
  const report = [
    `${cpus()[0]?.model.trim()}, ${cpus().length} cores shared with wrk; Linux ${release()}; ${filesystem()}, a flush takes ${flushMs().toFixed(2)} ms; Bun ${Bun.version}. ` +
      `${rounds} rounds of ${seconds} s each, all servers taking turns; figures are medians of the rounds, ratios medians of the rounds' ratios. ` +
      `Payload of ${PAYLOAD.length} bytes, retrievals spread over ${whole(POOL)} pushes.\n`,
  ];
  if (flags.profile !== undefined) {
    await profile(resolve(flags.profile), report);
    return void process.stdout.write(report.join("\n"));
  }
  if (parts.has("bare") || parts.has("single") || parts.has("million")) await measureLoad(report);
  if (parts.has("start")) await measureStart(report);
  if (parts.has("memory")) await measureMemory(report);
  process.stdout.write(`${report.join("\n")}`);
}

try {
  await main();
} finally {
  cleanUp();
}
if (existsSync(home)) fail(`${home} could not be removed.`);
process.exit(0);
