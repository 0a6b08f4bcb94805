// Compares uploads and downloads of files with bare servers that do the least possible with the same bytes:
// a Bun.serve that writes the request's stream to disk, unsealed, with fsync, and one that sends Bun.file.
// Same machine, same run, rounds of A and B in turn; what counts are the ratios. The client is curl, which
// costs little.
//
//   bun bench/files.ts [ROUNDS] [MIB]     default 3 rounds of 1024 MiB; prints Markdown

import { writeFileSync } from "node:fs";
import { open } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { median, percentile } from "./figures.ts";
import { makeHome, memoryBytes, MIB, ROOT, runBench, tracked } from "./processes.ts";

const FIELD = "push[files][]";

// ── The bare server ───────────────────────────────────────────────────────────────────────────

async function bareServer(directory: string): Promise<void> {
  let uploads = 0;
  const server = Bun.serve({
    hostname: "127.0.0.1",
    port: 0,
    maxRequestBodySize: Number.MAX_SAFE_INTEGER,
    idleTimeout: 120,
    fetch: async (request) => {
      const path = join(directory, new URL(request.url).pathname.slice(1));
      if (request.method !== "POST") return new Response(Bun.file(path));
      const handle = await open(`${path}${(uploads += 1)}`, "w");
      for await (const chunk of request.body ?? []) await handle.write(chunk);
      await handle.sync();
      await handle.close();
      return new Response("stored\n");
    },
  });
  console.log(`listening url=http://127.0.0.1:${server.port}`);
}

// ── Servers and clients as processes ──────────────────────────────────────────────────────────

interface Server {
  url: string;
  /** Resident memory now and at its highest since `resetPeak`, in bytes. */
  resident: () => { now: number; peak: number };
  resetPeak: () => void;
  stop: () => Promise<void>;
}

async function start(argv: string[]): Promise<Server> {
  const child = tracked(
    Bun.spawn([process.execPath, ...argv], {
      cwd: ROOT,
      env: { PATH: process.env["PATH"] ?? "" },
      stdout: "pipe",
      stderr: "inherit",
    }),
  );
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  void (async () => {
    let printed = "";
    for await (const text of child.stdout.pipeThrough(new TextDecoderStream())) {
      if (printed.length < 4_000) printed += text;
      const url = /url=(http:\S+)/.exec(printed)?.[1];
      if (url) resolve(url);
    }
    reject(new Error(`A server ended before it was up: ${argv.join(" ")}`));
  })();
  return {
    url: await promise,
    resident: () => ({ now: memoryBytes(child.pid, "VmRSS"), peak: memoryBytes(child.pid, "VmHWM") }),
    resetPeak: () => writeFileSync(`/proc/${child.pid}/clear_refs`, "5"),
    async stop() {
      child.kill();
      await child.exited;
    },
  };
}

async function curl(...argv: string[]): Promise<string> {
  const child = Bun.spawn(["curl", "-sS", "--fail-with-body", ...argv], { stdout: "pipe", stderr: "pipe" });
  const [out, problem, code] = await Promise.all([child.stdout.text(), child.stderr.text(), child.exited]);
  if (code !== 0) throw new Error(`curl ended with ${code}: ${problem} ${out}`);
  return out;
}

const upload = (url: string, path: string): Promise<string> => curl(url, "-H", "Expect:", "-F", `${FIELD}=@${path}`);

async function seconds(work: () => Promise<unknown>): Promise<number> {
  const startedMs = performance.now();
  await work();
  return (performance.now() - startedMs) / 1_000;
}

// ── Measurements ──────────────────────────────────────────────────────────────────────────────

/** Retrieves at a steady pace, as many users do together, until `enough`. @returns the times in ms */
async function retrieveSteadily(server: Server, enough: () => boolean): Promise<number[]> {
  const everyMs = 5;
  const body = JSON.stringify({ push: { payload: "small", expire_after_views: 100 } });
  const headers = { "content-type": "application/json" };
  const created = await Promise.all(
    Array.from({ length: 100 }, () => fetch(`${server.url}/api/v2/pushes`, { method: "POST", headers, body })),
  );
  const pushes = (await Promise.all(created.map((answer) => answer.json()))) as Array<{ url_token: string }>;
  const times: number[] = [];
  const running = new Set<Promise<void>>();
  const startedMs = performance.now();
  for (let count = 0; !enough(); count += 1) {
    // The due times are fixed, so that a stalled server pays for every request that waits.
    const dueMs = startedMs + count * everyMs;
    const waitMs = dueMs - performance.now();
    if (waitMs > 0) await Bun.sleep(waitMs);
    // A sleep may end a little early: then the time counts from the actual start.
    const fromMs = Math.min(dueMs, performance.now());
    const one = (async () => {
      const answer = await fetch(`${server.url}/api/v2/pushes/${pushes[count % pushes.length]?.url_token}`);
      await answer.arrayBuffer();
      times.push(performance.now() - fromMs);
    })();
    running.add(one);
    void one.finally(() => running.delete(one));
  }
  await Promise.all(running);
  return times;
}

