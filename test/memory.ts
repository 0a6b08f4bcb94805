// Looks into the memory of a running process (Linux), for what must not be there.

import { closeSync, openSync, readFileSync, readSync } from "node:fs";

const PIECE_BYTES = 8 * 1024 * 1024;
const PAGE_BYTES = 4096;
/** In the last byte of a page's entry in `pagemap`: it is in memory, or swapped out. */
const IS_THERE = 0xc0;

/** How often each of these is in the writable memory of a process. */
export function countsIn(pid: number, needles: readonly Uint8Array[]): number[] {
  const counts = needles.map(() => 0);
  const longest = Math.max(...needles.map(({ length }) => length));
  const memory = openSync(`/proc/${pid}/mem`, "r");
  const whole = Buffer.alloc(PIECE_BYTES);
  for (const [from, end] of usedRanges(pid)) {
    for (let at = from, isFirst = true; at < end; isFirst = false) {
      let read: number;
      try {
        read = readSync(memory, whole, 0, Math.min(PIECE_BYTES, end - at), at);
      } catch {
        break; // not every range can be read
      }
      const piece = whole.subarray(0, read);
      for (const [index, needle] of needles.entries()) {
        // What lies in the overlap as a whole was counted with the piece before.
        const start = isFirst ? 0 : longest - needle.length;
        for (let here = piece.indexOf(needle, start); here !== -1; here = piece.indexOf(needle, here + needle.length)) {
          counts[index] = (counts[index] ?? 0) + 1;
        }
      }
      if (read <= longest || at + read >= end) break;
      at += read - (longest - 1);
    }
  }
  closeSync(memory);
  return counts;
}

/** From where to where its writable memory has been written to: most of what is reserved never was. */
function* usedRanges(pid: number): Generator<[from: number, end: number]> {
  const map = openSync(`/proc/${pid}/pagemap`, "r");
  try {
    for (const [, from = "", to = ""] of readFileSync(`/proc/${pid}/maps`, "utf8").matchAll(/^(\w+)-(\w+) rw/gm)) {
      const first = Number.parseInt(from, 16) / PAGE_BYTES;
      const entries = Buffer.alloc((Number.parseInt(to, 16) / PAGE_BYTES - first) * 8);
      const pages = readSync(map, entries, 0, entries.length, first * 8) / 8;
      for (let page = 0, begin = -1; page <= pages; page += 1) {
        const isThere = page < pages && ((entries[page * 8 + 7] ?? 0) & IS_THERE) !== 0;
        if (isThere && begin === -1) begin = page;
        if (isThere || begin === -1) continue;
        yield [(first + begin) * PAGE_BYTES, (first + page) * PAGE_BYTES];
        begin = -1;
      }
    }
  } finally {
    closeSync(map);
  }
}

/** How often these bytes are there. */
export const countIn = (pid: number, bytes: Uint8Array): number => countsIn(pid, [bytes])[0] ?? 0;
