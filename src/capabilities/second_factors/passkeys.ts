// Passkeys: key pairs on people's devices. A device signs a challenge of this server only for this server's address, and only once the
// device has checked who is using it. A challenge is valid once, for a few minutes. The package that reads the devices' answers is
// loaded when a passkey is first used or added.

import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server";

import type { Clock } from "../../base/clock.ts";
import { sameBytes, sha256 } from "../../base/crypto.ts";
import { AppError, Problems } from "../../base/errors.ts";
import type { Keyring } from "../../base/keyring.ts";
import type { User } from "../../model/account.ts";
import type { Passkey } from "../../model/second_factor.ts";
import type { IdentityStore, SecondFactorStore } from "../../store/contract.ts";
import type { Enrolling, SecondFactors } from "./factors.ts";
import type { Site } from "../../http/sessions/browser_sessions.ts";
import { SealedState } from "../../domain/sign_in/sealed_state.ts";

const LIFETIME_MS = 5 * 60_000;
const MAX_NAME_CHARACTERS = 100;
const MAX_PASSKEYS = 20;
const REGISTER = "register a passkey";
const PROVE = "prove a passkey";

interface Challenge {
  challenge: string;
  /** Null if the answer itself names the user. */
  userId: number | null;
}

/** The challenge for a page, which passes `options` to the browser, and sends `ticket` back with the answer. */
export interface PasskeyChallenge {
  ticket: string;
  options: object;
}

export interface Answered {
  ticket: string;
  /** The browser's answer as JSON. */
  response: string;
}

export class Passkeys {
  readonly #state: SealedState;

  constructor(
    private readonly options: {
      store: SecondFactorStore;
      spent: Pick<IdentityStore, "spend">;
      factors: SecondFactors;
      keys: Keyring;
      clock: Clock;
    },
  ) {
    this.#state = new SealedState(options);
  }

  /** @throws AppError `conflict` if the user has the maximum number of passkeys */
  async beginRegistration(user: User, site: Site): Promise<PasskeyChallenge> {
    const { generateRegistrationOptions } = await import("@simplewebauthn/server");
    const { passkeys } = await this.options.store.factorsOf(user.id);
    if (passkeys.length >= MAX_PASSKEYS) {
      throw new AppError("conflict", `You have ${MAX_PASSKEYS} passkeys already: remove one first.`);
    }
    const options = await generateRegistrationOptions({
      rpID: rpIdOf(site),
      rpName: site.name,
      // A device keeps one passkey per ID. A digest does not reveal the user.
      userID: sha256(`user ${user.id}`),
      userName: user.email,
      timeout: LIFETIME_MS,
      excludeCredentials: passkeys.map(toDescriptor),
      authenticatorSelection: { residentKey: "required", userVerification: "required" },
    });
    return { ticket: this.#ticket(REGISTER, options.challenge, user.id), options };
  }

  /**
   * @returns recovery codes, if this is the first factor; they cannot be shown again
   * @throws AppError `forbidden` if the answer is not valid, `invalid`, `conflict`
   */
  async register(enrolling: Enrolling, site: Site, { name, ...answered }: Answered & { name: string }) {
    const { verifyRegistrationResponse } = await import("@simplewebauthn/server");
    const { user } = enrolling;
    const trimmed = name.trim();
    const problems = new Problems();
    if (trimmed === "") problems.add("name", "can't be blank");
    if ([...trimmed].length > MAX_NAME_CHARACTERS) {
      problems.add("name", `is too long: at most ${MAX_NAME_CHARACTERS} characters`);
    }
    problems.throwIfAny();
    const expected = await this.#expected(REGISTER, answered.ticket, user.id);
    const response = parsed<RegistrationResponseJSON>(answered.response);
    const { registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge: expected.challenge,
      expectedOrigin: site.origin,
      expectedRPID: rpIdOf(site),
      requireUserVerification: true,
    }).catch(refused);
    if (!registrationInfo) throw notAccepted();
    await this.#spend(expected);
    const { credential } = registrationInfo;
    const passkey: Passkey = {
      credentialId: Buffer.from(credential.id, "base64url"),
      userId: user.id,
      publicKey: credential.publicKey,
      counter: credential.counter,
      transports: credential.transports ?? [],
      name: trimmed,
      createdAtMs: this.options.clock.now(),
      lastUsedAtMs: null,
    };
    return this.options.factors.enrol(enrolling, (store, enrolment) => store.addPasskey(passkey, enrolment), "passkey");
  }

