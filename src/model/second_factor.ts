// Proofs of identity besides a password: codes of an app, passkeys, and recovery codes in case these are lost.

import type { SignInMethod, User } from "./account.ts";

export interface Passkey {
  credentialId: Uint8Array;
  userId: number;
  publicKey: Uint8Array;
  /** How often it was used, according to its device; 0 if the device does not count. */
  counter: number;
  transports: readonly string[];
  name: string;
  createdAtMs: number;
  lastUsedAtMs: number | null;
}

/** An app that shows codes. */
export interface Totp {
  userId: number;
  /** Sealed. */
  secret: Uint8Array;
  createdAtMs: number;
}

export interface Factors {
  totp: Totp | null;
  passkeys: Passkey[];
  /** How many recovery codes are left. */
  recoveryCodes: number;
}

export interface FactorKinds {
  code: boolean;
  passkey: boolean;
}

const MFA_REQUIREMENTS = ["off", "admins", "all"] as const;
export type MfaRequirement = (typeof MFA_REQUIREMENTS)[number];

/** Whether a session needs a second factor. For people who sign in at an OpenID provider, this is up to the provider. */
export const needsSecondFactor = (
  { admin }: Pick<User, "admin">,
  how: SignInMethod,
  requirement: MfaRequirement,
): boolean => how !== "oidc" && (requirement === "all" || (requirement === "admins" && admin));
