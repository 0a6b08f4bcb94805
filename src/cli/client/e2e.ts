// End-to-end pushes on the command line: seals pushed content and opens retrieved content, in the format that pages use
// too (static/e2e). Commands load this file only when they need it. The server never seals or opens.

import { accessOf } from "../../../static/e2e/access.ts";
import { E2eError, type E2eErrorCode } from "../../../static/e2e/error.ts";
import { fragmentOf, keyIn, newKey } from "../../../static/e2e/link.ts";
import { type ManifestFile, manifestText, readManifest } from "../../../static/e2e/manifest.ts";
import { openStream, openStreamAs, openText, openTextAs } from "../../../static/e2e/open.ts";
import {
  identityIn,
  newKeys,
  recipientIn,
  sealedSizeTo,
  sealStreamTo,
  sealTextTo,
} from "../../../static/e2e/recipient.ts";
import { sealedSize, sealStream, sealText } from "../../../static/e2e/seal.ts";
import { freeBytes } from "../../base/memory.ts";
import { MAX_QR_CHARACTERS } from "../../model/push_fields.ts";
import { isWebAddress } from "../../model/push_draft.ts";
import { OperationFailed, UsageError } from "../terminal.ts";
import type { Api, Retrieved } from "./api.ts";
import type { Content, ContentFile } from "./content.ts";
import { download, type LocalFile, type Sink } from "./transfer.ts";

// ---- Sealing -----------------------------------------------------------------------------------

interface SealedPush extends SealedParts {
  /** The part of the link after #. */
  fragment: string;
  /** The passphrase in the form that the server accepts; null without one. */
  access: string | null;
}

interface SealedParts {
  /** Called after the files are read, if a file's size is known only then. */
  payload: () => Promise<string>;
  files: LocalFile[];
}

/** @throws UsageError if the text does not fit its kind: the server cannot check a sealed text */
export function sealPush(
  { payload, kind }: { payload: string; kind: string | undefined },
  files: readonly LocalFile[],
  passphrase: string | null,
): SealedPush {
  if (files.length === 0) checkText(payload, kind);
  const key = newKey();
  const words = passphrase ?? "";
  return {
    fragment: fragmentOf(key),
    access: words === "" ? null : accessOf(key, words),
    ...sealParts(payload, files, {
      text: (text) => sealText(text, key, words),
      stream: (stream) => sealStream(stream, key, words),
      size: sealedSize,
    }),
  };
}

/** Seals an answer to a request. @throws UsageError if the link is cut off or altered, or if there is nothing to send */
export function answerTo(fragment: string): (text: string, files: readonly LocalFile[]) => SealedParts {
  const recipient = recipientIn(fragment);
  if (recipient === null) {
    throw new UsageError(
      "the part of the link after # is cut off or altered: nothing was sent; copy the whole link of the request",
    );
  }
  return (text, files) => {
    if (files.length === 0) checkText(text, undefined);
    return sealParts(text, files, {
      text: (content) => sealTextTo(content, recipient),
      stream: (stream) => sealStreamTo(stream, recipient),
      size: sealedSizeTo,
    });
  };
}

/** The keys of a request whose answers are sealed end to end. */
export const newRequestKeys = newKeys;

interface Sealer {
  text: (text: string) => Promise<string>;
  stream: (stream: ReadableStream<Uint8Array>) => Promise<ReadableStream<Uint8Array>>;
  /** The sealed length of a stream of this many bytes. */
  size: (bytes: number) => number;
}

function sealParts(text: string, files: readonly LocalFile[], sealer: Sealer): SealedParts {
  const described: ManifestFile[] = files.map(({ name, size }) => ({
    name,
    type: Bun.file(name).type.split(";")[0] ?? "",
    size: size ?? 0,
  }));
  const sealed = files.map(({ name, size, chunks }, index): LocalFile => ({
    name: `${index + 1}.age`,
    label: name,
    size: size === null ? null : sealer.size(size),
    async *chunks() {
      let read = 0;
      const counted = (async function* () {
        for await (const chunk of chunks()) {
          read += chunk.byteLength;
          yield chunk;
        }
      })();
      yield* await sealer.stream(streamOf(counted));
      const file = described[index];
      if (file) file.size = read;
    },
  }));
  return {
    payload: () => sealer.text(files.length === 0 ? text : manifestText({ text, files: described })),
    files: sealed,
  };
}

function checkText(text: string, kind: string | undefined): void {
  if (text.trim() === "") throw new UsageError("the text is empty or only white space");
  if (kind === "url" && !isWebAddress(text)) {
    throw new UsageError("the content of a link push must be an absolute http or https URL");
  }
  if (kind === "qr" && [...text].length > MAX_QR_CHARACTERS) {
    throw new UsageError(`this is too long for a QR code: at most ${MAX_QR_CHARACTERS} characters`);
  }
}

// ---- Opening -----------------------------------------------------------------------------------

/**
 * @param fragment from the link of a push, or from the link that collects the answers to a request
 * @throws UsageError if the fragment is cut off or altered, before any request to the server
 */
