// Builds the executable: the program, its pages, the API reference, and the licences of all its parts, in one file
// with the runtime. Beside it: SHA256SUMS, a list of the parts (CycloneDX) and the licences as text. The same commit
// and the same Bun give the same bytes, wherever and whenever they are built.
//
//   bun scripts/build-binary.ts                      dist/secretpush, for this machine
//   bun scripts/build-binary.ts --all                every target, named by version and target
//   bun scripts/build-binary.ts --target linux-arm64 one of them
//   … --packages                                     beside them .deb, .rpm, an archive, an image, and a directory for apt
//   … --out DIR                                      another directory than dist
//   … --sign KEYFILE                                 sign SHA256SUMS with a secret key of minisign; the executables trust
//                                                    its public key. --key-password-file FILE if it has a password.
//   … --public-key KEY                               trust this public key instead, to sign elsewhere or to change keys

import { createHash } from "node:crypto";
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { basename, dirname, join, relative, resolve } from "node:path";
import { parseArgs } from "node:util";

import type { BunPlugin } from "bun";

import packageJson from "../package.json" with { type: "json" };
import { readPublicKey } from "../src/cli/install/minisign.ts";
import { provenanceOf, type Source, vexOf } from "./attestations.ts";
import { DEFINE, packed, packer } from "./packed.ts";
import { publicLineOf, readSecretKey, type SecretKey, signed } from "./sign.ts";
import { type Target, targetHere, TARGETS } from "./target.ts";

const ROOT = resolve(import.meta.dir, "..");
/** What the executable knows of itself. */
interface Build {
  commit: string;
  date: string | null;
  target: Target;
  releaseKeys: readonly string[];
}

const { values: flags } = parseArgs({
  options: {
    all: { type: "boolean" },
    packages: { type: "boolean" },
    target: { type: "string", multiple: true },
    out: { type: "string", default: join(ROOT, "dist") },
    sign: { type: "string" },
    "key-password-file": { type: "string" },
    "public-key": { type: "string", multiple: true },
  },
});
async function main(): Promise<void> {
  if (Bun.version !== packageJson.devDependencies["bun-types"]) {
    fail(`this is Bun ${Bun.version}, but the release is made with ${packageJson.devDependencies["bun-types"]}`);
  }
  const named = flags.all === true || flags.target !== undefined;
  const targets = flags.all ? TARGETS : flags.target ? flags.target.map(asTarget) : [asTarget(targetHere())];
  const out = resolve(flags.out);
  mkdirSync(out, { recursive: true });
  const source = sourceHere();
  const { commit, date } = source;
  const secretKey = secretKeyGiven(source);
  const releaseKeys = publicKeysGiven(secretKey);

  const packages = await packagesInside();
  const licences = licencesOf(packages);
  const packing = await packer();
  const made: string[] = [];
  for (const target of targets) {
    const ending = target.startsWith("windows") ? ".exe" : "";
    const name = named ? `secretpush-${packageJson.version}-${target}${ending}` : `secretpush${ending}`;
    await compile({ commit, date, target, releaseKeys }, { licences, packing }, join(out, name));
    made.push(name);
    say(`${name}  ${(Bun.file(join(out, name)).size / 1e6).toFixed(1)} MB`);
  }
  if (flags.packages) {
    const { makePackages } = await import("./packages/index.ts");
    const here = join(
      out,
      made.find((_name, at) => targets[at] === targetHere()) ?? fail("packages need --target of this machine too"),
    );
    const words = (...argv: string[]): string => Bun.spawnSync([here, ...argv]).stdout.toString();
    const release = { version: packageJson.version, time: timeHere(), licences, words, level: 9 };
    const executables = made.map((name, at) => ({ path: join(out, name), target: targets[at] as Target }));
    made.push(...(await makePackages(release, executables, out)));
  }
  const add = async (name: string, content: string): Promise<void> => {
    await Bun.write(join(out, name), content);
    made.push(name);
  };
  const json = (value: object): string => `${JSON.stringify(value, null, 2)}\n`;
  const stem = named ? `secretpush-${packageJson.version}` : "secretpush";
  const sbom = `${stem}.cdx.json`;
  await add(sbom, json(sbomOf(packages, commit)));
  const refs = packages.map(({ name, version }) => `${name}@${version}`);
  await add(`${stem}.vex.json`, json(vexOf(refs, source)));
  const ledger = "docs/assurance/promises.md";
  await add(`${stem}.${basename(ledger)}`, readFileSync(join(ROOT, ledger), "utf8"));
  await add("THIRD-PARTY-LICENSES.txt", licences);
  const sumOf = (name: string): string => hashOf("sha256", readFileSync(join(out, name)));
  const subjects = made.map((name) => ({ name, sha256: sumOf(name) }));
  await add(`${stem}.provenance.json`, json(provenanceOf(subjects, source, targets)));
  const sums = made.map((name) => `${sumOf(name)}  ${name}\n`).join("");
  await Bun.write(join(out, "SHA256SUMS"), sums);
  rmSync(join(out, "SHA256SUMS.minisig"), { force: true });
  if (secretKey !== null) {
    const comment = `secretpush ${packageJson.version}, commit ${commit}, ${date}`;
    await Bun.write(join(out, "SHA256SUMS.minisig"), signed(Buffer.from(sums), secretKey, comment));
  }
  const trusted = releaseKeys.length === 0 ? "no release key" : `release key ${releaseKeys.join(", ")}`;
  say(
    `${packages.length} packages listed in ${sbom}; sums in ${relative(process.cwd(), join(out, "SHA256SUMS"))}; ${trusted}`,
  );
}

