// Splits long work into short steps. Each step is one write of a few milliseconds, and other requests run between two steps.

import { isCorrupt } from "../../base/errors.ts";

export interface Batch {
  done: number;
  more: boolean;
}

/** The most rows and overwritten bytes of a step: the commit of a larger one would itself be slow. */
export const BATCH_ROWS = 500;
const BATCH_BYTES = 1024 * 1024;
/** The longest and the shortest step, without its commit. */
const STEP_MS = 4;
const SHORTEST_STEP_MS = 0.5;
/** The target time for a step with its commit. A commit of rows that lie far apart takes longer. */
const STEP_AND_COMMIT_MS = 8;
/** The maximum number of rows on damaged pages that one piece of work skips. */
const MAX_SKIPPED = 100;

/**
 * Repeats `step` until there is no more to do or `stop` is aborted. A slow step makes the next one shorter: its commit was
 * expensive, or requests are writing too, and they come first.
 * @returns how much was done
 */
export async function inSteps(step: (budgetMs: number) => Promise<Batch>, stop?: AbortSignal): Promise<number> {
  let total = 0;
  let budgetMs = STEP_MS;
  for (;;) {
    if (stop?.aborted) break;
    const startMs = performance.now();
    const { done, more } = await step(budgetMs);
    total += done;
    if (!more) break;
    const tookLong = performance.now() - startMs > STEP_AND_COMMIT_MS;
    budgetMs = tookLong ? Math.max(SHORTEST_STEP_MS, budgetMs / 2) : Math.min(STEP_MS, budgetMs * 1.1);
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  return total;
}

/**
 * Continues the work in spite of damage. A step that finds damage is undone. Then the same rows are processed one at a time, and the row on the
 * damaged page is skipped.
 */
export function passingOverDamage(
  step: (budgetMs: number, skip: number) => Promise<Batch>,
): (budgetMs: number) => Promise<Batch> {
  let skip = 0;
  let oneByOne = false;
  return async (budgetMs) => {
    try {
      return await step(oneByOne ? 0 : budgetMs, skip);
    } catch (error) {
      if (!isCorrupt(error) || skip === MAX_SKIPPED) throw error;
      if (oneByOne) skip += 1;
      oneByOne = !oneByOne;
      return { done: 0, more: true };
    }
  };
}

/**
 * Changes the rows one after the other, until the time is up or enough bytes are overwritten.
 * @param change returns the number of overwritten bytes, or null if the row needs another step
 */
export function withinBudget<Row>(rows: Row[], budgetMs: number, change: (row: Row) => number | null): Batch {
  const endMs = performance.now() + budgetMs;
  let done = 0;
  let overwritten = 0;
  for (const row of rows) {
    const bytes = change(row);
    if (bytes === null) return { done, more: true };
    done += 1;
    overwritten += bytes;
    if (performance.now() >= endMs || overwritten >= BATCH_BYTES) return { done, more: true };
  }
  return { done, more: rows.length === BATCH_ROWS };
}
