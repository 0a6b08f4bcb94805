// `secretpush selftest`: tests, on this machine and this disk, what the product promises. It uses a separate server,
// leaves a running one alone, and prints a page for an auditor.

import { iso } from "../../base/clock.ts";
import { statSync } from "node:fs";
import { hostname, release } from "node:os";
import { join, resolve } from "node:path";

import { build } from "../../base/build.ts";
import { wholeNumber } from "../client/lifetime.ts";
import { command } from "../command.ts";
import { anyFailed, type Finding, findingLines, orFailure } from "../findings.ts";
import { scratchIn } from "../left_behind.ts";
import { showWork } from "../progress.ts";
import { OperationFailed, SIGNALS, type Terminal, UsageError } from "../terminal.ts";
import type { OnProgress } from "./trials.ts";

/** How often each promise is tested. */
interface Extent {
  races: number;
  kills: number;
}

type Trial = (at: string, onProgress: OnProgress) => AsyncIterable<Finding>;

export const selftest = command({
  name: "selftest",
  summary:
    "Test on this machine and disk what the server promises: races, kills, erasure, flushes. Takes about half a minute.",
  options: {
    "--in <directory>": "Directory for the test's data, on the disk in question. (default: the data directory)",
    "--races <n>": { about: "Number of one-view pushes that eight clients retrieve at once.", default: "1000" },
    "--kills <n>": { about: "How many times the test's server is killed (kill -9) under load.", default: "50" },
    "--json": "Print a JSON object.",
  },
  settings: ["data-dir"],
  help: `
The test starts its own server on 127.0.0.1, with an empty data directory inside the given one, and removes both.
A server that is already running there is not disturbed. Exit code 1 if a promise does not hold on this machine.`,
  examples: [
    "sudo -u secretpush secretpush selftest --config /etc/secretpush/config.toml",
    "secretpush selftest --in /mnt/disk",
  ],
  async run({ in: parent, races, kills }, cli) {
    const { killAll } = await import("./trial_server.ts");
    const directory = resolve(parent ?? cli.settings().config.dataDir);
    const extent = { races: count(races, "--races"), kills: count(kills, "--kills") };
    if (!statSync(directory, { throwIfNoEntry: false })?.isDirectory()) {
      throw new OperationFailed(`${directory} is not a directory: name one on the disk in question with --in`);
    }
    const { path: scratch, remove } = scratchIn(directory, "selftest-");
    const interrupted = Promise.withResolvers<never>();
    let ending: Promise<void> | undefined;
    const onSignal = (): void => {
      ending = killAll();
      interrupted.reject(new OperationFailed("interrupted: the test's server has ended, and its data is removed"));
    };
    for (const signal of SIGNALS) cli.terminal.signals.on(signal, onSignal);
    const startedMs = Date.now();
    try {
      const findings = await Promise.race([tryAll(scratch, extent, cli.terminal), interrupted.promise]);
      const seconds = Math.round((Date.now() - startedMs) / 1_000);
      return {
        build,
        at: iso(startedMs),
        host: hostname(),
        system: `${process.platform} ${release()}`,
        directory,
        seconds,
        findings,
      };
    } finally {
      for (const signal of SIGNALS) cli.terminal.signals.off(signal, onSignal);
      // A process that still writes would recreate what is removed.
      await ending;
      remove();
    }
  },
  show: ({ at, host, system, directory, seconds, findings }) =>
    `Secret Push ${build} on ${host} (${system}), ${at}\nData in ${directory}, removed again; ${seconds} s\n\n` +
    findingLines(findings) +
    (anyFailed(findings)
      ? ""
      : "Everything tested here holds. Power cuts were not tested: see the line about flushes.\n"),
  failed: ({ findings }) => anyFailed(findings),
});

function count(given: string, flag: string): number {
  const parsed = wholeNumber(given, flag);
  if (parsed < 1 || parsed > 100_000) {
    throw new UsageError(`${flag} must be a whole number from 1 to 100000, not "${given}"`);
  }
  return parsed;
}

async function tryAll(scratch: string, { races, kills }: Extent, terminal: Terminal): Promise<Finding[]> {
  const { flushes } = await import("./flushes.ts");
  const { erasure, kill, passphrases, race } = await import("./trials.ts");
  const trials: Array<[subject: string, label: string, run: Trial]> = [
    ["flushes", "Flushing", flushes],
    ["races", "Racing", (at, onProgress) => race(at, races, onProgress)],
    ["kills", "Killing", (at, onProgress) => kill(at, kills, onProgress)],
    ["passphrases", "Guessing", passphrases],
    ["erasure", "Searching", erasure],
  ];
  const findings: Finding[] = [];
  for (const [subject, label, run] of trials) {
    const found = await showWork(terminal, label, (onProgress) =>
      Array.fromAsync(orFailure(subject, run(join(scratch, subject), onProgress))),
    );
    findings.push(...found);
  }
  return findings;
}
