// Finds and writes the master key. It is text in the environment, a file that the administrator names, a file in systemd's
// credentials directory, or a file in the data directory, which the first start creates.

import { existsSync, lchownSync, readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { KEY_BYTES, randomBytes } from "../../base/crypto.ts";
import { createFile, replaceFile } from "../../base/durable_file.ts";
import { reasonOf, Unmendable } from "../../base/errors.ts";

export interface KeySource {
  dataDir: string;
  /** The key itself, as text, from the environment. */
  key?: string | undefined;
  keyFile?: string | undefined;
  /** systemd's credentials directory ($CREDENTIALS_DIRECTORY), searched for `master.key`. */
  credentialsDir?: string | undefined;
  /** Whether a new key may be created: only if no database exists yet. */
  mayCreate: boolean;
}

/** A 32-byte master key, and the file or variable it came from. */
export interface LoadedKey {
  key: Uint8Array;
  from: string;
}

/** @throws Error with a message for the administrator. */
export function loadMasterKey(source: KeySource): LoadedKey {
  if (source.key !== undefined) return parseKey(source.key, source.keyFile ?? "SECRETPUSH_KEY");
  if (source.keyFile !== undefined) return readKey(source.keyFile);
  const credential = source.credentialsDir && join(source.credentialsDir, "master.key");
  if (credential && existsSync(credential)) return readKey(credential);
  const path = join(source.dataDir, "master.key");
  if (existsSync(path)) return readKey(path);
  if (!source.mayCreate) {
    throw new Unmendable(
      `The master key ${path} is missing, and the database in ${source.dataDir} cannot be read without it. ` +
        "Put the key file back, or name it with --key-file; if the settings name it, name the settings with --config. " +
        "A new key is never made for an existing database.",
    );
  }
  makeKeyFile(path);
  return readKey(path);
}

/** @throws Error with a message for the administrator */
export function readKey(path: string): LoadedKey {
  let text: string;
  try {
    text = readFileSync(path, "utf8");
  } catch (error) {
    throw new Unmendable(`The master key file ${path} cannot be read: ${reasonOf(error)}.`, { cause: error });
  }
  return parseKey(text, path);
}

/** Reads 64 hexadecimal digits, or base64. @throws Error with a message for the administrator, which does not contain the text */
export function parseKey(text: string, from: string): LoadedKey {
  const trimmed = text.trim();
  const bytes = /^[0-9a-f]{64}$/i.test(trimmed) ? Buffer.from(trimmed, "hex") : Buffer.from(trimmed, "base64");
  if (bytes.length !== KEY_BYTES || !/^[\w+/=-]+$/.test(trimmed)) {
    throw new Unmendable(`The master key in ${from} is not 32 bytes as 64 hexadecimal digits or as base64.`);
  }
  return { key: new Uint8Array(bytes), from };
}

// The key must survive a power cut: without it every push is lost. If two servers make their first start at once, both read the same key.
function makeKeyFile(path: string): void {
  createFile(path, keyText(randomBytes(KEY_BYTES)), 0o600);
}

const keyText = (masterKey: Uint8Array): string => `${Buffer.from(masterKey).toString("hex")}\n`;

/**
 * Writes a key file, whole and flushed, in place of an earlier one. Mode 0600. A group that could read the earlier file
 * can read the new one too: commands that run as the service's group need the key.
 */
export function writeKeyFile(path: string, masterKey: Uint8Array): void {
  const owner = ownerOf(path);
  const groupReads = (statSync(path, { throwIfNoEntry: false })?.mode ?? 0) & 0o040;
  replaceFile(path, keyText(masterKey), 0o600 | groupReads, (draft) => give(draft, owner));
}

/**
 * A command run by root must not leave files that the service's own user or group cannot read. The service's user can
 * replace such a file with a symbolic link, which root must not follow.
 */
export function give(path: string, owner: { uid: number; gid: number } | null): void {
  if (owner && process.getuid?.() === 0 && owner.uid + owner.gid !== 0) lchownSync(path, owner.uid, owner.gid);
}

/** The owner for a new file: the owner of the file that it replaces, or else the owner of its directory. */
export function ownerOf(path: string): { uid: number; gid: number } | null {
  const place = existsSync(path) ? path : dirname(path);
  return existsSync(place) ? statSync(place) : null;
}
