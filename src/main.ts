// The entry point: passes the process's arguments, streams, environment and signals to the command line and exits with
// its code. Nothing else ends the process.

import { runCli } from "./cli/index.ts";
import { complain, EXIT, type Terminal } from "./cli/terminal.ts";

/**
 * Standard output or standard error; remembers whether everything was written. It does not use `process.stdout`,
 * because loading Node's streams would take a tenth of the start-up time.
 */
class Output {
  readonly #sink: Bun.FileSink;
  readonly #onTheWay = new Set<Promise<unknown>>();
  /** Why something was not written. A reader that closes the pipe ("| head") is not a failure. */
  lost: string | null = null;

  constructor(descriptor: number) {
    this.#sink = Bun.file(descriptor).writer();
  }

  write = (text: string): void => {
    const written = this.bytes(text)
      .catch((error: Error & { code?: string }) => {
        if (error.code !== "EPIPE") this.lost ??= error.code ?? error.message;
      })
      .finally(() => this.#onTheWay.delete(written));
    this.#onTheWay.add(written);
  };

  /** Resolves once the bytes are written. */
  bytes = async (chunk: string | Uint8Array): Promise<void> => {
    await Promise.all([this.#sink.write(chunk), this.#sink.flush()]);
  };

  /** Waits until all is written: exiting drops bytes that a pipe has not taken. */
  async end(): Promise<void> {
    await Promise.all(this.#onTheWay);
  }
}

async function main(): Promise<never> {
  const [stdout, stderr] = [new Output(1), new Output(2)];
  let isLog = false;
  const terminal: Terminal = {
    get stdin() {
      return process.stdin;
    },
    get stderrIsTTY() {
      return process.stderr.isTTY === true;
    },
    stdout: stdout.write,
    stderr: stderr.write,
    bytes: stdout.bytes,
    get stdoutIsTTY() {
      return process.stdout.isTTY === true;
    },
    stdoutIsLog: () => (isLog = true),
    get columns() {
      return process.stderr.columns || 80;
    },
    env: process.env,
    isGone: async () => (await import("./cli/server/hung_up.ts")).isHungUp(),
    signals: process,
  };
  let exitCode = await runCli(process.argv.slice(2), terminal);
  await stdout.end();
  if (stdout.lost !== null && !isLog && exitCode === EXIT.ok) {
    complain(terminal, `standard output could not be written (${stdout.lost}): the output is incomplete.`);
    exitCode = EXIT.failed;
  }
  await stderr.end();
  process.exit(exitCode);
}

void main();
