// The file that a backup is: a tar archive (POSIX ustar) whose last member, SHA256SUMS, holds the
// SHA-256 of every member before it, in order. Where a passphrase is given the archive is sealed:
//
//   secretpush-backup-encrypted 1\n
//   {"salt":…,"memory_kib":…,"passes":…,"check":…}\n       base64; check tells a wrong passphrase
//   the archive in sealed chunks (chunks.ts) under a key derived by argon2id from the passphrase
//
// Written under a temporary name, flushed, then renamed. Read and written as a stream: memory stays
// flat. A reader names the place where an archive is damaged, and never hands out a member's bytes
// past the end of what is there. A member's checksum is known only at the end of the archive.

import { existsSync } from "node:fs";
import { type FileHandle, link, open, rename, unlink } from "node:fs/promises";
import { basename, dirname } from "node:path";

import { derive, randomBytes, sameBytes, sha256, utf8 } from "../../base/crypto.ts";
import { type KdfCost, PassphraseKdf } from "../../base/passphrase_kdf.ts";
import { flushDirectory } from "../../base/durable_file.ts";
import { CHUNK_BYTES, openChunk, sealChunk, SEALED_CHUNK_BYTES } from "../blobs/chunks.ts";
import { removeStaleDrafts } from "../data_dir.ts";

const BLOCK_BYTES = 512;
const SUMS = "SHA256SUMS";
const MAGIC = "secretpush-backup-encrypted 1\n";
const MAX_HEADER_BYTES = 4_096;
/** A line of SHA256SUMS: 64 digits, two spaces, and a name that fits a tar header. */
const MAX_SUMS_LINE = 64 + 2 + 100;
/** argon2id, RFC 9106's second recommended cost: 64 MiB, three passes. */
const COST: KdfCost = { memoryKiB: 65_536, passes: 3 };
const MAX_COST: KdfCost = { memoryKiB: 4 * 1024 * 1024, passes: 64 };
const BUFFER_BYTES = 16 * CHUNK_BYTES;
/** Dirty bytes are flushed this often, so that a server's commits never wait behind a gigabyte. */
const FLUSH_EVERY_BYTES = 16 * 1024 * 1024;

/** What is wrong with an archive, and where: the message is one sentence. */
export class DamagedArchive extends Error {
  override readonly name = "DamagedArchive";
}

/** The passphrase is missing or not the one. */
export class WrongPassphrase extends Error {
  override readonly name = "WrongPassphrase";
}

// ---- Writing ---------------------------------------------------------------------------------

export class ArchiveWriter {
  readonly #path: string;
  readonly #draft: string;
  readonly #handle: FileHandle;
  readonly #key: Uint8Array | null;
  readonly #overwrite: boolean;
  #buffer = Buffer.allocUnsafeSlow(BUFFER_BYTES);
  #length = 0;
  #sealed = Buffer.allocUnsafeSlow((BUFFER_BYTES / CHUNK_BYTES) * SEALED_CHUNK_BYTES);
  #chunks = 0;
  #unflushed = 0;
  readonly #sums: string[] = [];
  /** Bytes of the file so far. */
  byteSize = 0;

  private constructor(path: string, draft: string, handle: FileHandle, key: Uint8Array | null, overwrite: boolean) {
    this.#path = path;
    this.#draft = draft;
    this.#handle = handle;
    this.#key = key;
    this.#overwrite = overwrite;
  }

  /** @throws Error with a sentence, where the file exists and may not be overwritten, or cannot be made */
  static async create(
    path: string,
    options: { passphrase: string | null; overwrite: boolean },
  ): Promise<ArchiveWriter> {
    if (!options.overwrite && existsSync(path)) throw alreadyThere(path);
    removeStaleDrafts(dirname(path), `${basename(path)}.partial-`);
    const draft = `${path}.partial-${Buffer.from(randomBytes(6)).toString("hex")}`;
    const handle = await open(draft, "wx", 0o600).catch((error: unknown) => {
      throw new Error(`The file ${path} cannot be written: ${reason(error)}.`, { cause: error });
    });
    const sealing = options.passphrase === null ? null : await newSealing(options.passphrase);
    const writer = new ArchiveWriter(path, draft, handle, sealing?.key ?? null, options.overwrite);
    if (sealing) await writer.#toFile(utf8(sealing.header));
    return writer;
  }

