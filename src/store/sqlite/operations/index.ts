// Everything that can be written, by name: the one list of operations. What each promises is said in contract.ts; how
// they share commits, in writer.ts.

import type { NewEvent } from "../../../model/event.ts";
import type { SealKeys } from "../../purges.ts";
import type { Connection } from "../connection.ts";
import type { Db } from "../db.ts";
import { Erasure } from "../erasure.ts";
import { KeySlots } from "../key_slots.ts";
import { hasChanged, withCounts } from "../../outbox_rows.ts";
import { accountOperations } from "./accounts.ts";
import { adminLogOperations } from "./admin_log.ts";
import { auditTrail } from "./audit_trail.ts";
import { backgroundOperations } from "./background.ts";
import { holdOperations } from "./holds.ts";
import { identityOperations } from "./identities.ts";
import { leaverOperations } from "./leavers.ts";
import { mailingOperations } from "./mailings.ts";
import { noteOperations } from "./notes.ts";
import { outboxOperations } from "./outbox.ts";
import { pushOperations } from "./pushes.ts";
import { requestOperations } from "./requests.ts";
import { rotationOperations } from "./rotation.ts";
import { secondFactorOperations } from "./second_factors.ts";

export type StoreOperations = ReturnType<typeof operationsOn>;
export type StoreDb = Db<StoreOperations>;

/** What requests wait for and what is done at times when nothing else is: so short that the way to the thread would cost more. */
export const SHORT: ReadonlySet<string> = new Set<keyof StoreOperations>([
  "createPush",
  "claimView",
  "claimHeldView",
  "logWithoutView",
  "expireByHand",
  "setFrozen",
  "askHold",
  "decideHold",
  "createRequest",
  "answerRequest",
  "orderMail",
  "touch",
  "touchToken",
  "extendSession",
  "setNote",
  "forgetHolds",
  "noteHighestPush",
]);

export function operationsOn(connection: Connection) {
  const keySlots = new KeySlots(connection);
  const erasure = new Erasure(connection, keySlots);
  const trail = auditTrail(connection);
  const mailings = mailingOperations(connection, erasure, trail);
  const pushes = pushOperations(connection, { keySlots, erasure, trail, orderMail: mailings.orderMail });
  const identities = identityOperations(connection);
  const accounts = { ...accountOperations(connection, identities), ...leaverOperations(connection, identities) };
  const told = { ...accounts, ...secondFactorOperations(connection) };
  const outbox = outboxOperations(connection);
  const adminLog = adminLogOperations(connection, { accounts, outbox });
  return {
    ...pushes,
    ...mailings,
    ...holdOperations(connection, { erasure, trail, claimView: pushes.claimView }),
    ...told,
    ...identities,
    ...backgroundOperations(connection, erasure),
    ...noteOperations(connection),
    ...outbox,
    ...adminLog,
    ...requestOperations(connection, {
      erasure,
      trail,
      createPush: pushes.createPush,
    }),
    ...rotationOperations(connection, keySlots),

    /** A change of accounts or of their second factors, and events in its commit, with their entries in the administrators' log. */
    telling({ events, name, parameters, sealKeys }: Telling): unknown {
      const outcome = (told[name] as (given: unknown) => unknown)(parameters);
      if (hasChanged(outcome))
        for (const event of events) adminLog.tell({ event: withCounts(event, outcome), sealKeys });
      return outcome;
    },
  };
}

export interface Telling {
  events: readonly NewEvent[];
  name: keyof (ReturnType<typeof accountOperations> &
    ReturnType<typeof leaverOperations> &
    ReturnType<typeof secondFactorOperations>);
  parameters: unknown;
  sealKeys: SealKeys;
}
