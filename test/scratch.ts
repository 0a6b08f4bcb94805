// A directory for the tests of a file, servers on data below it, and a server of their own. None of them outlives the file's tests.

import { afterAll, beforeAll } from "bun:test";
import { rmSync } from "node:fs";
import { join } from "node:path";

import { makeTempDir, type ServerSettings, startServer, type TestServer } from "./harness.ts";
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

/**
 * A server that starts before the first test of the file, or of the `describe`, and stops after the last. Call it once, outside of all
 * tests, and read nothing of it before they run.
 */
export function ownServer(settings?: ServerSettings): TestServer {
  const server = {} as TestServer;
  let started: TestServer | undefined;
  beforeAll(async () => void Object.assign(server, (started = await startServer(settings))));
  afterAll(() => started?.stop());
  return server;
}
