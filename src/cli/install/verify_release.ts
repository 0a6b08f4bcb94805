// `secretpush verify-release DIR`: checks every file of a downloaded release, offline.

import { existsSync, readFileSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";

import { releaseKeys } from "../../base/build.ts";
import { command } from "../command.ts";
import { counted } from "../figures.ts";
import { about, anyFailed, type Finding, findingLines } from "../findings.ts";
import { OperationFailed, UsageError, visible } from "../terminal.ts";
import { BadSignature, type PublicKey, readPublicKey, verifySigned } from "./minisign.ts";
import { listedIn, type Release, releaseIn, SIGNATURE, sumOf, SUMS, textOf } from "./release_file.ts";

export const verifyRelease = command({
  name: "verify-release <directory>",
  summary: "Check every file of a downloaded release: its signature, its sum and what it says about itself.",
  argument: `directory with ${SUMS}, ${SIGNATURE} and files of the release`,
  options: {
    "--key <key>":
      "Public key of the releases: the line that begins with RW, or a file that contains it. (default: the key in this program)",
    "--json": "Print a JSON array.",
  },
  global: false,
  help: `
The check needs no network and runs nothing from the release. Files of the release that are missing from the
directory are listed, but do not count as failures. Exit code 1 if a file differs, if one
is not part of the release, or if the signature is not valid.`,
  examples: ["secretpush verify-release ./download --key RWQ…", "secretpush verify-release ./download"],
  async run({ directory, key }) {
    const keys = key === undefined ? releaseKeys.map(readPublicKey) : [keyGiven(key)];
    if (keys.length === 0) {
      throw new UsageError("this build has no release key: give the public key of the releases with --key");
    }
    const [sums, signature] = [textOf(join(directory, SUMS)), textOf(join(directory, SIGNATURE))];
    if (sums === null || signature === null) {
      throw new OperationFailed(`${join(directory, sums === null ? SUMS : SIGNATURE)} is missing`);
    }
    let release: Release;
    try {
      release = releaseIn(verifySigned(sums, signature.toString(), keys));
    } catch (error) {
      // Without a valid signature, none of the sums can be trusted.
      if (error instanceof BadSignature) return [about("signature").fail(error.message)];
      throw error;
    }
    const { version, commit, date } = release;
    const listed: Sums = new Map(listedIn(sums.toString()).map(({ hash, name }) => [name, hash]));
    return [
      about("signature").ok(`${SUMS} is signed: Secret Push ${version}, commit ${commit}, ${date}.`),
      ...(await filesFound(directory, listed)),
      ...attested(directory, listed, release),
    ];
  },
  show: (findings) =>
    findingLines(findings) +
    (anyFailed(findings) ? "" : "Everything here is what the holder of the release key released.\n"),
  failed: anyFailed,
});

/** Names of files, each with its sum. */
type Sums = ReadonlyMap<string, string>;

function keyGiven(key: string): PublicKey {
  try {
    return readPublicKey(existsSync(key) ? readFileSync(key, "utf8") : key);
  } catch (error) {
    if (error instanceof BadSignature) throw new UsageError(`--key: ${error.message.replace(/\.$/, "")}`);
    throw error;
  }
}

/** Compares the files in the directory with the signed sums. */
async function filesFound(directory: string, listed: Sums): Promise<Finding[]> {
  const files = about("files");
  const missing = new Set(listed.keys());
  const findings: Finding[] = [];
  let same = 0;
  for (const entry of await readdir(directory, { withFileTypes: true })) {
    if (entry.name === SUMS || entry.name === SIGNATURE) continue;
    // The name comes from a stranger, who must not be able to write a line of this report.
    const named = visible(entry.name).replaceAll("\n", "\ufffd");
    const wanted = listed.get(entry.name);
    missing.delete(entry.name);
    if (wanted === undefined) {
      const says = entry.isDirectory() ? "is a directory" : "is not part of the release";
      findings.push(files.fail(`${named} ${says}: no one vouches for it. Move it elsewhere.`));
    } else if (!entry.isFile()) {
      findings.push(files.fail(`${named} is not a file.`));
    } else if ((await sumOf(join(directory, entry.name))) === wanted) {
      same += 1;
    } else {
      findings.push(files.fail(`${named} differs from what was released: it is damaged, or someone changed it.`));
    }
  }
  if (same > 0) findings.unshift(files.ok(`${counted(same, "file is", "files are")} as released.`));
  else findings.push(files.fail("None of the files here is as it was released."));
  if (missing.size > 0) findings.push(files.ok(`Not here: ${[...missing].join(", ")}.`));
  return findings;
}

interface Statement {
  subject: Array<{ name: string; digest: { sha256: string } }>;
  predicate: { buildDefinition: { externalParameters: { version: string; commit: string } } };
}
interface Parts {
  metadata: { component: { version: string; properties?: Array<{ name: string; value: string }> } };
}

/** Whether the files that accompany the release are about this release. */
function attested(directory: string, listed: Sums, release: Release): Finding[] {
  const findings: Finding[] = [];
  const read = (ending: string, subject: string, judge: (text: string) => string): void => {
    const name = [...listed.keys()].find((one) => one.endsWith(ending));
    const text = name === undefined ? null : textOf(join(directory, name));
    if (name === undefined || text === null) {
      findings.push(about(subject).warn(`No file *${ending} is here: this was not checked.`));
      return;
    }
    let wrong: string;
    try {
      wrong = judge(text.toString());
    } catch {
      wrong = `${name} cannot be read.`;
    }
    findings.push(wrong === "" ? about(subject).ok(`${name} is about this release.`) : about(subject).fail(wrong));
  };
  const isThis = (version: string, commit: string): boolean => version === release.version && commit === release.commit;
  read(".provenance.json", "provenance", (text) => {
    const { subject, predicate } = JSON.parse(text) as Statement;
    const { version, commit } = predicate.buildDefinition.externalParameters;
    if (!isThis(version, commit)) return `It is about ${version}, commit ${commit}.`;
    const other = subject.find(({ name, digest }) => listed.get(name) !== digest.sha256);
    return other === undefined ? "" : `Its sum for ${other.name} differs from that in ${SUMS}.`;
  });
  read(".cdx.json", "parts", (text) => {
    const { version, properties } = (JSON.parse(text) as Parts).metadata.component;
    const commit = properties?.find(({ name }) => name === "secretpush:commit")?.value ?? "";
    return isThis(version, commit) ? "" : `It is about ${version}, commit ${commit}.`;
  });
  read(".vex.json", "advisories", (text) => {
    const { version } = (JSON.parse(text) as Parts).metadata.component;
    return version === release.version ? "" : `It is about ${version}.`;
  });
  return findings;
}
