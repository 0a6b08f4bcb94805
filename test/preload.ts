// bunfig.toml loads this before the first file of tests of a process: its hook comes after those of the last one.

import { afterAll, afterEach, beforeEach } from "bun:test";
import { appendFileSync } from "node:fs";

import { endAll } from "./ends.ts";
import { ownTemporary } from "./own_temporary.ts";
import { costOfBrowsers, costSoFar } from "./timings.ts";

// Everything that tests ask is on this machine: a proxy of the environment would be asked for it, by the programs that they start too.
for (const name of ["HTTP_PROXY", "HTTPS_PROXY", "ALL_PROXY"])
  for (const spelled of [name, name.toLowerCase()]) delete process.env[spelled];

// A file's cost begins where the last test of the one before it has ended.
const marks = process.env["TEST_COST"];
if (marks) {
  let file = "";
  let sinceMark = costSoFar();
  const mark = (): void =>
    appendFileSync(marks, `${JSON.stringify({ file, browsers: costOfBrowsers(), ...sinceMark })}\n`);
  beforeEach(() => {
    if (file === Bun.main) return;
    file = Bun.main;
    mark();
  });
  afterEach(() => {
    sinceMark = costSoFar();
  });
  afterAll(() => {
    file = "";
    mark();
  });
}

const removeTemporary = ownTemporary();
afterAll(async () => {
  await endAll();
  removeTemporary();
});
