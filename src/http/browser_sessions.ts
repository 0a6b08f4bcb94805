// Sessions of browsers: the session cookie, and whether the browser confirms that a request comes from this service's
// own pages. Another site can do nothing in the name of a signed-in user.

import type { Site } from "../domain/second_factors/passkeys.ts";
import type { Attempt, FoundSession, Sessions, SignInOutcome } from "../domain/sessions.ts";
import { clientInfoOf } from "./client_info.ts";
import { contextOf } from "./request_context.ts";

const SESSION = "sp_session";
const DEVICE = "sp_device";
const YEAR_S = 365 * 24 * 3600;
/** Sealed notes between two steps of one person. They say themselves how long they count. */
const NOTES = { pending: "sp_second_step", confirmed: "sp_confirmed" } as const;
const NOTE_S = 600;

export interface SignedInUser extends FoundSession {
  sessionId: string;
}

export class BrowserSessions {
  readonly #sessions: Sessions;
  readonly #baseUrl: string | null;

  constructor(options: { sessions: Sessions; baseUrl: string | null }) {
    this.#sessions = options.sessions;
    this.#baseUrl = options.baseUrl;
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
   * Who is signed in, or null. Check `isSameOrigin` before doing or revealing anything in their name. Nobody is, as long
   * as a second factor is missing.
   */
  async signedInUser(request: Request): Promise<SignedInUser | null> {
    const found = await this.signedInOrLimited(request);
    return found?.limited ? null : found;
  }

  /** The same with those who must set up a second factor first: for the few places where they do. */
  async signedInOrLimited(request: Request): Promise<SignedInUser | null> {
    if (contextOf(request).forRecipients) return null;
    const sessionId = cookieOf(request, this.#name(request, SESSION));
    if (sessionId === null) return null;
    const found = await this.#sessions.find(sessionId);
    return found && { ...found, sessionId };
  }

  /** The id of the session that a request carries, valid or not. */
  sessionIdOf(request: Request): string | null {
    return cookieOf(request, this.#name(request, SESSION));
  }

  attemptOf(request: Request): Attempt {
    const { ip: address, userAgent } = clientInfoOf(request);
    return { address, userAgent, device: cookieOf(request, this.#name(request, DEVICE)) };
  }

  cookiesFor(request: Request, outcome: SignInOutcome): string[] {
    if ("pending" in outcome) return [this.noteCookie(request, "pending", outcome.pending)];
    const cookies = [this.renewed(request, outcome.sessionId), this.#cookie(request, DEVICE, outcome.device, YEAR_S)];
    if (this.noteOf(request, "pending") !== null) cookies.push(this.#cookie(request, NOTES.pending, "", 0));
    return cookies;
  }

  noteOf(request: Request, note: keyof typeof NOTES): string | null {
    return cookieOf(request, this.#name(request, NOTES[note]));
  }

  noteCookie(request: Request, note: keyof typeof NOTES, sealed: string): string {
    return this.#cookie(request, NOTES[note], sealed, NOTE_S);
  }

  /** The address for which devices keep passkeys. */
  siteOf(request: Request, name: string): Site {
    return { origin: new URL(this.base(request)).origin, name };
  }

  renewed(request: Request, sessionId: string): string {
    return this.#cookie(request, SESSION, sessionId, Math.floor(this.#sessions.lifetimeMs / 1_000));
  }

  ended(request: Request): string {
    return this.#cookie(request, SESSION, "", 0);
  }

  isSecure(request: Request): boolean {
    return this.base(request).startsWith("https://");
  }

  /** The address at which this service's own users reach it: its origin in their browsers. */
  base(request: Request): string {
    return this.#baseUrl ?? contextOf(request).origin;
  }

  // No other host and no page over plain HTTP can set a cookie whose name begins with __Host-.
  #name(request: Request, name: string): string {
    return this.isSecure(request) ? `__Host-${name}` : name;
  }

  #cookie(request: Request, name: string, value: string, maxAge: number): string {
    const secure = this.isSecure(request);
    const cookie = { path: "/", maxAge, httpOnly: true, sameSite: "strict", secure } as const;
    return new Bun.Cookie(this.#name(request, name), value, cookie).toString();
  }
}

/** A cookie's value, or null where it is missing or empty. Of two with one name the first counts, as browsers order them. */
export function cookieOf(request: Request, name: string): string | null {
  const header = request.headers.get("cookie");
  return header === null ? null : new Bun.CookieMap(header).get(name) || null;
}
