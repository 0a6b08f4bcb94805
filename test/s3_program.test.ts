// A program of the machine is used in the version that .ci/run installs, and in no other; what a file of tests starts ends with
// the file.

import { expect, test } from "bun:test";
import { chmodSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { needs } from "./needs.ts";
import { findS3Program, MOTO_VERSION, VERSITYGW_VERSION } from "./s3_program.ts";
import { scratch } from "./scratch.ts";

const { root, newPath } = scratch();

/** A directory of programs that print these texts. */
function programs(texts: Record<string, string>): string {
  const directory = newPath("bin");
  mkdirSync(directory);
  for (const [name, text] of Object.entries(texts)) {
    const path = join(directory, name);
    writeFileSync(path, `#!/bin/sh\necho '${text}'\n`);
    chmodSync(path, 0o755);
  }
  return directory;
}

const NONE = "/nonexistent";

test("a machine's versitygw serves the tests in the version of .ci/run", () => {
  expect(VERSITYGW_VERSION).not.toBe("");
  const bin = programs({ versitygw: `Version  : v${VERSITYGW_VERSION}` });
  expect(findS3Program(bin, NONE)).toEqual({ name: "versitygw", path: join(bin, "versitygw"), lacks: "" });
});

test("a machine's moto_server serves them in the version of .ci/run", () => {
  expect(MOTO_VERSION).not.toBe("");
  const bin = programs({ moto_server: "", python3: MOTO_VERSION });
  expect(findS3Program(bin, NONE)).toEqual({ name: "moto_server", path: join(bin, "moto_server"), lacks: "" });
});

test("other versions do not, and the reason to skip names them", () => {
  const bin = programs({ versitygw: "Version  : v1.0.0", moto_server: "", python3: "5.2.1" });
  expect(findS3Program(bin, NONE)).toEqual({
    name: "",
    path: null,
    lacks:
      `Neither versitygw ${VERSITYGW_VERSION} nor moto ${MOTO_VERSION} is here; ` +
      `${join(bin, "versitygw")} is another version; ${join(bin, "moto_server")} is version 5.2.1.`,
  });
  const bare = programs({ moto_server: "" });
  expect(findS3Program(bare, NONE).lacks).toContain("moto_server is of an unknown version.");
});

needs("s3").test("S3 servers and databases that a file starts are gone when the next file begins", async () => {
  const modules = (name: string): string => JSON.stringify(join(import.meta.dir, name));
  const file = (name: string, test: string): string => {
    const path = join(root, `${name}.test.ts`);
    writeFileSync(
      path,
      `import { expect, test } from "bun:test"; import { readFileSync, writeFileSync } from "node:fs";
       import { newBucket } from ${modules("s3.ts")}; const PLACE = ${JSON.stringify(join(root, "place"))}; ${test}`,
    );
    return path;
  };
  const files = [
    file("a", 'test("starts", async () => writeFileSync(PLACE, (await newBucket()).endpoint));'),
    file("b", 'test("finds none", () => expect(fetch(readFileSync(PLACE, "utf8"))).rejects.toThrow());'),
  ];
  const argv = ["test", "--isolate", "--timeout", "60000", "--preload", join(import.meta.dir, "preload.ts"), ...files];
  const run = Bun.spawn([process.execPath, ...argv], {
    cwd: root,
    env: { ...process.env, TEST_ENGINE: "sqlite" },
    stdout: "ignore",
    stderr: "pipe",
  });
  expect([await run.stderr.text(), await run.exited]).toEqual([expect.stringContaining(" 2 pass\n 0 fail"), 0]);
});
