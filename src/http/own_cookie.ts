// A cookie that only this server sets and reads, out of reach of scripts.

export interface OwnCookieOptions {
  name: string;
  /** Whether browsers reach this server over TLS. */
  isSecure: (request: Request) => boolean;
  /** `lax`: browsers also send it if a link of another site leads here. Such a request must then change nothing. */
  sameSite: "strict" | "lax";
}

export class OwnCookie {
  readonly #options: OwnCookieOptions;

  constructor(options: OwnCookieOptions) {
    this.#options = options;
  }

  /** The value that the browser sends, or null. */
  of(request: Request): string | null {
    return cookieOf(request, this.#name(request));
  }

  /** The header that makes the browser send it from now on. @param maxAge how long, in seconds; 0 deletes it */
  header(request: Request, value: string, maxAge: number): string {
    const { isSecure, sameSite } = this.#options;
    const how = { path: "/", maxAge, httpOnly: true, sameSite, secure: isSecure(request) } as const;
    return new Bun.Cookie(this.#name(request), value, how).toString();
  }

  // No other host and no page over plain HTTP can set a cookie whose name begins with __Host-, so nobody can plant one
  // whose value they know.
  #name(request: Request): string {
    const { name, isSecure } = this.#options;
    return isSecure(request) ? `__Host-${name}` : name;
  }
}

/**
 * A cookie's value, or null if it is missing or empty. If two have the same name, the first counts, as browsers order
 * them.
 */
export function cookieOf(request: Request, name: string): string | null {
  const header = request.headers.get("cookie");
  return header === null ? null : new Bun.CookieMap(header).get(name) || null;
}
