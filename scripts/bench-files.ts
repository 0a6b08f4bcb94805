// Measures files against bare servers that do the least one can do with the same bytes: a Bun.serve that
// writes the stream it gets to disk, unsealed, with fsync, and one that sends Bun.file. Same machine, same
// run, rounds of A and B in turn; what counts are ratios. curl is the client, so that it costs little.
//
//   bun scripts/bench-files.ts [ROUNDS] [MIB]     default 3 rounds of 1024 MiB; writes Markdown to stdout

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { open } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

const ROOT = resolve(import.meta.dir, "..");
const MIB = 1024 * 1024;
const FIELD = "push[files][]";

// ── The yardstick ─────────────────────────────────────────────────────────────────────────────

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
  const child = Bun.spawn([process.execPath, ...argv], {
    cwd: ROOT,
    env: { PATH: process.env["PATH"] ?? "" },
    stdout: "pipe",
    stderr: "inherit",
  });
  const { promise, resolve } = Promise.withResolvers<string>();
  void (async () => {
    let said = "";
    for await (const text of child.stdout.pipeThrough(new TextDecoderStream())) {
      if (said.length < 4_000) said += text;
      const url = /url=(http:\S+)/.exec(said)?.[1];
      if (url) resolve(url);
    }
  })();
  const field = (name: string): number => {
    const status = readFileSync(`/proc/${child.pid}/status`, "utf8");
    return Number(new RegExp(`^${name}:\\s+(\\d+) kB`, "m").exec(status)?.[1]) * 1024;
  };
  return {
    url: await promise,
    resident: () => ({ now: field("VmRSS"), peak: field("VmHWM") }),
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

// ── Figures ───────────────────────────────────────────────────────────────────────────────────

const median = (numbers: number[]): number => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

function percentile(numbers: number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** Small requests at a steady pace, as many people make them, until `enough`. @returns their times in ms */
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
    // Due times are fixed, so that a server that stands still is charged for all who wait.
    const dueMs = startedMs + count * everyMs;
    const waitMs = dueMs - performance.now();
    if (waitMs > 0) await Bun.sleep(waitMs);
    // A sleep may end a little early: who is asked before it is due is timed from then.
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

async function main(rounds: number, mib: number): Promise<void> {
  const directory = mkdtempSync(join(tmpdir(), "secretpush-bench-"));
  const servers: Server[] = [];
  try {
    const whole = join(directory, "whole");
    const quarter = join(directory, "quarter");
    await writeRandom(whole, mib);
    await writeRandom(quarter, mib / 4);
    const bare = await start([import.meta.path, "--bare", directory]);
    servers.push(bare);
    const product = await start([
      "src/main.ts",
      "serve",
      "--port=0",
      `--data-dir=${join(directory, "data")}`,
      "--file-attachments-require-authentication=false",
      "--upload-free-space-floor=0",
    ]);
    servers.push(product);
    await report({ rounds, mib, whole, quarter, bare, product, directory });
  } finally {
    for (const server of servers) await server.stop();
    rmSync(directory, { recursive: true, force: true });
  }
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

interface Bench {
  rounds: number;
  mib: number;
  whole: string;
  quarter: string;
  bare: Server;
  product: Server;
  directory: string;
}

async function report({ rounds, mib, whole, quarter, bare, product, directory }: Bench): Promise<void> {
  const api = `${product.url}/api/v2/pushes`;
  const drop = async (created: string): Promise<void> => {
    const { url_token } = JSON.parse(created) as { url_token: string };
    await curl("-X", "DELETE", `${api}/${url_token}`);
  };
  const dropBare = (): void => {
    Bun.spawnSync(["sh", "-c", `rm -f '${directory}'/up*`]);
  };
  const four = async (url: string): Promise<string[]> => Promise.all([1, 2, 3, 4].map(() => upload(url, quarter)));
  const growth = async (work: () => Promise<void>): Promise<number> => {
    product.resetPeak();
    const before = product.resident().now;
    await work();
    return product.resident().peak - before;
  };

  // Once unmeasured: compiled code and the allocator's first pages are not growth of an upload.
  await drop(await upload(api, quarter));
  await upload(`${bare.url}/up`, quarter);
  dropBare();

  const single: Array<{ ratio: number; mibPerS: number; grown: number }> = [];
  const parallel: typeof single = [];
  const download: typeof single = [];
  for (let round = 0; round < rounds; round += 1) {
    const bareS = await seconds(() => upload(`${bare.url}/up`, whole));
    dropBare();
    let created = "";
    let ownS = 0;
    const grown = await growth(async () => {
      ownS = await seconds(async () => (created = await upload(api, whole)));
    });
    single.push({ ratio: bareS / ownS, mibPerS: mib / ownS, grown });

    const { url_token } = JSON.parse(created) as { url_token: string };
    const pushed = JSON.parse(await curl(`${api}/${url_token}`)) as { files: Array<{ url: string }> };
    const link = pushed.files[0]?.url ?? "";
    const bareDownS = await seconds(() => curl("-o", "/dev/null", `${bare.url}/whole`));
    let ownDownS = 0;
    const grownDown = await growth(async () => {
      ownDownS = await seconds(() => curl("-o", "/dev/null", link));
    });
    download.push({ ratio: bareDownS / ownDownS, mibPerS: mib / ownDownS, grown: grownDown });
    await drop(created);

    const bareFourS = await seconds(() => four(`${bare.url}/up`));
    dropBare();
    let ownFourS = 0;
    let createdFour: string[] = [];
    const grownFour = await growth(async () => {
      ownFourS = await seconds(async () => (createdFour = await four(api)));
    });
    parallel.push({ ratio: bareFourS / ownFourS, mibPerS: mib / ownFourS, grown: grownFour });
    for (const one of createdFour) await drop(one);
  }

  const idle: number[] = [];
  const busy: number[] = [];
  const idleP99: number[] = [];
  const busyP99: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const endMs = performance.now() + 4_000;
    const quiet = await retrieveSteadily(product, () => performance.now() > endMs);
    idle.push(...quiet);
    idleP99.push(percentile(quiet, 0.99));
    let done = false;
    const uploading = upload(api, whole).finally(() => (done = true));
    const loud = await retrieveSteadily(product, () => done);
    busy.push(...loud);
    busyP99.push(percentile(loud, 0.99));
    await drop(await uploading);
  }

  const created = JSON.parse(await upload(api, whole)) as { url_token: string };
  const pushed = (await (await fetch(`${api}/${created.url_token}`)).json()) as { files: Array<{ url: string }> };
  const firstBytesMs: number[] = [];
  for (let index = 0; index < 50; index += 1) {
    const from = Math.floor((mib / 2) * MIB) + index * 12_345;
    const startedMs = performance.now();
    const answer = await fetch(pushed.files[0]?.url ?? "", { headers: { range: `bytes=${from}-` } });
    const reader = answer.body?.getReader();
    await reader?.read();
    firstBytesMs.push(performance.now() - startedMs);
    await reader?.cancel();
  }

  const row = (what: string, limit: string, rows: typeof single): string => {
    const ratio = median(rows.map(({ ratio }) => ratio)).toFixed(2);
    const rate = Math.round(median(rows.map(({ mibPerS }) => mibPerS)));
    const grown = (Math.max(...rows.map(({ grown }) => grown)) / MIB).toFixed(0);
    return `| ${what} | ${ratio} | ${limit} | ${rate} MiB/s | ${grown} MiB |`;
  };
  console.log(`Files: ${rounds} rounds, Bun ${Bun.version}, ${process.platform} ${process.arch}.

| what | of a bare server | at least | rate | resident growth, most (limit 64 MiB) |
|---|---|---|---|---|
${row(`upload ${mib} MiB`, "0.6", single)}
${row(`upload four of ${mib / 4} MiB at once`, "0.6", parallel)}
${row(`download ${mib} MiB`, "0.5", download)}

| what | figure | limit |
|---|---|---|
| retrieve p99 while idle, 200 a second (p50 ${percentile(idle, 0.5).toFixed(2)} ms) | ${median(idleP99).toFixed(2)} ms | |
| retrieve p99 while a ${mib} MiB upload runs (p50 ${percentile(busy, 0.5).toFixed(2)} ms) | ${median(busyP99).toFixed(2)} ms: ${(median(busyP99) / median(idleP99)).toFixed(1)} times | 3 times |
| first byte of a Range in the middle of ${mib} MiB, median (most) | ${median(firstBytesMs).toFixed(1)} ms (${Math.max(...firstBytesMs).toFixed(1)} ms) | 20 ms |`);
}

if (process.argv[2] === "--bare") await bareServer(process.argv[3] ?? "");
else await main(Number(process.argv[2] ?? 3), Number(process.argv[3] ?? 1024));
