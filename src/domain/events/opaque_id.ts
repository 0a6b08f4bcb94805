// The id of a push outside this server: the same in all its events, and useless for finding or opening the push. A rotation of
// the master key changes it.

import type { Keyring } from "../../base/keyring.ts";

export function opaqueIds(keys: Keyring): (pushId: number) => string {
  const key = keys.purpose("event ids");
  return (pushId) =>
    `push_${Buffer.from(key.mac(`push ${pushId}`))
      .toString("base64url")
      .slice(0, 22)}`;
}
