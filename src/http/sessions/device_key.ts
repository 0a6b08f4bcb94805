// The key by which a push recognises a browser or a program. Browsers keep the key in a cookie; programs send it in a header.

import { newToken } from "../../base/crypto.ts";
import { OwnCookie } from "../own_cookie.ts";
import { contextOf } from "../request_context.ts";

/** 32 letters and digits contain 190 random bits. */
const LENGTH = 32;
const KEY = /^[0-9A-Za-z]{32}$/;
/** No push lives longer. */
const KEPT_S = 90 * 24 * 3600;
export const PROOF_HEADER = "x-recipient-proof";

export class DeviceKeys {
  readonly #cookie: OwnCookie;

  constructor(baseUrl: string | null) {
    const isSecure = (request: Request): boolean => (baseUrl ?? contextOf(request).origin).startsWith("https://");
    this.#cookie = new OwnCookie({ cookie: "device", isSecure });
  }

  /** The key that a request carries; null if it carries none. */
  of(request: Request): string | null {
    const key = request.headers.get(PROOF_HEADER) ?? (contextOf(request).isForApi ? null : this.#cookie.of(request));
    return key !== null && KEY.test(key) ? key : null;
  }

  /** A new key for the browser, and the header that gives it to the browser. */
  new(request: Request): { value: string; header: string } {
    const value = newToken(LENGTH);
    return { value, header: this.renewed(request, value) };
  }

  /** The header that makes the browser keep its key longer. */
  renewed(request: Request, key: string): string {
    return this.#cookie.header(request, key, KEPT_S);
  }
}
