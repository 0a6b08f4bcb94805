// bunfig.toml loads this before each file of tests: its hook comes after the file's own.

import { afterAll } from "bun:test";
import { appendFileSync } from "node:fs";

import { endAll } from "./ends.ts";
import { ownTemporary } from "./own_temporary.ts";
import { costOfBrowsers } from "./timings.ts";

// Everything that tests ask is on this machine: a proxy of the environment would be asked for it, by the programs that they start too.
for (const name of ["HTTP_PROXY", "HTTPS_PROXY", "ALL_PROXY"])
  for (const spelled of [name, name.toLowerCase()]) delete process.env[spelled];

const removeTemporary = ownTemporary();
afterAll(async () => {
  const cost = process.env["TEST_COST"];
  if (cost) appendFileSync(cost, `${costOfBrowsers()}\n`);
  await endAll();
  removeTemporary();
});
