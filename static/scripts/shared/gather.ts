// Reads what comes in pieces, or gathers it into one Blob without holding it in the page's memory: browsers keep Blobs
// elsewhere, large ones on disk.

/** How many bytes leave the page's memory at once. */
const BATCH_BYTES = 4 * 1024 * 1024;

/**
 * @param use takes each piece, and how many bytes have come so far
 * @throws what the stream or `use` throws
 */
export async function eachPiece(
  stream: ReadableStream<Uint8Array>,
  use: (piece: Uint8Array, total: number) => Promise<void> | void,
): Promise<void> {
  const reader = stream.getReader();
  let total = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      total += value.byteLength;
      await use(value, total);
    }
  } catch (error) {
    await reader.cancel(error).catch(() => {});
    throw error;
  }
}

/**
 * @param received called after each piece with how many bytes have come so far
 * @throws what the stream throws; then there is no Blob
 */
export async function gathered(
  stream: ReadableStream<Uint8Array>,
  type: string,
  received: (total: number) => void = () => {},
): Promise<Blob> {
  const batches: Blob[] = [];
  let batch: Array<Uint8Array<ArrayBuffer>> = [];
  let held = 0;
  await eachPiece(stream, (piece, total) => {
    batch.push(piece as Uint8Array<ArrayBuffer>);
    held += piece.byteLength;
    received(total);
    if (held < BATCH_BYTES) return;
    batches.push(new Blob(batch));
    [batch, held] = [[], 0];
  });
  return new Blob([...batches, ...batch], { type });
}
