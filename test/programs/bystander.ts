// Somebody who uses the server while it is being flooded, in a process of its own, so that the flood's own
// work does not count as the server's. Starts on {"start": {name: url}}, ends on {"stop": true} and answers
// with the milliseconds that each request took.

import { createInterface } from "node:readline";

const answer = (value: unknown): void => void process.stdout.write(`${JSON.stringify(value)}\n`);

const state = { running: false };
let took: Record<string, number[]> = {};
let loops: Array<Promise<void>> = [];

async function ask(name: string, url: string): Promise<void> {
  while (state.running) {
    const startMs = performance.now();
    try {
      await (await fetch(url, { signal: AbortSignal.timeout(30_000) })).arrayBuffer();
    } catch {
      // A request that fails takes as long as it took; the test looks at the time.
    }
    (took[name] ??= []).push(performance.now() - startMs);
    await Bun.sleep(5);
  }
}

answer("ready");
for await (const line of createInterface({ input: process.stdin })) {
  const { start } = JSON.parse(line) as { start?: Record<string, string>; stop?: true };
  if (start) {
    state.running = true;
    took = {};
    loops = Object.entries(start).map(([name, url]) => ask(name, url));
    answer({ running: loops.length });
  } else {
    state.running = false;
    await Promise.all(loops);
    answer(took);
  }
}
