// Damaged files, on the disk or in a bucket, are an error, never data.

import { beforeAll, describe, expect, setDefaultTimeout, test } from "bun:test";

import { openChunk, sealChunk } from "../src/store/blobs/chunks.ts";
import { bodyOf } from "./error_bodies.ts";
import { MARKER, PUSHES } from "./api_checks.ts";
import { bytesOf, filePart, filesOf, KIB, OPEN, type Part, same, send } from "./multipart_forms.ts";
import { type Answer } from "./harness.ts";
import { ask } from "./plain_client.ts";
import { ownServer } from "./scratch.ts";
import { storedFiles, type StoredFiles } from "./stored_files.ts";

setDefaultTimeout(60_000); // other load on the machine slows the tests down

describe("damage is an error, never data", () => {
  const CHUNK = 64 * KIB + 16;
  const large = bytesOf(40 * 64 * KIB + 500, 7);
  let stored: StoredFiles;
  const damaged = ownServer({ flags: OPEN });
  beforeAll(() => {
    stored = storedFiles(damaged);
  });

  type Damage = (name: string) => Promise<void>;
  const change =
    (alter: (bytes: Buffer<ArrayBuffer>) => Uint8Array): Damage =>
    async (name) =>
      stored.write(name, alter(await stored.read(name)));
  const cut = (length: (whole: number) => number) => change((bytes) => bytes.subarray(0, length(bytes.length)));
  const flip = (at: (length: number) => number) =>
    change((bytes) => {
      const index = at(bytes.length);
      bytes[index] = (bytes[index] ?? 0) ^ 1;
      return bytes;
    });
  const swap = (a: number, b: number) =>
    change((bytes) => {
      const [first, second] = [a, b].map((index) => Buffer.from(bytes.subarray(index * CHUNK, (index + 1) * CHUNK)));
      first?.copy(bytes, b * CHUNK);
      second?.copy(bytes, a * CHUNK);
      return bytes;
    });

  /** Creates a push with these files. @returns the answer, and what is stored of them */
  async function sent(parts: Part[]): Promise<[Answer, string[]]> {
    const known = new Set(await stored.names());
    const created = await send(damaged, parts);
    return [created, (await stored.names()).filter((name) => !known.has(name))];
  }

  const DAMAGES: Array<[what: string, damage: Damage, told: "status" | "broken off"]> = [
    ["a bit of the first chunk", flip(() => 100), "status"],
    ["a bit of the first tag", flip(() => CHUNK - 1), "status"],
    ["a bit in the middle", flip((length) => Math.floor(length / 2)), "broken off"],
    ["the last bit", flip((length) => length - 1), "broken off"],
    ["two chunks in the middle swapped", swap(20, 21), "broken off"],
    ["the first two chunks swapped", swap(0, 1), "status"],
    [
      "a chunk repeated",
      change((bytes) =>
        Buffer.concat([bytes.subarray(0, 5 * CHUNK), bytes.subarray(4 * CHUNK, 5 * CHUNK), bytes.subarray(6 * CHUNK)]),
      ),
      "broken off",
    ],
    ["cut by a byte", cut((whole) => whole - 1), "status"],
    ["cut by a chunk", cut((whole) => whole - CHUNK), "status"],
    ["cut at a chunk's end", cut(() => 3 * CHUNK), "status"],
    ["emptied", cut(() => 0), "status"],
    ["lengthened", change((bytes) => Buffer.concat([bytes, Buffer.from("x")])), "status"],
    ["all zeros", change((bytes) => Buffer.alloc(bytes.length)), "status"],
    ["missing", (name) => stored.remove(name), "status"],
  ];
  for (const [what, damage, told] of DAMAGES) {
    test(`${what}: ${told === "status" ? "500 with a sentence" : "the transfer breaks off"}`, async () => {
      const [created, [name = ""]] = await sent([filePart(`; filename="${MARKER}.bin"`, large)]);
      const [file] = await filesOf(damaged, created.body);
      const url = file?.url ?? "";
      await damage(name);
      const logged = damaged.log().length;

      const response = await fetch(url);
      if (told === "status") {
        expect(response.status).toBe(500);
        expect(response.headers.get("content-disposition")).toBeNull();
        expect(bodyOf(500, await response.text())).toEqual({
          error: "This file is missing or damaged on the server and cannot be read.",
        });
      } else {
        // What came before is right, and the end never comes: a client cannot take it for the whole.
        expect(response.status).toBe(200);
        const { bytes, failed } = await readToEnd(response);
        expect(failed).toBe(true);
        expect(bytes.byteLength).toBeLessThan(large.byteLength);
        expect(same(bytes, large.subarray(0, bytes.byteLength))).toBe(true);
        expect((await ask(url)).whole).toBe(false);
      }
      await damagedLogged(logged);
      const lines = damaged.log().slice(logged);
      expect(lines).toMatch(/a file (?:on disk|in the bucket) is damaged/);
      expect(lines).not.toContain(MARKER);
      expect(lines).not.toContain(url.split("/").at(-1) ?? "?");
      expect(lines).not.toContain(created.body.url_token);
      await damaged.json("DELETE", `${PUSHES}/${created.body.url_token}`);
    });
  }

  // The log gathers lines for a few milliseconds.
  async function damagedLogged(from: number): Promise<void> {
    for (let looks = 0; looks < 20_000 && !damaged.log().slice(from).includes("damaged"); looks += 1)
      await Bun.sleep(2);
  }

  async function readToEnd(response: Response): Promise<{ bytes: Uint8Array; failed: boolean }> {
    const pieces: Uint8Array[] = [];
    try {
      for await (const piece of response.body ?? []) pieces.push(piece);
      return { bytes: Buffer.concat(pieces), failed: false };
    } catch {
      return { bytes: Buffer.concat(pieces), failed: true };
    }
  }

  test("all of a push's blobs gone: no view is spent on nothing; one of them left is handed out", async () => {
    const [created, [a = "", b = ""]] = await sent([
      filePart(`; filename="a"`, large),
      filePart(`; filename="b"`, large),
    ]);
    const [bytesOfA, bytesOfB] = [await stored.read(a), await stored.read(b)];
    for (const name of [a, b]) await stored.remove(name);
    const path = `${PUSHES}/${created.body.url_token}`;
    for (let tries = 0; tries < 2; tries += 1) {
      const none = await damaged.json("GET", path);
      expect([none.status, none.body]).toEqual([500, { error: "The files of this push are missing on the server." }]);
    }
    await stored.write(b, bytesOfB);
    const { body } = await damaged.json("GET", path);
    expect([body.files.length, body.views_remaining]).toEqual([2, created.body.views_remaining - 1]);
    await stored.write(a, bytesOfA);
    await damaged.json("DELETE", path);
  });

  test("two blobs in each other's place: neither opens", async () => {
    const [created, [a = "", b = ""]] = await sent([
      filePart(`; filename="a"`, large),
      filePart(`; filename="b"`, bytesOf(large.byteLength, 9)),
    ]);
    const aside = await stored.read(a);
    await stored.write(a, await stored.read(b));
    await stored.write(b, aside);
    for (const { url } of await filesOf(damaged, created.body)) expect((await fetch(url)).status).toBe(500);
  });

  test("a chunk opens only in its place: neither elsewhere, nor as the last one where it is not, nor the other way round", () => {
    const [key, sealed] = [bytesOf(32), new Uint8Array(1_016)];
    for (const last of [true, false]) {
      sealChunk(key, 3, last, large.subarray(0, 1_000), sealed, 0);
      expect(openChunk(key, 3, last, sealed)).toEqual(Buffer.from(large.subarray(0, 1_000)));
      expect(openChunk(key, 3, !last, sealed)).toBeNull();
      expect(openChunk(key, 4, last, sealed)).toBeNull();
      expect(openChunk(bytesOf(32, 2), 3, last, sealed)).toBeNull();
    }
  });

  test("a part that is whole is served although another is damaged", async () => {
    const [created, [name = ""]] = await sent([filePart(`; filename="a"`, large)]);
    await flip(() => 100)(name);
    const [file] = await filesOf(damaged, created.body);
    const part = await fetch(file?.url ?? "", { headers: { range: `bytes=${64 * KIB}-${64 * KIB + 9}` } });
    expect(same(await part.bytes(), large.subarray(64 * KIB, 64 * KIB + 10))).toBe(true);
    expect((await fetch(file?.url ?? "", { headers: { range: "bytes=0-9" } })).status).toBe(500);
    expect((await fetch(file?.url ?? "", { method: "HEAD" })).status).toBe(200);
  });
});
