// An administrator's evening on a machine that systemd has booted: `bun run evening`. Packages and `service install` put the service in
// place, its settings are changed, and programs of earlier commits give way to this one, with their data. It takes root,
// systemd-nspawn, debootstrap and nfpm. Where they are missing, or nothing boots, it says so in one line and claims nothing.
//
//   bun scripts/evening.ts [COMMIT…]    the earlier programs; each is built from its commit once, and kept in ~/.cache

import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { homedir, tmpdir } from "node:os";
import { join, resolve } from "node:path";

import { nfpmProgram } from "./packages/index.ts";

const ROOT = resolve(import.meta.dir, "..");
const CACHE = join(homedir(), ".cache/secretpush-evening");
const BASE = join(CACHE, "bookworm");
const INCLUDED = "systemd,systemd-sysv,dbus,curl,procps,iproute2";
/** The first version, and one from between two releases. */
const EARLIER = ["81437df6", "9c363c30"];
const BOOT_WITHIN_MS = 90_000;

class NotHere extends Error {}

function run(argv: string[], how: { cwd?: string; env?: Record<string, string> } = {}): string {
  const env = { ...process.env, ...how.env };
  const done = Bun.spawnSync(argv, { stdin: "ignore", ...how, env, stdout: "pipe", stderr: "pipe" });
  if (done.exitCode === 0) return done.stdout.toString();
  throw new Error(`${argv.join(" ")}: ${(done.stderr.toString() || done.stdout.toString()).trim().slice(-500)}`);
}

/** A base system, made once. */
function baseSystem(): void {
  if (existsSync(BASE)) return;
  mkdirSync(CACHE, { recursive: true });
  console.log("Making a base system, once …");
  const draft = mkdtempSync(`${BASE}.`);
  run(["debootstrap", "--variant=minbase", `--include=${INCLUDED}`, "bookworm", draft]);
  run(["mv", draft, BASE]);
}

/** The program of an earlier commit; null if this clone does not have it. */
function programOf(commit: string): string | null {
  const directory = join(CACHE, commit);
  const program = join(directory, "dist/secretpush");
  if (existsSync(program)) return program;
  if (Bun.spawnSync(["git", "-C", ROOT, "cat-file", "-e", `${commit}^{commit}`]).exitCode !== 0) return null;
  console.log(`Building the program of ${commit}, once …`);
  rmSync(directory, { recursive: true, force: true });
  mkdirSync(directory, { recursive: true });
  run(["sh", "-c", `git -C '${ROOT}' archive ${commit} | tar -x -C '${directory}'`]);
  run(["bun", "run", "build"], { cwd: directory });
  return program;
}

