// Bytes that arrive in pieces, held in memory until they are whole.

import { giveBack } from "../../base/give_back.ts";

const TAIL_BYTES = 16 * 1024;

export class ChunkBuffer {
  readonly #pieces: Uint8Array[] = [];
  #length = 0;
  /** Small pieces are copied in here: kept alone, each would cost far more memory than its bytes. */
  #tail = Buffer.alloc(0);
  #tailLength = 0;

  get length(): number {
    return this.#length;
  }

  /** @param piece belongs to the buffer from now on */
  add(piece: Uint8Array): void {
    this.#length += piece.byteLength;
    if (piece.byteLength >= TAIL_BYTES) {
      this.#closeTail();
      this.#pieces.push(piece);
      return;
    }
    if (this.#tailLength + piece.byteLength > this.#tail.length) {
      this.#closeTail();
      this.#tail = Buffer.allocUnsafeSlow(TAIL_BYTES);
    }
    this.#tail.set(piece, this.#tailLength);
    this.#tailLength += piece.byteLength;
  }

  /** All bytes as one array. The buffer is empty afterwards. */
  take(): Uint8Array {
    this.#closeTail();
    const [only] = this.#pieces;
    const whole = this.#pieces.length === 1 && only ? only : Buffer.concat(this.#pieces, this.#length);
    if (whole !== only) for (const piece of this.#pieces) giveBack(piece);
    this.#pieces.length = 0;
    this.#length = 0;
    return whole;
  }

  /** Frees the memory at once. The garbage collector would take its time, and a body is refused to save memory. */
  drop(): void {
    for (const piece of this.#pieces) giveBack(piece);
    this.#pieces.length = 0;
    this.#tail = Buffer.alloc(0);
    this.#tailLength = 0;
    this.#length = 0;
  }

  #closeTail(): void {
    if (this.#tailLength > 0) this.#pieces.push(this.#tail.subarray(0, this.#tailLength));
    this.#tail = Buffer.alloc(0);
    this.#tailLength = 0;
  }
}
