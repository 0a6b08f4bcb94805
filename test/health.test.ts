// GET /up where the disk takes its time: who asks often gets the last result, who asks seldom waits for a new one.

import { expect, setDefaultTimeout, test } from "bun:test";

import { healthRoutes } from "../src/http/health.ts";

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
