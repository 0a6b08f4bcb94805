// The bucket for files, as the settings name it.

import type { Config } from "../config/options.ts";
import type { S3Place } from "../store/blobs/sigv4.ts";
import type { ChosenStoreOptions } from "../store/index.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** @returns undefined if files are not in a bucket */
export function s3Of({ blobs, upload }: Config): ChosenStoreOptions["s3"] {
  const { url, endpoint, region, accessKey, secretKey, timeoutMs } = blobs;
  if (url === undefined || accessKey === undefined || secretKey === undefined) return undefined;
  return {
    place: s3PlaceOf(url, { endpoint, region, accessKey, secretKey }),
    // An object may carry the time at which its upload began.
    leftBehindAfterMs: Math.max(upload.timeoutMs, upload.incompleteKeptMs) + DAY_MS,
    timeoutMs,
  };
}

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
