// The cookie by which the server recognises a browser that is waiting for a held push, even after a reload or a restart.

import { newToken } from "../../base/crypto.ts";
import { OwnCookie } from "../../http/own_cookie.ts";
import type { BrowserHoldProof } from "../../http/pages/part.ts";
import { contextOf } from "../../http/request_context.ts";

/** 32 letters and digits: 190 random bits. */
const LENGTH = 32;
const VALUE = /^[0-9A-Za-z]{32}$/;
const DAY_S = 24 * 3600;

export class WaiterCookie {
  readonly #cookie: OwnCookie;

  /** @param baseUrl the start of links; if null, the origin of each request */
  constructor(baseUrl: string | null) {
    const isSecure = (request: Request): boolean => (baseUrl ?? contextOf(request).origin).startsWith("https://");
    this.#cookie = new OwnCookie({ cookie: "waiter", isSecure });
  }

  /** A browser's proof of its own waits. A browser without a cookie gets one when its wait begins. */
  holdProof(request: Request, holdId: string | null): BrowserHoldProof {
    return new CookieHoldProof(this, request, holdId);
  }

  /** The value that a browser sends; null if it has no such cookie. */
  of(request: Request): string | null {
    const value = this.#cookie.of(request);
    return value !== null && VALUE.test(value) ? value : null;
  }

  /** A new value for the browser, and the header that sets it. */
  new(request: Request): { value: string; header: string } {
    const value = newToken(LENGTH);
    return { value, header: this.#cookie.header(request, value, DAY_S) };
  }
}

/** Reads the cookie only if a push is held, because other pushes need none. */
class CookieHoldProof implements BrowserHoldProof {
  /** The header that gives the browser its cookie; null if it has one, or needs none. */
  header: string | null = null;
  #shown: string | null = null;

  constructor(
    private readonly cookies: WaiterCookie,
    private readonly request: Request,
    readonly holdId: string | null,
  ) {}

  get browser(): string {
    this.#shown ??= this.cookies.of(this.request);
    if (this.#shown === null) ({ value: this.#shown, header: this.header } = this.cookies.new(this.request));
    return this.#shown;
  }
}
