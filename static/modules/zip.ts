// Writes ZIP archives as they stream: what they hold is stored as it is, and nothing of it is kept. Servers and pages use it.
// An entry's checksum follows its bytes. The fields of 64 bits are used where those of 32 do not suffice, and nowhere else.

export interface ZipEntry {
  /** As `zipNames` makes it. */
  name: string;
  size: number;
  content: () => AsyncIterable<Uint8Array>;
}

/** Goes on with a checksum: CRC-32, which begins with 0. */
export type Crc32 = (bytes: Uint8Array, before: number) => number;

const MOST_32 = 0xffff_ffff;
const MOST_16 = 0xffff;
const VERSION = { plain: 20, zip64: 45 };
/** The checksum follows; the name is UTF-8. */
const FLAGS = 0x0808;
const UNIX = 3 << 8;
/** A plain file that its owner may change and everyone may read. */
const MODE = (0o100644 << 16) >>> 0;
/** 1 January 1980, the earliest date: files of a push have none. */
const DATE = 0x0021;

/** @throws RangeError if an entry has another size than it says; what `content` throws */
export async function* zipOf(entries: readonly ZipEntry[], crc32: Crc32): AsyncGenerator<Uint8Array> {
  const directory: Uint8Array[] = [];
  let offset = 0;
  for (const { name, size, content } of entries) {
    const label = new TextEncoder().encode(name);
    const is64 = size >= MOST_32;
    const begun = offset;
    const head = localHead(label, is64);
    yield head;
    let crc = 0;
    let written = 0;
    for await (const piece of content()) {
      crc = crc32(piece, crc);
      written += piece.byteLength;
      yield piece;
    }
    if (written !== size) throw new RangeError(`${written} bytes came in place of ${size}.`);
    const end = descriptor(crc, size, is64);
    yield end;
    offset += head.byteLength + size + end.byteLength;
    directory.push(centralHead(label, { crc, size, offset: begun }));
  }
  yield* directory;
  const bytes = directory.reduce((sum, { byteLength }) => sum + byteLength, 0);
  yield directoryEnd(entries.length, bytes, offset);
}

/** How many bytes the archive will have. */
export function zipBytes(entries: ReadonlyArray<Pick<ZipEntry, "name" | "size">>): number {
  let offset = 0;
  let directory = 0;
  for (const { name, size } of entries) {
    const label = new TextEncoder().encode(name);
    const is64 = size >= MOST_32;
    directory += centralHead(label, { crc: 0, size, offset }).byteLength;
    offset += localHead(label, is64).byteLength + size + descriptor(0, size, is64).byteLength;
  }
  return offset + directory + directoryEnd(entries.length, directory, offset).byteLength;
}

/** Names that every system takes as those of files in one folder, and of which no two are the same to any. */
export const zipNames = (names: readonly string[]): string[] => distinct(names.map(safeName));

/** The same for files in folders: "plans/2026/a.pdf". */
export const zipPaths = (paths: readonly string[]): string[] =>
  distinct(paths.map((path) => path.split("/").map(safeName).join("/")));

function distinct(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((safe) => {
    const dot = safe.lastIndexOf(".");
    const [stem, ending] = dot > safe.lastIndexOf("/") + 1 ? [safe.slice(0, dot), safe.slice(dot)] : [safe, ""];
    let found = safe;
    for (let number = 2; taken.has(keyOf(found)); number += 1) found = `${stem} (${number})${ending}`;
    taken.add(keyOf(found));
    return found;
  });
}

/** Systems that do not tell letters by their case, or how they are composed, take two names for one. */
const keyOf = (name: string): string => name.normalize("NFKC").toUpperCase().toLowerCase();

