// The data directory: made readable by its owner only, held by one server at a time, and home of
// the master key unless the administrator keeps that elsewhere.

import { Database, SQLiteError } from "bun:sqlite";
import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  statSync,
  unlinkSync,
  writeSync,
} from "node:fs";
import { dirname, join } from "node:path";

import { KEY_BYTES, randomBytes } from "../base/crypto.ts";

/** A file in a directory whose restore has not ended: such a directory is of no use yet. */
export const RESTORING = "restore-unfinished";
/** The file that a server locks. */
export const LOCK = "server.lock";

/** Another server holds the directory. */
export class DirectoryInUse extends Error {
  constructor(dataDir: string, options: ErrorOptions) {
    super(
      `Another Secret Push server is using the data directory ${dataDir}. Stop it first, or give this one its own with --data-dir.`,
      options,
    );
    this.name = "DirectoryInUse";
  }
}

/** Makes the directory where it is missing. @throws Error with a sentence, where a restore into it has not ended */
export function openDataDir(dataDir: string): void {
  makeDataDir(dataDir);
  refuseUnfinishedRestore(dataDir);
}

/** Makes the directory (mode 0700) where it is missing. Files made from here on are mode 0600. */
export function makeDataDir(dataDir: string): void {
  process.umask(0o077);
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new Error(`The data directory ${dataDir} cannot be made: ${reason(error)}.`, { cause: error });
  }
}

/** A disk that filled up, in a sentence that says which; any other error as it is. */
export function nameFullDisk(error: unknown, where: { file: string; database?: string }): unknown {
  const code = (error as { code?: string } | null)?.code ?? "";
  const place = ["ENOSPC", "EDQUOT"].includes(code) ? where.file : code === "SQLITE_FULL" ? where.database : undefined;
  return place === undefined ? error : new Error(`The disk that ${place} is on is full: make room.`, { cause: error });
}

/** A draft that nothing was written to for so long is what a crash left. */
const STALE_MS = 60 * 60 * 1000;

/** Removes drafts that a crash left; those that are being written stay. */
export function removeStaleDrafts(directory: string, prefix: string): void {
  if (!existsSync(directory)) return;
  for (const name of readdirSync(directory)) {
    const path = join(directory, name);
    if (name.startsWith(prefix) && Date.now() - statSync(path).mtimeMs > STALE_MS) unlinkSync(path);
  }
}

/** @throws Error with a sentence, where a restore into this directory has begun and not ended */
export function refuseUnfinishedRestore(dataDir: string): void {
  if (!existsSync(join(dataDir, RESTORING))) return;
  throw new Error(
    `The data directory ${dataDir} holds a restore that did not end. ` +
      `Run it again: secretpush restore FILE --data-dir ${dataDir}`,
  );
}

/**
 * Keeps a second server out. The lock is an exclusive SQLite transaction on an empty file, which
 * rests on the operating system's own file locks: it ends with the process, however that ends.
 * @returns a function that gives the lock back. @throws Error with a sentence when it is taken.
 */
export function lockDataDir(dataDir: string): () => void {
  const path = join(dataDir, LOCK);
  let lock: Database;
  try {
    lock = new Database(path, { create: true, readwrite: true });
  } catch (error) {
    throw new Error(`The lock file ${path} cannot be used: ${reason(error)}.`, { cause: error });
  }
  try {
    // Of two first starts in the same instant each could find the other half-way to the lock, and both would give up.
    lock.run("PRAGMA busy_timeout = 250");
    lock.run("PRAGMA locking_mode = EXCLUSIVE");
    lock.run("BEGIN EXCLUSIVE");
  } catch (error) {
    lock.close();
    if (!(error instanceof SQLiteError && (error.code ?? "").startsWith("SQLITE_BUSY"))) {
      throw new Error(`The lock file ${path} cannot be used: ${reason(error)}.`, { cause: error });
    }
    throw new DirectoryInUse(dataDir, { cause: error });
  }
  return () => lock.close(true);
}

/**
 * Remembers which files these are, for a server that has them open: whoever deletes or replaces them leaves
 * it with files that nobody else sees, and what it stored there would be gone with it.
 * @returns a function that looks again, and returns a sentence where one is no longer the same
 */
