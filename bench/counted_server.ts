// A server whose costs are counted: it runs from source, with counters.ts before it and strace around it if that is
// installed. The runtime's compiler is off, because it saves objects as it sees fit, and so is garbage collection.

import { Database } from "bun:sqlite";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import type { Notes, Order } from "./counters.ts";
import { Line } from "./line.ts";
import { makeHome, ROOT, tracked } from "./processes.ts";

/** Whether system calls can be counted here. */
export const STRACE = process.platform === "linux" ? Bun.which("strace") : null;
/** What reads, writes, or waits for it. How threads wake each other, and memory, is as it comes. */
const TRACED = "trace=%network,%desc,fsync,fdatasync,rename,unlink,ftruncate";

/** In memory: on a disk that is slow at times, writes wait for each other. */
const PARENT = existsSync("/dev/shm") ? "/dev/shm" : tmpdir();
const ENVIRONMENT = {
  PATH: process.env["PATH"] ?? "",
  HOME: process.env["HOME"] ?? "",
  BUN_JSC_useJIT: "0",
  BUN_GC_TIMER_DISABLE: "1",
  BUN_JSC_largeHeapSize: "8000000000",
  BUN_JSC_forceRAMSize: "64000000000",
};

export interface CountedSettings {
  /** Of what to run the server; without it, of this one. */
  checkout?: string;
  /** Flags of serve besides the defaults, such as "--enable-requests". */
  flags?: readonly string[];
  env?: Record<string, string>;
}

export class CountedServer {
  readonly #home = makeHome(PARENT);
  readonly #settings: CountedSettings;
  #child: Bun.Subprocess | null = null;
  /** The server's own, which is a child of strace. */
  #pid = 0;
  token = "";
  #lines: Line[] = [];
  #reported: (value: unknown) => void = () => {};
  #database: Database | null = null;

  constructor(settings: CountedSettings) {
    this.#settings = settings;
  }

