// Counters of failed attempts at a secret, in the memory of this process or shared by several servers.

import type { Clock } from "../base/clock.ts";
import { AttemptGate, type AttemptLimits, type Gate } from "../base/limiter.ts";

/** @param name what is attempted; attempts of different names do not count together */
export type AttemptGates = (name: string, limits: AttemptLimits) => Gate;

export const attemptGatesInMemory =
  (clock: Clock): AttemptGates =>
  (_name, limits) =>
    new AttemptGate({ ...limits, now: () => clock.now() });
