// Real programs for tests that need them: servers that can be killed, command lines, and a shell's
// view of a directory. Nothing here shares the test's own process with what is tested: reading a
// database file would end the locks that this process holds on it.

import { join, resolve } from "node:path";

import { flushMsIn, slowDisk } from "../bench/slow_disk.ts";

const ROOT = resolve(import.meta.dir, "..");
const MAIN = join(ROOT, "src/main.ts");
/** A built executable to test in place of the source, started far away from the checkout. */
export const EXECUTABLE = process.env["SECRETPUSH_TEST_EXECUTABLE"] || null;
/** The same for programs only: what runs in the test's own process does so from source. `bun run test` builds it for its run. */
export const BUILT = EXECUTABLE ?? (process.env["TEST_PROGRAM"] || null);
export const PROGRAM = BUILT === null ? [process.execPath, MAIN] : [resolve(BUILT)];
export const PROGRAM_CWD = BUILT === null ? ROOT : "/";
/** "5ms" has every flush of the programs take so much longer, as on a slow disk. */
const SLOW_DISK = flushMsIn(process.env["SECRETPUSH_TEST_SLOW_DISK"] ?? "");
/** What every program of a test is given: no setting that the tests themselves were started with. */
export const ENVIRONMENT = {
  ...(SLOW_DISK === null ? {} : slowDisk(SLOW_DISK, join(ROOT, "dist"))),
  PATH: process.env["PATH"] ?? "",
  HOME: process.env["HOME"] ?? "",
};

export interface ServerProcess {
  url: string;
  pid: number;
  /** Everything it has written so far. */
  output: () => string;
  /** kill -9, and waits until it is gone. */
  kill: () => Promise<void>;
  /** SIGTERM. @returns the exit code. */
  stop: () => Promise<number>;
  /** Resolves with the exit code when it ends, by itself or not, and everything it wrote has been read. */
  exited: Promise<number>;
}

export interface Settings {
  flags?: Record<string, string>;
  env?: Record<string, string>;
  /** A command that starts the server in turn, such as one that sets its limits. */
  launcher?: readonly string[];
}

/** Starts the program's `serve` on a free port. @throws Error with what it said, where it ends instead. */
export async function spawnServer(dataDir: string, settings: Settings = {}): Promise<ServerProcess> {
  const flags = Object.entries(settings.flags ?? {}).map(([name, value]) => `--${name}=${value}`);
  const child = Bun.spawn(
    [...(settings.launcher ?? []), ...PROGRAM, "serve", "--port", "0", "--data-dir", dataDir, ...flags],
    {
      cwd: PROGRAM_CWD,
      env: { ...ENVIRONMENT, ...settings.env },
      stdin: "ignore",
      stdout: "pipe",
      stderr: "pipe",
    },
  );
  let output = "";
  const listening = Promise.withResolvers<string>();
  const read = async (stream: ReadableStream<Uint8Array>): Promise<void> => {
    for await (const chunk of stream.pipeThrough(new TextDecoderStream())) {
      output += chunk;
      const url = /listening\b.*\burl=(https?:\S+)/.exec(output)?.[1];
      if (url) listening.resolve(url);
    }
  };
  const ended = Promise.all([read(child.stdout), read(child.stderr), child.exited]);
  void ended.then(() => listening.reject(new Error(`The server ended with ${child.exitCode}: ${output}`)));
  const url = await listening.promise;
  return {
    url,
    pid: child.pid,
    output: () => output,
    exited: ended.then(() => child.exitCode ?? -1),
    async kill() {
      child.kill("SIGKILL");
      await ended;
    },
    async stop() {
      child.kill("SIGTERM");
      await ended;
      return child.exitCode ?? -1;
    },
  };
}

/** Servers that do not outlive a file's tests, however these end. */
export class Servers {
  readonly #running: ServerProcess[] = [];

  start: typeof spawnServer = async (...given) => {
    const server = await spawnServer(...given);
    this.#running.push(server);
    return server;
  };

  async end(): Promise<void> {
    await Promise.all(this.#running.map((server) => server.kill()));
  }
}

/** Runs the command line to its end. */
export async function runProgram(
  argv: string[],
  given: { input?: string; env?: Record<string, string>; launcher?: readonly string[] } = {},
): Promise<{ code: number; stdout: string; stderr: string }> {
  const child = Bun.spawn([...(given.launcher ?? []), ...PROGRAM, ...argv], {
    cwd: PROGRAM_CWD,
    env: { ...ENVIRONMENT, ...given.env },
    stdin: new Blob([given.input ?? ""]),
    stdout: "pipe",
    stderr: "pipe",
  });
  const [stdout, stderr, code] = await Promise.all([child.stdout.text(), child.stderr.text(), child.exited]);
  return { code, stdout, stderr };
}

export interface Companion {
  /** Sends one JSON line and reads one. */
  ask: (question: unknown) => Promise<Record<string, unknown>>;
  stop: () => Promise<void>;
}

/** Starts one of test/programs, which answers each line of JSON with another. */
export async function spawnCompanion(program: string, argv: string[] = []): Promise<Companion> {
  const child = Bun.spawn([process.execPath, join(import.meta.dir, "programs", program), ...argv], {
    cwd: ROOT,
    env: ENVIRONMENT,
    stdin: "pipe",
    stdout: "pipe",
    stderr: "inherit",
  });
  const lines = linesOf(child.stdout);
  const answer = async (): Promise<Record<string, unknown>> => {
    const { value, done } = await lines.next();
    if (done) throw new Error(`${program} ended with ${await child.exited}.`);
    return JSON.parse(value) as Record<string, unknown>;
  };
  await answer(); // "ready"
  return {
    ask(question) {
      void child.stdin.write(`${JSON.stringify(question)}\n`);
      void child.stdin.flush();
      return answer();
    },
    async stop() {
      await child.stdin.end();
      await child.exited;
    },
  };
}

async function* linesOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<string, undefined> {
  let rest = "";
  for await (const chunk of stream.pipeThrough(new TextDecoderStream())) {
    const lines = (rest + chunk).split("\n");
    rest = lines.pop() ?? "";
    yield* lines;
  }
  return undefined;
}

/** Every byte of every file below a directory, read by another process. */
export function scan(directory: string): Buffer {
  const found = Bun.spawnSync(["find", directory, "-type", "f", "-exec", "cat", "{}", "+"]);
  if (found.exitCode !== 0) throw new Error(found.stderr.toString());
  return Buffer.from(found.stdout);
}

/** Path below the directory → octal mode, for files and directories, the directory itself included as ".". */
export function modes(directory: string): Array<{ path: string; mode: string; isDirectory: boolean }> {
  const found = Bun.spawnSync(["find", ".", "-printf", "%p %m %y\\n"], { cwd: directory });
  const lines = found.stdout.toString().trim().split("\n");
  return lines.map((line) => {
    const [path = "", mode = "", type = ""] = line.split(" ");
    return { path, mode, isDirectory: type === "d" };
  });
}
