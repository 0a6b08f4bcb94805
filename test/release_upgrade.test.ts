// Releases as an administrator gets them: what is signed, what is refused, and the upgrade of a server that a supervisor runs,
// killed at each of its steps, and with a new version that does not become ready.

import { afterAll, beforeAll, expect, setDefaultTimeout, test } from "bun:test";
import {
  appendFileSync,
  chmodSync,
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";

import { copyForOwner } from "../src/base/durable_file.ts";
import { makeTempDir } from "./harness.ts";
import { needs } from "./needs.ts";
import { buildNext, buildThis, FAULT, Installation, newKeys, run, started } from "./releases.ts";

setDefaultTimeout(120_000); // a machine that others use too is slow at times

const here = needs("the long run", "minisign", "supervise", "cc");

const directory = makeTempDir();
const at = (...names: string[]): string => join(directory, ...names);
let keys: { secret: string; public: string };
const installed: Installation[] = [];

beforeAll(async () => {
  if (!here.isHere) return;
  keys = newKeys(directory, "release");
  await Promise.all([buildThis(at("this"), keys.public), buildNext(at("source"), at("next"), keys.secret)]);
});
afterAll(async () => {
  await Promise.all(installed.map((one) => one.stop()));
  rmSync(directory, { recursive: true, force: true });
});

/** The later release in a directory of its own. Its program is the same file: a test that changes it replaces it. */
function release(name: string): string {
  mkdirSync(at(name));
  for (const file of ["SHA256SUMS", "SHA256SUMS.minisig"]) copyFileSync(at("next", file), at(name, file));
  linkSync(at("next/secretpush"), at(name, "secretpush"));
  return at(name, "secretpush");
}

function change(path: string, edit: (text: string) => string): void {
  const text = readFileSync(path, "utf8");
  const edited = edit(text);
  expect(edited).not.toBe(text);
  writeFileSync(path, edited);
}

const check = (file: string, ...flags: string[]) =>
  started([at("this/secretpush"), "upgrade", "--check", file, ...flags]);

here.describe("a release", () => {
  test("is signed so that minisign and the program before it accept it", async () => {
    expect(run(["minisign", "-Vm", "SHA256SUMS", "-p", keys.public], at("next"))).toMatch(
      /Trusted comment: secretpush 99\.0\.0, commit [0-9a-f]{12}, \d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ\n/,
    );
    run(["sha256sum", "--check", "--quiet", "SHA256SUMS"], at("next"));
    const { code, stdout } = await check(at("next/secretpush"));
    expect([code, stdout]).toEqual([
      0,
      expect.stringMatching(/is Secret Push 99\.0\.0 .* as it was released\. This is /),
    ]);
    const whole = await started([at("this/secretpush"), "verify-release", at("next")]);
    expect([whole.code, whole.stdout]).toEqual([0, expect.stringMatching(/Everything here is what the holder of/)]);
  });

  test.each([
    ["of minisign", ["-S"]],
    ["of minisign in its older form", ["-S", "-l"]],
  ])("with a signature %s is accepted, too", async (name, argv) => {
    const file = release(`by hand ${argv.length}`);
    const comment = "secretpush 99.0.0, commit 0123456789ab, 2030-01-01T00:00:00Z";
    run(["minisign", ...argv, "-s", keys.secret, "-m", "SHA256SUMS", "-t", comment], join(file, ".."));
    expect([name, (await check(file)).code]).toEqual([name, 0]);
  });

  const comment = (text: string) => (path: string) =>
    change(`${path}.minisig`, (all) => all.replace("secretpush 99", text));
  const again =
    (text: string, key = () => keys.secret) =>
    (path: string) =>
      run(["minisign", "-S", "-s", key(), "-m", path, "-t", text], at());
  test.each<[string, (sums: string, file: string) => unknown, RegExp]>([
    [
      "the program",
      (_, file) => append(file),
      /differs from the sum .* someone has changed it\. The new program was not run/,
    ],
    [
      "the sums",
      (sums) => change(sums, (text) => text.replace("  secretpush.vex", "  another.vex")),
      /The file or its signature was changed/,
    ],
    ["program and sums", (sums, file) => sumsFor(sums, append(file)), /The file or its signature was changed/],
    ["the signature", (sums) => change(`${sums}.minisig`, swapDigit), /The file or its signature was changed/],
    ["the trusted comment", comment("secretpush 98"), /The comment of the signature was changed/],
    [
      "sums and signature, by another key",
      again("x", () => newKeys(directory, "other").secret),
      /made with the key .* trusts [0-9A-F]{16}/,
    ],
    ["the signature, by that of another file", again("file:other"), /It is the signature of something else/],
    [
      "all, by an older release",
      again("secretpush 1.0.0, commit 0123456789ab, 2020-01-01T00:00:00Z"),
      /is Secret Push 1\.0\.0 of 2020-01-01T00:00:00Z, which is older/,
    ],
    ["the signature, by nothing", (sums) => rmSync(`${sums}.minisig`), /SHA256SUMS\.minisig is missing/],
    ["the sums, by nothing", (sums) => rmSync(sums), /SHA256SUMS is missing/],
    [
      "the sums, by an endless file",
      (sums) => (rmSync(sums), run(["ln", "-s", "/dev/zero", sums], at())),
      /is not a file of a release/,
    ],
  ])("in which somebody replaced %s is refused", async (name, tamper, why) => {
    const file = release(`without ${name}`);
    await tamper(join(file, "../SHA256SUMS"), file);
    const { code, stdout, stderr } = await check(file);
    expect([code, stdout, stderr]).toEqual([1, "", expect.stringMatching(why)]);
    // What is there must be right, even if it need not be there.
    if (!/missing/.test(stderr)) expect((await check(file, "--unsigned")).code).toBe(1);
  });

  test("of nobody is used if the administrator says so, and a build without a key says that it has none", async () => {
    const file = release("unsigned");
    rmSync(join(file, "../SHA256SUMS.minisig"));
    const { code, stdout } = await check(file, "--unsigned");
    expect([code, stdout]).toEqual([0, expect.stringContaining("no one vouches for it. It is not signed.")]);
    const { upgrade } = {
      upgrade: await started([process.execPath, join(import.meta.dir, "../src/main.ts"), "upgrade", "--check", file]),
    };
    expect([upgrade.code, upgrade.stdout]).toEqual([
      0,
      expect.stringContaining("This build has no release key; verify by hand."),
    ]);
  });

  test("is copied so that nobody else can open the copy for writing, whoever may change the original", async () => {
    const [original, copy] = [at("original"), at("copy")];
    writeFileSync(original, "x".repeat(3_000_000));
    chmodSync(original, 0o4777);
    copyForOwner(original, copy);
    expect([statSync(copy).mode & 0o7777, readFileSync(copy).equals(readFileSync(original))]).toEqual([0o700, true]);
    rmSync(copy);
    symlinkSync(at("elsewhere"), copy);
    expect(() => copyForOwner(original, copy)).toThrow("EEXIST");
  });

  test("installs itself as a service only if it is what was released", async () => {
    const file = release("service");
    const install = (name: string, ...flags: string[]) =>
      started([file, "service", "install", "--root", at(name), ...flags]);
    expect((await install("root")).code).toBe(0);
    expect(existsSync(at("root/usr/local/bin/secretpush"))).toBe(true);
    rmSync(join(file, "../SHA256SUMS.minisig"));
    const refused = await install("no root");
    expect([refused.code, refused.stderr]).toEqual([1, expect.stringContaining("SHA256SUMS.minisig is missing")]);
    expect(existsSync(at("no root/usr"))).toBe(false);
    const taken = await install("unsigned root", "--unsigned");
    expect([taken.code, taken.stderr]).toEqual([0, expect.stringContaining("It is not signed.")]);
  });
});

/** Another program with the same beginning. */
function append(file: string): string {
  copyFileSync(file, `${file}.changed`);
  appendFileSync(`${file}.changed`, "x");
  renameSync(`${file}.changed`, file);
  return file;
}

function sumsFor(sums: string, file: string): void {
  const sum = run(["sha256sum", file], at()).slice(0, 64);
  change(sums, (text) => text.replace(/^[0-9a-f]{64} {2}secretpush$/m, `${sum}  secretpush`));
}

/** A digit in the middle of the second line. */
const swapDigit = (text: string): string =>
  text.replace(/^(.*\n.{50})(.)/, (_, before: string, digit: string) => `${before}${digit === "A" ? "B" : "A"}`);

async function install(name: string): Promise<Installation> {
  const one = await Installation.of(at(name), at("this/secretpush"));
  installed.push(one);
  return one;
}

here.describe("an upgrade", () => {
  let server: Installation;
  let before: string;
  let token: string;
  beforeAll(async () => {
    server = await install("server");
    before = await server.version();
    token = await server.push("kept");
  });
  /** The program, the data, and no remains. */
  const isWhole = async (one: Installation, version: string, pushed = token): Promise<void> => {
    expect([await one.version(), await one.payload(pushed)]).toEqual([version, "kept"]);
    expect([existsSync(`${one.program}.before`), existsSync(`${one.program}.new`)]).toEqual([false, false]);
  };

  test("runs nothing of a program that was tampered with", async () => {
    const file = release("a trap");
    writeFileSync(at("trap.c"), `#include <fcntl.h>\nint main(){return open("${at("ran")}",O_CREAT,0600)<0;}\n`);
    rmSync(file);
    run(["cc", "-o", file, at("trap.c")], directory);
    const refused = await server.upgrade(file);
    expect([refused.code, refused.stderr]).toEqual([1, expect.stringContaining("The new program was not run")]);
    expect(existsSync(at("ran"))).toBe(false);
    for (const name of ["SHA256SUMS", "SHA256SUMS.minisig"]) rmSync(join(file, "..", name));
    const { code, stderr } = await server.upgrade(file, "--unsigned");
    expect([code, stderr]).toEqual([1, expect.stringContaining("the new program does not run on this machine")]);
    expect(existsSync(at("ran"))).toBe(true); // the trap works
    await isWhole(server, before);
  });

  test.each(["end", "hang"])(
    "goes back, program and data, if the new version migrates and then does %p",
    async (fault) => {
      writeFileSync(join(server.data, FAULT), fault);
      // On a busy machine, the first seconds may not suffice for the migration.
      for (let seconds = 1; ; seconds *= 2) {
        // Unlike systemctl, svc does not wait for the end of the process before.
        await server.isReady();
        const { code, stderr } = await server.upgrade(at("next/secretpush"), "--ready-within", `${seconds}s`);
        expect([code, stderr]).toEqual([1, expect.stringContaining(`The server is running ${before}`)]);
        if (stderr.includes("Asking for the database from before the migration")) break;
      }
      await isWhole(server, before);
    },
  );

  test.each([6, 7, 8, 9])(
    "to a version that does not become ready, killed at step %d, is undone by hand",
    async (step) => {
      writeFileSync(join(server.data, FAULT), "end");
      let seconds = 1;
      while (!(await server.upgradeUntil(`${step}. `, at("next/secretpush"), "--ready-within", `${seconds}s`)))
        seconds *= 2;
      const { code, stderr } = await server.rollBack();
      expect([code, stderr]).toEqual([0, expect.any(String)]);
      await isWhole(server, before);
    },
  );

  test("changes nothing if it is killed before it replaces the program, and keeps a second one out", async () => {
    rmSync(join(server.data, FAULT));
    for (const step of [1, 2, 3]) await server.upgradeUntil(`${step}. `, at("next/secretpush"));
    const first = server.begin(at("next/secretpush"));
    await first.saw("2. ");
    // It would have replaced the program before a second one has started.
    first.pause();
    const second = await server.upgrade(at("next/secretpush"));
    expect([second.code, second.stderr]).toEqual([1, expect.stringContaining("Another upgrade is under way")]);
    first.kill();
    await first.ended;
    expect([await server.version(), await server.payload(token)]).toEqual([before, "kept"]);
  });

  test("replaces the program of a running server, keeps its data, and does nothing the second time", async () => {
    const { code, stdout, stderr } = await server.upgrade(at("next/secretpush"));
    expect([code, stderr]).toEqual([0, expect.stringMatching(/^1\. Checking [^]*\n6\. Waiting until it is ready\n$/)]);
    expect(stdout).toContain("Secret Push 99.0.0 ");
    await isWhole(server, "99.0.0");
    expect((await server.cli("doctor")).stdout).toContain("Only its owner can access");
    expect((await server.cli("backup", "verify", `${server.data}-before-99.0.0.tar`)).code).toBe(0);
    expect((await server.upgrade(at("next/secretpush"))).stdout).toMatch(/^This is already .*: nothing was changed/);
    const older = await server.upgrade(at("this/secretpush"), "--unsigned");
    expect([older.code, older.stderr]).toEqual([
      1,
      expect.stringContaining("which is older than this program, 99.0.0"),
    ]);
    await isWhole(server, "99.0.0");
  });

  test("is refused while the server is not ready, and without its data", async () => {
    await server.down();
    const down = await server.upgrade(at("next/secretpush"));
    expect([down.code, down.stderr]).toEqual([1, expect.stringContaining("fix that before the upgrade")]);
    const argv = [server.program, "upgrade", at("next/secretpush"), "--data-dir", at("nowhere"), "--restart", "true"];
    const nowhere = await started(argv);
    expect([nowhere.code, nowhere.stderr]).toEqual([1, expect.stringContaining("give the server's own settings")]);
  });

  test("that is killed while it replaces, restarts or waits leaves a server that runs, and the next one ends it", async () => {
    const kill = async (step: number): Promise<void> => {
      const one = await install(`killed at ${step}`);
      const pushed = await one.push("kept");
      await one.upgradeUntil(`${step}. `, at("next/secretpush"));
      expect(await one.payload(pushed)).toBe("kept");
      const next = await one.upgrade(at("next/secretpush"));
      if (next.code !== 0) {
        // Replaced, and not restarted: it says how to end that.
        expect(next.stderr).toContain("the previous upgrade is not finished");
        one.restart();
        await one.becomes("99.0.0");
        expect((await one.upgrade(at("next/secretpush"))).stdout).toContain("already");
      }
      await isWhole(one, "99.0.0", pushed);
    };
    await Promise.all([4, 5, 6].map(kill));
  });
});
