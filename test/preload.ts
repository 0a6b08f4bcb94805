// bunfig.toml loads this before each file of tests: its hook comes after the file's own.

import { afterAll } from "bun:test";
import { appendFileSync } from "node:fs";

import { endAll } from "./ends.ts";
import { costOfBrowsers } from "./timings.ts";

afterAll(async () => {
  const cost = process.env["TEST_COST"];
  if (cost) appendFileSync(cost, `${costOfBrowsers()}\n`);
  await endAll();
});
