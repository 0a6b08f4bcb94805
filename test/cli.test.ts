// The command line of the server: help, config, serve, and the program as a process.

import { afterAll, describe, expect, setDefaultTimeout, test } from "bun:test";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";

import packageJson from "../package.json" with { type: "json" };
import { commit } from "../src/base/build.ts";
import type { Backend } from "../src/cli/context.ts";
import { runCli } from "../src/cli/index.ts";
import { OPTIONS } from "../src/config/options.ts";
import { cli, removeTempDirs, tempDir } from "./command_line.ts";
import { needs } from "./needs.ts";
import { ENVIRONMENT, PROGRAM, PROGRAM_CWD } from "./processes.ts";

setDefaultTimeout(60_000); // other load on the machine slows the tests down

afterAll(removeTempDirs);

/** The lines of the help that describe a setting. Each takes a value, unlike a flag of `push` with the same name. */
const SETTINGS = new RegExp(
  `^ {2}--(?:${OPTIONS.flatMap(({ flag }) => flag ?? []).join("|")}) [<[].*\\n(?: {20,}.*\\n)*`,
  "gm",
);

describe("help and usage", () => {
  test("--help explains the commands, shows examples and names the exit codes", async () => {
    const { code, stdout, stderr } = await cli(["--help"]);
    expect([code, stderr]).toEqual([0, ""]);
    for (const part of ["serve", "config", "user", "token", "Examples:", "Exit codes: 0 done, 1", "--data-dir"]) {
      expect(stdout).toContain(part);
    }
  });

  test("every command explains itself, with an example", async () => {
    const commandsIn = (help: string): string[] =>
      [...(/\nCommands:\n((?: .*\n)+)/.exec(help)?.[1] ?? "").matchAll(/^ {2}([a-z-]+) /gm)]
        .map(([, name]) => name ?? "")
        .filter((name) => name !== "help");
    const without: string[] = [];
    const long: string[] = [];
    const helps: Record<string, string> = {};
    let seen = 0;
    const visit = async (words: string[]): Promise<void> => {
      const { code, stdout, stderr } = await cli([...words, "--help"]);
      expect([code, stderr]).toEqual([0, ""]);
      expect((await cli(["help", ...words])).stdout).toBe(stdout);
      helps[["secretpush", ...words].join(" ")] = stdout.replaceAll(SETTINGS, "");
      const inside = commandsIn(stdout);
      seen += 1;
      if (!/\nExamples?:\n {2}\S/.test(stdout) && inside.length === 0) without.push(words.join(" "));
      if (stdout.split("\n").length > 80) long.push(words.join(" "));
      for (const name of inside) await visit([...words, name]);
    };
    await visit([]);
    expect(seen).toBeGreaterThan(35);
    expect(without).toEqual([]);
    // The settings are in one place, whatever command takes them.
    expect(long).toEqual(["", "serve"]);
    // The sentences of the help stand in one place: after a change of wording, bun test --update-snapshots. Those of
    // settings are in the next test but one.
    expect(helps).toMatchSnapshot();
    expect(await cli(["help", "user", "ad"])).toEqual({
      code: 2,
      stdout: "",
      stderr: 'secretpush: there is no command "user ad": secretpush --help lists them all.\n',
    });
  });

  needs("groff").test("man prints a page of all of them, in which roff finds no fault", async () => {
    const { code, stdout } = await cli(["man"]);
    expect(code).toBe(0);
    const groff = Bun.spawnSync(["groff", "-man", "-Tascii", "-P-cbou", "-ww", "-rLL=500n"], {
      stdin: Buffer.from(stdout),
    });
    expect(groff.stderr.toString()).toBe("");
    const page = groff.stdout.toString();
    for (const { flag } of OPTIONS) expect(page).toContain(flag === null ? "" : `       --${flag} `);
    expect(/^ {3}user add <email>\n[^]*?^ {3}\S/m.exec(page)?.[0]).toMatch(/^ +--password-stdin\n +Read the password/m);
    // A flag that is no setting, though its name is one's.
    expect(/^ {3}push\n[^]*?^ {3}\S/m.exec(page)?.[0]).toMatch(/^ +--e2e +Encrypt/m);
  });

  test("serve --help lists every option that has a flag, with its sentences and its environment name", async () => {
    const { code, stdout } = await cli(["serve", "--help"]);
    expect(code).toBe(0);
    const said = stdout.replaceAll(/\s+/g, " ");
    for (const { flag, env, doc } of OPTIONS) {
      if (flag === null) continue;
      expect(stdout).toContain(`--${flag} `);
      expect(said).toContain(`${doc} [`);
      expect(stdout).toContain(env);
    }
    expect(stdout).not.toContain("--key ");
  });

  test("--version prints the version of package.json, and that this is no built executable", async () => {
    const from = commit === null ? "source" : `commit ${commit}, source`;
    const stdout = `secretpush ${packageJson.version} (${from}, ${process.platform}-${process.arch})\n`;
    expect(await cli(["--version"])).toEqual({ code: 0, stdout, stderr: "" });
  });

  test.each([
    [["qwxyz"], `secretpush: unknown command 'qwxyz'. See "secretpush --help".\n`],
    [["serv"], `secretpush: unknown command 'serv'. Did you mean serve? See "secretpush --help".\n`],
    [["serv", "--help"], `secretpush: unknown command 'serv'. Did you mean serve? See "secretpush --help".\n`],
    [["user", "ad", "-h"], `secretpush: unknown command 'ad'. Did you mean add? See "secretpush --help".\n`],
    [["user", "ad"], `secretpush: unknown command 'ad'. Did you mean add? See "secretpush --help".\n`],
    [
      ["serve", "--siem-format", "cef"],
      "secretpush: unknown option '--siem-format'. It no longer exists: events go to a collector as syslog (RFC 5424) only; " +
        "docs/events.md says how a collector gets CEF, or JSON over HTTP.\n",
    ],
    [["serve", "--prot", "1"], `secretpush: unknown option '--prot'. Did you mean --port? See "secretpush --help".\n`],
    [
      ["serve", "now"],
      `secretpush: too many arguments for 'serve'. Expected 0 arguments but got 1. See "secretpush --help".\n`,
    ],
    [
      ["token", "add", "a@b.c"],
      `secretpush: required option '--name <name>' not specified. See "secretpush --help".\n`,
    ],
    [["user", "add"], `secretpush: missing required argument 'email'. See "secretpush --help".\n`],
  ])("%p is answered by a sentence and exit code 2", async (argv, sentence) => {
    expect(await cli(argv)).toEqual({ code: 2, stdout: "", stderr: sentence });
  });

  test.each([[[]], [["user"]], [["token"]]])("%p alone prints help and exits with 2", async (argv) => {
    const { code, stdout, stderr } = await cli(argv);
    expect([code, stdout]).toEqual([2, ""]);
    expect(stderr).toStartWith("Usage: secretpush");
  });

  test.each([
    [["user", "add", "a@b.c", "hunter22"]],
    [["user", "add", "a@b.c", "--password=hunter22"]],
    [["user", "add", "a@b.c", "--password", "hunter22"]],
    [["serve", "--key=hunter22"]],
    [["serve", "--key", "hunter22"]],
    [["config", "--key=hunter22'\nx"]],
  ])("a secret given as an argument is refused and not repeated: %p", async (argv) => {
    const { code, stdout, stderr } = await cli(argv);
    expect([code, stdout]).toEqual([2, ""]);
    expect(stderr).not.toContain("hunter");
  });
});

