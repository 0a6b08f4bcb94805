// What tests need that is not everywhere: other people's programs, rights, parts of the kernel. No test goes round this file to
// start a program that a minimal Debian lacks, or to be skipped; test/needs.test.ts sees to it.
//
//   needs("postgresql", "s3").describe("PostgreSQL", () => { … });
//   needs("cc").test("waits for a slow disk", () => { … });
//   Bun.spawn([needs("nginx").path, "-t"]);
//
// Where something is missing, the name of what is skipped begins with the reason, such as
// "[needs PostgreSQL: apt-get install postgresql] a push > …". The reason is in all that the runner writes, from whichever process,
// in its output and in its reports for junit: test/skips.ts finds and counts it there, and a run that skips a test without a
// reason fails. SECRETPUSH_TEST_ALL=1 makes a missing program an error; what no package brings may be missing all the same.
// Nothing else in the environment decides, such as CI.

import { describe, test } from "bun:test";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { homedir, tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";

import { build } from "../src/base/build.ts";
import { LONG } from "./full.ts";
import { BUILT } from "./processes.ts";
import { s3Program, VERSITYGW_VERSION } from "./s3_program.ts";

interface Need {
  /** As in "266 tests need PostgreSQL". */
  what: string;
  /** What brings it. */
  how: string;
  /** Its path, or anything but null where it is here. */
  find: () => string | null;
  /** Never an error, such as where no package brings it. */
  isOptional?: boolean;
  isProperty?: boolean;
}

/** Where .ci/run installs programs in Python. */
export const PYTHON_PROGRAMS = join(homedir(), ".cache/secretpush-python/bin");
// Debian keeps servers off the path, and .ci/run installs what is written in Go in a directory of its own.
const GO = join(process.env["GOPATH"] ?? join(homedir(), "go"), "bin");
const SEARCHED = [process.env["PATH"] ?? "", "/usr/local/sbin:/usr/sbin:/sbin", GO, PYTHON_PROGRAMS].join(":");
const which = (name: string): string | null => Bun.which(name, { PATH: SEARCHED });

const program = (name: string, packages: string): Need => ({
  what: name,
  how: `apt-get install ${packages}`,
  find: () => which(name),
});
/** @param isHere or the command that succeeds there alone */
const property = (what: string, how: string, isHere: (() => boolean) | string[]): Need => ({
  what,
  how,
  find: () => ((typeof isHere === "function" ? isHere() : succeeds(isHere)) ? "" : null),
  isOptional: true,
  isProperty: true,
});
const isRoot = (): boolean => process.getuid?.() === 0;
const isOpen = (directory: string): boolean =>
  (statSync(directory).mode & 0o001) !== 0 && (dirname(directory) === directory || isOpen(dirname(directory)));
const succeeds = ([name = "", ...argv]: string[]): boolean =>
  which(name) !== null && Bun.spawnSync([name, ...argv], { stdout: "ignore", stderr: "ignore" }).exitCode === 0;

// SECRETPUSH_TEST_CHROMIUM names another.
const CHROMIUM = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];
/** The same without windows of its own: it opens a page at a third of the cost. SECRETPUSH_TEST_WINDOWS=1 asks for that of people. */
const HEADLESS = "/usr/lib/chromium/chromium-headless-shell";
const CLUSTERS = "/usr/lib/postgresql";
const PEBBLE = /pebble@(v[\d.]+)/.exec(readFileSync(join(import.meta.dir, "../.ci/run"), "utf8"))?.[1] ?? "";
const VERSITYGW = `go install github.com/versity/versitygw/cmd/versitygw@v${VERSITYGW_VERSION}`;
/** Namespaces of processes, mounts and networks, and what images and Compose files want of them. */
export const CONTAINED = ["unshare", "--mount", "--net", "--pid", "--fork", "--kill-child", "--mount-proc"];

