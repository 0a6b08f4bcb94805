// bun run bench: what requests cost, beside a bare server that does the same durable work (bare_server.ts) and beside other
// checkouts. Prints Markdown to standard output and progress to standard error.
//
//   --gate                  exits with 1 and a sentence for each figure above what bench/budget.json allows or asks for
//   --exact                 only what is counted: short for --only counted
//   --only PART,PART        counted      statements, bytes of the log, system calls, promises … of a request: no noise
//                           core         processor time of a request and requests a second, all servers in turns
//                           million      retrieve and create with 1,000,000 stored pushes
//                           bystanders   requests that write nothing, beside others that create and retrieve
//                           executables  cold start, memory and size
//                           engines      SQLite, PostgreSQL with one node and with three
//                           scale        what requests and commands cost with 0, 100,000 and 1,000,000 stored pushes
//                           Without it: counted, core, and executables if one is given
//   --against DIRECTORY     another checkout to measure beside this one; may be repeated
//   --executable FILE       an executable to measure; may be repeated, this checkout's first
//   --endpoint NAME,NAME    some of version, retrieve, one-time, create
//   --connections N,N       default 32,128
//   --rounds N --seconds N  of each measurement, default 5 of 1 s
//   --fill DIRECTORY        only fills a new data directory with pushes that open, as many as --pushes says
//   --scales N,N            how many stored pushes in the part scale
//   --pushes N --requests N in place of the two values of 1,000,000
//   --starts N              cold starts of each executable, default 9
//   --slow-disk 5ms         every flush of every server takes so much longer, as on a hard disk or an SD card; needs cc
//   --dir DIRECTORY         where to make the data directories; it should be on a real disk
//   --write FILE            also puts each part into this document, between <!-- bench: PART --> and <!-- /bench -->
//   --write-budget          writes what was counted into bench/budget.json
//   --profile DIRECTORY     no comparison: loads each endpoint at 32 connections under the CPU profiler, reports where the
//                           time goes, and leaves the profiles in the directory
//
// At the end, on Ctrl-C too, the bench stops every process it started and removes every file it wrote.

import { readFileSync, writeFileSync } from "node:fs";
import { basename } from "node:path";

import { excesses, savings, writeCounted } from "./budget.ts";
import { type Costs, countCosts } from "./costs.ts";
import { countedTable } from "./costs_table.ts";
import { options, say } from "./options.ts";
import type { Part } from "./parse.ts";
import { fail, runBench } from "./processes.ts";
import { Verdicts } from "./verdicts.ts";

if (process.platform !== "linux") fail("The bench reads /proc: it runs on Linux only.");

const verdicts = new Verdicts();
const sections = new Map<Part, string>();

await runBench(async () => {
  const { profileDirectory, filledDirectory, storedPushes, write, gate } = options;
  if (filledDirectory !== null) {
    await (await import("./fill.ts")).fillDirectory(filledDirectory, storedPushes, 0);
    return 0;
  }
  if (profileDirectory !== null) {
    const report: string[] = [];
    await (await import("./profile.ts")).profile(profileDirectory, report);
    process.stdout.write(report.join("\n"));
    return 0;
  }
  await measureAll();
  process.stdout.write([...sections.values()].join("\n"));
  if (write !== null) writeInto(write);
  verdicts.missed.forEach(say);
  return gate && verdicts.missed.length > 0 ? 1 : 0;
});

async function measureAll(): Promise<void> {
  if (options.parts.has("counted")) sections.set("counted", await counted());
  if (options.parts.size === sections.size) return;
  // All others start servers of their own and need wrk.
  const { conditions, machine } = await import("./report.ts");
  const [core, scenarios, engines, scale] = [
    import("./core.ts"),
    import("./scenarios.ts"),
    import("./engines.ts"),
    import("./scale.ts"),
  ];
  const measures: Record<Exclude<Part, "counted">, (report: string[]) => Promise<void>> = {
    core: async (report) => (await core).measureCore(report, verdicts),
    million: async (report) => (await scenarios).measureMillion(report, verdicts),
    bystanders: async (report) => (await scenarios).measureBesideWriters(report),
    executables: async (report) => (await scenarios).measureExecutables(report, verdicts),
    engines: async (report) => (await engines).measureEngines(report, verdicts),
    scale: async (report) => (await scale).measureScale(report),
  };
  for (const [part, measure] of Object.entries(measures) as Array<[keyof typeof measures, typeof measures.core]>) {
    if (!options.parts.has(part)) continue;
    const report = part === "core" || part === "bystanders" ? [conditions(), machine()] : [conditions()];
    await measure(report);
    sections.set(part, report.join("\n"));
  }
}

async function counted(): Promise<string> {
  const costs = await countCosts();
  if (options.writesBudget) writeCounted(costs);
  verdicts.missed.push(...excesses(costs));
  savings(costs).forEach(say);
  const others = new Map<string, Costs>();
  for (const checkout of options.checkouts) others.set(basename(checkout), await countCosts({ checkout }));
  return countedTable(costs, others);
}

/** Puts each section into its place in a document. */
function writeInto(path: string): void {
  let document = readFileSync(path, "utf8");
  for (const [part, text] of sections) {
    const [head, tail = ""] = document.split(`<!-- bench: ${part} -->`);
    const end = tail.indexOf("<!-- /bench -->");
    if (end === -1) throw new Error(`${path} has no place for ${part}: <!-- bench: ${part} --> and <!-- /bench -->.`);
    document = `${head}<!-- bench: ${part} -->\n\n${text}\n${tail.slice(end)}`;
  }
  writeFileSync(path, document);
}
