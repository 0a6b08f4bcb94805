// A tus client for tests, down to connections that break in the middle of a body.

import { connect } from "node:net";

const HEADERS = { "tus-resumable": "1.0.0" };
export const UPLOADS = "/api/v2/uploads";
export const OCTETS = "application/offset+octet-stream";

export interface Begun {
  id: string;
  /** Its address. */
  url: string;
}

type Given = Record<string, string>;

export const ask = (
  method: string,
  url: string,
  headers: Given = {},
  body?: Uint8Array<ArrayBuffer> | ReadableStream,
) => fetch(url, { method, headers: { ...HEADERS, ...headers }, ...(body && { body }) });

/** @throws Error where the server refuses */
export async function begin(
  server: { url: string },
  length: number,
  name = "file.bin",
  headers: Given = {},
): Promise<Begun> {
  const response = await ask("POST", server.url + UPLOADS, {
    "upload-length": String(length),
    "upload-metadata": `filename ${Buffer.from(name).toString("base64")}`,
    ...headers,
  });
  const text = await response.text();
  if (response.status !== 201) throw new Error(`The upload was not begun: ${response.status} ${text}`);
  return { id: (JSON.parse(text) as Begun).id, url: new URL(response.headers.get("location") ?? "", server.url).href };
}

export const patch = (
  { url }: { url: string },
  offset: number,
  bytes: Uint8Array<ArrayBuffer> | ReadableStream,
  headers: Given = {},
) => ask("PATCH", url, { "content-type": OCTETS, "upload-offset": String(offset), ...headers }, bytes);

/** @returns null if there is no such upload */
export async function offsetOf({ url }: { url: string }, headers: Given = {}): Promise<number | null> {
  const response = await ask("HEAD", url, headers);
  const offset = response.headers.get("upload-offset");
  return response.ok && offset !== null ? Number(offset) : null;
}

/** Uploads all of it. @throws Error where the server refuses */
export async function whole(
  server: { url: string },
  bytes: Uint8Array<ArrayBuffer>,
  name?: string,
  headers: Given = {},
) {
  const upload = await begin(server, bytes.byteLength, name, headers);
  const response = await patch(upload, 0, bytes, headers);
  if (response.status !== 204) throw new Error(`The upload did not end: ${response.status} ${await response.text()}`);
  return upload;
}

/**
 * Announces all bytes from `offset` on, sends some of them, and keeps the connection open.
 * @returns the connection
 */
export async function patchSome({ url }: { url: string }, offset: number, bytes: Uint8Array, announced: number) {
  const { hostname, port, pathname } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.resume();
  socket.on("error", () => {});
  await new Promise((resolve) => socket.once("connect", resolve));
  const head = [
    `PATCH ${pathname} HTTP/1.1`,
    `Host: ${hostname}:${port}`,
    "Tus-Resumable: 1.0.0",
    `Content-Type: ${OCTETS}`,
    `Upload-Offset: ${offset}`,
    `Content-Length: ${announced}`,
  ];
  await new Promise<void>((resolve) => socket.write(`${head.join("\r\n")}\r\n\r\n`, () => resolve()));
  await new Promise<void>((resolve) => socket.write(bytes, () => resolve()));
  return { end: () => socket.end(), destroy: () => socket.destroy() };
}
