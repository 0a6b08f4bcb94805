// Changes that are told: each in one commit with its events and its entry in the administrators' log.

import type { NewEvent } from "../../model/event.ts";
import type { StoreDb, StoreOperations, Telling } from "./operations/index.ts";
import type { SealKeys } from "../purges.ts";

/** Carries out a change that can be told, by the name of its operation. */
export type Write = <Name extends Telling["name"]>(
  name: Name,
  parameters: Parameters<StoreOperations[Name]>[0],
) => Promise<ReturnType<StoreOperations[Name]>>;

/** @param sealKeys the keys that seal the end of the administrators' log at this moment */
export const tellingWrite =
  (db: StoreDb, events: readonly NewEvent[], sealKeys: () => SealKeys): Write =>
  (name, parameters) =>
    db.write("telling", { events, name, parameters, sealKeys: sealKeys() }) as never;
