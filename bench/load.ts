// Loads servers with wrk and keeps the samples.

import { writeFileSync } from "node:fs";
import { join } from "node:path";

import { median } from "./figures.ts";
import { type Endpoint, PAYLOAD, rounds, say, seconds } from "./options.ts";
import { fail, memoryBytes, MIB, tracked } from "./processes.ts";
import { home, type Server } from "./servers.ts";

const WRK = Bun.which("wrk");
if (WRK === null) fail("The bench needs wrk. On Debian and Ubuntu: apt-get install wrk");

export interface Sample {
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

/** Loads one endpoint for a while. @throws Error when a request failed: then a figure means nothing */
export async function load(server: Server, endpoint: Endpoint, connections: number, seconds: number): Promise<Sample> {
  const path = endpoint === "version" ? "/api/v2/version" : "/api/v2/pushes";
  const script = join(home, `${endpoint}.lua`);
  const options = ["-t1", `-c${connections}`, `-d${seconds}s`, "--timeout", "10s", "-s", script];
  const argv = [WRK ?? "wrk", ...options, server.url + path, "--", server.tokensFile];
  const child = tracked(Bun.spawn(argv, { stdout: "pipe" }));
  const output = await new Response(child.stdout).text();
  const result = /^RESULT (.*)$/m.exec(output)?.[1];
  if (result === undefined) throw new Error(`wrk printed: ${output}`);
  const { requests, us, p50, p99, status, broken } = JSON.parse(result) as Record<string, number> & { us: number };
  if (status || broken)
    throw new Error(`${server.name} ${endpoint}: ${status} bad answers, ${broken} broken connections.`);
  return {
    perSecond: (requests ?? 0) / (us / 1e6),
    p50Ms: (p50 ?? 0) / 1e3,
    p99Ms: (p99 ?? 0) / 1e3,
    requests: requests ?? 0,
    residentMiB: residentMiB(server),
  };
}

export const residentMiB = (server: Server): number => memoryBytes(server.pid, "VmRSS") / MIB;

/** Server name → its samples of one endpoint at one number of connections, one per round. */
type Rounds = Map<string, Sample[]>;
const measured = new Map<string, Rounds>();

/** Loads all servers in turn, round by round. */
export async function measure(servers: Server[], endpoint: Endpoint, connections: number): Promise<void> {
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

export const samplesOf = (endpoint: Endpoint, connections: number, name: string): Sample[] =>
  measured.get(`${endpoint} ${connections}`)?.get(name) ?? [];
