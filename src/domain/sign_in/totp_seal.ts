// Seals the secret of an authenticator app, so that it opens only for its own user.

import type { Keyring, PurposeKey } from "../../base/keyring.ts";

export class TotpSeal {
  readonly #key: PurposeKey;

  constructor(keys: Keyring) {
    this.#key = keys.purpose("second factors");
  }

  seal(userId: number, secret: Uint8Array): Uint8Array {
    return this.#key.seal(secret, contextOf(userId));
  }

  /** @returns null if it does not open */
  open(userId: number, sealed: Uint8Array): Uint8Array | null {
    return this.#key.open(sealed, contextOf(userId));
  }
}

const contextOf = (userId: number): string => `app of user ${userId}`;
