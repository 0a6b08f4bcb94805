// GET /download/TICKET: a file of a retrieved push. Unless the push is locked, the link works without headers. It supports
// ranges, and counts no view. Browsers always save the file and never show it. Bun sends a streamed response in chunks and
// drops its Content-Length (oven-sh/bun#10507), so HEAD and the retrieval's byte_size give the size. A response that is cut
// off lacks the last chunk, so clients notice.

import { create as contentDisposition } from "content-disposition";
import { Elysia } from "elysia";

import type { Download, Files } from "../../domain/files/files.ts";
import { DOWNLOAD_HEADERS } from "../headers.ts";
import { contextOf } from "../request_context.ts";
import { DeviceKeys } from "../sessions/device_key.ts";
import { streamed } from "./streamed.ts";

export const fileRoutes = ({ files, baseUrl }: { files: Files; baseUrl: string | null }) => {
  const devices = new DeviceKeys(baseUrl);
  return new Elysia({ name: "files" }).get(
    "/download/:ticket",
    async ({ request, params }) => {
      const context = contextOf(request);
      const download = await files.open(params.ticket, context.address, () => devices.of(request));
      context.openToAll = download.mayLeave && request.headers.has("origin");
      return request.method === "HEAD" ? answerHead(download, request) : answer(download, request, files);
    },
    { detail: { hide: true } },
  );
};

interface Range {
  start: number;
  /** Exclusive. */
  end: number;
}

async function answerHead(download: Download, request: Request): Promise<Response> {
  await download.close();
  // Range applies only to GET (RFC 9110 §14.2): HEAD gives the size of the whole file.
  contextOf(request).bodyLength = download.reader.byteSize;
  return new Response(null, { headers: headersOf(download, null) });
}

async function answer(download: Download, request: Request, files: Files): Promise<Response> {
  const { reader } = download;
  const asked = rangeOf(request, download);
  const headers = headersOf(download, asked);
  if (asked === "unsatisfiable") {
    await download.close();
    return new Response(null, { status: 416, headers });
  }
  const { start, end } = asked ?? { start: 0, end: reader.byteSize };
  const body = await streamed(reader.read(start, end), { close: download.close, files });
  return new Response(body, { status: statusOf(asked), headers });
}

const statusOf = (asked: Range | "unsatisfiable" | null): number =>
  asked === null ? 200 : asked === "unsatisfiable" ? 416 : 206;

function headersOf({ filename, contentType, etag, reader }: Download, asked: Range | "unsatisfiable" | null) {
  const headers: Record<string, string> = {
    "content-type": contentType,
    "content-disposition": contentDisposition(filename, { type: "attachment" }),
    ...DOWNLOAD_HEADERS,
    "accept-ranges": "bytes",
    etag,
  };
  if (asked === "unsatisfiable") headers["content-range"] = `bytes */${reader.byteSize}`;
  else if (asked) {
    headers["content-range"] = `bytes ${asked.start}-${asked.end - 1}/${reader.byteSize}`;
    headers["content-length"] = String(asked.end - asked.start);
  } else headers["content-length"] = String(reader.byteSize);
  return headers;
}

/** The requested range, if it is a single one; null for the whole file, or if the header is not understood (RFC 9110 §14.2). */
function rangeOf(request: Request, { etag, reader }: Download): Range | "unsatisfiable" | null {
  const match = /^bytes=(\d*)-(\d*)$/i.exec(request.headers.get("range")?.trim() ?? "");
  if (!match) return null;
  const condition = request.headers.get("if-range");
  if (condition !== null && condition !== etag) return null;
  const [, from = "", to = ""] = match;
  const size = reader.byteSize;
  if (from === "" && to === "") return null;
  if (from === "") {
    const length = Math.min(Number(to), size);
    return length === 0 ? "unsatisfiable" : { start: size - length, end: size };
  }
  const start = Number(from);
  if (start >= size) return "unsatisfiable";
  if (to !== "" && Number(to) < start) return null;
  return { start, end: to === "" ? size : Math.min(Number(to) + 1, size) };
}
