// Sign-ins at the company's OpenID provider, and sign-outs. The browser that begins a sign-in keeps a sealed cookie until it comes
// back. The cookie is valid once, for a short time, on any node. So no one can make another person's browser sign in, and an
// intercepted answer cannot be used again.

import { sha256, utf8, fromUtf8 } from "../../base/crypto.ts";
import type { Clock } from "../../base/clock.ts";
import { AppError } from "../../base/errors.ts";
import type { Keyring, PurposeKey } from "../../base/keyring.ts";
import type { Log } from "../../base/log.ts";
import { type Actor, adminChanged } from "../../domain/events/admin_changes.ts";
import { type CompanySignIns, expectAllowed } from "../../domain/sign_in/company.ts";
import type { Attempt, SignInThrottle } from "../../domain/sign_in/throttle.ts";
import { SignInRefused } from "../../domain/sign_in/refusals.ts";
import type { SignInOutcome } from "../../domain/sign_in/sessions.ts";
import type { Provider } from "../../http/pages/request_sender.ts";
import type { Addressee } from "../../model/addressee.ts";
import { type CompanyRules, vouchedAddress } from "../../model/company.ts";
import type { Group } from "../../model/group.ts";
import type { AccountStore, IdentityStore } from "../../store/contract.ts";
import type { OidcProvider, OidcSettings, Secrets } from "./provider.ts";

export interface ProviderSignInsOptions {
  provider: OidcProvider;
  settings: Pick<OidcSettings, "label"> & CompanyRules;
  people: Pick<CompanySignIns, "signIn" | "lost">;
  throttle: Pick<SignInThrottle, "report">;
  accounts: Pick<AccountStore, "withEvents">;
  identities: IdentityStore;
  keys: Keyring;
  clock: Clock;
  log: Log;
}

const MINUTE_MS = 60_000;
export const SIGN_IN_LIFETIME_MS = 10 * MINUTE_MS;
/** How long someone who has only proved an identity can open pushes addressed to that identity. */
export const IDENTITY_LIFETIME_MS = 15 * MINUTE_MS;
/** A longer ID token would not fit into a URL. */
const LONGEST_HINT = 6_000;

/** The actor in the admin log when a notice from the provider ends sessions. */
const PROVIDER: Actor = { name: "provider", client: { ip: "", userAgent: "" } };

interface Recognised extends Addressee {
  untilMs: number;
}

interface Begun extends Secrets {
  issuer: string;
  /** The browser's session when the sign-in began: browsers do not send its cookie on the way back from another site. */
  sessionId: string | null;
  untilMs: number;
  destination: string;
}

export class ProviderSignIns implements Provider {
  readonly label: string;
  readonly #key: PurposeKey;

  constructor(private readonly options: ProviderSignInsOptions) {
    this.label = options.settings.label;
    this.#key = options.keys.purpose("sign-ins at the provider");
  }

