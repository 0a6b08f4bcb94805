// Reads the output of `bun test` from a file and prints the tests that were skipped, with the reason. Exits
// with 1 where test/skips.ts has no reason for one of them.
//
//   bun scripts/skips.ts LOG

import { readFileSync } from "node:fs";

import { ALLOWED_SKIPS, skippedIn } from "../test/skips.ts";

const skipped = skippedIn(readFileSync(process.argv[2] ?? "", "utf8"));
const reasons = skipped.map((name) => ALLOWED_SKIPS.find((allowed) => allowed.name.test(name))?.reason ?? null);
for (const [index, name] of skipped.entries()) {
  const reason = reasons[index] ?? null;
  process.stdout.write(reason === null ? `NOT ALLOWED  ${name}\n` : `allowed      ${name}: ${reason}\n`);
}
if (skipped.length === 0) process.stdout.write("none\n");
process.exit(reasons.includes(null) ? 1 : 0);
