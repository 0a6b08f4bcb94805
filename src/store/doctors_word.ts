// The mark by which a server recognises `doctor`, as `doctor` stores it in the database.

import { sameBytes, sha256 } from "../base/crypto.ts";

const WORD_LIFE_MS = 60_000;

/** The stored form: it does not reveal the mark, and is valid for a minute. */
export const doctorsWord = (word: string, nowMs: number): string => `${hashOf(word)} ${nowMs + WORD_LIFE_MS}`;

export function isDoctorsWord(left: string, word: string, nowMs: number): boolean {
  const [hash = "", endsAtMs = "0"] = left.split(" ");
  return nowMs < Number(endsAtMs) && sameBytes(Buffer.from(hash), Buffer.from(hashOf(word)));
}

const hashOf = (word: string): string => Buffer.from(sha256(word)).toString("hex");
