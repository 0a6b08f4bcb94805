// The cookie by which a browser shows whom the company's sign-in has recognised in it just now.

import { type BrowserSessions, cookieOf } from "./browser_sessions.ts";

const NAME = "sp_who";

export class RecognisedCookie {
  readonly #browserSessions: Pick<BrowserSessions, "isSecure">;

  constructor(browserSessions: Pick<BrowserSessions, "isSecure">) {
    this.#browserSessions = browserSessions;
  }

  of(request: Request): string | null {
    return cookieOf(request, this.#name(request));
  }

  header(request: Request, value: string, maxAge: number): string {
    const secure = this.#browserSessions.isSecure(request);
    // Lax: whoever comes back to the page through the link is still known. Nothing changes by that request.
    const how = { path: "/", maxAge, httpOnly: true, sameSite: "lax", secure } as const;
    return new Bun.Cookie(this.#name(request), value, how).toString();
  }

  // No other host and no page over plain HTTP can set a cookie whose name begins with __Host-.
  #name(request: Request): string {
    return this.#browserSessions.isSecure(request) ? `__Host-${NAME}` : NAME;
  }
}
