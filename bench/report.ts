// What a report begins with: the command, the machine, and how it was measured.

import { closeSync, fsyncSync, openSync, readFileSync, writeSync } from "node:fs";
import { cpus, loadavg, release } from "node:os";
import { join, relative } from "node:path";

import { median, whole } from "./figures.ts";
import { options, POOL } from "./options.ts";
import { PAYLOAD, ROOT } from "./processes.ts";
import { home } from "./servers.ts";

/** How the figures below it were measured. */
export function conditions(): string {
  const [load = 0] = loadavg();
  return `\`${command()}\` at commit ${commit()}, load average ${load.toFixed(1)} at the start.\n`;
}

/** What they were measured on, and with what. */
export function machine(): string {
  const { slowDiskMs, rounds, seconds } = options;
  const added = slowDiskMs === null ? "" : `, of which ${slowDiskMs} ms are added`;
  const flush = `a flush ${((slowDiskMs ?? 0) + flushMs()).toFixed(2)} ms${added}`;
  const cores = `${cpus()[0]?.model.trim()}, ${cpus().length} cores shared with wrk`;
  const how = `${rounds} rounds of ${seconds} s, payloads of ${PAYLOAD.length} bytes, retrievals of ${whole(POOL)} pushes`;
  return `${cores}; Linux ${release()}, ${filesystem()}, ${flush}; Bun ${Bun.version}; ${how}.\n`;
}

/** How to measure the same again, with paths from here. */
function command(): string {
  const words = process.argv.slice(2);
  const to = words.indexOf("--write");
  if (to !== -1) words.splice(to, 2);
  return ["bun run bench", ...words.map((word) => (word.startsWith("/") ? relative(ROOT, word) : word))].join(" ");
}

function commit(): string {
  const asked = Bun.spawnSync(["git", "rev-parse", "--short", "HEAD"], { cwd: ROOT });
  return asked.exitCode === 0 ? asked.stdout.toString().trim() : "unknown";
}

/** The median time of one flush to this disk: no durable write is faster. */
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
