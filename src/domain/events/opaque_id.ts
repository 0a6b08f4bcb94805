// What stands for a push outside this server: the same for all its events, and useless for finding or opening it. A rotation
// of the master key changes it.

import type { Keyring } from "../../base/keyring.ts";

export function opaqueIds(keys: Keyring): (pushId: number) => string {
  const key = keys.purpose("events: ids of pushes");
  return (pushId) =>
    Buffer.from(key.mac(`push ${pushId}`))
      .toString("hex")
      .slice(0, 32);
}
