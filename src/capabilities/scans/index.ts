// Scans: owners see how often programs have loaded the page of a push.

import type { Capability } from "../capability.ts";
import { ScanCounts, type ScansOptions } from "./counts.ts";

export const openScans = (options: ScansOptions): Capability => ({
  enter: () => {
    const scans = new ScanCounts(options);
    return { scans, stop: () => scans.stop() };
  },
});
