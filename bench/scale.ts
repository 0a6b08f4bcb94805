// What requests and commands cost with nothing, 100,000 and 1,000,000 pushes stored: processor time and bytes written, which say
// something on a busy machine too. Each directory is filled by this checkout's own createPush.

import { Database } from "bun:sqlite";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { OWNER, VIEWS } from "./fill.ts";
import { median, table, whole } from "./figures.ts";
import { type Job, load, residentMiB } from "./load.ts";
import { options, POOL, say } from "./options.ts";
import { memoryBytes, MIB, ROOT } from "./processes.ts";
import { processorUs } from "./processor.ts";
import { fill, home, makePool, programOf, push, type Server, spawn, startProgram } from "./servers.ts";

const CONNECTIONS = 32;
const OWNED = 100_000;
const LISTS = 20;
/** So many clients transfer files for so long. */
const SLOW = 4;
const SLOW_SECONDS = 12;

export async function measureScale(report: string[]): Promise<void> {
  const columns: Array<Map<string, string>> = [];
  for (const stored of options.scales) {
    say(`Filling (${whole(stored)} pushes) …`);
    columns.push(await measureAt(stored));
  }
  // The fullest directory has all rows.
  const names = [...(columns.toSorted((a, b) => b.size - a.size)[0]?.keys() ?? [])];
  const rows = names.map((name) => [name].concat(columns.map((column) => column.get(name) ?? "–")));
  const head = ["stored pushes", ...options.scales.map(whole)];
  const how = `${CONNECTIONS} connections; processor time of all threads: median (least) of ${options.rounds} rounds`;
  report.push(`${how}; the owner has ${whole(OWNED)} pushes, if so many are stored.\n\n${table(head, rows)}\n`);
}

/** @returns name of a row → its figures */
async function measureAt(stored: number): Promise<Map<string, string>> {
  const rows = new Map<string, string>();
  const dataDir = join(home, `scale-${stored}`);
  const oldTokens = `${dataDir}.old`;
  if (stored > 0) await fill(dataDir, stored, oldTokens, { owned: Math.min(OWNED, stored) });
  else
    await command(["user", "add", OWNER, "--password-stdin", "--data-dir", dataDir], "a long sentence for the bench\n");
  const { printed } = await command(["token", "add", OWNER, "--name", "bench", "--data-dir", dataDir]);
  const flags = ["--text-expire-after-views-max", String(VIEWS)];
  const start = async (): Promise<Server> => {
    const beganMs = performance.now();
    const started = await startProgram(programOf(ROOT), dataDir, { flags });
    const tookMs = performance.now() - beganMs;
    rows.set("start, ms of processor (ms)", `${whole(processorUs(started.pid) / 1_000)} (${whole(tookMs)})`);
    return { name: `${stored}`, tokensFile: `${dataDir}.new`, ...started };
  };
  const server = await start();
  await Bun.sleep(2_000);
  rows.set("memory idle, MiB", whole(residentMiB(server)));
  writeFileSync(server.tokensFile, (await makePool(server.url)).join("\n"));
  writeFileSync(`${dataDir}.hot`, await push(server.url));
  const request = async (name: string, job: Job, tokensFile = server.tokensFile): Promise<void> => {
    await load({ ...server, tokensFile }, job, CONNECTIONS, options.seconds); // warms it
    const [costs, bytes]: [number[], number[]] = [[], []];
    for (let round = 0; round < options.rounds; round += 1) {
      const before = bytesWritten(server.pid);
      const sample = await load({ ...server, tokensFile }, job, CONNECTIONS, options.seconds);
      costs.push(sample.processorUs);
      bytes.push((bytesWritten(server.pid) - before) / sample.requests);
    }
    rows.set(`${name}, µs`, `${median(costs).toFixed(1)} (${Math.min(...costs).toFixed(1)})`);
    rows.set(`${name}, bytes written`, whole(median(bytes)));
    say(`${whole(stored)}: ${name} ${median(costs).toFixed(1)} µs`);
  };
  await request("retrieve, new", "retrieve");
  if (stored > 0) await request(`retrieve, old, ${whole(POOL)} spread`, "retrieve", oldTokens);
  await request("retrieve, hot", "retrieve", `${dataDir}.hot`);
  await request("create", "create");
  const token = { authorization: `Bearer ${printed.trim()}` };
  for (const [name, path] of [
    ["list, first page", "/api/v2/pushes/active"],
    ["list, page 100", "/api/v2/pushes/active?page=100"],
  ] as const) {
    const before = processorUs(server.pid);
    for (let n = 0; n < LISTS; n += 1) {
      const answer = await fetch(server.url + path, { headers: token });
      if (answer.status !== 200) throw new Error(`${path} was answered with ${answer.status}.`);
      await answer.arrayBuffer();
    }
    rows.set(`${name}, ms of processor`, ((processorUs(server.pid) - before) / LISTS / 1_000).toFixed(2));
  }
  await request("create with a token", { endpoint: "create", token: printed.trim() });
  rows.set("memory after all this, MiB", whole(residentMiB(server)));
  await server.stop();
  for (const [name, argv] of [
    ["check", ["check"]],
    ["backup", ["backup", `${dataDir}.tar`]],
  ] as const) {
    const { us } = await command([...argv, "--data-dir", dataDir]);
    rows.set(`${name}, s of processor`, (us / 1e6).toFixed(1));
  }
  for (const way of ["download", "upload"] as const) {
    if (stored === 0) rows.set(`memory, ${SLOW} ${way}s of 2 MB/s, most MiB`, whole(await memoryOfSlow(way)));
  }
  if (stored > 0) rows.set("sweep of them all, s of processor", await sweepOf(stored));
  return rows;
}

