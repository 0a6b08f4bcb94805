// What is started for the tests of a file ends after the file's own hooks: bunfig.toml loads this before each file. Where
// scripts/test-postgres.ts has files share a process and an engine, it ends with the process.

import { afterAll } from "bun:test";

const isShared = process.env["TEST_ENGINE"] === "postgres";
const ends: Array<() => Promise<void>> = [];

export function endsWithItsFile(end: () => Promise<void>): void {
  if (!isShared) ends.push(end);
}

afterAll(async () => {
  await Promise.all(ends.splice(0).map((end) => end()));
});
