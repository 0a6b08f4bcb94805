// Sends bytes to a writer in a thread of its own, then waits, so that its memory can be searched for them. They follow
// from a seed, so that they stand nowhere else. Usage: swallower.ts DIRECTORY; reads {"seed", "keep"}.

import { createInterface } from "node:readline";

import { notesIn, WRITERS } from "../notes_database.ts";
import { bytesOf } from "../bytes.ts";

const answer = (value: unknown): void => void process.stdout.write(`${JSON.stringify(value)}\n`);
const { db } = notesIn(process.argv[2] ?? "").open({ writer: WRITERS["in a thread"]() });
const kept: Uint8Array[] = [];

answer("ready");
for await (const line of createInterface({ input: process.stdin })) {
  const { seed, keep } = JSON.parse(line) as { seed: number; keep: boolean };
  const many = Array.from({ length: 20 }, () => bytesOf(seed));
  const lengths = await Promise.all(many.map((bytes) => db.write("swallow", { bytes })));
  // What is left is what the messages leave.
  if (keep) kept.push(...many);
  else for (const bytes of many) bytes.fill(0);
  answer({ pid: process.pid, lengths: [...new Set(lengths)] });
}
db.close();
