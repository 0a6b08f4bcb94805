// Who can open a push, and how often: only the first device, or each recipient as often as the sender allows. Until such a push is
// opened, only this file is loaded.

import type { PushGate } from "../../domain/gates/push_gates.ts";
import type { OpenerStore } from "../../store/contract.ts";
import type { Capability } from "../capability.ts";

/** @param baseUrl the start of links; if null, the origin of each request */
export function openLock(store: OpenerStore, baseUrl: string | null): Capability {
  const load = async () => new (await import("./gate.ts")).Gates(store, baseUrl);
  let loaded: ReturnType<typeof load> | undefined;
  const gates = () => (loaded ??= load());
  return {
    gate: [lazy("lock", async () => (await gates()).locks), lazy("viewsEach", async () => (await gates()).shares)],
    enter: (pushes) => ({
      http: {
        refusals: () => ({
          locked: {
            summary: "The push is for the device that opens it first",
            value: {
              error: "Only the device that opens this push first can open it again: …",
              code: "needs-key",
              proof: "HCrvz3IL4ZUxX4TxIPscJWEsGOka1gWl",
            },
          },
        }),
        pages: async () => {
          const { LockPanel } = await import("./panel.ts");
          const { locks, shares } = await gates();
          return { panel: (layout, { personCheck }) => new LockPanel({ layout, personCheck, pushes, locks, shares }) };
        },
      },
    }),
  };
}

const lazy = (trait: "lock" | "viewsEach", load: () => Promise<PushGate>): PushGate => ({
  trait,
  ...(trait === "viewsEach" && { letsDelete: true }),
  addressed: async (push, caller) => (await (await load()).addressed?.(push, caller)) ?? { caller, refusal: null },
  beforePassphrase: async (attempt) => (await (await load()).beforePassphrase?.(attempt)) ?? null,
  beforeClaim: async (attempt) => (await (await load()).beforeClaim?.(attempt)) ?? null,
});
