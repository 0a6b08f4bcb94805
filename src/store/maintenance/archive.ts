// The file format of a backup: a tar archive (POSIX ustar) whose last member, SHA256SUMS, contains the SHA-256 of every member
// before it, in order. With a passphrase, the archive is sealed:
//
//   secretpush-backup-encrypted 1\n
//   {"salt":…,"memory_kib":…,"passes":…,"check":…}\n       base64; check reveals a wrong passphrase
//   the archive in sealed chunks (chunks.ts) under a key derived by argon2id from the passphrase
//
// An archive is read and written as a stream, so memory use stays flat (archive_reader.ts, archive_writer.ts). A reader names the
// place of damage. It finds the checksum of a member only at the end of the archive.

import { derive, randomBytes, sameBytes } from "../../base/crypto.ts";
import { type KdfCost, PassphraseKdf } from "../../base/passphrase_kdf.ts";

export const BLOCK_BYTES = 512;
export const SUMS = "SHA256SUMS";
export const MAGIC = "secretpush-backup-encrypted 1\n";
/** argon2id, RFC 9106's second recommended cost: 64 MiB, three passes. */
const COST: KdfCost = { memoryKiB: 65_536, passes: 3 };
const MAX_COST: KdfCost = { memoryKiB: 4 * 1024 * 1024, passes: 64 };

/** An archive is damaged. The message is one sentence with the kind and the place of the damage. */
export class DamagedArchive extends Error {
  override readonly name = "DamagedArchive";
}

/** The passphrase is missing or wrong. */
export class WrongPassphrase extends Error {
  override readonly name = "WrongPassphrase";
}

export async function newSealing(passphrase: string): Promise<{ key: Uint8Array; header: string }> {
  const salt = randomBytes(16);
  const { key, check } = await stretched(passphrase, salt, COST);
  const parameters = { salt: base64(salt), memory_kib: COST.memoryKiB, passes: COST.passes, check: base64(check) };
  return { key, header: `${MAGIC}${JSON.stringify(parameters)}\n` };
}

async function stretched(passphrase: string, salt: Uint8Array, cost: KdfCost) {
  const key = await new PassphraseKdf().derive(passphrase, salt, cost);
  return { key: derive(key, "backup"), check: derive(key, "backup check").subarray(0, 16) };
}

export function tarHeader(name: string, size: number, atMs: number): Uint8Array {
  const header = Buffer.alloc(BLOCK_BYTES);
  const octal = (value: number, digits: number): string => `${value.toString(8).padStart(digits, "0")}\0`;
  header.write(name, 0, 100, "latin1");
  header.write(octal(0o600, 7), 100);
  header.write(octal(0, 7), 108);
  header.write(octal(0, 7), 116);
  if (size < 8 ** 11) header.write(octal(size, 11), 124);
  else {
    // Eleven octal digits reach up to 8 GiB. Larger sizes are binary, as GNU tar writes them and every tar reads them.
    header[124] = 0x80;
    header.writeBigUInt64BE(BigInt(size), 128);
  }
  header.write(octal(Math.floor(atMs / 1_000), 11), 136);
  header.fill(" ", 148, 156);
  header.write("0", 156);
  header.write("ustar\x0000", 257);
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${octal(sum, 6)} `, 148);
  return header;
}

export const padding = (size: number): number => (BLOCK_BYTES - (size % BLOCK_BYTES)) % BLOCK_BYTES;

export function readTarHeader(
  header: Buffer,
  path: string,
  offset: number,
  last: string,
): { name: string; size: number } {
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
    throw new DamagedArchive(`${path} has a member at byte ${offset} that does not belong in a backup.`);
  }
  return { name, size };
}

export async function unlock(
  head: Buffer,
  path: string,
  passphrase: string | null,
): Promise<{ key: Uint8Array; start: number }> {
  if (passphrase === null) throw new WrongPassphrase(`${path} is encrypted: give its passphrase.`);
  const end = head.indexOf(0x0a, MAGIC.length);
  const unreadable = new DamagedArchive(`${path} is damaged in its first line, or was made by a newer version.`);
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

const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString("base64");
