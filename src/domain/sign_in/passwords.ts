// Signs people in with an email address and a password, and changes their passwords. A password of this server is tried first, then the
// company's directory.

import { newToken, sha256 } from "../../base/crypto.ts";
import { AppError, Problems } from "../../base/errors.ts";
import { OWN_TURN, type Turn, turnAt, turnOfUser } from "../../base/fair_queue.ts";
import { normalEmail } from "../../model/mailbox.ts";
import { limitKey } from "../../base/network.ts";
import { DEAD_IMPORTED_HASH, isImportedHash } from "../../base/passwords.ts";
import { isActive, type User } from "../../model/account.ts";
import { DIRECTORY_ISSUER } from "../../model/group.ts";
import { checkPassword, MAX_PASSWORD_BYTES, NO_PASSWORD } from "../accounts/accounts.ts";
import { adminChanged } from "../events/admin_changes.ts";
import { noticeOf } from "../events/notices.ts";
import { actorIn, type Attempt, type ThrottleKey } from "./throttle.ts";
import { devicesOf } from "./known_devices.ts";
import { allowsPasswords, type LocalSignIn, noPasswords, type PasswordOptions } from "./local_passwords.ts";
import { SignInRefused } from "./refusals.ts";
import { notRight, SECRET_LENGTH, type SignInOutcome } from "./sessions.ts";

/** A user whose password was right, and the password's hash. */
interface Known {
  user: User;
  passwordHash: string;
}

/**
 * Passes the limits for one person in the directory, before a password is tried there.
 * @param who the person, in a single spelling
 * @param subject the person's identifier in the directory; null if there is none
 * @returns a function to be told whether the password was wrong
 */
export type Enter = (who: string, subject: string | null) => Promise<(failed: boolean) => void>;

/** The company's directory, which checks names and passwords. */
export interface PasswordDirectory {
  /**
   * @returns null if the password is wrong, or no one has this name
   * @throws AppError `busy` if the directory does not answer
   */
  signIn(typed: { email: string; password: string }, attempt: Attempt, enter: Enter): Promise<SignInOutcome | null>;
}

export class PasswordSignIns {
  #unknownUsersHash: Promise<string> | undefined;

  constructor(private readonly options: PasswordOptions) {}

  get localSignIn(): LocalSignIn {
    return this.options.localSignIn;
  }

