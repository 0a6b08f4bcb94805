// Seals a push in the sender's browser. The key and the passphrase stay there: the server gets what they sealed, and a
// text made from both that it asks recipients for.

import { accessOf } from "../e2e/access.ts";
import { fragmentOf, newKey } from "../e2e/link.ts";
import { manifestText } from "../e2e/manifest.ts";
import { sealStream, sealText } from "../e2e/seal.ts";
import { gathered } from "../scripts/gather.ts";

export interface Plain {
  payload: string;
  /** Null where the kind of push has none. */
  files: readonly File[] | null;
  /** "" for none. */
  passphrase: string;
}

export interface Sealed {
  /** What belongs behind the # of the link. */
  fragment: string;
  payload: string;
  files: Blob[];
  /** What the server takes as the passphrase; "" for none. */
  passphrase: string;
}

/**
 * @param progress is told how many bytes of which file are sealed
 * @throws DOMException where a file cannot be read any more, or where `signal` aborts it
 */
export async function sealPush(
  { payload, files, passphrase }: Plain,
  progress: (file: number, bytes: number) => void,
  signal: AbortSignal,
): Promise<Sealed> {
  const key = newKey();
  const sealedFiles: Blob[] = [];
  for (const [index, file] of (files ?? []).entries()) {
    const plain = counted(file.stream(), (bytes) => progress(index, bytes), signal);
    sealedFiles.push(await gathered(await sealStream(plain, key, passphrase), "application/octet-stream"));
  }
  const text = files ? manifestText({ text: payload, files: files.map(nameTypeSize) }) : payload;
  return {
    fragment: fragmentOf(key),
    payload: await sealText(text, key, passphrase),
    files: sealedFiles,
    passphrase: passphrase === "" ? "" : accessOf(key, passphrase),
  };
}

const nameTypeSize = ({ name, type, size }: File) => ({ name, type, size });

/** The stream as it is, and how much of it has gone through. */
function counted(
  stream: ReadableStream<Uint8Array>,
  progress: (bytes: number) => void,
  signal: AbortSignal,
): ReadableStream<Uint8Array> {
  const reader = stream.getReader();
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
