// Sends large files ahead of their push, using the tus protocol: an interruption costs little, and what was sent is not
// read or sealed again. Only the piece that the server has not stored yet is kept: memory use stays constant, and sealed
// streams need not start again.

import { setTimeout } from "node:timers/promises";

import type { Progress } from "../progress.ts";
import { Unreachable } from "./network_errors.ts";
import { TryLater } from "./server_refusals.ts";
import type { LocalFile } from "./transfer.ts";
import type { Transport } from "./transport.ts";

const PATH = "/api/v2/uploads";
/** Smaller files go with their push, and start over after an interruption. */
export const RESUMES_FROM_BYTES = 16 * 1024 * 1024;
const PIECE_BYTES = 8 * 1024 * 1024;
/** The waits before new attempts, in ms: together about five minutes. */
const PAUSES_MS = [500, 1_000, 2_000, 4_000, 8_000, 15_000, 30_000, 60_000, 60_000, 60_000, 60_000];

/** @returns the ids of the files; null if the server takes no uploads, if no file is large, or if a size is unknown */
export async function sendAhead(
  api: Transport,
  files: readonly LocalFile[],
  progress: Progress,
): Promise<string[] | null> {
  const isLarge = files.some(({ size }) => size !== null && size >= RESUMES_FROM_BYTES);
  // All files or none: a push lists uploads after its other files, but a sealed push names its files in their order.
  if (!isLarge || files.some(({ size }) => size === null)) return null;
  const ids: string[] = [];
  try {
    for (const file of files) {
      const upload = await begin(api, file);
      if (!upload) return null;
      ids.push(upload.id);
      progress.begin(file.label ?? file.name, file.size);
      await send(api, upload.path, file, progress);
      progress.end();
    }
    return ids;
  } catch (error) {
    // The server would otherwise keep these uploads for a while.
    for (const id of ids) await api.upload("DELETE", `${PATH}/${id}`).catch(() => {});
    throw error;
  }
}

async function begin(api: Transport, { name, size }: LocalFile): Promise<{ id: string; path: string } | null> {
  const response = await api.upload("POST", PATH, {
    "upload-length": String(size),
    "upload-metadata": `filename ${Buffer.from(name).toString("base64")}`,
  });
  const id = /\/([\w-]+)$/.exec(response?.headers.get("location") ?? "")?.[1];
  return id === undefined ? null : { id, path: `${PATH}/${id}` };
}

async function send(api: Transport, path: string, file: LocalFile, progress: Progress): Promise<void> {
  let offset = 0;
  for await (const piece of inPieces(file.chunks())) {
    const begun = offset;
    const end = begun + piece.byteLength;
    let failures = 0;
    let isSure = true;
    while (offset < end) {
      try {
        // After a failure, asks the server what it has stored.
        const response = isSure
          ? await api.upload("PATCH", path, { "upload-offset": String(offset) }, piece.subarray(offset - begun))
          : await api.upload("HEAD", path);
        const stored = Number(response?.headers.get("upload-offset") ?? Number.NaN);
        if (!(stored >= begun && stored <= end)) throw api.stranger("it has lost what was sent");
        if (stored > offset) failures = 0;
        progress.add(stored - offset);
        offset = stored;
        isSure = true;
      } catch (error) {
        isSure = false;
        await waitAfter(error, failures);
        failures += 1;
      }
    }
  }
}

/** Waits before the next attempt. @throws the error if another attempt would not help */
async function waitAfter(error: unknown, failures: number): Promise<void> {
  const pauseMs = PAUSES_MS[failures];
  if (pauseMs === undefined || !(error instanceof Unreachable || error instanceof TryLater)) throw error;
  await setTimeout(pauseMs);
}

async function* inPieces(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const piece = Buffer.allocUnsafeSlow(PIECE_BYTES);
  let filled = 0;
  for await (const chunk of chunks) {
    for (let at = 0; at < chunk.byteLength;) {
      const taken = Math.min(PIECE_BYTES - filled, chunk.byteLength - at);
      piece.set(chunk.subarray(at, at + taken), filled);
      filled += taken;
      at += taken;
      if (filled < PIECE_BYTES) continue;
      yield piece;
      filled = 0;
    }
  }
  if (filled > 0) yield piece.subarray(0, filled);
}
