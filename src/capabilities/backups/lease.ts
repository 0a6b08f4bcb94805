// Of the nodes that share a database, only the one that holds the lease makes a backup. The lease is a note in the database,
// and expires if this node dies.

import type { Clock } from "../../base/clock.ts";
import type { OverviewStore } from "../../store/contract.ts";

const LEASE_MS = 120_000;
const RENEWED_EVERY_MS = 30_000;

/** @returns what `work` returns; null if another node holds the lease */
export async function withLease<T>(
  overview: Pick<OverviewStore, "note" | "swapNote">,
  { clock, owner }: { clock: Clock; owner: string },
  work: (lost: AbortSignal) => Promise<T>,
): Promise<T | null> {
  const held = (): string => `${owner} ${clock.now() + LEASE_MS}`;
  const before = await overview.note("backup_lease");
  const [, until = "0"] = before?.split(" ") ?? [];
  if (Number(until) > clock.now() && Number(until) <= clock.now() + LEASE_MS) return null;
  let own = held();
  if (!(await overview.swapNote("backup_lease", before, own))) return null;
  const lost = new AbortController();
  let heldUntilMs = performance.now() + LEASE_MS;
  let renewing = Promise.resolve();
  const renew = async (): Promise<void> => {
    const next = held();
    const askedMs = performance.now();
    if (await overview.swapNote("backup_lease", own, next)) [own, heldUntilMs] = [next, askedMs + LEASE_MS];
    else lost.abort();
  };
  const timer = setInterval(() => {
    renewing = renewing.then(renew).catch(() => {
      // The database does not answer: another node may soon hold the lease.
      if (performance.now() > heldUntilMs - RENEWED_EVERY_MS) lost.abort();
    });
  }, RENEWED_EVERY_MS);
  try {
    return await work(lost.signal);
  } finally {
    clearInterval(timer);
    await renewing;
    // If another node holds the lease by now, that node keeps it.
    await overview.swapNote("backup_lease", own, `${owner} 0`).catch(() => false);
  }
}
