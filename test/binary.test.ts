// The executable as an administrator gets it: built from this checkout, copied alone into an empty
// directory, and started there without a home, a checkout or packages in reach.

import { afterAll, afterEach, beforeAll, describe, expect, setDefaultTimeout, test } from "bun:test";
import { createHash } from "node:crypto";
import {
  chmodSync,
  closeSync,
  copyFileSync,
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, join, relative, resolve } from "node:path";

import { libraryOf } from "../bench/slow_disk.ts";
import packageJson from "../package.json" with { type: "json" };
import { targetHere, targetOf } from "../scripts/target.ts";
import { makeTempDir } from "./harness.ts";
import { needs } from "./needs.ts";
import { takesRoom } from "./own_temporary.ts";
import { BUILT } from "./processes.ts";

setDefaultTimeout(180_000); // a build takes its time on a machine that others use too
takesRoom();

const ROOT = resolve(import.meta.dir, "..");
const directory = makeTempDir();
const dist = join(directory, "dist");
const built = join(dist, "secretpush");
afterAll(() => rmSync(directory, { recursive: true, force: true }));

const build = (out: string, ...flags: string[]): void => buildIn(ROOT, {}, out, ...flags);

/** Builds a checkout. @param env what differs from the environment of here */
function buildIn(checkout: string, env: Record<string, string>, out: string, ...flags: string[]): void {
  const script = join(checkout, "scripts/build-binary.ts");
  const done = Bun.spawnSync([process.execPath, script, "--out", out, ...flags], {
    cwd: directory,
    env: { ...process.env, ...env },
    stderr: "pipe",
  });
  if (done.exitCode !== 0) throw new Error(`The build failed: ${done.stderr}`);
}

beforeAll(() => {
  chmodSync(directory, 0o755);
  if (BUILT === null) return build(dist);
  mkdirSync(dist);
  const others = ["cdx.json", "vex.json", "provenance.json", "promises.md"].map((ending) => `secretpush.${ending}`);
  for (const name of ["secretpush", ...others, "THIRD-PARTY-LICENSES.txt", "SHA256SUMS"])
    copyFileSync(join(dirname(resolve(BUILT)), name), join(dist, name));
});

const sha256 = (path: string): string => createHash("sha256").update(readFileSync(path)).digest("hex");

const ENV = { PATH: process.env["PATH"] ?? "" };

let made = 0;
/** An empty directory with nothing but the executable. */
function emptyDirectory(): { directory: string; executable: string } {
  const alone = join(directory, `alone${(made += 1)}`);
  mkdirSync(alone);
  linkSync(built, join(alone, "secretpush"));
  return { directory: alone, executable: join(alone, "secretpush") };
}

function run(argv: string[], options: { cwd?: string; env?: Record<string, string> } = {}) {
  const done = Bun.spawnSync(argv, { cwd: "/", env: {}, ...options, stdin: "ignore", stdout: "pipe", stderr: "pipe" });
  return { code: done.exitCode, stdout: done.stdout.toString(), stderr: done.stderr.toString() };
}

interface Serving {
  url: string;
  pid: number;
  kill: (signal: "SIGTERM" | "SIGKILL") => Promise<number | null>;
}

const running = new Set<Bun.Subprocess>();
afterEach(async () => {
  for (const child of running) child.kill("SIGKILL");
  await Promise.all([...running].map((child) => child.exited));
  running.clear();
});

async function serve(argv: string[], options: { cwd: string; env?: Record<string, string> }): Promise<Serving> {
  const child = Bun.spawn([...argv, "serve", "--port", "0"], { env: {}, ...options, stdout: "pipe", stderr: "pipe" });
  running.add(child);
  const reader = child.stdout.pipeThrough(new TextDecoderStream()).getReader();
  let output = "";
  for (;;) {
    const { value, done } = await reader.read();
    if (done) throw new Error(`The server ended: ${output}${await child.stderr.text()}`);
    output += value;
    const url = /\burl=(http\S+)/.exec(output)?.[1];
    if (url !== undefined) {
      const kill: Serving["kill"] = async (signal) => {
        child.kill(signal);
        await child.exited;
        return child.exitCode;
      };
      return { url, pid: child.pid, kill };
    }
  }
}

