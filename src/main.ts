// The entry point: passes the process's arguments, streams, environment and signals to the command line and exits
// with its code. Nothing else ends the process.

import { runCli } from "./cli/index.ts";
import { complain, EXIT, type Terminal } from "./cli/terminal.ts";

/** A stream of text, and whether everything was written. */
class Output {
  #onTheWay = 0;
  #arrived: (() => void) | null = null;
  /** Resolves after a failure, when the stream reports nothing else as done. */
  readonly #closed: Promise<void>;
  /** Why something was not written. A reader that closes the pipe ("| head") is not a failure. */
  lost: string | null = null;

  constructor(private readonly stream: NodeJS.WriteStream) {
    // Without a listener the error would end the process. The write's own callback gets it too.
    stream.on("error", () => {});
    this.#closed = new Promise((done) => stream.once("close", () => done()));
  }

  write = (text: string): void => {
    this.#onTheWay += 1;
    this.stream.write(text, (error?: (Error & { code?: string }) | null) => {
      this.#onTheWay -= 1;
      if (error && error.code !== "EPIPE") this.lost ??= error.code ?? error.message;
      if (this.#onTheWay === 0) this.#arrived?.();
    });
  };

  /** Waits until all is written: exiting drops what a pipe has not taken. (end() may report before earlier writes.) */
  async end(): Promise<void> {
    await Promise.race([this.#closed, new Promise<void>((done) => this.stream.end(() => done()))]);
    if (this.#onTheWay > 0) await Promise.race([this.#closed, new Promise<void>((done) => (this.#arrived = done))]);
  }
}

async function main(): Promise<never> {
  const [stdout, stderr] = [new Output(process.stdout), new Output(process.stderr)];
  let isLog = false;
  const terminal: Terminal = {
    stdin: process.stdin,
    stderrIsTTY: process.stderr.isTTY === true,
    stdout: stdout.write,
    stderr: stderr.write,
    bytes: (chunk) =>
      new Promise((done, failed) => process.stdout.write(chunk, (error) => (error ? failed(error) : done()))),
    stdoutIsTTY: process.stdout.isTTY === true,
    stdoutIsLog: () => (isLog = true),
    columns: process.stderr.columns || 80,
    env: process.env,
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
