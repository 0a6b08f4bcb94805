// Loads servers with wrk, in turns, and keeps the samples.

import { writeFileSync } from "node:fs";
import { join } from "node:path";

import { median } from "./figures.ts";
import { options, say } from "./options.ts";
import type { Endpoint } from "./parse.ts";
import { fail, memoryBytes, MIB, PAYLOAD, tracked } from "./processes.ts";
import { processorUs } from "./processor.ts";
import { home, type Server } from "./servers.ts";

const WRK = Bun.which("wrk") ?? fail("The bench needs wrk. On Debian and Ubuntu: apt-get install wrk");

export interface Sample {
  perSecond: number;
  p50Ms: number;
  p99Ms: number;
  requests: number;
  /** Of all threads of the server, for a request. */
  processorUs: number;
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
const create = (push: object): string => `
wrk.method = "POST"
wrk.body = '${JSON.stringify({ push })}'
wrk.headers["Content-Type"] = "application/json"
${REPORT}`;
const WITH_TOKEN = `function init(args) wrk.headers["Authorization"] = "Bearer " .. args[2] end
`;
/** @param atEnd what happens after the last token */
const retrieve = (atEnd: string): string => `
local requests, next = {}, 0
function init(args)
  for token in io.lines(args[1]) do requests[#requests + 1] = wrk.format("GET", "/api/v2/pushes/" .. token) end
end
function request()
  next = next + 1
  if next > #requests then ${atEnd} end
  return requests[next]
end
${REPORT}`;
const SCRIPTS: Record<Endpoint | "fill" | "create with a token", string> = {
  version: REPORT,
  "create with a token": create({ payload: PAYLOAD }) + WITH_TOKEN,
  create: create({ payload: PAYLOAD }),
  retrieve: retrieve("next = 1"),
  "one-time": retrieve("wrk.thread:stop() next = #requests"),
  fill: `${create({ payload: PAYLOAD, expire_after_views: 1 })}
local tokens
function init(args) tokens = io.open(args[1], "w") end
function response(status, headers, body) tokens:write(body:match('"url_token":"([^"]+)"'), "\\n") end
`,
};
for (const [name, script] of Object.entries(SCRIPTS)) writeFileSync(join(home, `${name}.lua`), script);

/** What is asked for; a token makes a create one of its account. */
export type Job = Endpoint | { endpoint: "create"; token: string };

/** Loads one endpoint for a while. @throws Error when a request failed: then a figure means nothing */
export async function load(server: Server, job: Job, connections: number, seconds: number): Promise<Sample> {
  if (typeof job === "object") return wrk(server, "create with a token", connections, seconds, "", job.token);
  const endpoint = job;
  if (endpoint !== "one-time") return wrk(server, endpoint, connections, seconds, server.tokensFile);
  // A retrieval is quicker than a creation, so that it has what as many seconds of these have made, and ends there.
  const tokensFile = `${server.tokensFile}.once`;
  await wrk(server, "fill", connections, seconds, tokensFile);
  return wrk(server, endpoint, connections, seconds, tokensFile);
}

async function wrk(
  server: Server,
  script: keyof typeof SCRIPTS,
  connections: number,
  seconds: number,
  ...args: string[]
): Promise<Sample> {
  const path = script === "version" ? "/api/v2/version" : "/api/v2/pushes";
  const flags = ["-t1", `-c${connections}`, `-d${seconds}s`, "--timeout", "10s", "-s", join(home, `${script}.lua`)];
  const beforeUs = processorUs(server.pid);
  const child = tracked(Bun.spawn([WRK, ...flags, server.url + path, "--", ...args], { stdout: "pipe" }));
  const output = await new Response(child.stdout).text();
  const tookUs = processorUs(server.pid) - beforeUs;
  const result = /^RESULT (.*)$/m.exec(output)?.[1];
  if (result === undefined) throw new Error(`wrk printed: ${output}`);
  const { requests = 0, us = 0, p50 = 0, p99 = 0, status, broken } = JSON.parse(result) as Record<string, number>;
  if (status || broken)
    throw new Error(`${server.name} ${script}: ${status} bad answers, ${broken} broken connections.`);
  return {
    perSecond: requests / (us / 1e6),
    p50Ms: p50 / 1e3,
    p99Ms: p99 / 1e3,
    requests,
    processorUs: tookUs / requests,
    residentMiB: residentMiB(server),
  };
}

export const residentMiB = (server: Pick<Server, "pid">): number => memoryBytes(server.pid, "VmRSS") / MIB;

/** An endpoint at a number of connections, with the samples of each server: one a round. */
export interface Case {
  endpoint: Endpoint;
  connections: number;
  samples: ReadonlyMap<Server, readonly Sample[]>;
}

/** Loads all servers in turn, round by round, at each endpoint with each number of connections. */
export async function measure(servers: readonly Server[], endpoints: readonly Endpoint[]): Promise<Case[]> {
  const cases: Case[] = [];
  for (const endpoint of endpoints.filter((one) => options.endpoints.has(one))) {
    for (const connections of options.connections) {
      cases.push({ endpoint, connections, samples: await measureCase(servers, endpoint, connections) });
    }
  }
  return cases;
}

async function measureCase(
  servers: readonly Server[],
  endpoint: Endpoint,
  connections: number,
): Promise<Map<Server, Sample[]>> {
  const { rounds, seconds } = options;
  const samples = new Map<Server, Sample[]>(servers.map((server) => [server, []]));
  for (const server of servers) await load(server, endpoint, connections, seconds); // warms it
  for (let round = 0; round < rounds; round += 1) {
    // Back and forth, so that no server always follows the same one.
    for (const server of round % 2 === 0 ? servers : servers.toReversed()) {
      samples.get(server)?.push(await load(server, endpoint, connections, seconds));
    }
  }
  const line = [...samples].map(([{ name }, of]) => {
    const [us, perSecond] = (["processorUs", "perSecond"] as const).map((figure) => median(of.map((s) => s[figure])));
    return `${name} ${us?.toFixed(1)} µs, ${Math.round(perSecond ?? 0)}/s`;
  });
  say(`${endpoint}, ${connections} connections: ${line.join("; ")}`);
  return samples;
}
