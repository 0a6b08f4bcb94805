// Uploads from disk into a multipart form, and downloads from a link into a file or a pipe. Memory use does not grow
// with their size. A download's length is checked, and an interrupted one resumes where it stopped. A file gets its
// name only when it is complete, and replaces another only on request.

import { createReadStream, fstatSync, type Stats } from "node:fs";
import { link, mkdir, open, rename, rm, stat } from "node:fs/promises";
import { basename, dirname, extname, join } from "node:path";
import { setTimeout } from "node:timers/promises";

import { complain, OperationFailed, type Terminal, UsageError } from "../terminal.ts";
import type { Api } from "./api.ts";
import { bodyOf, type RemoteFile, type StreamedBody } from "./transport.ts";
import { type Noun, ServerRefusal } from "./server_refusals.ts";
import { codeOf } from "./connection.ts";
import type { Progress } from "../progress.ts";

const CHUNK_BYTES = 256 * 1024;

// ---- Uploads -----------------------------------------------------------------------------------

export interface LocalFile {
  name: string;
  /** The name to show, if it is not the file's own. */
  label?: string;
  /** Bytes; null for a pipe. */
  size: number | null;
  chunks: () => AsyncIterable<Uint8Array>;
}

/** A file to send, or standard input for "-". @throws UsageError if it cannot be read or is not a file */
export async function localFile(path: string, terminal: Terminal): Promise<LocalFile> {
  if (path === "-") return { name: "stdin", size: null, chunks: () => inBytes(terminal.stdin) };
  const named = JSON.stringify(path);
  const { checkedFile: descriptor } = terminal;
  let found: Stats;
  try {
    found = descriptor === undefined ? await stat(path) : fstatSync(descriptor);
    // A named pipe must not be opened twice: its writer would lose what the first reader took.
    if (descriptor === undefined && found.isFile()) await (await open(path, "r")).close();
  } catch (error) {
    const why = codeOf(error) === "ENOENT" ? "there is no such file" : codeOf(error);
    throw new UsageError(`--file ${named} cannot be read (${why})`);
  }
  if (found.isDirectory()) throw new UsageError(`--file ${named} is a directory: pack it into one file first`);
  const size = found.isFile() ? found.size : null;
  return { name: basename(path), size, chunks: () => ofSize(path, size, descriptor) };
}

async function* inBytes(stream: AsyncIterable<string | Uint8Array>): AsyncGenerator<Uint8Array> {
  for await (const chunk of stream) yield typeof chunk === "string" ? Buffer.from(chunk) : chunk;
}

// The length is announced before the first byte: a file that shrinks or grows meanwhile cannot be sent.
async function* ofSize(path: string, size: number | null, descriptor?: number): AsyncGenerator<Uint8Array> {
  let read = 0;
  const open = descriptor === undefined ? {} : { fd: descriptor, start: 0, autoClose: false };
  try {
    for await (const chunk of inBytes(createReadStream(path, { highWaterMark: CHUNK_BYTES, ...open }))) {
      if (size !== null && (read += chunk.byteLength) > size) break;
      yield chunk;
    }
  } catch (error) {
    throw new OperationFailed(`${JSON.stringify(path)} could not be read to the end (${codeOf(error)})`);
  }
  if (size !== null && read !== size) {
    throw new OperationFailed(`${JSON.stringify(path)} changed while it was being sent: nothing was stored; try again`);
  }
}

export type Field = readonly [name: string, value: string | number | boolean | string[]];

/**
 * The body of a new push or an answer: JSON, or a form if there are files.
 * @param parts.last the field of the text. The text may depend on sizes that are known only after the files are sent.
 */
export async function bodyWith(
  parts: {
    noun: Noun;
    fields: readonly Field[];
    last: string;
    text: () => Promise<string>;
    files: readonly LocalFile[];
  },
  progress: Progress,
): Promise<StreamedBody> {
  const { noun, fields, last, text, files } = parts;
  if (files.length === 0) return bodyOf({ [noun]: { ...Object.fromEntries(fields), [last]: await text() } });
  const front = fields.flatMap(([name, value]) =>
    Array.isArray(value)
      ? value.map((one) => [`${noun}[${name}][]`, one] as const)
      : [[`${noun}[${name}]`, String(value)] as const],
  );
  const end = async () => [[`${noun}[${last}]`, await text()] as const];
  const all = { field: `${noun}[files][]`, all: files };
  // If every size is known, the text comes before the files: then the length of the whole is known too.
  const isSized = files.every(({ size }) => size !== null);
  return isSized ? multipart([...front, ...(await end())], all, progress) : multipart(front, all, progress, end);
}

type FormFields = ReadonlyArray<readonly [name: string, value: string]>;

