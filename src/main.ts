// The program's door: hands the process's arguments, streams, environment and signals to the
// command line and exits with its code. The only place that exits.

import { runCli } from "./cli/index.ts";
import { complain, EXIT, type Terminal } from "./cli/terminal.ts";

/** Text on its way to a stream, and whether it got there. */
class Output {
  #onTheWay = 0;
  #arrived: (() => void) | null = null;
  /** After a failure: then nothing is called done any more. */
  readonly #closed: Promise<void>;
  /** Why something was not taken. A reader that went away ("| head") has what it wanted: that is no reason. */
  lost: string | null = null;

  constructor(private readonly stream: NodeJS.WriteStream) {
    // Heard here, or it would end the process; what it says comes to the write's own callback.
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

  /** Exiting drops what a pipe has not taken yet. (The end is called done before the writes before it are.) */
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
    complain(terminal, `standard output could not be written (${stdout.lost}): what was printed is not all there.`);
    exitCode = EXIT.failed;
  }
  await stderr.end();
  process.exit(exitCode);
}

void main();