/** How long a server works, and how much it writes, until pushes whose time is up are erased. */
async function sweepOf(stored: number): Promise<string> {
  const dataDir = join(home, `sweep-${stored}`);
  await fill(dataDir, stored, `${dataDir}.tokens`, { isDue: true });
  const server = await startProgram(programOf(ROOT), dataDir);
  const atStart = processorUs(server.pid);
  const database = new Database(join(dataDir, "secretpush.db"), { readonly: true });
  const left = database.query("SELECT 1 FROM pushes WHERE expired_at_ms IS NULL LIMIT 1");
  while (left.get() !== null) await Bun.sleep(100);
  database.close();
  const s = (processorUs(server.pid) - atStart) / 1e6;
  const written = bytesWritten(server.pid) / MIB;
  await server.stop();
  return `${s.toFixed(1)} (${whole(written)} MiB written)`;
}

/** The most memory of a server while clients transfer files slowly. */
async function memoryOfSlow(way: "download" | "upload"): Promise<number> {
  const file = join(home, `${way}.bin`);
  writeFileSync(file, Buffer.alloc(SLOW_SECONDS * 3 * MIB, 7));
  const flags = [
    "--no-file-attachments-require-authentication",
    "--download-link-life",
    "1h",
    "--upload-free-space-floor",
    "0",
  ];
  const server = await startProgram(programOf(ROOT), join(home, `slow-${way}`), { flags });
  const form = ["-F", `push[files][]=@${file}`, `${server.url}/api/v2/pushes`];
  const curl = (...argv: string[]) => spawn(["curl", "-sS", "-H", "Expect:", ...argv], {}, { stdout: "pipe" });
  let from: string[] = form;
  if (way === "download") {
    const printed = await new Response(curl(...form).stdout as ReadableStream).json();
    const retrieved = await fetch(`${server.url}/api/v2/pushes/${(printed as { url_token: string }).url_token}`);
    const { files } = (await retrieved.json()) as { files: Array<{ url: string }> };
    from = ["-o", "/dev/null", files[0]?.url ?? ""];
  }
  await Bun.sleep(2_000);
  writeFileSync(`/proc/${server.pid}/clear_refs`, "5"); // forgets the most so far
  const clients = Array.from({ length: SLOW }, () => curl("--limit-rate", "2M", ...from));
  await Bun.sleep(SLOW_SECONDS * 1_000);
  const most = memoryBytes(server.pid, "VmHWM") / MIB;
  for (const client of clients) client.kill();
  await server.stop();
  return most;
}

const bytesWritten = (pid: number): number => Number(/wchar: (\d+)/.exec(readFileSync(`/proc/${pid}/io`, "utf8"))?.[1]);

/** Runs a command to its end. @returns its processor time, and what it printed */
async function command(argv: readonly string[], input = ""): Promise<{ us: number; printed: string }> {
  const child = spawn([...programOf(ROOT), ...argv], {}, { stdin: Buffer.from(input), stdout: "pipe" });
  const printed = await new Response(child.stdout as ReadableStream).text();
  if ((await child.exited) !== 0) throw new Error(`secretpush ${argv[0]} ended with ${child.exitCode}.`);
  return { us: Number(child.resourceUsage()?.cpuTime.total ?? 0), printed };
}