/** A machine that is thrown away. */
class Machine {
  readonly #directory = mkdtempSync(join(tmpdir(), "secretpush-evening-"));
  readonly root = join(this.#directory, "root");
  #nspawn: Bun.Subprocess | null = null;
  #leader = "";

  async boot(): Promise<void> {
    run(["mount", "-t", "tmpfs", "-o", "mode=0755", "tmpfs", this.#directory]);
    for (const name of ["above", "work", "root"]) mkdirSync(join(this.#directory, name));
    const layers = `lowerdir=${BASE},upperdir=${this.#directory}/above,workdir=${this.#directory}/work`;
    run(["mount", "-t", "overlay", "overlay", "-o", layers, this.root]);
    const argv = ["systemd-nspawn", "-D", this.root, "--register=no", "--keep-unit", "--private-network", "--boot"];
    // In a session of its own: the terminal of whoever runs this stays as it is.
    this.#nspawn = Bun.spawn(["setsid", "--wait", ...argv], { stdin: "ignore", stdout: "ignore", stderr: "ignore" });
    const endMs = Date.now() + BOOT_WITHIN_MS;
    while (Date.now() < endMs && this.#nspawn.exitCode === null) {
      this.#leader ||= this.#bootedPid();
      if (this.#leader !== "" && /^(running|degraded)/.test(this.says("systemctl is-system-running").said)) return;
      await Bun.sleep(200);
    }
    throw new NotHere("systemd does not boot in systemd-nspawn here");
  }

  /** The machine's own first process, whose root is this one's. */
  #bootedPid(): string {
    for (const pid of readdirSync("/proc").filter((name) => /^\d+$/.test(name))) {
      const status = Bun.spawnSync(["grep", "-s", "^NSpid:", `/proc/${pid}/status`]).stdout.toString();
      if (!status.endsWith("\t1\n")) continue;
      const looked = Bun.spawnSync(["stat", "-Lc", "%d:%i", `/proc/${pid}/root`, this.root]).stdout.toString();
      const [one, other] = looked.trim().split("\n");
      if (one !== undefined && one === other) return pid;
    }
    return "";
  }

  says(script: string): { code: number; said: string } {
    const enter = ["nsenter", "-t", this.#leader, "-m", "-u", "-i", "-n", "-p", "-C"];
    const env = ["env", "-i", "PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin", "LC_ALL=C.UTF-8"];
    const argv = [...enter, ...env, "HOME=/root", "bash", "-c", `cd /root; exec 2>&1; ${script}`];
    const done = Bun.spawnSync(argv, { stdin: "ignore", stdout: "pipe", stderr: "pipe" });
    return { code: done.exitCode, said: done.stdout.toString() + done.stderr.toString() };
  }

  async end(): Promise<void> {
    if (this.#leader !== "") this.says("systemctl poweroff --force");
    else this.#nspawn?.kill();
    await this.#nspawn?.exited;
    for (const path of [this.root, this.#directory]) Bun.spawnSync(["umount", "-l", path]);
    rmSync(this.#directory, { recursive: true, force: true });
  }
}

let failures = 0;
let steps = 0;

/** One step of the evening. @returns what it printed */
function step(machine: Machine, what: string, script: string, expected: RegExp | null = null): string {
  const { code, said } = machine.says(`set -e; ${script}`);
  steps += 1;
  const isRight = code === 0 && (expected === null || expected.test(said));
  console.log(`${isRight ? "ok  " : "FAIL"} ${what}`);
  if (isRight) return said;
  failures += 1;
  const journal = machine.says("journalctl -u secretpush -n 15 --no-pager -o cat").said;
  console.log(
    `     exit ${code}: ${said.trim().slice(-1_500)}\n     expected: ${expected}\n     journal: ${journal.trim()}`,
  );
  return said;
}

const SETTINGS = "/etc/secretpush/config.d";
const AS_SERVICE =
  "setpriv --reuid secretpush --regid secretpush --clear-groups secretpush --config /etc/secretpush/config.toml";
const ANSWERS = (port = 5100) => `curl -fsS --retry 30 --retry-delay 1 --retry-all-errors http://127.0.0.1:${port}/up`;

/** Settings that are taken, and settings that are refused. */
function reloads(machine: Machine, where: string, port = 5100): void {
  const title = where.replace(/\W/g, "");
  step(
    machine,
    `${where}: systemctl reload takes a setting`,
    `mkdir -p ${SETTINGS}; echo 'branding.title = "${title}"' >${SETTINGS}/title.toml; systemctl reload secretpush; curl -fsS http://127.0.0.1:${port}/about`,
    new RegExp(`<title>.*${title}`),
  );
  step(
    machine,
    `${where}: it fails with a sentence if the server refuses them, and the server goes on`,
    `echo 'max_payload_bytes = "much"' >${SETTINGS}/wrong.toml; if systemctl reload secretpush; then exit 1; fi; rm ${SETTINGS}/wrong.toml
     journalctl --sync; journalctl -u secretpush -n 20 --no-pager -o cat; ${ANSWERS(port)}`,
    /refused: .*max_payload_bytes[^]*"up"/,
  );
}

const CREATE = `curl -fsS -H 'content-type: application/json' -d '{"push":{"payload":"kept over the years"}}' http://127.0.0.1:5100/api/v2/pushes`;
const tokenIn = (said: string): string => /"url_token":"([^"]+)"/.exec(said)?.[1] ?? "none";
const OPENS = (token: string) => `${ANSWERS()}; curl -fsS http://127.0.0.1:5100/api/v2/pushes/${token}`;
const KEPT = /"payload":"kept over the years"/;
/** The program of 9c363c3 looks at the network's interfaces, and its own unit does not let it. */
const DROP_IN = "/etc/systemd/system/secretpush.service.d";
const LETS_IT_LOOK = `mkdir -p ${DROP_IN}; printf '[Service]\nRestrictAddressFamilies=AF_NETLINK\n' >${DROP_IN}/netlink.conf`;
const AS_EVERY_UNIT = `rm -r ${DROP_IN}; systemctl daemon-reload`;
/** As on a machine that never had it. */
const CLEAN = `systemctl disable -q --now secretpush 2>/dev/null || true; dpkg --purge secretpush >/dev/null 2>&1 || true
  rm -rf /etc/systemd/system/secretpush.service* /usr/local/bin/secretpush* /var/lib/secretpush /etc/secretpush; systemctl daemon-reload`;

function packaged(machine: Machine): void {
  step(machine, "the package installs, and the service runs", `dpkg -i /root/new.deb; ${ANSWERS()}`, /"up"/);
  reloads(machine, "package");
  step(
    machine,
    "the service moves to port 80",
    `install -D /usr/share/doc/secretpush/deploy/systemd/low-ports.conf /etc/systemd/system/secretpush.service.d/low-ports.conf
     echo 'port = 80' >${SETTINGS}/port.toml; systemctl daemon-reload; systemctl restart secretpush; ${ANSWERS(80)}`,
    /"up"/,
  );
  reloads(machine, "port 80", 80);
  const blocks = readFileSync(join(ROOT, "docs/install.md"), "utf8").split("```sh\n");
  const second = blocks.find((block) => block.startsWith("systemctl cat secretpush"))?.split("```")[0] ?? "false";
  step(
    machine,
    "a second instance runs beside it, as the document says",
    `${second}\n${ANSWERS(5101)}; systemctl reload secretpush-hr; test -f /var/lib/secretpush-hr/secretpush.db; test ! -f /var/lib/secretpush-hr/master.key
     systemctl disable -q --now secretpush-hr`,
    /"up"/,
  );
  step(
    machine,
    "without the privilege for its port it ends once, and is not started again",
    `rm -r /etc/systemd/system/secretpush.service.d; systemctl daemon-reload; if systemctl restart secretpush; then exit 1; fi
     sleep 6; systemctl show secretpush -p NRestarts -p ExecMainStatus -p ActiveState`,
    /NRestarts=0\nExecMainStatus=2\nActiveState=failed|ExecMainStatus=2\nNRestarts=0\nActiveState=failed/,
  );
  step(machine, "it is removed", CLEAN);
  step(machine, "service install installs, and the service runs", `./new service install; ${ANSWERS()}`, /"up"/);
  reloads(machine, "service install");
  step(
    machine,
    "a backup can be made and read",
    `${AS_SERVICE} backup /var/lib/secretpush/b.tar; secretpush backup verify /var/lib/secretpush/b.tar`,
  );
  step(machine, "it is removed again", CLEAN);
}

/** An earlier program as a service, and what takes its place. */
function upgraded(machine: Machine, commit: string): void {
  for (const by of ["the package", "service install"]) {
    const begun = step(
      machine,
      `${commit} runs as a service, and stores a push`,
      `${LETS_IT_LOOK}; ./${commit} service install; ${ANSWERS()}; ${CREATE}`,
      /url_token/,
    );
    const token = tokenIn(begun);
    if (by === "the package") {
      const said = step(
        machine,
        `${commit}: the package leaves it running, and says how to change over`,
        `${AS_EVERY_UNIT}; dpkg -i /root/new.deb; ${ANSWERS()}`,
        /secretpush\.before/,
      );
      const advice = /^ {2}(\/usr\/local\/bin\/secretpush service uninstall .*)$/m.exec(said)?.[1] ?? "false";
      step(machine, `${commit}: what it says brings the data over`, `${advice}; ${OPENS(token)}`, KEPT);
    } else {
      step(
        machine,
        `${commit}: service install brings the data over`,
        `${AS_EVERY_UNIT}; ./new service install; ${OPENS(token)}`,
        KEPT,
      );
    }
    step(
      machine,
      `${commit}: its program is kept, and the data are whole`,
      `cmp ./${commit} /usr/local/bin/secretpush.before; ${AS_SERVICE} check`,
    );
    step(machine, `${commit}: it is removed`, CLEAN);
  }
  step(
    machine,
    "a program that cannot use the data changes nothing",
    `./new service install; ${ANSWERS()}; if ./${commit} upgrade --check /var/lib/secretpush; then exit 1; fi; ${CLEAN}`,
    /has schema version/,
  );
}

async function main(): Promise<void> {
  if (process.getuid?.() !== 0) throw new NotHere("it takes root");
  const missing = ["systemd-nspawn", "debootstrap", "nsenter"].filter((name) => Bun.which(name) === null);
  if (nfpmProgram() === null) missing.push("nfpm");
  if (missing.length > 0) throw new NotHere(`${missing.join(", ")}: not installed`);
  const program = join(ROOT, "dist/secretpush");
  if (!existsSync(program)) run(["bun", "run", "build"], { cwd: ROOT });
  baseSystem();
  const machine = new Machine();
  try {
    await machine.boot();
    const home = join(machine.root, "root");
    const { makePackages } = await import("./packages/index.ts");
    const words = (...argv: string[]): string => run([program, ...argv]);
    const release = { version: "9.0.0", time: new Date(1_790_000_000_000), licences: "licences\n", words, level: 0 };
    const [deb = ""] = await makePackages(release, [{ path: program, target: "linux-x64" }], home, ["deb"]);
    run(["mv", join(home, deb), join(home, "new.deb")]);
    run(["cp", program, join(home, "new")]);
    packaged(machine);
    for (const commit of process.argv.length > 2 ? process.argv.slice(2) : EARLIER) {
      const earlier = programOf(commit);
      if (earlier === null) {
        console.log(`     ${commit} is not in this clone: nothing is said of its program and its data`);
        continue;
      }
      run(["cp", earlier, join(home, commit)]);
      upgraded(machine, commit);
    }
  } finally {
    await machine.end();
  }
  console.log(`${steps - failures} of ${steps} steps went as they should.`);
}

try {
  await main();
} catch (error) {
  if (!(error instanceof NotHere)) throw error;
  console.log(`The evening was not spent: ${error.message}. Nothing is claimed.`);
}
process.exitCode = failures > 0 ? 1 : 0;
