// The program's door: hands the process's arguments, streams, environment and signals to the
// command line and exits with its code. The only place that exits.

import { runCli } from "./cli/index.ts";

async function main(): Promise<never> {
  // A reader that went away ("| head") is no reason to fall over.
  process.stdout.on("error", () => {});
  process.stderr.on("error", () => {});
  const exitCode = await runCli(process.argv.slice(2), {
    stdin: process.stdin,
    stderrIsTTY: process.stderr.isTTY === true,
    stdout: (text) => void process.stdout.write(text),
    stderr: (text) => void process.stderr.write(text),
    bytes: (chunk) =>
      new Promise((done, failed) => process.stdout.write(chunk, (error) => (error ? failed(error) : done()))),
    stdoutIsTTY: process.stdout.isTTY === true,
    columns: process.stderr.columns || 80,
    env: process.env,
    signals: process,
  });
  // Exiting drops what a pipe has not taken yet. (An empty write is done before those before it are.)
  await new Promise<void>((done) => process.stdout.end(() => done()));
  await new Promise<void>((done) => process.stderr.end(() => done()));
  process.exit(exitCode);
}

void main();
