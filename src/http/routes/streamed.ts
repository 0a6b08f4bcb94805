// The body of a download: bytes of files, as they are read.

import type { Files } from "../../domain/files/files.ts";

/**
 * A body of these bytes. Its first two pieces are read before the status is sent, so that most damage still causes an error response.
 * @param how.close called once the body is over, however it ends
 * @throws AppError `damaged`, `unavailable`
 */
export async function streamed(
  chunks: AsyncGenerator<Uint8Array>,
  { close, files }: { close: () => Promise<void>; files: Files },
): Promise<ReadableStream<Uint8Array>> {
  const end = async (): Promise<void> => {
    await chunks.return(undefined);
    await close();
  };
  const first: Array<IteratorResult<Uint8Array>> = [];
  try {
    for (let count = 0; count < 2; count += 1) first.push(await chunks.next());
  } catch (error) {
    await end();
    throw files.damaged(error);
  }
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const { done, value } = first.shift() ?? (await chunks.next());
        if (done) {
          await end();
          controller.close();
        } else controller.enqueue(value);
      } catch (error) {
        // Cuts off the response, so that no client mistakes a part for the whole.
        await end();
        controller.error(files.cutOff(error));
      }
    },
    cancel: end,
  });
}
