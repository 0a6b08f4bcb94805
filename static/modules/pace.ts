// Long work in small pieces, between which the browser shows what has changed and hears what is pressed.

/** So long a page may work without a pause. */
const TURN_MS = 12;

/** @returns what is called before each piece: it resolves in a later task once the work has taken its turn */
export function paced(): () => Promise<void> {
  let began = performance.now();
  return async () => {
    if (performance.now() - began < TURN_MS) return;
    await new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener("message", () => {
        port1.close();
        resolve(null);
      });
      port1.start();
      port2.postMessage(null);
    });
    began = performance.now();
  };
}

/** The stream as it is, with a pause between its pieces if its reader keeps the page busy. */
export function pacing(stream: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  const pause = paced();
  return stream.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      async transform(piece, controller) {
        await pause();
        controller.enqueue(piece);
      },
    }),
  );
}
