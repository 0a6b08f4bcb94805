// What contract.ts promises of file contents, of each place that can hold them: a directory, and a bucket on a real S3
// server. What is on the disk in particular has tests of its own.

import { afterAll, beforeAll, expect, setDefaultTimeout, test } from "bun:test";
import { rmSync } from "node:fs";

import { S3Client } from "bun";
import { BoundedConcurrency } from "../src/base/fair_queue.ts";
import { CHUNK_BYTES, SealedChecksum, sealedSize } from "../src/store/blobs/chunks.ts";
import { SharedDirectory } from "../src/store/blobs/directory.ts";
import { DiskBlobs } from "../src/store/blobs/disk.ts";
import { S3Blobs } from "../src/store/blobs/s3.ts";
import { elementsIn, type S3Place, signedRequest } from "../src/store/blobs/sigv4.ts";
import { type Blobs, DamagedBlob } from "../src/store/contract.ts";
import { makeTempDir } from "./harness.ts";
import { type NeedName, needs } from "./needs.ts";
import { checksSignatures, newBucket } from "./s3.ts";

setDefaultTimeout(60_000);

const MIB = 1024 * 1024;
const KEY = new Uint8Array(32).fill(5);
const randomBytes = (length: number): Uint8Array => {
  const bytes = new Uint8Array(length);
  for (let at = 0; at < length; at += 65_536) crypto.getRandomValues(bytes.subarray(at, Math.min(length, at + 65_536)));
  return bytes;
};

async function store(blobs: Blobs, bytes: Uint8Array, piece = 100_000): Promise<{ id: string; checksum: string }> {
  const writer = await blobs.create(() => KEY);
  for (let at = 0; at < bytes.length; at += piece) await writer.write(bytes.subarray(at, at + piece));
  await writer.finish();
  expect(writer.byteSize).toBe(bytes.length);
  return { id: writer.id, checksum: writer.checksum };
}

async function read(blobs: Blobs, id: string, byteSize: number, start = 0, end = byteSize): Promise<Buffer> {
  const reader = await blobs.open(id, KEY, byteSize);
  const pieces: Uint8Array[] = [];
  for await (const piece of reader.read(start, end)) pieces.push(piece.slice());
  await reader.close();
  return Buffer.concat(pieces);
}

const failure = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => null,
    (error: unknown) => error,
  );

test("a request is signed as Amazon's documentation shows", () => {
  const place: S3Place = {
    endpoint: "https://s3.amazonaws.com",
    region: "us-east-1",
    bucket: "examplebucket",
    prefix: "",
    accessKey: "AKIAIOSFODNN7EXAMPLE",
    secretKey: "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY",
  };
  const request = signedRequest(
    place,
    { method: "GET", key: "a b/é.txt", query: { uploads: "", prefix: "x/y" } },
    new Date("2013-05-24T00:00:00Z"),
  );
  expect(request.url).toBe("https://s3.amazonaws.com/examplebucket/a%20b/%C3%A9.txt?prefix=x%2Fy&uploads=");
  expect(request.headers.get("authorization")).toStartWith(
    "AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request, SignedHeaders=host;x-amz-content-sha256;x-amz-date, Signature=",
  );
});

test("an answer's texts are read with their entities", () => {
  expect(elementsIn("<a><Key>x&amp;y &#x41;</Key><Key>z</Key></a>", "Key")).toEqual(["x&y A", "z"]);
});

const PLACES: Array<{ name: string; needs: NeedName[]; open: () => Promise<{ blobs: Blobs; close: () => void }> }> = [
  {
    name: "the disk",
    needs: [],
    async open() {
      const directory = makeTempDir();
      return { blobs: new DiskBlobs(directory), close: () => rmSync(directory, { recursive: true, force: true }) };
    },
  },
  {
    name: "a directory that nodes share",
    needs: [],
    async open() {
      const directory = makeTempDir();
      const blobs = new SharedDirectory({ directory, leftBehindAfterMs: -1 });
      await blobs.check();
      await blobs.mark.write("of this test");
      blobs.mark.adopt("of this test");
      return { blobs, close: () => rmSync(directory, { recursive: true, force: true }) };
    },
  },
  {
    name: "S3",
    needs: ["s3"],
    open: async () => ({ blobs: new S3Blobs({ place: await newBucket(), leftBehindAfterMs: 0 }), close: () => {} }),
  },
];

