// Checks that an executable belongs to a release: its sum is in SHA256SUMS beside it, and SHA256SUMS.minisig has a
// signature by a key that this program trusts. The check does not run the executable.

import { createReadStream, readFileSync, statSync } from "node:fs";
import { basename, dirname, join } from "node:path";

import { date, releaseKeys, target, version } from "../../base/build.ts";
import { BadSignature, readPublicKey, verifySigned } from "./minisign.ts";
import { OperationFailed } from "../terminal.ts";

export const SUMS = "SHA256SUMS";
export const SIGNATURE = `${SUMS}.minisig`;
/** Far larger than any real file of sums or signatures. */
const MAX_BYTES = 1024 * 1024;
const MAX_PROGRAM_BYTES = 1024 ** 3;

/** What the signature says about a release. */
export interface Release {
  version: string;
  /** Twelve hexadecimal digits. */
  commit: string;
  /** ISO 8601. */
  date: string;
}

export interface Checked {
  /** null if no one has signed it; then `warning` says so. */
  release: Release | null;
  warning: string | null;
}

/** Whether a file begins like an executable of Linux, macOS or Windows. */
export async function isProgram(path: string): Promise<boolean> {
  if (!statSync(path).isFile()) return false;
  const head = Buffer.from(await Bun.file(path).slice(0, 4).arrayBuffer()).toString("latin1");
  return head === "\x7fELF" || head.startsWith("MZ") || head === "\xcf\xfa\xed\xfe";
}

/**
 * @param file the executable, or a copy of it
 * @param from where it came from, with its sums beside it
 * @param unsigned whether it may be without a signature. An existing signature must always be valid.
 * @throws OperationFailed
 */
export async function checkRelease(file: string, from: string, { unsigned }: { unsigned: boolean }): Promise<Checked> {
  const keys = releaseKeys.map(readPublicKey);
  const beside = (name: string): string => join(dirname(from), name);
  const sums = textOf(beside(SUMS));
  const signature = textOf(beside(SIGNATURE));
  if (keys.length > 0 && !unsigned && (sums === null || signature === null)) {
    throw new OperationFailed(
      `${beside(sums === null ? SUMS : SIGNATURE)} is missing: put ${SUMS} and ${SIGNATURE} of the release beside ` +
        `${basename(from)}. To use it although no one vouches for it, add --unsigned`,
    );
  }
  let release: Release | null = null;
  if (keys.length > 0 && sums !== null && signature !== null) {
    try {
      release = releaseIn(verifySigned(sums, signature.toString(), keys));
    } catch (error) {
      if (!(error instanceof BadSignature)) throw error;
      throw new OperationFailed(`${beside(SIGNATURE)} is not a signature of a release. ${error.message} ${REFUSED}`);
    }
    refuseOlder(release, from);
  }
  if (sums !== null) await refuseUnlisted(file, from, sums.toString(), release);
  return { release, warning: release === null ? warningFor(keys.length > 0, sums !== null) : null };
}

const REFUSED = "The new program was not run. Get the release again, from a source that you trust";

function warningFor(hasKey: boolean, hasSums: boolean): string {
  const sums = hasSums ? `Its sum is in ${SUMS}, but no one vouches for that.` : `There is no ${SUMS} beside it.`;
  const key = hasKey ? "It is not signed." : "This build has no release key; verify by hand.";
  return `${key} ${sums}`;
}

/** Reads a small file of a release, never a link to an endless one. @returns null if there is none @throws OperationFailed */
export function textOf(path: string): Buffer | null {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) return null;
  if (!found.isFile() || found.size > MAX_BYTES) throw new OperationFailed(`${path} is not a file of a release`);
  return readFileSync(path);
}

/** @param comment the trusted comment of a signature @throws BadSignature */
export function releaseIn(comment: string): Release {
  const [, version, commit, date] =
    /^secretpush (\d\S*), commit ([0-9a-f]{12}), (\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ)$/.exec(comment) ?? [];
  if (version === undefined || commit === undefined || date === undefined) {
    throw new BadSignature("It is the signature of something else.");
  }
  return { version, commit, date };
}

/** An older release has a valid signature, too, but swapping files must not bring back a fault that was fixed. */
function refuseOlder(release: Release, from: string): void {
  const order = Bun.semver.order(release.version, version);
  const isOlder = order < 0 || (order === 0 && date !== null && release.date < date);
  if (!isOlder) return;
  const own = date === null ? version : `${version} of ${date}`;
  throw new OperationFailed(
    `${from} is Secret Push ${release.version} of ${release.date}, which is older than this program, ${own}. ` +
      "To go back, restore a backup with the older program",
  );
}

async function refuseUnlisted(file: string, from: string, sums: string, release: Release | null): Promise<void> {
  const sum = await sumOf(file);
  const listed = listedIn(sums);
  const name = listed.find(({ hash }) => hash === sum)?.name;
  if (name === undefined) {
    const isNamed = listed.some((one) => one.name === basename(from));
    const why = isNamed
      ? `it differs from the sum that ${SUMS} has for it: it is damaged, or someone has changed it`
      : `${SUMS} does not have its sum`;
    throw new OperationFailed(`${from} is not what was released: ${why}. ${REFUSED}`);
  }
  const [, ofVersion, ofTarget] = /^secretpush-(.+?)-((?:linux|darwin|windows)-[\w-]+)(?:\.exe)?$/.exec(name) ?? [];
  if (name !== "secretpush" && ofTarget === undefined) {
    throw new OperationFailed(`${from} is the release's ${name}, which is not a program`);
  }
  if (ofTarget !== undefined && ofTarget !== target) {
    throw new OperationFailed(`${from} is the program for ${ofTarget}, but this machine needs the one for ${target}`);
  }
  if (release !== null && ofVersion !== undefined && ofVersion !== release.version) {
    throw new OperationFailed(`${SUMS} lists ${name}, but its signature is for ${release.version}. ${REFUSED}`);
  }
}

/** The files of a release with their sums. */
export const listedIn = (sums: string): Array<{ hash: string; name: string }> =>
  sums.split("\n").flatMap((line) => {
    const [, hash, name] = /^([0-9a-f]{64})(?: {2}| \*)([^/]+)$/.exec(line) ?? [];
    return hash === undefined || name === undefined ? [] : [{ hash, name }];
  });

/** The SHA-256 sum of a file, in hexadecimal digits. @throws OperationFailed */
export async function sumOf(path: string): Promise<string> {
  const found = statSync(path);
  if (!found.isFile() || found.size > MAX_PROGRAM_BYTES)
    throw new OperationFailed(`${path} is not a file of a release`);
  const hasher = new Bun.CryptoHasher("sha256");
  for await (const chunk of createReadStream(path)) hasher.update(chunk as Buffer);
  return hasher.digest("hex");
}