const post = (url: string, push: object): Promise<{ url_token: string }> =>
  fetch(`${url}/api/v2/pushes`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ push }),
  }).then((response) => response.json() as Promise<{ url_token: string }>);

describe("alone in an empty directory", () => {
  test("says its version, commit and target", () => {
    const { directory: cwd, executable } = emptyDirectory();
    const { code, stdout } = run([executable, "--version"], { cwd });
    expect(code).toBe(0);
    expect(stdout).toMatch(/^secretpush (\S+) \(commit ([0-9a-f]{12}(\+changes)?|unknown), \w+-\w+(-musl)?\)\n$/);
    expect(stdout).toStartWith(`secretpush ${packageJson.version} (`);
    expect(readdirSync(cwd)).toEqual(["secretpush"]);
  });

  test("gives browsers what the same source does, watches its own server, and writes the same opener.html", async () => {
    const { directory: cwd, executable } = emptyDirectory();
    const source = run([process.execPath, join(ROOT, "src/main.ts"), "assets"], { env: ENV });
    expect(source.code).toBe(0);
    expect(run([executable, "assets"], { cwd })).toEqual(source);
    const opener = join(cwd, "opener.html");
    expect(run([executable, "opener", "-o", opener], { cwd }).code).toBe(0);
    expect(source.stdout).toContain(`${sha256(opener)}  opener.html\n`);
    const server = await serve([executable], { cwd });
    expect(run([executable, "watch", server.url], { cwd })).toMatchObject({ code: 0, stderr: "" });
  });

  test("serves API, pages with their assets and the API reference, and stops in order", async () => {
    const { directory: cwd, executable } = emptyDirectory();
    const server = await serve([executable], { cwd });
    const { url_token: token } = await post(server.url, { payload: "s", passphrase: "x" });
    const retrieved = await fetch(`${server.url}/api/v2/pushes/${token}?passphrase=x`);
    expect(await retrieved.json()).toMatchObject({ payload: "s" });
    const html = await (await fetch(server.url)).text();
    const assets = [...html.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g)].map(([, path = ""]) => path);
    expect(assets.length).toBeGreaterThan(1);
    for (const path of [...assets, "/help/api", "/help/api/openapi.json", "/up"]) {
      const { status } = await fetch(server.url + path);
      expect([path, status]).toEqual([path, 200]);
    }
    expect(await server.kill("SIGTERM")).toBe(0);
    expect(readdirSync(cwd).sort()).toEqual(["data", "secretpush"]);
  });

  test("loads the packages that only some servers need", () => {
    const { directory: cwd, executable } = emptyDirectory();
    const nobody = "127.0.0.1:1";
    const settings = {
      SECRETPUSH_BASE_URL: "http://localhost:5100",
      SECRETPUSH_OIDC_ISSUER: `https://${nobody}`,
      SECRETPUSH_OIDC_CLIENT_ID: "push",
      SECRETPUSH_OIDC_CLIENT_SECRET: "s",
      SECRETPUSH_LDAP_URL: `ldaps://${nobody}`,
      SECRETPUSH_LDAP_BASE: "dc=example,dc=org",
      SECRETPUSH_MAIL_URL: `smtps://${nobody}`,
      SECRETPUSH_MAIL_FROM: "push@example.org",
    };
    const { stdout, stderr } = run([executable, "doctor", "--json", "--data-dir", "data"], { cwd, env: settings });
    const findings = (stdout === "" ? [] : JSON.parse(stdout)) as Array<{ subject: string; text: string }>;
    const told = findings.filter(({ text }) => text.includes(nobody)).map(({ subject }) => subject);
    expect([[...new Set(told)].sort(), stderr]).toEqual([["ldap", "mail", "sign-in"], ""]);
  });

  test("keeps what it has acknowledged through kill -9", async () => {
    const { directory: cwd, executable } = emptyDirectory();
    const first = await serve([executable], { cwd });
    const { url_token: token } = await post(first.url, { payload: "kept" });
    await first.kill("SIGKILL");
    const second = await serve([executable], { cwd });
    const retrieved = await fetch(`${second.url}/api/v2/pushes/${token}`);
    expect(await retrieved.json()).toMatchObject({ payload: "kept" });
    await second.kill("SIGTERM");
  });

  test("minds no .env, bunfig.toml, tsconfig.json or package.json around it", async () => {
    const { directory: cwd, executable } = emptyDirectory();
    writeFileSync(join(cwd, ".env"), "SECRETPUSH_PORT=none\nSECRETPUSH_NOT_AN_OPTION=1\n");
    writeFileSync(join(cwd, ".env.production"), "SECRETPUSH_NOT_AN_OPTION=1\n");
    writeFileSync(join(cwd, "bunfig.toml"), 'preload = ["./evil.ts"]\n');
    writeFileSync(join(cwd, "evil.ts"), 'require("node:fs").writeFileSync("evil.txt", "ran");\n');
    writeFileSync(join(cwd, "package.json"), "{ not json");
    writeFileSync(join(cwd, "tsconfig.json"), "{ not json");
    const server = await serve([executable], { cwd });
    expect((await fetch(`${server.url}/up`)).status).toBe(200);
    await server.kill("SIGTERM");
    expect(existsSync(join(cwd, "evil.txt"))).toBe(false);
  });

  needs("root", "setpriv", "open tmpdir").test(
    "runs as a user without a home, from a directory it cannot write to",
    async () => {
      const { directory: cwd, executable } = emptyDirectory();
      const dataDir = join(directory, "of-nobody");
      mkdirSync(dataDir);
      run(["chown", "65534:65534", dataDir], { env: { PATH: process.env["PATH"] ?? "" } });
      const nobody = ["setpriv", "--reuid", "65534", "--regid", "65534", "--clear-groups", "--", executable];
      const env = { PATH: process.env["PATH"] ?? "", HOME: "/nonexistent", SECRETPUSH_DATA_DIR: dataDir };
      const server = await serve(nobody, { cwd, env });
      expect((await fetch(`${server.url}/up`)).status).toBe(200);
      expect(readFileSync(`/proc/${server.pid}/status`, "utf8")).toMatch(/^Uid:\s+65534\s/m);
      await server.kill("SIGTERM");
      expect(readdirSync(cwd)).toEqual(["secretpush"]);
    },
  );

  needs("linux").test("holds less than 100 MB of memory when idle", async () => {
    const { directory: cwd, executable } = emptyDirectory();
    const server = await serve([executable], { cwd });
    await fetch(server.url);
    // Putting the pages together takes some for a moment; what counts is that it is given back.
    const resident = (): number =>
      Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${server.pid}/status`, "utf8"))?.[1]) * 1024;
    const untilMs = performance.now() + 45_000;
    while (resident() >= 100e6 && performance.now() < untilMs) await Bun.sleep(100);
    expect(resident()).toBeLessThan(100e6);
    await server.kill("SIGTERM");
  });
});

describe("the target", () => {
  // What the kernel shows of a program that runs, cut to the lines of its C library.
  const glibc = "7f1c00000000-7f1c00028000 r--p 00000000 fe:00 1 /usr/lib/x86_64-linux-gnu/libc.so.6\n";
  const musl = "7f1c00000000-7f1c00014000 r--p 00000000 fe:00 1 /lib/ld-musl-x86_64.so.1\n";

  test("follows the C library of the running program, whatever else is installed", () => {
    expect(targetOf({ platform: "linux", arch: "x64", mapped: glibc })).toBe("linux-x64");
    expect(targetOf({ platform: "linux", arch: "x64", mapped: musl })).toBe("linux-x64-musl");
    expect(targetOf({ platform: "linux", arch: "arm64", mapped: musl.replace("x86_64", "aarch64") })).toBe(
      "linux-arm64-musl",
    );
    expect(targetOf({ platform: "win32", arch: "x64", mapped: "" })).toBe("windows-x64");
  });

  test("is that of the Bun that builds, also on a Debian with the package musl", () => {
    const loader = /\[Requesting program interpreter: ([^\]]+)\]/;
    const asked = !needs("readelf").isHere ? null : run(["readelf", "-l", process.execPath], { env: ENV }).stdout;
    if (asked !== null) expect(targetHere().endsWith("-musl")).toBe(loader.exec(asked)?.[1]?.includes("musl") ?? false);
    expect(run([built, "--version"]).stdout).toContain(`, ${targetHere()})`);
  });
});

describe("what is built", () => {
  test("is under 134 MB", () => expect(statSync(built).size).toBeLessThan(134e6));

  needs("the long run", "linux", "cc").test(
    "is the same again, byte for byte, whoever builds it, wherever, whenever, whatever it is called",
    () => {
      const again = join(directory, "again");
      const copy = join(directory, "another path/copy");
      const isCopied = (path: string): boolean => !/^(?:node_modules|dist|data)(?:\/|$)/.test(relative(ROOT, path));
      cpSync(ROOT, copy, { recursive: true, filter: isCopied, verbatimSymlinks: true });
      // Packages in another place have other names inside the executable, so they come along: as links where the disk allows that.
      const packages = [join(ROOT, "node_modules"), copy];
      const linked = Bun.spawnSync(["cp", "-al", ...packages], { stderr: "ignore" });
      if (linked.exitCode !== 0) expect(Bun.spawnSync(["cp", "-a", ...packages]).exitCode).toBe(0);
      // Twelve years ago, for the build and all that it starts.
      const clock = {
        LD_PRELOAD: libraryOf(join(import.meta.dir, "other_clock.c"), directory),
        OTHER_CLOCK: "-400000000",
      };
      const told = run([process.execPath, "-e", "console.log(Date.now())"], { env: clock });
      expect(Date.now() - Number(told.stdout)).toBeGreaterThan(399e9);
      const before = process.umask(0o077);
      try {
        buildIn(
          copy,
          { ...clock, TZ: "Pacific/Kiritimati", LANG: "tr_TR.UTF-8", HOME: again, USER: "nobody" },
          again,
          "--target",
          thisTarget(),
        );
      } finally {
        process.umask(before);
      }
      const name = `secretpush-${packageJson.version}-${thisTarget()}`;
      expect(sha256(join(again, name))).toBe(sha256(built));
      for (const file of ["THIRD-PARTY-LICENSES.txt", "cdx.json", "vex.json", "promises.md"]) {
        const [first = "", second = ""] = [dist, again].map((out) =>
          join(out, readdirSync(out).find((one) => one.endsWith(file)) ?? file),
        );
        expect([file, sha256(second)]).toEqual([file, sha256(first)]);
      }
      rmSync(again, { recursive: true });
    },
  );

  test("comes with sums that fit", () => {
    const lines = readFileSync(join(dist, "SHA256SUMS"), "utf8").trim().split("\n");
    expect(lines.map((line) => line.split("  ")[1]).sort()).toEqual(
      readdirSync(dist)
        .filter((name) => name !== "SHA256SUMS")
        .sort(),
    );
    for (const line of lines) {
      const [sum, name = ""] = line.split("  ");
      expect([name, sha256(join(dist, name))]).toEqual([name, sum ?? ""]);
    }
  });

  interface Component {
    group?: string;
    name: string;
    version: string;
    purl: string;
    licenses: unknown[];
  }
  const bom = (): { bomFormat: string; specVersion: string; components: Component[] } =>
    JSON.parse(readFileSync(join(dist, "secretpush.cdx.json"), "utf8"));
  const nameOf = ({ group, name }: Component): string => (group === undefined ? name : `${group}/${name}`);

  test("comes with a CycloneDX list of what is inside: packages, assets and the runtime, nothing of development", () => {
    const { bomFormat, specVersion, components } = bom();
    expect([bomFormat, specVersion]).toEqual(["CycloneDX", "1.6"]);
    const names = components.map(nameOf);
    for (const name of ["bun", "elysia", "commander", "qrcode", "@elysiajs/swagger"]) {
      expect(names).toContain(name);
    }
    expect(Object.keys(packageJson.devDependencies).filter((name) => names.includes(name))).toEqual([]);
    for (const [name, version] of Object.entries(packageJson.dependencies)) {
      const listed = components.find((one) => nameOf(one) === name);
      if (listed !== undefined) expect([name, listed.version]).toEqual([name, version]);
    }
    for (const one of components) {
      expect(one.purl).toBe(`pkg:npm/${nameOf(one).replace("@", "%40")}@${one.version}`);
      expect(one.licenses).toHaveLength(1);
    }
  });

  test("comes with what it was made from, and with what is known of vulnerabilities in its parts", () => {
    const read = (name: string) => JSON.parse(readFileSync(join(dist, name), "utf8"));
    const { subject, predicateType, predicate } = read("secretpush.provenance.json");
    expect(predicateType).toBe("https://slsa.dev/provenance/v1");
    const sums = (subject as Array<{ name: string; digest: { sha256: string } }>).map(({ name, digest }) => [
      name,
      digest.sha256 === sha256(join(dist, name)),
    ]);
    expect(sums).toEqual([
      ["secretpush", true],
      ["secretpush.cdx.json", true],
      ["secretpush.vex.json", true],
      ["secretpush.promises.md", true],
      ["THIRD-PARTY-LICENSES.txt", true],
    ]);
    const { version, targets } = predicate.buildDefinition.externalParameters;
    expect([version, targets]).toEqual([packageJson.version, [thisTarget()]]);

    const parts = new Set(bom().components.map((one) => `${nameOf(one)}@${one.version}`));
    const vex = read("secretpush.vex.json") as {
      vulnerabilities: Array<{ analysis: object; affects: Array<{ ref: string }> }>;
    };
    for (const { analysis, affects } of vex.vulnerabilities) {
      expect(analysis).toEqual(expect.objectContaining({ state: expect.any(String), detail: expect.any(String) }));
      expect(affects.every(({ ref }) => parts.has(ref))).toBe(true);
    }
  });

  test("carries the licences of all of it inside", () => {
    // Through a pipe whose reader is slow: half a megabyte must not end with the process that wrote it.
    const { stdout } = run(["/bin/sh", "-c", '"$0" licenses | { sleep 0.2; cat; }', built], {
      env: { PATH: process.env["PATH"] ?? "" },
    });
    expect(stdout).toBe(readFileSync(join(dist, "THIRD-PARTY-LICENSES.txt"), "utf8"));
    for (const one of bom().components.filter(({ name }) => name !== "bun")) {
      expect(stdout).toContain(`\n${nameOf(one)} ${one.version}: `);
    }
    expect(stdout).toContain("JavaScriptCore");
    // What is no package.
    expect(stdout).toContain("EFF Long Wordlist, words for passphrases by the Electronic Frontier Foundation");
    expect(stdout).toContain("https://creativecommons.org/licenses/by/3.0/us/");
  });

  needs("arm runtime").test("can be for another kind of machine: format and pages of an ARM executable", () => {
    const out = join(directory, "arm64");
    build(out, "--target", "linux-arm64");
    const path = join(out, `secretpush-${packageJson.version}-linux-arm64`);
    const head = Buffer.alloc(20);
    const file = openSync(path, "r");
    readSync(file, head, 0, 20, 0);
    closeSync(file);
    // ELF, 64 bits, little-endian, an executable or a position-independent one, AArch64 (183).
    expect(head.subarray(0, 6).toString("latin1")).toBe("\x7fELF\x02\x01");
    expect([2, 3]).toContain(head.readUInt16LE(16));
    expect(head.readUInt16LE(18)).toBe(183);
    const bytes = readFileSync(path);
    expect(bytes.includes("linux-arm64")).toBe(true);
    expect(bytes.includes('<p class="small">{{reveal.goneHint}}</p>')).toBe(true);
    rmSync(out, { recursive: true });
  });
});

const thisTarget = (): string => /, (\S+)\)\n$/.exec(run([built, "--version"]).stdout)?.[1] ?? "";
