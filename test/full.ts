// SECRETPUSH_TEST_FULL=1 runs tests at their full sizes. Else they show the same with less: flows at one width, fewer pages
// damaged, smaller files.

export const FULL = process.env["SECRETPUSH_TEST_FULL"] === "1";

/** Where a test's chance begins. It is printed, and SECRETPUSH_TEST_SEED repeats it. */
export function seedOf(test: string): number {
  const seed = Number(process.env["SECRETPUSH_TEST_SEED"] ?? Math.floor(Math.random() * 1_000_000));
  console.log(`${test}: SECRETPUSH_TEST_SEED=${seed}`);
  return seed;
}
