// Keeps robots out: the page of a push, and every page where the link alone is enough to do something, requires a person to press the
// button or to type three letters.

import type { Clock } from "../../base/clock.ts";
import type { Keyring } from "../../base/keyring.ts";
import type { Layout } from "../../http/pages/layout.ts";
import type { RevealCheck } from "../../model/rules.ts";
import type { MailingStore } from "../../store/contract.ts";
import type { Capability } from "../capability.ts";
import { Programs, type ProgramsOptions } from "./programs.ts";
import { Proofs } from "./proofs.ts";

export interface RevealCheckOptions extends ProgramsOptions {
  /** What pages require by default. */
  usual: Exclude<RevealCheck, "off">;
  keys: Keyring;
  clock: Clock;
  /** Null if this server sends no mail. */
  mailings: Pick<MailingStore, "ofPush"> | null;
}

export const openRevealCheck = (options: RevealCheckOptions): Capability => ({
  enter: () => {
    const { usual, keys, clock, mailings } = options;
    const programs = new Programs(options);
    const isMailed = async (pushId: number | null): Promise<boolean> =>
      mailings !== null && (pushId === null || (await mailings.ofPush(pushId)).length > 0);
    return {
      http: {
        pages: async () => {
          const { CheckPanel } = await import("./panel.ts");
          const proofs = new Proofs(keys, clock);
          const checkFor = (layout: Layout) => new CheckPanel(layout, { usual, proofs, programs, isMailed });
          return { panel: checkFor, personCheck: checkFor };
        },
      },
      stop: () => programs.stop(),
    };
  },
});
