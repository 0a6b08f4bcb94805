// All ways to sign in with credentials of this server itself, and the sessions that every sign-in leads to.

import type { Clock } from "../base/clock.ts";
import type { Passwords } from "../base/passwords.ts";
import type { Config } from "../config/options.ts";
import { type AttemptGates, attemptGatesInMemory } from "../domain/callers/attempt_gates.ts";
import type { PendingSignIns } from "../domain/sign_in/pending.ts";
import { SignInThrottle } from "../domain/sign_in/throttle.ts";
import { KnownDevices } from "../domain/sign_in/known_devices.ts";
import { SignUps } from "../domain/sign_in/sign_ups.ts";
import { PasswordLinks } from "../domain/sign_in/password_links.ts";
import { PasswordSignIns } from "../domain/sign_in/passwords.ts";
import { Sessions } from "../domain/sign_in/sessions.ts";
import type { Store } from "../store/index.ts";

export interface SignInParts {
  store: Pick<Store, "accounts" | "identities" | "outbox" | "keys" | "shared">;
  clock: Clock;
  passwords: Passwords;
  pending: Pick<PendingSignIns, "begin">;
  /** Counts failed attempts; by default in the memory of this process. */
  gate?: AttemptGates | undefined;
}

export type SignIns = ReturnType<typeof buildSignIns>;

export function buildSignIns(
  config: Pick<
    Config,
    "sessionLifetimeMs" | "sessionMaxAgeMs" | "allowSignUp" | "localSignIn" | "refuseCommonPasswords" | "requireMfa"
  >,
  { store: { accounts: store, identities, outbox, keys, shared }, clock, passwords, pending, gate }: SignInParts,
) {
  const { localSignIn, refuseCommonPasswords } = config;
  const throttle = new SignInThrottle({ outbox, clock, gate: gate ?? attemptGatesInMemory(clock) });
  const devices = new KnownDevices({ store, keys, clock });
  const sessions = new Sessions({
    store,
    devices,
    clock,
    lifetimeMs: config.sessionLifetimeMs,
    maxAgeMs: config.sessionMaxAgeMs,
    secondSteps: pending,
    requireMfa: config.requireMfa,
  });
  const common = {
    store,
    identities,
    sessions,
    devices,
    throttle,
    passwords,
    clock,
    localSignIn,
    refuseCommonPasswords,
  };
  return {
    sessions,
    devices,
    throttle,
    passwordSignIns: new PasswordSignIns(common),
    signUps: new SignUps({ ...common, signUpAllowed: config.allowSignUp, shared }),
    passwordLinks: new PasswordLinks(common),
  };
}
