// Seals a push in the sender's browser. Its key and its passphrase stay there: the server gets what they sealed, and a
// text made from both that it asks recipients for.

import { accessOf } from "../e2e/access.ts";
import { fragmentOf, newKey } from "../e2e/link.ts";
import { manifestText } from "../e2e/manifest.ts";
import { sealStreamTo, sealTextTo } from "../e2e/recipient.ts";
import { sealStream, sealText } from "../e2e/seal.ts";
import { gathered } from "../scripts/shared/gather.ts";
import { paced } from "./pace.ts";

export interface Content {
  payload: string;
  /** Null where there are none, so that the payload stands alone. */
  files: readonly File[] | null;
}

export interface Plain extends Content {
  /** "" for none. */
  passphrase: string;
}

export interface SealedContent {
  payload: string;
  files: Blob[];
}

export interface Sealed extends SealedContent {
  /** What belongs behind the # of the link. */
  fragment: string;
  /** What the server takes as the passphrase; "" for none. */
  passphrase: string;
}

/** Is told how many bytes of which file are sealed. */
export type Reports = (file: number, bytes: number) => void;

/** @throws DOMException where a file cannot be read any more, or where `signal` aborts it */
export async function sealPush(
  { payload, files, passphrase }: Plain,
  progress: Reports,
  signal: AbortSignal,
): Promise<Sealed> {
  const key = newKey();
  const sealer = {
    text: (text: string) => sealText(text, key, passphrase),
    stream: (stream: ReadableStream<Uint8Array>) => sealStream(stream, key, passphrase),
  };
  return {
    fragment: fragmentOf(key),
    ...(await sealContent({ payload, files }, sealer, progress, signal)),
    passphrase: passphrase === "" ? "" : accessOf(key, passphrase),
  };
}

/** How the texts and the files of a push are sealed. */
export interface Sealer {
  text(text: string): Promise<string>;
  stream(stream: ReadableStream<Uint8Array>): Promise<ReadableStream<Uint8Array>>;
}

export const forRecipient = (recipient: string): Sealer => ({
  text: (text) => sealTextTo(text, recipient),
  stream: (stream) => sealStreamTo(stream, recipient),
});

/** It throws as `sealPush`. */
export async function sealContent(
  { payload, files }: Content,
  sealer: Sealer,
  progress: Reports,
  signal: AbortSignal,
): Promise<SealedContent> {
  const sealedFiles: Blob[] = [];
  for (const [index, file] of (files ?? []).entries()) {
    const plain = counted(file.stream(), (bytes) => progress(index, bytes), signal);
    sealedFiles.push(await gathered(await sealer.stream(plain), "application/octet-stream"));
  }
  const text = files ? manifestText({ text: payload, files: files.map(nameTypeSize) }) : payload;
  return { payload: await sealer.text(text), files: sealedFiles };
}

const nameTypeSize = ({ name, type, size }: File) => ({ name, type, size });

/** The stream as it is, and how much of it has gone through. */
function counted(
  stream: ReadableStream<Uint8Array>,
  progress: (bytes: number) => void,
  signal: AbortSignal,
): ReadableStream<Uint8Array> {
  const reader = stream.getReader();
  const pause = paced();
  let total = 0;
  return new ReadableStream(
    {
      start(controller) {
        signal.throwIfAborted();
        signal.addEventListener("abort", () => {
          controller.error(signal.reason);
          void reader.cancel(signal.reason);
        });
      },
      async pull(controller) {
        await pause();
        const { done, value } = await reader.read();
        if (done) return controller.close();
        total += value.byteLength;
        progress(total);
        controller.enqueue(value);
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  );
}
