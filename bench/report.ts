// The report in Markdown: the machine it ran on, and tables of one server beside another.

import { closeSync, fsyncSync, openSync, readFileSync, writeSync } from "node:fs";
import { cpus, release } from "node:os";
import { join } from "node:path";

import { median, milliseconds, table, whole } from "./figures.ts";
import { samplesOf } from "./load.ts";
import { connections, type Endpoint, endpoints, PAYLOAD, POOL, rounds, seconds, slowDiskMs } from "./options.ts";
import { home } from "./servers.ts";

/** What the figures below it were measured on, and how. */
export const conditions = (): string =>
  `${cpus()[0]?.model.trim()}, ${cpus().length} cores shared with wrk; Linux ${release()}; ${filesystem()}, a flush takes ${((slowDiskMs ?? 0) + flushMs()).toFixed(2)} ms${slowDiskMs === null ? "" : ` (of which ${slowDiskMs} ms are added)`}; Bun ${Bun.version}. ` +
  `${rounds} rounds of ${seconds} s each, all servers taking turns; figures are medians of the rounds, ratios medians of the rounds' ratios. ` +
  `Payload of ${PAYLOAD.length} bytes, retrievals spread over ${whole(POOL)} pushes.\n`;

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
    milliseconds(median(of.map((sample) => sample.p50Ms))),
    milliseconds(median(of.map((sample) => sample.p99Ms))),
    whole(of.at(-1)?.residentMiB ?? Number.NaN),
  ];
}

/** Endpoint and number of connections, as chosen by the options. */
export const cases = (of: readonly Endpoint[]): Array<[Endpoint, number]> =>
  of
    .filter((endpoint) => endpoints.has(endpoint))
    .flatMap((endpoint) => connections.map((count): [Endpoint, number] => [endpoint, count]));

/** A table of one server beside another. */
export function compared(
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