describe("config", () => {
  test("prints option, value and origin in columns", async () => {
    const directory = tempDir();
    const file = join(directory, "c.toml");
    writeFileSync(file, "[log]\nlevel = 'warn'\n");
    const { code, stdout, stderr } = await cli(
      ["--data-dir", "/srv/push", "config", "--config", file, "--no-allow-anonymous", "--enable-qr-pushes=off"],
      { env: { SECRETPUSH_PORT: "8080" } },
    );
    expect([code, stderr]).toEqual([0, ""]);
    const lines = stdout.trimEnd().split("\n");
    expect(lines.length).toBe(OPTIONS.length + 1);
    const column = lines[0]?.indexOf("VALUE") ?? -1;
    expect(lines.every((line) => line[column - 1] === " " && line[column] !== " ")).toBe(true);
    const cells = lines.map((line) => line.split(/ {2,}/));
    expect(cells).toContainEqual(["data_dir", "/srv/push", "flag"]);
    expect(cells).toContainEqual(["allow_anonymous", "false", "flag"]);
    expect(cells).toContainEqual(["enable_qr_pushes", "false", "flag"]);
    expect(cells).toContainEqual(["port", "8080", "environment SECRETPUSH_PORT"]);
    expect(cells).toContainEqual(["log.level", "warn", `file ${file}`]);
    expect(cells).toContainEqual(["host", "127.0.0.1", "default"]);
  });

  test("--json gives typed values", async () => {
    const { code, stdout } = await cli(["config", "--json", "--port", "0", "--allow-anonymous"]);
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({
      port: { value: 0, origin: "flag" },
      allow_anonymous: { value: true, origin: "flag" },
      base_url: { value: null, origin: "default" },
      max_payload_bytes: { value: 1_048_576 },
      sweep_interval: { value: "1m" },
      trusted_proxies: { value: ["127.0.0.0/8", "::1/128"] },
    });
  });

  test("hides the key in both forms", async () => {
    const key = "ab".repeat(32);
    for (const argv of [["config"], ["config", "--json"]]) {
      const { code, stdout } = await cli(argv, { env: { SECRETPUSH_KEY: key } });
      expect(code).toBe(0);
      expect(stdout).toContain("(set, hidden)");
      expect(stdout).not.toContain(key);
    }
  });

  test("lists every problem on a line of its own and exits with 2", async () => {
    const { code, stdout, stderr } = await cli(["config", "--port", "x", "--config", "/nowhere/c.toml"]);
    expect([code, stdout]).toEqual([2, ""]);
    expect(stderr).toBe(
      'secretpush: --config names "/nowhere/c.toml", which cannot be read (there is no such file).\n' +
        'secretpush: --port "x" is not a whole number: write a whole number from 0 to 65535.\n',
    );
  });
});

