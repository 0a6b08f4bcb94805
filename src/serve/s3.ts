// The bucket for files, as the settings name it.

import type { Config } from "../config/options.ts";
import type { ChosenStoreOptions } from "../store/index.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** @returns undefined if files are not in a bucket */
export function s3Of({ blobs, upload }: Config): ChosenStoreOptions["s3"] {
  const { url, endpoint, region, accessKey, secretKey, timeoutMs } = blobs;
  if (url === undefined || accessKey === undefined || secretKey === undefined) return undefined;
  const [bucket = "", ...folders] = url.slice("s3://".length).split("/");
  return {
    place: {
      endpoint: endpoint ?? `https://s3.${region}.amazonaws.com`,
      region,
      bucket,
      prefix: folders.map((folder) => `${folder}/`).join(""),
      accessKey,
      secretKey,
    },
    // An object may carry the time at which its upload began.
    leftBehindAfterMs: Math.max(upload.timeoutMs, upload.incompleteKeptMs) + DAY_MS,
    timeoutMs,
  };
}
