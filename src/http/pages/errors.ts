// The error pages, in place of a page that does not exist or cannot be served.

import type { BrowserSessions } from "../sessions/browser_sessions.ts";
import { ANY_END } from "../link_check.ts";
import { textsFor } from "./language.ts";
import type { Layout, Page } from "./layout.ts";
import { toPreviousServer } from "./previous_server.ts";

/** Why a page cannot be served at the moment. */
export type Trouble = "busy" | "unavailable" | "unconfirmed" | "defect" | "keySent";

export interface ErrorPagesOptions {
  browserSessions: BrowserSessions;
  /** The address of the server that this one has replaced; null if there is none. */
  previousServer: string | null;
}

export class ErrorPages {
  constructor(
    private readonly layout: Layout,
    private readonly options: ErrorPagesOptions,
  ) {}

  /** The answer if a page does not exist, or not for this person. If the store fails, everyone counts as signed out. */
  async missing(request: Request): Promise<Response> {
    const elsewhere = toPreviousServer(request, this.options.previousServer);
    if (elsewhere) return elsewhere;
    const person = await this.options.browserSessions.signedInUser(request).catch(() => null);
    return this.layout.render(request, person, errorPageFor(request, "missing", 404));
  }

  /** Never asks the store: the store may be the cause of the trouble. */
  trouble(request: Request, what: Trouble, status: number): Promise<Response> {
    return this.layout.render(request, null, errorPageFor(request, what, status));
  }
}

/** An error page, with its status. */
export function errorPageFor(request: Request, what: Trouble | "missing", status: number): Page {
  const texts = textsFor(request).errorPage;
  const values = { text: texts[`${what}Text`], missing: what === "missing" };
  return { template: "error", title: texts[what], status, takes: ANY_END, values };
}
