// Asking the browser for a passkey: making one, and proving that it is there.

import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from "@simplewebauthn/browser";

/** @returns the browser's answer as JSON @throws Error where the person cancels, or the device cannot */
export const makePasskey = async (options: PublicKeyCredentialCreationOptionsJSON): Promise<string> =>
  JSON.stringify(await startRegistration({ optionsJSON: options }));

export const provePasskey = async (options: PublicKeyCredentialRequestOptionsJSON): Promise<string> =>
  JSON.stringify(await startAuthentication({ optionsJSON: options }));
