// The ZIP archives of Download all, as other programs read them.

import { expect, setDefaultTimeout, test } from "bun:test";
import { closeSync, ftruncateSync, openSync, writeSync } from "node:fs";
import { crc32 } from "node:zlib";

import { zipBytes, type ZipEntry, zipNames, zipOf } from "../static/modules/zip.ts";
import { bytesOf, MIB } from "./multipart_forms.ts";
import { scratch } from "./scratch.ts";
import { filesInZip } from "./zips.ts";

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
  expect(await filesInZip(path)).toEqual(files.map(([name, bytes]) => [name, bytes.byteLength, crc32(bytes)]));
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
  const program = `import sys, zipfile
with zipfile.ZipFile(sys.argv[1]) as archive:
    print([(info.filename, info.file_size) for info in archive.infolist()])
    print(zipfile.crc32(archive.read("behind.txt")), len(archive.read("small.bin")), archive.open("large.bin").read(9))`;
  const child = Bun.spawn(["python3", "-c", program, path], { stdout: "pipe", stderr: "inherit" });
  expect((await child.stdout.text()).trim().split("\n")).toEqual([
    `[('large.bin', ${4 * GIB + 7}), ('behind.txt', 1000), ('small.bin', 5)]`,
    `${crc32(bytesOf(1000))} 5 b'${"\\x00".repeat(9)}'`,
  ]);
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
