// Held release: a recipient gets three words to tell the owner, and waits until the owner lets them in.

import type { Clock } from "../../base/clock.ts";
import { ConcurrencyLimiter } from "../../base/limiter.ts";
import type { Log } from "../../base/log.ts";
import type { HoldStore } from "../../store/contract.ts";
import type { Capability } from "../capability.ts";
import { Holds } from "./gate.ts";
import { refusals } from "./json.ts";
import { Releases } from "./releases.ts";
import { holdRoutes } from "./routes.ts";
import { HoldWatch } from "./watch.ts";

export interface HoldOptions {
  store: HoldStore;
  clock: Clock;
  log: Log;
  /** How long a wait lasts. */
  timeoutMs: number;
}

export function openHold({ store, clock, log, timeoutMs }: HoldOptions): Capability {
  const holds = new Holds({ store, clock, timeoutMs });
  return {
    gate: holds,
    countWaiting: (pushes) => holds.countWaiting(pushes),
    enter: (pushes) => {
      const streams = new ConcurrencyLimiter();
      const watch = new HoldWatch({ store, pushes, clock, log });
      const releases = new Releases({ store, pushes, watch, clock, timeoutMs });
      return {
        http: {
          first: { prefixes: ["/api/v2/holds"], routes: (options) => holdRoutes(releases, options) },
          refusals,
          pages: async () => (await import("./panel.ts")).holdPages(holds, watch, streams),
        },
        // Otherwise, a waiting recipient would keep a connection open until the wait ends.
        release: () => watch.close(),
      };
    },
  };
}
