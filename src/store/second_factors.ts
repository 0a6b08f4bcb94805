// Second factors: apps that show codes, passkeys, recovery codes. What each engine promises, and the rows that both read.

import type { NewEvent } from "../model/event.ts";
import type { FactorKinds, Factors, Passkey, Totp } from "../model/second_factor.ts";

/** What comes with each new factor. */
export interface Enrolment {
  /** The session in which it is set up: from now on it counts as begun with a second factor. */
  session: Uint8Array;
  /** SHA-256 of each: they take the place of those before, if this is the first factor. */
  recoveryCodes: readonly Uint8Array[];
}

export interface SecondFactorChanges {
  /**
   * Adds an app that shows codes. With the first factor come recovery codes, and all other sessions end, which began without.
   * @param lastStep of the code that has shown that the app works: it counts no second time
   * @returns whether it is the first factor; null, with nothing changed, where the user has an app already
   */
  addTotp(totp: Totp & { lastStep: number }, enrolment: Enrolment): Promise<"first" | "further" | null>;

  /** The same for a passkey. @returns null where there is one with this id already */
  addPasskey(passkey: Passkey, enrolment: Enrolment): Promise<"first" | "further" | null>;

  /** With the last factor go the recovery codes. @returns false where there is none */
  removeTotp(userId: number): Promise<boolean>;
  removePasskey(userId: number, credentialId: Uint8Array): Promise<boolean>;

  /** Puts these in place of a user's recovery codes. @returns false where the user has no factor */
  setRecoveryCodes(userId: number, hashes: readonly Uint8Array[]): Promise<boolean>;

  /** Uses a recovery code up. Of two simultaneous calls, one gets true. */
  spendRecoveryCode(userId: number, hash: Uint8Array): Promise<boolean>;

  /** Removes all factors and recovery codes, and ends all sessions. @returns false where there was no factor */
  removeAll(userId: number): Promise<boolean>;
}

export interface SecondFactorStore extends SecondFactorChanges {
  /** The same changes, each with these events in its commit. Where nothing is changed, nothing is told. */
  telling(events: readonly NewEvent[]): SecondFactorChanges;

  kindsOf(userId: number): Promise<FactorKinds>;

  /** All users who have a factor, by their ids. */
  holders(): Promise<number[]>;
  factorsOf(userId: number): Promise<Factors>;

  /**
   * Takes the code of this step for used, and all before it. One statement: of two simultaneous calls, by whichever
   * nodes, one gets true.
   */
  acceptStep(userId: number, step: number): Promise<boolean>;

  findPasskey(credentialId: Uint8Array): Promise<Passkey | null>;

  /** Compares and sets the counter. @returns false where somebody else has used the passkey meanwhile */
  usePasskey(credentialId: Uint8Array, use: { before: number; counter: number; nowMs: number }): Promise<boolean>;

  /** From now on the session counts as begun with a second factor. */
  strengthen(session: Uint8Array): Promise<void>;

  /** Every app of every user. */
  totps(): Promise<Totp[]>;

  /** Compares and sets: seals a secret anew. */
  replaceTotpSecret(userId: number, before: Uint8Array, secret: Uint8Array): Promise<void>;
}

export interface TotpRow {
  user_id: number;
  secret: Uint8Array;
  created_at_ms: number;
}

export interface PasskeyRow {
  credential_id: Uint8Array;
  user_id: number;
  public_key: Uint8Array;
  counter: number;
  transports: string;
  name: string;
  created_at_ms: number;
  last_used_at_ms: number | null;
}

export const toTotp = ({ user_id: userId, secret, created_at_ms: createdAtMs }: TotpRow): Totp => ({
  userId,
  secret,
  createdAtMs,
});

export const toPasskey = (row: PasskeyRow): Passkey => ({
  credentialId: row.credential_id,
  userId: row.user_id,
  publicKey: row.public_key,
  counter: row.counter,
  transports: JSON.parse(row.transports) as string[],
  name: row.name,
  createdAtMs: row.created_at_ms,
  lastUsedAtMs: row.last_used_at_ms,
});
