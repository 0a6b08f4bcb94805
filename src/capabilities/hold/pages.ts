// The pages and panels of a held push for its recipients: the waiting room, and the state of their wait.

import type { PagesPart } from "../../http/pages/part.ts";
import type { Holds } from "./gate.ts";
import { HoldPanel } from "./panel.ts";
import { waitingRoutes } from "./waiting.ts";
import type { HoldWatch } from "./watch.ts";

export const holdPages = (holds: Holds, watch: HoldWatch): PagesPart => ({
  routes: (_layout, options) => waitingRoutes(watch, options),
  panel: (_layout, { baseUrl }) => new HoldPanel(holds, baseUrl),
});