  /**
   * Signs a person in. A password of this server is tried first, so that it works even if the directory is down.
   * @throws AppError `unauthorized` (the same error for every reason), `rate-limited`, `forbidden` if the directory
   * recognises a person who is not allowed to sign in here, `busy` if the directory does not answer
   */
  async signIn(
    person: { email: string; password: string },
    attempt: Attempt,
    directory: PasswordDirectory | null = null,
  ): Promise<SignInOutcome> {
    const email = normalEmail(person.email);
    const account = Buffer.from(sha256(email)).toString("hex");
    const address = limitKey(attempt.address);
    const device = await this.options.devices.ofName(email, attempt.device);
    const ofAccount = (key: string): ThrottleKey[] => [
      ["pair", `${address} ${key}`],
      ["account", key],
    ];
    // A known device has its own limit, so other people's failed attempts cannot block it.
    const ofDevices: ThrottleKey | null = device && ["devices", devicesOf(device)];
    const gates: ThrottleKey[] =
      device && ofDevices
        ? [["pair", `device ${device.mark}`], ofDevices]
        : [["address", address], ...ofAccount(account)];
    let guessed: User | null = null;
    let unasked: AppError | null = null;
    let why = "wrong password";
    const { throttle, store, passwords } = this.options;
    const known = await throttle.try(gates, async (): Promise<SignInOutcome | Known | null> => {
      // No account has such an address, and PostgreSQL refuses it in a query.
      const found = /\p{C}/u.test(email) ? null : await store.findPassword(email);
      guessed = found?.user ?? null;
      if (Buffer.byteLength(person.password) > MAX_PASSWORD_BYTES) return null;
      // An unknown user takes the same time, so that responses do not reveal who has an account.
      const has = found !== null && found.passwordHash !== NO_PASSWORD;
      const hash = has ? found.passwordHash : await this.#hashForUnknownUsers();
      const turn = device ? turnOfUser(device.userId) : turnAt(attempt.address);
      const fits = await passwords.fits(person.password, hash, turn);
      if (has && fits && this.mayUse(found.user)) {
        return { ...found, passwordHash: await this.#renewed(found, person.password, turn) };
      }
      await this.#tryOtherKind(person.password, hash, turn);
      const enter: Enter = async (who, subject) => {
        // If the directory has given this name to someone else, the device does not count as known.
        if (device && (await this.#isKnownAs(device.userId, subject))) return throttle.enter([]);
        return throttle.enter([
          ...(device ? [["address", address] as ThrottleKey] : []),
          ...ofAccount(`elsewhere ${who}`),
        ]);
      };
      try {
        return (await directory?.signIn(person, attempt, enter)) ?? null;
      } catch (error) {
        if (error instanceof SignInRefused) await throttle.report(`directory: ${error.why}`, attempt, guessed);
        if (!(error instanceof AppError) || (error.code !== "busy" && error.code !== "rate-limited")) throw error;
        // The guess counts even if the directory was not asked: the directory accepts several spellings of one name.
        unasked = error;
        if (error.code === "busy") why = "directory unanswered";
        return null;
      }
    });
    if (!known) {
      await throttle.report(why, attempt, guessed);
      const owner = device && ofDevices && (await store.findUserById(device.userId));
      if (ofDevices && owner) await throttle.reportIfNoneIsLeft(ofDevices, attempt, owner);
      throw unasked ?? notRight();
    }
    return "passwordHash" in known ? this.options.sessions.begin({ ...known, how: "password" }, attempt) : known;
  }

  /**
   * Changes one's own password. Revokes all other sessions and, unless they are to be kept, all API tokens. Other devices are no longer known.
   * @returns how many tokens were revoked, and the new mark of this device
   * @throws AppError `forbidden` if the current password is wrong or the account has none, `invalid`, `rate-limited`
   */
  async change(
    user: User,
    change: { current: string; next: string; sessionId: string; keepTokens: boolean },
    attempt: Attempt,
  ): Promise<{ tokensEnded: number; device: string }> {
    if (!this.mayUse(user)) throw noPasswords();
    const { store, throttle, passwords, clock } = this.options;
    const problems = new Problems();
    await checkPassword({ password: change.next, email: user.email }, problems, this.options.refuseCommonPasswords);
    problems.throwIfAny();
    const known = await this.#knownPassword(user, change.current);
    const keep = { session: sha256(change.sessionId), tokens: change.keepTokens };
    const passwordHash = known && (await passwords.hash(change.next, turnOfUser(user.id)));
    const told = { by: actorIn(user.email, attempt), user, atMs: clock.now() };
    const ended = passwordHash
      ? await store
          .withEvents([adminChanged("password.set", told), noticeOf("password", told)])
          .changePassword(user.id, passwordHash, keep, known.passwordHash)
      : null;
    if (ended === null) await throttle.report("wrong current password", attempt, user);
    if (ended === null) throw new AppError("forbidden", "The current password is incorrect.");
    return { tokensEnded: ended, device: await this.options.devices.renewed(user, user.email, null) };
  }

  /** Whether this is the password of a signed-in user. @throws AppError `rate-limited` */
  async isPasswordOf(user: User, password: string, attempt: Attempt): Promise<boolean> {
    const known = this.mayUse(user) ? await this.#knownPassword(user, password) : null;
    if (!known) await this.options.throttle.report("wrong current password", attempt, user);
    return known !== null;
  }

  /** Whether the settings let this user sign in with a password of this server. */
  mayUse(user: User): boolean {
    return allowsPasswords(this.localSignIn, user.admin) && isActive(user);
  }

  /** Whether the user has a password of this server to sign in with, and to change. */
  async has(user: User): Promise<boolean> {
    if (!this.mayUse(user)) return false;
    const found = await this.options.store.findPassword(user.email);
    return found !== null && found.passwordHash !== NO_PASSWORD;
  }

  async #isKnownAs(userId: number, subject: string | null): Promise<boolean> {
    if (subject === null || /\p{C}/u.test(subject)) return false;
    return (await this.options.identities.find(DIRECTORY_ISSUER, subject))?.id === userId;
  }

  /** Replaces a hash that came from another server with one of this server's kind. @returns the hash that is stored now */
  async #renewed({ user, passwordHash }: Known, password: string, turn: Turn): Promise<string> {
    if (!isImportedHash(passwordHash)) return passwordHash;
    const { store, passwords } = this.options;
    const renewed = await passwords.hash(password, turn).catch(nullIfBusy);
    // The next sign-in renews it.
    if (renewed === null) return passwordHash;
    return (await store.renewPasswordHash(user.id, passwordHash, renewed)) ? renewed : passwordHash;
  }

  /** The two kinds of hashes take different times, so while both exist, a wrong guess takes the time of both. */
  async #tryOtherKind(password: string, tried: string, turn: Turn): Promise<void> {
    const { store, passwords } = this.options;
    if (!(await store.hasImportedPasswords())) return;
    const other = isImportedHash(tried) ? await this.#hashForUnknownUsers() : DEAD_IMPORTED_HASH;
    // The guess is known to be wrong, and counts even if the queue has no room for this hash.
    await passwords.fits(password, other, turn).catch(nullIfBusy);
  }

  #knownPassword(user: User, password: string): Promise<Known | null> {
    return this.options.throttle.try([["pair", `password ${user.id}`]], async () => {
      const found = await this.options.store.findPassword(user.email);
      if (!found || found.passwordHash === NO_PASSWORD || Buffer.byteLength(password) > MAX_PASSWORD_BYTES) return null;
      return (await this.options.passwords.fits(password, found.passwordHash, turnOfUser(user.id))) ? found : null;
    });
  }

  #hashForUnknownUsers(): Promise<string> {
    // If the queue refuses to compute the hash, the next attempt computes it.
    this.#unknownUsersHash ??= this.options.passwords
      .hash(newToken(SECRET_LENGTH), OWN_TURN)
      .catch((error: unknown) => {
        this.#unknownUsersHash = undefined;
        throw error;
      });
    return this.#unknownUsersHash;
  }
}

function nullIfBusy(error: unknown): null {
  if (error instanceof AppError && error.code === "busy") return null;
  throw error;
}
