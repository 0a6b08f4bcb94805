// Bytes that follow from a number, and look like chance.

/** Numerical Recipes' linear congruential generator. */
export function bytesOf(seed: number, length = 4_096): Uint8Array {
  const bytes = new Uint8Array(length);
  for (let at = 0, state = seed >>> 0; at < length; at += 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    bytes[at] = state >>> 24;
  }
  return bytes;
}
