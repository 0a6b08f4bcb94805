// People who create their own account: the first administrator, with the code that the server prints, and everyone else if sign-up is allowed.

import { sameBytes, sha256 } from "../../base/crypto.ts";
import { AppError, Problems } from "../../base/errors.ts";
import { type Turn, turnAt } from "../../base/fair_queue.ts";
import { limitKey } from "../../base/network.ts";
import { newSpokenCode, spokenCode } from "./spoken_code.ts";
import type { NewEvent } from "../../model/event.ts";
import type { SharedState } from "../../store/contract.ts";
import { checkedEmail, checkPassword } from "../accounts/accounts.ts";
import { type Actor, adminChanged } from "../events/admin_changes.ts";
import { type Attempt, clientOf } from "./throttle.ts";
import { noPasswords, type PasswordOptions } from "./local_passwords.ts";
import type { SignInOutcome } from "./sessions.ts";

export interface SignUpsOptions extends PasswordOptions {
  signUpAllowed: boolean;
  /** Keeps the code that several servers share; by default, the code is in the memory of this process. */
  shared?: Pick<SharedState, "setupCode"> | undefined;
}

export class SignUps {
  readonly #options: SignUpsOptions;
  readonly #setupCode: () => Promise<string>;

  constructor(options: SignUpsOptions) {
    this.#options = options;
    const fresh = newSpokenCode();
    this.#setupCode = () => options.shared?.setupCode(fresh) ?? Promise.resolve(fresh);
  }

  get signUpAllowed(): boolean {
    return this.#options.signUpAllowed && this.#options.localSignIn === "all";
  }

  /** The code with which the first administrator signs up, or null once there is a user. */
  async setupCode(): Promise<string | null> {
    return (await this.needsSetup()) ? this.#setupCode() : null;
  }

  /** Whether the first administrator must be set up. Without passwords, membership in a company group decides who that is. */
  async needsSetup(): Promise<boolean> {
    return this.#options.localSignIn !== "off" && !(await this.#options.store.hasUsers());
  }

  /**
   * Creates the first administrator. If two people try at once, only one of them succeeds.
   * @throws AppError `forbidden` for a wrong code, `conflict` if there is already a user, `invalid`, `rate-limited`
   */
  async setUp(person: { code: string; email: string; password: string }, attempt: Attempt): Promise<SignInOutcome> {
    if (this.#options.localSignIn === "off") throw noPasswords();
    const right = await this.#options.throttle.try([["code", limitKey(attempt.address)]], async () => {
      const code = await this.#setupCode();
      return sameBytes(sha256(spokenCode(person.code)), sha256(spokenCode(code))) || null;
    });
    if (!right) {
      await this.#options.throttle.report("wrong setup code", attempt);
      throw new AppError("forbidden", "That setup code is incorrect. The server prints it when it starts.");
    }
    if (await this.#options.store.hasUsers()) throw alreadySetUp();
    const { email, passwordHash } = await this.#checkedPerson(person, { ...turnAt(attempt.address), known: true });
    const user = await this.#options.store
      .withEvents([this.#added(email, true, "setup", attempt)])
      .createFirstUser({ email, passwordHash, nowMs: this.#options.clock.now() });
    if (!user) throw alreadySetUp();
    return this.#options.sessions.begin({ user, how: "setup", passwordHash }, attempt);
  }

  /** @throws AppError `forbidden` if sign-up is off, `invalid`, `conflict`, `rate-limited` */
  async signUp(person: { email: string; password: string }, attempt: Attempt): Promise<SignInOutcome> {
    if (!this.signUpAllowed) throw new AppError("forbidden", "Only an administrator can add accounts on this server.");
    // Without an administrator, the setup code is the only way in.
    if (await this.needsSetup()) throw new AppError("forbidden", "This server has not been set up yet.");
    const { email, passwordHash } = await this.#checkedPerson(person, turnAt(attempt.address), () =>
      this.#options.throttle.enter([["code", limitKey(attempt.address)]]),
    );
    const created = await this.#options.store
      .withEvents([this.#added(email, false, "sign-up", attempt)])
      .createUser({ email, passwordHash, admin: false, nowMs: this.#options.clock.now() });
    if (!created) throw new AppError("conflict", "There is already an account with this email address.");
    return this.#options.sessions.begin({ user: created, how: "sign-up", passwordHash }, attempt);
  }

  #added(email: string, administrator: boolean, how: string, attempt: Attempt): NewEvent {
    const by: Actor = { name: how, client: clientOf(attempt) };
    const atMs = this.#options.clock.now();
    return adminChanged("user.added", { by, user: { email }, more: { administrator }, atMs });
  }

  // Creating an account counts as a failed attempt, which limits how many accounts one address can create.
  async #checkedPerson(
    person: { email: string; password: string },
    turn: Turn,
    enter?: () => Promise<(failed: boolean) => void>,
  ): Promise<{ email: string; passwordHash: string }> {
    const problems = new Problems();
    const email = checkedEmail(person.email, problems);
    await checkPassword({ password: person.password, email }, problems, this.#options.refuseCommonPasswords);
    problems.throwIfAny();
    (await enter?.())?.(true);
    return { email, passwordHash: await this.#options.passwords.hash(person.password, turn) };
  }
}

const alreadySetUp = (): AppError => new AppError("conflict", "This server has already been set up. Sign in instead.");
