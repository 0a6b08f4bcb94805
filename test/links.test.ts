// Links of 24 and of 28 letters: what finds their pushes, what they tell, which of them a directory makes, and what a create writes.

import { afterAll, beforeAll, describe, expect, setDefaultTimeout, spyOn, test } from "bun:test";
import { Database } from "bun:sqlite";
import { rmSync, statSync } from "node:fs";
import { join } from "node:path";

import { ALPHABET, sha256 } from "../src/base/crypto.ts";
import { build } from "../src/base/build.ts";
import { Links } from "../src/domain/pushes/links.ts";
import { newReceipt, readReceipt } from "../src/domain/pushes/receipt_token.ts";
import { openChosenStore, openStore, type Store } from "../src/store/index.ts";
import { cli } from "./command_line.ts";
import { makeTempDir } from "./harness.ts";
import { needs } from "./needs.ts";
import { addPushes, oldest, unpackInto } from "./old_data.ts";
import { createPush, ENGINES, newPostgresPlace, type StorePlace } from "./store_engines.ts";

setDefaultTimeout(120_000); // a machine that others use too is slow at times

const KEY = new Uint8Array(32).fill(7);
const long = () => new Links({ key: KEY, isLong: true });
const short = new Links({ key: KEY, isLong: false });
const placeIn = (lookup: Uint8Array): number => Buffer.from(lookup).readUIntBE(0, 3);

describe("a link of 28 letters", () => {
  test("is found by all of its letters and no others", () => {
    const links = long();
    const { urlToken, lookup } = links.make();
    expect(urlToken).toMatch(/^[0-9A-Za-z]{28}$/);
    expect(long().lookupOf(urlToken)).toEqual(lookup);
    for (let at = 0; at < urlToken.length; at += 1) {
      const other = ALPHABET[(ALPHABET.indexOf(urlToken[at] ?? "") + 1) % 62] ?? "";
      expect(links.lookupOf(urlToken.slice(0, at) + other + urlToken.slice(at + 1))).not.toEqual(lookup);
    }
    expect(new Links({ key: new Uint8Array(32).fill(8), isLong: true }).lookupOf(urlToken)).not.toEqual(lookup);
  });

  test("shares its place with those made before and after it, 64 in a row, and the next place follows", () => {
    const links = long();
    const places = Array.from({ length: 64 * 4 }, () => placeIn(links.make().lookup));
    const first = places[0] ?? 0;
    expect(places).toEqual(places.map((_, index) => (first + Math.floor(index / 64)) % 62 ** 4));
  });

  test("leaves one of 24 letters to be found by its SHA-256, as every version does", () => {
    const { urlToken, lookup } = short.make();
    expect(urlToken).toMatch(/^[0-9A-Za-z]{24}$/);
    for (const links of [short, long()]) expect(links.lookupOf(urlToken)).toEqual(sha256(urlToken));
    expect(lookup).toEqual(sha256(urlToken));
  });
});

