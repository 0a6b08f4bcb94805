// Which S3 server of this machine the tests use: one in the version that .ci/run installs, and no other.

import { existsSync, readFileSync } from "node:fs";
import { homedir } from "node:os";
import { dirname, join } from "node:path";

const installs = readFileSync(join(import.meta.dir, "../.ci/run"), "utf8");
const versionOf = (found: RegExp): string => found.exec(installs)?.[1] ?? "";
export const VERSITYGW_VERSION = versionOf(/versitygw@v([\d.]+)/);
export const MOTO_VERSION = versionOf(/moto\[server,s3\]==([\d.]+)/);

type S3Program =
  { name: "versitygw" | "moto_server"; path: string; lacks: "" } | { name: ""; path: null; lacks: string };

/** @param path where programs are looked for, as in PATH @param goPath where Go puts what it installs */
export function findS3Program(path: string, goPath: string): S3Program {
  const others: string[] = [];
  const inGo = join(goPath, "bin/versitygw");
  for (const found of [Bun.which("versitygw", { PATH: path }), existsSync(inGo) ? inGo : null]) {
    if (found === null) continue;
    if (isVersitygw(found)) return { name: "versitygw", path: found, lacks: "" };
    others.push(`${found} is another version`);
  }
  const moto = Bun.which("moto_server", { PATH: path });
  if (moto !== null) {
    const version = motoVersion(moto);
    if (version === MOTO_VERSION) return { name: "moto_server", path: moto, lacks: "" };
    others.push(`${moto} is ${version === "" ? "of an unknown version" : `version ${version}`}`);
  }
  const known = `Neither versitygw ${VERSITYGW_VERSION} nor moto ${MOTO_VERSION} is here`;
  return { name: "", path: null, lacks: `${[known, ...others].join("; ")}.` };
}

// Go notes the version of what it installs in the program; a release tells it.
const isVersitygw = (path: string): boolean =>
  Bun.spawnSync(["grep", "-aqF", `versity/versitygw\tv${VERSITYGW_VERSION}\t`, path]).exitCode === 0 ||
  firstWords([path, "--version"]).split(/\s+/).includes(`v${VERSITYGW_VERSION}`);

// The program does not tell its version: the Python beside it knows.
const motoVersion = (path: string): string =>
  firstWords([
    join(dirname(path), "python3"),
    "-c",
    "import importlib.metadata as packages; print(packages.version('moto'))",
  ]);

function firstWords(argv: [string, ...string[]]): string {
  if (!existsSync(argv[0])) return "";
  const { stdout, exitCode } = Bun.spawnSync(argv, { stderr: "ignore" });
  return exitCode === 0 ? stdout.toString().trim() : "";
}

let ours: S3Program | undefined;

/** That of this machine. */
export const s3Program = (): S3Program =>
  (ours ??= findS3Program(process.env["PATH"] ?? "", process.env["GOPATH"] ?? join(homedir(), "go")));
