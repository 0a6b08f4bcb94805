// Measures end-to-end pushes by the command line: how fast it seals and sends a large file, how fast it fetches and
// opens it, and how much memory that takes. Client and server share the machine. The same file without --e2e stands
// beside it, in turns.
//
//   bun bench/end_to_end.ts [ROUNDS] [MIB]     default 3 rounds of 1024 MiB; prints Markdown
//   SECRETPUSH_TEST_EXECUTABLE=dist/secretpush bun bench/end_to_end.ts …     the executable

import { createHash } from "node:crypto";
import { createReadStream, rmSync, writeFileSync } from "node:fs";
import { open } from "node:fs/promises";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";

import { PROGRAM, PROGRAM_CWD, spawnServer } from "../test/processes.ts";
import { median } from "./figures.ts";
import { makeHome, memoryBytes, MIB, runBench, tracked } from "./processes.ts";

const POLL_MS = 50;

interface Run {
  stdout: string;
  seconds: number;
  /** Of the processor, all threads together: the steadier figure where others use the machine too. */
  processorSeconds: number;
  /** The highest resident memory that was seen. */
  peakBytes: number;
}

async function client(argv: string[], env: Record<string, string>): Promise<Run> {
  const startedMs = performance.now();
  const child = tracked(
    Bun.spawn([...PROGRAM, ...argv], { cwd: PROGRAM_CWD, env, stdin: "ignore", stdout: "pipe", stderr: "pipe" }),
  );
  let peakBytes = 0;
  const watch = setInterval(() => {
    // It may have ended since.
    if (child.exitCode === null) peakBytes = Math.max(peakBytes, peakOf(child.pid));
  }, POLL_MS);
  const [stdout, stderr, code] = await Promise.all([child.stdout.text(), child.stderr.text(), child.exited]);
  clearInterval(watch);
  if (code !== 0) throw new Error(`${argv[0]} ended with ${code}: ${stderr}`);
  const seconds = (performance.now() - startedMs) / 1_000;
  const processorSeconds = Number(child.resourceUsage()?.cpuTime.total ?? 0) / 1e6;
  return { stdout: stdout.trim(), seconds, processorSeconds, peakBytes };
}

function peakOf(pid: number): number {
  try {
    return memoryBytes(pid, "VmHWM") || 0; // one that has just ended has no memory
  } catch {
    return 0;
  }
}

async function randomFile(path: string, mebibytes: number): Promise<void> {
  const handle = await open(path, "w");
  for (let written = 0; written < mebibytes; written += 1) {
    const piece = new Uint8Array(MIB);
    for (let at = 0; at < MIB; at += 65_536) crypto.getRandomValues(piece.subarray(at, at + 65_536));
    await handle.write(piece);
  }
  await handle.sync();
  await handle.close();
}

async function digestOf(path: string): Promise<string> {
  const hash = createHash("sha256");
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
  return hash.digest("hex");
}

await runBench(async () => {
  const [rounds = 3, mebibytes = 1024] = process.argv.slice(2).map(Number);
  const home = makeHome(tmpdir());
  const path = join(home, "large.bin");
  await randomFile(path, mebibytes);
  const digest = await digestOf(path);
  const server = await spawnServer(join(home, "data"), {
    flags: {
      "file-attachments-require-authentication": "false",
      "upload-max-file-bytes": `${mebibytes + 64}MiB`,
      "upload-max-push-bytes": `${mebibytes + 64}MiB`,
    },
  });
  const env = { PATH: process.env["PATH"] ?? "", HOME: home, SECRETPUSH_SERVER: server.url };
  const results = new Map<string, Run[]>();
  const note = (name: string, run: Run): void => void results.set(name, [...(results.get(name) ?? []), run]);
  for (let round = 0; round < rounds; round += 1) {
    for (const [flags, name] of [
      [[], "plain"],
      [["--e2e"], "end to end"],
    ] as const) {
      const made = await client(["push", ...flags, "--views", "1", "--deletable", "--file", path], env);
      note(`${name}, push`, made);
      const out = join(home, "out.bin");
      note(`${name}, open`, await client(["open", made.stdout, "-o", out], env));
      if ((await digestOf(out)) !== digest) throw new Error("what was opened is not what was pushed");
      rmSync(out);
    }
  }
  await server.stop();
  writeFileSync(
    1,
    `\n${rounds} rounds of ${mebibytes} MiB; load average ${loadavg().map((load) => load.toFixed(1))}\n\n`,
  );
  writeFileSync(
    1,
    "|                  | MiB/s | MiB a second of processor time | peak resident MiB |\n| --- | --: | --: | --: |\n",
  );
  for (const [name, runs] of results) {
    const speed = median(runs.map(({ seconds }) => mebibytes / seconds)).toFixed(0);
    const steady = median(runs.map(({ processorSeconds }) => mebibytes / processorSeconds)).toFixed(0);
    const peak = (Math.max(...runs.map(({ peakBytes }) => peakBytes)) / MIB).toFixed(0);
    writeFileSync(1, `| ${name} | ${speed} | ${steady} | ${peak} |\n`);
  }
});