export function opener(fragment: string): Opener {
  const identity = identityIn(fragment);
  if (identity !== null) {
    return new Opener({
      text: (armored) => openTextAs(armored, identity),
      stream: (stream, _words, size) => openStreamAs(stream, identity, size),
      // Answers have no passphrase of their own.
      access: (passphrase) => passphrase,
    });
  }
  const key = keyIn(fragment);
  if (key === null) {
    throw new UsageError(
      "the part of the link after # is cut off or altered: nothing was retrieved, no view was counted; copy the whole link",
    );
  }
  return new Opener({
    text: (armored, words) => openText(armored, key, words),
    stream: (stream, words, size) => openStream(stream, key, words, size),
    access: (passphrase) => accessOf(key, passphrase),
  });
}

/** Opens the content that a link's key is for. */
interface Opens {
  text: (armored: string, words: string) => Promise<string>;
  stream: (stream: ReadableStream<Uint8Array>, words: string, size: number) => Promise<ReadableStream<Uint8Array>>;
  access: (passphrase: string) => string;
}

export class Opener {
  readonly #opens: Opens;

  constructor(opens: Opens) {
    this.#opens = opens;
  }

  access(passphrase: string): string {
    return this.#opens.access(passphrase);
  }

  /** @param passphrases "" for none @throws OperationFailed if the text is not what the sender sealed; files likewise */
  async open(api: Api, retrieved: Retrieved, passphrases: readonly string[]): Promise<Content> {
    const sealed = retrieved.files;
    try {
      const { text, words } = await this.#text(retrieved.payload ?? "", passphrases);
      if (sealed.length === 0) return { text, files: [] };
      const manifest = readManifest(text, sealed.length);
      const open =
        (size: number) =>
        (stream: ReadableStream<Uint8Array>): Promise<ReadableStream<Uint8Array>> =>
          this.#opens.stream(stream, words, size);
      return {
        text: manifest.text,
        files: sealed.map((file, index): ContentFile => {
          const { name = "", size = 0 } = manifest.files[index] ?? {};
          return {
            name,
            async into(sink, options) {
              const fetch = (sealed: Sink) => download(api, { ...file, filename: name, pinned: true }, sealed, options);
              await through(open(size), fetch, sink).catch((error: unknown) => {
                throw spoken(error, JSON.stringify(name));
              });
              return size;
            },
          };
        }),
      };
    } catch (error) {
      throw spoken(error, sealed.length > 0 ? "the list of its files" : "its content");
    }
  }

  async #text(armored: string, passphrases: readonly string[]): Promise<{ text: string; words: string }> {
    let first: unknown;
    for (const words of passphrases) {
      try {
        return { text: await this.#opens.text(armored, words), words };
      } catch (error) {
        first ??= error;
      }
    }
    throw first;
  }
}

/** Has `fetch` write sealed bytes, opens them, and writes them to `sink`. Resolves once the last chunk is verified. */
async function through(
  open: (sealed: ReadableStream<Uint8Array>) => Promise<ReadableStream<Uint8Array>>,
  fetch: (sealed: Sink) => Promise<unknown>,
  sink: Sink,
): Promise<void> {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  const opening = (async () => {
    for await (const chunk of await open(readable)) {
      await sink.write(chunk);
      // Each chunk has its own buffer, and these would pile up until the garbage collector runs.
      freeBytes(chunk);
    }
  })();
  const stop = (error: unknown): void => void writer.abort(error).catch(() => {});
  // Once opening has failed, nothing reads any more, and the writer must not wait for a reader.
  opening.catch(stop);
  try {
    await fetch({ write: (chunk) => writer.write(chunk) });
    await writer.close();
    await opening;
  } catch (error) {
    stop(error);
    // If both ends fail, the reader's error is the cause: the writer only learns that its reader is gone.
    throw await opening.then(
      () => error,
      (cause: unknown) => cause,
    );
  }
}

// ---- Words -------------------------------------------------------------------------------------

const SENTENCES: Record<E2eErrorCode, (what: string) => string> = {
  "wrong-passphrase": (what) => `${what} does not open with this passphrase`,
  damaged: (what) => `${what} is damaged: it is not what its sender encrypted; ask for a new link`,
  truncated: (what) => `${what} is not complete: its end is missing; ask its sender for a new link`,
  "not-age": (what) => `${what} is not encrypted: the server sent something other than what its sender encrypted`,
  "too-hard": (what) => `${what} needs more work to open than this program allows: open it with age`,
  "not-unicode": () => "this text is not valid Unicode: push it as a file",
};

const spoken = (error: unknown, what: string): unknown =>
  error instanceof E2eError ? new OperationFailed(SENTENCES[error.code](what)) : error;

function streamOf(chunks: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> {
  return new ReadableStream(
    {
      async pull(controller) {
        const { done, value } = await chunks.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      cancel: () => void chunks.return(undefined),
    },
    { highWaterMark: 0 },
  );
}
