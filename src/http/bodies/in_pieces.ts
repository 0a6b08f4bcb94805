// Large responses that many clients may request at once.

const PIECE_BYTES = 16 * 1024;

/**
 * Streams bytes in small pieces, without copying them, and lets the event loop run between two pieces. Writing
 * megabytes to hundreds of clients at once would block all other requests for seconds.
 */
export const inPieces = (bytes: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array> => {
  let at = 0;
  return new ReadableStream({
    async pull(controller) {
      if (at > 0) await new Promise((resolve) => setImmediate(resolve));
      controller.enqueue(bytes.subarray(at, (at += PIECE_BYTES)));
      if (at >= bytes.byteLength) controller.close();
    },
  });
};
