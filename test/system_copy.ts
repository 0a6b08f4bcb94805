// A copy of this system that is thrown away, for what installs itself. systemd seems to run in it: as it runs in few
// containers, its place is taken by a script that says what it is asked, and starts the service if that is wanted.

import { expect } from "bun:test";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { CONTAINED } from "./needs.ts";

const SYSTEMCTL = `#!/bin/sh
echo "systemctl $*"
stop() {
  [ -e /run/server.pid ] || return 0
  kill "$(cat /run/server.pid)"
  while [ -e /run/server.pid ]; do sleep 0.05; done
}
case "$1" in
  enable) : >/etc/is-enabled ;;
  disable) rm -f /etc/is-enabled ;;
  is-enabled) [ -e /etc/is-enabled ] ;;
  show) printf 'LoadState=loaded\\nActiveState=%s\\n' "$([ -e /run/server.pid ] && echo active || echo inactive)" ;;
  stop) stop ;;
  start | restart)
    [ -e /run/serves ] || exit 0
    stop
    install -d -o secretpush -g secretpush -m 700 /var/lib/secretpush
    (
      setpriv --reuid secretpush --regid secretpush --clear-groups secretpush serve --config /etc/secretpush/config.toml &
      echo $! >/run/server.pid
      wait
      rm /run/server.pid
    ) </dev/null >>/run/server.log 2>&1 &
    ;;
esac
`;

export class SystemCopy {
  readonly #directory: string;
  readonly #mounts: Readonly<Record<string, string>>;
  readonly #serves: boolean;

  /**
   * @param directory an empty one of its own @param mounts path in the copy → what to show there
   * @param serves whether the service starts there, in a network of its own
   */
  constructor(directory: string, mounts: Readonly<Record<string, string>>, { serves = false } = {}) {
    this.#directory = directory;
    this.#mounts = mounts;
    this.#serves = serves;
    mkdirSync(directory);
    writeFileSync(`${directory}.systemctl`, SYSTEMCTL, { mode: 0o755 });
  }

  /**
   * Runs a script as root of a fresh copy; a step that fails ends it. @param before what all steps need, such as functions
   * @returns what each step printed
   */
  async run<Name extends string>(before: string, steps: Record<Name, string>): Promise<Record<Name, string>> {
    const apart = this.#serves ? CONTAINED : ["unshare", "--mount"];
    const child = Bun.spawn([...apart, "sh", "-ec", this.#entry()], {
      stdin: new Blob([
        `exec 2>&1\n${before}\n`,
        ...Object.entries<string>(steps).map(([name, step]) => `echo "== ${name}"\n${step}\n`),
      ]),
      stdout: "pipe",
      stderr: "pipe",
      env: {
        PATH: "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin",
        HOME: "/root",
        LC_ALL: "C.UTF-8",
        DEBIAN_FRONTEND: "noninteractive",
      },
    });
    const [out, errors, code] = await Promise.all([child.stdout.text(), child.stderr.text(), child.exited]);
    expect([code, code === 0 ? "" : out + errors]).toEqual([0, ""]);
    const parts = out.split(/^== /m).slice(1);
    const told = parts.map((part) => [part.slice(0, part.indexOf("\n")), part.slice(part.indexOf("\n") + 1)]);
    return Object.fromEntries(told) as Record<Name, string>;
  }

  #entry(): string {
    const root = join(this.#directory, "root");
    return [
      "umask 022",
      `mount -t tmpfs none ${this.#directory}`,
      `cd ${this.#directory}`,
      "mkdir above work root",
      "mount -t overlay none -o lowerdir=/,upperdir=above,workdir=work root",
      // The long lists of all packages that there are would slow apt down.
      ...["run", "tmp", "var/lib/apt/lists", "var/cache/apt"].map(
        (name) => `mount -t tmpfs -o mode=1777 none ${root}/${name}`,
      ),
      ...["proc", "dev"].map((name) => `mount --rbind /${name} ${root}/${name}`),
      `mkdir -p ${root}/run/systemd/system`,
      ...Object.entries(this.#mounts).flatMap(([to, from]) => [
        `if [ -d ${from} ]; then mkdir -p ${root}${to}; else : >${root}${to}; fi`,
        `mount --bind ${from} ${root}${to}`,
      ]),
      // Without this mark, no list of all manual pages is made anew after each package.
      `rm -f ${root}/var/lib/man-db/auto-update`,
      `rm -rf ${root}/usr/bin/systemctl ${root}/usr/local/bin/secretpush ${root}/etc/secretpush ${root}/var/lib/secretpush`,
      `cp ${this.#directory}.systemctl ${root}/usr/bin/systemctl`,
      ...(this.#serves ? [`: >${root}/run/serves`, "ip link set lo up"] : []),
      `exec chroot ${root} sh -e`,
    ].join("\n");
  }
}