/** A multipart/form-data body (RFC 7578): the fields, then each file. @param last makes fields that come after the files */
function multipart(
  fields: FormFields,
  files: { field: string; all: readonly LocalFile[] },
  progress: Progress,
  last?: () => Promise<FormFields>,
): StreamedBody {
  const boundary = `secretpush-${crypto.randomUUID()}`;
  const head = (name: string, more = ""): string =>
    `--${boundary}\r\nContent-Disposition: form-data; name="${quoted(name)}"${more}\r\n\r\n`;
  const textParts = (fields: FormFields): Buffer =>
    Buffer.from(fields.map(([name, value]) => `${head(name)}${value}\r\n`).join(""));
  const texts = textParts(fields);
  const heads = files.all.map(({ name }) =>
    Buffer.from(
      head(files.field, `; filename="${quoted(name)}"`).replace(
        /\r\n\r\n$/,
        "\r\nContent-Type: application/octet-stream\r\n\r\n",
      ),
    ),
  );
  const lineEnd = Buffer.from("\r\n");
  const end = Buffer.from(`--${boundary}--\r\n`);

  const sizes = files.all.map(({ size }) => size);
  const known = last === undefined && sizes.every((size) => size !== null);
  const around = texts.length + end.length + heads.reduce((sum, part) => sum + part.length + lineEnd.length, 0);
  return {
    contentType: `multipart/form-data; boundary=${boundary}`,
    length: known ? sizes.reduce<number>((sum, size) => sum + (size ?? 0), around) : null,
    async *chunks() {
      yield texts;
      for (const [index, file] of files.all.entries()) {
        const part = heads[index];
        if (part) yield part;
        progress.begin(file.label ?? file.name, file.size);
        for await (const chunk of file.chunks()) {
          yield chunk;
          progress.add(chunk.byteLength);
        }
        progress.end();
        yield lineEnd;
      }
      if (last) yield textParts(await last());
      yield end;
    },
  };
}

// Quotes as browsers do (HTML, multipart/form-data encoding algorithm).
const quoted = (text: string): string => text.replaceAll("\r", "%0D").replaceAll("\n", "%0A").replaceAll('"', "%22");

// ---- Downloads ------------------------------------------------------------------------------------

export interface Sink {
  write: (chunk: Uint8Array) => Promise<void>;
}

/** The waits before new attempts, in ms: together long enough for a server to restart. */
const PAUSES_MS = [500, 1_000, 2_000, 4_000, 8_000];

/** Resumes until several attempts in a row make no progress. @returns its size @throws OperationFailed; what `sink` throws */
export async function download(
  api: Api,
  file: RemoteFile,
  sink: Sink,
  { progress, cancelled }: { progress: Progress; cancelled: AbortSignal },
): Promise<number> {
  const address = api.fileAddress(file);
  let received = 0;
  let etag: string | null = null;
  let expected: number | null = file.byteSize;
  progress.begin(file.filename, expected);
  for (let attempt = 0; ; attempt += 1) {
    const watch = api.watch(cancelled);
    const before = received;
    try {
      const asked = { from: received, unchanged: etag, follow: file.pinned !== true };
      const response = await api.download(address, asked, watch.signal);
      if (received > 0 && !goesOnAt(response, received)) {
        await response.body?.cancel();
        throw new Final("the server cannot resume where the download stopped");
      }
      etag ??= response.headers.get("etag");
      const length = response.headers.get("content-length");
      // The length of a compressed answer is not the file's.
      if (length !== null && !response.headers.has("content-encoding")) expected ??= received + Number(length);
      if (response.body) {
        for await (const chunk of response.body) {
          watch.moved();
          // Checked before the chunk is written: an endless sender could fill the disk.
          if (expected !== null && received + chunk.byteLength > expected) {
            throw new Final(`it has more than the expected ${expected} bytes`);
          }
          await sink.write(chunk).catch((error: unknown) => {
            throw error instanceof OperationFailed ? error : new Unwritable("", { cause: error });
          });
          received += chunk.byteLength;
          progress.add(chunk.byteLength);
        }
      }
      if (expected === null || received === expected) break;
      throw Object.assign(new Error("cut short"), { code: "ECONNRESET" });
    } catch (error) {
      if (cancelled.aborted) throw new OperationFailed("cancelled");
      if (error instanceof Unwritable) throw error.cause;
      if (received > before) attempt = 0;
      const pauseMs = PAUSES_MS[attempt];
      const hopeless = error instanceof Final || error instanceof ServerRefusal;
      if (hopeless || pauseMs === undefined || (error instanceof OperationFailed && received === 0)) {
        const broken = codeOf(error) === "ECONNRESET";
        const why = broken
          ? new Final(`the connection to ${address.host} broke off`)
          : api.unreachable(error, address.host);
        throw new OperationFailed(`${JSON.stringify(file.filename)} did not arrive completely: ${why.message}`);
      }
      watch.stop();
      await pause(pauseMs, cancelled);
    } finally {
      watch.stop();
    }
  }
  progress.end();
  return received;
}

/** Another attempt would not help. */
class Final extends OperationFailed {}

/** This machine could not write: not a fault of the connection. */
class Unwritable extends Error {}

