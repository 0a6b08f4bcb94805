// Secret requests: people with an account ask someone without one for a secret.

import type { Capability } from "../capability.ts";
import type { RequestPages } from "./pages.ts";
import type { RequestsParts } from "./requests.ts";

export const openRequests = (parts: Omit<RequestsParts, "pushes">): Capability => ({
  enter(pushes) {
    let opened: Promise<RequestPages> | undefined;
    const pages = (): Promise<RequestPages> =>
      (opened ??= import("./pages.ts").then(({ requestPages }) => requestPages({ ...parts, pushes })));
    return { http: { pages }, admitToAnswer: async (...given) => (await pages()).admitToAnswer(...given) };
  },
});
