// Browser sessions. Every way to sign in leads to one. A session id is random, handed out once, and stored as a hash.

import { newToken, sha256 } from "../../base/crypto.ts";
import { AppError } from "../../base/errors.ts";
import { type Clock, MINUTE_MS } from "../../base/clock.ts";
import type { Session, SignInMethod, User } from "../../model/account.ts";
import { type FactorKinds, type MfaRequirement, needsSecondFactor } from "../../model/second_factor.ts";
import type { AccountStore } from "../../store/contract.ts";
import { type Attempt, clientOf } from "./throttle.ts";
import type { KnownDevices } from "./known_devices.ts";

/** 32 letters and digits contain 190 random bits. */
export const SECRET_LENGTH = 32;
const SECRET = /^[0-9A-Za-z]{32}$/;
/** A session is prolonged only after this share of its lifetime, so that few requests write. */
const EXTEND_AFTER = 0.05;
/** "Last used" is recorded in steps of this length, so that a session costs at most one write in this time. */
const LAST_USED_STEP_MS = 5 * MINUTE_MS;

/** The result of a sign-in. The session id and the device mark become cookies of the browser. */
export interface SignedIn {
  user: User;
  sessionId: string;
  /** Proves that this device has signed in to this account before. It grants no access. */
  device: string;
  /** Whether a second factor is missing: see `FoundSession`. */
  limited: boolean;
}

export interface FoundSession {
  user: User;
  /** Whether the session was prolonged: if so, the cookie must be renewed, too. */
  prolonged: boolean;
  /** Whether the user must have a second factor. */
  mustBeStrong: boolean;
  /** Whether that factor is missing: if so, this session can only set one up. */
  limited: boolean;
}

/** The result of the first of two steps. There is no session yet; `pending` becomes a cookie of the browser. */
export interface PendingSignIn {
  user: User;
  pending: string;
  /** The kinds of factors with which the user can take the second step. */
  kinds: FactorKinds;
}

export type SignInOutcome = SignedIn | PendingSignIn;

/** A user whom one of the ways to sign in has recognised. */
export interface Recognised {
  user: User;
  how: SignInMethod;
  /** The hash of the password that was checked. If the password is changed meanwhile, no session begins. */
  passwordHash?: string | null;
  /** Whether a second factor or a passkey was used. */
  strong?: boolean;
  /** The name that was typed, if it may differ from the account's address: next time, the device is recognised by this name. */
  typed?: string;
  /** The session at the provider, and the sealed hint with which to sign out there. */
  provider?: { sid: string | null; hint: Uint8Array | null };
}

export class Sessions {
  readonly #store: AccountStore;
  readonly #clock: Clock;
  readonly lifetimeMs: number;
  readonly #maxAgeMs: number;
  readonly #devices: Pick<KnownDevices, "renewed">;
  readonly #secondSteps: { begin(recognised: Recognised): Promise<PendingSignIn | null> };
  readonly #requireMfa: MfaRequirement;

  constructor(options: {
    store: AccountStore;
    devices: Pick<KnownDevices, "renewed">;
    clock: Clock;
    lifetimeMs: number;
    /** The maximum age of a session, even if it is in use. */
    maxAgeMs: number;
    secondSteps: { begin(recognised: Recognised): Promise<PendingSignIn | null> };
    requireMfa: MfaRequirement;
  }) {
    this.#store = options.store;
    this.#clock = options.clock;
    this.lifetimeMs = Math.min(options.lifetimeMs, options.maxAgeMs);
    this.#maxAgeMs = options.maxAgeMs;
    this.#devices = options.devices;
    this.#secondSteps = options.secondSteps;
    this.#requireMfa = options.requireMfa;
  }

  /**
   * Begins the session of a user whom one of the ways to sign in has recognised. For a user with a second factor, it begins
   * the second step instead, unless an OpenID provider has signed the user in.
   * @throws AppError `unauthorized` if the account is disabled or suspended, or if meanwhile its password was changed or
   * its first second factor was set up
   */
  async begin(recognised: Recognised, attempt: Attempt): Promise<SignInOutcome> {
    const { user, how, passwordHash = null, strong = false, typed = user.email, provider } = recognised;
    if (!strong && how !== "oidc") {
      const pending = await this.#secondSteps.begin(recognised);
      if (pending) return pending;
    }
    // The mark comes before the session: if all marks of the account end meanwhile, this one does, too.
    const device = await this.#devices.renewed(user, typed, attempt.device);
    const sessionId = newToken(SECRET_LENGTH);
    const nowMs = this.#clock.now();
    const session = {
      userId: user.id,
      passwordHash,
      hash: sha256(sessionId),
      how,
      strong,
      ip: attempt.address,
      userAgent: attempt.userAgent,
      providerSid: provider?.sid ?? null,
      providerHint: provider?.hint ?? null,
      nowMs,
      expiresAtMs: nowMs + this.lifetimeMs,
    };
    if (!(await this.#store.createSession(session))) throw notRight();
    // The new session's cookie replaces the previous one.
    if (attempt.sessionId) await this.signOut(attempt.sessionId, attempt);
    const limited = !strong && needsSecondFactor(user, how, this.#requireMfa);
    return { user, sessionId, device, limited };
  }

  /** @returns the sealed hint with which to sign out at the provider, too; null if the session did not begin there */
  async signOut(sessionId: string, attempt: Attempt): Promise<Uint8Array | null> {
    if (!SECRET.test(sessionId)) return null;
    return this.#store.signOut(sha256(sessionId), clientOf(attempt), this.#clock.now());
  }

  /** Finds a session, and prolongs it up to its maximum age. @returns null if it does not exist or has expired */
  async find(sessionId: string): Promise<FoundSession | null> {
    if (!SECRET.test(sessionId)) return null;
    const hash = sha256(sessionId);
    const nowMs = this.#clock.now();
    const session: Session | null = await this.#store.findSession(hash, nowMs);
    const endsAtMs = session ? session.createdAtMs + this.#maxAgeMs : 0;
    if (!session || endsAtMs <= nowMs) return null;
    const untilMs = Math.min(nowMs + this.lifetimeMs, endsAtMs);
    const prolonged = untilMs - session.expiresAtMs >= this.lifetimeMs * EXTEND_AFTER;
    if (prolonged || nowMs - session.lastUsedAtMs >= LAST_USED_STEP_MS) {
      // Not awaited: a full disk must not stop people from reading.
      this.#store.extendSession(hash, prolonged ? untilMs : session.expiresAtMs, nowMs).catch(() => {});
    }
    const { user, how, strong } = session;
    const mustBeStrong = needsSecondFactor(user, how, this.#requireMfa);
    return { user, prolonged, mustBeStrong, limited: mustBeStrong && !strong };
  }
}

export const notRight = (): AppError => new AppError("unauthorized", "The email address or the password is incorrect.");