  /** Adds a member of exactly `size` bytes. @throws Error where `bytes` gives fewer or more */
  async add(name: string, size: number, bytes: AsyncIterable<Uint8Array>, atMs: number): Promise<void> {
    const hash = new Bun.CryptoHasher("sha256");
    await this.#put(tarHeader(name, size, atMs));
    let length = 0;
    for await (const piece of bytes) {
      length += piece.byteLength;
      if (length > size) break;
      hash.update(piece);
      await this.#put(piece);
    }
    if (length !== size) throw new Error(`${name} has changed while it was read.`);
    await this.#put(new Uint8Array(padding(size)));
    this.#sums.push(`${hash.digest("hex")}  ${name}\n`);
  }

  /** Writes the checksums, flushes, and gives the file its name. */
  async finish(atMs: number): Promise<void> {
    const sums = utf8(this.#sums.join(""));
    await this.#put(tarHeader(SUMS, sums.byteLength, atMs));
    await this.#put(sums);
    await this.#put(new Uint8Array(padding(sums.byteLength) + 2 * BLOCK_BYTES));
    await this.#drain(true);
    await this.#handle.sync();
    await this.#handle.close();
    if (this.#overwrite) await rename(this.#draft, this.#path);
    else {
      // Linking refuses to replace a file that somebody made meanwhile; not every file system can.
      await link(this.#draft, this.#path).then(
        () => unlink(this.#draft),
        (error: unknown) => {
          if ((error as { code?: string }).code === "EEXIST") throw alreadyThere(this.#path);
          return rename(this.#draft, this.#path);
        },
      );
    }
    flushDirectory(dirname(this.#path));
  }

  /** Leaves nothing behind. */
  async abort(): Promise<void> {
    await this.#handle.close().catch(() => {});
    await unlink(this.#draft).catch(() => {});
  }

  async #put(bytes: Uint8Array): Promise<void> {
    for (let offset = 0; offset < bytes.byteLength;) {
      // Emptied only when more follows: the last chunk is marked as such.
      if (this.#length === BUFFER_BYTES) await this.#drain(false);
      const taken = Math.min(BUFFER_BYTES - this.#length, bytes.byteLength - offset);
      this.#buffer.set(bytes.subarray(offset, offset + taken), this.#length);
      this.#length += taken;
      offset += taken;
    }
  }

  async #drain(last: boolean): Promise<void> {
    const plain = this.#buffer.subarray(0, this.#length);
    this.#length = 0;
    if (!this.#key) return this.#toFile(plain);
    let end = 0;
    for (let offset = 0; offset < plain.byteLength; offset += CHUNK_BYTES) {
      const chunk = plain.subarray(offset, offset + CHUNK_BYTES);
      const isLast = last && offset + CHUNK_BYTES >= plain.byteLength;
      end = sealChunk(this.#key, this.#chunks, isLast, chunk, this.#sealed, end);
      this.#chunks += 1;
    }
    return this.#toFile(this.#sealed.subarray(0, end));
  }

  async #toFile(bytes: Uint8Array): Promise<void> {
    for (let written = 0; written < bytes.byteLength;) {
      written += (await this.#handle.write(bytes, written, bytes.byteLength - written)).bytesWritten;
    }
    this.byteSize += bytes.byteLength;
    this.#unflushed += bytes.byteLength;
    if (this.#unflushed < FLUSH_EVERY_BYTES) return;
    this.#unflushed = 0;
    await this.#handle.datasync();
  }
}

async function newSealing(passphrase: string): Promise<{ key: Uint8Array; header: string }> {
  const salt = randomBytes(16);
  const { key, check } = await stretched(passphrase, salt, COST);
  const parameters = {
    salt: base64(salt),
    memory_kib: COST.memoryKiB,
    passes: COST.passes,
    check: base64(check),
  };
  return { key, header: `${MAGIC}${JSON.stringify(parameters)}\n` };
}

async function stretched(passphrase: string, salt: Uint8Array, cost: KdfCost) {
  const key = await new PassphraseKdf().derive(passphrase, salt, cost);
  return { key: derive(key, "backup"), check: derive(key, "backup check").subarray(0, 16) };
}

function tarHeader(name: string, size: number, atMs: number): Uint8Array {
  const header = Buffer.alloc(BLOCK_BYTES);
  const octal = (value: number, digits: number): string => `${value.toString(8).padStart(digits, "0")}\0`;
  header.write(name, 0, 100, "latin1");
  header.write(octal(0o600, 7), 100);
  header.write(octal(0, 7), 108);
  header.write(octal(0, 7), 116);
  if (size < 8 ** 11) header.write(octal(size, 11), 124);
  else {
    // Eleven octal digits end at 8 GiB; beyond, the number in binary, as GNU tar writes and all read.
    header[124] = 0x80;
    header.writeBigUInt64BE(BigInt(size), 128);
  }
  header.write(octal(Math.floor(atMs / 1_000), 11), 136);
  header.fill(" ", 148, 156);
  header.write("0", 156);
  header.write("ustar\x0000", 257);
  header.write(
    `${header
      .reduce((sum, byte) => sum + byte, 0)
      .toString(8)
      .padStart(6, "0")}\0 `,
    148,
  );
  return header;
}

const padding = (size: number): number => (BLOCK_BYTES - (size % BLOCK_BYTES)) % BLOCK_BYTES;

// ---- Reading ---------------------------------------------------------------------------------

export interface Member {
  name: string;
  size: number;
  /** To be read to its end before the next member is asked for. */
  bytes: AsyncGenerator<Uint8Array>;
}

/** Does a passphrase open this archive, and is one needed? @throws Error where the file cannot be read */
export async function isEncrypted(path: string): Promise<boolean> {
  const handle = await openToRead(path);
  try {
    const start = Buffer.alloc(MAGIC.length);
    const { bytesRead } = await handle.read(start, 0, start.length, 0);
    return bytesRead === start.length && start.toString("latin1") === MAGIC;
  } finally {
    await handle.close();
  }
}

/**
 * The members of an archive, in order, SHA256SUMS not among them: what it says has been checked when
 * the last one was followed by the end.
 * @throws DamagedArchive with the place, WrongPassphrase, Error where the file cannot be read
 */
export async function* readArchive(
  path: string,
  passphrase: string | null,
  onProgress: (doneBytes: number, totalBytes: number) => void = () => {},
): AsyncGenerator<Member> {
  const handle = await openToRead(path);
  try {
    const source = await Source.over(handle, path, passphrase, onProgress);
    const seen = new SeenMembers(path);
    for (;;) {
      const start = source.offset;
      const header = await source.exactly(BLOCK_BYTES, `what follows ${seen.last}`);
      if (header.every((byte) => byte === 0)) {
        throw new DamagedArchive(`${path} ends at byte ${start} without its checksums: it was cut short.`);
      }
      const { name, size } = readTarHeader(header, path, start, seen.last);
      if (name === SUMS) {
        await seen.check(lines(source.take(size, name)), start);
        await source.skip(padding(size) + 2 * BLOCK_BYTES, name);
        await source.end();
        return;
      }
      const hash = new Bun.CryptoHasher("sha256");
      let read = 0;
      const bytes = (async function* () {
        for await (const piece of source.take(size, name)) {
          hash.update(piece);
          read += piece.byteLength;
          yield piece;
        }
      })();
      yield { name, size, bytes };
      if (read !== size) throw new Error(`${name} was not read to its end.`);
      await source.skip(padding(size), name);
      seen.add(name, hash.digest(), start);
    }
  } finally {
    await handle.close();
  }
}

/** What was read, in as few bytes as tell it: there may be millions of members. */
class SeenMembers {
  readonly #digests: Buffer[] = [];
  readonly #offsets: number[] = [];
  last = "the beginning";

  constructor(private readonly path: string) {}

  add(name: string, digest: Uint8Array, offset: number): void {
    this.#digests.push(summary(name, Buffer.from(digest).toString("hex")));
    this.#offsets.push(offset);
    this.last = name;
  }

  async check(sums: AsyncIterable<string>, offset: number): Promise<void> {
    let index = 0;
    for await (const line of sums) {
      const [, digest = "", name = ""] = /^([0-9a-f]{64}) {2}(.+)$/.exec(line) ?? [];
      if (digest === "" || line.length > MAX_SUMS_LINE) {
        throw new DamagedArchive(
          `${this.path} is damaged in its checksums, after byte ${offset}, at line ${index + 1}.`,
        );
      }
      const own = this.#digests[index];
      if (!own) throw new DamagedArchive(`${this.path} lacks ${name}, which its checksums name.`);
      if (!own.equals(summary(name, digest))) {
        throw new DamagedArchive(
          `${this.path} is damaged at ${name}, which begins at byte ${this.#offsets[index] ?? 0}: its checksum does not fit.`,
        );
      }
      index += 1;
    }
    if (index === this.#digests.length) return;
    throw new DamagedArchive(
      `${this.path} is damaged: its checksums name only ${index} of ${this.#digests.length} members.`,
    );
  }
}

const summary = (name: string, digest: string): Buffer => Buffer.from(sha256(`${digest} ${name}`)).subarray(0, 16);

function readTarHeader(header: Buffer, path: string, offset: number, last: string): { name: string; size: number } {
  const told = Number.parseInt(header.toString("latin1", 148, 156), 8);
  const sum = header.reduce((total, byte, index) => total + (index >= 148 && index < 156 ? 32 : byte), 0);
  if (header.toString("latin1", 257, 262) !== "ustar") {
    throw new DamagedArchive(
      offset === 0 ? `${path} is not a Secret Push backup.` : `${path} is damaged at byte ${offset}, after ${last}.`,
    );
  }
  if (told !== sum) throw new DamagedArchive(`${path} is damaged at byte ${offset}, after ${last}.`);
  const name = header.toString("latin1", 0, 100).replace(/\0.*$/s, "");
  const isBinary = header[124] === 0x80;
  const size = isBinary ? Number(header.readBigUInt64BE(128)) : Number.parseInt(header.toString("latin1", 124, 135), 8);
  if (!Number.isSafeInteger(size) || size < 0 || header[156] !== 0x30) {
    throw new DamagedArchive(`${path} holds a member at byte ${offset} that no backup has.`);
  }
  return { name, size };
}

/** The archive's bytes in their order, opened where they are sealed. */
class Source {
  /** Of the next byte in the archive; in a sealed one, of the archive inside. */
  offset = 0;
  #buffer: Uint8Array = new Uint8Array();
  #position = 0;
  #fileOffset: number;
  #chunk = 0;

  private constructor(
    private readonly handle: FileHandle,
    private readonly path: string,
    private readonly fileBytes: number,
    private readonly sealed: { key: Uint8Array; start: number } | null,
    private readonly onProgress: (doneBytes: number, totalBytes: number) => void,
  ) {
    this.#fileOffset = sealed?.start ?? 0;
  }

  static async over(
    handle: FileHandle,
    path: string,
    passphrase: string | null,
    onProgress: (doneBytes: number, totalBytes: number) => void,
  ): Promise<Source> {
    const { size } = await handle.stat();
    const head = Buffer.alloc(Math.min(size, MAX_HEADER_BYTES));
    await handle.read(head, 0, head.length, 0);
    const sealed = head.toString("latin1", 0, MAGIC.length) === MAGIC ? await unlock(head, path, passphrase) : null;
    return new Source(handle, path, size, sealed, onProgress);
  }

  async *take(size: number, name: string): AsyncGenerator<Uint8Array> {
    for (let left = size; left > 0;) {
      if (this.#position === this.#buffer.byteLength) await this.#fill(name);
      const taken = Math.min(left, this.#buffer.byteLength - this.#position);
      const piece = this.#buffer.subarray(this.#position, this.#position + taken);
      this.#position += taken;
      this.offset += taken;
      left -= taken;
      yield piece;
    }
  }

  async exactly(size: number, name: string): Promise<Buffer> {
    const pieces: Uint8Array[] = [];
    for await (const piece of this.take(size, name)) pieces.push(piece);
    return Buffer.concat(pieces);
  }

  async skip(size: number, name: string): Promise<void> {
    for await (const piece of this.take(size, name)) {
      if (piece.some((byte) => byte !== 0)) {
        throw new DamagedArchive(`${this.path} is damaged shortly before byte ${this.offset}, behind ${name}.`);
      }
    }
  }

  async end(): Promise<void> {
    if (this.#position === this.#buffer.byteLength && this.#fileOffset === this.fileBytes) return;
    throw new DamagedArchive(`${this.path} goes on after its end, at byte ${this.offset}.`);
  }

  async #fill(name: string): Promise<void> {
    const wanted = this.sealed ? 8 * SEALED_CHUNK_BYTES : 8 * CHUNK_BYTES;
    const bytes = Buffer.allocUnsafe(Math.min(wanted, this.fileBytes - this.#fileOffset));
    for (let length = 0; length < bytes.byteLength;) {
      const { bytesRead } = await this.handle.read(bytes, length, bytes.byteLength - length, this.#fileOffset + length);
      if (bytesRead === 0) throw new Error(`${this.path} became shorter while it was read.`);
      length += bytesRead;
    }
    if (bytes.byteLength === 0) {
      throw new DamagedArchive(
        `${this.path} ends at byte ${this.#fileOffset}, in the middle of ${name}: it was cut short.`,
      );
    }
    this.#buffer = this.sealed ? this.#open(bytes, this.sealed.key, name) : bytes;
    this.#position = 0;
    this.#fileOffset += bytes.byteLength;
    this.onProgress(this.#fileOffset, this.fileBytes);
  }

  #open(bytes: Buffer, key: Uint8Array, name: string): Uint8Array {
    const opened: Uint8Array[] = [];
    for (let offset = 0; offset < bytes.byteLength; offset += SEALED_CHUNK_BYTES) {
      const at = this.#fileOffset + offset;
      const isLast = at + SEALED_CHUNK_BYTES >= this.fileBytes;
      const plain = openChunk(key, this.#chunk, isLast, bytes.subarray(offset, offset + SEALED_CHUNK_BYTES));
      if (!plain) {
        const end = Math.min(at + SEALED_CHUNK_BYTES, this.fileBytes);
        throw new DamagedArchive(
          `${this.path} is damaged between bytes ${at} and ${end}, in ${name}${isLast ? ", or was cut short there" : ""}.`,
        );
      }
      opened.push(plain);
      this.#chunk += 1;
    }
    return Buffer.concat(opened);
  }
}

async function unlock(
  head: Buffer,
  path: string,
  passphrase: string | null,
): Promise<{ key: Uint8Array; start: number }> {
  if (passphrase === null) throw new WrongPassphrase(`${path} is encrypted: give its passphrase.`);
  const end = head.indexOf(0x0a, MAGIC.length);
  const unreadable = new DamagedArchive(`${path} is damaged in its first line, or made by a newer version.`);
  let parameters: { salt: string; memory_kib: number; passes: number; check: string };
  try {
    parameters = JSON.parse(head.toString("utf8", MAGIC.length, end)) as typeof parameters;
  } catch {
    throw unreadable;
  }
  const { salt, memory_kib: memoryKiB, passes, check } = parameters;
  const inRange = (value: number, max: number): boolean => Number.isInteger(value) && value >= 1 && value <= max;
  if (!inRange(memoryKiB, MAX_COST.memoryKiB) || !inRange(passes, MAX_COST.passes)) throw unreadable;
  const key = await stretched(passphrase, Buffer.from(String(salt), "base64"), { memoryKiB, passes }).catch(() => null);
  if (!key) throw unreadable;
  if (!sameBytes(key.check, Buffer.from(String(check), "base64"))) {
    throw new WrongPassphrase(`The passphrase does not open ${path}.`);
  }
  return { key: key.key, start: end + 1 };
}

async function* lines(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let rest = "";
  for await (const piece of bytes) {
    const parts = (rest + Buffer.from(piece).toString("latin1")).split("\n");
    rest = parts.pop() ?? "";
    yield* parts;
    // The reader refuses a line that is too long. Collecting the rest of it first would cost the square of its length.
    if (rest.length > MAX_SUMS_LINE) break;
  }
  if (rest !== "") yield rest;
}

async function openToRead(path: string): Promise<FileHandle> {
  return open(path, "r").catch((error: unknown) => {
    throw new Error(`The file ${path} cannot be read: ${reason(error)}.`, { cause: error });
  });
}

const alreadyThere = (path: string): Error =>
  new Error(`${path} exists already: choose another name, or say --overwrite.`);
const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString("base64");
const reason = (error: unknown): string => (error instanceof Error ? error.message : String(error));
