// Names every test that failed, and runs its file once more, alone: where other tests use the machine, a test can fail without a
// defect; alone it cannot. One that fails again has failed. Its last line is the count of those that passed alone. Where more than
// a few files failed, it is not the machine, and nothing runs again.
//
//   bun scripts/failed_again.ts REPORT …     those named long.xml and postgres.xml are of the long run and of PostgreSQL

import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";

import { failedIn } from "../test/skips.ts";

const MOST_FILES = 6;

const scratch = mkdtempSync(join(tmpdir(), "secretpush-again-"));
const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** How a report's tests were run, by its name. */
const RUNS: Readonly<Record<string, { engine: string; env: Record<string, string> }>> = {
  "long.xml": { engine: "SQLite in the long run", env: { SECRETPUSH_TEST_LONG: "1" } },
  "postgres.xml": { engine: "PostgreSQL", env: { TEST_ENGINE: "postgres" } },
};

const failures = process.argv.slice(2).flatMap((report) => {
  const { engine, env } = RUNS[basename(report)] ?? { engine: "SQLite", env: {} };
  return failedIn(readFileSync(report, "utf8")).map(({ file, name }) => ({ engine, env, file, name }));
});
for (const { engine, file, name } of failures) say(`failed       ${file} on ${engine}: ${name}`);

const runs = new Map(failures.map((failure) => [`${failure.engine} ${failure.file}`, failure]));
let mended = 0;
if (runs.size > MOST_FILES) say(`More than ${MOST_FILES} files failed: none of them runs again.`);
else for (const run of runs.values()) mended += await again(run);
rmSync(scratch, { recursive: true });
say(failures.length === 0 ? "none" : `${mended} passed alone`);

/** How many of a file's tests that failed pass now: all or none, because one that fails in their place counts as well. */
async function again({ engine, env, file }: (typeof failures)[number]): Promise<number> {
  const report = join(scratch, "report.xml");
  const run = Bun.spawn(
    [process.execPath, "test", "--timeout", "60000", "--reporter=junit", `--reporter-outfile=${report}`, file],
    {
      env: { ...process.env, ...env },
      stdio: ["ignore", "pipe", "pipe"],
    },
  );
  const [said, code] = await Promise.all([new Response(run.stderr).text(), run.exited]);
  if (code !== 0) {
    say(said);
    return 0;
  }
  const those = failures.filter((failure) => failure.file === file && failure.engine === engine);
  for (const { name } of those) say(`passed alone ${file} on ${engine}: ${name}`);
  return those.length;
}