describe("serve", () => {
  /** A server that stops when `release` is called. */
  function slowBackend(seen: string[]) {
    const stopped = Promise.withResolvers<void>();
    const backend: Backend = {
      serve: async (config) => {
        seen.push(`started on ${config.port}`);
        return {
          url: "",
          port: config.port,
          lost: new Promise<string>(() => {}),
          failed: new Promise<string>(() => {}),
          stop: async () => {
            seen.push("stopping");
            await stopped.promise;
            seen.push("stopped");
          },
        } as Awaited<ReturnType<Backend["serve"]>>;
      },
      openHere: () => Promise.reject(new Error("not here")),
    };
    return { backend, release: () => stopped.resolve() };
  }

  // A flag in front of "serve" leaves the rest to commander, which knows every command.
  test.each([
    [[]],
    [["--port", "8080", "--rate-limit-per-second=7"]],
    [["--port=1", "--port", "2"]],
    [["--allow-anonymous"]],
    [["--allow-anonymous", "--port", "1"]],
    [["--allow-anonymous", "no"]],
    [["--allow-anonymous=off", "--allow-anonymous"]],
    [["--allow-anonymous", "--no-allow-anonymous"]],
    [["--no-allow-anonymous", "--allow-anonymous=on"]],
    [["--brand-title", "A = B", "--trusted-proxies="]],
    [["--port", ""]],
    [["--port", "many"]],
    [["--port"]],
    [["--port", "--host"]],
    [["--port", "-1"]],
    [["--no-allow-anonymous=1"]],
    [["--no-port"]],
    [["--config", "nowhere.toml"]],
    [["--config"]],
    [["--key", "x"]],
    [["--password=hunter2"]],
    [["surplus"]],
    [["--allow-anonymous", "on", "off"]],
    [["--"]],
    [["-"]],
    [["-p", "1"]],
    [["--version"]],
    [["--port", "1", "--help"]],
  ])("%j means the same to the quick reader of flags and to commander", async (words) => {
    const outcome = async (argv: string[]) => {
      const told: unknown[] = [];
      const { backend } = slowBackend([]);
      backend.serve = async (config, _io, given) => {
        told.push(config, given?.origins);
        throw new Error("told");
      };
      return [await cli(argv, { backend }), told];
    };
    const place = ["--data-dir", "/nowhere"];
    expect(await outcome(["serve", ...place, ...words])).toEqual(await outcome([...place, "serve", ...words]));
  });

  function start(argv: string[], backend: Backend) {
    const listeners = new Set<() => void>();
    let stderr = "";
    const code = runCli(
      argv,
      {
        stdin: Readable.from([]),
        stdout: () => {},
        stderr: (text) => void (stderr += text),
        env: {},
        signals: {
          on: (_signal, listener) => listeners.add(listener),
          off: (_signal, listener) => listeners.delete(listener),
        },
      },
      async () => backend,
    );
    const signal = async () => {
      while (listeners.size === 0) await Bun.sleep(1);
      for (const listener of listeners) listener();
      await Bun.sleep(1);
    };
    return { code, signal, listeners, said: () => stderr };
  }

  test("the first signal stops the server in order and exits with 0", async () => {
    const seen: string[] = [];
    const { backend, release } = slowBackend(seen);
    const { code, signal, listeners } = start(["serve", "--port", "8123"], backend);
    await signal();
    expect(seen).toEqual(["started on 8123", "stopping"]);
    release();
    expect(await code).toBe(0);
    expect(seen).toEqual(["started on 8123", "stopping", "stopped"]);
    expect(listeners.size).toBe(0);
  });

  test("a second signal exits at once with 1", async () => {
    const seen: string[] = [];
    const { code, signal, said } = start(["serve"], slowBackend(seen).backend);
    await signal();
    await signal();
    expect(await code).toBe(1);
    expect(seen).not.toContain("stopped");
    expect(said()).toContain("second signal");
  });

  test("a start that fails is told in a sentence and exits with 1", async () => {
    const backend: Backend = {
      serve: () => Promise.reject(new Error("The port is taken.")),
      openHere: () => Promise.reject(new Error("not here")),
    };
    expect(await cli(["serve"], { backend })).toEqual({
      code: 1,
      stdout: "",
      stderr: "secretpush: The port is taken.\n",
    });
  });
});

