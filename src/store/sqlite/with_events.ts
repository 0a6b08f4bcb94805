// Changes of accounts, each in one commit with its events and their entries in the administrators' log.

import type { NewEvent } from "../../model/event.ts";
import type { accountOperations } from "./operations/accounts.ts";
import type { StoreDb, StoreOperations } from "./operations/index.ts";
import type { leaverOperations } from "./operations/leavers.ts";
import type { SealKeys } from "../purges.ts";

type Changes = ReturnType<typeof accountOperations> & ReturnType<typeof leaverOperations>;

/** Carries out a change that can have events, by the name of its operation. */
export type Write = <Name extends keyof Changes>(
  name: Name,
  parameters: Parameters<StoreOperations[Name]>[0],
) => Promise<ReturnType<StoreOperations[Name]>>;

/** @param sealKeys the keys that seal the end of the administrators' log at this moment */
export const writeWithEvents =
  (db: StoreDb, events: readonly NewEvent[], sealKeys: () => SealKeys): Write =>
  (name, parameters) =>
    db.write("withEvents", { events, name, parameters, sealKeys: sealKeys() }) as never;
