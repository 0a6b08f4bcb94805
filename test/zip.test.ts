// The ZIP archives of Download all, as other programs read them.

import { expect, setDefaultTimeout, test } from "bun:test";
import { closeSync, ftruncateSync, openSync, writeSync } from "node:fs";
import { crc32 } from "node:zlib";

import { zipBytes, type ZipEntry, zipNames, zipOf } from "../static/modules/zip.ts";
import { bytesOf, MIB, same } from "./multipart_forms.ts";
import { needs } from "./needs.ts";
import { scratch } from "./scratch.ts";
import { filesInZip, inZip } from "./zips.ts";

setDefaultTimeout(60_000);

const { newPath } = scratch();

const entryOf = (name: string, bytes: Uint8Array): ZipEntry => ({
  name,
  size: bytes.byteLength,
  async *content() {
    for (let at = 0; at < bytes.byteLength; at += 65_536) yield bytes.subarray(at, at + 65_536);
  },
});

test("an archive holds every file under its name, byte for byte, and has the size that was told", async () => {
  const files: Array<[string, Uint8Array]> = [
    ["größer 日本.bin", bytesOf(3 * MIB + 5)],
    ["empty.txt", new Uint8Array()],
    ["one", bytesOf(1, 2)],
  ];
  const entries = files.map(([name, bytes]) => entryOf(name, bytes));
  const made = Buffer.concat(await Array.fromAsync(zipOf(entries, crc32)));
  expect(made.byteLength).toBe(zipBytes(entries));
  const path = newPath("zip");
  await Bun.write(path, made);
  const expected = files.map(([name, bytes]) => [name, bytes.byteLength, crc32(bytes)]);
  expect(filesInZip(path)).toEqual(expected);

  // Neither the directory nor a file may differ by a bit.
  for (const at of [60, made.byteLength - 60]) {
    const damaged = Buffer.from(made);
    damaged.writeUInt8(damaged.readUInt8(at) ^ 1, at);
    await Bun.write(path, damaged);
    expect(() => expect(filesInZip(path)).toEqual(expected)).toThrow();
  }
});

needs("python3").test("Python reads it too", async () => {
  const path = newPath("python");
  await Bun.write(path, await Array.fromAsync(zipOf([entryOf("größer.bin", bytesOf(MIB))], crc32)));
  const program = `import sys, zipfile
with zipfile.ZipFile(sys.argv[1]) as archive: print(archive.testzip(), ascii([(one.filename, one.CRC) for one in archive.infolist()]))`;
  const child = Bun.spawn(["python3", "-c", program, path], { stdout: "pipe", stderr: "inherit" });
  expect(await child.stdout.text()).toBe(`None [('gr\\xf6\\xdfer.bin', ${crc32(bytesOf(MIB))})]\n`);
});

test("a file that has another size than it says, or cannot be read, ends the archive", async () => {
  const short = { ...entryOf("a", bytesOf(10)), size: 11 };
  await expect(Array.fromAsync(zipOf([short], crc32))).rejects.toThrow("10 bytes came in place of 11.");
});

test("beyond 4 GiB it uses the fields of 64 bits, in a file and behind it", async () => {
  const GIB = 1024 * MIB;
  // Zeros, of which the disk keeps none; their checksum is as good as any here.
  const zeros = new Uint8Array(16 * MIB);
  const sparse = (name: string, size: number): ZipEntry => ({
    name,
    size,
    async *content() {
      for (let left = size; left > 0; left -= zeros.byteLength)
        yield zeros.subarray(0, Math.min(left, zeros.byteLength));
    },
  });
  const entries = [sparse("large.bin", 4 * GIB + 7), entryOf("behind.txt", bytesOf(1000)), sparse("small.bin", 5)];
  const path = newPath("large");
  const file = openSync(path, "w");
  let at = 0;
  for await (const piece of zipOf(entries, crc32)) {
    if (piece.buffer !== zeros.buffer) writeSync(file, piece, 0, piece.byteLength, at);
    at += piece.byteLength;
  }
  ftruncateSync(file, at);
  closeSync(file);
  expect(at).toBe(zipBytes(entries));
  // Listed from the directory, and the small ones read: the large one would take its time.
  inZip(path, (files) => {
    expect(files.map(({ name, size }) => [name, size])).toEqual([
      ["large.bin", 4 * GIB + 7],
      ["behind.txt", 1000],
      ["small.bin", 5],
    ]);
    const [large, behind, small] = files;
    expect(same(behind?.read() ?? Buffer.alloc(0), bytesOf(1000))).toBe(true);
    expect(small?.read()).toEqual(Buffer.alloc(5));
    expect(large?.read(9)).toEqual(Buffer.alloc(9));
  });
});

test("names lead nowhere else, suit every system, and are told apart", () => {
  expect(
    zipNames([
      "../../etc/passwd",
      "a\\b",
      "a.txt",
      "A.TXT",
      "a.txt",
      "con.txt",
      "NUL",
      "x:y?.pdf ",
      "..",
      ".env",
      ".env",
      "",
      "e\u0301",
      "é",
    ]),
  ).toEqual([
    ".._.._etc_passwd",
    "a_b",
    "a.txt",
    "A (2).TXT",
    "a (3).txt",
    "_con.txt",
    "_NUL",
    "x_y_.pdf",
    "file",
    ".env",
    ".env (2)",
    "file (2)",
    "e\u0301",
    "é (2)",
  ]);
});
