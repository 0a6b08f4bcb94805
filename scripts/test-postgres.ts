// Runs the engine-neutral test files against PostgreSQL and S3, each server with a schema and a bucket of its own.
//
//   bun run test:postgres [FILE …] [--OPTION-OF-BUN-TEST …]

import { ENGINE_NEUTRAL } from "../test/engine_neutral.ts";

/** A worker keeps its PostgreSQL and its bucket from file to file. One is enough beside the other tests. */
const PARALLEL = ["--parallel=1", "--no-isolate"];

const [options = [], named = []] = [true, false].map((is) =>
  process.argv.slice(2).filter((one) => one.startsWith("--") === is),
);
const files = (named.length > 0 ? named : ENGINE_NEUTRAL).map((name) => `test/${name}.test.ts`);
const run = Bun.spawn([process.execPath, "test", "--timeout", "60000", ...PARALLEL, ...options, ...files], {
  env: { ...process.env, TEST_ENGINE: "postgres" },
  stdio: ["ignore", "inherit", "inherit"],
});
process.exit(await run.exited);