describe("the program", () => {
  const at = { cwd: PROGRAM_CWD, env: ENVIRONMENT };

  test("runs as a process: version on stdout, a complaint on stderr, exit codes", async () => {
    const version = Bun.spawn([...PROGRAM, "--version"], { ...at, stderr: "pipe" });
    expect(await version.stdout.text()).toStartWith(`secretpush ${packageJson.version} `);
    expect(await version.exited).toBe(0);
    const bogus = Bun.spawn([...PROGRAM, "bogus"], { ...at, stderr: "pipe" });
    expect(await bogus.stderr.text()).toStartWith("secretpush: unknown command");
    expect(await bogus.exited).toBe(2);
  });

  needs("/dev/full").test(
    "fails where its output cannot be written, but not where its reader has had enough",
    async () => {
      const argv = [...PROGRAM, "key", "generate"];
      const lost = Bun.spawn(argv, { ...at, stdout: Bun.file("/dev/full"), stderr: "pipe" });
      expect(await lost.stderr.text()).toBe(
        "secretpush: standard output could not be written (ENOSPC): the output is incomplete.\n",
      );
      expect(await lost.exited).toBe(1);
      const unheard = Bun.spawn([...PROGRAM, "bogus"], { ...at, stderr: Bun.file("/dev/full") });
      expect(await unheard.exited).toBe(2);
      const enough = Bun.spawn(argv, { ...at, stdout: "pipe" });
      await enough.stdout.cancel();
      expect(await enough.exited).toBe(0);
    },
  );

  needs("/dev/full").test("serves on and ends well though its log cannot be written", async () => {
    const dataDir = join(tempDir(), "data");
    const server = Bun.spawn([...PROGRAM, "serve", "--port", "0", "--data-dir", dataDir], {
      ...at,
      stdout: Bun.file("/dev/full"),
      stderr: "pipe",
    });
    try {
      await server.stderr.getReader().read(); // the setup code: it is up
      server.kill("SIGTERM");
      expect(await server.exited).toBe(0);
    } finally {
      server.kill("SIGKILL");
    }
  });

  test("serves until SIGTERM, and accounts can be managed meanwhile", async () => {
    const dataDir = join(tempDir(), "data");
    const server = Bun.spawn([...PROGRAM, "serve", "--port", "0", "--data-dir", dataDir], {
      ...at,
      stdout: "pipe",
      stderr: "pipe",
    });
    try {
      // Whichever stream it says so on, the server is up when it has said something.
      const first = (stream: ReadableStream<Uint8Array>) => stream.getReader().read();
      await Promise.race([first(server.stdout), first(server.stderr)]);
      const add = Bun.spawn([...PROGRAM, "user", "add", "ann@example.org", "--password-stdin", "--data-dir", dataDir], {
        ...at,
        stdin: new Blob(["correct horse\n"]),
        stderr: "pipe",
      });
      expect(await add.stdout.text()).toBe("Added ann@example.org.\n");
      expect(await add.exited).toBe(0);
      server.kill("SIGTERM");
      expect(await server.exited).toBe(0);
    } finally {
      server.kill("SIGKILL");
    }
  });
});
