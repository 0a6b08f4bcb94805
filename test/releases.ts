// Real releases for tests: executables of this checkout with a release key, a later version of it with another schema, and the
// sums that a key of minisign has signed. A supervisor of Debian's runs the server.

import { appendFileSync, copyFileSync, cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";

import { freePort } from "./free_port.ts";
import { needs } from "./needs.ts";
import { ENVIRONMENT } from "./processes.ts";

const ROOT = resolve(import.meta.dir, "..");
const PARTS = ["src", "static", "scripts", "security", "docs", "package.json", "bun.lock", "tsconfig.json", "LICENSE"];
/** The file by which a test tells the later version not to become ready: "end" or "hang". */
export const FAULT = "fault-of-a-test";

/** A pair of keys by minisign itself. @returns the paths */
export function newKeys(directory: string, name: string): { secret: string; public: string } {
  const [secret, publicKey] = [join(directory, `${name}.key`), join(directory, `${name}.pub`)];
  run([needs("minisign").path, "-G", "-W", "-f", "-s", secret, "-p", publicKey], directory);
  return { secret, public: publicKey };
}

/** This version, which trusts the key. */
export function buildThis(out: string, publicKey: string): Promise<unknown> {
  return build(ROOT, out, ["--public-key", publicKey]);
}

/** Version 99 of a checkout of its own, signed: it has one schema version more, and the fault that a test asks for. */
export async function buildNext(directory: string, out: string, key: string): Promise<unknown> {
  mkdirSync(directory);
  for (const part of PARTS) cpSync(join(ROOT, part), join(directory, part), { recursive: true });
  symlinkSync(join(ROOT, "node_modules"), join(directory, "node_modules"));
  edit(join(directory, "package.json"), /"version": "[^"]+"/, '"version": "99.0.0"');
  edit(
    join(directory, "src/store/sqlite/schema.ts"),
    /(MIGRATIONS: Migrations = \[[^\]]*?),?\s*\];/,
    '$1, "CREATE TABLE added_later (id INTEGER PRIMARY KEY) STRICT;"];',
  );
  edit(
    join(directory, "src/serve.ts"),
    "  const clock = given.clock",
    `  const fault = await Bun.file(config.dataDir + "/${FAULT}").text().catch(() => "");
  if (fault === "end") process.exit(3);
  if (fault === "hang") await new Promise((resolve) => setTimeout(resolve, 1e9));
  const clock = given.clock`,
  );
  const git = (...argv: string[]) =>
    run(["git", "-c", "user.name=T", "-c", "user.email=t@example.org", ...argv], directory);
  git("init", "-q");
  appendFileSync(join(directory, ".git/info/exclude"), "node_modules\n");
  git("add", "-A");
  git("commit", "-q", "-m", "a later version");
  return build(directory, out, ["--sign", key]);
}

async function build(checkout: string, out: string, flags: string[]): Promise<void> {
  const script = join(checkout, "scripts/build-binary.ts");
  const child = Bun.spawn([process.execPath, script, "--out", out, ...flags], {
    cwd: checkout,
    stdout: "ignore",
    stderr: "pipe",
  });
  if ((await child.exited) !== 0) throw new Error(`The build failed: ${await child.stderr.text()}`);
}

function edit(path: string, from: string | RegExp, to: string): void {
  const text = readFileSync(path, "utf8");
  const edited = text.replace(from, to);
  if (edited === text) throw new Error(`${path} has no ${from}.`);
  writeFileSync(path, edited);
}

export function run(argv: string[], cwd: string): string {
  const done = Bun.spawnSync(argv, {
    cwd,
    stdin: "ignore",
    stdout: "pipe",
    stderr: "pipe",
    env: { PATH: process.env["PATH"] ?? "", HOME: cwd },
  });
  if (done.exitCode !== 0) throw new Error(`${argv.join(" ")}: ${done.stderr}${done.stdout}`);
  return done.stdout.toString();
}

interface Ran {
  code: number;
  stdout: string;
  stderr: string;
}

/** Runs a program to its end. */
export async function started(argv: string[]): Promise<Ran> {
  const child = Bun.spawn(argv, { cwd: "/", stdin: "ignore", stdout: "pipe", stderr: "pipe", env: ENVIRONMENT });
  const [stdout, stderr, code] = await Promise.all([child.stdout.text(), child.stderr.text(), child.exited]);
  return { code, stdout, stderr };
}

/** A server of its own program, data and port, which `supervise` starts again whenever it ends. */
export class Installation {
  readonly program: string;
  readonly data: string;
  readonly #directory: string;
  readonly #config: string;
  readonly #url: string;
  #supervisor: Bun.Subprocess | undefined;

