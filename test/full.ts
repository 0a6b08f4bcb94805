// How much a test does. `bun run test` shows the same with less: one width, few kills, small floods.

/** For hours, by hand: SECRETPUSH_TEST_FULL=1. */
export const FULL = process.env["SECRETPUSH_TEST_FULL"] === "1";

/** `bun run test:all`, which is SECRETPUSH_TEST_LONG=1: everything, at the numbers that .ci/run holds. */
export const LONG = FULL || process.env["SECRETPUSH_TEST_LONG"] === "1";

/** Where a test's chance begins. It is printed, and SECRETPUSH_TEST_SEED repeats it. */
export function seedOf(test: string): number {
  const seed = Number(process.env["SECRETPUSH_TEST_SEED"] ?? Math.floor(Math.random() * 1_000_000));
  console.log(`${test}: SECRETPUSH_TEST_SEED=${seed}`);
  return seed;
}
