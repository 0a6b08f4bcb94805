// The Ansible role of deploy/ansible: what ansible-lint says of it, and what it does on a copy of this system.

import { afterAll, beforeAll, expect, setDefaultTimeout, test } from "bun:test";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";

import { makePackages } from "../scripts/packages/index.ts";
import { makeTempDir } from "./harness.ts";
import { needs, PYTHON_PROGRAMS } from "./needs.ts";
import { BUILT } from "./processes.ts";
import { SystemCopy } from "./system_copy.ts";

setDefaultTimeout(300_000); // a machine that others use too is slow at times

const ROLES = join(import.meta.dir, "../deploy/ansible");
const directory = makeTempDir();
afterAll(() => rmSync(directory, { recursive: true, force: true }));
const at = (...path: string[]): string => join(directory, ...path);

needs("ansible-lint").test("deploy: ansible-lint finds nothing in the role", () => {
  const argv = [needs("ansible-lint").path, "--offline", "--nocolor", "--profile", "production", "."];
  const done = Bun.spawnSync(argv, { cwd: ROLES, env: { ...process.env, HOME: directory }, stderr: "pipe" });
  expect([done.exitCode, done.exitCode === 0 ? "" : done.stdout.toString()]).toEqual([0, ""]);
  expect(done.stderr.toString()).toContain("Profile 'production' was required, and it passed.");
});

needs("the long run", "nfpm", "ansible-playbook", "python3-apt", "mounts").describe("deploy: the Ansible role", () => {
  let copy: SystemCopy;
  beforeAll(async () => {
    if (BUILT === null) {
      const argv = [process.execPath, join(import.meta.dir, "../scripts/build-binary.ts"), "--out", directory];
      expect(Bun.spawnSync(argv, { stdout: "ignore" }).exitCode).toBe(0);
    }
    writeFileSync(at("program"), '#!/bin/sh\nexec /program "$@"\n');
    mkdirSync(at("made"));
    const release = {
      version: "1.0.0",
      time: new Date(1e12),
      licences: "licences\n",
      words: () => "words\n",
      level: 1,
    };
    await makePackages(release, [{ path: at("program"), target: "linux-x64" }], at("made"), ["deb"]);
    const mounts = {
      "/program": resolve(BUILT ?? at("secretpush")),
      "/made": at("made"),
      "/ansible": ROLES,
      [PYTHON_PROGRAMS]: PYTHON_PROGRAMS,
    };
    copy = new SystemCopy(at("copy"), mounts, { serves: true });
  });

  test("installs the package, writes settings and secrets, starts the service, and then changes nothing", async () => {
    const key = "5".repeat(64);
    const said = await copy.run(
      `cat >/tmp/playbook.yml <<'END'
- hosts: all
  gather_subset: ["!all", "!min", distribution]
  roles:
    - role: secretpush
      vars:
        secretpush_package: /made/secretpush_1.0.0_amd64.deb
        secretpush_master_key: "${key}"
        secretpush_settings:
          base_url: "{{ address | default('https://push.example.org') }}"
          about.operator: 'Weiß & Söhne, "IT" 🔑'
          allow_anonymous: false
          upload.free_space_floor: 1MiB
          trusted_proxies: [192.0.2.1, "2001:db8::/32"]
          port: "{{ port | default(5100) }}"
        secretpush_secrets:
          mail_password: hunter2
END
      export ANSIBLE_ROLES_PATH=/ansible/roles ANSIBLE_HOME=/tmp/ansible ANSIBLE_PYTHON_INTERPRETER=/usr/bin/python3
      export PATH=$PATH:${PYTHON_PROGRAMS} ANSIBLE_PIPELINING=1
      # It prints to nothing but a file or a terminal.
      play() {
        code=0
        ansible-playbook --inventory localhost, --connection local /tmp/playbook.yml "$@" >/tmp/said 2>&1 || code=$?
        cat /tmp/said
        return $code
      }`,
      {
        first: `
          play
          stat -c '%a %U:%G %n' /etc/secretpush/* /etc/secretpush/config.d/*
          cat /etc/secretpush/master.key; echo
          secretpush config --config /etc/secretpush/config.toml
          secretpush healthcheck --config /etc/secretpush/config.toml`,
        second: "play",
        mistaken: `
          if play --extra-vars address=nonsense --start-at-task "Write the settings"; then exit 1; fi
          grep base_url /etc/secretpush/config.d/ansible.toml
          secretpush healthcheck --config /etc/secretpush/config.toml`,
      },
    );
    expect(said.first).toMatch(/ failed=0 /);
    for (const line of [
      "640 root:secretpush /etc/secretpush/master.key",
      "640 root:secretpush /etc/secretpush/mail_password",
      "644 root:root /etc/secretpush/config.d/ansible.toml",
      key,
    ]) {
      expect(said.first.split("\n")).toContain(line);
    }
    expect(said.first).toMatch(/^base_url +https:\/\/push\.example\.org /m);
    expect(said.first).toMatch(/^about\.operator +Weiß & Söhne, "IT" 🔑 /m);
    expect(said.first).toMatch(/^allow_anonymous +false /m);
    expect(said.first).toMatch(/^trusted_proxies +192\.0\.2\.1\/32, 2001:db8::\/32 /m);
    expect(said.first).toContain("http://127.0.0.1:5100 is up.\n");
    expect(said.first).not.toContain("hunter2");
    expect(said.second).toMatch(/ changed=0 .* failed=0 /);
    expect(said.mistaken).toContain("base_url");
    expect(said.mistaken).toMatch(
      / failed=1 [^]*\nbase_url = "https:\/\/push\.example\.org"\nhttp:\/\/127\.0\.0\.1:5100 is up\.\n$/,
    );
  });
});
