// A damaged database keeps the server from some of its work, never from starting.

import { isCorrupt } from "../base/errors.ts";

/** @returns null if damage prevented the work; the store has logged it */
export async function unlessDamaged<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    if (isCorrupt(error)) return null;
    throw error;
  }
}
