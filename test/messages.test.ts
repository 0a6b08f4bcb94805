// What the messages between the event loop and the writer's thread leave in memory: nothing.

import { afterAll, expect, setDefaultTimeout, test } from "bun:test";
import { closeSync, openSync, readFileSync, readSync, rmSync } from "node:fs";

import { bytesOf } from "./bytes.ts";
import { makeTempDir } from "./harness.ts";
import { spawnCompanion } from "./processes.ts";

// Processes and disks take their time on a busy machine; none of it is waited for by the clock.
setDefaultTimeout(60_000);

const root = makeTempDir();
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** How often these bytes are in the writable memory of a process. */
function countIn(pid: number, bytes: Uint8Array): number {
  const memory = openSync(`/proc/${pid}/mem`, "r");
  const needle = Buffer.from(bytes);
  let found = 0;
  for (const [, from = "", to = ""] of readFileSync(`/proc/${pid}/maps`, "utf8").matchAll(/^(\w+)-(\w+) rw/gm)) {
    const [start, end] = [Number.parseInt(from, 16), Number.parseInt(to, 16)];
    const piece = Buffer.alloc(Math.min(end - start, 8 * 1024 * 1024));
    for (let at = start; at < end; at += piece.length - needle.length) {
      let read: number;
      try {
        read = readSync(memory, piece, 0, Math.min(piece.length, end - at), at);
      } catch {
        break; // not every range can be read
      }
      for (let here = piece.subarray(0, read).indexOf(needle); here !== -1; found += 1) {
        here = piece.subarray(0, read).indexOf(needle, here + needle.length);
      }
      if (read < piece.length) break;
    }
  }
  closeSync(memory);
  return found;
}

test.skipIf(process.platform !== "linux")("no message leaves its bytes in memory once it was handled", async () => {
  const swallower = await spawnCompanion("swallower.ts", [root]);
  const ask = (seed: number, keep: boolean) => swallower.ask({ seed, keep });
  const needle = (seed: number): Uint8Array => bytesOf(seed).subarray(1_000, 1_064);
  const { pid } = (await ask(4_711, true)) as { pid: number };
  // The search finds them where they are: this one is kept by the program itself.
  expect(countIn(pid, needle(4_711))).toBe(20);
  expect(await ask(20_260_101, false)).toEqual({ pid, lengths: [4_096] });
  expect(countIn(pid, needle(20_260_101))).toBe(0);
  await swallower.stop();
});