/** Where the writer's thread begins; named below src, as the program names it inside the executable. */
const WRITER_THREAD = "./store/sqlite/writer/writer_thread.ts";

const common = {
  entrypoints: [join(ROOT, "src/main.ts"), join(ROOT, "src", WRITER_THREAD)],
  target: "bun" as const,
  format: "esm" as const,
  // What is imported only when it is needed stays out of a start.
  splitting: true,
  // Elysia looks into uploads with it if a route asks for that. None does.
  external: ["file-type"],
  define: DEFINE,
};

async function compile(
  build: Build,
  { licences, packing }: { licences: string; packing: BunPlugin },
  path: string,
): Promise<void> {
  // The executable contains its own file name, so it is always built under the same name and renamed. It is large: it is built where
  // it belongs. The names of its parts follow from the way that leads from the current directory to the sources, so that is always
  // the same; and Bun puts there what it has begun.
  const directory = mkdtempSync(join(dirname(path), ".build-"));
  mkdirSync(join(ROOT, "dist"), { recursive: true });
  const current = mkdtempSync(join(ROOT, "dist/.build-"));
  const before = process.cwd();
  try {
    process.chdir(current);
    await Bun.build({
      ...common,
      define: {
        ...common.define,
        SECRETPUSH_BUILD: JSON.stringify(build),
        SECRETPUSH_WRITER_THREAD: JSON.stringify(WRITER_THREAD),
        // Half a megabyte of text that is rarely read.
        SECRETPUSH_LICENSES: JSON.stringify(Buffer.from(packed(Buffer.from(licences))).toString("base64")),
      },
      plugins: [packing],
      // White space alone, a megabyte of it. The router reads the source of its handlers, and logs name functions: both
      // stay as they are written.
      minify: { whitespace: true },
      // Bytecode halves the time of the start. The Windows runtime is already so large that it goes without.
      bytecode: !build.target.startsWith("windows"),
      compile: {
        target: `bun-${build.target}`,
        outfile: join(directory, "secretpush"),
        // The program must not load files from the directory that it is started in.
        autoloadDotenv: false,
        autoloadBunfig: false,
        autoloadTsconfig: false,
        autoloadPackageJson: false,
      },
    });
    const [name = ""] = readdirSync(directory);
    rmSync(path, { force: true }); // it may be running
    renameSync(join(directory, name), path);
    chmodSync(path, 0o755);
  } finally {
    process.chdir(before);
    for (const one of [directory, current]) rmSync(one, { recursive: true, force: true });
  }
}

// ── What is inside ────────────────────────────────────────────────────────────────────────────

interface Package {
  name: string;
  version: string;
  licence: string;
  /** Where it is installed. */
  directory: string;
  /** "sha512-…" from the lock file. */
  integrity: string | null;
}

