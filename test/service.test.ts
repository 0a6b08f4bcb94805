// The systemd unit and the config file as they are printed, judged by systemd's own tools where they are
// installed, and what the server tells a service manager, received on a real socket.

import { afterAll, describe, expect, setDefaultTimeout, test } from "bun:test";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

import { ServiceManager } from "../src/cli/install/systemd_notify.ts";
import { configFile, unitFile, whatNext } from "../src/cli/install/service_files.ts";
import { EXIT } from "../src/cli/terminal.ts";
import { loadConfig } from "../src/config/load.ts";
import { OPTIONS } from "../src/config/options.ts";
import { makeTempDir, runHere } from "./harness.ts";
import { needs } from "./needs.ts";

setDefaultTimeout(60_000); // a machine that others use too is slow at times

const directory = makeTempDir();
afterAll(() => rmSync(directory, { recursive: true, force: true }));

const cli = runHere;

describe("service install --print", () => {
  test("prints the unit and the config file, and touches nothing", async () => {
    const before = readdirSync("/etc");
    const { code, stdout, stderr } = await cli(["service", "install", "--print"]);
    expect([code, stderr]).toEqual([0, ""]);
    expect(stdout).toContain("# /etc/systemd/system/secretpush.service\n[Unit]\n");
    expect(stdout).toContain(unitFile({ user: "secretpush", lowPorts: false }));
    expect(stdout).toContain(configFile());
    expect(readdirSync("/etc")).toEqual(before);
    expect(existsSync("/etc/secretpush")).toBe(false);
  });

  test("the unit runs as a user of its own, with the key as a credential and nothing else it could do harm with", () => {
    const lines = unitFile({ user: "secretpush", lowPorts: false }).split("\n");
    for (const line of [
      "Type=notify",
      "User=secretpush",
      "StateDirectory=secretpush",
      "StateDirectoryMode=0700",
      "ReadWritePaths=-/var/backups/secretpush",
      "ProtectSystem=strict",
      "ProtectHome=yes",
      "NoNewPrivileges=yes",
      "CapabilityBoundingSet=",
      "RestrictAddressFamilies=AF_INET AF_INET6 AF_UNIX",
      "LoadCredential=master.key:/etc/secretpush/master.key",
      "LimitCORE=0",
      "WatchdogSignal=SIGKILL",
    ]) {
      expect(lines).toContain(line);
    }
    expect(lines.some((line) => /^WatchdogSec=\d/.test(line))).toBe(true);
  });

  test("a unit that is there keeps its user and its low ports, unless said otherwise", async () => {
    const there = join(directory, "machine/etc/systemd/system/secretpush.service");
    mkdirSync(dirname(there), { recursive: true });
    writeFileSync(there, unitFile({ user: "vault", lowPorts: true }));
    const printed = async (...flags: string[]) =>
      (await cli(["service", "install", "--print", "--root", join(directory, "machine"), ...flags])).stdout;
    expect(await printed()).toContain(unitFile({ user: "vault", lowPorts: true }));
    expect(await printed("--no-low-ports")).toContain(unitFile({ user: "vault", lowPorts: false }));
    expect(await printed("--user", "other")).toContain(unitFile({ user: "other", lowPorts: true }));
    writeFileSync(there, unitFile({ user: "vault", lowPorts: false }));
    expect(await printed()).toContain(unitFile({ user: "vault", lowPorts: false }));
    expect(await printed("--low-ports")).toContain(unitFile({ user: "vault", lowPorts: true }));
  });

  test("if memory runs out, the process that makes backups is ended, and not the service with it", () => {
    expect(unitFile({ user: "secretpush", lowPorts: false }).split("\n")).toContain("OOMPolicy=continue");
  });

  test("restarts by hand are never refused: the unit has no limit of starts", () => {
    const lines = unitFile({ user: "secretpush", lowPorts: false }).split("\n");
    expect(lines).toContain("StartLimitIntervalSec=0");
    expect(lines.filter((line) => line.startsWith("StartLimitBurst"))).toEqual([]);
  });

  test("nobody kills a server that is asked to stop while it migrates as long as a start may take", () => {
    const lines = unitFile({ user: "secretpush", lowPorts: false }).split("\n");
    const limitOf = (name: string) => lines.find((line) => line.startsWith(`${name}=`))?.slice(name.length + 1);
    expect(limitOf("TimeoutStopSec")).toBe(limitOf("TimeoutStartSec") ?? "?");
  });

  test("a mistake in the settings is not tried again", () => {
    expect(unitFile({ user: "secretpush", lowPorts: false }).split("\n")).toEqual(
      expect.arrayContaining(["Restart=on-failure", `RestartPreventExitStatus=${EXIT.usage}`]),
    );
  });

  test.each([
    [["--user", "root"], "--user must be the name of a system user"],
    [["--user", "a\nUser=root"], "--user must be the name of a system user"],
    [["--data-dir", "/srv/x"], "the service keeps its data in /var/lib/secretpush"],
  ])("%j is refused", async (flags, sentence) => {
    const { code, stderr } = await cli(["service", "install", "--print", ...flags]);
    expect([code, stderr]).toEqual([2, expect.stringContaining(sentence)]);
  });

  for (const lowPorts of [false, true])
    needs("systemd-analyze").test(
      `systemd accepts the unit and finds it little exposed (low ports: ${lowPorts})`,
      () => {
        const path = join(directory, "secretpush.service");
        // The one thing that is not here yet is the installed executable.
        writeFileSync(path, unitFile({ user: "root", lowPorts }).replaceAll("/usr/local/bin/secretpush", "/bin/true"));
        const verified = Bun.spawnSync(["systemd-analyze", "verify", path], { stderr: "pipe" });
        expect([verified.exitCode, verified.stderr.toString()]).toEqual([0, ""]);
        writeFileSync(path, unitFile({ user: "secretpush", lowPorts }));
        const argv = ["systemd-analyze", "security", "--offline=true", "--no-pager", path];
        const told = Bun.spawnSync(argv, { stdout: "pipe" }).stdout.toString();
        const exposure = Number(
          /Overall exposure level for secretpush\.service: (\d+\.\d+)/.exec(told)?.[1] ?? Number.NaN,
        );
        expect(exposure).toBeLessThanOrEqual(2.5);
      },
    );
});

