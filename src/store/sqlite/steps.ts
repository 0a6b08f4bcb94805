// Long work in short steps: each step is one write of a few milliseconds, and other requests run between
// two of them.

import { isCorrupt } from "../../base/errors.ts";

/** What one step did, and whether there is more to do. */
export interface Batch {
  done: number;
  more: boolean;
}

/** A step takes at most so many rows, and overwrites about so many bytes: beyond that its commit alone takes long. */
export const BATCH_ROWS = 500;
const BATCH_BYTES = 1024 * 1024;
/** How long a step keeps other writes waiting at most, and at least; its commit comes on top. */
const STEP_MS = 4;
const SHORTEST_STEP_MS = 0.5;
/** How long a step and its commit should take together. Rows that lie far apart make the commit expensive. */
const STEP_AND_COMMIT_MS = 8;
/** How many rows on damaged pages one piece of work passes over. */
const MAX_SKIPPED = 100;

/**
 * Repeats `step` until it has no more to do, or `stop` is aborted. After a slow step the next one is shorter:
 * either its commit was expensive, or visitors write too, and they come first.
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
 * Keeps damage from ending the work. A step that meets damage is undone. The same rows are then taken one at a
 * time, up to the one on the damaged page, which is skipped.
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
 * Changes the rows one after the other, until the time is used up or enough bytes are overwritten.
 * @param change returns how many bytes it overwrote, or null where its row needs another step
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
