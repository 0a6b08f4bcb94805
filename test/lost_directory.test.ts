// A data directory that is deleted, moved away or replaced under the server. What it would acknowledge from
// then on would be gone with its process: so it stops acknowledging, says why, and ends.

import { describe, expect, setDefaultTimeout, test } from "bun:test";
import { cpSync, mkdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";

import { loadConfig } from "../src/config/load.ts";
import { serve } from "../src/serve.ts";
import { bodyOf } from "./error_bodies.ts";
import { scratch } from "./scratch.ts";

setDefaultTimeout(60_000); // a machine that others use too is slow at times

const { servers, newPath } = scratch();
const newDir = (): string => newPath("data");

/** Ways to take a data directory away from under a server. */
const LOSSES: Record<string, (dataDir: string) => void> = {
  "the directory is deleted": (dataDir) => rmSync(dataDir, { recursive: true }),
  "the directory is moved away and another takes its place": (dataDir) => {
    renameSync(dataDir, `${dataDir}-away`);
    // The runtime copies no sockets.
    cpSync(`${dataDir}-away`, dataDir, { recursive: true, filter: (path) => !path.endsWith(".sock") });
  },
  "the directory is moved away and an empty one takes its place": (dataDir) => {
    renameSync(dataDir, `${dataDir}-away`);
    mkdirSync(dataDir);
  },
  "the database is replaced by a copy": (dataDir) => {
    const path = join(dataDir, "secretpush.db");
    cpSync(path, `${path}.copy`);
    renameSync(`${path}.copy`, path);
  },
  "the lock is deleted": (dataDir) => rmSync(join(dataDir, "server.lock")),
};

const create = (url: string): Promise<Response> =>
  fetch(`${url}/api/v2/pushes`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ push: { payload: "secret" } }),
  });

describe.each(Object.entries(LOSSES))("where %s", (_, lose) => {
  test("the program ends with exit code 1 and a sentence", async () => {
    const dataDir = newDir();
    const server = await servers.start(dataDir);
    expect((await create(server.url)).status).toBe(201);
    lose(dataDir);
    expect(await server.exited).toBe(1);
    expect(server.output()).toMatch(/ERROR the data directory was lost reason="\S+ was deleted or replaced/);
    expect(server.output()).toMatch(
      /^secretpush: \S+ was deleted or replaced while the server was running: anything the server stored now would be lost\. Start it again once the data directory is complete\.$/m,
    );
    expect(server.output()).not.toContain("    at ");
  });
});

test("until it ends it answers 503, and acknowledges nothing", async () => {
  const dataDir = newDir();
  let log = "";
  const write = (text: string): void => void (log += text);
  const { config } = loadConfig({
    flags: { "data-dir": dataDir, port: "0" },
    env: {},
    readFile: (path) => readFileSync(path, "utf8"),
  });
  const server = await serve(config, { stdout: write, stderr: write, env: {} });
  try {
    expect((await create(server.url)).status).toBe(201);
    expect((await fetch(`${server.url}/up`)).status).toBe(200);
    renameSync(dataDir, `${dataDir}-away`);
    const sentence = await server.lost;
    expect(sentence).toContain(join(dataDir, "secretpush.db"));
    for (const answer of [
      await create(server.url),
      await fetch(`${server.url}/up`),
      await fetch(`${server.url}/p/x`),
    ]) {
      expect(answer.status).toBe(503);
      expect(bodyOf(503, await answer.text())).toEqual({
        error: "The server has lost its data directory and is about to stop.",
      });
    }
    const page = await fetch(server.url, { headers: { accept: "text/html" } });
    expect([page.status, page.headers.get("content-type")]).toEqual([503, expect.stringContaining("text/html")]);
    expect(log.match(/the data directory was lost/g)).toHaveLength(1);
  } finally {
    await server.stop();
  }
});

test("a directory that stays where it is keeps its server", async () => {
  const dataDir = newDir();
  const server = await servers.start(dataDir, { flags: { "sweep-interval": "1s" } });
  // A file beside the database comes and goes; two looks later the server is still there.
  cpSync(join(dataDir, "master.key"), join(dataDir, "copy"));
  rmSync(join(dataDir, "copy"));
  const endMs = performance.now() + 2_500;
  while (performance.now() < endMs) {
    expect((await create(server.url)).status).toBe(201);
    await Bun.sleep(100);
  }
  expect(await server.stop()).toBe(0);
});
