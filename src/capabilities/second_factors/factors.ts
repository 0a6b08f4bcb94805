// A user's second factors: setting them up, proving them, removing them. The secret of an app is sealed under the master key, and
// recovery codes are stored as hashes. A code of either kind is valid once. The number of wrong guesses per hour is limited.

import type { Clock } from "../../base/clock.ts";
import { sha256 } from "../../base/crypto.ts";
import { AppError } from "../../base/errors.ts";
import type { Keyring } from "../../base/keyring.ts";
import type { Gate } from "../../base/limiter.ts";
import { newSpokenCode, spokenCode } from "../../domain/sign_in/spoken_code.ts";
import type { User } from "../../model/account.ts";
import { normalEmail } from "../../model/mailbox.ts";
import type { FactorKinds, Factors } from "../../model/second_factor.ts";
import type { NewEvent } from "../../model/event.ts";
import type { AccountStore, SecondFactorChanges, SecondFactorStore } from "../../store/contract.ts";
import { type Actor, type AdminChange, adminChanged, COMMAND_LINE } from "../../domain/events/admin_changes.ts";
import { type Notice, noticeOf } from "../../domain/events/notices.ts";
import { type AttemptGates, attemptGatesInMemory } from "../../domain/callers/attempt_gates.ts";
import type { FactorsOfUsers } from "../../domain/sign_in/pending.ts";
import { SealedState } from "../../domain/sign_in/sealed_state.ts";
import { TotpSeal } from "../../domain/sign_in/totp_seal.ts";
import { CODE, invitation, newSecret, stepOf } from "./totp.ts";

const MINUTE_MS = 60_000;
const SET_UP_LIFETIME_MS = 30 * MINUTE_MS;
/** At any time, three in a million codes are right: with this limit, even a thief with the password needs years to guess one. */
const LIMIT = { failures: 10, windowMs: 60 * MINUTE_MS } as const;
const RECOVERY_CODES = 10;
const SET_UP = "set up an app";

/** The user who is setting up a factor, and the session in which that happens. */
export interface Enrolling {
  user: User;
  session: Uint8Array;
  by: Actor;
}

export class SecondFactors implements Omit<FactorsOfUsers, "confirmation"> {
  readonly #store: SecondFactorStore;
  readonly #accounts: Pick<AccountStore, "findUser" | "findUserById">;
  readonly #seal: TotpSeal;
  readonly #state: SealedState;
  readonly #clock: Clock;
  readonly #guesses: Gate;

  constructor(options: {
    store: SecondFactorStore;
    accounts: Pick<AccountStore, "findUser" | "findUserById">;
    keys: Keyring;
    clock: Clock;
    gate?: AttemptGates | undefined;
  }) {
    const { store, accounts, keys, clock, gate = attemptGatesInMemory(options.clock) } = options;
    this.#store = store;
    this.#accounts = accounts;
    this.#seal = new TotpSeal(keys);
    this.#state = new SealedState({ keys, clock });
    this.#clock = clock;
    this.#guesses = gate("second factor", LIMIT);
  }

  kindsOf(userId: number): Promise<FactorKinds> {
    return this.#store.kindsOf(userId);
  }

  of(userId: number): Promise<Factors> {
    return this.#store.factorsOf(userId);
  }

  /** Begins to set up an app. Nothing is stored until a code has shown that the app works. */
  async beginTotp(user: User, issuer: string): Promise<{ ticket: string; uri: string; secret: string }> {
    const secret = newSecret();
    const sealed = { userId: user.id, secret: Buffer.from(secret).toString("base64") };
    const ticket = this.#state.seal(SET_UP, sealed, SET_UP_LIFETIME_MS);
    return { ticket, ...(await invitation(secret, { issuer, label: user.email })) };
  }