  private constructor(directory: string, port: number) {
    this.#directory = directory;
    this.program = join(directory, "bin/secretpush");
    this.data = join(directory, "data");
    this.#config = join(directory, "config.toml");
    this.#url = `http://127.0.0.1:${port}`;
  }

  static async of(directory: string, program: string): Promise<Installation> {
    const port = await freePort();
    const one = new Installation(directory, port);
    for (const name of ["bin", "sv"]) mkdirSync(join(directory, name), { recursive: true });
    copyFileSync(program, one.program);
    writeFileSync(one.#config, `data_dir = ${JSON.stringify(one.data)}\nport = ${port}\n`);
    const script = `#!/bin/sh\nexec '${one.program}' serve --config '${one.#config}' >>'${join(directory, "log")}' 2>&1\n`;
    writeFileSync(join(directory, "sv/run"), script, { mode: 0o755 });
    one.#supervisor = Bun.spawn([needs("supervise").path, join(directory, "sv")], {
      env: ENVIRONMENT,
      stdout: "ignore",
      stderr: "ignore",
    });
    await one.isReady();
    return one;
  }

  cli = (...argv: string[]): Promise<Ran> => started([this.program, ...argv, "--config", this.#config]);
  upgrade = (file: string, ...flags: string[]): Promise<Ran> => this.cli("upgrade", file, ...this.#flags(), ...flags);
  rollBack = (): Promise<Ran> =>
    started([`${this.program}.before`, "upgrade", "--roll-back", "--config", this.#config, ...this.#flags()]);
  restart = (): string => run([needs("svc").path, "-t", join(this.#directory, "sv")], "/");

  #flags(): string[] {
    return ["--restart", `svc -t '${join(this.#directory, "sv")}'`];
  }

  /** Begins an upgrade. `saw` resolves once it has written this, with false if it ends without. */
  begin(file: string, ...flags: string[]) {
    const argv = [this.program, "upgrade", file, "--config", this.#config, ...this.#flags(), ...flags];
    const child = Bun.spawn(argv, { cwd: "/", stdin: "ignore", stdout: "pipe", stderr: "pipe", env: ENVIRONMENT });
    let text = "";
    const reader = child.stderr.pipeThrough(new TextDecoderStream()).getReader();
    const saw = async (wanted: string): Promise<boolean> => {
      while (!`\n${text}`.includes(`\n${wanted}`)) {
        const { value, done } = await reader.read();
        if (done) return false;
        text += value;
      }
      return true;
    };
    const rest = async (): Promise<void> => {
      while (!(await reader.read()).done);
    };
    return {
      pause: () => child.kill("SIGSTOP"),
      kill: () => child.kill("SIGKILL"),
      saw,
      get ended() {
        return rest().then(() => child.exited);
      },
    };
  }

  /** Kills an upgrade once it has written this. @returns whether it did */
  async upgradeUntil(wanted: string, file: string, ...flags: string[]): Promise<boolean> {
    const upgrade = this.begin(file, ...flags);
    const seen = await upgrade.saw(wanted);
    upgrade.kill();
    await upgrade.ended;
    return seen;
  }

  async isReady(): Promise<void> {
    while (
      !(await fetch(`${this.#url}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      ))
    )
      await Bun.sleep(50);
  }

  /** The version that the server has. */
  async version(): Promise<string> {
    await this.isReady();
    const answer = (await (await fetch(`${this.#url}/api/v2/version`)).json()) as { application_version: string };
    return answer.application_version;
  }

  async becomes(version: string): Promise<void> {
    while ((await this.version().catch(() => "")) !== version) await Bun.sleep(50);
  }

  async push(payload: string): Promise<string> {
    const body = JSON.stringify({ push: { payload, expire_after_views: 100 } });
    const answer = await fetch(`${this.#url}/api/v2/pushes`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body,
    });
    return ((await answer.json()) as { url_token: string }).url_token;
  }

  async payload(token: string): Promise<unknown> {
    for (;;) {
      await this.isReady();
      // A server that is about to restart can be gone by now.
      const answer = await fetch(`${this.#url}/api/v2/pushes/${token}`).catch(() => null);
      if (answer) return ((await answer.json()) as { payload?: unknown }).payload;
    }
  }

  /** Ends the server, and does not start it again. */
  async down(): Promise<void> {
    run([needs("svc").path, "-d", join(this.#directory, "sv")], "/");
    while (
      await fetch(`${this.#url}/up`).then(
        () => true,
        () => false,
      )
    )
      await Bun.sleep(50);
  }

  async stop(): Promise<void> {
    Bun.spawnSync([needs("svc").path, "-dxk", join(this.#directory, "sv")]);
    await this.#supervisor?.exited;
  }
}
