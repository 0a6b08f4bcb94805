// Packages of an executable: .deb, .rpm, an archive for hosts without either, an image for containers, and a directory
// that serves the .deb files to apt. The same executable and commit give the same bytes.

import { chmodSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { gzipSync } from "node:zlib";

import { configFile, unitFile } from "../../src/cli/install/service_files.ts";
import type { Target } from "../target.ts";
import { aptRepository } from "./apt.ts";
import { containerImage } from "./image.ts";
import { inTempDir, sorted } from "./tar.ts";

const ROOT = join(import.meta.dir, "../..");

/** Debian's name of the machine; nfpm translates it for rpm. */
export const ARCHITECTURES: Partial<Record<Target, "amd64" | "arm64">> = {
  "linux-x64": "amd64",
  "linux-arm64": "arm64",
};

export interface Release {
  version: string;
  /** The commit's, for all files. */
  time: Date;
  licences: string;
  /** What the program prints, such as its manual page. */
  words: (...argv: string[]) => string;
  /** How small the files become, and how long it takes: 0 to 9. */
  level: number;
}

export interface Executable {
  path: string;
  target: Target;
}

export type Form = "deb" | "rpm" | "archive" | "image";
const FORMS: readonly Form[] = ["deb", "rpm", "archive", "image"];

/** @returns the names of the files in `out`; the directory for apt is also there. @throws Error with a sentence */
export async function makePackages(
  release: Release,
  executables: readonly Executable[],
  out: string,
  forms: readonly Form[] = FORMS,
): Promise<string[]> {
  const { version, time, level } = release;
  process.umask(0o022);
  const made: string[] = [];
  for (const { path, target } of executables) {
    const architecture = ARCHITECTURES[target];
    if (architecture === undefined) continue;
    const machine = architecture === "amd64" ? "x86_64" : "aarch64";
    const makers: Record<Form, [name: string, make: (root: string) => Bytes | Promise<Bytes>]> = {
      deb: [
        `secretpush_${version}_${architecture}.deb`,
        (root) => nfpm(installed(root, path, release), architecture, release, "deb"),
      ],
      rpm: [
        `secretpush-${version}-1.${machine}.rpm`,
        (root) => nfpm(installed(root, path, release), architecture, release, "rpm"),
      ],
      archive: [
        `secretpush-${version}-${target}.tar.gz`,
        (root) => gzipSync(sorted(portable(root, path, release), time, `secretpush-${version}`), { level }),
      ],
      image: [
        `secretpush-${version}-${target}.oci.tar`,
        () => containerImage({ executable: path, architecture, ...release }),
      ],
    };
    for (const form of forms) {
      const [name, make] = makers[form];
      writeFileSync(join(out, name), await inTempDir(make));
      made.push(name);
    }
  }
  const debs = made.filter((name) => name.endsWith(".deb")).map((name) => join(out, name));
  if (debs.length > 0) {
    aptRepository(debs, join(out, "apt"), time);
    made.push(`secretpush-${version}-apt.tar`);
    writeFileSync(join(out, `secretpush-${version}-apt.tar`), sorted(join(out, "apt"), time, "apt"));
  }
  return made;
}

type Bytes = Uint8Array<ArrayBuffer>;
type Write = (path: string, content: string | Uint8Array, mode?: number) => void;

const writerTo =
  (root: string): Write =>
  (path, content, mode = 0o644) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
    chmodSync(join(root, path), mode);
  };

/** The files of a package, where they are once it is installed. @returns `root` */
function installed(root: string, executable: string, release: Release): string {
  const write = writerTo(root);
  const { words, licences } = release;
  write("usr/bin/secretpush", readFileSync(executable), 0o755);
  write(
    "usr/lib/systemd/system/secretpush.service",
    unitFile({ user: "secretpush", lowPorts: false, program: "/usr/bin/secretpush" }),
  );
  // Copied to /etc once, and then the administrator's own: otherwise every upgrade would ask about it.
  write("usr/share/secretpush/config.toml", configFile());
  write("usr/share/man/man1/secretpush.1.gz", gzipSync(words("man"), { level: 9 }));
  write("usr/share/bash-completion/completions/secretpush", words("completion", "bash"));
  write("usr/share/zsh/vendor-completions/_secretpush", words("completion", "zsh"));
  write("usr/share/fish/vendor_completions.d/secretpush.fish", words("completion", "fish"));
  write("usr/share/doc/secretpush/copyright", licences);
  writeDocuments(writerTo(join(root, "usr/share/doc/secretpush")));
  return root;
}

