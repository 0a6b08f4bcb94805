// Where the time of a request goes, by the CPU profiler.

import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { table, whole } from "./figures.ts";
import { load } from "./load.ts";
import { options, say } from "./options.ts";
import { ENDPOINTS } from "./parse.ts";
import { ROOT } from "./processes.ts";
import { programOf, startService } from "./servers.ts";

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
 * The own time of each function, longest first: [where, share of all, microseconds]. The name of a
 * function outside the service includes the two nearest callers inside it.
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

/** Loads each endpoint under the CPU profiler and reports where the time goes. */
export async function profile(directory: string, report: string[]): Promise<void> {
  mkdirSync(directory, { recursive: true });
  for (const endpoint of ENDPOINTS.filter((name) => options.endpoints.has(name))) {
    const name = `${endpoint}.cpuprofile`;
    const [bun = "", ...main] = programOf(ROOT);
    const profiled = ["--cpu-prof", "--cpu-prof-dir", directory, "--cpu-prof-name", name];
    const server = await startService(`profile-${endpoint}`, { program: [bun, ...profiled, ...main] });
    const { requests, perSecond } = await load(server, endpoint, 32, options.rounds * options.seconds);
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
