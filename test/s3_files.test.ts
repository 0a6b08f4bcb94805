// A server whose files are in a bucket, beside SQLite: files come and go, what is erased is gone from the bucket, and what
// a killed server leaves there is removed.

import { S3Client } from "bun";
import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from "bun:test";
import { rmSync } from "node:fs";

import type { S3Place } from "../src/store/blobs/sigv4.ts";
import { S3Blobs } from "../src/store/blobs/s3.ts";
import { makeTempDir, startServer, type TestServer } from "./harness.ts";
import { PUSHES } from "./api_checks.ts";
import { blobsIn, bytesOf, download, FIELD, filesOf, MIB, OPEN, same, sendForm, until } from "./multipart_forms.ts";
import { spawnServer } from "./processes.ts";
import { bucketSettings, hasS3, newBucket } from "./s3.ts";

setDefaultTimeout(120_000);

describe.skipIf(!hasS3())("S3", () => {
  let place: S3Place;
  let server: TestServer;
  beforeAll(async () => {
    place = await newBucket();
    server = await startServer({ flags: OPEN, env: bucketSettings(place) });
  });
  afterAll(() => server?.stop());

  test("holds the files of pushes until these expire, and the data directory holds nothing of them", async () => {
    const bytes = bytesOf(3 * MIB + 17);
    const made = await sendForm(server, [[FIELD, new Blob([bytes]), "plan.pdf"]]);
    expect(made.status).toBe(201);
    expect(await objectsIn(place)).toHaveLength(1);
    expect(blobsIn(server.dataDir)).toEqual([]);
    const [file] = await filesOf(server, made.body);
    expect(same(await download(file?.url ?? ""), bytes)).toBe(true);
    const range = await fetch(file?.url ?? "", { headers: { range: "bytes=100-199" } });
    expect([range.status, same(await range.bytes(), bytes.subarray(100, 200))]).toEqual([206, true]);
    await server.json("DELETE", `${PUSHES}/${made.body.url_token}`);
    expect(await objectsIn(place)).toEqual([]);
    expect((await fetch(file?.url ?? "")).status).toBe(404);
  });

  test("gets nothing of an upload that is refused in the middle", async () => {
    const small = await startServer({
      flags: { ...OPEN, "upload-max-file-bytes": "12 MiB" },
      env: bucketSettings(place),
    });
    const made = await sendForm(small, [[FIELD, new Blob([bytesOf(20 * MIB)]), "large.bin"]]);
    expect(made.status).toBe(413);
    expect(await objectsIn(place)).toEqual([]);
    expect(await blobsOf(place).unfinishedUploads()).toEqual([]);
    await small.stop();
  });

  test("gets no files of a server that has some in its data directory already", async () => {
    const dataDir = makeTempDir();
    const before = await startServer({ flags: OPEN, dataDir });
    await sendForm(before, [[FIELD, new Blob(["x"]), "a.txt"]]);
    await before.stop({ dataDir: true });
    const start = startServer({ flags: OPEN, dataDir, env: bucketSettings(place) });
    expect(start).rejects.toThrow(
      /holds files of pushes, but blobs\.url puts files into a bucket.*Nothing was changed/,
    );
    await start.catch(() => {});
    rmSync(dataDir, { recursive: true, force: true });
  });

  test("keeps parts of a server that was killed, until they are old enough to be removed", async () => {
    const bucket = await newBucket();
    const dataDir = makeTempDir();
    const victim = await spawnServer(dataDir, { flags: OPEN, env: bucketSettings(bucket) });
    // More than a part arrives, and then nothing any more.
    let stalled = false;
    const sent = new ReadableStream<Uint8Array>({
      async pull(controller) {
        if (stalled) return new Promise(() => {});
        stalled = true;
        const start = `--b\r\nContent-Disposition: form-data; name="${FIELD}"; filename="a"\r\n\r\n`;
        controller.enqueue(Buffer.concat([Buffer.from(start), bytesOf(40 * MIB)]));
      },
    });
    const request = fetch(victim.url + PUSHES, {
      method: "POST",
      headers: { "content-type": "multipart/form-data; boundary=b" },
      body: sent,
    }).catch(() => null);
    await until(async () => (await blobsOf(bucket).unfinishedUploads()).length === 1, "an upload in parts");
    await victim.kill();
    await request;
    expect(await objectsIn(bucket)).toEqual([]);
    const again = await spawnServer(dataDir, { flags: OPEN, env: bucketSettings(bucket) });
    await again.stop();
    // Another server could have been at it.
    expect(await blobsOf(bucket).unfinishedUploads()).toHaveLength(1);
    await until(async () => (await blobsOf(bucket).removeDrafts()) === 1, "parts that are old enough");
    expect(await blobsOf(bucket).unfinishedUploads()).toEqual([]);
    rmSync(dataDir, { recursive: true, force: true });
  });
});

const blobsOf = (place: S3Place): S3Blobs => new S3Blobs({ place, leftBehindAfterMs: 0 });

async function objectsIn({ endpoint, region, bucket, accessKey, secretKey }: S3Place): Promise<string[]> {
  const client = new S3Client({ endpoint, region, bucket, accessKeyId: accessKey, secretAccessKey: secretKey });
  return ((await client.list()).contents ?? []).map(({ key }) => key);
}