  /** @param userId the user whose passkeys are accepted; if null, anyone's are, and the answer names the user */
  async ask(userId: number | null, site: Site): Promise<PasskeyChallenge> {
    const { generateAuthenticationOptions } = await import("@simplewebauthn/server");
    const { passkeys } = userId === null ? { passkeys: [] } : await this.options.store.factorsOf(userId);
    const options = await generateAuthenticationOptions({
      rpID: rpIdOf(site),
      timeout: LIFETIME_MS,
      allowCredentials: passkeys.map(toDescriptor),
      userVerification: "required",
    });
    return { ticket: this.#ticket(PROVE, options.challenge, userId), options };
  }

  /** @returns the id of the user whose passkey was used @throws AppError `forbidden` */
  async prove(userId: number | null, site: Site, answered: Answered): Promise<number> {
    const { verifyAuthenticationResponse } = await import("@simplewebauthn/server");
    const expected = await this.#expected(PROVE, answered.ticket, userId);
    const response = parsed<AuthenticationResponseJSON>(answered.response);
    const passkey = await this.options.store.findPasskey(Buffer.from(String(response.id), "base64url"));
    if (!passkey || (userId !== null && passkey.userId !== userId)) throw notAccepted();
    const handle = response.response?.userHandle;
    // If the answer itself names the user, this user must own the passkey.
    if (userId === null && !sameBytes(Buffer.from(String(handle), "base64url"), sha256(`user ${passkey.userId}`))) {
      throw notAccepted();
    }
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge: expected.challenge,
      expectedOrigin: site.origin,
      expectedRPID: rpIdOf(site),
      requireUserVerification: true,
      // A counter that does not rise is refused, because it means that the key was copied.
      credential: { id: response.id, publicKey: new Uint8Array(passkey.publicKey), counter: passkey.counter },
    }).catch(refused);
    if (!verified) throw notAccepted();
    await this.#spend(expected);
    const use = { before: passkey.counter, counter: authenticationInfo.newCounter, nowMs: this.options.clock.now() };
    if (!(await this.options.store.usePasskey(passkey.credentialId, use))) throw notAccepted();
    return passkey.userId;
  }

  #ticket(step: string, challenge: string, userId: number | null): string {
    return this.#state.seal(step, { challenge, userId } satisfies Challenge, LIFETIME_MS);
  }

  async #expected(step: string, ticket: string, userId: number | null): Promise<Challenge & { untilMs: number }> {
    const expected = this.#state.open<Challenge>(step, ticket);
    if (!expected || expected.userId !== userId) throw notAccepted();
    return expected;
  }

  async #spend({ challenge, untilMs }: { challenge: string; untilMs: number }): Promise<void> {
    const isFirst = await this.options.spent.spend(sha256(`passkey ${challenge}`), untilMs, this.options.clock.now());
    if (!isFirst) throw notAccepted();
  }
}

const rpIdOf = ({ origin }: Site): string => new URL(origin).hostname;

const toDescriptor = ({ credentialId, transports }: Passkey) => ({
  id: Buffer.from(credentialId).toString("base64url"),
  transports: [...transports],
});

function parsed<T extends { id: string }>(text: string): T {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === "object" && value !== null && "id" in value && typeof value.id === "string") return value as T;
  } catch {
    // Refused below.
  }
  throw notAccepted();
}

// The package throws if anything in the answer is wrong.
function refused(): never {
  throw notAccepted();
}

const notAccepted = (): AppError =>
  new AppError("forbidden", "The passkey was not accepted. Try again, or use another way to sign in.");
