// A server whose files are in a bucket, beside SQLite: files come and go, what is erased is gone from the bucket, and what
// a killed server leaves there is removed.

import { S3Client } from "bun";
import { afterAll, beforeAll, expect, setDefaultTimeout, test } from "bun:test";
import { rmSync } from "node:fs";

import type { S3Place } from "../src/store/blobs/sigv4.ts";
import { S3Blobs } from "../src/store/blobs/s3.ts";
import { bodyOf } from "./error_bodies.ts";
import { makeTempDir, startServer, type TestServer } from "./harness.ts";
import { PUSHES } from "./api_checks.ts";
import { blobsIn, bytesOf, download, FIELD, filesOf, MIB, OPEN, same, sendForm, until } from "./multipart_forms.ts";
import { needs } from "./needs.ts";
import { spawnServer } from "./processes.ts";
import { bucketSettings, newBucket } from "./s3.ts";
import { HANG, type Passing, refusing, type S3Proxy, s3Proxy } from "./s3_proxy.ts";

setDefaultTimeout(120_000);

needs("s3").describe("S3", () => {
  let place: S3Place;
  let proxy: S3Proxy;
  let server: TestServer;
  beforeAll(async () => {
    place = await newBucket();
    proxy = await s3Proxy(place);
    const flags = { ...OPEN, "blobs-timeout": "1s", "metrics-listen": "127.0.0.1:0" };
    server = await startServer({ flags, env: bucketSettings(proxy.place) });
  });
  afterAll(async () => {
    await server?.stop();
    proxy?.stop();
  });
  /** What the server logs while this goes on. */
  const loggedBy = async (work: () => Promise<unknown>, until_: string): Promise<string> => {
    const from = server.log().length;
    await work();
    await until(() => server.log().slice(from).includes(until_), `the log says ${until_}`);
    return server.log().slice(from);
  };
  const upload = (bytes: Uint8Array<ArrayBuffer>) => sendForm(server, [[FIELD, new Blob([bytes]), "plan.pdf"]]);
  const UNREACHABLE = { error: "Files cannot be reached right now. Nothing was stored." };

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

  test.each([
    ["a small one", 1_000, 503, "SlowDown"],
    ["a large one, at its first part", 12 * MIB, 503, "SlowDown"],
    ["a large one, at its second part", 12 * MIB, 500, "InternalError"],
    ["a large one, at its end", 12 * MIB, 200, "InternalError"],
    ["a large one, without a word at its end", 12 * MIB, 200, "the upload was not completed"],
  ])("that refuses an upload is not the sender's fault: %s", async (which, size, status, code) => {
    proxy.behave((passing) => {
      const { method, path } = passing;
      const isPart = path.includes("partNumber=");
      const isRefused =
        (method === "PUT" && !isPart) ||
        (which.endsWith("first part") && isPart) ||
        (which.endsWith("second part") && path.includes("partNumber=2")) ||
        (which.endsWith("end") && method === "POST" && path.includes("uploadId="));
      if (!isRefused || !which.includes("without a word")) return isRefused && refusing(status, code)(passing);
      passing.response.writeHead(status).end();
      return true;
    });
    let refused: Awaited<ReturnType<typeof upload>> | undefined;
    const log = await loggedBy(async () => (refused = await upload(bytesOf(size))), code);
    expect([refused?.status, refused?.body]).toEqual([503, UNREACHABLE]);
    expect(refused?.headers.get("retry-after")).toBe("5");
    expect(log).not.toContain("defect");
    proxy.behave(null);
    expect(await objectsIn(place)).toEqual([]);
    expect(await blobsOf(place).unfinishedUploads()).toEqual([]);
  });

  test("that refers to another server gets nothing sent there, and has stored nothing", async () => {
    let sent = 0;
    const elsewhere = Bun.serve({ port: 0, hostname: "127.0.0.1", fetch: () => new Response(`${(sent += 1)}`) });
    for (const [size, status, isReferred] of [
      [1_000, 307, ({ method }: Passing) => method === "PUT"],
      [12 * MIB, 302, ({ method, path }: Passing) => method === "POST" && path.includes("uploadId=")],
    ] as const) {
      const refer = refusing(status, "TemporaryRedirect", { location: elsewhere.url.href });
      proxy.behave((passing) => isReferred(passing) && refer(passing));
      const log = await loggedBy(async () => {
        const refused = await upload(bytesOf(size));
        expect([refused.status, refused.body]).toEqual([503, UNREACHABLE]);
      }, "TemporaryRedirect");
      expect(log).toContain(`refers to ${elsewhere.url.href}`);
    }
    proxy.behave(null);
    expect([sent, await objectsIn(place)]).toEqual([0, []]);
    await elsewhere.stop(true);
  });

  test("whose answer does not end is given up before it fills the memory", async () => {
    let bytes = 0;
    const piece = Buffer.alloc(64 * 1024);
    proxy.behave(({ method, response }) => {
      if (method !== "PUT") return false;
      const write = (): void => {
        if (response.destroyed || bytes > 512 * MIB) return;
        bytes += piece.length;
        if (response.write(piece)) setImmediate(write);
        else response.once("drain", write);
      };
      response.writeHead(200);
      write();
      return true;
    });
    const log = await loggedBy(async () => {
      const refused = await upload(bytesOf(1_000));
      expect([refused.status, refused.body]).toEqual([503, UNREACHABLE]);
    }, "S3: ");
    expect(log).toContain("the answer is longer than 8388608 bytes");
    expect(bytes).toBeLessThan(512 * MIB);
    proxy.behave(null);
    expect(await objectsIn(place)).toEqual([]);
  });

  test("that is slow for a moment costs an upload no more than that", async () => {
    let refusals = 2;
    proxy.behave((passing) => passing.method === "PUT" && (refusals -= 1) >= 0 && refusing(503, "SlowDown")(passing));
    const made = await upload(bytesOf(1_000));
    expect([made.status, refusals]).toEqual([201, -1]);
    proxy.behave(null);
    await server.json("DELETE", `${PUSHES}/${made.body.url_token}`);
  });

  test("that cuts a download off has not damaged the file, and the log says which it was", async () => {
    const bytes = bytesOf(3 * MIB);
    const made = await upload(bytes);
    const [file] = await filesOf(server, made.body);
    const url = file?.url ?? "";
    for (const [after, status] of [
      [MIB, 200],
      [100, 503],
    ] as const) {
      proxy.behave(({ method, cutAfter }) => method === "GET" && cutAfter(after).then(() => true));
      const log = await loggedBy(
        async () => {
          const answer = await fetch(url);
          expect(answer.status).toBe(status);
          const whole = await answer.bytes().catch(() => null);
          expect(whole !== null && same(whole, bytes)).toBe(false);
        },
        status === 200 ? "a download was cut off" : "S3: ",
      );
      expect(log).not.toContain("damaged");
      // Which says nothing of the bucket: it also cuts off whoever reads slowly.
      expect((await server.json("GET", "/readyz")).body).toEqual({ status: "ready" });
    }
    proxy.behave(null);
    expect(same(await download(url), bytes)).toBe(true);
    await server.json("DELETE", `${PUSHES}/${made.body.url_token}`);
  });

  test("that hangs is given up: 503, a word in the log, in the metrics and at /readyz, and pushes without files go on", async () => {
    const made = await upload(bytesOf(1_000));
    const [file] = await filesOf(server, made.body);
    const answers = async () => /^secretpush_bucket_answers (\d)$/m.exec(await (await fetch(metrics)).text())?.[1];
    const metrics = `${server.addresses.metrics}/metrics`;
    const ready = async () => (await server.json("GET", "/readyz")).body;
    expect([await ready(), await answers()]).toEqual([{ status: "ready" }, "1"]);
    proxy.behave(HANG);
    const log = await loggedBy(async () => {
      for (const size of [1_000, 12 * MIB]) {
        const refused = await upload(bytesOf(size));
        expect([refused.status, refused.body]).toEqual([503, UNREACHABLE]);
      }
      const refused = await fetch(file?.url ?? "");
      expect([refused.status, bodyOf(refused.status, await refused.text())]).toEqual([503, UNREACHABLE]);
    }, "The bucket does not answer");
    expect(log).toContain("S3: no answer within 1 s");
    expect(await ready()).toEqual({
      status: "ready",
      warning: "The bucket does not answer: files can be neither stored nor read.",
    });
    expect(await answers()).toBe("0");
    expect(await server.push({ payload: "without a file" })).toMatchObject({ expired: false });
    // A download that has begun.
    proxy.behave(null);
    const large = await upload(bytesOf(20 * MIB));
    const [begun] = await filesOf(server, large.body);
    proxy.behave(({ method, response, pass }) => {
      if (method !== "GET") return false;
      let sent = 0;
      const write = response.write.bind(response) as (piece: Uint8Array) => boolean;
      response.write = ((piece: Uint8Array) => ((sent += piece.length) > MIB ? true : write(piece))) as never;
      response.end = (() => response) as never;
      void pass();
      return true;
    });
    const cut = await loggedBy(async () => {
      const body = await fetch(begun?.url ?? "").then((answer) => answer.bytes().catch(() => null));
      expect(body).toBeNull();
    }, "a download was cut off");
    expect(cut).toContain("no answer within 1 s");
    proxy.behave(null);
    expect((await fetch(begun?.url ?? "")).status).toBe(200);
    expect([await ready(), await answers()]).toEqual([{ status: "ready" }, "1"]);
    for (const { body } of [made, large]) await server.json("DELETE", `${PUSHES}/${body.url_token}`);
  });

  test("that finds the clock of this host wrong is refused at a start, with how far it is off", async () => {
    const at = new Date(Date.now() + 3_600_000).toUTCString();
    proxy.behave(refusing(403, "RequestTimeTooSkewed", { date: at }));
    const said = await startServer({ flags: OPEN, env: bucketSettings(proxy.place) }).catch(String);
    proxy.behave(null);
    expect(said).toMatch(/RequestTimeTooSkewed: this host's clock is 3[56]\d\d seconds behind the S3 server's/);
  });

  test("that does not say how long a file is has not damaged it", async () => {
    const made = await upload(bytesOf(1_000));
    const [file] = await filesOf(server, made.body);
    proxy.behave(({ method, response }) => {
      if (method === "HEAD") response.writeHead(200, { "transfer-encoding": "chunked" }).end();
      return method === "HEAD";
    });
    const log = await loggedBy(async () => expect((await fetch(file?.url ?? "")).status).toBe(503), "how long");
    expect(log).not.toContain("damaged");
    proxy.behave(null);
    expect((await fetch(file?.url ?? "")).status).toBe(200);
    await server.json("DELETE", `${PUSHES}/${made.body.url_token}`);
  });

  test("that shows the same page of a list again and again is not asked for ever", async () => {
    const blobs = blobsOf(proxy.place);
    const name = `${place.prefix}blobs/aa/${"b".repeat(30)}`;
    for (const [list, answer] of [
      [
        () => Array.fromAsync(blobs.ids()),
        `<Contents><Key>${name}</Key><LastModified>2026-01-01T00:00:00Z</LastModified></Contents>`,
      ],
      [() => blobs.unfinishedUploads(), `<NextKeyMarker>${name}</NextKeyMarker>`],
    ] as const) {
      const from = proxy.asked();
      proxy.behave(({ response }) => {
        response.writeHead(200).end(`<List><IsTruncated>true</IsTruncated>${answer}</List>`);
        return true;
      });
      const failed: unknown = await list().catch((error: Error) => error.cause);
      expect([String(failed), proxy.asked() - from]).toEqual(["Error: S3: each page of its list is the same", 2]);
    }
    proxy.behave(null);
  });

  test("gets nothing of an upload that is refused in the middle", async () => {
    const small = await startServer({
      flags: { ...OPEN, "upload-max-file-bytes": "12 MiB" },
      env: bucketSettings(place),
    });
    const made = await sendForm(small, [[FIELD, new Blob([bytesOf(20 * MIB)]), "large.bin"]]);
    expect(made.status).toBe(413);
    // The bucket is asked to forget it after the answer has left.
    await until(async () => (await objectsIn(place)).length === 0, "the bucket holds nothing of it");
    expect(await blobsOf(place).unfinishedUploads()).toEqual([]);
    await small.stop();
  });

  test("gets no files of a server that has some in its data directory already", async () => {
    const dataDir = makeTempDir();
    const before = await startServer({ flags: OPEN, dataDir });
    await sendForm(before, [[FIELD, new Blob(["x"]), "a.txt"]]);
    await before.stop({ dataDir: true });
    const start = startServer({ flags: OPEN, dataDir, env: bucketSettings(place) });
    expect(start).rejects.toThrow(/contains files of pushes, but blobs\.url puts files elsewhere.*Nothing was changed/);
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
