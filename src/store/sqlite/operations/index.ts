// Everything that can be written, by name: the one list of operations. What each promises is said in contract.ts; how
// they share commits, in writer.ts.

import type { Connection } from "../connection.ts";
import type { Db } from "../db.ts";
import { Erasure } from "../erasure.ts";
import { KeySlots } from "../key_slots.ts";
import { WRITES } from "../../sql/index.ts";
import { speaksOn, spokenWrites } from "../run.ts";
import { auditTrail } from "./audit_trail.ts";
import { backgroundOperations } from "./background.ts";
import { outboxOperations } from "./outbox.ts";
import { pushOperations } from "./pushes.ts";
import { requestOperations } from "./requests.ts";
import { rotationOperations } from "./rotation.ts";

export type StoreOperations = ReturnType<typeof operationsOn>;
export type StoreDb = Db<StoreOperations>;

/**
 * What requests wait for and what is done at times when nothing else is: so short that the way to the thread would cost more.
 * In the voice, the operation itself says so.
 */
const SHORT_BY_HAND: ReadonlyArray<keyof StoreOperations> = [
  "createPush",
  "claimView",
  "logWithoutView",
  "expireByHand",
  "createRequest",
  "answerRequest",
  "touch",
  "noteHighestPush",
];
export const SHORT: ReadonlySet<string> = new Set([
  ...SHORT_BY_HAND,
  ...[...WRITES].flatMap(([name, operation]) => (operation.isShort ? [name] : [])),
]);

export function operationsOn(connection: Connection) {
  const keySlots = new KeySlots(connection);
  const erasure = new Erasure(connection, keySlots);
  const trail = auditTrail(connection);
  const speak = speaksOn(connection);
  const pushes = pushOperations(connection, { keySlots, erasure, trail, speak });
  return {
    ...pushes,
    ...spokenWrites(speak),
    ...backgroundOperations(connection, erasure, speak),
    ...outboxOperations(connection),
    ...requestOperations({ erasure, createPush: pushes.createPush, speak }),
    ...rotationOperations(connection, keySlots, speak),
  };
}
