// POST /download/zip: the files of a retrieval in one ZIP. The request names each file by the ticket of its link, and
// each counts as a download under the same rules. The archive is made while it is sent, and can be requested as long as the links work.

import { crc32 } from "node:zlib";

import { create as contentDisposition } from "content-disposition";
import { Elysia } from "elysia";

import { zipBytes, type ZipEntry, zipNames, zipOf } from "../../../static/modules/zip.ts";
import { AppError } from "../../base/errors.ts";
import type { Download, Files } from "../../domain/files/files.ts";
import { readFields } from "../bodies/body.ts";
import type { Bodies } from "../bodies/body_bytes.ts";
import { refuseFile } from "../bodies/form.ts";
import { DOWNLOAD_HEADERS } from "../headers.ts";
import { contextOf } from "../request_context.ts";
import { DeviceKeys } from "../sessions/device_key.ts";
import { streamed } from "./streamed.ts";

const MAX_BODY_BYTES = 512 * 1024;

interface ZipOptions {
  files: Files;
  bodies: Bodies;
  baseUrl: string | null;
}

export const zipRoutes = ({ files, bodies, baseUrl }: ZipOptions) => {
  const devices = new DeviceKeys(baseUrl);
  return new Elysia({ name: "zip" }).post(
    "/download/zip",
    async ({ request }) => {
      const { tickets } = await readFields(bodies.open(request), MAX_BODY_BYTES, refuseFile);
      const open = (ticket: string) => files.open(ticket, contextOf(request).address, () => devices.of(request));
      return answer(ticketsIn(tickets, files.limits.maxFiles), open, files);
    },
    { parse: "none", detail: { hide: true } },
  );
};

function ticketsIn(value: unknown, most: number): string[] {
  const tickets: unknown[] = Array.isArray(value) ? value : [value];
  if (tickets.length > 0 && tickets.length <= most && tickets.every((one) => typeof one === "string")) return tickets;
  throw new AppError("malformed", `The field tickets must contain the ends of 1 to ${most} download links.`);
}

async function answer(tickets: string[], open: (ticket: string) => Promise<Download>, files: Files): Promise<Response> {
  const downloads: Download[] = [];
  const close = async (): Promise<void> => {
    for (const download of downloads) await download.close();
  };
  try {
    // All are checked at the beginning: once admitted, files are delivered even if their links expire in the meantime.
    for (const ticket of tickets) downloads.push(await open(ticket));
  } catch (error) {
    await close();
    throw error;
  }
  const names = zipNames(downloads.map(({ filename }) => filename));
  const entries = downloads.map(({ reader, close: closeOne }, index): ZipEntry => {
    const size = reader.byteSize;
    const content = async function* () {
      yield* reader.read(0, size);
      await closeOne();
    };
    return { name: names[index] ?? "", size, content };
  });
  const body = await streamed(zipOf(entries, crc32), { close, files });
  const headers = {
    "content-type": "application/zip",
    "content-disposition": contentDisposition("files.zip", { type: "attachment" }),
    "content-length": String(zipBytes(entries)),
    ...DOWNLOAD_HEADERS,
  };
  return new Response(body, { headers });
}
