// A reader of ZIP archives for tests, by the format's description (APPNOTE.TXT 6.3) and none of the program's code: it finds the
// files from the end, as readers do, with the fields of 64 bits where they are used.

import { closeSync, fstatSync, openSync, readSync } from "node:fs";
import { crc32, inflateRawSync } from "node:zlib";

export interface ZippedFile {
  name: string;
  size: number;
  crc: number;
  /** Its content, or the first bytes of what is stored. @throws Error where the header in front of it says something else */
  read: (most?: number) => Buffer;
}

/** Reads name, size and content of each file. @param use gets them while the archive is open @throws Error where it is not right */
export function inZip<T>(path: string, use: (files: ZippedFile[]) => T): T {
  const file = openSync(path, "r");
  const at = (offset: number, length: number): Buffer => {
    const bytes = Buffer.alloc(length);
    if (readSync(file, bytes, 0, length, offset) !== length)
      throw new Error(`The archive ends before ${offset + length}.`);
    return bytes;
  };
  try {
    return use(listed(at, fstatSync(file).size));
  } finally {
    closeSync(file);
  }
}

/** @returns name, size and CRC-32 of each file. @throws Error if the archive, or a file in it, is not right */
export const filesInZip = (path: string): unknown =>
  inZip(path, (files) =>
    files.map(({ name, size, crc, read }) => {
      const content = read();
      if (content.length !== size || crc32(content) !== crc) throw new Error(`${name} is damaged.`);
      return [name, size, crc];
    }),
  );

type At = (offset: number, length: number) => Buffer;

function listed(at: At, bytes: number): ZippedFile[] {
  // None of our archives has a comment behind its end.
  const end = expectSignature(at(bytes - 22, 22), 0x06_05_4b_50, "end");
  let [count, size, offset] = [end.readUInt16LE(10), end.readUInt32LE(12), end.readUInt32LE(16)];
  if (count === 0xffff || size === 0xffff_ffff || offset === 0xffff_ffff) {
    const locator = expectSignature(at(bytes - 42, 20), 0x07_06_4b_50, "locator");
    const large = expectSignature(at(Number(locator.readBigUInt64LE(8)), 56), 0x06_06_4b_50, "end of 64 bits");
    [count, size, offset] = [32, 40, 48].map((field) => Number(large.readBigUInt64LE(field))) as [
      number,
      number,
      number,
    ];
  }
  const directory = at(offset, size);
  const files: ZippedFile[] = [];
  let position = 0;
  for (; files.length < count;) {
    const entry = expectSignature(directory.subarray(position), 0x02_01_4b_50, "entry");
    const [nameBytes, extraBytes, commentBytes] = [28, 30, 32].map((field) => entry.readUInt16LE(field)) as [
      number,
      number,
      number,
    ];
    const name = entry.subarray(46, 46 + nameBytes);
    const sizes = [entry.readUInt32LE(24), entry.readUInt32LE(20), entry.readUInt32LE(42)];
    const [content = 0, stored = 0, header = 0] = widened(
      sizes,
      entry.subarray(46 + nameBytes, 46 + nameBytes + extraBytes),
    );
    const [flags, method, crc] = [entry.readUInt16LE(8), entry.readUInt16LE(10), entry.readUInt32LE(16)];
    files.push({
      name: nameIn(name, flags),
      size: content,
      crc,
      read(most = stored) {
        const local = expectSignature(at(header, 30 + nameBytes), 0x04_03_4b_50, "file");
        if (local.readUInt16LE(8) !== method || !local.subarray(30).equals(name))
          throw new Error(`${name} has two headers.`);
        const packed = at(header + 30 + local.readUInt16LE(26) + local.readUInt16LE(28), Math.min(most, stored));
        if (method !== 0 && method !== 8) throw new Error(`${name} is packed by an unknown method.`);
        return method === 0 ? packed : inflateRawSync(packed);
      },
    });
    position += 46 + nameBytes + extraBytes + commentBytes;
  }
  if (position !== size) throw new Error("Something follows the directory of the archive.");
  return files;
}

/** Fields of 32 bits that are full stand in the extra field 1, in this order, in 64 bits. */
function widened(fields: number[], extra: Buffer): number[] {
  let wide: Buffer = Buffer.alloc(0);
  for (let at = 0; at < extra.length; at += 4 + extra.readUInt16LE(at + 2))
    if (extra.readUInt16LE(at) === 1) wide = extra.subarray(at + 4, at + 4 + extra.readUInt16LE(at + 2));
  let used = 0;
  return fields.map((field) => (field === 0xffff_ffff ? Number(wide.readBigUInt64LE(8 * used++)) : field));
}

/** Without its flag a name is not UTF-8, and another one to many readers. */
function nameIn(bytes: Buffer, flags: number): string {
  if ((flags & 0x800) === 0 && bytes.some((byte) => byte > 0x7f))
    throw new Error("A name does not say that it is UTF-8.");
  return bytes.toString();
}

function expectSignature(bytes: Buffer, signature: number, what: string): Buffer {
  if (bytes.readUInt32LE(0) !== signature) throw new Error(`The archive's ${what} is not where it should be.`);
  return bytes;
}