for (const place of PLACES) {
  needs(...place.needs).describe(`${place.name}: blobs`, () => {
    let blobs: Blobs;
    let close: () => void = () => {};
    beforeAll(async () => ({ blobs, close } = await place.open()));
    afterAll(() => close());

    test.each([0, 1, CHUNK_BYTES - 1, CHUNK_BYTES, CHUNK_BYTES + 1, 3 * CHUNK_BYTES, 20 * MIB + 12_345])(
      "%i bytes come back as they were written, with the checksum of what is stored",
      async (length) => {
        const bytes = randomBytes(length);
        const { id, checksum } = await store(blobs, bytes);
        expect((await read(blobs, id, length)).equals(bytes)).toBe(true);
        expect(checksum).toMatch(/^[0-9a-f]{16}$/);
        expect(await blobs.exists(id)).toBe(true);
      },
    );

    test("any range comes back alone", async () => {
      const bytes = randomBytes(5 * CHUNK_BYTES + 77);
      const { id } = await store(blobs, bytes);
      for (const [start, end] of [
        [0, 1],
        [CHUNK_BYTES - 1, CHUNK_BYTES + 1],
        [CHUNK_BYTES, 2 * CHUNK_BYTES],
        [bytes.length - 1, bytes.length],
        [100, bytes.length - 100],
        [10, 10],
      ] as const) {
        expect((await read(blobs, id, bytes.length, start, end)).equals(bytes.subarray(start, end))).toBe(true);
      }
    });

    test("a reader may stop in the middle", async () => {
      const bytes = randomBytes(3 * MIB);
      const { id } = await store(blobs, bytes);
      const reader = await blobs.open(id, KEY, bytes.length);
      for await (const piece of reader.read(0, bytes.length)) {
        expect(piece.length).toBeGreaterThan(0);
        break;
      }
      await reader.close();
    });

    test("what is missing, has another size or another key is damaged", async () => {
      const bytes = randomBytes(CHUNK_BYTES + 5);
      const { id } = await store(blobs, bytes);
      expect(await failure(blobs.open("ab".repeat(16), KEY, 5))).toBeInstanceOf(DamagedBlob);
      expect(await failure(blobs.open(id, KEY, bytes.length - 1))).toBeInstanceOf(DamagedBlob);
      const other = await blobs.open(id, new Uint8Array(32), bytes.length);
      expect(await failure(other.read(0, 10).next())).toBeInstanceOf(DamagedBlob);
      await other.close();
    });

    test("a blob that is removed is gone, and to remove it again is fine", async () => {
      const { id } = await store(blobs, randomBytes(10));
      await blobs.remove(id);
      expect(await blobs.exists(id)).toBe(false);
      await blobs.remove(id);
    });

    test("an upload that is given up leaves nothing, small or large", async () => {
      for (const length of [10, 3 * MIB, 20 * MIB]) {
        const writer = await blobs.create(() => KEY);
        await writer.write(randomBytes(length));
        await writer.abort();
        expect(await blobs.exists(writer.id)).toBe(false);
      }
      // A request that was under way can reach the server later; the runtime takes it back then.
      const left = async (): Promise<number> =>
        blobs instanceof S3Blobs ? (await blobs.unfinishedUploads()).length : await blobs.removeDrafts();
      const endMs = performance.now() + 30_000;
      while ((await left()) > 0 && performance.now() < endMs) await Bun.sleep(10);
      expect(await left()).toBe(0);
    });

    test("whole blobs are listed", async () => {
      const ids = [(await store(blobs, randomBytes(1))).id, (await store(blobs, randomBytes(2))).id];
      // The moments of objects are whole seconds.
      const listed = async () => {
        const all: string[] = [];
        for await (const some of blobs.ids()) all.push(...some);
        return all;
      };
      const endMs = performance.now() + 30_000;
      while (!(await listed()).includes(ids[1] ?? "") && performance.now() < endMs) await Bun.sleep(50);
      expect((await listed()).filter((id) => ids.includes(id)).toSorted()).toEqual(ids.toSorted());
    });
  });
}

test("flushes of uploads take turns, so that the database's flush finds a thread of the pool", async () => {
  const directory = makeTempDir();
  const flushes = new BoundedConcurrency(1);
  const blobs = new DiskBlobs(directory, flushes);
  const { promise: slow, reject: fail } = Promise.withResolvers<void>();
  const order: string[] = [];
  const first = flushes.run(() => slow).catch(() => order.push("the slow flush has failed"));
  const stored = [1, 2].map((n) => store(blobs, randomBytes(2 * MIB)).then(() => order.push(`upload ${n}`)));
  await store(new DiskBlobs(directory), randomBytes(2 * MIB)); // as long as those would take without waiting
  order.push("another");
  fail(new Error("the disk"));
  await Promise.all([first, ...stored]);
  expect(order.slice(0, 2)).toEqual(["another", "the slow flush has failed"]);
  expect(order.slice(2).sort()).toEqual(["upload 1", "upload 2"]);
  rmSync(directory, { recursive: true, force: true });
});