function safeName(name: string): string {
  const plain = name.replace(/[\p{Cc}<>:"/\\|?*]/gu, "_").replace(/[. ]+$/, "");
  if (plain === "") return "file";
  // Windows has devices of these names, with any ending.
  return /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i.test(plain) ? `_${plain}` : plain;
}

type Field = readonly [bytes: 2 | 4 | 8, value: number];

function record(fields: readonly Field[], ...rest: Uint8Array[]): Uint8Array {
  const length = fields.reduce((sum, [bytes]) => sum + bytes, 0);
  const made = new Uint8Array(rest.reduce((sum, { byteLength }) => sum + byteLength, length));
  const view = new DataView(made.buffer);
  let at = 0;
  for (const [bytes, value] of fields) {
    if (bytes === 2) view.setUint16(at, value, true);
    else if (bytes === 4) view.setUint32(at, value, true);
    else view.setBigUint64(at, BigInt(value), true);
    at += bytes;
  }
  for (const part of rest) {
    made.set(part, at);
    at += part.byteLength;
  }
  return made;
}

const NOTHING = new Uint8Array();
/** The field of 64-bit values; nothing if there are none. */
const extra64 = (values: readonly number[]): Uint8Array =>
  values.length === 0 ? NOTHING : record([[2, 1], [2, values.length * 8], ...values.map((value): Field => [8, value])]);

function localHead(label: Uint8Array, is64: boolean): Uint8Array {
  const extra = extra64(is64 ? [0, 0] : []);
  const size: Field = [4, is64 ? MOST_32 : 0];
  const fields: Field[] = [
    [4, 0x0403_4b50],
    [2, is64 ? VERSION.zip64 : VERSION.plain],
    [2, FLAGS],
    [2, 0],
    [2, 0],
    [2, DATE],
    [4, 0],
    size,
    size,
    [2, label.byteLength],
    [2, extra.byteLength],
  ];
  return record(fields, label, extra);
}

function descriptor(crc: number, size: number, is64: boolean): Uint8Array {
  const written: Field = [is64 ? 8 : 4, size];
  return record([[4, 0x0807_4b50], [4, crc], written, written]);
}

function centralHead(
  label: Uint8Array,
  { crc, size, offset }: { crc: number; size: number; offset: number },
): Uint8Array {
  const isLarge = size >= MOST_32;
  const isFar = offset >= MOST_32;
  const extra = extra64([...(isLarge ? [size, size] : []), ...(isFar ? [offset] : [])]);
  const version = isLarge || isFar ? VERSION.zip64 : VERSION.plain;
  const written: Field = [4, Math.min(size, MOST_32)];
  const fields: Field[] = [
    [4, 0x0201_4b50],
    [2, UNIX | version],
    [2, version],
    [2, FLAGS],
    [2, 0],
    [2, 0],
    [2, DATE],
    [4, crc],
    written,
    written,
    [2, label.byteLength],
    [2, extra.byteLength],
    [2, 0],
    [2, 0],
    [2, 0],
    [4, MODE],
    [4, Math.min(offset, MOST_32)],
  ];
  return record(fields, label, extra);
}

function directoryEnd(count: number, bytes: number, offset: number): Uint8Array {
  const is64 = count >= MOST_16 || bytes >= MOST_32 || offset >= MOST_32;
  const end64: Field[] = [
    [4, 0x0606_4b50],
    [8, 44],
    [2, UNIX | VERSION.zip64],
    [2, VERSION.zip64],
    [4, 0],
    [4, 0],
    [8, count],
    [8, count],
    [8, bytes],
    [8, offset],
    // Where this record is.
    [4, 0x0706_4b50],
    [4, 0],
    [8, offset + bytes],
    [4, 1],
  ];
  const end: Field[] = [
    [4, 0x0605_4b50],
    [2, 0],
    [2, 0],
    [2, Math.min(count, MOST_16)],
    [2, Math.min(count, MOST_16)],
    [4, Math.min(bytes, MOST_32)],
    [4, Math.min(offset, MOST_32)],
    [2, 0],
  ];
  return record(is64 ? [...end64, ...end] : end);
}
