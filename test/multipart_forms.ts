// What the tests of files share: forms down to the byte, and a look at what lies on the disk.

import { expect } from "bun:test";
import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";

import { bodyOf } from "./error_bodies.ts";
import { PUSHES } from "./api_checks.ts";
import type { Answer, TestServer } from "./harness.ts";

export const KIB = 1024;
export const MIB = 1024 * KIB;
export const FIELD = "push[files][]";
/** How an upload of a file push is answered in tests that are not about who may. */
export const OPEN = { "file-attachments-require-authentication": "false", "upload-free-space-floor": "0" };

/** The same bytes for the same arguments, no two chunks of them alike. */
export function bytesOf(size: number, seed = 1): Uint8Array<ArrayBuffer> {
  const words = new Uint32Array(Math.ceil(size / 4));
  let state = (seed * 2_654_435_761) >>> 0 || 1;
  for (let index = 0; index < words.length; index += 1) {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    words[index] = state;
  }
  return new Uint8Array(words.buffer, 0, size);
}

export const same = (a: Uint8Array, b: Uint8Array): boolean => Buffer.compare(a, b) === 0;

export interface Part {
  /** Header lines. */
  headers: string[];
  body?: Uint8Array | string;
}

export const filePart = (disposition: string, body: Uint8Array | string = "x", ...more: string[]): Part => ({
  headers: [`Content-Disposition: form-data; name="${FIELD}"${disposition}`, ...more],
  body,
});

export const textPart = (name: string, value: string): Part => ({
  headers: [`Content-Disposition: form-data; name="${name}"`],
  body: value,
});

export const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString("base64");

/** A file in a JSON body. */
export const inline = (content: Uint8Array, filename = "file.bin"): Record<string, string> => ({
  filename,
  content_type: "application/octet-stream",
  content: base64(content),
});

/** A multipart form to the byte, for what no library would send. */
export function form(parts: Part[]): { body: Buffer<ArrayBuffer>; headers: Record<string, string> } {
  const boundary = "----boundary7MA4YWxk";
  const pieces = parts.flatMap(({ headers, body }) => [
    Buffer.from(`--${boundary}\r\n${headers.join("\r\n")}\r\n\r\n`),
    Buffer.from(body as string),
    Buffer.from("\r\n"),
  ]);
  return {
    body: Buffer.concat([...pieces, Buffer.from(`--${boundary}--\r\n`)]),
    headers: { "content-type": `multipart/form-data; boundary=${boundary}` },
  };
}

export async function send(server: TestServer, parts: Part[], headers: Record<string, string> = {}): Promise<Answer> {
  const made = form(parts);
  const response = await server.fetch(PUSHES, {
    method: "POST",
    headers: { ...made.headers, ...headers },
    body: made.body,
  });
  return read(response);
}

export async function sendForm(
  server: TestServer,
  entries: Array<[name: string, value: string | Blob, filename?: string]>,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const data = new FormData();
  for (const [name, value, filename] of entries) {
    if (typeof value === "string") data.append(name, value);
    else data.append(name, value, filename);
  }
  return read(await server.fetch(PUSHES, { method: "POST", headers, body: data }));
}

export async function read(response: Response): Promise<Answer> {
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, body: bodyOf(response.status, text) };
}

export interface PushedFile {
  filename: string;
  content_type: string;
  byte_size: number;
  url: string;
}

/** The files of a push, by one view. */
export async function filesOf(
  server: TestServer,
  push: { url_token: string },
  headers: Record<string, string> = {},
  query = "",
): Promise<PushedFile[]> {
  const { status, body, text } = await server.json("GET", `${PUSHES}/${push.url_token}${query}`, undefined, headers);
  if (status !== 200) throw new Error(`The push was not retrieved: ${status} ${text}`);
  return body.files as PushedFile[];
}

export const download = async (url: string, headers: Record<string, string> = {}): Promise<Uint8Array> => {
  const response = await fetch(url, { headers });
  expect(response.status).toBe(200);
  return response.bytes();
};

/** Paths below blobs/ with their sizes: what is stored, and what was left half-done in drafts/. */
export function blobsIn(dataDir: string): Array<{ path: string; size: number }> {
  const root = join(dataDir, "blobs");
  const found: Array<{ path: string; size: number }> = [];
  for (const name of readdirSync(root, { recursive: true }) as string[]) {
    const path = join(root, name);
    // Gone since it was listed: then it is not there.
    const stats = statSync(path, { throwIfNoEntry: false });
    if (stats?.isFile()) found.push({ path, size: stats.size });
  }
  return found;
}

/** Waits for something that happens by itself, looking often; fails when it does not. */
export async function until(holds: () => boolean | Promise<boolean>, what: string): Promise<void> {
  const endMs = performance.now() + 45_000;
  while (!(await holds())) {
    if (performance.now() > endMs) throw new Error(`Still not so: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
}