  /**
   * @param destination where the person goes afterwards, in a form that only the caller interprets
   * @param sessionId the browser's session, if it has one
   * @returns where to send the browser, and what it must present when it returns
   * @throws SignInRefused
   */
  async begin(destination: string, sessionId: string | null = null): Promise<{ url: string; sealed: string }> {
    const { provider, clock } = this.options;
    const { url, secrets } = await provider.begin().catch((error: unknown) => this.#note(error));
    const untilMs = clock.now() + SIGN_IN_LIFETIME_MS;
    const begun: Begun = { ...secrets, issuer: provider.issuer, sessionId, untilMs, destination };
    return { url, sealed: Buffer.from(this.#key.seal(utf8(JSON.stringify(begun)), "begun")).toString("base64url") };
  }

  /** @throws SignInRefused, AppError `unauthorized` */
  async finish(
    { search, sealed }: { search: string; sealed: string | null },
    attempt: Attempt,
  ): Promise<{ signedIn: SignInOutcome; destination: string }> {
    const { people, settings: rules, throttle } = this.options;
    // A failure here is not an event: anyone can send an answer that belongs to no sign-in, and each event is a write.
    const begun = await this.#use(search, sealed).catch((error: unknown) => this.#note(error));
    try {
      const { person, sid, idToken, strong } = await this.options.provider.finish(search, begun);
      const hint = this.#key.seal(utf8(idToken.length <= LONGEST_HINT ? idToken : ""), "id token");
      const signedIn = await people.signIn(person, "oidc", {
        rules,
        attempt: { ...attempt, sessionId: begun.sessionId },
        strong,
        provider: { sid, hint },
      });
      return { signedIn, destination: begun.destination };
    } catch (error) {
      if (error instanceof SignInRefused && error.why === "no-groups" && error.who) {
        await people.lost(error.who, { name: "oidc", client: { ip: attempt.address, userAgent: attempt.userAgent } });
      }
      await throttle.report(error instanceof SignInRefused ? `oidc: ${error.why}` : "oidc", attempt);
      return this.#note(error);
    }
  }

  /**
   * Like `finish`, for a person who only proves who they are: it does not sign them in, and needs no account.
   * @param groupsOf returns the groups that matter at a destination
   * @returns their identity, sealed for the browser, and valid for a quarter of an hour
   * @throws SignInRefused
   */
  async identify(
    { search, sealed }: { search: string; sealed: string | null },
    groupsOf: (destination: string) => Promise<readonly string[]>,
  ): Promise<{ sealed: string; destination: string }> {
    const { provider, settings: rules, identities, clock } = this.options;
    try {
      const begun = await this.#use(search, sealed);
      const { person } = await provider.finish(search, begun);
      // Recipients need neither an account nor a group. But a person with an account must still be in an allowed group.
      if (await identities.find(person.issuer, person.subject)) expectAllowed(person, rules);
      const groups: readonly Group[] = await groupsOf(begun.destination);
      const recognised: Recognised = {
        issuer: person.issuer,
        subject: person.subject,
        email: vouchedAddress(person),
        groups: person.groups.filter((group) => groups.includes(group)),
        untilMs: clock.now() + IDENTITY_LIFETIME_MS,
      };
      const bytes = this.#key.seal(utf8(JSON.stringify(recognised)), "recognised");
      return { sealed: Buffer.from(bytes).toString("base64url"), destination: begun.destination };
    } catch (error) {
      return this.#note(error);
    }
  }

  recognised(sealed: string): Addressee | null {
    const text = this.#key.open(Buffer.from(sealed, "base64url"), "recognised");
    const recognised = text && (JSON.parse(fromUtf8(text)) as Recognised);
    // A cookie from an earlier version has no subject.
    if (!recognised?.subject) return null;
    return recognised.untilMs > this.options.clock.now() ? recognised : null;
  }

  /** The destination of the sign-in that this browser has begun; null if it has begun none. */
  destinationOf(sealed: string | null): string | null {
    return sealed === null ? null : (this.#opened(sealed)?.destination ?? null);
  }

  goodbye(hint: Uint8Array): string | null {
    // After a rotation of the master key, the hint does not open. Without an ID token, the provider asks people before it signs them out.
    const idToken = fromUtf8(this.#key.open(hint, "id token") ?? new Uint8Array());
    return this.options.provider.goodbye(idToken || null);
  }

  /**
   * Ends the sessions that the provider wants ended.
   * @returns how many. @throws AppError `malformed` if this is not a notice of the provider, or was used before
   */
  async endByNotice(token: string): Promise<number> {
    const { provider, identities, accounts, clock, log } = this.options;
    const notice = await provider.readNotice(token);
    if (!notice) throw new AppError("malformed", "This is not a logout token of the provider for this server.");
    const spent = sha256(`logout ${notice.issuer} ${notice.id}`);
    if (!(await identities.spend(spent, notice.untilMs, clock.now()))) {
      throw new AppError("malformed", "This logout token was used before.");
    }
    const user = notice.subject === null ? null : await identities.find(notice.issuer, notice.subject);
    // A person without an account here has no session here.
    if (notice.subject !== null && !user) return 0;
    const told = adminChanged("session.ended", { by: PROVIDER, atMs: clock.now(), ...(user && { user }) });
    const ended = await accounts.withEvents([told]).endProviderSessions({ sid: notice.sid, userId: user?.id ?? null });
    const count = ended?.counts.sessions ?? 0;
    log.info("the provider has ended sessions", { count });
    return count;
  }

  /** @throws SignInRefused `begin-again` if this browser began no sign-in or a different one, or the sign-in is too old or used */
  async #use(search: string, sealed: string | null): Promise<Begun> {
    const { provider, identities, clock } = this.options;
    const begun = sealed === null ? null : this.#opened(sealed);
    const nowMs = clock.now();
    const again = (reason: string) => new SignInRefused("begin-again", reason);
    if (!begun) throw again("This browser has not begun a sign-in.");
    if (begun.untilMs <= nowMs) throw again("The sign-in has taken too long.");
    if (begun.issuer !== provider.issuer) throw again("The sign-in was begun at another provider.");
    const states = new URLSearchParams(search).getAll("state");
    if (states.length !== 1 || states[0] !== begun.state) throw again("The answer is for another sign-in.");
    if (!(await identities.spend(sha256(`state ${begun.state}`), begun.untilMs, nowMs))) {
      throw again("The answer was used before.");
    }
    return begun;
  }

  #opened(sealed: string): Begun | null {
    const text = this.#key.open(Buffer.from(sealed, "base64url"), "begun");
    return text && (JSON.parse(fromUtf8(text)) as Begun);
  }

  #note(error: unknown): never {
    if (error instanceof SignInRefused) {
      const { why, message: reason, who } = error;
      // An administrator needs the subject to link an account by hand, and finds it only here.
      this.options.log.warn("a sign-in at the provider was refused", { why, reason, subject: who?.subject });
    }
    throw error;
  }
}
