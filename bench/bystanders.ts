// Bystanders: someone who asks for things that write nothing, at an unhurried pace, while others create or retrieve as
// fast as they can. On a slow disk they show whether the disk stops the event loop.

import { percentile, milliseconds, table, whole, median } from "./figures.ts";
import { load, type Sample } from "./load.ts";
import { options, say } from "./options.ts";
import type { Server } from "./servers.ts";

const PACE_MS = 3;
const FILE_BYTES = 1024 * 1024;
const WHAT = ["up", "version", "page", "download"] as const;
type What = (typeof WHAT)[number];
type Waits = Record<What, number[]>;

/** Pushes a file. @returns the path of a download link, which lasts longer than the bench's rounds */
async function downloadOf(server: Server): Promise<string> {
  const form = new FormData();
  form.set("push[files][]", new File([new Uint8Array(FILE_BYTES).fill(7)], "bystander.bin"));
  const created = await fetch(`${server.url}/api/v2/pushes`, { method: "POST", body: form });
  const { url_token: token } = (await created.json()) as { url_token: string };
  const retrieved = await fetch(`${server.url}/api/v2/pushes/${token}`);
  const { files } = (await retrieved.json()) as { files: Array<{ url: string }> };
  const [file] = files;
  if (!file) throw new Error("The file of the bystander cannot be downloaded.");
  const { pathname, search } = new URL(file.url);
  return pathname + search;
}

/** Asks for everything in turn until it is stopped. The wait is the time until the head of the response. */
async function ask(server: Server, paths: Record<What, string>, waits: Waits, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    for (const what of WHAT) {
      const startMs = performance.now();
      const response = await fetch(server.url + paths[what]);
      waits[what].push(performance.now() - startMs);
      if (response.status !== 200) throw new Error(`${server.name} answered ${paths[what]} with ${response.status}.`);
      await response.arrayBuffer();
      await Bun.sleep(PACE_MS);
    }
  }
}

/** Creates and retrieves at so many connections on each server in turn, with a bystander beside them. */
export async function measureBystanders(servers: Server[], report: string[]): Promise<void> {
  const { rounds, seconds, connections } = options;
  const rows: string[][] = [];
  for (const endpoint of ["create", "retrieve"] as const) {
    for (const count of connections) {
      const measured = servers.map((server) => ({
        server,
        samples: [] as Sample[],
        waits: { up: [], version: [], page: [], download: [] } as Waits,
      }));
      for (let round = 0; round < rounds; round += 1) {
        for (const { server, samples, waits } of round % 2 === 0 ? measured : measured.toReversed()) {
          const paths = { up: "/up", version: "/api/v2/version", page: "/", download: await downloadOf(server) };
          const state = { over: false };
          const bystander = ask(server, paths, waits, () => state.over);
          samples.push(await load(server, endpoint, count, seconds));
          state.over = true;
          await bystander;
        }
      }
      for (const { server, samples, waits } of measured) {
        const writers = (figure: "perSecond" | "p50Ms" | "p99Ms") => median(samples.map((sample) => sample[figure]));
        rows.push([
          `${endpoint}, ${server.name}`,
          String(count),
          whole(writers("perSecond")),
          milliseconds(writers("p50Ms")),
          milliseconds(writers("p99Ms")),
          ...WHAT.map(
            (what) => `${milliseconds(percentile(waits[what], 0.5))} / ${milliseconds(percentile(waits[what], 0.99))}`,
          ),
        ]);
      }
      say(`bystanders beside ${endpoint}, ${count} connections: done`);
    }
  }
  const head = ["writers", "connections", "req/s", "p50 ms", "p99 ms", "`/up`", "version", "page", "download"];
  report.push(
    `What else is asked for meanwhile, p50 / p99 in ms until the head of the response:\n\n${table(head, rows)}\n`,
  );
}
