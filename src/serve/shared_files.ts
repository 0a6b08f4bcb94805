// Where nodes share files, according to the settings: a bucket or a directory.

import { DAY_MS } from "../base/clock.ts";
import type { Config } from "../config/options.ts";
import type { S3Place } from "../store/blobs/sigv4.ts";
import type { SharedPlace } from "../store/index.ts";

/** @returns undefined if files are in the data directory, or nowhere */
export function sharedFilesOf({ blobs, upload }: Config): SharedPlace | undefined {
  const { url, endpoint, region, accessKey, secretKey, timeoutMs } = blobs;
  // The recorded time of an object or a file may be the time at which its upload began.
  const leftBehindAfterMs = Math.max(upload.timeoutMs, upload.incompleteKeptMs) + DAY_MS;
  const directory = sharedDirectoryOf(url);
  if (directory !== null) return { directory, leftBehindAfterMs, timeoutMs };
  if (url === undefined || accessKey === undefined || secretKey === undefined) return undefined;
  return { place: s3PlaceOf(url, { endpoint, region, accessKey, secretKey }), leftBehindAfterMs, timeoutMs };
}

/** @param url blobs.url @returns null if it does not name a directory */
export const sharedDirectoryOf = (url: string | undefined): string | null =>
  url?.startsWith("file:") ? decodeURIComponent(new URL(url).pathname) : null;

/** @param url "s3://bucket/folder" */
export function s3PlaceOf(
  url: string,
  server: { endpoint: string | undefined; region: string; accessKey: string; secretKey: string },
): S3Place {
  const [bucket = "", ...folders] = url.slice("s3://".length).split("/");
  return {
    ...server,
    endpoint: server.endpoint ?? `https://s3.${server.region}.amazonaws.com`,
    bucket,
    prefix: folders.map((folder) => `${folder}/`).join(""),
  };
}
