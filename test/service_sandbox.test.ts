// The executable under the restrictions of its own unit: a system that would not let it install, sign in, store, upgrade
// or back up does not let it do so here either.

import { afterAll, beforeAll, expect, setDefaultTimeout, test } from "bun:test";
import { chmodSync, mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";

import { needs } from "./needs.ts";
import { until } from "./multipart_forms.ts";
import { oldest, unpackInto } from "./old_data.ts";
import { hasChildEndedFirst } from "./oom.ts";
import { BUILT, ENVIRONMENT } from "./processes.ts";
import { expectAll, fill } from "./sample_pushes.ts";
import { type Sandboxed, UnitSandbox } from "./sandbox/unit_sandbox.ts";
import { underSystemd } from "./sandbox/unit_systemd.ts";
import { scratch } from "./scratch.ts";

setDefaultTimeout(60_000); // a machine that others use too is slow at times

const { root, newPath } = scratch();
const sandboxes: UnitSandbox[] = [];
afterAll(() => Promise.all(sandboxes.map((sandbox) => sandbox.end())));

let program = BUILT === null ? join(root, "secretpush") : resolve(BUILT);
const INSTALLED = "/usr/local/bin/secretpush";
const CONFIG = ["--config", "/etc/secretpush/config.toml"];
const READY = /notify: STATUS=Listening on (http:\S+)/;

const run = (...argv: string[]): string => {
  const done = Bun.spawnSync(argv, { env: ENVIRONMENT, stdout: "pipe", stderr: "pipe" });
  if (done.exitCode !== 0) throw new Error(`${argv.join(" ")}: ${done.stderr}`);
  return done.stdout.toString();
};

let umask: number | undefined;
afterAll(() => {
  if (umask !== undefined) process.umask(umask);
});
let unit: string;
let config: string;
beforeAll(() => {
  if (!needs("the long run", "cc", "sandbox").isHere && !needs("the long run", "systemd").isHere) return;
  // The service is somebody else, and a server in this process may have asked for the strictest.
  umask = process.umask(0o022);
  chmodSync(root, 0o755);
  if (BUILT === null) run(process.execPath, join(import.meta.dir, "../scripts/build-binary.ts"), "--out", root);
  const printed = run(program, "service", "install", "--print");
  const at = printed.indexOf("# /etc/secretpush/config.toml\n");
  // The tests of a machine share its ports.
  [unit, config] = [printed.slice(0, at), printed.slice(at).replace("\n#port = 5100\n", "\nport = 0\n")];
});

needs("the long run", "systemd").test("systemd itself starts the unit, and the setup code is in the log", async () => {
  const { argv, stop, end } = underSystemd(unit, { program, config, key: run(program, "key", "generate") });
  const service = Bun.spawn(argv, { stdin: "ignore", stdout: "pipe", stderr: "pipe" });
  try {
    let said = "";
    for await (const text of service.stderr.pipeThrough(new TextDecoderStream())) {
      said += text;
      if (/no account yet.* code \S+\n/.test(said)) stop();
    }
    expect(said).toMatch(/There is no account yet.* at http:\S+\/users\/setup with the code \S+\n/);
    expect(await service.stdout.text()).toMatch(/ INFO {2}stopped\n$/);
    expect(await service.exited).toBe(0);
  } finally {
    end();
  }
});

needs("the long run", "cc", "sandbox").describe("in the sandbox of its unit", () => {
  /** A machine with the unit, the settings and the key as `service install` leaves them. */
  function machine(given: { unit?: string; key?: string } = {}): UnitSandbox {
    const directory = newPath("machine");
    mkdirSync(directory);
    const sandbox = new UnitSandbox(given.unit ?? unit, directory, program);
    sandboxes.push(sandbox);
    writeFileSync(join(sandbox.etc, "config.toml"), config);
    writeFileSync(join(sandbox.etc, "master.key"), given.key ?? run(program, "key", "generate"), { mode: 0o640 });
    return sandbox;
  }

  const begin = async (sandbox: UnitSandbox): Promise<{ service: Sandboxed; url: string }> => {
    const service = sandbox.start();
    return { service, url: (await service.says(READY))[1] ?? "" };
  };

  const succeeds = async (sandbox: UnitSandbox, ...argv: string[]): Promise<string> => {
    const command = sandbox.start([INSTALLED, ...argv, ...CONFIG]);
    expect([await command.exited, command.output()]).toEqual([0, expect.anything()]);
    return command.output();
  };

  test("a program sees of the machine what the unit leaves, and nothing else", async () => {
    const looks = [
      "id -nu; id -nG; ulimit -c; umask",
      'for name in NoNewPrivs CapEff CapBnd Seccomp; do grep "^$name:" /proc/self/status; done',
      "for at in /etc /usr/bin /run /var /sys /var/lib/secretpush /tmp /run/secretpush; do",
      "touch $at/mine 2>/dev/null && echo writes $at; done",
      "ls /root /home /proc/meminfo /dev/mem /tmp/* 2>/dev/null; unshare --user true 2>/dev/null || echo unshares nothing",
    ];
    const shell = machine().start(["/bin/sh", "-c", looks.join("\n")]);
    await shell.exited;
    expect(shell.output().trim().split(/\s*\n/)).toEqual([
      "secretpush",
      "secretpush",
      "0",
      "0077",
      "NoNewPrivs:\t1",
      "CapEff:\t0000000000000000",
      "CapBnd:\t0000000000000000",
      "Seccomp:\t2",
      "writes /var/lib/secretpush",
      "writes /tmp",
      "writes /run/secretpush",
      "/tmp/mine",
      "unshares nothing",
    ]);
  });

  test("a fresh installation starts, shows the setup code, and takes a first sign-in, pushes, files and backups", async () => {
    const sandbox = machine();
    const scheduled = 'backup.every = "1s"\nbackup.to = "/var/backups/secretpush"\n';
    writeFileSync(join(sandbox.etc, "config.toml"), `${config}${scheduled}`);
    const { service, url } = await begin(sandbox);
    const [, page, code] = await service.says(/There is no account yet.* at (\S+) with the code (\S+)\n/);
    expect(page).toBe(`${url}/users/setup`);
    const person = { email: "ann@example.org", password: "correct horse" };
    const signedIn = await fetch(`${url}/session/setup`, {
      method: "POST",
      headers: { "content-type": "application/json", "sec-fetch-site": "same-origin" },
      body: JSON.stringify({ code, ...person }),
    });
    expect([signedIn.status, signedIn.headers.get("set-cookie")]).toEqual([
      200,
      expect.stringContaining("sp_session="),
    ]);
    const added = await succeeds(sandbox, "token", "add", person.email, "--name", "first");
    const contents = await fill(url, /^\S+$/m.exec(added)?.[0] ?? "");
    await expectAll(url, structuredClone(contents));
    await succeeds(sandbox, "backup", "/var/lib/secretpush/backup.tar");
    // A minimal Debian has no program "kill", so the server's own asks it to read its settings again.
    const [, reload = ""] = /^ExecReload=(.+)$/m.exec(unit) ?? [];
    const reloads = async (text: string) => {
      writeFileSync(join(sandbox.etc, "config.toml"), config + scheduled + text);
      // systemd shows the credential to the server alone.
      const hidden = ["/usr/bin/env", "SECRETPUSH_KEY_FILE=/run/credentials/hidden"];
      const reloaded = sandbox.start([...hidden, ...reload.replace("$MAINPID", String(service.pid())).split(" ")]);
      return [await reloaded.exited, reloaded.output()];
    };
    expect(await reloads('branding.title = "Vault"\n')).toEqual([0, expect.stringContaining("taken: branding.title")]);
    expect(await reloads('branding.logo_file = "/nowhere.png"\n')).toEqual([
      1,
      expect.stringContaining("/nowhere.png"),
    ]);
    expect(await reloads('branding.title = "Va\n')).toEqual([2, expect.stringContaining("this is not TOML")]);
    expect(await (await fetch(url)).text()).toContain("Vault</title>");
    await until(() => hasChildEndedFirst(service.pid()), "a process for backups that is ended first");
    const verified = run(program, "backup", "verify", join(sandbox.state, "backup.tar"));
    expect(verified).toContain(`${contents.pushes.length} pushes`);
    await service.says(new RegExp(`backup made .*pushes=${contents.pushes.length} `));
    expect(await service.stop()).toBe(0);
    expect(service.output()).toContain("notify: STOPPING=1");
    expect(run(program, "backup", "list", "--backup-to", sandbox.writable)).toContain("whole");
  });

  test("the data directory of the first version is upgraded, and holds what it held", async () => {
    const sandbox = machine({ key: oldest.masterKey });
    unpackInto(sandbox.state, oldest);
    const { service, url } = await begin(sandbox);
    await expectAll(url, structuredClone(oldest.contents));
    expect(service.output()).toContain(`the database was migrated from=${oldest.schemaVersion} `);
    expect(await service.stop()).toBe(0);
    await succeeds(sandbox, "check");
  });

  test.each([
    ["its address family", "RestrictAddressFamilies=AF_INET AF_INET6 AF_UNIX", "RestrictAddressFamilies=AF_UNIX"],
    ["a call", "SystemCallFilter=~@privileged", "SystemCallFilter=~listen @privileged"],
    ["its directory", "StateDirectoryMode=0700", "StateDirectoryMode=0500"],
  ])("a unit that takes %s from the server does not start it", async (_, line, other) => {
    expect(unit).toContain(`\n${line}`);
    const service = machine({ unit: unit.replace(`\n${line}`, `\n${other}`) }).start();
    expect(await service.exited).not.toBe(0);
    expect(service.output()).not.toContain("notify: READY");
  });

  test("a directive that the sandbox does not know is not left out in silence", () => {
    expect(() => machine({ unit: unit.replace("PrivateTmp=", "PrivateNetwork=yes\nPrivateTmp=") })).toThrow(
      "the sandbox cannot apply PrivateNetwork=yes",
    );
  });
});
