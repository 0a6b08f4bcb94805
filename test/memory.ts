// Looks into the memory of a running process (Linux), for what must not be there.

import { closeSync, openSync, readFileSync, readSync } from "node:fs";

const PIECE_BYTES = 8 * 1024 * 1024;
const ZEROS = Buffer.alloc(PIECE_BYTES);

/** How often each of these is in the writable memory of a process. */
export function countsIn(pid: number, needles: readonly Uint8Array[]): number[] {
  const counts = needles.map(() => 0);
  const longest = Math.max(...needles.map(({ length }) => length));
  const memory = openSync(`/proc/${pid}/mem`, "r");
  const whole = Buffer.alloc(PIECE_BYTES);
  for (const [, from = "", to = ""] of readFileSync(`/proc/${pid}/maps`, "utf8").matchAll(/^(\w+)-(\w+) rw/gm)) {
    const end = Number.parseInt(to, 16);
    for (let at = Number.parseInt(from, 16), isFirst = true; at < end; isFirst = false) {
      let read: number;
      try {
        read = readSync(memory, whole, 0, Math.min(PIECE_BYTES, end - at), at);
      } catch {
        break; // not every range can be read
      }
      const piece = whole.subarray(0, read);
      // Most of what is reserved is empty.
      if (!piece.equals(ZEROS.subarray(0, read))) {
        for (const [index, needle] of needles.entries()) {
          // What lies in the overlap as a whole was counted with the piece before.
          const start = isFirst ? 0 : longest - needle.length;
          for (
            let here = piece.indexOf(needle, start);
            here !== -1;
            here = piece.indexOf(needle, here + needle.length)
          ) {
            counts[index] = (counts[index] ?? 0) + 1;
          }
        }
      }
      if (read <= longest || at + read >= end) break;
      at += read - (longest - 1);
    }
  }
  closeSync(memory);
  return counts;
}

/** How often these bytes are there. */
export const countIn = (pid: number, bytes: Uint8Array): number => countsIn(pid, [bytes])[0] ?? 0;
