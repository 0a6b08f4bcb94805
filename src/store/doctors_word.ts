// The word by which a server recognizes `doctor`, as it is left in the database.

import { sameBytes, sha256 } from "../base/crypto.ts";

const WORD_LIFE_MS = 60_000;

/** What is left in the database: the word cannot be read from it, and it is true for a minute. */
export const doctorsWord = (word: string, nowMs: number): string => `${hashOf(word)} ${nowMs + WORD_LIFE_MS}`;

export function isDoctorsWord(left: string, word: string, nowMs: number): boolean {
  const [hash = "", endsAtMs = "0"] = left.split(" ");
  return nowMs < Number(endsAtMs) && sameBytes(Buffer.from(hash), Buffer.from(hashOf(word)));
}

const hashOf = (word: string): string => Buffer.from(sha256(word)).toString("hex");
