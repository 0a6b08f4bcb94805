// Pushes that are sealed end to end: clients can open them, but the server cannot. Their format is in static/e2e/.

import type { Capability } from "../capability.ts";

export const openEndToEnd = (): Capability => ({
  enter: (pushes) => ({
    http: {
      pages: async () => {
        const { SealedPanel } = await import("./panel.ts");
        return { panel: () => new SealedPanel(pushes) };
      },
    },
  }),
});
