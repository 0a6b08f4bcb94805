// GET /up: is the service well? It is when the store can write.

import { Type as t } from "@sinclair/typebox";
import { Elysia } from "elysia";

import { reference } from "./reference.ts";

const CHECK_EVERY_MS = 1_000;

/** @param canWrite commits something small; rejects where that is impossible */
export const opsRoutes = (options: { canWrite: () => Promise<void> }) => {
  // One check a second at most, shared by all who ask: health must not become load.
  let checkedMs = Number.NEGATIVE_INFINITY;
  let check: Promise<boolean> = Promise.resolve(false);
  const isUp = (): Promise<boolean> => {
    if (performance.now() - checkedMs >= CHECK_EVERY_MS) {
      checkedMs = performance.now();
      check = options.canWrite().then(
        () => true,
        () => false,
      );
    }
    return check;
  };

  return new Elysia({ name: "ops" }).get(
    "/up",
    async ({ set }) => {
      if (await isUp()) return { status: "up" };
      set.status = 503;
      return { status: "down", error: "The store cannot accept writes." };
    },
    reference({
      tag: "Server",
      summary: "Health",
      id: "getHealth",
      description: "200 while the store can write, 503 otherwise. For load balancers and monitors.",
      auth: "none",
      answers: { 200: ["The store can write.", t.Object({ status: t.Literal("up") })] },
      errors: [503],
    }),
  );
};
