// Secret requests: people with an account ask somebody without one for a secret.

import type { Capability } from "../capability.ts";
import type { RequestsParts } from "./requests.ts";

export const openRequests = (parts: Omit<RequestsParts, "pushes">): Capability => ({
  enter: (pushes) => ({
    http: { pages: async () => (await import("./pages.ts")).requestPages({ ...parts, pushes }) },
  }),
});
