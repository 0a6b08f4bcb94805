// Finds out, from the browser's own headers, which page sends a request.

import type { Caller } from "../../domain/pushes/pushes.ts";
import { roleOf } from "../../model/account.ts";
import type { Addressee } from "../../model/addressee.ts";
import type { BrowserSessions, SignedInUser } from "../sessions/browser_sessions.ts";
import { clientInfoOf } from "../sessions/identity.ts";
import { contextOf } from "../request_context.ts";

export interface SendersOptions {
  browserSessions: BrowserSessions;
  /** The start of links, without a trailing slash; null: the origin of the request. */
  baseUrl: string | null;
  /** Null if no provider is configured. */
  provider: Provider | null;
}

/** The company's provider, where people sign in. */
export interface Provider {
  /** Its name, as people know it. */
  label: string;
  /** The person whom it has recognised in the browser that sends `sealed`; null if that was too long ago. */
  recognised(sealed: string): Addressee | null;
  /** The provider's sign-out address; null if not needed. @param hint the hint of the session that has ended */
  goodbye(hint: Uint8Array): string | null;
}

export class Senders {
  readonly #browserSessions: BrowserSessions;
  readonly #baseUrl: string | null;
  readonly #provider: Provider | null;

  constructor({ browserSessions, baseUrl, provider }: SendersOptions) {
    this.#browserSessions = browserSessions;
    this.#baseUrl = baseUrl;
    this.#provider = provider;
  }

  /**
   * Browsers say which site sends a request: in Sec-Fetch-Site over TLS and to localhost, and in Origin elsewhere.
   * @returns null if no page sends it: programs omit both headers, and a browser names no site if a person types an address
   */
  of(request: Request): "own" | "foreign" | null {
    const site = request.headers.get("sec-fetch-site");
    if (site !== null) return site === "same-origin" ? "own" : site === "none" ? null : "foreign";
    const origin = request.headers.get("origin");
    if (origin === null) return null;
    return this.#origins(request).includes(origin) ? "own" : "foreign";
  }

  /**
   * The sender of a request. A session counts only if the browser confirms that one of our pages sends the request.
   * @throws AppError `session-ended` if the user whom the page was shown to is no longer signed in
   */
  async caller(request: Request): Promise<Caller> {
    const person = await this.#browserSessions.senderOf(request);
    const client = clientInfoOf(request);
    // Every push is opened from its own page, so our own origin as referrer tells its owner nothing.
    const isOurs = this.#origins(request).some((origin) => client.referrer === `${origin}/`);
    return {
      userId: person?.user.id ?? null,
      role: person && roleOf(person.user),
      client: isOurs ? { ...client, referrer: "" } : client,
      recognised: this.recognised(request),
      request,
    };
  }

  /** The caller of the API. For our pages' scripts, cookies prove who a recipient is, as they do for the page. */
  async scriptOr(request: Request, caller: Caller): Promise<Caller> {
    if (this.of(request) !== "own") return caller;
    contextOf(request).isForApi = false;
    return this.caller(request);
  }

  /** The reader of a page. The page shows what they may see, whatever page they come from. */
  async viewer(request: Request, person: SignedInUser | null): Promise<Caller> {
    const { client, recognised = null } = await this.caller(request);
    return { userId: person?.user.id ?? null, role: person && roleOf(person.user), client, recognised, request };
  }

  /** The person whom the company's sign-in has just recognised in this browser. */
  recognised(request: Request): Addressee | null {
    const sealed = this.#provider && this.#browserSessions.recognised.of(request);
    return sealed ? (this.#provider?.recognised(sealed) ?? null) : null;
  }

  /** All origins of this service's pages: links may have a different host name from the one that its users know. */
  #origins(request: Request): string[] {
    const { origin } = contextOf(request);
    return [this.#baseUrl ?? origin, this.#browserSessions.base(request), origin];
  }
}