export function watchFiles(paths: readonly string[]): () => string | null {
  const known = paths.map((path) => ({ path, identity: identityOf(path) }));
  const isLost = ({ path, identity }: (typeof known)[number]): boolean => {
    const now = identityOf(path);
    return now !== null && now !== identity;
  };
  return () => {
    const lost = known.find(isLost);
    if (!lost) return null;
    return (
      `${lost.path} was deleted or replaced while the server was running: what it stores now would be lost. ` +
      "Start it again once the data directory is complete."
    );
  };
}

/** Device and inode; "gone" where nothing has that name, null where that cannot be told just now. */
function identityOf(path: string): string | null {
  try {
    const { dev, ino } = statSync(path, { bigint: true });
    return `${dev}:${ino}`;
  } catch (error) {
    return ["ENOENT", "ENOTDIR", "ESTALE"].includes((error as { code?: string }).code ?? "") ? "gone" : null;
  }
}

export interface KeySource {
  dataDir: string;
  /** The key itself, as text, from the environment. */
  key?: string | undefined;
  /** A file that holds it. */
  keyFile?: string | undefined;
  /** systemd's credentials directory ($CREDENTIALS_DIRECTORY), searched for `master.key`. */
  credentialsDir?: string | undefined;
  /** True where no database exists yet: only then may a key be made. */
  mayCreate: boolean;
}

/** A 32-byte master key, and the file or variable it came from. */
export interface LoadedKey {
  key: Uint8Array;
  from: string;
}

/** @throws Error with a sentence for the administrator. */
export function loadMasterKey(source: KeySource): LoadedKey {
  if (source.key !== undefined) return parseKey(source.key, source.keyFile ?? "SECRETPUSH_KEY");
  if (source.keyFile !== undefined) return readKey(source.keyFile);
  const credential = source.credentialsDir && join(source.credentialsDir, "master.key");
  if (credential && existsSync(credential)) return readKey(credential);
  const path = join(source.dataDir, "master.key");
  if (existsSync(path)) return readKey(path);
  if (!source.mayCreate) {
    throw new Error(
      `The master key ${path} is missing, and the database in ${source.dataDir} cannot be read without it. ` +
        "Put the key file back, or name it with --key-file, or with --config the settings that name it. " +
        "A new key is never made for an existing database.",
    );
  }
  makeKeyFile(path);
  return readKey(path);
}

/** @throws Error with a sentence */
export function readKey(path: string): LoadedKey {
  let text: string;
  try {
    text = readFileSync(path, "utf8");
  } catch (error) {
    throw new Error(`The master key file ${path} cannot be read: ${reason(error)}.`, { cause: error });
  }
  return parseKey(text, path);
}

/** 64 hexadecimal digits, or base64. @throws Error with a sentence, without the text */
export function parseKey(text: string, from: string): LoadedKey {
  const trimmed = text.trim();
  const bytes = /^[0-9a-f]{64}$/i.test(trimmed) ? Buffer.from(trimmed, "hex") : Buffer.from(trimmed, "base64");
  if (bytes.length !== KEY_BYTES || !/^[\w+/=-]+$/.test(trimmed)) {
    throw new Error(`The master key in ${from} is not 32 bytes as 64 hexadecimal digits or as base64.`);
  }
  return { key: new Uint8Array(bytes), from };
}

// Flushed, and its name flushed too: a power cut that took the key away would take every push with
// it. Linked into place complete, so that of two first starts at once one wins and both read the same.
function makeKeyFile(path: string): void {
  // Not named after the process: in a container that is the same one each time, and a draft that a
  // crash left behind would be in the way for ever.
  const draft = `${path}.${Buffer.from(randomBytes(6)).toString("hex")}`;
  const file = openSync(draft, "wx", 0o600);
  writeSync(file, `${Buffer.from(randomBytes(KEY_BYTES)).toString("hex")}\n`);
  fsyncSync(file);
  closeSync(file);
  try {
    linkSync(draft, path);
  } catch (error) {
    if (!existsSync(path)) throw error;
  } finally {
    unlinkSync(draft);
  }
  const directory = openSync(dirname(path), "r");
  fsyncSync(directory);
  closeSync(directory);
}

const reason = (error: unknown): string => (error instanceof Error ? error.message : String(error));
