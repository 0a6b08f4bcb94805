// The packages of an executable: Debian's and Red Hat's own tools install them on a copy of this system that is thrown away.
// So that they are small, the program in them starts the real one.

import { afterAll, beforeAll, expect, setDefaultTimeout, test } from "bun:test";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";

import { aptRepository } from "../scripts/packages/apt.ts";
import { makePackages, type Release } from "../scripts/packages/index.ts";
import { makeTempDir } from "./harness.ts";
import { needs } from "./needs.ts";
import { BUILT } from "./processes.ts";
import { SystemCopy } from "./system_copy.ts";

setDefaultTimeout(300_000); // a machine that others use too is slow at times

const directory = makeTempDir();
afterAll(() => rmSync(directory, { recursive: true, force: true }));
const at = (...path: string[]): string => join(directory, ...path);

function run(argv: string[]): string {
  const done = Bun.spawnSync(argv, { stdin: "ignore", stdout: "pipe", stderr: "pipe" });
  expect([argv.join(" "), done.exitCode]).toEqual([argv.join(" "), 0]);
  return done.stdout.toString();
}

needs("the long run", "nfpm", "gpg", "rpm", "dpkg", "mounts").describe("deploy: packages", () => {
  let release: Release;
  let copy: SystemCopy;
  let server: Bun.Server<undefined>;
  const EXECUTABLES = [
    { path: at("program"), target: "linux-x64" as const },
    { path: at("program"), target: "linux-arm64" as const },
  ];

  beforeAll(async () => {
    if (BUILT === null)
      run([process.execPath, join(import.meta.dir, "../scripts/build-binary.ts"), "--out", directory]);
    const program = resolve(BUILT ?? at("secretpush"));
    writeFileSync(at("program"), '#!/bin/sh\nexec /program "$@"\n');
    const said = new Map<string, string>();
    const words = (...argv: string[]): string => {
      const line = argv.join(" ");
      said.set(line, said.get(line) ?? run([program, ...argv]));
      return said.get(line) ?? "";
    };
    const time = new Date(1_790_000_000_000);
    release = { version: "1.0.0", time, licences: "licences\n", words, level: 9 };
    for (const name of ["older", "newer", "all"]) mkdirSync(at(name));
    await makePackages(release, EXECUTABLES, at("older"));
    await makePackages({ ...release, version: "2.0.0" }, EXECUTABLES, at("newer"), ["deb", "rpm"]);
    const debs = ["older", "newer"].flatMap((name) =>
      [...new Bun.Glob("*.deb").scanSync(at(name))].map((deb) => at(name, deb)),
    );
    aptRepository(debs, at("all/apt"), time);
    // As an administrator signs it.
    mkdirSync(at("gpg"), { mode: 0o700 });
    const gpg = ["gpg", "--homedir", at("gpg"), "--batch", "--quiet", "--passphrase", ""];
    run([...gpg, "--quick-generate-key", "packages@example.org", "ed25519", "sign"]);
    const dist = at("all/apt/dists/stable");
    run([...gpg, "--clearsign", "--output", join(dist, "InRelease"), join(dist, "Release")]);
    run([...gpg, "--export", "--output", at("all/apt/secretpush.gpg")]);
    run(["gpgconf", "--homedir", at("gpg"), "--kill", "gpg-agent"]);
    server = Bun.serve({
      hostname: "127.0.0.1",
      port: 0,
      fetch: async ({ url }) => {
        const file = Bun.file(at("all", decodeURIComponent(new URL(url).pathname)));
        return (await file.exists()) ? new Response(file) : new Response("", { status: 404 });
      },
    });
    copy = new SystemCopy(at("copy"), { "/program": program, "/bun": process.execPath, "/packages": directory });
  });
  afterAll(() => server?.stop(true));

  const AS_SERVICE = "setpriv --reuid secretpush --regid secretpush --clear-groups";
  const BEFORE = () => `
    on_data() { ${AS_SERVICE} secretpush --config /etc/secretpush/config.toml "$@"; }
    fails() { if "$@"; then exit 1; fi; }
    # Makes the schema's version higher or lower.
    schema() { /bun -e 'const db = new (require("bun:sqlite").Database)("/var/lib/secretpush/secretpush.db");
      const { user_version } = db.query("PRAGMA user_version").get(); db.run("PRAGMA user_version = " + (user_version + '$1'))'; }
    echo "deb [signed-by=/packages/all/apt/secretpush.gpg] ${server.url}apt stable main" >/tmp/list
    apt() { apt-get -q -y -o Dir::Etc::sourcelist=/tmp/list -o Dir::Etc::sourceparts=/none -o Dir::State::lists=/tmp/lists \
      -o APT::Sandbox::User=root -o Dpkg::Use-Pty=0 "$@" </dev/null; }
    mkdir -p /tmp/lists/partial`;

  /** What an administrator does after an installation. */
  const USE = `
    install -d -o secretpush -g secretpush -m 700 /var/lib/secretpush
    echo "a long passw0rd!" | on_data user add ann@example.org --admin --password-stdin
    cp /etc/secretpush/master.key /tmp/key
    echo "# mine" >>/etc/secretpush/config.toml`;
  /** What is as it was after any change of the program. */
  const UNCHANGED = `
    cmp /tmp/key /etc/secretpush/master.key
    tail -n 1 /etc/secretpush/config.toml
    on_data user list`;
  const VERSIONS = [
    ["upgrade", "2.0.0"],
    ["roll back", "1.0.0"],
  ] as const;

  test("apt installs, upgrades, rolls back and removes it: key, secrets and settings stay, and a purge keeps the first two", async () => {
    const said = await copy.run(BEFORE(), {
      install: `
        apt update
        apt install --no-install-recommends secretpush=1.0.0
        stat -c '%a %U:%G %n' /etc/secretpush/* /usr/bin/secretpush
        ls /usr/lib/systemd/system/secretpush.service /usr/share/man/man1/secretpush.1.gz /usr/share/doc/secretpush/copyright
        bash -c '. /usr/share/bash-completion/completions/secretpush && complete -p secretpush'
        on_data config >/dev/null && echo "settings are in order"`,
      beside: `
        fails secretpush service install
        fails secretpush service uninstall`,
      use: USE,
      switch: `
        printf 'PWP__MAIL__SMTP_ADDRESS=a.example\nPWP__MAIL__SMTP_PORT=465\nPWP__MAIL__SMTP_USER_NAME=a\nPWP__MAIL__SMTP_PASSWORD=b\nPWP__MAIL__MAILER_SENDER=a@example.org\nPWP__HOST_DOMAIN=push.example.org\n' >/tmp/env
        mkdir -p /etc/secretpush/config.d
        secretpush from-password-pusher /tmp/env --out /etc/secretpush/config.d/from-password-pusher.toml
        stat -c '%a %U:%G' /etc/secretpush/config.d/mail_url
        on_data config check
        rm -r /etc/secretpush/config.d`,
      "what root restored": `
        chown root /var/lib/secretpush/secretpush.db
        fails on_data user list
        chown -R secretpush /var/lib/secretpush`,
      upgrade: `
        apt install --only-upgrade secretpush
        dpkg-query -W secretpush
        ${UNCHANGED}`,
      "roll back": `
        apt install --allow-downgrades secretpush=1.0.0
        dpkg-query -W secretpush
        ${UNCHANGED}`,
      "data of a later version": `
        schema +1
        apt install --only-upgrade secretpush
        schema -1`,
      "switched off": `
        rm /etc/is-enabled
        dpkg -i /packages/newer/secretpush_2.0.0_amd64.deb
        : >/etc/is-enabled`,
      remove: `
        apt remove secretpush
        ls /usr/bin/secretpush /usr/share/doc/secretpush || true`,
      again: `
        apt install --no-install-recommends secretpush
        ${UNCHANGED}`,
      purge: `
        apt purge secretpush
        ls /etc/secretpush /var/lib/secretpush`,
      "a key among the data": `
        rm /etc/secretpush/master.key
        ln -s /etc/shadow /var/lib/secretpush/master.key
        fails dpkg -i /packages/older/secretpush_1.0.0_amd64.deb
        fails test -e /etc/secretpush/master.key
        rm /var/lib/secretpush/master.key
        # A disk that does not take it.
        ln -s /bin/false /usr/local/sbin/sync
        fails dpkg -i /packages/older/secretpush_1.0.0_amd64.deb
        fails test -e /etc/secretpush/master.key
        rm /usr/local/sbin/sync
        install -o secretpush -g secretpush -m 600 /tmp/key /var/lib/secretpush/master.key
        dpkg -i /packages/older/secretpush_1.0.0_amd64.deb
        cmp /tmp/key /etc/secretpush/master.key && echo "the same key"`,
      "over service install": `
        : >/etc/systemd/system/secretpush.service
        dpkg -i /packages/older/secretpush_1.0.0_amd64.deb`,
      "over service install, with data of a later version": `
        schema +1
        dpkg -i /packages/older/secretpush_1.0.0_amd64.deb
        rm /etc/systemd/system/secretpush.service
        dpkg -r secretpush
        dpkg -i /packages/older/secretpush_1.0.0_amd64.deb
        schema -1`,
      "an altered list": `
        list=/packages/all/apt/dists/stable/main/binary-amd64/Packages
        sed -i s/2.0.0/2.0.1/ $list
        gzip -9nf $list
        rm -r /tmp/lists
        mkdir -p /tmp/lists/partial
        fails apt update`,
    });
    const { install, beside, remove, again, purge } = said;
    expect(said.switch).toContain(
      "\nThen: secretpush config check --config /etc/secretpush/config.toml\n640 root:secretpush\n",
    );
    expect(said.switch).toContain("The settings are in order.\n");
    expect(said.switch).not.toContain("Only you can read");
    expect(said["what root restored"]).toContain(
      "Make the service's user its owner: chown -R secretpush /var/lib/secretpush",
    );
    expect(install).toContain("systemctl enable secretpush.service\n");
    expect(install).toContain(
      "systemctl restart secretpush.service\nSecret Push runs on http://127.0.0.1:5100. Next: sudo secretpush init\n",
    );
    expect(install).toContain("640 root:secretpush /etc/secretpush/master.key\n");
    expect(install).toContain("644 root:root /etc/secretpush/config.toml\n");
    expect(install).toContain("755 root:root /usr/bin/secretpush\n");
    expect(install).toContain("complete -F");
    expect(install).toContain("settings are in order\n");
    expect(beside?.match(/the service belongs to the package secretpush: /g)?.length).toBe(2);
    for (const [step, version] of VERSIONS) {
      expect(said[step]).toContain("systemctl restart secretpush.service\n");
      expect(said[step]).not.toContain("secretpush init");
      expect(said[step]).toContain(`secretpush\t${version}\n# mine\n`);
      expect(said[step]).toMatch(/ann@example\.org +admin/);
    }
    expect(said["data of a later version"]).toMatch(/It cannot be used with this program: .*\nThe service was not re/);
    expect(said["data of a later version"]).not.toContain("systemctl");
    expect(said["switched off"]).toContain("systemctl try-restart secretpush.service\n");
    expect(remove).toContain("systemctl stop secretpush.service\n");
    expect(remove).toContain("cannot access '/usr/bin/secretpush'");
    expect(remove).toContain("cannot access '/usr/share/doc/secretpush'");
    expect(again).toContain("systemctl restart secretpush.service\n");
    expect(again).toMatch(/^# mine\n[^]*ann@example\.org +admin/m);
    expect(purge).toMatch(
      /To erase both, and the backups: rm -rf [^]*\/etc\/secretpush:\nmaster\.key\n[^]*^secretpush\.db$/m,
    );
    // A link there would bring the service's user what only root may read.
    expect(said["a key among the data"]).toMatch(/^cat: .*master\.key: Permission denied$[^]*^the same key$/m);
    expect(said["over service install"]).toContain(
      "/usr/local/bin/secretpush service uninstall && mv /usr/local/bin/secretpush /usr/local/bin/secretpush.before && ",
    );
    expect(said["over service install"]).not.toContain("systemctl restart");
    const later = said["over service install, with data of a later version"];
    expect(later).toMatch(
      /It cannot be used with this program: [^]*Keep it, and its program [^]*The service was not restarted/,
    );
    expect(later).not.toMatch(/service uninstall|systemctl (?:restart|enable)/);
    expect(said["an altered list"]).toMatch(/^E: .*(?:Hash Sum mismatch|unexpected size)/m);
  });

  test("service install keeps the program from before, and leaves it in place if the data are not for this one", async () => {
    const machine = new SystemCopy(at("machine"), {
      "/program": resolve(BUILT ?? at("secretpush")),
      "/bun": process.execPath,
    });
    const said = await machine.run(BEFORE(), {
      install: `
        printf '#!/bin/sh\n' >/usr/bin/systemd-notify
        chmod 755 /usr/bin/systemd-notify
        /program service install
        ls /usr/local/bin
        ${USE}`,
      over: `
        echo "an earlier program" >/usr/local/bin/secretpush
        /program service install
        cat /usr/local/bin/secretpush.before
        cmp /program /usr/local/bin/secretpush
        ${UNCHANGED}`,
      "data of a later version": `
        echo "a later program" >/usr/local/bin/secretpush
        schema +1
        fails /program service install
        cat /usr/local/bin/secretpush`,
    });
    expect(said.install).not.toContain("secretpush.before");
    expect(said.over).toContain("(the previous one is /usr/local/bin/secretpush.before)");
    expect(said.over).toContain("The service is running.");
    expect(said.over).toContain("an earlier program\n");
    expect(said["data of a later version"]).toMatch(/the new version cannot use the data\. [^]*^a later program\n$/m);
    expect(said["data of a later version"]).not.toContain("The service is running.");
  });

  test("rpm installs, upgrades, rolls back and removes it", async () => {
    const rpm = "rpm --force-debian --dbpath /tmp/rpm --nodeps --noplugins";
    const said = await copy.run(BEFORE(), {
      install: `
        ${rpm} -i /packages/older/secretpush-1.0.0-1.x86_64.rpm
        stat -c '%a %U:%G %n' /etc/secretpush/* /usr/bin/secretpush
        ${rpm} -V secretpush && echo verified
        ${USE}`,
      upgrade: `
        ${rpm} -U /packages/newer/secretpush-2.0.0-1.x86_64.rpm
        rpm --dbpath /tmp/rpm -q secretpush
        ${UNCHANGED}`,
      "roll back": `
        ${rpm} -U --oldpackage /packages/older/secretpush-1.0.0-1.x86_64.rpm
        rpm --dbpath /tmp/rpm -q secretpush
        ${UNCHANGED}`,
      remove: `
        ${rpm} -e secretpush
        ls /usr/bin/secretpush /etc/secretpush /var/lib/secretpush || true`,
    });
    const { install, remove } = said;
    expect(install).toContain("systemctl enable secretpush.service\n");
    expect(install).toContain("640 root:secretpush /etc/secretpush/master.key\n");
    expect(install).toContain("755 root:root /usr/bin/secretpush\n");
    expect(install).toContain("verified\n");
    for (const [step, version] of VERSIONS) {
      expect(said[step]).toContain("systemctl restart secretpush.service\n");
      expect(said[step]).not.toMatch(/secretpush init|disable|stop/);
      expect(said[step]).toContain(`secretpush-${version}-1.x86_64\n# mine\n`);
      expect(said[step]).toMatch(/ann@example\.org +admin/);
    }
    expect(remove).toContain("systemctl disable --now secretpush.service\n");
    expect(remove).toContain("cannot access '/usr/bin/secretpush'");
    expect(remove).toMatch(/^config\.toml\nmaster\.key\n[^]*^secretpush\.db$/m);
  });

  test("they are the same byte for byte, whenever and by whomever they are made", async () => {
    const before = process.umask(0o077);
    mkdirSync(at("again"));
    await makePackages(release, EXECUTABLES, at("again"));
    process.umask(before);
    const filesIn = (name: string): Record<string, string> =>
      Object.fromEntries(
        readdirSync(at(name), { recursive: true, encoding: "utf8" })
          .filter((path) => statSync(at(name, path)).isFile())
          .map((path) => [path, new Bun.CryptoHasher("sha256").update(readFileSync(at(name, path))).digest("hex")]),
      );
    const made = filesIn("older");
    expect(Object.keys(made).length).toBe(8 + 8); // those of two machines; and the directory for apt, also as an archive
    expect(filesIn("again")).toEqual(made);
  });

  test("the archive holds what a host without a network needs", () => {
    mkdirSync(at("archive"));
    run(["tar", "-xf", at("older/secretpush-1.0.0-linux-x64.tar.gz"), "-C", at("archive")]);
    const top = at("archive/secretpush-1.0.0");
    expect(statSync(join(top, "secretpush")).mode & 0o777).toBe(0o755);
    const some = ["secretpush.1", "completion.zsh", "THIRD-PARTY-LICENSES.txt", "docs/install.md", "deploy/nginx.conf"];
    for (const name of some) expect([name, existsSync(join(top, name))]).toEqual([name, true]);
  });
});
