// A real S3 server for tests: versitygw where it is, else moto. One for the test files that share a process, on a free port
// of this host; it ends with them, however that is.

import { mkdirSync, mkdtempSync } from "node:fs";
import { homedir, tmpdir } from "node:os";
import { join } from "node:path";

import { Bucket } from "../src/store/blobs/bucket.ts";
import { EpochObjects } from "../src/store/blobs/epoch_objects.ts";
import { type S3Place, signedRequest } from "../src/store/blobs/sigv4.ts";
import { endsWithItsFile } from "./ends.ts";
import { freePort } from "./free_port.ts";
import { needs } from "./needs.ts";
import { s3Program } from "./s3_program.ts";

const ACCESS_KEY = "testkey";
const SECRET_KEY = "testsecret";
const REGION = "us-east-1";

/** Whether the server refuses wrong keys. */
export const checksSignatures = s3Program().name === "versitygw";

let shared: Promise<string> | undefined;

/** A new bucket, and the folder in it that a server uses. */
export async function newBucket(): Promise<S3Place> {
  const endpoint = await (shared ??= startS3());
  const bucket = `test-${crypto.randomUUID()}`;
  const place: S3Place = { endpoint, region: REGION, bucket, prefix: "", accessKey: ACCESS_KEY, secretKey: SECRET_KEY };
  const made = await fetch(signedRequest(place, { method: "PUT" }));
  if (!made.ok) throw new Error(`The bucket was not made: ${made.status} ${await made.text()}`);
  return { ...place, prefix: "secretpush/" };
}

/** The settings, as environment variables, that name this bucket. */
export const bucketSettings = ({ endpoint, region, bucket, prefix, accessKey, secretKey }: S3Place) => ({
  SECRETPUSH_BLOBS_URL: `s3://${bucket}/${prefix.replace(/\/$/, "")}`,
  SECRETPUSH_BLOBS_ENDPOINT: endpoint,
  SECRETPUSH_BLOBS_REGION: region,
  SECRETPUSH_BLOBS_ACCESS_KEY: accessKey,
  SECRETPUSH_BLOBS_SECRET_KEY: secretKey,
});

/** The keys of epochs in a bucket, as somebody finds them there who knows the folder. */
export function epochKeysIn(place: S3Place): {
  list: () => Promise<number[]>;
  read: (epoch: number) => Promise<Uint8Array | null>;
} {
  const objects = new EpochObjects(new Bucket(place));
  return {
    list: async () => (await objects.list()).map(({ epoch }) => epoch),
    async read(wanted) {
      const name = (await objects.list()).find(({ epoch }) => epoch === wanted);
      return name ? objects.read(name) : null;
    },
  };
}

async function startS3(): Promise<string> {
  const directory = mkdtempSync(join(tmpdir(), "secretpush-s3-"));
  const port = await freePort();
  const program = s3Program();
  for (const name of ["objects", "sidecar", "versions"]) mkdirSync(join(directory, name));
  const argv =
    program.name !== "versitygw"
      ? [needs("s3").path, "-H", "127.0.0.1", "-p", String(port)]
      : [
          program.path,
          "--port",
          `127.0.0.1:${port}`,
          "posix",
          "--sidecar",
          join(directory, "sidecar"),
          "--versioning-dir",
          join(directory, "versions"),
          join(directory, "objects"),
        ];
  // A shell in between: it ends the server once this process does not hold its standard input any more.
  const script = `trap '' INT TERM HUP; "$@" >"$0/log" 2>&1 & server=$!; cat >/dev/null; kill -9 $server; rm -rf "$0"`;
  const shell = Bun.spawn(["/bin/sh", "-c", script, directory, ...argv], {
    env: { PATH: process.env["PATH"] ?? "", HOME: homedir(), ROOT_ACCESS_KEY: ACCESS_KEY, ROOT_SECRET_KEY: SECRET_KEY },
    stdin: "pipe",
    stdout: "ignore",
    stderr: "ignore",
    detached: true,
  });
  shell.unref();
  endsWithItsFile(async () => {
    shared = undefined;
    await shell.stdin.end();
    await shell.exited;
  });
  const endpoint = `http://127.0.0.1:${port}`;
  const endMs = performance.now() + 60_000;
  while (
    !(await fetch(endpoint).then(
      () => true,
      () => false,
    ))
  ) {
    if (performance.now() > endMs) throw new Error(`${argv[0]} does not answer.`);
    await Bun.sleep(20);
  }
  return endpoint;
}
