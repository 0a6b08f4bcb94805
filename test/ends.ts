// What is started for the tests of a file ends with the file: preload.ts sees to it. Where scripts/test-postgres.ts has files
// share a process and an engine, and in a benchmark, it ends with the process.

export const isShared = process.env["TEST_ENGINE"] === "postgres";
const ends: Array<() => Promise<void>> = [];

/** @param isSharedByNone ends with its file everywhere */
export function endsWithItsFile(end: () => Promise<void>, isSharedByNone = false): void {
  if (isSharedByNone || !isShared) ends.push(end);
}

export async function endAll(): Promise<void> {
  await Promise.all(ends.splice(0).map((end) => end()));
}
