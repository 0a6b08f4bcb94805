// What the bench measures besides the core: a full database, bystanders of writers, and executables.

import { statSync, writeFileSync } from "node:fs";
import { basename, join, relative } from "node:path";

import { measureBystanders } from "./bystanders.ts";
import { median, milliseconds, table, whole } from "./figures.ts";
import { ratioOf } from "./core.ts";
import { type Case, load, measure, residentMiB } from "./load.ts";
import { options, say } from "./options.ts";
import { ROOT } from "./processes.ts";
import { processorUs } from "./processor.ts";
import { home, makePool, programOf, type Server, startBare, startProgram, startService } from "./servers.ts";
import type { Verdicts } from "./verdicts.ts";

/** With many stored pushes, beside an empty database and beside a bare server with as many. */
export async function measureMillion(report: string[], verdicts: Verdicts): Promise<void> {
  const stored = options.storedPushes;
  say(`Filling (${whole(stored)} pushes) …`);
  const [empty, full, bare] = await Promise.all([
    startService("empty"),
    startService("full", { stored }),
    startBare("bare", stored),
  ]);
  // Retrievals come first, because creations fill the database that should be empty. The links of a full directory are
  // spread over all of it; then come new ones, which the empty database has from the start.
  const spread = await measure([empty, full, bare], ["retrieve"]);
  writeFileSync(full.tokensFile, (await makePool(full.url)).join("\n"));
  const ofNew = await measure([empty, full], ["retrieve"]);
  const creates = await measure([empty, full, bare], ["create"]);
  const figure = "p99 with a million pushes beside an empty database";
  const rowsOf = (name: string, cases: readonly Case[], judged: boolean): string[][] =>
    cases.map(({ connections, samples }) => {
      const [ofEmpty = [], ofFull = [], ofBare] = [empty, full, bare].map((server) => samples.get(server));
      const p99 = ratioOf(ofFull, ofEmpty, "p99Ms");
      const goal = judged ? verdicts.judge(figure, `${name}, ${connections}`, p99) : "–";
      const p99s = [ofEmpty, ofFull].map((of) => milliseconds(median(of.map((sample) => sample.p99Ms))));
      const costs = [ofEmpty, ofFull, ofBare].map((of) =>
        of ? median(of.map((sample) => sample.processorUs)).toFixed(1) : "–",
      );
      return [name, String(connections), ...p99s, p99.toFixed(2), goal, ...costs];
    });
  const rows = [
    ...rowsOf("retrieve, spread", spread, false),
    ...rowsOf("retrieve", ofNew, true),
    ...rowsOf("create", creates, true),
  ];
  const head = [
    "",
    "connections",
    "p99 ms, empty",
    "full",
    "×",
    "goal",
    "µs of processor, empty",
    "full",
    "bare, full",
  ];
  report.push(`${whole(stored)} stored pushes beside an empty database:\n\n${table(head, rows)}\n`);
  for (const server of [empty, full, bare]) await server.stop();
}

export async function measureBesideWriters(report: string[]): Promise<void> {
  const flags = ["--no-file-attachments-require-authentication", "--download-link-life", "1h"];
  const servers = [await startService("now", { flags })];
  for (const checkout of options.checkouts) {
    servers.push(await startService(basename(checkout), { flags, program: programOf(checkout) }));
  }
  await measureBystanders(servers, report);
  for (const server of servers) await server.stop();
}

interface Start {
  ms: number;
  processorMs: number;
}

/** From the start of the process to the first 200 on /up. */
async function coldStart(path: string, dataDir: string): Promise<Start> {
  const startMs = performance.now();
  const server = await startProgram([path], dataDir);
  const start = { ms: performance.now() - startMs, processorMs: processorUs(server.pid) / 1_000 };
  await server.stop();
  return start;
}

/** Start, memory and size of the executables, in turns. The goals are for the first. */
export async function measureExecutables(report: string[], verdicts: Verdicts): Promise<void> {
  const measured = options.executables.map((path, at) => ({
    path,
    name: `${at}`,
    starts: [] as Start[],
    again: [] as Start[],
  }));
  for (let run = 0; run < options.starts; run += 1) {
    for (const { path, name, starts, again } of run % 2 === 0 ? measured : measured.toReversed()) {
      const dataDir = join(home, `start-${name}-${run}`);
      starts.push(await coldStart(path, dataDir));
      again.push(await coldStart(path, dataDir));
    }
  }
  const rows: string[][] = [];
  for (const [at, { path, name, starts, again }] of measured.entries()) {
    const { idle, loaded } = await memoryOf(path, `memory-${name}`);
    const size = statSync(path).size / 1e6;
    const figures = {
      "cold start, ms": median(starts.map(({ ms }) => ms)),
      "idle, MiB": idle,
      "after load, MiB": loaded,
      "size, MB": size,
    };
    const cells = Object.entries(figures).map(([figure, value]) => {
      const goal = at === 0 ? verdicts.judge("executable", figure, value) : "–";
      return goal === "–" ? whole(value) : `${whole(value)} (${goal})`;
    });
    const rest = [starts.map(({ processorMs }) => processorMs), again.map(({ ms }) => ms)].map((of) =>
      whole(median(of)),
    );
    rows.push([relative(ROOT, path), cells[0] ?? "", ...rest, ...cells.slice(1)]);
  }
  const loadedAs = `after ${whole(options.requests)} requests, MiB`;
  const head = ["", "cold start, ms", "its processor time, ms", "again, ms", "idle, MiB", loadedAs, "size, MB"];
  report.push(
    `Until the first 200 on /up, in a new directory and again (medians of ${options.starts}); resident memory; size:\n\n${table(head, rows)}\n`,
  );
}

async function memoryOf(path: string, name: string): Promise<{ idle: number; loaded: number }> {
  const idleServer = await startProgram([path], join(home, `${name}-idle`));
  const atRest = async (server: Pick<Server, "pid">): Promise<number> => {
    await Bun.sleep(5_000); // time for the garbage collector to run
    return residentMiB(server);
  };
  const idle = await atRest(idleServer);
  await idleServer.stop();
  const server = await startService(name, { program: [path] });
  for (let asked = 0; asked < options.requests;) {
    for (const endpoint of ["retrieve", "create", "version", "retrieve"] as const) {
      asked += (await load(server, endpoint, 32, options.seconds)).requests;
    }
  }
  const loaded = await atRest(server);
  await server.stop();
  say(`${path}: ${idle.toFixed(1)} MiB idle, ${loaded.toFixed(1)} MiB after load`);
  return { idle, loaded };
}
