// How much one caller, and all callers together, may do.

import { bytes, integer } from "../types/plain.ts";

export const LIMITS = {
  max_body_memory: bytes({ default: "256 MiB", min: "1 MiB", max: "1 TiB" }).doc(
    "Most memory for request bodies that are still arriving, except files in forms. Requests beyond that are refused with 503. A single body always fits.",
  ),
  "rate_limit.per_second": integer({ default: 500, min: 0, max: 1_000_000 }).doc(
    "Most requests from one client address within a second; 0: no limit.",
  ),
  "rate_limit.per_minute": integer({ default: 6000, min: 0, max: 10_000_000 }).doc(
    "Most requests from one client address within a minute; 0: no limit.",
  ),
  "rate_limit.at_once": integer({ default: 256, min: 0, max: 1_000_000 }).doc(
    "Most simultaneous requests from one client address; 0: no limit.",
  ),
};