describe("what letters tell", () => {
  // The same bytes each time, so that the counts are always the same.
  let seed = 1;
  const seeded = (bytes: Uint8Array): Uint8Array => {
    for (let index = 0; index < bytes.length; index += 1) {
      seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
      bytes[index] = seed >>> 24;
    }
    return bytes;
  };
  const MADE = 20_000;
  const tokens = (): string[] => {
    using _ = spyOn(crypto, "getRandomValues").mockImplementation(seeded as typeof crypto.getRandomValues);
    const links = long();
    return Array.from({ length: MADE }, () => links.make().urlToken);
  };
  /** How far counts are from even, in standard deviations of the sum. */
  const excess = (counts: readonly number[], total: number): number => {
    const even = total / counts.length;
    const chi = counts.reduce((sum, count) => sum + (count - even) ** 2 / even, 0);
    return (chi - (counts.length - 1)) / Math.sqrt(2 * (counts.length - 1));
  };
  const numberOf = (token: string): number =>
    Array.from({ length: 4 }, (_, at) => ALPHABET.indexOf(token[at] ?? "")).reduce((sum, digit) => sum * 62 + digit, 0);

  test("two links that were made one after the other share no more letters than any two", () => {
    const made = tokens();
    for (let at = 0; at < 28; at += 1) {
      const counts = Array.from({ length: 62 }, () => 0);
      const steps = Array.from({ length: 62 }, () => 0);
      made.forEach((token, index) => {
        const letter = ALPHABET.indexOf(token[at] ?? "");
        const before = ALPHABET.indexOf(made[index - 1]?.[at] ?? "0");
        counts[letter] = (counts[letter] ?? 0) + 1;
        steps[(letter - before + 62) % 62] = (steps[(letter - before + 62) % 62] ?? 0) + 1;
      });
      expect([at, Math.abs(excess(counts, MADE)) < 5, Math.abs(excess(steps, MADE)) < 5]).toEqual([at, true, true]);
    }
  });

  test("nor are the numbers that their first letters write closer to each other", () => {
    const numbers = tokens().map(numberOf);
    const apart = Array.from({ length: 64 }, () => 0);
    numbers.forEach((number, index) => {
      const step = (number - (numbers[index - 1] ?? 0) + 62 ** 4) % 62 ** 4;
      const bucket = Math.floor((step / 62 ** 4) * 64);
      apart[bucket] = (apart[bucket] ?? 0) + 1;
    });
    expect(Math.abs(excess(apart, MADE))).toBeLessThan(5);
  });

  test("nor do receipts show a place, and each leads to its own push", () => {
    const links = long();
    const made = Array.from({ length: 60 }, () => links.make());
    const shown = made.map(({ lookup }) => {
      const { token } = newReceipt(lookup, links);
      expect(token).toMatch(/^2[\w-]{43}[0-9A-Za-z]{22}$/);
      expect(readReceipt(token, links)?.lookup).toEqual(lookup);
      return Buffer.from(token.slice(1, 44), "base64url").readUIntBE(0, 3);
    });
    expect(new Set(made.map(({ lookup }) => placeIn(lookup))).size).toBe(1);
    expect(new Set(shown).size).toBeGreaterThan(57);
  });

  test("a receipt of a link of 24 letters is as older versions read it", () => {
    const { lookup } = short.make();
    const { token } = newReceipt(lookup, short);
    expect(Buffer.from(token.slice(0, 43), "base64url")).toEqual(Buffer.from(lookup));
    for (const links of [short, long()]) expect(readReceipt(token, links)?.lookup).toEqual(new Uint8Array(lookup));
    // Chance may begin it with the mark of the others.
    const marked = `2${token.slice(1)}`;
    expect(readReceipt(marked, long())?.lookup).toEqual(new Uint8Array(Buffer.from(marked.slice(0, 43), "base64url")));
  });
});

for (const engine of ENGINES) {
  needs(...engine.needs).describe(`the key of links in ${engine.name}`, () => {
    let place: StorePlace;
    beforeAll(async () => void (place = await engine.newPlace()));
    afterAll(() => place.remove());
    const opened = async <T>(use: (store: Store) => T): Promise<T> => {
      const store = await place.open();
      try {
        return use(store);
      } finally {
        await store.close();
      }
    };

    test("is made once, for long links in a new database", async () => {
      const first = await opened(({ links }) => links);
      expect([first.isLong, first.key.length]).toEqual([true, 32]);
      expect(await opened(({ links }) => links)).toEqual(first);
    });

    test("is made for a database of an older version too, whose new links stay as they were", async () => {
      await place.change("DELETE FROM meta WHERE key IN ('link_key', 'long_links')");
      const first = await opened(({ links }) => links);
      expect(first.isLong).toBe(false);
      expect(await opened(({ links }) => links)).toEqual(first);
    });

    test("is never replaced where long links may exist", async () => {
      await place.change(
        "INSERT INTO meta (key, value) VALUES ('long_links', '1')",
        "DELETE FROM meta WHERE key = 'link_key'",
      );
      expect(place.open()).rejects.toThrow(/lost the key that finds pushes by their links/);
    });
  });
}

