// Finds the master keys that a database needs. Usually it needs one. During a rotation, when only some seals are renewed, it needs
// two: the old key, whose fingerprint the database still records as current, and the new key.
//
// The administrator decides where a key is (key_file.ts). During a rotation the new key waits in the data directory as
// `master.key.next`, until everything is sealed under it and it has replaced the old key file. If the key is not in a file, the
// administrator gives both keys, the old one as the previous key. So both keys are available after a crash.

import { existsSync, rmSync } from "node:fs";
import { basename, dirname, join } from "node:path";

import { randomBytes } from "../../base/crypto.ts";
import { flush } from "../../base/durable_file.ts";
import { AppError, Unmendable } from "../../base/errors.ts";
import { fingerprint, Keyring } from "../../base/keyring.ts";
import type { KeyFingerprints, RotationState } from "../contract.ts";
import { type KeySource, type LoadedKey, loadMasterKey, parseKey, readKey, writeKeyFile } from "./key_file.ts";

export interface MasterKeys {
  ring: Keyring;
  /** The database's own key, and during a rotation the new key too. */
  needed: readonly [Uint8Array, ...Uint8Array[]];
  /** A copy of the current key that a crash at the very end of a rotation left in the data directory. */
  leftOver: string | null;
  /** A new key that the administrator gives together with the old one, to begin a rotation. */
  wanted: Uint8Array | null;
  /** Notices for the administrator: one sentence each. */
  notices: string[];
}

export const newMasterKey = (): string => Buffer.from(randomBytes(32)).toString("hex");

export { fingerprint };

/** The file of the new key during a rotation. */
export const nextKeyPath = (dataDir: string): string => join(dataDir, "master.key.next");

/** @param remembered null for a new database, which accepts any key @throws Error with a message for the administrator */
export function findMasterKeys(
  source: Omit<KeySource, "mayCreate"> & { previousKey?: string | undefined },
  remembered: KeyFingerprints | null,
  databasePath: string,
): MasterKeys {
  const given = loadMasterKey({ ...source, mayCreate: remembered === null });
  const only = (...needed: [Uint8Array, ...Uint8Array[]]) => ({ needed, leftOver: null, wanted: null, notices: [] });
  if (!remembered) return { ring: new Keyring(given.key), ...only(given.key) };
  const staged = stagedKey(source.dataDir);
  const previous = previousKey(source);
  const known = [given, staged, previous].flatMap((loaded) => loaded ?? []);
  const fitting = (print: string): LoadedKey | undefined => known.find(({ key }) => fingerprint(key) === print);

  const current = fitting(remembered.current);
  if (!current) throw otherKey(remembered.current, given, databasePath);
  if (remembered.next !== null) {
    const next = fitting(remembered.next);
    if (!next) throw lostNextKey(remembered.next, source.dataDir);
    return { ring: new Keyring(next.key, current.key), ...only(current.key, next.key) };
  }
  const notices: string[] = [];
  let wanted: Uint8Array | null = null;
  if (current === previous) wanted = given.key;
  else if (previous) notices.push(`The rotation is done: ${previous.from} is no longer needed.`);
  if (current === staged && given.from === join(source.dataDir, "master.key")) {
    // A crash came just before the last step.
    putKeyInPlace(given.from, current.key, source.dataDir);
  } else if (current === staged) {
    notices.push(
      `The master key was rotated, but ${given.from} still contains the old one. ` +
        `Put the key from ${staged.from} in its place, or run "secretpush key rotate" again, which does the same.`,
    );
  }
  const leftOver = current === given && staged && fingerprint(staged.key) === remembered.current ? staged.from : null;
  return { ring: new Keyring(current.key), needed: [current.key], leftOver, wanted, notices };
}

export function removeKeyFile(path: string): void {
  rmSync(path, { force: true });
  flush(dirname(path));
}

/** The key that waits in the data directory; null if there is none. @throws Error with a message for the administrator if it cannot be read */
export function stagedKey(dataDir: string): LoadedKey | null {
  const path = nextKeyPath(dataDir);
  return existsSync(path) ? readKey(path) : null;
}

/** The key that waits in the data directory, if it has this fingerprint. */
export function stagedKeyOf(dataDir: string, wanted: string): Uint8Array | null {
  const staged = stagedKey(dataDir)?.key;
  return staged && fingerprint(staged) === wanted ? staged : null;
}

/**
 * Unless a rotation is under way, starts rotating to the key that waits in the data directory. If no key waits there, creates one.
 * @throws AppError `conflict` if a rotation to another key must finish first
 */
export async function stageKey(
  dataDir: string,
  rotation: Pick<RotationState, "fingerprints" | "stage">,
): Promise<void> {
  const { current, next } = await rotation.fingerprints();
  let staged = stagedKey(dataDir)?.key;
  if (next !== null) {
    if (staged && fingerprint(staged) === next) return;
    throw new AppError(
      "conflict",
      "A rotation to a key given in the settings is under way: the server will finish it.",
    );
  }
  // If a new key is there already, an earlier run was interrupted before it began the rotation.
  if (!staged || fingerprint(staged) === current) {
    staged = Buffer.from(newMasterKey(), "hex");
    writeKeyFile(nextKeyPath(dataDir), staged);
  }
  const wanted = fingerprint(staged);
  if ((await rotation.stage(wanted)).next !== wanted)
    throw new AppError("conflict", "Another rotation has just begun.");
}

function previousKey(source: {
  previousKey?: string | undefined;
  credentialsDir?: string | undefined;
}): LoadedKey | null {
  if (source.previousKey !== undefined) return parseKey(source.previousKey, "SECRETPUSH_PREVIOUS_KEY");
  const credential = source.credentialsDir && join(source.credentialsDir, "previous.key");
  return credential && existsSync(credential) ? readKey(credential) : null;
}

/**
 * The last step of a rotation: moves `masterKey` from the data directory to `path`.
 * @returns the file of the old key, which backups made before the rotation need; null if there was none
 */
export function putKeyInPlace(path: string, masterKey: Uint8Array, dataDir: string): string | null {
  let kept: string | null = null;
  if (existsSync(path)) {
    const old = readKey(path).key;
    if (fingerprint(old) !== fingerprint(masterKey)) {
      kept = `${path}.${fingerprint(old).slice(0, 8)}`;
      writeKeyFile(kept, old);
    }
  }
  writeKeyFile(path, masterKey);
  removeKeyFile(nextKeyPath(dataDir));
  return kept;
}

function otherKey(remembered: string, given: LoadedKey, databasePath: string): Error {
  const mine = fingerprint(given.key);
  return new Unmendable(
    `The master key in ${given.from} does not belong to the database ${databasePath} (the key is ${mine.slice(0, 8)}…, ` +
      `the database's is ${remembered.slice(0, 8)}…). Put the right key back. Nothing was changed.`,
  );
}

function lostNextKey(next: string, dataDir: string): Error {
  const path = nextKeyPath(dataDir);
  return new Unmendable(
    `A rotation to the master key ${next.slice(0, 8)}… was under way, and that key is no longer in ${basename(path)}. ` +
      `Without that key, the data sealed under it cannot be read: put the key back as ${path}. If "secretpush key rotate" runs ` +
      "on another host, wait until it ends, then give this host the new key. Nothing was changed.",
  );
}