/** Every package that code or an asset comes from: the bundler lists modules, and assets have paths. */
async function packagesInside(): Promise<Package[]> {
  const { metafile } = await Bun.build({ ...common, metafile: true });
  if (!metafile) throw new Error("The bundler gave no list of modules.");
  const used = Object.values(metafile.outputs).flatMap(({ inputs }) =>
    Object.entries(inputs).flatMap(([path, { bytesInOutput }]) => (bytesInOutput > 0 ? [path] : [])),
  );
  const assets = Object.keys(metafile.inputs).filter((path) => path.includes("node_modules/"));
  const own = used.filter((path) => !path.includes("node_modules/"));
  const macros = ["static/embed.ts", ...own.filter((path) => path.endsWith(".ts"))].flatMap((path) =>
    [...readFileSync(path, "utf8").matchAll(/node_modules\/(?:@[\w.-]+\/)?[\w.-]+/g)].map(([found]) => `${found}/`),
  );
  const modules = [...used, ...assets.filter((path) => !/\.[cm]?js$/.test(path) || path.includes("/browser/"))];
  const directories = new Set([...modules, ...macros].flatMap(packageDirectory));
  const locked = integrities();
  const found = [...directories].map((directory) => packageAt(directory, locked));
  const unique = new Map(found.map((one) => [`${one.name}@${one.version}`, one]));
  return [...unique.values()].sort((a, b) => compare(a.name, b.name) || compare(a.version, b.version));
}

function packageDirectory(path: string): string[] {
  const match = /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(path);
  return match?.[1] === undefined ? [] : [resolve(match[1])];
}

interface Manifest {
  name: string;
  version: string;
  license?: string | { type: string };
  /** The form of older packages. */
  licenses?: Array<{ type: string }>;
  dependencies?: Record<string, string>;
}

const manifestOf = (directory: string): Manifest =>
  JSON.parse(readFileSync(join(directory, "package.json"), "utf8")) as Manifest;

function packageAt(directory: string, locked: ReadonlyMap<string, string>): Package {
  const { name, version, license, licenses = [] } = manifestOf(directory);
  const licence =
    typeof license === "string" ? license : (license?.type ?? licenses.map(({ type }) => type).join(" OR "));
  if (licence === "") fail(`${name} does not say what its licence is`);
  return { name, version, licence, directory, integrity: locked.get(`${name}@${version}`) ?? null };
}

/** "name@version" → integrity. The lock file is JSON with commas at the ends of lists. */
function integrities(): Map<string, string> {
  const text = readFileSync(join(ROOT, "bun.lock"), "utf8").replace(/,(\s*[}\]])/g, "$1");
  const { packages } = JSON.parse(text) as { packages: Record<string, unknown[]> };
  return new Map(
    Object.values(packages).flatMap((entry): Array<[string, string]> => {
      const [first, last] = [entry[0], entry.at(-1)];
      return typeof first === "string" && typeof last === "string" && last.startsWith("sha512-") ? [[first, last]] : [];
    }),
  );
}

function sbomOf(packages: readonly Package[], commit: string): object {
  const own = { type: "application", name: packageJson.name, version: packageJson.version };
  const runtime = {
    type: "platform",
    "bom-ref": `bun@${Bun.version}`,
    name: "bun",
    version: Bun.version,
    licenses: [{ license: { id: "MIT" } }],
    purl: `pkg:npm/bun@${Bun.version}`,
    description: `Runtime, revision ${Bun.revision}; it contains JavaScriptCore (LGPL-2.0-or-later) and other libraries.`,
    externalReferences: [{ type: "license", url: "https://bun.com/docs/project/license" }],
  };
  const components = packages.map(({ name, version, licence, integrity }) => ({
    type: "library",
    "bom-ref": `${name}@${version}`,
    ...(name.startsWith("@") ? { group: name.split("/")[0], name: name.split("/")[1] } : { name }),
    version,
    ...(integrity === null
      ? {}
      : { hashes: [{ alg: "SHA-512", content: Buffer.from(integrity.slice(7), "base64").toString("hex") }] }),
    licenses: [/ (?:OR|AND|WITH) /.test(licence) ? { expression: licence } : { license: { id: licence } }],
    purl: `pkg:npm/${name.replace("@", "%40")}@${version}`,
  }));
  return {
    $schema: "http://cyclonedx.org/schema/bom-1.6.schema.json",
    bomFormat: "CycloneDX",
    specVersion: "1.6",
    version: 1,
    metadata: {
      component: {
        ...own,
        "bom-ref": "secretpush",
        licenses: [{ license: { id: packageJson.license } }],
        properties: [{ name: "secretpush:commit", value: commit }],
      },
    },
    components: [runtime, ...components],
    dependencies: [{ ref: "secretpush", dependsOn: [runtime, ...components].map((component) => component["bom-ref"]) }],
  };
}