  /**
   * @returns recovery codes, if this is the first factor; they cannot be shown again
   * @throws AppError `forbidden` if the code is wrong, `conflict` if there is an app already
   */
  async addTotp(
    { user, session, by }: Enrolling,
    { ticket, code }: { ticket: string; code: string },
  ): Promise<string[] | null> {
    const begun = this.#state.open<{ userId: number; secret: string }>(SET_UP, ticket);
    if (begun?.userId !== user.id) throw new AppError("forbidden", "This took too long: start over.");
    const secret = Buffer.from(begun.secret, "base64");
    const lastStep = await stepOf(secret, digits(code), this.#clock.now());
    if (lastStep === null) {
      throw new AppError(
        "forbidden",
        "That code is wrong. Check that the clocks of both the device with the app and the server are right.",
      );
    }
    const sealed = this.#seal.seal(user.id, secret);
    const totp = { userId: user.id, secret: sealed, lastStep, createdAtMs: this.#clock.now() };
    return this.enrol({ user, session, by }, (store, enrolment) => store.addTotp(totp, enrolment), "app");
  }

  /** Stores a factor. @returns recovery codes, if it is the first @throws AppError `conflict` */
  async enrol(
    { user, session, by }: Enrolling,
    add: (
      store: Pick<SecondFactorStore, "addTotp" | "addPasskey">,
      enrolment: { session: Uint8Array; recoveryCodes: Uint8Array[] },
    ) => Promise<"first" | "further" | null>,
    factor: "app" | "passkey",
  ): Promise<string[] | null> {
    const codes = newCodes();
    const recoveryCodes = codes.map((one) => hashOf(user.id, one));
    const added = await add(
      this.#withEvents(this.#told("second_factor.added", by, user, { factor }), "factorAdded", { by, user }),
      {
        session,
        recoveryCodes,
      },
    );
    if (added === null) {
      const what = factor === "app" ? "an app with codes" : "this passkey";
      throw new AppError("conflict", `You have ${what} already: remove it first.`);
    }
    return added === "first" ? codes : null;
  }

  /** @throws AppError `not-found`, `conflict` if the user must have a second factor and this is the last */
  async removeTotp(user: User, by: Actor, mustHaveOne: boolean): Promise<void> {
    await this.#keepOne(user.id, mustHaveOne);
    const told = this.#told("second_factor.removed", by, user, { factor: "app" });
    if (!(await this.#withEvents(told, "factorRemoved", { by, user }).removeTotp(user.id))) throw noSuchFactor();
  }

  /** @throws AppError `not-found`, `conflict` */
  async removePasskey(user: User, credentialId: Uint8Array, by: Actor, mustHaveOne: boolean): Promise<void> {
    await this.#keepOne(user.id, mustHaveOne);
    const told = this.#told("second_factor.removed", by, user, { factor: "passkey" });
    if (!(await this.#withEvents(told, "factorRemoved", { by, user }).removePasskey(user.id, credentialId)))
      throw noSuchFactor();
  }

  /** Replaces the recovery codes. @throws AppError `conflict` if there is no second factor */
  async renewRecoveryCodes(user: User, by: Actor): Promise<string[]> {
    const codes = newCodes();
    const hashes = codes.map((one) => hashOf(user.id, one));
    const told = this.#told("recovery_codes.made", by, user);
    if (await this.#withEvents(told, "recoveryCodes", { by, user }).setRecoveryCodes(user.id, hashes)) return codes;
    throw new AppError("conflict", "Recovery codes need a second factor: set one up first.");
  }

  /**
   * Whether this is a current code of the user's app, or an unused recovery code. If so, this uses the code up.
   * @param by the actor in the mail that the user gets if a recovery code was used
   * @param guesser the key under which guesses are counted: for the account, a known device, or the user's sessions
   * @throws AppError `rate-limited`
   */
  async proveByCode(user: User, typed: string, guesser: string, by: Actor): Promise<boolean> {
    const entered = await this.#guesses.enter(guesser);
    if ("retryAfterSeconds" in entered) throw tooMany(entered);
    let isRight = false;
    try {
      const code = digits(typed);
      isRight = CODE.test(code)
        ? await this.#isCodeOfApp(user.id, code)
        : await this.#store
            .withEvents([noticeOf("recoveryCode", { user, by, atMs: this.#clock.now() })])
            .spendRecoveryCode(user.id, hashOf(user.id, typed));
      return isRight;
    } finally {
      entered.settle(!isRight);
    }
  }

  async #isCodeOfApp(userId: number, code: string): Promise<boolean> {
    const { totp } = await this.#store.factorsOf(userId);
    const secret = totp && this.#seal.open(userId, totp.secret);
    const step = secret && (await stepOf(secret, code, this.#clock.now()));
    return step !== null && this.#store.acceptStep(userId, step);
  }

  async reset(whose: { email: string } | { id: number }, by: Actor = COMMAND_LINE): Promise<boolean> {
    const [user, name] =
      "id" in whose
        ? [await this.#accounts.findUserById(whose.id), `with the id ${whose.id}`]
        : [await this.#accounts.findUser(normalEmail(whose.email)), whose.email];
    if (!user) throw new AppError("not-found", `There is no user ${name}.`);
    const told = this.#told("second_factors.reset", by, user);
    return this.#withEvents(told, "factorsReset", { by, user }).removeAll(user.id);
  }

  async renewSeals(): Promise<number> {
    let unreadable = 0;
    for (const { userId, secret } of await this.#store.totps()) {
      const plain = this.#seal.open(userId, secret);
      if (plain) await this.#store.replaceTotpSecret(userId, secret, this.#seal.seal(userId, plain));
      else unreadable += 1;
    }
    return unreadable;
  }

  async #keepOne(userId: number, mustHaveOne: boolean): Promise<void> {
    if (!mustHaveOne) return;
    const { totp, passkeys } = await this.#store.factorsOf(userId);
    if (Number(totp !== null) + passkeys.length > 1) return;
    throw new AppError(
      "conflict",
      "This server requires a second factor: set up another one before you remove this one.",
    );
  }

  /** Reports a change to the administrators, and to the user by mail. */
  #withEvents(told: NewEvent, notice: Notice, whose: { by: Actor; user: User }): SecondFactorChanges {
    return this.#store.withEvents([told, noticeOf(notice, { ...whose, atMs: this.#clock.now() })]);
  }

  #told(what: AdminChange, by: Actor, user: User, more?: { factor: string }) {
    return adminChanged(what, { by, user, atMs: this.#clock.now(), ...(more && { more }) });
  }
}

const newCodes = (): string[] => Array.from({ length: RECOVERY_CODES }, newSpokenCode);

const hashOf = (userId: number, code: string): Uint8Array => sha256(`recovery ${userId} ${spokenCode(code)}`);

/** Apps show codes in two groups. */
const digits = (typed: string): string => typed.replace(/\s/g, "");

export const tooMany = ({ retryAfterSeconds }: { retryAfterSeconds: number }): AppError =>
  new AppError("rate-limited", `Too many failed attempts. Try again in ${retryAfterSeconds} seconds.`, {
    retryAfterSeconds,
  });

const noSuchFactor = (): AppError => new AppError("not-found", "not-found");