  /** @param connections how many to open */
  async start(connections: number): Promise<void> {
    const strace = ["-f", "--seccomp-bpf", "-qq", "-e", "signal=none", "-e", TRACED, "-o", this.#tracePath];
    // What no request causes; other checkouts may not know it.
    const seldom = this.#settings.checkout ? [] : ["--sweep-interval=1d", "--rotation-check-interval=1m"];
    const serve = [
      "serve",
      "--port=0",
      `--data-dir=${join(this.#home, "data")}`,
      ...seldom,
      ...(this.#settings.flags ?? []),
    ];
    const program = [process.execPath, "--preload", join(import.meta.dir, "counters.ts"), "src/main.ts", ...serve];
    const argv = STRACE === null ? program : [STRACE, ...strace, ...program];
    const hello = Promise.withResolvers<unknown>();
    this.#reported = hello.resolve;
    const child = Bun.spawn(argv, {
      cwd: this.#settings.checkout ?? ROOT,
      env: { ...ENVIRONMENT, ...this.#settings.env },
      stdin: "ignore",
      stdout: "pipe",
      stderr: "pipe",
      ipc: (report) => this.#reported(report),
    });
    this.#child = tracked(child);
    const url = Promise.withResolvers<string>();
    let output = "";
    const read = async (stream: ReadableStream<Uint8Array>): Promise<void> => {
      for await (const text of stream.pipeThrough(new TextDecoderStream())) {
        if (output.length < 10_000) output += text;
        const found = /listening\b.*=(http:\/\/127\.0\.0\.1:\d+)/.exec(output)?.[1];
        if (found) url.resolve(found);
      }
    };
    void Promise.all([read(child.stdout), read(child.stderr)]).then(() => {
      for (const { reject } of [url, hello]) reject(new Error(`The counted server ended: ${output}`));
    });
    url.promise.catch(() => {});
    this.#pid = ((await hello.promise) as { pid: number }).pid;
    const port = Number(new URL(await url.promise).port);
    this.#lines = await Promise.all(Array.from({ length: connections }, () => Line.open(port)));
    // A connection is accepted at its first bytes.
    await Promise.all(this.#lines.map((line) => line.ask("GET", "/api/v2/version")));
  }

  /** Makes a user with an API token, which `token` is from then on. */
  async makeToken(): Promise<void> {
    const run = async (input: string, ...argv: string[]): Promise<string> => {
      const program = [process.execPath, "src/main.ts", ...argv, `--data-dir=${join(this.#home, "data")}`];
      const stdin = new TextEncoder().encode(input);
      const child = Bun.spawn(program, {
        cwd: this.#settings.checkout ?? ROOT,
        env: ENVIRONMENT,
        stdin,
        stderr: "pipe",
      });
      const [stdout, stderr, code] = await Promise.all([child.stdout.text(), child.stderr.text(), child.exited]);
      if (code !== 0) throw new Error(stderr);
      return stdout.trim();
    };
    await run("correct horse battery staple\n", "user", "add", "ann@example.org", "--password-stdin");
    this.token = await run("", "token", "add", "ann@example.org", "--name=bench");
  }

  async kill(): Promise<void> {
    for (const line of this.#lines.splice(0)) line.close();
    const child = this.#child;
    this.#child = null;
    if (!child) return;
    try {
      // If strace were killed first, its last lines would be lost.
      if (this.#pid === 0) child.kill("SIGKILL");
      else process.kill(this.#pid, "SIGKILL");
    } catch {
      // It has ended by itself.
    }
    await child.exited;
  }

  removeData(): void {
    this.#database?.close();
    rmSync(this.#home, { recursive: true, force: true });
  }

  get line(): Line {
    const [line] = this.#lines;
    if (!line) throw new Error("The counted server is not running.");
    return line;
  }

  /** Lets everything arrive while the server stands still, which then finds all of it in one turn of its event loop. */
  async atOnce(ask: (line: Line, at: number) => Promise<unknown>): Promise<void> {
    process.kill(this.#pid, "SIGSTOP");
    while (!/^State:\s+[Tt]/m.test(readFileSync(`/proc/${this.#pid}/status`, "utf8"))) await Bun.sleep(1);
    const answers = Promise.all(this.#lines.map(ask));
    process.kill(this.#pid, "SIGCONT");
    await answers;
  }

  order(order: Order): Promise<Notes> {
    const { promise, resolve } = Promise.withResolvers<unknown>();
    this.#reported = resolve;
    this.#child?.send(order);
    return promise as Promise<Notes>;
  }

  /** How long the part of the write-ahead log is that counts, by the head of its index: pages, each with a head of 24 bytes. */
  walBytes(): number {
    const index = readFileSync(join(this.#home, "data/secretpush.db-shm"));
    return index.readUInt32LE(16) * (index.readUInt16LE(14) + 24);
  }

  /** How many programs of triggers a statement enters; only once the server was killed. */
  triggersOf(sql: string): number {
    this.#database ??= new Database(join(this.#home, "data/secretpush.db"));
    const steps = this.#database.query<{ opcode: string }, []>(`EXPLAIN ${sql}`).all();
    return steps.filter(({ opcode }) => opcode === "Program").length;
  }

  get #tracePath(): string {
    return join(this.#home, "trace");
  }

  /** The system calls between two orders of this name; only once the server was killed. @returns name → how often */
  systemCalls(name: string): Record<string, number> {
    const calls: Record<string, number> = {};
    if (STRACE === null) return calls;
    const [, between = ""] = readFileSync(this.#tracePath, "latin1").split(`unlink("${name}")`);
    // A call that another thread interrupts has a second line, which names it otherwise.
    for (const [, call = ""] of between.matchAll(/^\d+ +(\w+)\(/gm)) calls[call] = (calls[call] ?? 0) + 1;
    return calls;
  }
}
