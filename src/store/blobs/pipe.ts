// Hands bytes from a writer that pushes to a reader that pulls, a few pieces at a time. The writer waits while the pipe is
// full, so that a slow reader costs no memory.

const MOST_PIECES = 8;

export class Pipe {
  readonly stream: ReadableStream<Uint8Array>;
  readonly #pieces: Uint8Array[] = [];
  #ended = false;
  #failure: { error: unknown } | null = null;
  #changed = Promise.withResolvers<void>();

  constructor() {
    this.stream = new ReadableStream<Uint8Array>(
      {
        pull: (controller) => this.#pull(controller),
        cancel: (reason) => this.fail(reason ?? new Error("The reader has gone.")),
      },
      { highWaterMark: 0 },
    );
  }

  /** Resolves when there is room for more. @throws what the pipe failed with */
  async write(piece: Uint8Array): Promise<void> {
    this.#pieces.push(piece);
    this.#notify();
    while (this.#failure === null && this.#pieces.length > MOST_PIECES) await this.#changed.promise;
    if (this.#failure) throw this.#failure.error;
  }

  /** No piece follows. */
  end(): void {
    this.#ended = true;
    this.#notify();
  }

  /** The reader gets this error in place of what is left, and so does the writer. */
  fail(error: unknown): void {
    this.#failure ??= { error };
    this.#notify();
  }

  async #pull(controller: ReadableStreamDefaultController<Uint8Array>): Promise<void> {
    for (;;) {
      if (this.#failure) return controller.error(this.#failure.error);
      const piece = this.#pieces.shift();
      if (piece) {
        controller.enqueue(piece);
        return this.#notify();
      }
      if (this.#ended) return controller.close();
      await this.#changed.promise;
    }
  }

  #notify(): void {
    const { resolve } = this.#changed;
    this.#changed = Promise.withResolvers<void>();
    resolve();
  }
}
