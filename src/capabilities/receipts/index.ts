// Receipts: a sender without an account can see what became of a push, and expire it.

import type { Capability } from "../capability.ts";
import type { ReceiptsOptions } from "./receipts.ts";

export const openReceipts = (options: Omit<ReceiptsOptions, "deletions" | "links">): Capability => ({
  enter: ({ deletions, links }) => ({
    http: {
      pages: async () => {
        const [{ Receipts }, { receiptRoutes }, { receiptPages }] = await Promise.all([
          import("./receipts.ts"),
          import("./routes.ts"),
          import("./pages.ts"),
        ]);
        const receipts = new Receipts({ ...options, deletions, links });
        return { routes: (layout, more) => receiptRoutes(receipts, more).use(receiptPages(receipts, layout, more)) };
      },
    },
  }),
});