/** The files of an archive: its user runs `./secretpush service install`, or serves without an installation. @returns `root` */
function portable(root: string, executable: string, { words, licences }: Release): string {
  const write = writerTo(root);
  write("secretpush", readFileSync(executable), 0o755);
  write("secretpush.1", words("man"));
  for (const shell of ["bash", "zsh", "fish"]) write(`completion.${shell}`, words("completion", shell));
  write("THIRD-PARTY-LICENSES.txt", licences);
  writeDocuments(write);
  return root;
}

/** What the commit has, and nothing that lies beside it, such as secrets that someone made in deploy/. */
function writeDocuments(write: Write): void {
  const names = run([
    "git",
    "-C",
    ROOT,
    "ls-files",
    "-z",
    "README.md",
    "SECURITY.md",
    "CHANGELOG.md",
    "docs",
    "deploy",
  ]);
  for (const name of names.split("\0").filter(Boolean)) {
    const content = readFileSync(join(ROOT, name));
    write(name, content, content.subarray(0, 2).toString() === "#!" ? 0o755 : 0o644);
  }
}

const SCRIPTS = { postinstall: "after_install.sh", preremove: "before_remove.sh", postremove: "after_remove.sh" };

function nfpm(root: string, architecture: string, release: Release, packager: "deb" | "rpm"): Promise<Bytes> {
  const { version, time, level } = release;
  const config = {
    name: "secretpush",
    arch: architecture,
    platform: "linux",
    version,
    release: packager === "rpm" ? "1" : "",
    section: "web",
    priority: "optional",
    maintainer: "Secret Push <packages@secretpush.invalid>",
    description:
      "Secret-sharing server in one executable\nStores text, links, QR payloads and files as pushes that expire after days or views.",
    license: "Apache-2.0",
    mtime: time.toISOString(),
    depends: packager === "deb" ? ["libc6 (>= 2.17)", "passwd"] : ["glibc >= 2.17", "/usr/sbin/useradd"],
    // The unit takes its key from systemd, as that does since this version.
    recommends: packager === "deb" ? ["systemd (>= 250)"] : ["systemd >= 250"],
    contents: filesBelow(root).map((name) => ({ src: join(root, name), dst: `/${name}` })),
    scripts: Object.fromEntries(Object.entries(SCRIPTS).map(([when, name]) => [when, join(import.meta.dir, name)])),
    deb: { compression: level === 0 ? "none" : "gzip" },
    rpm: { compression: `gzip:${level}`, buildhost: "secretpush" },
  };
  const program = nfpmProgram();
  if (program === null) throw new Error(`Packages need nfpm: go install ${NFPM}`);
  return inTempDir((directory) => {
    const [given, made] = [join(directory, "nfpm.yaml"), join(directory, "package")];
    writeFileSync(given, JSON.stringify(config)); // JSON is YAML
    const argv = [program, "package", "--config", given, "--packager", packager, "--target", made];
    run(argv, { SOURCE_DATE_EPOCH: String(Math.floor(time.getTime() / 1_000)) });
    return new Uint8Array(readFileSync(made));
  });
}

const filesBelow = (root: string): string[] =>
  [...new Bun.Glob("**/*").scanSync({ cwd: root, onlyFiles: true })].sort();

/** https://nfpm.goreleaser.com, in the newest version that Go's module proxy can serve whole. */
const NFPM = "github.com/goreleaser/nfpm/v2/cmd/nfpm@v2.43.0";

export const nfpmProgram = (): string | null =>
  Bun.which("nfpm") ?? Bun.which("nfpm", { PATH: `${process.env["HOME"]}/go/bin` });

function run(argv: string[], variables: Record<string, string> = {}): string {
  const done = Bun.spawnSync(argv, { env: { ...process.env, ...variables }, stdout: "pipe", stderr: "pipe" });
  if (done.exitCode !== 0) throw new Error(`${argv[0]} failed: ${`${done.stderr}${done.stdout}`.trim()}`);
  return done.stdout.toString();
}