interface Bench {
  rounds: number;
  mib: number;
  /** A file of `mib` MiB, and one of a quarter of that. */
  whole: string;
  quarter: string;
  directory: string;
  bare: Server;
  product: Server;
  api: string;
}

/** One transfer beside the bare server's: ratio of speeds, own speed, and growth of resident memory in bytes. */
interface Transfer {
  ratio: number;
  mibPerS: number;
  grown: number;
}

async function deletePush({ api }: Bench, created: string): Promise<void> {
  const { url_token } = JSON.parse(created) as { url_token: string };
  await curl("-X", "DELETE", `${api}/${url_token}`);
}

/** Removes what the bare server stored. */
function emptyBare({ directory }: Bench): void {
  Bun.spawnSync(["sh", "-c", `rm -f '${directory}'/up*`]);
}

/** Runs the work on the bare server, then on the product. @returns what the product returned, and the figures */
async function besideBare<T>(
  bench: Bench,
  bareWork: () => Promise<unknown>,
  work: () => Promise<T>,
): Promise<[T, Transfer]> {
  const { mib, product } = bench;
  const bareS = await seconds(bareWork);
  emptyBare(bench);
  product.resetPeak();
  const before = product.resident().now;
  const { promise, resolve } = Promise.withResolvers<T>();
  const ownS = await seconds(async () => resolve(await work()));
  const grown = product.resident().peak - before;
  return [await promise, { ratio: bareS / ownS, mibPerS: mib / ownS, grown }];
}

async function measureTransfers(bench: Bench): Promise<Record<"single" | "parallel" | "download", Transfer[]>> {
  const { rounds, whole, quarter, bare, api } = bench;
  const bareUp = `${bare.url}/up`;
  const four = (url: string): Promise<string[]> => Promise.all([1, 2, 3, 4].map(() => upload(url, quarter)));
  const found: Record<"single" | "parallel" | "download", Transfer[]> = { single: [], parallel: [], download: [] };

  // One unmeasured upload each: compiled code and the allocator's first pages are not growth of an upload.
  await deletePush(bench, await upload(api, quarter));
  await upload(bareUp, quarter);
  emptyBare(bench);

  for (let round = 0; round < rounds; round += 1) {
    const uploadBare = async (): Promise<unknown> => upload(bareUp, whole);
    const [created, single] = await besideBare(bench, uploadBare, () => upload(api, whole));
    found.single.push(single);

    const { url_token } = JSON.parse(created) as { url_token: string };
    const pushed = JSON.parse(await curl(`${api}/${url_token}`)) as { files: Array<{ url: string }> };
    const get = (url: string) => (): Promise<string> => curl("-o", "/dev/null", url);
    const [, download] = await besideBare(bench, get(`${bare.url}/whole`), get(pushed.files[0]?.url ?? ""));
    found.download.push(download);
    await deletePush(bench, created);

    const [createdFour, parallel] = await besideBare(
      bench,
      () => four(bareUp),
      () => four(api),
    );
    found.parallel.push(parallel);
    for (const one of createdFour) await deletePush(bench, one);
  }
  return found;
}

/** Times of retrievals in ms, all together and the p99 of each round. */
interface Retrievals {
  all: number[];
  p99: number[];
}

async function measureRetrievals(bench: Bench): Promise<Record<"idle" | "busy", Retrievals>> {
  const { rounds, whole, product, api } = bench;
  const idle: Retrievals = { all: [], p99: [] };
  const busy: Retrievals = { all: [], p99: [] };
  const keep = (times: number[], of: Retrievals): void => {
    of.all.push(...times);
    of.p99.push(percentile(times, 0.99));
  };
  for (let round = 0; round < rounds; round += 1) {
    const endMs = performance.now() + 4_000;
    keep(await retrieveSteadily(product, () => performance.now() > endMs), idle);
    let done = false;
    const uploading = upload(api, whole).finally(() => (done = true));
    keep(await retrieveSteadily(product, () => done), busy);
    await deletePush(bench, await uploading);
  }
  return { idle, busy };
}

