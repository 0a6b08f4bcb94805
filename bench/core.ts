// The core beside a bare server that does the same durable work, and beside other checkouts: what a request costs the
// processor, and how many are answered in a second. All servers run at once and take turns in short rounds, so that the
// machine cancels out: every ratio is the median of the ratios of single rounds.

import { basename } from "node:path";

import { median, table, whole } from "./figures.ts";
import { type Case, measure, type Sample } from "./load.ts";
import { ENDPOINTS } from "./parse.ts";
import { options, POOL } from "./options.ts";
import { programOf, type Server, startBare, startService } from "./servers.ts";
import type { Verdicts } from "./verdicts.ts";

export async function measureCore(report: string[], verdicts: Verdicts): Promise<void> {
  const servers = [await startBare("bare", POOL), await startService("now")];
  for (const checkout of options.checkouts) {
    servers.push(await startService(basename(checkout), { program: programOf(checkout) }));
  }
  const cases = await measure(servers, ENDPOINTS);
  for (const server of servers) await server.stop();
  const goals = (group: string) => (of: Case, ratio: number) =>
    verdicts.judge(group, `${of.endpoint}, ${of.connections}`, ratio);
  report.push(
    `Processor time of a request, all threads, in µs: median (least). × is beside the bare server.\n\n${beside(cases, "processorUs", goals("processor time beside the bare server"))}\n`,
    `Requests a second: median (most).\n\n${beside(cases, "perSecond", goals("rate beside the bare server"))}\n`,
  );
}

/** A table of each server's figure beside the first server's. @param judged a ratio of the second server's @returns its goal */
function beside(
  cases: readonly Case[],
  figure: "processorUs" | "perSecond",
  judged: (of: Case, ratio: number) => string,
): string {
  const servers: Server[] = [...(cases[0]?.samples.keys() ?? [])];
  const head = [
    "",
    "connections",
    ...servers.flatMap(({ name }, at) => (at === 0 ? [name] : [name, "×", "goal"].slice(0, at === 1 ? 3 : 2))),
  ];
  const rows = cases.map((of) => {
    const [bare = [], ...others] = servers.map((server) => of.samples.get(server) ?? []);
    const cells = others.flatMap((samples, at) => {
      const ratio = ratioOf(samples, bare, figure);
      return [figures(samples, figure), ratio.toFixed(2)].concat(at === 0 ? judged(of, ratio) : []);
    });
    return [of.endpoint, String(of.connections), figures(bare, figure)].concat(cells);
  });
  return table(head, rows);
}

/** The median of the ratios of single rounds. */
export const ratioOf = (samples: readonly Sample[], others: readonly Sample[], figure: keyof Sample): number =>
  median(samples.map((sample, round) => sample[figure] / (others[round]?.[figure] ?? Number.NaN)));

function figures(samples: readonly Sample[], figure: "processorUs" | "perSecond"): string {
  const of = samples.map((sample) => sample[figure]);
  return figure === "processorUs"
    ? `${median(of).toFixed(1)} (${Math.min(...of).toFixed(1)})`
    : `${whole(median(of))} (${whole(Math.max(...of))})`;
}
