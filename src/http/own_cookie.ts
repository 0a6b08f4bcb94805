// A cookie that only this server sets and reads, out of reach of scripts.

/**
 * Each cookie has its own name: two with the same name would overwrite each other. If a cookie is lax, browsers also
 * send it when they follow a link from another site, so such a request must not change anything.
 */
export const OWN_COOKIES = {
  session: { name: "sp_session", sameSite: "strict" },
  /** The mark of a device that has signed in. Until its next sign-in, a browser may have it under the old name only. */
  known: { name: "sp_known", sameSite: "strict", formerly: "sp_device" },
  secondStep: { name: "sp_second_step", sameSite: "strict" },
  confirmed: { name: "sp_confirmed", sameSite: "strict" },
  /** Lax: a person who comes back to the page of a push through its link is still known. */
  device: { name: "sp_device", sameSite: "lax" },
  waiter: { name: "sp_waiter", sameSite: "lax" },
  recognised: { name: "sp_who", sameSite: "lax" },
  /** Lax: browsers send it when the provider redirects back to this server. */
  oidc: { name: "sp_oidc", sameSite: "lax" },
} as const satisfies Record<string, Kind>;

interface Kind {
  name: string;
  sameSite: "strict" | "lax";
  /** The name of the cookie to read if the browser has none named `name`. */
  formerly?: string;
}

export interface OwnCookieOptions {
  cookie: keyof typeof OWN_COOKIES;
  /** Whether browsers reach this server over TLS. */
  isSecure: (request: Request) => boolean;
}

export class OwnCookie {
  constructor(private readonly options: OwnCookieOptions) {}

  /** The value that the browser sends, or null. */
  of(request: Request): string | null {
    const { name, formerly = name } = this.#kind;
    return cookieOf(request, this.#nameIn(request, name)) ?? cookieOf(request, this.#nameIn(request, formerly));
  }

  /** The header that makes the browser send the cookie from now on. @param maxAge in seconds; 0 deletes the cookie */
  header(request: Request, value: string, maxAge: number): string {
    const { name, sameSite } = this.#kind;
    const secure = this.options.isSecure(request);
    const how = { path: "/", maxAge, httpOnly: true, sameSite, secure } as const;
    return new Bun.Cookie(this.#nameIn(request, name), value, how).toString();
  }

  get #kind(): Kind {
    return OWN_COOKIES[this.options.cookie];
  }

  // No other host and no page over plain HTTP can set a cookie whose name begins with __Host-, so no one can
  // plant one whose value they know.
  #nameIn(request: Request, name: string): string {
    return this.options.isSecure(request) ? `__Host-${name}` : name;
  }
}

/**
 * A cookie's value; null if the cookie is missing or empty. If two have the same name, the first counts: browsers send
 * the cookie of the more specific path first.
 */
export function cookieOf(request: Request, name: string): string | null {
  const header = request.headers.get("cookie");
  return header === null ? null : new Bun.CookieMap(header).get(name) || null;
}
