// How people sign in: first run, sign-up, sign-in, one-time links, and the sessions that follow. A
// session id is random, handed out once, and stored as a hash. Every guess at a secret passes a limit
// before it costs a hash. No limit locks an account's owner out for good: every limit resets with time, and a
// device that has signed in before has limits of its own.

import { newToken, sameBytes, sha256 } from "../base/crypto.ts";
import { AppError, Problems } from "../base/errors.ts";
import type { Gate } from "../base/limiter.ts";
import type { PurposeKey } from "../base/keyring.ts";
import { limitKey } from "../base/network.ts";
import type { Passwords } from "../base/passwords.ts";
import { newSpokenCode, spokenCode } from "../base/spoken_code.ts";
import type { Clock } from "../base/clock.ts";
import type { Session, SignInMethod, User } from "../model/account.ts";
import type { NewEvent } from "../model/event.ts";
import { type FactorKinds, type MfaRequirement, needsSecondFactor } from "../model/second_factor.ts";
import type { AccountStore, OutboxStore, SharedState } from "../store/contract.ts";
import { checkedEmail, checkPassword, MAX_PASSWORD_BYTES, NO_PASSWORD, normalEmail } from "./accounts.ts";
import { SignInRefused } from "./company_refusals.ts";
import { type Actor, type AdminChange, type AdminChanged, adminChanged } from "./events/admin_changes.ts";
import { signInFailed } from "./events/sign_in_failures.ts";
import { type Gates, gatesInMemory } from "./gates.ts";

const MINUTE_MS = 60_000;
/** 32 letters and digits hold 190 random bits. */
export const SECRET_LENGTH = 32;
const SECRET = /^[0-9A-Za-z]{32}$/;
/** Of one-time links. */
export const LINK_LIFETIME_MS = 24 * 60 * MINUTE_MS;
/** A session is prolonged once this share of its lifetime has passed, so that not every request writes. */
const EXTEND_AFTER = 0.05;
/** "Last used" is exact to this, so that a session costs at most one write in this time. */
const LAST_USED_STEP_MS = 5 * MINUTE_MS;
const DEVICE = /^([0-9A-Za-z]{16})\.([0-9a-f]{64})$/;

/** How many failed attempts are allowed within how long. */
const LIMITS = {
  address: { failures: 20, windowMs: 5 * MINUTE_MS },
  // One account, from any number of addresses.
  account: { failures: 30, windowMs: 15 * MINUTE_MS },
  // One account from one address, or from one device that has signed in to it before.
  pair: { failures: 5, windowMs: MINUTE_MS },
  // Setup codes and one-time links.
  code: { failures: 10, windowMs: MINUTE_MS },
} as const;

/** What a browser gets after signing in. Session id and device mark become cookies. */
export interface SignedIn {
  user: User;
  sessionId: string;
  /** Proves that this device has signed in to this account before. It grants no access. */
  device: string;
  /** A second factor is missing: see `Sessions.find`. */
  limited: boolean;
}

export interface FoundSession {
  user: User;
  /** The session was prolonged, so the cookie is to be renewed too. */
  prolonged: boolean;
  /** The user must have a second factor. */
  mustBeStrong: boolean;
  /** It is missing in this session, which until then is good for nothing but setting one up. */
  limited: boolean;
}

/** What a browser gets after the first of two steps. There is no session yet; `pending` becomes a cookie. */
export interface PendingSignIn {
  user: User;
  pending: string;
  /** What the user can take the second step with. */
  kinds: FactorKinds;
}

export type SignInOutcome = SignedIn | PendingSignIn;

export interface Attempt {
  address: string;
  /** The device mark that the browser sent, if any. */
  device: string | null;
  userAgent: string;
}

/** Whom one of the ways to sign in has recognised. */
export interface Recognised {
  user: User;
  how: SignInMethod;
  /** Of the password that was checked: if it is reset meanwhile, no session of the old password begins. */
  passwordHash?: string | null;
  /** By a second factor or a passkey. */
  strong?: boolean;
  /** The name that was typed, where it need not be the account's address: the device is known by it the next time. */
  typed?: string;
  /** The session at the provider, and sealed what it is shown to sign out there. */
  provider?: { sid: string | null; hint: Uint8Array | null };
}

