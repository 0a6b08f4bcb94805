// Carries messages to a collector.

import type { Delivered } from "../../domain/events/target.ts";
import type { EventRecord } from "./record.ts";

export interface Carrier {
  /** Takes records in their order, up to the first one that fails. Never throws. */
  carry(records: readonly EventRecord[]): Promise<Delivered>;
  /** Connects as for records, and delivers none. Never throws. */
  reach(): Promise<Reached>;
}

export interface Reached {
  /** A sentence without secrets; null if the collector can be reached. */
  failure: string | null;
  /** The status that a collector over HTTPS answered to a request without events; null for other kinds. */
  status: number | null;
}

export const CONNECT_MS = 5_000;
/** For one batch, from the first byte to the collector's answer. */
export const BATCH_MS = 10_000;

export const failed = (failure: string, count = 0): Delivered => ({ count, failure });

/** Why a connection failed, without addresses: they may be secret. */
export function whyOf(error: unknown): string {
  const { code } = Object(error) as { code?: unknown };
  switch (code) {
    case "ECONNREFUSED":
      return "the collector refuses connections";
    case "ENOENT":
      return "there is no such socket";
    case "ENOTFOUND":
    case "EAI_AGAIN":
      return "the collector's name is not found";
    case "ECONNRESET":
    case "EPIPE":
      return "the collector has broken the connection";
  }
  return `the collector cannot be reached${typeof code === "string" && /^\w+$/.test(code) ? ` (${code})` : ""}`;
}
