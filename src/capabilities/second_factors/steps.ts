// The second step of a sign-in, sign-ins with a passkey alone, and the confirmation of who is using a session. Between the two steps,
// there is no session, only a sealed note in the browser, which names the user who has completed the first step.

import type { Clock } from "../../base/clock.ts";
import { sha256 } from "../../base/crypto.ts";
import { AppError } from "../../base/errors.ts";
import type { Keyring } from "../../base/keyring.ts";
import type { Gate } from "../../base/limiter.ts";
import { limitKey } from "../../base/network.ts";
import type { User } from "../../model/account.ts";
import type { FactorKinds } from "../../model/second_factor.ts";
import type { AccountStore, IdentityStore, SecondFactorStore } from "../../store/contract.ts";
import { actorIn, type Attempt, type ThrottleKey, type SignInThrottle } from "../../domain/sign_in/throttle.ts";
import { devicesOf, type KnownDevices } from "../../domain/sign_in/known_devices.ts";
import type { PasswordSignIns } from "../../domain/sign_in/passwords.ts";
import { digestOf, type PendingNote, type PendingSignIns } from "../../domain/sign_in/pending.ts";
import type { PendingSignIn, Recognised, Sessions, SignedIn } from "../../domain/sign_in/sessions.ts";
import type { Site } from "../../http/sessions/browser_sessions.ts";
import { type AttemptGates, attemptGatesInMemory } from "../../domain/callers/attempt_gates.ts";
import { type SecondFactors, tooMany } from "./factors.ts";
import type { Answered, PasskeyChallenge, Passkeys } from "./passkeys.ts";
import { SealedState } from "../../domain/sign_in/sealed_state.ts";

const CONFIRMED_LIFETIME_MS = 10 * 60_000;
/** Each failure is reported, which costs a write, so failures are limited. */
const PASSKEYS_LIMIT = { failures: 20, windowMs: 5 * 60_000 } as const;
const CONFIRMED = "confirmed";

/** A sign-in after its first step. */
export interface Halfway extends PendingNote {
  user: User;
  kinds: FactorKinds;
  untilMs: number;
}

export interface SecondStepsOptions {
  accounts: AccountStore;
  spent: Pick<IdentityStore, "spend">;
  secondFactors: SecondFactorStore;
  sessions: Pick<Sessions, "begin">;
  devices: Pick<KnownDevices, "ofUser">;
  passwords: Pick<PasswordSignIns, "has" | "isPasswordOf">;
  throttle: Pick<SignInThrottle, "report" | "enter" | "reportIfNoneIsLeft">;
  factors: SecondFactors;
  passkeys: Passkeys;
  pending: PendingSignIns;
  keys: Keyring;
  clock: Clock;
  gate?: AttemptGates | undefined;
}

export class SecondSteps {
  readonly #state: SealedState;
  readonly #passkeysOfAddress: Gate;

  constructor(private readonly options: SecondStepsOptions) {
    const { gate = attemptGatesInMemory(options.clock) } = options;
    this.#passkeysOfAddress = gate("passkey by address", PASSKEYS_LIMIT);
    this.#state = new SealedState(options);
  }

  /** The sign-in that this note belongs to; null if there is none, or it began too long ago. */
  async halfway(note: string | null): Promise<Halfway | null> {
    const { pending, accounts, factors } = this.options;
    const opened = note === null ? null : pending.open(note);
    const user = opened && (await accounts.findUserById(opened.userId));
    return user && { ...opened, user, kinds: await factors.kindsOf(user.id) };
  }

  /** @throws AppError `unauthorized` if the first step is missing, `forbidden` if the code is wrong, `rate-limited` */
  async byCode(note: string | null, code: string, attempt: Attempt): Promise<SignedIn> {
    const halfway = await this.#expectHalfway(note);
    const { user } = halfway;
    const { devices, factors, throttle } = this.options;
    const device = await devices.ofUser(user.id, attempt.device);
    const ofDevices: ThrottleKey | null = device && ["deviceCodes", devicesOf(device)];
    const settle = await throttle.enter(ofDevices ? [ofDevices] : []);
    let failed = false;
    try {
      // A known device has its own limit, so other people's failed attempts cannot block it.
      const guesser = device ? `device ${device.mark}` : `account ${user.id}`;
      failed = !(await factors.proveByCode(user, code, guesser, actorIn(user.email, attempt)));
    } finally {
      settle(failed);
    }
    if (!failed) return this.#complete(halfway, attempt);
    await throttle.report("wrong second factor", attempt, user);
    if (ofDevices) await throttle.reportIfNoneIsLeft(ofDevices, attempt, user);
    throw wrongCode();
  }

