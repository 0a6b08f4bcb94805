// Starts the services of a Compose file without its images: each as a process of this host's programs in namespaces of its
// own, with the command, environment, secrets, volumes and network that the file gives it. So names, fixed ports and
// addresses are the file's own. The place of an image's entrypoint is a script of the test. Everything ends with this process.

import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";

import { until } from "./multipart_forms.ts";
import { CONTAINED } from "./needs.ts";

interface Service {
  command?: string[];
  environment?: Record<string, string>;
  env_file?: string[];
  secrets?: string[];
  tmpfs?: string[];
  volumes?: string[];
  ports?: string[];
  healthcheck?: { test: string[] };
}

export interface ComposeFile {
  services: Record<string, Service>;
  secrets: Record<string, { file: string }>;
  volumes: Record<string, unknown>;
  networks: { default: { ipam: { config: [{ subnet: string }] } } };
}

const PATH = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin";
const quoted = (word: string): string => `'${word.replaceAll("'", `'\\''`)}'`;

export class ComposeHost {
  readonly file: ComposeFile;
  readonly #directory: string;
  readonly #variables: Record<string, string>;
  readonly #shell: Bun.Subprocess<"pipe", "ignore", "ignore">;
  #commands = 0;

  /** @param directory of the file; it gets folders of this host's own @param variables that the file asks for */
  constructor(directory: string, variables: Record<string, string>) {
    this.#directory = directory;
    this.#variables = variables;
    this.file = Bun.YAML.parse(this.#filled(readFileSync(join(directory, "compose.yaml"), "utf8"))) as ComposeFile;
    mkdirSync(join(directory, "run"));
    // This process may have served before, and what serves lets nobody else read. A host's own mask is this one.
    this.#shell = Bun.spawn([...CONTAINED, "sh", "-c", "umask 022; exec sh"], {
      cwd: directory,
      env: { PATH },
      stdin: "pipe",
      stdout: "ignore",
      stderr: "ignore",
    });
  }

  /** Makes the network: this host is its first address, and the services follow. */
  async open(): Promise<void> {
    const lines = [
      "mount -t tmpfs none /run",
      "ip link set lo up",
      "ip link add hub type bridge",
      `ip addr add ${this.#address(1)}/24 dev hub`,
      "ip link set hub up",
    ];
    for (const [index, name] of this.#names.entries()) {
      lines.push(
        `ip netns add ${name}`,
        `ip link add to${index} type veth peer name eth0 netns ${name}`,
        `ip link set to${index} master hub up`,
        `ip -n ${name} addr add ${this.addressOf(name)}/24 dev eth0`,
        `ip -n ${name} link set eth0 up`,
        `ip -n ${name} link set lo up`,
      );
    }
    const { code, output } = await this.run(lines.join(" &&\n"));
    if (code !== 0) throw new Error(`There is no network: ${output}`);
  }

  addressOf = (name: string): string => this.#address(10 + this.#names.indexOf(name));

  /** Runs a command line on the host. */
  async run(script: string): Promise<{ code: number; output: string }> {
    const file = join(this.#directory, "run", `command${(this.#commands += 1)}`);
    this.#shell.stdin.write(
      `{ ${script}\n} >${file} 2>&1 </dev/null; echo $? >${file}.code.new; mv ${file}.code.new ${file}.code\n`,
    );
    await this.#shell.stdin.flush();
    await until(() => existsSync(`${file}.code`), `the end of ${script}`);
    return { code: Number(readFileSync(`${file}.code`, "utf8")), output: readFileSync(file, "utf8") };
  }

  /**
   * Starts a service.
   * @param entrypoint what its image does with its command: a script, to which the command is passed
   */
  async start(name: string, entrypoint = 'exec "$@"'): Promise<void> {
    await this.run(`${this.#inNamespaces(name, entrypoint)} >>${this.#log(name)} 2>&1 & echo $! >${this.#pid(name)}`);
  }

  /** Runs a service that comes to an end. @returns its exit code */
  async finish(name: string): Promise<number> {
    return (await this.run(`${this.#inNamespaces(name, 'exec "$@"')} >>${this.#log(name)} 2>&1`)).code;
  }

  /** Runs the health check of a service in it. */
  async isHealthy(name: string): Promise<boolean> {
    const [kind, ...argv] = this.file.services[name]?.healthcheck?.test ?? [];
    if (kind !== "CMD") throw new Error(`${name} has no such check.`);
    return (await this.#inside(name, argv.map(quoted).join(" "))).code === 0;
  }

  kill = (name: string) => this.run(`kill -9 $(cat ${this.#pid(name)})`);

  /** Runs a command line in a running service. @returns what it printed @throws Error where it fails */
  async exec(name: string, command: string): Promise<string> {
    const { code, output } = await this.#inside(name, command);
    if (code !== 0) throw new Error(`${command} ended with ${code}: ${output}`);
    return output.trim();
  }

  #inside(name: string, command: string): Promise<{ code: number; output: string }> {
    const enter = `nsenter -t $(cat ${this.#pid(name)}) --mount --net --root --wd`;
    return this.run(`${enter} env -i ${this.#environmentOf(name)} sh -c ${quoted(command)}`);
  }

  logOf = (name: string): string => readFileSync(this.#log(name), "utf8");

  async end(): Promise<void> {
    await this.#shell.stdin.end();
    await this.#shell.exited;
  }

  /** The file's ${NAME:-default}. */
  #filled = (text: string): string =>
    text.replaceAll(/\$\{(\w+):-([^}]*)\}/g, (_, name: string, other: string) => this.#variables[name] ?? other);

  get #names(): string[] {
    return Object.keys(this.file.services);
  }

  #address(last: number): string {
    return this.file.networks.default.ipam.config[0].subnet.replace(/\d+\/24$/, String(last));
  }

  #log = (name: string): string => join(this.#directory, "run", `${name}.log`);
  #pid = (name: string): string => join(this.#directory, "run", `${name}.pid`);

  /** A command line that becomes the service. */
  #inNamespaces(name: string, entrypoint: string): string {
    const service = this.file.services[name] ?? {};
    const script = join(this.#directory, "run", `${name}.sh`);
    const hosts = this.#names.map((other) => `${this.addressOf(other)} ${other}`).join("\\n");
    const mounts = [
      ...(service.volumes ?? []).map((volume) => {
        const [from = "", to = "", mode] = volume.split(":");
        const source = from in this.file.volumes ? this.#volume(from) : resolve(this.#directory, from);
        return { source, to, readOnly: mode === "ro" };
      }),
      ...(service.secrets ?? []).map((secret) => ({
        source: resolve(this.#directory, this.file.secrets[secret]?.file ?? ""),
        to: `/run/secrets/${secret}`,
        readOnly: true,
      })),
    ];
    const lines = [
      "set -e",
      "own=$(mktemp -d /run/service-XXXXXX)",
      "mkdir $own/upper $own/work $own/root",
      "cd $own",
      "mount -t overlay none -o lowerdir=/,upperdir=upper,workdir=work root",
      "mount -t proc none root/proc",
      "mount --rbind /dev root/dev",
      "mount -t tmpfs none root/run",
      `printf '127.0.0.1 localhost\\n${hosts}\\n' >root/etc/hosts`,
      ...mounts.flatMap(({ source, to, readOnly }) => [
        `if [ -d ${quoted(source)} ]; then mkdir -p root${to}; else mkdir -p root$(dirname ${to}); : >root${to}; fi`,
        `mount --bind ${quoted(source)} root${to}`,
        `mount -o remount,bind,${readOnly ? "ro" : "rw"} root${to}`,
      ]),
      ...(service.tmpfs ?? []).flatMap((entry) => {
        const [to = "", options = ""] = entry.split(":");
        return [`mkdir -p root${to}`, `mount -t tmpfs -o ${options || "rw"} none root${to}`];
      }),
      `exec env -i ${this.#environmentOf(name)} chroot root sh -c ${quoted(entrypoint)} entrypoint ${(service.command ?? []).map(quoted).join(" ")}`,
    ];
    writeFileSync(script, `${lines.join("\n")}\n`);
    return `ip netns exec ${name} unshare --mount sh ${script}`;
  }

  #environmentOf(name: string): string {
    const { env_file: files = [], environment = {} } = this.file.services[name] ?? {};
    const fromFiles = files.flatMap((path) => readFileSync(join(this.#directory, path), "utf8").trim().split("\n"));
    const own = Object.entries(environment).map(([key, value]) => `${key}=${value}`);
    return [`PATH=${PATH}`, ...fromFiles, ...own].map(quoted).join(" ");
  }

  #volume(name: string): string {
    const path = join(this.#directory, "run", `volume-${name}`);
    mkdirSync(path, { recursive: true });
    return path;
  }
}
