// Uploads that resume after a break: the tus protocol, version 1.0. A push refers to an upload by its id.

import type { Capability } from "../capability.ts";
import type { UploadsParts, Uploads } from "./uploads.ts";

const TIDY_EVERY_MS = 60 * 60 * 1000;

export function openResumable(parts: UploadsParts): Capability {
  let opened: Promise<Uploads> | undefined;
  const uploads = (): Promise<Uploads> =>
    (opened ??= import("./uploads.ts").then(({ openUploads }) => openUploads(parts)));
  // The first sweep runs at the start: the space reserved for uploads must be counted before others need it.
  let tidiedMs = Number.NEGATIVE_INFINITY;
  return {
    enter: () => ({
      http: { pages: async () => (await import("./routes.ts")).resumablePart(uploads) },
      uploads: { take: async (id, caller) => (await uploads()).take(id, caller) },
      async tidy() {
        const nowMs = parts.clock.now();
        if (nowMs - tidiedMs < TIDY_EVERY_MS) return;
        tidiedMs = nowMs;
        if (await parts.blobs.hasPartials()) await (await uploads()).tidy();
      },
    }),
  };
}