  async askPasskey(note: string | null, site: Site): Promise<PasskeyChallenge> {
    return this.options.passkeys.ask((await this.#expectHalfway(note)).user.id, site);
  }

  /** @throws AppError `unauthorized`, `forbidden`, `rate-limited` */
  async byPasskey(note: string | null, answered: Answered, site: Site, attempt: Attempt): Promise<SignedIn> {
    const halfway = await this.#expectHalfway(note);
    await this.#prove(halfway.user, { answered, site, attempt });
    return this.#complete(halfway, attempt);
  }

  /**
   * Signs in with a passkey alone, which is two factors: the device, and the PIN or fingerprint that unlocks it.
   * @throws AppError `forbidden`, `rate-limited`
   */
  async signInByPasskey(answered: Answered, site: Site, attempt: Attempt): Promise<SignedIn> {
    const { accounts, sessions, passwords } = this.options;
    const userId = await this.#prove(null, { answered, site, attempt });
    const user = await accounts.findUserById(userId);
    if (!user || !(await passwords.has(user))) {
      throw new AppError("forbidden", "Sign in through your company. After that, you will be asked for your passkey.");
    }
    return complete(await sessions.begin({ user, how: "passkey", strong: true }, attempt));
  }

  /**
   * Confirms, by the password or by a factor, who is using a session, before the user's factors change. After a factor,
   * the session counts as one that began with a second factor.
   * @returns a note for `isConfirmed`
   * @throws AppError `forbidden`, `rate-limited`
   */
  async confirm(
    { user, sessionId }: { user: User; sessionId: string },
    by: { password: string } | { code: string } | { answered: Answered; site: Site },
    attempt: Attempt,
  ): Promise<string> {
    const { passwords, factors, passkeys, secondFactors } = this.options;
    if ("password" in by) {
      if (!(await passwords.isPasswordOf(user, by.password, attempt))) {
        throw new AppError("forbidden", "The password is incorrect.");
      }
    } else {
      if ("answered" in by) await passkeys.prove(user.id, by.site, by.answered);
      // These guesses count for this user's sessions alone, so that other people's guesses do not block the user.
      else if (!(await factors.proveByCode(user, by.code, `session of ${user.id}`, actorIn(user.email, attempt)))) {
        await this.options.throttle.report("wrong second factor", attempt, user);
        throw wrongCode();
      }
      await secondFactors.strengthen(sha256(sessionId));
    }
    return this.confirmation(sessionId);
  }

  /** A note that the user of this session has just been confirmed. */
  confirmation(sessionId: string): string {
    return this.#state.seal(CONFIRMED, { session: sessionDigest(sessionId) }, CONFIRMED_LIFETIME_MS);
  }

  isConfirmed(sessionId: string, note: string | null): boolean {
    const opened = note === null ? null : this.#state.open<{ session: string }>(CONFIRMED, note);
    return opened?.session === sessionDigest(sessionId);
  }

  /** The ways in which this user can confirm who they are. There may be none: no password here, and no factor. */
  async canConfirm(user: User): Promise<FactorKinds & { password: boolean }> {
    const { passwords, factors } = this.options;
    return { password: await passwords.has(user), ...(await factors.kindsOf(user.id)) };
  }

  async #prove(
    user: User | null,
    { answered, site, attempt }: { answered: Answered; site: Site; attempt: Attempt },
  ): Promise<number> {
    const entered = await this.#passkeysOfAddress.enter(limitKey(attempt.address));
    if ("retryAfterSeconds" in entered) throw tooMany(entered);
    let hasFailed = true;
    try {
      const userId = await this.options.passkeys.prove(user?.id ?? null, site, answered);
      hasFailed = false;
      return userId;
    } catch (error) {
      await this.options.throttle.report(user ? "wrong second factor" : "wrong passkey", attempt, user);
      throw error;
    } finally {
      entered.settle(hasFailed);
    }
  }

  async #expectHalfway(note: string | null): Promise<Halfway> {
    const halfway = await this.halfway(note);
    if (!halfway) throw new AppError("unauthorized", "This took too long: sign in again.");
    return halfway;
  }

  async #complete({ id, user, how, password, typed, untilMs }: Halfway, attempt: Attempt): Promise<SignedIn> {
    const { accounts, spent, sessions, clock } = this.options;
    const known = password === null ? null : await accounts.findPassword(user.email);
    // If the password was changed between the two steps, the sign-in fails.
    const isSame = password === null || digestOf(known?.passwordHash ?? null) === password;
    if (!isSame || !(await spent.spend(sha256(`second step ${id}`), untilMs, clock.now()))) {
      throw new AppError("unauthorized", "This sign-in has been used already: sign in again.");
    }
    const recognised: Recognised = { user, how, passwordHash: known?.passwordHash ?? null, typed, strong: true };
    return complete(await sessions.begin(recognised, attempt));
  }
}

/** Expects a complete sign-in: a strong one needs no second step. */
function complete(outcome: SignedIn | PendingSignIn): SignedIn {
  if ("pending" in outcome) throw new Error("A strong sign-in asks for a second step.");
  return outcome;
}

const sessionDigest = (sessionId: string): string => Buffer.from(sha256(sessionId)).toString("base64");

const wrongCode = (): AppError =>
  new AppError("forbidden", "That code is incorrect, or it has been used already. Wait for the next one.");
