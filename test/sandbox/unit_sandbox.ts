// Runs a program under the restrictions of a systemd unit, read from the unit itself, on a machine where systemd does
// not run: launcher.c filters its calls, a script of mounts shows it the unit's view of the file system. It takes root.
// A directive that is neither applied nor listed as unable to matter is an error: whoever adds one decides.

import { chmodSync, chownSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

import { filterHeader } from "./filter.ts";
import { needs } from "../needs.ts";

/** The service's user on the machine that the sandbox shows; nobody has this number. */
const ID = 64_999;

/** Directives with which the sandbox has nothing to do, and why. */
const LEFT_OUT: ReadonlyArray<readonly [why: string, directives: RegExp]> = [
  [
    "the manager's",
    /^(Type|NotifyAccess|Watchdog\w+|Exec(Start|Reload)|Restart(Sec|PreventExitStatus)?|OOMPolicy|Timeout\w+Sec)$/,
  ],
  ["the filter and the lack of capabilities refuse it", /^Protect(Clock|Hostname|Kernel(Logs|Modules))$/],
  ["for what no program here has", /^(RemoveIPC|KeyringMode|LockPersonality|RestrictRealtime|DevicePolicy)$/],
  ["the launcher's way", /^(Group|PrivateMounts|(State|Runtime)DirectoryMode|LoadCredential)$/],
];
/** What can be applied with one value only. */
const ONLY: Readonly<Record<string, string>> = {
  MemoryDenyWriteExecute: "no",
  SystemCallArchitectures: "native",
  CapabilityBoundingSet: "",
  AmbientCapabilities: "",
  NoNewPrivileges: "yes",
  ProtectSystem: "strict",
  ProtectKernelTunables: "yes",
  ProtectControlGroups: "yes",
};
const APPLIED =
  /^(User|UMask|Environment|Limit\w+|(State|Runtime)Directory|ReadWritePaths|Protect(Home|Proc)|ProcSubset|Private(Devices|Tmp|Users)|Restrict(AddressFamilies|Namespaces|SUIDSGID)|SystemCall(Filter|ErrorNumber))$/;

export interface Sandboxed {
  /** Of the program itself, below the launcher. */
  pid: () => number;
  /** Everything it has written so far, and what it told its manager. */
  output: () => string;
  /** Resolves with the first match. @throws Error with what it said, where it ends instead */
  says: (pattern: RegExp) => Promise<RegExpExecArray>;
  /** SIGTERM. @returns the exit code */
  stop: () => Promise<number>;
  exited: Promise<number>;
}

export class UnitSandbox {
  /** What the service sees as /etc/NAME, as its state directory, and as the other directory that it may write. */
  readonly etc: string;
  readonly state: string;
  readonly writable: string;
  readonly #root: string;
  readonly #program: string;
  readonly #service: ReadonlyArray<readonly [directive: string, value: string]>;
  readonly #running = new Set<Bun.Subprocess>();
  #started = 0;

  /**
   * @param root an empty directory
   * @param program the executable, installed where the unit starts it
   */
  constructor(unit: string, root: string, program: string) {
    const section = /^\[Service\]\n(.*?)^\[/ms.exec(`${unit}\n[`)?.[1] ?? "";
    this.#service = section
      .split("\n")
      .filter((line) => /^\w/.test(line))
      .map((line) => [line.slice(0, line.indexOf("=")), line.slice(line.indexOf("=") + 1)] as const);
    for (const [directive, value] of this.#service) {
      if (APPLIED.test(directive) || LEFT_OUT.some(([, directives]) => directives.test(directive))) continue;
      if (ONLY[directive] !== value) throw new Error(`the sandbox cannot apply ${directive}=${value}`);
    }
    [this.#root, this.#program] = [root, program];
    [this.etc, this.state, this.writable] = [join(root, "etc"), join(root, "state"), join(root, "writable")];
    for (const path of [this.etc, this.state, this.writable, join(root, "view")]) mkdirSync(path);
    chmodSync(this.writable, 0o700);
    chmodSync(this.state, Number.parseInt(this.#one("StateDirectoryMode"), 8));
    const source = join(import.meta.dir, "launcher.c");
    writeFileSync(
      join(root, "filter.h"),
      filterHeader(
        (name) => this.#all(name),
        (name) => this.#flag(name),
      ),
    );
    const compiled = Bun.spawnSync([
      needs("cc").path,
      "-O1",
      "-Wall",
      "-Werror",
      `-I${root}`,
      "-o",
      join(root, "launcher"),
      source,
    ]);
    if (compiled.exitCode !== 0) throw new Error(compiled.stderr.toString());
  }

  /** Starts the unit's own command, or another program in its place. */
  start(argv: readonly string[] = this.#one("ExecStart").split(" ")): Sandboxed {
    // systemd gives the directory to the service's user.
    Bun.spawnSync(["chown", "-R", `${ID}:${ID}`, this.state, this.writable]);
    chownSync(join(this.etc, "master.key"), 0, ID);
    const script = join(this.#root, `start${(this.#started += 1)}`);
    writeFileSync(script, this.#script(argv));
    const child = Bun.spawn(["unshare", "--mount", "--propagation", "private", "sh", "-eu", script], {
      cwd: "/",
      env: this.#environment(),
      stdin: "ignore",
      stdout: "pipe",
      stderr: "pipe",
    });
    this.#running.add(child);
    return following(child);
  }

  async end(): Promise<void> {
    for (const child of this.#running) child.kill("SIGKILL");
    await Promise.all([...this.#running].map((child) => child.exited));
  }

  #all(directive: string): string[] {
    return this.#service.filter(([name]) => name === directive).map(([, value]) => value);
  }

  #one(directive: string): string {
    const [value, ...more] = this.#all(directive);
    if (value === undefined || more.length > 0) throw new Error(`the unit has not one ${directive}`);
    return value;
  }

  #flag(directive: string): boolean {
    return this.#all(directive).at(-1) === "yes";
  }

  #credentials(): string {
    return `/run/credentials/${this.#one("StateDirectory")}.service`;
  }

  #environment(): Record<string, string> {
    const given = this.#all("Environment").map((line) => {
      const at = line.indexOf("=");
      return [line.slice(0, at), line.slice(at + 1).replaceAll("%d", this.#credentials())] as const;
    });
    const state = `/var/lib/${this.#one("StateDirectory")}`;
    return {
      ...Object.fromEntries(given),
      PATH: "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin",
      LANG: "C.UTF-8",
      HOME: state,
      USER: this.#one("User"),
      STATE_DIRECTORY: state,
      RUNTIME_DIRECTORY: `/run/${this.#one("RuntimeDirectory")}`,
      CREDENTIALS_DIRECTORY: this.#credentials(),
    };
  }

  /** The mounts, the limits, and at last the launcher. */
  #script(argv: readonly string[]): string {
    const [user, state, runtime] = [this.#one("User"), this.#one("StateDirectory"), this.#one("RuntimeDirectory")];
    const [program = ""] = this.#one("ExecStart").split(" ");
    const [credential = "", key = ""] = this.#one("LoadCredential").split(":");
    const backups = this.#one("ReadWritePaths").replace(/^-/, "");
    const writable = [
      backups,
      "/dev",
      "/dev/*",
      "/proc",
      "/proc/*",
      `/var/lib/${state}`,
      `/run/${runtime}`,
      "/run/systemd",
    ];
    const view = join(this.#root, "view");
    const lines = [
      "fresh() { mkdir -p $1; mount -t tmpfs -o mode=$2 tmpfs $1; }",
      "show() { touch $2; mount --bind $1 $2; }",
      // Not every root may raise a limit; a lower one is the stricter test.
      "limit() { top=$(prlimit --$1 --output=HARD --noheadings --raw)",
      '  if [ "$top" != unlimited ] && [ "$top" -lt $2 ]; then set $1 $top; fi; echo "--$1=$2:$2"; }',
      // The machine's own /etc, with the service's user and settings in it.
      `fresh ${view} 755`,
      `cp -a /etc/. ${view}; rm -rf ${view}/${state}; mkdir ${view}/${state}; mount --bind ${this.etc} ${view}/${state}`,
      `echo "${user}:x:${ID}:${ID}::/var/lib/${state}:/usr/sbin/nologin" >>${view}/passwd`,
      `echo "${user}:x:${ID}:" >>${view}/group`,
      `mount --move ${view} /etc`,
      `fresh ${view} 755`,
      `show ${this.#program} ${view}/${program.slice(program.lastIndexOf("/") + 1)}`,
      `show ${join(this.#root, "launcher")} ${view}/launcher`,
      `mount --move ${view} ${program.slice(0, program.lastIndexOf("/"))}`,
      `fresh ${view} 755; mkdir ${view}/${state}; mount --bind ${this.state} ${view}/${state}; mount --move ${view} /var/lib`,
      `fresh ${view} 755; mkdir ${view}/${state}; mount --bind ${this.writable} ${view}/${state}; mount --move ${view} ${dirname(backups)}`,
      "fresh /run 755; fresh /run/systemd 755; mkdir /run/user",
      `fresh /run/${runtime} ${this.#one("RuntimeDirectoryMode")}; chown ${ID}:${ID} /run/${runtime}`,
      `mkdir -p ${this.#credentials()}; cp ${key} ${this.#credentials()}/${credential}`,
      `chmod 500 ${this.#credentials()}; chmod 400 ${this.#credentials()}/*; chown -R ${ID}:${ID} ${this.#credentials()}`,
    ];
    if (this.#flag("PrivateDevices")) {
      const devices = ["null", "zero", "full", "random", "urandom", "tty"];
      lines.push(`mkdir /run/devices; fresh /run/devices 755; mkdir /run/devices/shm`);
      lines.push(`for name in ${devices.join(" ")}; do show /dev/$name /run/devices/$name; done`);
      lines.push("mount --move /run/devices /dev; fresh /dev/shm 1777");
    }
    if (this.#flag("ProtectHome")) lines.push("for home in /home /root /run/user; do fresh $home 000; done");
    if (this.#flag("PrivateTmp")) {
      writable.push("/tmp", "/var/tmp");
      lines.push("fresh /tmp 1777; fresh /var/tmp 1777");
    }
    lines.push(
      // What a later mount covers cannot be reached, and does not have to be.
      `while read -r _ _ _ _ at _; do case "$at" in ${writable.join("|")}) ;;`,
      `  *) mount -o remount,bind,ro "$at" 2>/run/systemd/complaint || true ;; esac; done </proc/self/mountinfo`,
      `mount -t proc -o hidepid=${this.#one("ProtectProc")},subset=${this.#one("ProcSubset")} proc /proc`,
      `umask ${this.#one("UMask")}; cd /`,
    );
    const limits = this.#service.flatMap(([name, value]) =>
      name.startsWith("Limit") ? [`$(limit ${name.slice("Limit".length).toLowerCase()} ${value})`] : [],
    );
    const launcher = `${program.slice(0, program.lastIndexOf("/"))}/launcher`;
    const userNamespace = Number(this.#flag("PrivateUsers"));
    const how = [launcher, ID, ID, userNamespace, "/run/systemd/notify", ...argv.map((word) => `'${word}'`)];
    lines.push(`exec prlimit ${limits.join(" ")} ${how.join(" ")}`);
    return `${lines.join("\n")}\n`;
  }
}

function following(child: Bun.Subprocess<"ignore", "pipe", "pipe">): Sandboxed {
  let output = "";
  const waiting = new Set<() => void>();
  const tell = (): void => {
    for (const look of waiting) look();
  };
  const read = async (stream: ReadableStream<Uint8Array>): Promise<void> => {
    for await (const chunk of stream.pipeThrough(new TextDecoderStream())) {
      output += chunk;
      tell();
    }
  };
  let over = false;
  const exited = Promise.all([read(child.stdout), read(child.stderr), child.exited]).then(() => {
    over = true;
    tell();
    return child.exitCode ?? -1;
  });
  return {
    pid: () => Number(readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, "utf8")),
    output: () => output,
    says: (pattern) =>
      new Promise((resolve, reject) => {
        const look = (): void => {
          const found = pattern.exec(output);
          if (!found && !over) return;
          waiting.delete(look);
          if (found) resolve(found);
          else reject(new Error(`The service ended with ${child.exitCode}: ${output}`));
        };
        waiting.add(look);
        look();
      }),
    stop: () => {
      child.kill("SIGTERM");
      return exited;
    },
    exited,
  };
}