needs("s3").describe("S3", () => {
  const clientOf = (place: S3Place) =>
    new S3Client({
      endpoint: place.endpoint,
      region: place.region,
      bucket: place.bucket,
      accessKeyId: place.accessKey,
      secretAccessKey: place.secretKey,
    });

  test("holds the sealed bytes that the checksum is of, under a name that tells nothing", async () => {
    const place = await newBucket();
    const bytes = Buffer.from("the only copy of a secret".repeat(10_000));
    const { id, checksum } = await store(new S3Blobs({ place, leftBehindAfterMs: 0 }), bytes);
    const object = await clientOf(place)
      .file(`secretpush/blobs/${id.slice(0, 2)}/${id.slice(2)}`)
      .bytes();
    expect(object.length).toBe(sealedSize(bytes.length));
    expect(Buffer.from(object).includes("the only copy")).toBe(false);
    const sealed = new SealedChecksum();
    sealed.update(object);
    expect(sealed.digest()).toBe(checksum);
  });

  test("a byte that was altered is found when it is read", async () => {
    const place = await newBucket();
    const blobs = new S3Blobs({ place, leftBehindAfterMs: 0 });
    const bytes = randomBytes(3 * CHUNK_BYTES);
    const { id } = await store(blobs, bytes);
    const name = `secretpush/blobs/${id.slice(0, 2)}/${id.slice(2)}`;
    const object = await clientOf(place).file(name).bytes();
    object[CHUNK_BYTES + 100] = (object[CHUNK_BYTES + 100] ?? 0) ^ 1;
    await clientOf(place).write(name, object);
    expect((await read(blobs, id, bytes.length, 0, 100)).equals(bytes.subarray(0, 100))).toBe(true);
    expect(await failure(read(blobs, id, bytes.length))).toBeInstanceOf(DamagedBlob);
  });

  test("what was left behind is told by its age: nothing young is touched", async () => {
    const place = await newBucket();
    const [patient, hasty] = [86_400_000, 0].map((leftBehindAfterMs) => new S3Blobs({ place, leftBehindAfterMs }));
    if (!patient || !hasty) throw new Error("Two were made.");
    // What a process that was killed leaves: parts that nobody completes.
    const name = `secretpush/blobs/ab/${"c".repeat(30)}`;
    const post = signedRequest(place, { method: "POST", key: name, query: { uploads: "" } });
    expect((await fetch(post)).ok).toBe(true);
    expect((await patient.unfinishedUploads()).map(({ key }) => key)).toEqual([name]);
    expect(await patient.removeDrafts()).toBe(0);
    const endMs = performance.now() + 30_000;
    let removed = 0;
    while (removed === 0 && performance.now() < endMs) removed = await hasty.removeDrafts();
    expect(removed).toBe(1);
    expect(await hasty.unfinishedUploads()).toEqual([]);
    const { id } = await store(patient, randomBytes(10));
    for await (const ids of patient.ids()) expect(ids).toEqual([]);
    expect(await patient.exists(id)).toBe(true);
  });

  test("a bucket that is not there, or keys that are wrong, are told at the start", async () => {
    const place = await newBucket();
    const check = (wrong: Partial<S3Place>) =>
      new S3Blobs({ place: { ...place, ...wrong }, leftBehindAfterMs: 0 }).check();
    await check({});
    expect(String(await failure(check({ bucket: "not-there" })))).toContain("The bucket not-there at http://127.0.0.1");
    const refused = await failure(check({ secretKey: "hunter2hunter2" }));
    // The other server for tests takes any key.
    expect(refused !== null).toBe(checksSignatures);
    expect(Bun.inspect(refused)).not.toContain("hunter2");
  });

  test("a server that cannot be reached is unavailable, not damage", async () => {
    const place = { ...(await newBucket()), endpoint: "http://127.0.0.1:1" };
    const blobs = new S3Blobs({ place, leftBehindAfterMs: 0 });
    expect(await failure(blobs.open("ab".repeat(16), KEY, 5))).toMatchObject({ code: "unavailable" });
    const writer = await blobs.create(() => KEY);
    expect(await failure(writer.finish())).toMatchObject({ code: "unavailable" });
    await writer.abort();
  });
});
