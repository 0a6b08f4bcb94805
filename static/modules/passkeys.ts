// Asking the browser for a passkey: making one, and proving that it is there.

import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from "@simplewebauthn/browser";

/** Some devices must know from the beginning that a passkey will also make keys: for what this browser keeps. */
const forKept = { credProps: true, prf: {} };

/** @returns the browser's answer as JSON @throws Error where the person cancels, or the device cannot */
export const makePasskey = async (options: PublicKeyCredentialCreationOptionsJSON): Promise<string> =>
  JSON.stringify(await startRegistration({ optionsJSON: { ...options, extensions: forKept } }));

export const provePasskey = async (options: PublicKeyCredentialRequestOptionsJSON): Promise<string> =>
  // No server may ask a passkey for the key of what this browser keeps (kept_locks.ts).
  JSON.stringify(await startAuthentication({ optionsJSON: { ...options, extensions: {} } }));
