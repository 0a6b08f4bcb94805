// Addressed pushes, which only their recipients can open: people whom the company's sign-in recognises, or who have proved an
// address with a code.

import type { Clock } from "../../base/clock.ts";
import { AppError, reasonOf } from "../../base/errors.ts";
import type { Log } from "../../base/log.ts";
import type { CompanyIdentities } from "../../domain/accounts/company_identities.ts";
import { isActive } from "../../model/account.ts";
import type { AccountStore, PushStore, RecipientCodeStore } from "../../store/contract.ts";
import type { Capability } from "../capability.ts";
import type { IsClosedTo } from "./proved_addresses.ts";
import { Addressees } from "./gate.ts";
import { codeRoutes } from "./routes.ts";

export interface AddressedParts {
  accounts: Pick<AccountStore, "findUser">;
  company: CompanyIdentities | null;
  store: RecipientCodeStore;
  pushStore: Pick<PushStore, "logWithoutView">;
  clock: Clock;
  log: Log;
  perSender: number;
  /** Identifies this process among those that use the database. */
  here: string;
  /** The start of recipients' links; if null, the origin of each request. */
  baseUrl: string | null;
}

export function openAddressed({ accounts, company, store, baseUrl, ...parts }: AddressedParts): Capability {
  const isClosedTo: IsClosedTo = async (address) => {
    const { spellingsOf } = await import("./proved_addresses.ts");
    const users = await Promise.all([...spellingsOf(address)].map((one) => accounts.findUser(one)));
    return users.some((user) => user !== null && !isActive(user));
  };
  const load = async () => new (await import("./proved_addresses.ts")).ProvedAddresses({ store, baseUrl, isClosedTo });
  let loaded: ReturnType<typeof load> | undefined;
  const addressees = new Addressees({ company, proved: () => (loaded ??= load()) });
  return {
    gate: addressees,
    enter: (pushes) => {
      const stop = new AbortController();
      const endWaiting = () =>
        store.endWaiting(parts.here, parts.clock.now()).catch((error: unknown) => {
          parts.log.error("the codes queued by a server that was killed stay queued", { reason: reasonOf(error) });
        });
      let ended: Promise<void> | undefined;
      const load = async () => {
        await (ended ??= endWaiting());
        const { RecipientCodes } = await import("./codes.ts");
        return new RecipientCodes({ ...parts, isClosedTo, store, pushes, baseUrl, stopped: stop.signal });
      };
      let loaded: ReturnType<typeof load> | undefined;
      const codes = () => (loaded ??= load());
      // If codes.ts was never loaded, no code was sent.
      const loadedCodes = async () => loaded && (await loaded);
      return {
        http: {
          first: { prefixes: [], routes: (options) => codeRoutes("push", codes, options) },
          pages: async () => (await import("./pages.ts")).addressedPages({ codes, pushes }),
        },
        groupsAddressed: async ({ noun, urlToken }) => {
          const push = await pushes.find(urlToken, noun).catch((error: unknown) => {
            if (error instanceof AppError && error.code === "not-found") return null;
            throw error;
          });
          return addressees.groupsIn(push && push.record);
        },
        tidy: () => (ended = endWaiting()),
        conditions: async () => (await loadedCodes())?.conditions() ?? [],
        release: () => stop.abort(),
        stop: async () => (await loadedCodes())?.settle(),
      };
    },
  };
}
