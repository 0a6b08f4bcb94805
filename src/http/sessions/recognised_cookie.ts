// The cookie by which a browser shows whom the company's sign-in has recognised in it just now.

import { OwnCookie, type OwnCookieOptions } from "../own_cookie.ts";

export class RecognisedCookie extends OwnCookie {
  constructor(browserSessions: Pick<OwnCookieOptions, "isSecure">) {
    // Whoever comes back to the page through the link is still known.
    super({ name: "sp_who", isSecure: (request) => browserSessions.isSecure(request), sameSite: "lax" });
  }

  /** What has the browser forget it; nothing where it has none. */
  ended(request: Request): string[] {
    return this.of(request) === null ? [] : [this.header(request, "", 0)];
  }
}
