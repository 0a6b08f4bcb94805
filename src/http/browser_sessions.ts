// Sessions of browsers: the session cookie, and whether the browser confirms that a request comes from this service's
// own pages. Another site can do nothing in the name of a signed-in user.

import type { Attempt, Sessions, SignedIn } from "../domain/sessions.ts";
import type { User } from "../model/account.ts";
import { clientInfoOf } from "./client_info.ts";
import { contextOf } from "./request_context.ts";

const SESSION = "sp_session";
const DEVICE = "sp_device";
const YEAR_S = 365 * 24 * 3600;

export interface SignedInUser {
  user: User;
  sessionId: string;
  /** Whether the session was prolonged, so that the cookie must be renewed. */
  prolonged: boolean;
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

  /** Who is signed in, or null. Check `isSameOrigin` before doing or revealing anything in their name. */
  async signedInUser(request: Request): Promise<SignedInUser | null> {
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

  cookiesFor(request: Request, { sessionId, device }: Pick<SignedIn, "sessionId" | "device">): string[] {
    return [this.renewed(request, sessionId), this.#cookie(request, DEVICE, device, YEAR_S)];
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
