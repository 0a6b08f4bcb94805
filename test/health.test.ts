// GET /up where the disk takes its time: who asks often gets the last result, who asks seldom waits for a new one. And
// what monitoring leaves in the log.

import { expect, setDefaultTimeout, test } from "bun:test";
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { healthRoutes } from "../src/http/routes/health.ts";
import { startServer } from "./harness.ts";
import { runProgram } from "./processes.ts";

setDefaultTimeout(60_000); // a machine that others use too is slow at times

test("health answers from a check that is at most two seconds old while the next one runs", async () => {
  const time = { ms: 0 };
  const checks: Array<PromiseWithResolvers<void>> = [];
  const app = healthRoutes({
    canWrite() {
      checks.push(Promise.withResolvers<void>());
      return checks.at(-1)?.promise ?? Promise.reject(new Error());
    },
    isDoctor: () => false,
    trouble: () => null,
    warning: () => null,
    conditions: async () => [],
    build: "0",
    nowMs: () => time.ms,
  });
  const ask = async (): Promise<unknown> => (await app.handle(new Request("http://localhost/up"))).json();
  const first = ask();
  while (checks.length === 0) await Bun.sleep(1);
  checks[0]?.resolve();
  expect(await first).toEqual({ status: "up" });
  time.ms = 1_500; // a new check begins, and nobody waits for it
  expect(await ask()).toEqual({ status: "up" });
  expect(checks.length).toBe(2);
  time.ms = 2_500; // now the last result is too old
  const third = ask();
  while (checks.length < 3) await Bun.sleep(1);
  checks[2]?.resolve();
  expect(await third).toEqual({ status: "up" });
});

test("monitoring that succeeds leaves no line in the log, and what others ask does", async () => {
  const server = await startServer();
  try {
    for (const path of ["/up", "/readyz", "/up"]) expect((await server.fetch(path)).status).toBe(200);
    const wrong = { email: "ann@example.org", password: "wrong password" };
    const refused = await server.json("POST", "/session", wrong, { "sec-fetch-site": "same-origin" });
    expect(refused.status).toBe(401);
  } finally {
    await server.stop();
  }
  const requests = server
    .log()
    .split("\n")
    .filter((line) => line.includes(" request "));
  expect(requests).toEqual([expect.stringContaining("route=/session status=401 ")]);

  // fail2ban searches each line for the filter's expression, with an address in place of <HOST>.
  const filter = readFileSync(join(import.meta.dir, "../deploy/fail2ban/filter.conf"), "utf8");
  const [, failure = ""] = /^failregex = (.+)$/m.exec(filter) ?? [];
  const banned = new RegExp(failure.replace("<HOST>", "(?<host>[0-9a-f.:]+)"));
  expect(banned.exec(requests[0] ?? "")?.groups?.["host"]).toBe("127.0.0.1");
});

test("with log.level debug monitoring is logged too", async () => {
  const server = await startServer({ flags: { "log-level": "debug" } });
  await server.fetch("/up");
  await server.stop();
  expect(server.log()).toContain("route=/up status=200");
});

test("healthcheck says whether the server of its settings is well, by its exit code too", async () => {
  const check = (port: number | string, ...more: string[]) =>
    runProgram(["healthcheck", "--port", String(port), ...more]);
  const server = await startServer();
  const { port } = new URL(server.url);
  expect(await check(port)).toMatchObject({ code: 0, stdout: `${server.url} is up.\n` });
  expect(await check(port, "--ready")).toMatchObject({ code: 0, stdout: `${server.url} is ready.\n` });
  await server.stop();
  const gone = await check(port);
  expect([gone.code, gone.stdout]).toEqual([1, ""]);
  expect(gone.stderr).toContain(`${server.url} does not answer`);

  const unwell = Bun.serve({ port: 0, fetch: () => Response.json({ error: "No space is left." }, { status: 503 }) });
  const asked = await check(unwell.port ?? 0);
  await unwell.stop(true);
  expect(asked).toMatchObject({ code: 1, stdout: "" });
  expect(asked.stderr).toEndWith(" is not well: No space is left.\n");
  expect((await check(0)).code).toBe(2);
});