function licencesOf(packages: readonly Package[]): string {
  const line = "─".repeat(100);
  const runtime = readFileSync(join(ROOT, "node_modules/bun-types/docs/project/license.mdx"), "utf8");
  const parts = packages.map(({ name, version, licence, directory }) => {
    const files = readdirSync(directory).filter((file) => /^(?:licen[cs]e|copying|notice)(?:[.-].*)?$/i.test(file));
    const texts = files.sort().map((file) => readFileSync(join(directory, file), "utf8").trim());
    const head = `${name} ${version}: ${licence}`;
    return `${head}\n\n${texts.join("\n\n") || `The package itself carries no text beside the name of its licence, ${licence}.`}`;
  });
  return [
    "Software of others that this executable contains, and their licences.",
    `The runtime, Bun ${Bun.version} (revision ${Bun.revision}):\n\n${runtime.replace(/^---[^]*?---\s*/, "").trim()}`,
    ...parts,
    readFileSync(join(ROOT, "static/words/README.md"), "utf8").replace(/^# /, "").trim(),
    "",
  ].join(`\n\n${line}\n`);
}

// ── Odds and ends ─────────────────────────────────────────────────────────────────────────────

function asTarget(name: string): Target {
  return TARGETS.find((target) => target === name) ?? fail(`${name} is not a target: choose ${TARGETS.join(", ")}`);
}

const git = (...argv: string[]): string | null => {
  const done = Bun.which("git") === null ? null : Bun.spawnSync(["git", "-C", ROOT, ...argv], { stderr: "ignore" });
  return done?.exitCode === 0 ? done.stdout.toString().trim() : null;
};

/** Of the commit, so that two builds of it give the same bytes. */
const timeHere = (): Date => new Date(Number(git("log", "-1", "--format=%ct") ?? 0) * 1_000);

function secretKeyGiven({ commit, date }: Source): SecretKey | null {
  if (flags.sign === undefined) return null;
  if (date === null || !/^[0-9a-f]{12}$/.test(commit)) {
    fail("only what is in a commit is signed: commit the changes of this checkout first");
  }
  const password = flags["key-password-file"];
  try {
    const [line = ""] = password === undefined ? [] : readFileSync(password, "utf8").split(/\r?\n/, 1);
    return readSecretKey(readFileSync(flags.sign, "utf8"), password === undefined ? null : line);
  } catch (error) {
    fail(error instanceof Error ? error.message.replace(/\.$/, "") : String(error));
  }
}

/** Each is the key itself, or a file with it. */
function publicKeysGiven(secretKey: SecretKey | null): string[] {
  const given = flags["public-key"] ?? (secretKey === null ? [] : [publicLineOf(secretKey)]);
  return given.map((one) => {
    const line = (existsSync(one) ? readFileSync(one, "utf8") : one).trim().split(/\r?\n/).at(-1) ?? "";
    readPublicKey(line);
    return line;
  });
}

function sourceHere(): Source {
  const fullCommit = git("rev-parse", "HEAD");
  if (fullCommit === null) return { commit: "unknown", fullCommit, date: null };
  return {
    commit: `${fullCommit.slice(0, 12)}${git("status", "--porcelain") === "" ? "" : "+changes"}`,
    fullCommit,
    date: timeHere()
      .toISOString()
      .replace(/\.000Z$/, "Z"),
  };
}

const hashOf = (algorithm: string, bytes: Uint8Array): string => createHash(algorithm).update(bytes).digest("hex");
const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

function say(sentence: string): void {
  process.stdout.write(`${sentence}\n`);
}

function fail(sentence: string): never {
  process.stderr.write(`build: ${sentence}.\n`);
  process.exit(1);
}

// Paths inside the executable are relative to the working directory.
process.chdir(ROOT);
await main();
