// Which page a request comes from, by the word of the browser that sends it.

import type { Caller } from "../../domain/pushes.ts";
import type { ProviderSignIns } from "../../domain/sign_in/provider.ts";
import { roleOf } from "../../model/account.ts";
import type { Addressee } from "../../model/addressee.ts";
import type { BrowserSessions } from "../sessions/browser_sessions.ts";
import { clientInfoOf } from "../sessions/identity.ts";
import { contextOf } from "../request_context.ts";

export interface SendersOptions {
  browserSessions: BrowserSessions;
  /** What links start with, without a trailing slash; null: the origin of the request. */
  baseUrl: string | null;
  /** Null where nobody signs in at a provider. */
  providerSignIns: Pick<ProviderSignIns, "label" | "recognised"> | null;
}

export class Senders {
  readonly #browserSessions: BrowserSessions;
  readonly #baseUrl: string | null;
  readonly #providerSignIns: SendersOptions["providerSignIns"];

  constructor({ browserSessions, baseUrl, providerSignIns }: SendersOptions) {
    this.#browserSessions = browserSessions;
    this.#baseUrl = baseUrl;
    this.#providerSignIns = providerSignIns;
  }

  /**
   * Browsers name the sending page in Sec-Fetch-Site over TLS and on this host, and in Origin elsewhere.
   * @returns null where neither header is there: programs omit both, and so do browsers when a person types an address
   */
  of(request: Request): "own" | "foreign" | null {
    const site = request.headers.get("sec-fetch-site");
    if (site !== null) return site === "same-origin" ? "own" : site === "none" ? null : "foreign";
    const origin = request.headers.get("origin");
    if (origin === null) return null;
    return this.#origins(request).includes(origin) ? "own" : "foreign";
  }

  /**
   * Who sends it. A session counts only where the browser confirms that the request comes from this service's pages.
   * @throws AppError `session-ended` where the page was shown to somebody who is not signed in any more
   */
  async caller(request: Request): Promise<Caller> {
    const person = await this.#browserSessions.senderOf(request);
    const client = clientInfoOf(request);
    // Everybody opens a push from its own page, so that referrer tells its owner nothing.
    const isOurs = this.#origins(request).some((origin) => client.referrer === `${origin}/`);
    return {
      userId: person?.user.id ?? null,
      role: person && roleOf(person.user),
      client: isOurs ? { ...client, referrer: "" } : client,
      recognised: this.recognised(request),
    };
  }

  /** Whom the company's sign-in has recognised in this browser just now. */
  recognised(request: Request): Addressee | null {
    const sealed = this.#providerSignIns && this.#browserSessions.recognised.of(request);
    return sealed ? (this.#providerSignIns?.recognised(sealed) ?? null) : null;
  }

  /** All origins of this service's pages: links may use another name than its users do. */
  #origins(request: Request): string[] {
    const { origin } = contextOf(request);
    return [this.#baseUrl ?? origin, this.#browserSessions.base(request), origin];
  }
}
