// Prints what the tests of a run lacked, a line for each reason to skip, and the tests that prove nothing: those that were skipped
// without a reason (see test/needs.ts), and those that passed without an assertion. Exits with 1 if there is one of either.
//
//   bun scripts/skips.ts REPORT …     reports of `bun test` for junit

import { readFileSync } from "node:fs";

import { passedWithoutAssertion, reasonsOf, skippedIn } from "../test/skips.ts";

const reports = process.argv.slice(2).map((path) => readFileSync(path, "utf8"));
const skipped = reports.flatMap(skippedIn);
const wrong = [
  ...skipped
    .filter(({ needs }) => needs.length === 0)
    .map(({ file, name }) => `SKIPPED WITHOUT A REASON ${file}: ${name}`),
  ...reports.flatMap(passedWithoutAssertion).map((name) => `NO ASSERTION ${name}`),
];
const lines = [...reasonsOf(skipped), ...wrong];
for (const line of lines.length === 0 ? ["none"] : lines) process.stdout.write(`${line}\n`);
process.exit(wrong.length > 0 ? 1 : 0);