/** Whose password fits, and the hash it fits. */
interface Known {
  user: User;
  passwordHash: string;
}

/** Another place that knows names and passwords. */
export interface Elsewhere {
  /**
   * @param enter passes the limits on tries of one person there
   * @returns null where the password is wrong, or nobody has this name
   * @throws AppError `busy` where that place cannot be asked
   */
  signIn(
    typed: { email: string; password: string },
    attempt: Attempt,
    enter: (subject: string) => Promise<(failed: boolean) => void>,
  ): Promise<SignInOutcome | null>;
}

/** Who may sign in with a password of this server. */
export type LocalSignIn = "all" | "admins" | "off";

export class Sessions {
  readonly #store: AccountStore;
  readonly #outbox: Pick<OutboxStore, "add">;
  readonly #clock: Clock;
  readonly #passwords: Passwords;
  readonly #lifetimeMs: number;
  readonly #deviceKey: PurposeKey;
  readonly #setupCode: () => Promise<string>;
  readonly localSignIn: LocalSignIn;
  readonly #gates: Record<keyof typeof LIMITS, Gate>;
  #unknownUsersHash: Promise<string> | undefined;
  readonly #secondSteps: { begin(recognised: Recognised): Promise<PendingSignIn | null> } | undefined;
  readonly #requireMfa: MfaRequirement;
  readonly signUpAllowed: boolean;