const NEEDS = {
  age: program("age", "age"),
  "ansible-lint": { ...program("ansible-lint", ""), how: "pip install ansible-lint" },
  "ansible-playbook": { ...program("ansible-playbook", ""), how: "pip install ansible-core" },
  apache2: program("apache2", "apache2-bin"),
  bash: program("bash", "bash"),
  caddy: program("caddy", "caddy"),
  cc: program("cc", "gcc libc6-dev"),
  chromium: {
    what: "Chromium",
    how: "apt-get install chromium",
    find: () =>
      process.env["SECRETPUSH_TEST_CHROMIUM"] ??
      (process.env["SECRETPUSH_TEST_WINDOWS"] === "1" ? CHROMIUM : [HEADLESS, ...CHROMIUM]).find(existsSync) ??
      null,
  },
  clamd: program("clamd", "clamav-daemon"),
  curl: program("curl", "curl"),
  "docker-compose": { ...program("docker-compose", "docker-compose"), isOptional: true },
  dpkg: program("dpkg", "dpkg"),
  "fail2ban-regex": program("fail2ban-regex", "fail2ban"),
  "firefox-esr": { ...program("firefox-esr", "firefox-esr"), what: "Firefox" },
  fish: program("fish", "fish"),
  gpg: program("gpg", "gnupg"),
  groff: program("groff", "groff-base"),
  haproxy: program("haproxy", "haproxy"),
  helm: { ...program("helm", ""), how: "go install helm.sh/helm/v3/cmd/helm@v3.18.4", isOptional: true },
  ip: program("ip", "iproute2"),
  ldapadd: program("ldapadd", "ldap-utils"),
  minisign: program("minisign", "minisign"),
  nfpm: { ...program("nfpm", ""), how: "go install the one of scripts/packages/index.ts", isOptional: true },
  nginx: program("nginx", "nginx-light"),
  oathtool: program("oathtool", "oathtool"),
  openssl: program("openssl", "openssl"),
  pebble: {
    what: `pebble ${PEBBLE}`,
    how: `go install github.com/letsencrypt/pebble/v2/cmd/pebble@${PEBBLE}`,
    find: () =>
      [Bun.which("pebble"), Bun.which("pebble", { PATH: GO })].find(
        (path): path is string =>
          path !== null && succeeds(["grep", "-aqF", `letsencrypt/pebble/v2\t${PEBBLE}\t`, path]),
      ) ?? null,
    isOptional: true,
  },
  podman: program("podman", "podman runc netavark"),
  "podman-compose": { ...program("podman-compose", ""), how: "pip install podman-compose" },
  postgresql: { what: "PostgreSQL", how: "apt-get install postgresql", find: postgresPrograms },
  promtool: program("promtool", "prometheus"),
  python3: program("python3", "python3"),
  readelf: program("readelf", "binutils"),
  rpm: program("rpm", "rpm"),
  rsyslogd: program("rsyslogd", "rsyslog rsyslog-openssl"),
  runc: { ...program("runc", "runc"), isOptional: true },
  s3: { what: "an S3 server", how: VERSITYGW, find: () => s3Program().path },
  setpriv: program("setpriv", "util-linux"),
  slapd: program("slapd", "slapd"),
  strace: {
    ...program("strace", "strace"),
    find: () => (succeeds(["strace", "-o", "/dev/null", "true"]) ? which("strace") : null),
  },
  supervise: program("supervise", "daemontools"),
  svc: program("svc", "daemontools"),
  systemctl: { ...program("systemctl", "systemd"), isOptional: true },
  "systemd-analyze": { ...program("systemd-analyze", "systemd"), isOptional: true },
  versitygw: {
    ...program("versitygw", ""),
    how: VERSITYGW,
    find: () => (s3Program().name === "versitygw" ? s3Program().path : null),
    isOptional: true,
  },
  zsh: program("zsh", "zsh"),

  root: property("root", "run as root", isRoot),
  "open tmpdir": property("a TMPDIR that other users may enter", "TMPDIR=/tmp", () => isOpen(resolve(tmpdir()))),
  linux: property("Linux", "another system", () => process.platform === "linux"),
  "/dev/full": property("/dev/full", "Linux has it", () => existsSync("/dev/full")),
  /** Of an executable for ARM, which "bun run build --all" fetches. */
  "arm runtime": property("Bun for ARM", "bun run build --all", () =>
    existsSync(join(homedir(), ".bun/install/cache", `bun-linux-aarch64-v${Bun.version}`)),
  ),
  systemd: property(
    "systemd as the first process, and root",
    "run where it is",
    () => isRoot() && existsSync("/run/systemd/system") && which("systemd-run") !== null,
  ),
  "python3-apt": {
    ...property("python3-apt", "apt-get install python3-apt", ["/usr/bin/python3", "-c", "import apt"]),
  },
  /** Also without being root. */
  "user mounts": property(
    "mounts in a user namespace",
    "a kernel that allows them",
    "unshare --map-root-user --mount true".split(" "),
  ),
  mounts: property("mounts of its own", "run as root", ["unshare", "--mount", "sh", "-c", "mount -t tmpfs tmpfs /tmp"]),
  networks: property("networks of its own", "run as root", ["unshare", "--net", "true"]),
  /** What the sandbox of a unit takes. */
  sandbox: property("mounts and users of its own", "run as root", [
    ..."unshare --mount sh -ec".split(" "),
    "mount -t proc -o subset=pid proc /proc && mount -t tmpfs tmpfs /tmp && unshare --user true",
  ]),
  containers: property("namespaces with overlays and networks", "run as root", [
    ...CONTAINED,
    "sh",
    "-c",
    `mount -t tmpfs none /run && mkdir /run/u /run/w /run/n && ip link add hub type bridge && ip netns add one &&
      mount -t overlay none -o lowerdir=/,upperdir=/run/u,workdir=/run/w /run/n`,
  ]),
  /** An executable that tests are given, such as one that was built before the last change. */
  "this build": property("the program of this commit", "bun run build", () => {
    if (BUILT === null) return true;
    return Bun.spawnSync([BUILT, "--version"])
      .stdout.toString()
      .startsWith(`secretpush ${build.replace(/\)$/, "")},`);
  }),
  "the long run": property("the long run", "bun run test:all", () => LONG),
} satisfies Record<string, Need>;

