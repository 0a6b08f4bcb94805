// Sessions of browsers: the session cookie, and whether the browser confirms that a request comes from this service's
// own pages. Another site can do nothing in the name of a signed-in user. A request that a page sends in the name of
// one user never counts as another user's, or as anonymous.

import { AppError } from "../../base/errors.ts";
import type { Attempt } from "../../domain/sign_in/throttle.ts";
import { DEVICE_LIFETIME_MS } from "../../domain/sign_in/known_devices.ts";
import type { FoundSession, Sessions, SignInOutcome } from "../../domain/sign_in/sessions.ts";
import { clientInfoOf, contextOf } from "../request_context.ts";
import { OwnCookie, type OwnCookieOptions } from "../own_cookie.ts";
import { languageFor } from "../language.ts";

/** Lifetime of the cookies that carry sealed notes between two steps. Each note also states how long it is valid. */
const NOTE_S = 600;
/** The id of the user whom a page was shown to; the page's script sends it. Programs never need it. */
export const SESSION_USER_HEADER = "x-session-user";
type Note = "pending" | "confirmed";

export interface SignedInUser extends FoundSession {
  sessionId: string;
}

/** The address at which people open this server. Devices store passkeys under this address. */
export interface Site {
  origin: string;
  /** Shown by devices. */
  name: string;
}

export class BrowserSessions {
  readonly recognised = new RecognisedCookie(this);
  readonly #sessions: Sessions;
  readonly #baseUrl: string | null;
  readonly #session: OwnCookie;
  readonly #device: OwnCookie;
  readonly #notes: Record<Note, OwnCookie>;

  constructor(options: { sessions: Sessions; baseUrl: string | null }) {
    this.#sessions = options.sessions;
    this.#baseUrl = options.baseUrl;
    const own = (cookie: OwnCookieOptions["cookie"]): OwnCookie =>
      new OwnCookie({ cookie, isSecure: (request) => this.isSecure(request) });
    this.#session = own("session");
    this.#device = own("known");
    this.#notes = { pending: own("secondStep"), confirmed: own("confirmed") };
  }

  /**
   * Whether the browser confirms that this service's own pages sent the request. Over TLS and on localhost,
   * Sec-Fetch-Site does; elsewhere browsers omit it, and Origin must be the base URL.
   */
  isSameOrigin(request: Request): boolean {
    const site = request.headers.get("sec-fetch-site");
    if (site !== null) return site === "same-origin";
    return request.headers.get("origin") === this.base(request);
  }

  /**
   * The signed-in user; null if there is none, or if the user must set up a second factor first. Check `isSameOrigin`
   * before doing or revealing anything in the user's name.
   */
  async signedInUser(request: Request): Promise<SignedInUser | null> {
    const found = await this.signedInOrLimited(request);
    return found?.limited ? null : found;
  }

  /** Like `signedInUser`, but includes users who must set up a second factor first. Only a few places admit these. */
  async signedInOrLimited(request: Request): Promise<SignedInUser | null> {
    if (contextOf(request).forRecipients) return null;
    const sessionId = this.#session.of(request);
    if (sessionId === null) return null;
    const found = await this.#sessions.find(sessionId);
    return found && { ...found, sessionId };
  }

  /**
   * The sender of a request, for operations that are also open to people without an account.
   * @throws AppError `session-ended`; `forbidden` if the page's user must set up a second factor first
   */
  async senderOf(request: Request): Promise<SignedInUser | null> {
    const shownTo = request.headers.get(SESSION_USER_HEADER);
    if (!this.isSameOrigin(request)) {
      // If a request changes nothing, a browser may omit its origin.
      if (shownTo !== null && request.method !== "GET" && request.method !== "HEAD") throw sessionEnded();
      return null;
    }
    const found = await this.signedInOrLimited(request);
    expectSame(shownTo, found);
    if (!found?.limited) return found;
    if (shownTo !== null) throw factorMissing();
    return null;
  }

  /** @throws AppError `session-ended` if the page that sends a request was shown to a user other than the one who is signed in */
  expectSame(request: Request, found: SignedInUser | null): void {
    expectSame(request.headers.get(SESSION_USER_HEADER), found);
  }

  /** The id of the session that a request carries, valid or not. */
  sessionIdOf(request: Request): string | null {
    return this.#session.of(request);
  }

  attemptOf(request: Request): Attempt {
    const { ip: address, userAgent } = clientInfoOf(request);
    return {
      address,
      userAgent,
      device: this.#device.of(request),
      sessionId: this.#session.of(request),
      language: languageFor(request),
    };
  }

  cookiesFor(request: Request, outcome: SignInOutcome): string[] {
    if ("pending" in outcome) return [this.noteCookie(request, "pending", outcome.pending)];
    const cookies = [this.renewed(request, outcome.sessionId), this.deviceCookie(request, outcome.device)];
    if (this.noteOf(request, "pending") !== null) cookies.push(this.#notes.pending.header(request, "", 0));
    // After a new sign-in, the browser must not open pushes that are addressed to the person who used it before.
    return [...cookies, ...this.recognised.ended(request)];
  }

  deviceCookie(request: Request, device: string): string {
    return this.#device.header(request, device, DEVICE_LIFETIME_MS / 1_000);
  }

  noteOf(request: Request, note: Note): string | null {
    return this.#notes[note].of(request);
  }

  noteCookie(request: Request, note: Note, sealed: string): string {
    return this.#notes[note].header(request, sealed, NOTE_S);
  }

  /** The site for which devices keep passkeys. */
  siteOf(request: Request, name: string): Site {
    return { origin: new URL(this.base(request)).origin, name };
  }

  renewed(request: Request, sessionId: string): string {
    return this.#session.header(request, sessionId, Math.floor(this.#sessions.lifetimeMs / 1_000));
  }

  /** Makes the browser forget who is signed in, and whom the company's sign-in has recognised in it. */
  ended(request: Request): string[] {
    return [this.#session.header(request, "", 0), ...this.recognised.ended(request)];
  }

  isSecure(request: Request): boolean {
    return this.base(request).startsWith("https://");
  }

  /** The origin at which the browsers of this service's own users reach it. */
  base(request: Request): string {
    return this.#baseUrl ?? contextOf(request).origin;
  }
}

function expectSame(shownTo: string | null, found: SignedInUser | null): void {
  if (shownTo !== null && shownTo !== String(found?.user.id)) throw sessionEnded();
}

const sessionEnded = (): AppError =>
  new AppError("session-ended", "The user of this page is no longer signed in. Sign in again.");

export const factorMissing = (): AppError =>
  new AppError("forbidden", "Set up a second factor first, at /users/factors.");

/** The cookie that says whom the company's sign-in has just recognised in this browser. */
class RecognisedCookie extends OwnCookie {
  constructor(browserSessions: Pick<OwnCookieOptions, "isSecure">) {
    super({ cookie: "recognised", isSecure: (request) => browserSessions.isSecure(request) });
  }

  /** The header that makes the browser forget it; none if the browser has no such cookie. */
  ended(request: Request): string[] {
    return this.of(request) === null ? [] : [this.header(request, "", 0)];
  }
}
