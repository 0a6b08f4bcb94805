// Memory that the collector would come by too late for: the bytes of a stream are garbage as soon as
// they are handled, and hundreds of megabytes of it may go by before it takes a look.

const WORTH_BYTES = 16 * 1024;
/** A cipher gives its output out of a buffer with room for this much more. */
const SLACK_BYTES = 16;

/**
 * Gives the memory of bytes back at once. Nobody may look at them afterwards. Does nothing where they
 * are part of a larger buffer, which may be somebody else's too, or too few to be worth it.
 */
export function giveBack({ buffer, byteOffset, byteLength }: Uint8Array): void {
  const isAllOfIt = byteOffset === 0 && buffer.byteLength - byteLength <= SLACK_BYTES;
  if (byteLength >= WORTH_BYTES && isAllOfIt && buffer instanceof ArrayBuffer) buffer.transfer(0);
}
