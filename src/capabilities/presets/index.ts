// Presets: named sets of terms that the form of a new push and the command line offer.

import type { Capability } from "../capability.ts";
import type { PresetsOptions } from "./presets.ts";

export const openPresets = (options: PresetsOptions): Capability => ({
  enter: (pushes) => ({
    http: {
      pages: async () => {
        const [{ Presets }, { presetRoutes }] = await Promise.all([import("./presets.ts"), import("./routes.ts")]);
        const presets = new Presets(options);
        return {
          routes: (layout, more) => presetRoutes(presets, pushes.rules, more, layout),
          presetsFor: (...given) => presets.offeredTo(...given),
        };
      },
    },
  }),
});