describe("the config file", () => {
  const read = (text: string) =>
    loadConfig({
      flags: { config: "/etc/secretpush/config.toml" },
      env: {},
      readFile: (path) => (path.endsWith(".toml") ? text : "0".repeat(64)),
    });

  test("sets where data and key are, and nothing else", () => {
    const { config, origins } = read(configFile());
    expect(config).toMatchObject({ dataDir: "/var/lib/secretpush", keyFile: "/etc/secretpush/master.key" });
    expect(Object.keys(origins).filter((name) => origins[name] !== "default")).toEqual(["data_dir", "key", "key_file"]);
  });

  test("names every option that may stand in it, with its meaning, and the defaults hold when uncommented", () => {
    const text = configFile();
    // Options without a default show "", which is no value.
    const uncommented = text.replaceAll(/^#([a-z0-9_.]+ = (?!"").+)$/gm, "$1");
    const { config, origins } = read(uncommented);
    expect(config.port).toBe(5100);
    for (const { name, secret, doc, default: preset } of OPTIONS) {
      if (secret) continue;
      expect(text).toContain(doc.split(" ")[0] ?? "");
      if (preset !== undefined && String(preset) !== "")
        expect([name, origins[name]]).toEqual([name, "file /etc/secretpush/config.toml"]);
    }
  });

  test("names each option in one line that is like no other, under its whole name", () => {
    const text = configFile();
    for (const { name, secret } of OPTIONS) {
      const lines = text.split("\n").filter((line) => line.replace("#", "").startsWith(`${name} = `));
      expect([name, lines.length]).toEqual([name, secret ? 0 : 1]);
    }
    expect(text).not.toMatch(/^#?\[/m);
  });

  test("has no place for the master key itself", () => {
    expect(configFile()).toContain("key_file = ");
    expect(configFile()).not.toMatch(/^#?(?:previous_)?key = /m);
  });
});

describe("service commands", () => {
  test("install names the first steps to whoever has no account yet, and what is new to everybody else", async () => {
    expect(whatNext("vault", false)).toContain(
      "sudo -u vault secretpush --config /etc/secretpush/config.toml user add",
    );
    expect(whatNext("vault", false)).toContain('grep "no account yet"');
    expect(whatNext("vault", true)).toContain("secretpush config migrate --config");
    expect(whatNext("vault", true)).not.toMatch(/first administrator|no account yet|Keep a copy/);
  });

  test("install says why it cannot, where it runs from source", async () => {
    const { code, stderr } = await cli(["service", "install"]);
    expect([code, stderr]).toEqual([1, expect.stringContaining('"bun run build" builds the executable')]);
  });

  test("uninstall --print shows the steps", async () => {
    const { code, stdout } = await cli(["service", "uninstall", "--print"]);
    expect(code).toBe(0);
    expect(stdout).toContain("systemctl disable --now secretpush.service");
  });

  test("status exits with 1 where no service is installed", async () => {
    const { code, stderr } = await cli(["service", "status"]);
    expect(code).toBe(1);
    expect(stderr).toStartWith("secretpush: ");
  });
});

describe("bun run start", () => {
  test("ends with the shell that npx starts, which hands no signal on", async () => {
    // npx runs "sh -c 'bun' run start", and signals that shell only. The last command keeps it there.
    const shell = Bun.spawn(["sh", "-c", `'${process.execPath}' run start --port 0; :`], {
      cwd: join(import.meta.dir, ".."),
      env: { ...process.env, npm_execpath: "/npm/bin/npm-cli.js", SECRETPUSH_DATA_DIR: join(directory, "started") },
      stdout: "pipe",
      stderr: "ignore",
    });
    let output = "";
    let isKilled = false;
    for await (const text of shell.stdout.pipeThrough(new TextDecoderStream())) {
      output += text;
      if (isKilled || !/listening.* url=/.test(output)) continue;
      isKilled = true;
      shell.kill("SIGTERM");
    }
    // The stream ended, so whoever wrote to it has.
    expect(output.trimEnd()).toEndWith("INFO  stopped");
  });
});

describe("a service manager", () => {
  test("sends nothing where systemd does not listen", async () => {
    const manager = new ServiceManager({}, () => expect.unreachable());
    expect(manager.present).toBe(false);
    await manager.ready("x");
    await manager.stopping();
  });

  test("that cannot be reached is complained about once, and nothing else happens", async () => {
    const complaints: string[] = [];
    const env = { NOTIFY_SOCKET: join(directory, "nobody"), PATH: "/nowhere" };
    const manager = new ServiceManager(env, (sentence) => complaints.push(sentence));
    await manager.ready("x");
    await manager.stopping();
    expect(complaints).toHaveLength(1);
    expect(complaints[0]).toStartWith("systemd does not receive the server's state: ");
  });

  test("hears READY with the addresses, the watchdog's sign of life, and STOPPING", async () => {
    // A stand-in for systemd-notify, because a test cannot receive what goes to a datagram socket.
    const heard = join(directory, "heard");
    const program = join(directory, "systemd-notify");
    writeFileSync(program, `#!/bin/sh\necho "$NOTIFY_SOCKET $*" >> ${heard}\n`, { mode: 0o755 });
    const env = {
      NOTIFY_SOCKET: "@abstract/notify",
      WATCHDOG_USEC: "150000",
      WATCHDOG_PID: String(process.pid),
      PATH: `${directory}:${process.env["PATH"]}`,
    };
    const manager = new ServiceManager(env, (sentence) => expect.unreachable(sentence));
    const lines = (): string[] => (existsSync(heard) ? readFileSync(heard, "utf8").trim().split("\n") : []);
    await manager.ready("Listening on http://127.0.0.1:5100");
    expect(lines()[0]).toBe("@abstract/notify READY=1 STATUS=Listening on http://127.0.0.1:5100");
    while (lines().length < 3) await Bun.sleep(10);
    await manager.stopping();
    expect(new Set(lines().slice(1, -1))).toEqual(new Set(["@abstract/notify WATCHDOG=1"]));
    expect(lines().at(-1)).toStartWith("@abstract/notify STOPPING=1 ");
    expect(statSync(heard).size).toBeGreaterThan(0);
  });
});
