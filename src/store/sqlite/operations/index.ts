// All writes, by name. contract.ts describes what each one promises, and writer/batch.ts how they share commits.

import type { Connection } from "../connection.ts";
import type { Db } from "../db.ts";
import { erasureOn } from "../erasure.ts";
import { KeySlots } from "../key_slots.ts";
import { WRITES } from "../../sql/index.ts";
import { speaksOn, spokenWrites } from "../run.ts";
import { auditTrail, pushOperations } from "./pushes.ts";
import { backgroundOperations } from "./background.ts";
import { outboxOperations } from "./outbox.ts";
import { rotationOperations } from "./rotation.ts";

export type StoreOperations = ReturnType<typeof operationsOn>;
export type StoreDb = Db<StoreOperations>;

/**
 * Writes that concern only pushes, and are so short that passing them to the thread would cost more than the writes themselves. In ../../sql,
 * `short` marks such operations.
 */
export const SHORT_BY_HAND: ReadonlyArray<keyof StoreOperations> = [
  "createPush",
  "claimView",
  "logWithoutView",
  "expireByHand",
  "touch",
  "noteHighestPush",
];
export const SHORT: ReadonlySet<string> = new Set([
  ...SHORT_BY_HAND,
  ...[...WRITES].flatMap(([name, operation]) => (operation.isShort ? [name] : [])),
]);

export function operationsOn(connection: Connection) {
  const keySlots = new KeySlots(connection);
  const erasure = erasureOn(connection, keySlots);
  const trail = auditTrail(connection);
  const speak = speaksOn(connection, {
    expireIfDue: ({ pushId, nowMs }) => void erasure.expireIfDue(pushId, nowMs),
    storePush: (given) => pushes.createPush(given),
  });
  const pushes = pushOperations(connection, { keySlots, erasure, trail, speak });
  return {
    ...pushes,
    ...spokenWrites(speak),
    ...backgroundOperations(connection, erasure, speak),
    ...outboxOperations(connection),
    ...rotationOperations(connection, keySlots, speak),
  };
}