/** @returns the times in ms to the first byte of ranges in the middle of the file */
async function measureRanges({ mib, whole, api }: Bench): Promise<number[]> {
  const created = JSON.parse(await upload(api, whole)) as { url_token: string };
  const pushed = (await (await fetch(`${api}/${created.url_token}`)).json()) as { files: Array<{ url: string }> };
  const times: number[] = [];
  for (let index = 0; index < 50; index += 1) {
    const from = Math.floor((mib / 2) * MIB) + index * 12_345;
    const startedMs = performance.now();
    const answer = await fetch(pushed.files[0]?.url ?? "", { headers: { range: `bytes=${from}-` } });
    const reader = answer.body?.getReader();
    await reader?.read();
    times.push(performance.now() - startedMs);
    await reader?.cancel();
  }
  return times;
}

// ── Report ────────────────────────────────────────────────────────────────────────────────────

async function report(bench: Bench): Promise<string> {
  const { rounds, mib } = bench;
  const { single, parallel, download } = await measureTransfers(bench);
  const { idle, busy } = await measureRetrievals(bench);
  const firstBytesMs = await measureRanges(bench);
  const row = (what: string, limit: string, rows: Transfer[]): string => {
    const ratio = median(rows.map(({ ratio }) => ratio)).toFixed(2);
    const rate = Math.round(median(rows.map(({ mibPerS }) => mibPerS)));
    const grown = (Math.max(...rows.map(({ grown }) => grown)) / MIB).toFixed(0);
    return `| ${what} | ${ratio} | ${limit} | ${rate} MiB/s | ${grown} MiB |`;
  };
  const [idleP99, busyP99] = [median(idle.p99), median(busy.p99)];
  const half = (of: Retrievals): string => percentile(of.all, 0.5).toFixed(2);
  return `Files: ${rounds} rounds, Bun ${Bun.version}, ${process.platform} ${process.arch}.

| what | of a bare server | at least | rate | largest growth of resident memory (limit 64 MiB) |
|---|---|---|---|---|
${row(`upload ${mib} MiB`, "0.6", single)}
${row(`upload four of ${mib / 4} MiB at once`, "0.6", parallel)}
${row(`download ${mib} MiB`, "0.5", download)}

| what | figure | limit |
|---|---|---|
| retrieve p99 while idle, 200 a second (p50 ${half(idle)} ms) | ${idleP99.toFixed(2)} ms | |
| retrieve p99 while a ${mib} MiB upload runs (p50 ${half(busy)} ms) | ${busyP99.toFixed(2)} ms: ${(busyP99 / idleP99).toFixed(1)} times | 3 times |
| first byte of a Range in the middle of ${mib} MiB, median (most) | ${median(firstBytesMs).toFixed(1)} ms (${Math.max(...firstBytesMs).toFixed(1)} ms) | 20 ms |`;
}

async function main(rounds: number, mib: number): Promise<void> {
  const directory = makeHome(tmpdir());
  const [whole, quarter] = [join(directory, "whole"), join(directory, "quarter")];
  await writeRandom(whole, mib);
  await writeRandom(quarter, mib / 4);
  const bare = await start([import.meta.path, "--bare", directory]);
  const product = await start([
    "src/main.ts",
    "serve",
    "--port=0",
    `--data-dir=${join(directory, "data")}`,
    "--file-attachments-require-authentication=false",
    "--upload-free-space-floor=0",
  ]);
  const api = `${product.url}/api/v2/pushes`;
  console.log(await report({ rounds, mib, whole, quarter, directory, bare, product, api }));
  await product.stop();
  await bare.stop();
}

async function writeRandom(path: string, mib: number): Promise<void> {
  const handle = await open(path, "w");
  for (let index = 0; index < mib; index += 1) await handle.write(randomMib());
  await handle.sync();
  await handle.close();
}

function randomMib(): Uint8Array {
  const bytes = new Uint8Array(MIB);
  for (let at = 0; at < MIB; at += 65_536) crypto.getRandomValues(bytes.subarray(at, at + 65_536));
  return bytes;
}

if (process.argv[2] === "--bare") await bareServer(process.argv[3] ?? "");
else await runBench(() => main(Number(process.argv[2] ?? 3), Number(process.argv[3] ?? 1024)));
