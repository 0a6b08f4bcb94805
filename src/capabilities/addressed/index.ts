// Addressed pushes, which only people whom the company's sign-in recognises as recipients can open.

import { AppError } from "../../base/errors.ts";
import type { CompanyIdentities } from "../../domain/company_identities.ts";
import type { Capability } from "../capability.ts";
import { Addressees } from "./gate.ts";

export function openAddressed(company: CompanyIdentities | null): Capability {
  const gate = new Addressees(company);
  return {
    gate,
    enter: (pushes) => ({
      http: {
        pages: async () => {
          const { AddressedPanel } = await import("./panel.ts");
          return {
            panel: (layout, { provider, directory }) =>
              new AddressedPanel(layout, { label: provider?.label ?? null, directory: directory !== null }),
          };
        },
      },
      groupsAddressed: async (urlToken) => {
        const push = await pushes.find(urlToken).catch((error: unknown) => {
          if (error instanceof AppError && error.code === "not-found") return null;
          throw error;
        });
        return gate.groupsIn(push && push.record);
      },
    }),
  };
}
