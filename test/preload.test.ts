// What a file of tests leaves behind and asks for, whatever the environment says and however its tests end: nothing.

import { expect, setDefaultTimeout, test } from "bun:test";
import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";

import { scratch } from "./scratch.ts";

setDefaultTimeout(60_000);

const ROOT = resolve(import.meta.dir, "..");
const { root, newPath } = scratch();

/** Runs a file of tests as the project's own are. @returns what it said, and what is left in its temporary directory */
function run(source: string, environment: Record<string, string> = {}): { code: number; said: string; left: string[] } {
  const file = join(root, "sample.test.ts");
  writeFileSync(file, `import { expect, test } from "bun:test";\n${source}`);
  const temporary = newPath("temporary");
  mkdirSync(temporary);
  // As an ordinary user, who cannot look into every directory.
  const drop = process.getuid?.() === 0 ? ["setpriv", "--bounding-set=-dac_override,-dac_read_search", "--"] : [];
  const done = Bun.spawnSync([...drop, process.execPath, "test", file], {
    cwd: ROOT,
    env: { ...process.env, NO_PROXY: undefined, no_proxy: undefined, TMPDIR: temporary, ...environment },
  });
  return { code: done.exitCode, said: done.stderr.toString(), left: readdirSync(temporary) };
}

test("no temporary file stays, also of a test that fails and of a directory that cannot be read", () => {
  const { code, said, left } =
    run(`import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs"; import { tmpdir } from "node:os";
    test("a", () => {
      const made = mkdtempSync(tmpdir() + "/made-");
      writeFileSync(made + "/file", "x");
      mkdirSync(made + "/closed");
      writeFileSync(made + "/closed/file", "x");
      require("node:fs").chmodSync(made + "/closed", 0);
      throw new Error(made);
    });`);
  expect([code, said]).toEqual([1, expect.stringMatching(/^error: \/\S*temporary1\/t-\w+\/made-\w+$/m)]);
  expect(left).toEqual([]);
});

test("a proxy in the environment is asked for nothing, by the tests and by the programs that they start", () => {
  const proxy = "http://127.0.0.1:9";
  const names = ["HTTP_PROXY", "HTTPS_PROXY", "ALL_PROXY", "http_proxy", "https_proxy", "all_proxy"];
  const { code, said } = run(
    `test("a", async () => {
      await using server = Bun.serve({ port: 0, fetch: () => new Response("here") });
      expect(await (await fetch(server.url)).text()).toBe("here");
      for (const options of [{}, { env: process.env }])
        expect(await Bun.spawn(["sh", "-c", 'env | grep -iE "^(https?|all)_proxy=" || echo none'], options).stdout.text()).toBe("none\\n");
    });`,
    Object.fromEntries(names.map((name) => [name, proxy])),
  );
  expect([code, said]).toEqual([0, expect.stringContaining("1 pass")]);
});
