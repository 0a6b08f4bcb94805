// Prints the tests that prove nothing: those that were skipped, with the reason, from the output of `bun test`, and those that
// passed without an assertion, from its reports for junit. Exits with 1 if test/skips.ts has no reason for one of the first, or
// if there is one of the second.
//
//   bun scripts/skips.ts LOG [REPORT …]

import { readFileSync } from "node:fs";

import { ALLOWED_SKIPS, passedWithoutAssertion, skippedIn } from "../test/skips.ts";

const [log = "", ...reports] = process.argv.slice(2);
const skipped = skippedIn(readFileSync(log, "utf8"));
const reasons = skipped.map((name) => ALLOWED_SKIPS.find((allowed) => allowed.name.test(name))?.reason ?? null);
for (const [index, name] of skipped.entries()) {
  const reason = reasons[index] ?? null;
  process.stdout.write(reason === null ? `NOT ALLOWED  ${name}\n` : `allowed      ${name}: ${reason}\n`);
}
const empty = reports.flatMap((report) => passedWithoutAssertion(readFileSync(report, "utf8")));
for (const name of empty) process.stdout.write(`NO ASSERTION ${name}\n`);
if (skipped.length + empty.length === 0) process.stdout.write("none\n");
process.exit(reasons.includes(null) || empty.length > 0 ? 1 : 0);