  constructor(options: {
    store: AccountStore;
    /** Is told of failures to sign in. */
    outbox: Pick<OutboxStore, "add">;
    /** `keys.purpose("known devices")`: marks devices that have signed in before. */
    deviceKey: PurposeKey;
    clock: Clock;
    passwords: Passwords;
    lifetimeMs: number;
    signUpAllowed: boolean;
    localSignIn?: LocalSignIn;
    /** Absent: nobody has a second factor. */
    secondSteps?: { begin(recognised: Recognised): Promise<PendingSignIn | null> };
    requireMfa?: MfaRequirement;
    /** What several servers have in common; by default each of these is in the memory of this process. */
    shared?: Pick<SharedState, "setupCode"> | undefined;
    gate?: Gates | undefined;
  }) {
    const { shared, gate = gatesInMemory(options.clock) } = options;
    const fresh = newSpokenCode();
    this.#setupCode = () => shared?.setupCode(fresh) ?? Promise.resolve(fresh);
    this.#store = options.store;
    this.#outbox = options.outbox;
    this.#clock = options.clock;
    this.#passwords = options.passwords;
    this.#lifetimeMs = options.lifetimeMs;
    this.#deviceKey = options.deviceKey;
    this.#gates = {
      address: gate("sign-in by address", LIMITS.address),
      account: gate("sign-in by account", LIMITS.account),
      pair: gate("sign-in by account and address", LIMITS.pair),
      code: gate("code by address", LIMITS.code),
    };
    this.localSignIn = options.localSignIn ?? "all";
    this.signUpAllowed = options.signUpAllowed && this.localSignIn === "all";
    this.#secondSteps = options.secondSteps;
    this.#requireMfa = options.requireMfa ?? "off";
  }

  get lifetimeMs(): number {
    return this.#lifetimeMs;
  }

  /** The code with which the first administrator signs up, or null once there is a user. */
  async setupCode(): Promise<string | null> {
    return (await this.needsSetup()) ? this.#setupCode() : null;
  }

  /** Whether the first administrator is made with a password; where none signs in, a group of the company makes it. */
  async needsSetup(): Promise<boolean> {
    return this.localSignIn !== "off" && !(await this.#store.hasUsers());
  }

  /**
   * First run: creates the administrator. Of two at once, one wins.
   * @throws AppError `forbidden` for a wrong code, `conflict` where there is a user already,
   * `invalid`, `rate-limited`
   */
  async setUp(person: { code: string; email: string; password: string }, attempt: Attempt): Promise<SignInOutcome> {
    if (this.localSignIn === "off") throw noPasswords();
    const right = await this.#guarded([["code", limitKey(attempt.address)]], async () => {
      const code = await this.#setupCode();
      return sameBytes(sha256(spokenCode(person.code)), sha256(spokenCode(code))) || null;
    });
    if (!right) {
      await this.#tellFailure("wrong setup code", attempt, null);
      throw new AppError("forbidden", "That setup code is not right. The server prints it when it starts.");
    }
    if (await this.#store.hasUsers()) throw alreadySetUp();
    const { email, passwordHash } = await this.#checkedPerson(person, attempt);
    const user = await this.#store
      .telling([this.#added(email, true, "setup", attempt)])
      .createFirstUser({ email, passwordHash, nowMs: this.#clock.now() });
    if (!user) throw alreadySetUp();
    return this.begin({ user, how: "setup", passwordHash }, attempt);
  }

  /** @throws AppError `forbidden` where sign-up is off, `invalid`, `conflict`, `rate-limited` */
  async signUp(person: { email: string; password: string }, attempt: Attempt): Promise<SignInOutcome> {
    if (!this.signUpAllowed) throw new AppError("forbidden", "Only an administrator adds accounts on this server.");
    // Without an administrator, the setup code is the only way in.
    if (await this.needsSetup()) throw new AppError("forbidden", "This server has not been set up yet.");
    const { email, passwordHash } = await this.#checkedPerson(person, attempt, () =>
      this.#enter([["code", limitKey(attempt.address)]]),
    );
    const created = await this.#store
      .telling([this.#added(email, false, "sign-up", attempt)])
      .createUser({ email, passwordHash, admin: false, nowMs: this.#clock.now() });
    if (!created) throw new AppError("conflict", "There is an account with this email address already.");
    return this.begin({ user: created, how: "sign-up", passwordHash }, attempt);
  }

  /**
   * A password of this server is tried first: what happens elsewhere keeps nobody out who has one.
   * @throws AppError `unauthorized` (the same error for every reason), `rate-limited`, `forbidden` where whoever is recognised
   * elsewhere may not come in, `busy` where that place cannot be asked
   */
  async signIn(
    person: { email: string; password: string },
    attempt: Attempt,
    elsewhere: Elsewhere | null = null,
  ): Promise<SignInOutcome> {
    const email = normalEmail(person.email);
    const account = Buffer.from(sha256(email)).toString("hex");
    const address = limitKey(attempt.address);
    const device = this.knownDevice(email, attempt.device);
    const ofAccount = (key: string): Array<[keyof typeof LIMITS, string]> => [
      ["pair", `${address} ${key}`],
      ["account", key],
    ];
    // A known device has its own limit, so other people's failed attempts cannot block it.
    const gates: Array<[keyof typeof LIMITS, string]> = device
      ? [["pair", `device ${device}`]]
      : [["address", address], ...ofAccount(account)];
    let guessed: User | null = null;
    let unasked: AppError | null = null;
    const known = await this.#guarded(gates, async (): Promise<SignInOutcome | Known | null> => {
      // No account has such an address, and PostgreSQL takes none in a question.
      const found = /\p{C}/u.test(email) ? null : await this.#store.findPassword(email);
      guessed = found?.user ?? null;
      if (Buffer.byteLength(person.password) > MAX_PASSWORD_BYTES) return null;
      // An unknown user costs the same time, so that responses do not reveal who has an account.
      const has = found !== null && found.passwordHash !== NO_PASSWORD;
      const hash = has ? found.passwordHash : await this.#hashForUnknownUsers();
      const fits = await this.#passwords.fits(person.password, hash, device ? `device ${device}` : address);
      if (has && fits && this.mayUsePassword(found.user)) return found;
      const enter = (subject: string) => this.#enter(device ? [] : ofAccount(`elsewhere ${subject}`));
      try {
        return (await elsewhere?.signIn(person, attempt, enter)) ?? null;
      } catch (error) {
        if (error instanceof SignInRefused) await this.#tellFailure(`directory: ${error.why}`, attempt, guessed);
        if (!(error instanceof AppError) || error.code !== "busy") throw error;
        // A guess counts, whether or not the other place could be asked.
        unasked = error;
        return null;
      }
    });
    if (!known) {
      await this.#tellFailure(unasked ? "directory unanswered" : "wrong password", attempt, guessed);
      throw unasked ?? notRight();
    }
    return "passwordHash" in known ? this.begin({ ...known, how: "password" }, attempt) : known;
  }

  /** @returns what the provider is shown to sign out there too, sealed; null where the session did not begin there */
  async signOut(sessionId: string, attempt: Attempt): Promise<Uint8Array | null> {
    if (!SECRET.test(sessionId)) return null;
    return this.#store.signOut(sha256(sessionId), clientOf(attempt), this.#clock.now());
  }

  /** Has the administration told that somebody was not let in. */
  tellFailure(why: string, attempt: Attempt): Promise<void> {
    return this.#tellFailure(why, attempt, null);
  }

  /**
   * Finds a session and prolongs it while it is used. @returns null where it does not exist or has expired;
   * else its user, and what the session is good for
   */
  async find(sessionId: string): Promise<FoundSession | null> {
    if (!SECRET.test(sessionId)) return null;
    const hash = sha256(sessionId);
    const nowMs = this.#clock.now();
    const session: Session | null = await this.#store.findSession(hash, nowMs);
    if (!session) return null;
    const untilMs = nowMs + this.#lifetimeMs;
    const prolonged = untilMs - session.expiresAtMs >= this.#lifetimeMs * EXTEND_AFTER;
    if (prolonged || nowMs - session.lastUsedAtMs >= LAST_USED_STEP_MS) {
      // Not awaited: a full disk must not stop people from reading.
      this.#store.extendSession(hash, prolonged ? untilMs : session.expiresAtMs, nowMs).catch(() => {});
    }
    const { user, how, strong } = session;
    const mustBeStrong = needsSecondFactor(user, how, this.#requireMfa);
    return { user, prolonged, mustBeStrong, limited: mustBeStrong && !strong };
  }

  /**
   * Changes one's own password. Revokes all other sessions and, unless they are to be kept, all API tokens.
   * @returns how many tokens were revoked
   * @throws AppError `forbidden` where the current password is wrong or none signs in, `invalid`, `rate-limited`
   */
  async changePassword(
    user: User,
    change: { current: string; next: string; sessionId: string; keepTokens: boolean },
    attempt: Attempt,
  ): Promise<number> {
    if (!this.mayUsePassword(user)) throw noPasswords();
    const problems = new Problems();
    checkPassword(change.next, problems);
    problems.throwIfAny();
    const known = await this.#knownPassword(user, change.current);
    const keep = { session: sha256(change.sessionId), tokens: change.keepTokens };
    const passwordHash = known && (await this.#passwords.hash(change.next, userQueue(user)));
    const by: Actor = { name: user.email, client: clientOf(attempt) };
    const ended = passwordHash
      ? await this.#store
          .telling([this.#told("password.set", { by, user })])
          .changePassword(user.id, passwordHash, keep, known.passwordHash)
      : null;
    if (ended === null) await this.#tellFailure("wrong current password", attempt, user);
    if (ended === null) throw new AppError("forbidden", "The current password is not right.");
    return ended;
  }

  /** Whether a signed-in user types the own password. @throws AppError `rate-limited` */
  async isPasswordOf(user: User, password: string, attempt: Attempt): Promise<boolean> {
    const known = this.mayUsePassword(user) ? await this.#knownPassword(user, password) : null;
    if (!known) await this.#tellFailure("wrong current password", attempt, user);
    return known !== null;
  }

  #knownPassword(user: User, password: string): Promise<Known | null> {
    return this.#guarded([["pair", `password ${user.id}`]], async () => {
      const found = await this.#store.findPassword(user.email);
      if (!found || found.passwordHash === NO_PASSWORD || Buffer.byteLength(password) > MAX_PASSWORD_BYTES) return null;
      return (await this.#passwords.fits(password, found.passwordHash, userQueue(user))) ? found : null;
    });
  }

  /** @returns the code of a one-time link with which the user sets a password. @throws AppError `not-found`, `conflict` */
  async createPasswordLink(userId: number, by: Actor): Promise<{ user: User; code: string; expiresAtMs: number }> {
    const user = await this.#store.findUserById(userId);
    if (!user) throw new AppError("not-found", "There is no such user.");
    if (user.disabled) throw new AppError("conflict", "This account is disabled: enable it first.");
    if (!this.#allows(user.admin)) throw noPasswords();
    const code = newToken(SECRET_LENGTH);
    const expiresAtMs = this.#clock.now() + LINK_LIFETIME_MS;
    await this.#store
      .telling([this.#told("password_link.made", { by, user })])
      .createPasswordLink({ userId, hash: sha256(code), expiresAtMs });
    return { user, code, expiresAtMs };
  }

  /** Whose password a one-time link sets. The link stays as it is. @throws AppError `forbidden`, `rate-limited` */
  async findPasswordLink({ code }: { code: string }, attempt: Attempt): Promise<User & { invited: boolean }> {
    const user = await this.#passwordLink(sha256(code), attempt);
    if (!user) throw linkNotValid();
    return user;
  }

  /** Sets a password with a one-time link, revokes all sessions and API tokens, and signs in. @throws AppError `forbidden`, `invalid`, `rate-limited` */
  async usePasswordLink(
    { code, password }: { code: string; password: string },
    attempt: Attempt,
  ): Promise<SignInOutcome> {
    const problems = new Problems();
    checkPassword(password, problems);
    problems.throwIfAny();
    const hash = sha256(code);
    const good = await this.#passwordLink(hash, attempt);
    const passwordHash = good ? await this.#passwords.hash(password, limitKey(attempt.address)) : "";
    const user = good && (await this.#setByLink(good, { hash, passwordHash, attempt }));
    if (!user) throw linkNotValid();
    return this.begin({ user, how: "link", passwordHash }, attempt);
  }

  #setByLink(
    user: User,
    { hash, passwordHash, attempt }: { hash: Uint8Array; passwordHash: string; attempt: Attempt },
  ): Promise<User | null> {
    const by: Actor = { name: "password link", client: clientOf(attempt) };
    return this.#store
      .telling([this.#told("password.set", { by, user })])
      .usePasswordLink(hash, passwordHash, this.#clock.now());
  }

  async #passwordLink(hash: Uint8Array, attempt: Attempt): Promise<(User & { invited: boolean }) | null> {
    const user = await this.#guarded([["code", limitKey(attempt.address)]], () =>
      this.#store.findPasswordLink(hash, this.#clock.now()),
    );
    if (user && !this.#allows(user.admin)) throw linkNotValid();
    if (!user) await this.#tellFailure("wrong password link", attempt, null);
    return user;
  }

  #told(what: AdminChange, about: Omit<AdminChanged, "atMs">): NewEvent {
    return adminChanged(what, { ...about, atMs: this.#clock.now() });
  }

  #added(email: string, administrator: boolean, how: string, attempt: Attempt): NewEvent {
    const by: Actor = { name: how, client: clientOf(attempt) };
    return this.#told("user.added", { by, user: { email }, more: { administrator } });
  }

  // Before the answer, so that no failure goes untold.
  #tellFailure(why: string, attempt: Attempt, user: User | null): Promise<void> {
    return this.#outbox.add(signInFailed(why, attempt, user, this.#clock.now()));
  }

  /**
   * Begins the session of a person whom one of the ways to sign in has recognised; of a user with a second factor only
   * the second step, unless an OpenID provider answers for the person.
   * @throws AppError `unauthorized` where the account is disabled or suspended, or its password has changed meanwhile
   */
  async begin(recognised: Recognised, attempt: Attempt): Promise<SignInOutcome> {
    const { user, how, passwordHash = null, strong = false, typed = user.email, provider } = recognised;
    if (!strong && how !== "oidc") {
      const pending = await this.#secondSteps?.begin(recognised);
      if (pending) return pending;
    }
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
      expiresAtMs: nowMs + this.#lifetimeMs,
    };
    if (!(await this.#store.createSession(session))) throw notRight();
    const mark = newToken(16);
    const sealed = Buffer.from(this.#deviceKey.mac(`${mark} ${normalEmail(typed)}`)).toString("hex");
    const limited = !strong && needsSecondFactor(user, how, this.#requireMfa);
    return { user, sessionId, device: `${mark}.${sealed}`, limited };
  }

  /** Does a password of this server sign this user in? */
  mayUsePassword({ admin, disabled, suspended }: User): boolean {
    return this.#allows(admin) && !disabled && !suspended;
  }

  /** Whether there is a password here that the user can sign in with, and change. */
  async hasPassword(user: User): Promise<boolean> {
    if (!this.mayUsePassword(user)) return false;
    const found = await this.#store.findPassword(user.email);
    return found !== null && found.passwordHash !== NO_PASSWORD;
  }

  #allows(admin: boolean): boolean {
    return allowsPasswords(this.localSignIn, admin);
  }

  /** The mark of a device that has signed in to this account before. */
  knownDevice(email: string, device: string | null): string | null {
    const [, mark = "", sealed = ""] = DEVICE.exec(device ?? "") ?? [];
    if (mark === "" || !this.#deviceKey.isMac(Buffer.from(sealed, "hex"), `${mark} ${email}`)) return null;
    return mark;
  }

  // Passes every gate, then tries once; null is a failure. @throws AppError `rate-limited` before trying
  async #guarded<T>(keys: Array<[keyof typeof LIMITS, string]>, attempt: () => Promise<T | null>): Promise<T | null> {
    const settle = await this.#enter(keys);
    let failed = false;
    try {
      const outcome = await attempt();
      failed = outcome === null;
      return outcome;
    } finally {
      settle(failed);
    }
  }

  async #enter(keys: Array<[keyof typeof LIMITS, string]>): Promise<(failed: boolean) => void> {
    const settles: Array<(failed: boolean) => void> = [];
    const settle = (failed: boolean) => settles.forEach((one) => one(failed));
    for (const [gate, key] of keys) {
      const entered = await this.#gates[gate].enter(key);
      if ("retryAfterSeconds" in entered) {
        settle(false);
        const { retryAfterSeconds } = entered;
        const message = `Too many failed attempts. Try again in ${retryAfterSeconds} seconds.`;
        throw new AppError("rate-limited", message, { retryAfterSeconds });
      }
      settles.push(entered.settle);
    }
    return settle;
  }

  // Creating an account counts as a failed attempt: nobody needs many accounts.
  async #checkedPerson(
    person: { email: string; password: string },
    attempt: Attempt,
    enter?: () => Promise<(failed: boolean) => void>,
  ): Promise<{ email: string; passwordHash: string }> {
    const problems = new Problems();
    const email = checkedEmail(person.email, problems);
    checkPassword(person.password, problems);
    problems.throwIfAny();
    (await enter?.())?.(true);
    return { email, passwordHash: await this.#passwords.hash(person.password, limitKey(attempt.address)) };
  }

  #hashForUnknownUsers(): Promise<string> {
    // A hash that the queue refused is not remembered: the next attempt makes it.
    this.#unknownUsersHash ??= this.#passwords.hash(newToken(SECRET_LENGTH), "").catch((error: unknown) => {
      this.#unknownUsersHash = undefined;
      throw error;
    });
    return this.#unknownUsersHash;
  }
}

const clientOf = ({ address, userAgent }: Attempt): NewEvent["client"] => ({ ip: address, userAgent });

const notRight = (): AppError => new AppError("unauthorized", "The email address or the password is not right.");

const linkNotValid = (): AppError =>
  new AppError("forbidden", "This link is no longer valid. Ask an administrator for a new one.");

/** Whether somebody may sign in with a password of this server. */
export const allowsPasswords = (local: LocalSignIn, admin: boolean): boolean =>
  local === "all" || (local === "admins" && admin);

export const noPasswords = (): AppError =>
  new AppError("forbidden", "Passwords of this server do not sign this user in: see local_sign_in.");

const alreadySetUp = (): AppError => new AppError("conflict", "This server has been set up already. Sign in instead.");

/** The queue key under which a user's own passwords are hashed. */
const userQueue = ({ id }: User): string => `user ${id}`;