// A part that begins elsewhere would land in the wrong place, although the length would be right.
function goesOnAt({ status, headers }: Response, position: number): boolean {
  const start = /^bytes (\d+)-/i.exec(headers.get("content-range") ?? "")?.[1];
  return status === 206 && (start === undefined || Number(start) === position);
}

async function pause(milliseconds: number, cancelled: AbortSignal): Promise<void> {
  try {
    await setTimeout(milliseconds, undefined, { signal: cancelled });
  } catch {
    throw new OperationFailed("cancelled");
  }
}

/**
 * Writes a file under a temporary name and moves it into place once `fill` is done.
 * @returns its path, which differs from `path` if a file there must not, or cannot, be replaced
 * @throws OperationFailed, leaving nothing behind
 */
export async function saveAs(path: string, replace: boolean, fill: (sink: Sink) => Promise<unknown>): Promise<string> {
  const draft = join(dirname(path), `.secretpush-${crypto.randomUUID()}.part`);
  try {
    await mkdir(dirname(path), { recursive: true });
    const handle = await open(draft, "wx", 0o600);
    try {
      await fill({
        async write(chunk) {
          for (let at = 0; at < chunk.byteLength;) at += (await handle.write(chunk, at)).bytesWritten;
        },
      });
      await handle.sync();
    } finally {
      await handle.close();
    }
    if (replace && (await replaced(draft, path))) return path;
    return await settle(draft, path);
  } catch (error) {
    await rm(draft, { force: true }).catch(() => {});
    if (error instanceof OperationFailed) throw error;
    const why: Record<string, string> = {
      ENOSPC: "the disk is full",
      EACCES: "permission denied",
      EROFS: "the disk is read-only",
    };
    throw new OperationFailed(`${JSON.stringify(path)} could not be written (${why[codeOf(error)] ?? codeOf(error)})`);
  }
}

// False if `path` is a directory or a locked file: then the new file gets another name.
async function replaced(draft: string, path: string): Promise<boolean> {
  try {
    await rename(draft, path);
    return true;
  } catch (error) {
    if (["EISDIR", "ENOTEMPTY", "EEXIST", "EPERM", "EACCES", "EBUSY"].includes(codeOf(error))) return false;
    throw error;
  }
}

// Takes the first free name: report.pdf, report (1).pdf, … A hard link takes a name only if it is free.
async function settle(draft: string, path: string): Promise<string> {
  const extension = extname(path);
  const stem = path.slice(0, path.length - extension.length);
  for (let count = 0; count < 10_000; count += 1) {
    const candidate = count === 0 ? path : `${stem} (${count})${extension}`;
    try {
      await link(draft, candidate);
      await rm(draft);
      return candidate;
    } catch (error) {
      if (codeOf(error) === "EEXIST") continue;
      if (codeOf(error) === "ENOENT") throw error;
    }
    // For a file system without hard links: the name is reserved first.
    try {
      await (await open(candidate, "wx", 0o600)).close();
      await rename(draft, candidate);
      return candidate;
    } catch (error) {
      if (codeOf(error) !== "EEXIST") throw error;
    }
  }
  throw new OperationFailed(`there is no free name similar to ${JSON.stringify(path)}`);
}

// Characters that a file system refuses or interprets, and those that reorder or hide text.
const UNSAFE = /[<>:"|?*\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu;
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;
const MAX_NAME_BYTES = 200;

/** A name that cannot lead out of a directory, hides nothing, and is that of a plain file on every system. */
export function safeFileName(name: string): string {
  const last = name.normalize("NFC").split(/[/\\]/).at(-1) ?? "";
  let safe = last
    .replace(UNSAFE, "_")
    .trim()
    .replace(/^[.-]+/, "_")
    .replace(/[. ]+$/, "");
  if (DEVICE.test(safe)) safe = `_${safe}`;
  const extension = extname(safe).slice(0, 20);
  let stem = safe.slice(0, safe.length - extname(safe).length);
  while (Buffer.byteLength(stem + extension) > MAX_NAME_BYTES) stem = [...stem].slice(0, -1).join("");
  return stem + extension || "file";
}

export function outputSink(terminal: Terminal): Sink {
  return {
    async write(chunk) {
      if (!terminal.bytes) throw new Final("standard output cannot take files here");
      try {
        await terminal.bytes(chunk);
      } catch (error) {
        const code = codeOf(error);
        if (code === "EPIPE") throw new Final("standard output was closed");
        throw new Final(`standard output could not be written (${code === "ENOSPC" ? "the disk is full" : code})`);
      }
    },
  };
}

/** Runs `work` with a signal that Ctrl-C and SIGTERM abort, so that no partial file stays behind. */
export async function interruptible<T>(terminal: Terminal, work: (cancelled: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  const cancel = (): void => {
    complain(terminal, "stopping");
    controller.abort();
  };
  terminal.signals.on("SIGINT", cancel);
  terminal.signals.on("SIGTERM", cancel);
  try {
    return await work(controller.signal);
  } finally {
    terminal.signals.off("SIGINT", cancel);
    terminal.signals.off("SIGTERM", cancel);
  }
}
