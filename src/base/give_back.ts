// Frees the bytes of streams early. They are garbage as soon as they are handled, but hundreds of megabytes
// can pass before the garbage collector runs.

const WORTH_BYTES = 16 * 1024;
/** A cipher's output lies in a buffer that is up to this much longer. */
const SLACK_BYTES = 16;

/**
 * Frees the memory of these bytes at once; nobody may use them afterwards. Does nothing if they are too few to matter,
 * or are part of a larger buffer that others may use.
 */
export function giveBack({ buffer, byteOffset, byteLength }: Uint8Array): void {
  const isAllOfIt = byteOffset === 0 && buffer.byteLength - byteLength <= SLACK_BYTES;
  if (byteLength >= WORTH_BYTES && isAllOfIt && buffer instanceof ArrayBuffer) buffer.transfer(0);
}
