// What this browser keeps for the person of this page, if it keeps anything.

import type { Keeper, keeperOf } from "../../modules/kept.ts";
import { loadModule } from "./modules.ts";
import { mayKeep } from "./kept_mark.ts";
import { fromMeta, type Person } from "./session.ts";

export type { Keeper } from "../../modules/kept.ts";

/** Null if the browser can keep nothing. */
export async function keeperHere(): Promise<Keeper | null> {
  const person = fromMeta<Person>("person");
  if (!person) return null;
  try {
    return await (await loadModule<{ keeperOf: typeof keeperOf }>("kept")).keeperOf(person.id);
  } catch {
    return null; // The module did not arrive.
  }
}

/** Null also if it keeps nothing: that costs no request. */
export async function keeperIfUsed(): Promise<Keeper | null> {
  const person = fromMeta<Person>("person");
  return person && mayKeep(person.id) ? keeperHere() : null;
}
