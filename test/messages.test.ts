// What the messages between the event loop and the writer's thread leave in memory: nothing.

import { afterAll, expect, setDefaultTimeout } from "bun:test";
import { rmSync } from "node:fs";

import { bytesOf } from "./bytes.ts";
import { makeTempDir } from "./harness.ts";
import { countIn } from "./memory.ts";
import { needs } from "./needs.ts";
import { spawnCompanion } from "./processes.ts";

// Processes and disks take their time on a busy machine; none of it is waited for by the clock.
setDefaultTimeout(60_000);

const root = makeTempDir();
afterAll(() => rmSync(root, { recursive: true, force: true }));

needs("linux").test("no message leaves its bytes in memory once it was handled", async () => {
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
