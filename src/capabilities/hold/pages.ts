// The pages and panels of a held push for its recipients: the waiting room, and the state of their wait.

import type { ConcurrencyLimiter } from "../../base/limiter.ts";
import type { PagesPart } from "../../http/pages/part.ts";
import type { Holds } from "./gate.ts";
import { HoldPanel } from "./panel.ts";
import { waitingRoutes } from "./waiting.ts";
import type { HoldWatch } from "./watch.ts";

/** @param streams counts those of all pages, also of those that a reload has replaced */
export const holdPages = (holds: Holds, watch: HoldWatch, streams: ConcurrencyLimiter): PagesPart => ({
  routes: (_layout, options) => waitingRoutes(watch, streams, options),
  panel: (_layout, { baseUrl }) => new HoldPanel(holds, baseUrl),
});
