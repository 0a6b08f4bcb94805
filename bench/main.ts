// bun run bench: the speed of the service, beside a bare server that does the same durable work in the
// same run (bare-server.ts), so that the machine cancels out. All servers run at once and take turns in
// short rounds; every ratio is the median of the ratios of single rounds. Prints Markdown to standard
// output and progress to standard error.
//
//   --quick                 smaller numbers, about two minutes
//   --only PART,PART        bare      version, create and retrieve beside the bare server
//                           single    create and retrieve beside the service with a commit per request
//                           million   retrieve and create with 1,000,000 stored pushes
//                           bystanders  requests that write nothing, beside others that create and retrieve
//                           start     cold start
//                           memory    resident memory, idle and after 1,000,000 requests
//   --endpoint NAME,NAME    some of version, retrieve, create
//   --connections N,N       default 1,32,256
//   --rounds N --seconds N  of each measurement
//   --pushes N --requests N in place of the two values of 1,000,000
//   --profile DIRECTORY     no comparison: loads each endpoint at 32 connections under the CPU profiler,
//                           reports where the time goes, and leaves the profiles in the directory
//   --slow-disk 5ms         every flush of every server takes so much longer, as on a hard disk or an SD card; needs cc
//   --against DIRECTORY     another checkout, which stands beside the service among the bystanders and the cold starts
//   --engine ENGINE         no comparison with a bare server: sqlite measures retrieve, create and one hot push on
//                           SQLite; postgres the same on PostgreSQL beside it, with one node and with three
//   --dir DIRECTORY         where to make the data directories; it should be on a real disk
//
// At the end, on Ctrl-C too, the bench stops every process it started and removes every file it wrote.

import { resolve } from "node:path";

import { measureEngines } from "./engines.ts";
import { engine, parts, profileDirectory } from "./options.ts";
import { fail, runBench } from "./processes.ts";
import { profile } from "./profile.ts";
import { conditions } from "./report.ts";
import { measureBesideWriters, measureLoad, measureMemory, measureStart } from "./scenarios.ts";

if (process.platform !== "linux") fail("The bench reads /proc: it runs on Linux only.");

await runBench(async () => {
  const report = [conditions()];
  if (profileDirectory !== undefined) await profile(resolve(profileDirectory), report);
  else if (engine !== undefined) await measureEngines(engine, report);
  else {
    if (parts.has("bare") || parts.has("single") || parts.has("million")) await measureLoad(report);
    if (parts.has("bystanders")) await measureBesideWriters(report);
    if (parts.has("start")) await measureStart(report);
    if (parts.has("memory")) await measureMemory(report);
  }
  process.stdout.write(report.join("\n"));
});
