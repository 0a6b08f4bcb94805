// What the bench measures: load beside other servers, cold starts, and memory.

import { join } from "node:path";

import { measureBystanders } from "./bystanders.ts";
import { median, table, whole } from "./figures.ts";
import { load, measure, residentMiB } from "./load.ts";
import {
  coldStarts,
  connections,
  ENDPOINTS,
  otherCheckout,
  parts,
  POOL,
  requestCount,
  say,
  storedPushes,
} from "./options.ts";
import { cases, compared } from "./report.ts";
import {
  checkRetrieval,
  freePort,
  home,
  type Server,
  serviceArgs,
  spawn,
  startBare,
  startService,
  untilUp,
} from "./servers.ts";

export async function measureLoad(report: string[]): Promise<void> {
  say(`Filling (${whole(storedPushes)} pushes in the large databases) …`);
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
  // Retrievals come before creations, because creations fill the databases that should be empty.
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

export async function measureBesideWriters(report: string[]): Promise<void> {
  const options = ["--no-file-attachments-require-authentication", "--download-link-life", "1h"];
  const servers = [await startService("this checkout", POOL, { options })];
  if (otherCheckout !== null) {
    servers.push(await startService("other checkout", POOL, { options, checkout: otherCheckout }));
  }
  for (const server of servers) await checkRetrieval(server);
  await measureBystanders(servers, connections, report);
  for (const server of servers) await server.stop();
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

export async function measureStart(report: string[]): Promise<void> {
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

export async function measureMemory(report: string[]): Promise<void> {
  const server = await startService("memory", POOL);
  const rows: string[][] = [];
  let asked = 0;
  let idleMiB = 0;
  const note = async (name: string): Promise<void> => {
    await Bun.sleep(5_000); // at rest: time for the garbage collector to run
    const nowMiB = residentMiB(server);
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