export type NeedName = keyof typeof NEEDS;
/** Those of programs. */
export const PROGRAM_NAMES: readonly string[] = Object.entries<Need>(NEEDS).flatMap(([name, { isProperty }]) =>
  isProperty ? [] : [name],
);

type Body = () => void | Promise<unknown>;

export interface Needed {
  isHere: boolean;
  /** Of the first: its program, or the directory of PostgreSQL's. @throws Error where it is missing */
  readonly path: string;
  describe: (name: string, body: () => void) => void;
  test: (name: string, body: Body, timeoutMs?: number) => void;
  each: typeof test.each;
}

const found = new Map<NeedName, string | null>();

function find(name: NeedName): string | null {
  const known = found.get(name);
  if (known !== undefined) return known;
  const path = NEEDS[name].find();
  found.set(name, path);
  return path;
}

/** @throws Error where SECRETPUSH_TEST_ALL is set and one is missing that a package brings */
export function needs(...names: NeedName[]): Needed {
  const missing = names.filter((name) => find(name) === null).map((name): Need => NEEDS[name]);
  const error = missing.find(({ isOptional = false }) => !isOptional);
  if (error !== undefined && process.env["SECRETPUSH_TEST_ALL"] === "1")
    throw new Error(`${error.what} is missing, and SECRETPUSH_TEST_ALL=1 skips no test that needs it: ${error.how}.`);
  const isHere = missing.length === 0;
  const reason = missing.map(({ what, how }) => `[needs ${what}: ${how}] `).join("");
  return {
    isHere,
    get path() {
      const [first] = names;
      const path = first === undefined ? null : find(first);
      if (path === null) throw new Error(`${first} is missing: ask isHere first.`);
      return path;
    },
    describe: (name, body) => (isHere ? describe(name, body) : describe.skip(reason + name, body)),
    each: eachOf(isHere ? test : test.skip, reason),
    test: (name, body, timeoutMs) => (isHere ? test(name, body, timeoutMs) : test.skip(reason + name, body, timeoutMs)),
  };
}

/** `each` of tests whose names begin with the reason. */
function eachOf(tests: Pick<typeof test, "each">, reason: string): typeof test.each {
  type Each = (
    cases: readonly unknown[],
  ) => (name: string, body: (...values: unknown[]) => void, more?: number) => void;
  const reasoned: Each = (cases) => {
    const run = tests.each([...cases]) as ReturnType<Each>;
    return (name, body, more) => run(reason + name, body, more);
  };
  return reasoned as typeof test.each;
}

/** The directory of `postgres` and `initdb` of the newest version. */
function postgresPrograms(): string | null {
  const versions = existsSync(CLUSTERS) ? readdirSync(CLUSTERS).toSorted((a, b) => Number(b) - Number(a)) : [];
  const inDebian = versions.map((version) => join(CLUSTERS, version, "bin"));
  const initdb = Bun.which("initdb");
  return inDebian.find((path) => existsSync(join(path, "initdb"))) ?? (initdb === null ? null : join(initdb, ".."));
}