describe("a directory of an older version", () => {
  const dataDir = makeTempDir();
  const options = { dataDir, key: oldest.masterKey, exclusive: true, applicationVersion: build };
  const argv = (...words: string[]) => [...words, "--data-dir", dataDir];
  const settle = () => cli(argv("upgrade", "--settle"));
  const linksNow = () => {
    const store = openStore(options);
    void store.close();
    return store.links;
  };
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

  test("goes on with links of 24 letters until its administrator settles", async () => {
    unpackInto(dataDir, oldest);
    expect(await settle()).toMatchObject({
      code: 1,
      stderr: expect.stringContaining("start the server with this version"),
    });
    expect([linksNow().isLong, linksNow().isLong]).toEqual([false, false]);
    const { key } = linksNow();
    const doctor = await cli(argv("doctor", "--json"));
    expect(doctor.stdout).toContain("secretpush upgrade --settle");
    expect(await settle()).toMatchObject({ code: 0, stdout: expect.stringContaining("28 letters") });
    expect(linksNow()).toEqual({ key, isLong: true });
    expect((await settle()).code).toBe(0);
    expect((await cli(argv("doctor", "--json"))).stdout).not.toContain("upgrade --settle");
  });

  test("is not settled by a program that did not use it last", async () => {
    using database = new Database(join(dataDir, "secretpush.db"));
    database.run("UPDATE meta SET value = '2.9.9' WHERE key = 'application_version'");
    database.run("DELETE FROM meta WHERE key = 'long_links'");
    expect(await settle()).toMatchObject({
      code: 1,
      stderr: expect.stringContaining("last used by Secret Push 2.9.9"),
    });
    expect(linksNow().isLong).toBe(false);
  });
});

needs("postgresql").test("nodes settle once all of them run this version", async () => {
  const place = await newPostgresPlace();
  const env = { SECRETPUSH_DATABASE_URL: place.url, SECRETPUSH_DATABASE_SCHEMA: place.schema };
  const settle = () => cli(["upgrade", "--settle", "--data-dir", place.dataDir], { env });
  const open = (applicationVersion: string) => place.open({ applicationVersion, exclusive: true });
  await (await open(build)).close();
  await place.change("DELETE FROM meta WHERE key IN ('link_key', 'long_links')");
  const [own, other] = [await open(build), await open("2.9.9")];
  expect(own.links).toEqual({ key: other.links.key, isLong: false });
  expect(await settle()).toMatchObject({ code: 1, stderr: expect.stringContaining("Nodes run version 2.9.9") });
  await other.close();
  expect((await settle()).code).toBe(0);
  const next = await open(build);
  expect(next.links).toEqual({ key: own.links.key, isLong: true });
  // A node that was started before finds what the next one makes.
  const { urlToken, lookup } = new Links(next.links).make();
  expect(new Links(own.links).lookupOf(urlToken)).toEqual(lookup);
  await next.close();
  await own.close();
  await place.remove();
});

describe("a create among 100,000 pushes, 32 at once", () => {
  const STORED = 100_000;
  const BATCHES = 3; // later ones write over the beginning of the log
  const dataDir = makeTempDir();
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
  const open = () => openChosenStore({ dataDir, exclusive: true });
  /** Bytes of the write-ahead log for each create, in batches of 32. */
  async function bytesWith(links: Links): Promise<number> {
    const store = await open();
    const log = () => statSync(join(dataDir, "secretpush.db-wal")).size;
    const batch = () =>
      Promise.all(Array.from({ length: 32 }, () => createPush(store, { lookup: links.make().lookup })));
    await batch();
    const before = log();
    for (let done = 0; done < BATCHES; done += 1) await batch();
    const bytes = (log() - before) / (BATCHES * 32);
    await store.close();
    return bytes;
  }

  test("writes at most 2 kB with long links, and more with the others", async () => {
    const store = await open();
    await createPush(store, { lookup: new Uint8Array(32) });
    await store.close();
    addPushes(dataDir, STORED);
    // Each key has its place in the index, and one in five lies where two pages meet, which writes up to 2.7 kB.
    const draws: number[] = [];
    for (let drawn = 0; drawn < 9; drawn += 1) draws.push(await bytesWith(long()));
    const [flat = Infinity, spread] = [draws.toSorted((one, two) => one - two)[2], await bytesWith(short)];
    expect(flat).toBeLessThan(2_000);
    expect(spread).toBeGreaterThan(flat + 2_000);
  });
});
