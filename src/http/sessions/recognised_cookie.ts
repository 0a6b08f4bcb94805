// The cookie by which a browser shows whom the company's sign-in has just recognised in it.

import { OwnCookie, type OwnCookieOptions } from "../own_cookie.ts";

export class RecognisedCookie extends OwnCookie {
  constructor(browserSessions: Pick<OwnCookieOptions, "isSecure">) {
    super({ cookie: "recognised", isSecure: (request) => browserSessions.isSecure(request) });
  }

  /** The header that makes the browser forget it; none if the browser has no such cookie. */
  ended(request: Request): string[] {
    return this.of(request) === null ? [] : [this.header(request, "", 0)];
  }
}
