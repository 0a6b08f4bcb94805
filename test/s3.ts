// A real S3 server for tests: versitygw where it is, else moto. One for all test files of a run, on a free port of this
// host; it ends with this process, however that ends.

import { existsSync, mkdirSync, mkdtempSync } from "node:fs";
import { homedir, tmpdir } from "node:os";
import { join } from "node:path";

import { type S3Place, signedRequest } from "../src/store/blobs/sigv4.ts";
import { freePort } from "./free_port.ts";

const ACCESS_KEY = "testkey";
const SECRET_KEY = "testsecret";
const REGION = "us-east-1";

/** Where Go puts what it installs, besides the path. */
export const VERSITYGW = Bun.which("versitygw") ?? inGoPath();
const MOTO = Bun.which("moto_server");

/** Whether an S3 server is here. CI must have one: there its absence fails the tests that ask, elsewhere they are skipped. */
export function hasS3(): boolean {
  if (VERSITYGW !== null || MOTO !== null) return true;
  if (process.env["CI"] === "true") throw new Error("No S3 server is here, and CI must not skip its tests.");
  console.warn("Skipped: neither versitygw nor moto_server is installed.");
  return false;
}

/** Whether the server refuses wrong keys. */
export const checksSignatures = VERSITYGW !== null;

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

async function startS3(): Promise<string> {
  const directory = mkdtempSync(join(tmpdir(), "secretpush-s3-"));
  const port = await freePort();
  for (const name of ["objects", "sidecar", "versions"]) mkdirSync(join(directory, name));
  const argv =
    VERSITYGW === null
      ? [MOTO ?? "", "-H", "127.0.0.1", "-p", String(port)]
      : [
          VERSITYGW,
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

function inGoPath(): string | null {
  const path = join(process.env["GOPATH"] ?? join(homedir(), "go"), "bin", "versitygw");
  return existsSync(path) ? path : null;
}
