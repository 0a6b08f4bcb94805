// How long this disk takes to flush, and whether that is plausible.

import { closeSync, fdatasyncSync, mkdirSync, openSync, readFileSync, statSync, writeSync } from "node:fs";
import { join } from "node:path";

import { memoryAt } from "../agents/in_memory.ts";
import { about, type Finding } from "../findings.ts";
import type { OnProgress } from "./trials.ts";

const ROUNDS = 200;
const WRITE_BYTES = 4_096;
/** No disk is this fast: something answers before the bytes are safe. Only a cache that survives a power cut may do that. */
const TOO_FAST_MS = 0.02;

/** @param at a directory made for this test */
export async function* flushes(at: string, onProgress: OnProgress): AsyncGenerator<Finding> {
  const { ok, warn, fail } = about("flushes");
  mkdirSync(at);
  const memory = memoryAt(at);
  if (memory !== undefined) {
    yield fail(`This directory is in memory (${memory}): a restart of the host loses everything. Use one on a disk.`);
    return;
  }
  const tookMs: number[] = [];
  const file = openSync(join(at, "file"), "w", 0o600);
  try {
    const block = Buffer.alloc(WRITE_BYTES, 1);
    for (let round = 0; round < ROUNDS; round += 1) {
      writeSync(file, block, 0, WRITE_BYTES, (round % 16) * WRITE_BYTES);
      const startMs = performance.now();
      fdatasyncSync(file);
      tookMs.push(performance.now() - startMs);
      onProgress(round, ROUNDS);
    }
  } finally {
    closeSync(file);
  }
  const sorted = tookMs.toSorted((a, b) => a - b);
  const [median = 0, slow = 0] = [sorted[ROUNDS / 2], sorted[Math.floor(ROUNDS * 0.99)]];
  const says = `${ROUNDS} flushes of 4 KiB: ${inMs(median)} each, 99 of 100 below ${inMs(slow)}. ${cacheOf(at)}`;
  if (median >= TOO_FAST_MS) yield ok(`${says} Only a power cut shows whether the drive itself tells the truth.`);
  else yield warn(`${says} No disk is this fast: make sure that this cache survives a power cut.`);
}

const inMs = (ms: number): string => `${ms < 1 ? ms.toPrecision(2) : ms.toFixed(1)} ms`;

/** What the kernel says about the drive's own cache. */
function cacheOf(path: string): string {
  const { dev } = statSync(path);
  const device = `/sys/dev/block/${(dev >> 8) & 0xfff}:${(dev & 0xff) | ((dev >> 12) & 0xfff00)}`;
  for (const queue of [`${device}/queue/write_cache`, `${device}/../queue/write_cache`]) {
    try {
      const kind = readFileSync(queue, "utf8").trim();
      return kind === "write back"
        ? "The drive has a cache, which the kernel empties at each flush."
        : "The drive says that it writes at once (write through).";
    } catch {
      // A file system without its own drive, or a system without /sys.
    }
  }
  return "The system does not say which drive this is.";
}
