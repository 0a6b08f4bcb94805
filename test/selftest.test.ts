// `secretpush selftest`, by the program itself, beside a server that runs in the same directory.

import { afterAll, afterEach, expect, setDefaultTimeout, test } from "bun:test";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statfsSync } from "node:fs";
import { join } from "node:path";

import { makeTempDir } from "./harness.ts";
import { PROGRAM, runProgram, type ServerProcess, spawnServer } from "./processes.ts";

setDefaultTimeout(120_000); // processes take their time on a busy machine

const root = makeTempDir();
const running: ServerProcess[] = [];
afterEach(async () => {
  for (const server of running.splice(0)) await server.kill();
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const isInMemory = statfsSync(root).type === 0x01021994;
const leftIn = (directory: string): string[] => readdirSync(directory).filter((name) => name.startsWith("selftest-"));

interface Page {
  findings: Array<{ verdict: string; subject: string; text: string }>;
}

test("it tries each promise, leaves a running server as it was, and leaves nothing behind", async () => {
  const dataDir = join(root, "data");
  const server = await spawnServer(dataDir);
  running.push(server);
  // What one that was killed has left: no process has this number.
  mkdirSync(join(dataDir, "selftest-4194305-x"));
  // The server may still be making its socket.
  const namesIn = (): string[] =>
    readdirSync(dataDir)
      .filter((name) => name !== "server.sock")
      .toSorted();
  const before = namesIn().filter((name) => !name.startsWith("selftest-"));
  const argv = ["selftest", "--data-dir", dataDir, "--races", "5", "--kills", "2", "--json"];
  const { code, stdout, stderr } = await runProgram(argv);
  const { findings } = JSON.parse(stdout) as Page;
  expect(findings.map(({ subject }) => subject)).toEqual(["flushes", "races", "kills", "passphrases", "erasure"]);
  const [flushes, ...others] = findings;
  expect(others.filter(({ verdict }) => verdict !== "ok")).toEqual([]);
  expect(findings[1]?.text).toBe("5 pushes of one view, 8 clients at once: 5 opened once, 0 never, 0 more than once.");
  expect(findings[2]?.text).toMatch(
    /^2 kills \(kill -9\) among [1-9]\d* pushes .*: 0 lost, 0 opened twice, 0 with wrong content\.$/,
  );
  expect(findings[3]?.text).toMatch(
    /^The right passphrase opened a push\. 20 wrong .*: [1-9]\d* refused, [1-9]\d* not tried because of the limit, 0 opened it\.$/,
  );
  expect(findings[4]?.text).toMatch(/ 0 of 14\d pieces of its encrypted bytes are left\. /);
  expect([flushes?.verdict === "fail", code, stderr]).toEqual([isInMemory, isInMemory ? 1 : 0, ""]);
  expect(namesIn()).toEqual(before);
  const made = await fetch(`${server.url}/api/v2/pushes`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: '{"push":{"payload":"x"}}',
  });
  expect(made.status).toBe(201);
});

test("a directory in memory is no disk, and a directory that is missing is named", async () => {
  const memory = "/dev/shm";
  if (existsSync(memory)) {
    const directory = mkdtempSync(join(memory, "secretpush-test-"));
    const { code, stdout } = await runProgram(["selftest", "--in", directory, "--races", "1", "--kills", "1"]);
    expect([code, stdout]).toEqual([1, expect.stringContaining("This directory is in memory (tmpfs)")]);
    expect(readdirSync(directory)).toEqual([]);
    rmSync(directory, { recursive: true });
  }
  const missing = await runProgram(["selftest", "--in", join(root, "missing")]);
  expect([missing.code, missing.stderr]).toEqual([1, expect.stringContaining("missing")]);
  const wrong = await runProgram(["selftest", "--races", "0"]);
  expect(wrong.stderr).toContain('--races must be a whole number from 1 to 100000, not "0"');
});

test("an interrupted one removes its server and its data", async () => {
  const directory = join(root, "interrupted");
  mkdirSync(directory);
  const child = Bun.spawn([...PROGRAM, "selftest", "--in", directory, "--races", "100000"], {
    stdin: "ignore",
    stdout: "ignore",
    stderr: "ignore",
  });
  while (!leftIn(directory).some((name) => existsSync(join(directory, name, "races/secretpush.db"))))
    await Bun.sleep(10);
  child.kill("SIGTERM");
  expect(await child.exited).toBe(1);
  expect(readdirSync(directory)).toEqual([]);
});
