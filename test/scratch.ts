// A directory for the tests of a file, and servers on data below it. Neither outlives the file's tests.

import { afterAll } from "bun:test";
import { rmSync } from "node:fs";
import { join } from "node:path";

import { makeTempDir } from "./harness.ts";
import { Servers } from "./processes.ts";

/** Call it once, outside of all tests. */
export function scratch() {
  const root = makeTempDir();
  const servers = new Servers();
  afterAll(async () => {
    await servers.end();
    rmSync(root, { recursive: true, force: true });
  });
  let numbered = 0;
  return {
    root,
    servers,
    start: servers.start,
    /** A path below the directory that nothing has used yet. */
    newPath: (what: string): string => join(root, `${what}${(numbered += 1)}`),
  };
}
